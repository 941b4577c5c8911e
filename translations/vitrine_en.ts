<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>FileContents</name>
    <message numerus="yes">
        <source>What the file says of itself: %n entries</source>
        <translation>
            <numerusform>What the file says of itself: %n entry</numerusform>
            <numerusform>What the file says of itself: %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values that are no tensors: %n</source>
        <translation>
            <numerusform>Values that are no tensors: %n</numerusform>
            <numerusform>Values that are no tensors: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Problems: %n</source>
        <translation>
            <numerusform>Problems: %n</numerusform>
            <numerusform>Problems: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tensor(s)</source>
        <translation>
            <numerusform>%1, %n tensor</numerusform>
            <numerusform>%1, %n tensors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>JSON, %n key(s)</source>
        <translation>
            <numerusform>JSON, %n key</numerusform>
            <numerusform>JSON, %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>JSON, %n element(s)</source>
        <translation>
            <numerusform>JSON, %n element</numerusform>
            <numerusform>JSON, %n elements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%1: %n file(s), %2, verified by reading it again.</source>
        <translation>
            <numerusform>%1: %n file, %2, verified by reading it again.</numerusform>
            <numerusform>%1: %n files, %2, verified by reading it again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n file(s), %1.</source>
        <translation>
            <numerusform>Left out: %n file, %1.</numerusform>
            <numerusform>Left out: %n files, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Converted to safetensors: %n file(s).</source>
        <translation>
            <numerusform>Converted to safetensors: %n file.</numerusform>
            <numerusform>Converted to safetensors: %n files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intact: %n file(s), %1, all as packed.</source>
        <translation>
            <numerusform>Intact: %n file, %1, all as packed.</numerusform>
            <numerusform>Intact: %n files, %1, all as packed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Home paths taken out of the copies: %n place(s).</source>
        <translation>
            <numerusform>Home paths taken out of the copies: %n place.</numerusform>
            <numerusform>Home paths taken out of the copies: %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tokens taken out of the copies: %n place(s). Revoke them where they were issued.</source>
        <translation>
            <numerusform>Tokens taken out of the copies: %n place. Revoke them where they were issued.</numerusform>
            <numerusform>Tokens taken out of the copies: %n places. Revoke them where they were issued.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tensor(s)</source>
        <translation>
            <numerusform>%1 tensor</numerusform>
            <numerusform>%1 tensors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more file(s)</source>
        <translation>
            <numerusform>and %n more file</numerusform>
            <numerusform>and %n more files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more; --json has them all</source>
        <translation>
            <numerusform>and %n more; --json has it too</numerusform>
            <numerusform>and %n more; --json has them all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model</name>
    <message numerus="yes">
        <source>[%n element(s)]</source>
        <translation>
            <numerusform>[%n element]</numerusform>
            <numerusform>[%n elements]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n key(s)}</source>
        <translation>
            <numerusform>{%n key}</numerusform>
            <numerusform>{%n keys}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same fault occurs %n more times in this file.</source>
        <translation>
            <numerusform>The same fault occurs %n more time in this file.</numerusform>
            <numerusform>The same fault occurs %n more times in this file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more GGUF files follow the first in this file, from byte %1 on: parts of a set were joined with cat. Programs see only the first. Keep the parts as they were, or merge them with llama-gguf-split.</source>
        <translation>
            <numerusform>%n more GGUF file follows the first in this file, from byte %1 on: parts of a set were joined with cat. Programs see only the first. Keep the parts as they were, or merge them with llama-gguf-split.</numerusform>
            <numerusform>%n more GGUF files follow the first in this file, from byte %1 on: parts of a set were joined with cat. Programs see only the first. Keep the parts as they were, or merge them with llama-gguf-split.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors have type %1, by their size %2 of %3. Only programs made for it load them.</source>
        <translation>
            <numerusform>%n tensor has type %1, by its size %2 of %3. Only programs made for it load it.</numerusform>
            <numerusform>%n tensors have type %1, by their size %2 of %3. Only programs made for it load them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors have type %1 (%2), which ggml no longer reads. Quantise the model again, to %3, or use the program that made it.</source>
        <translation>
            <numerusform>%n tensor has type %1 (%2), which ggml no longer reads. Quantise the model again, to %3, or use the program that made it.</numerusform>
            <numerusform>%n tensors have type %1 (%2), which ggml no longer reads. Quantise the model again, to %3, or use the program that made it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors have type %1, which is %2 in ggml, but their sizes are not those of %2: the number is another program's (%3). Load them with the program that made them.</source>
        <translation>
            <numerusform>%n tensor has type %1, which is %2 in ggml, but its size is not that of %2: the number is another program's (%3). Load it with the program that made it.</numerusform>
            <numerusform>%n tensors have type %1, which is %2 in ggml, but their sizes are not those of %2: the number is another program's (%3). Load them with the program that made them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors have type %1, a number that stands for several types: %2. Load them with the program that made them.</source>
        <translation>
            <numerusform>%n tensor has type %1, a number that stands for several types: %2. Load it with the program that made it.</numerusform>
            <numerusform>%n tensors have type %1, a number that stands for several types: %2. Load them with the program that made them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors have type %1, which may be %2. Load them with the program that made them.</source>
        <translation>
            <numerusform>%n tensor has type %1, which may be %2. Load it with the program that made it.</numerusform>
            <numerusform>%n tensors have type %1, which may be %2. Load them with the program that made them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors have type %1, which is not known: a newer ggml's, or another program's. They are listed, and what they hold is not.</source>
        <translation>
            <numerusform>%n tensor has type %1, which is not known: a newer ggml's, or another program's. It is listed, and what it holds is not.</numerusform>
            <numerusform>%n tensors have type %1, which is not known: a newer ggml's, or another program's. They are listed, and what they hold is not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is a piece of a file that was cut by bytes: it has %1 of %2 bytes, and %n tensors, from “%3” on, are in the other pieces. Join the pieces with cat, in order.</source>
        <translation>
            <numerusform>This is a piece of a file that was cut by bytes: it has %1 of %2 bytes, and %n tensor, “%3”, is in the other pieces. Join the pieces with cat, in order.</numerusform>
            <numerusform>This is a piece of a file that was cut by bytes: it has %1 of %2 bytes, and %n tensors, from “%3” on, are in the other pieces. Join the pieces with cat, in order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file ends at byte %1; by its header it has %2. %n tensors are cut off or missing, from “%3” on. Download the file again.</source>
        <translation>
            <numerusform>The file ends at byte %1; by its header it has %2. %n tensor is cut off or missing: “%3”. Download the file again.</numerusform>
            <numerusform>The file ends at byte %1; by its header it has %2. %n tensors are cut off or missing, from “%3” on. Download the file again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors are in two parts of the set, “%1” first. The parts are not of one set.</source>
        <translation>
            <numerusform>%n tensor is in two parts of the set: “%1”. The parts are not of one set.</numerusform>
            <numerusform>%n tensors are in two parts of the set, “%1” first. The parts are not of one set.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was cut by bytes; %n pieces are here. No program loads them: join them with cat, in order, into one file.</source>
        <translation>
            <numerusform>%1 was cut by bytes; %n piece is here. No program loads it: join all pieces with cat, in order, into one file.</numerusform>
            <numerusform>%1 was cut by bytes; %n pieces are here. No program loads them: join them with cat, in order, into one file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight file(s) can be read, and there is nothing in them: saving went wrong.</source>
        <translation>
            <numerusform>%n weight file can be read, and there is nothing in them: saving went wrong.</numerusform>
            <numerusform>%n weight files can be read, and there is nothing in them: saving went wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight file(s), %1.</source>
        <translation>
            <numerusform>%n weight file, %1.</numerusform>
            <numerusform>%n weight files, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) only stand for weights: pointers, empty files or parts of downloads.</source>
        <translation>
            <numerusform>%n file only stands for weights: a pointer, an empty file or part of a download.</numerusform>
            <numerusform>%n files only stand for weights: pointers, empty files or parts of downloads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shard(s) missing</source>
        <translation>
            <numerusform>%n shard missing</numerusform>
            <numerusform>%n shards missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stray shard(s)</source>
        <translation>
            <numerusform>%n stray shard</numerusform>
            <numerusform>%n stray shards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) are not where the index says</source>
        <translation>
            <numerusform>%n tensor is not where the index says</numerusform>
            <numerusform>%n tensors are not where the index says</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) are not in the index</source>
        <translation>
            <numerusform>%n tensor is not in the index</numerusform>
            <numerusform>%n tensors are not in the index</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) missing</source>
        <translation>
            <numerusform>%n layer missing</numerusform>
            <numerusform>%n layers missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) missing</source>
        <translation>
            <numerusform>%n tensor missing</numerusform>
            <numerusform>%n tensors missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) of another shape</source>
        <translation>
            <numerusform>%n tensor of another shape</numerusform>
            <numerusform>%n tensors of another shape</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) that nothing asks for</source>
        <translation>
            <numerusform>%n tensor that nothing asks for</numerusform>
            <numerusform>%n tensors that nothing asks for</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weights are a distributed checkpoint of %n part(s)</source>
        <translation>
            <numerusform>The weights are a distributed checkpoint of %n part</numerusform>
            <numerusform>The weights are a distributed checkpoint of %n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) missing</source>
        <translation>
            <numerusform>%n part missing</numerusform>
            <numerusform>%n parts missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cut off</source>
        <translation>
            <numerusform>%n file cut off</numerusform>
            <numerusform>%n files cut off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are as long as their headers say.</source>
        <translation>
            <numerusform>%n file is as long as its header says.</numerusform>
            <numerusform>%n files are as long as their headers say.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breach(es) of a format's rules</source>
        <translation>
            <numerusform>%n breach of a format's rules</numerusform>
            <numerusform>%n breaches of a format's rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) keep the rules of their formats.</source>
        <translation>
            <numerusform>%n file keeps the rules of its format.</numerusform>
            <numerusform>%n files keep the rules of their formats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are only pointers</source>
        <translation>
            <numerusform>%n file is only a pointer</numerusform>
            <numerusform>%n files are only pointers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished file(s)</source>
        <translation>
            <numerusform>%n unfinished file</numerusform>
            <numerusform>%n unfinished files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s), and each leads to a file inside.</source>
        <translation>
            <numerusform>%n link, and it leads to a file inside.</numerusform>
            <numerusform>%n links, and each leads to a file inside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) lead nowhere or out of the directory</source>
        <translation>
            <numerusform>%n link leads nowhere or out of the directory</numerusform>
            <numerusform>%n links lead nowhere or out of the directory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are not what their hash says</source>
        <translation>
            <numerusform>%n file is not what its hash says</numerusform>
            <numerusform>%n files are not what their hash says</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) equal the hashes on the disk.</source>
        <translation>
            <numerusform>%n file equals the hash on the disk.</numerusform>
            <numerusform>%n files equal the hashes on the disk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) with values that do not belong there</source>
        <translation>
            <numerusform>%n tensor with values that do not belong there</numerusform>
            <numerusform>%n tensors with values that do not belong there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) would run a program when loaded</source>
        <translation>
            <numerusform>%n file would run a program when loaded</numerusform>
            <numerusform>%n files would run a program when loaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pickle(s) could not be judged</source>
        <translation>
            <numerusform>%n pickle could not be judged</numerusform>
            <numerusform>%n pickles could not be judged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pickle(s) name code that is on no list</source>
        <translation>
            <numerusform>%n pickle names code that is on no list</numerusform>
            <numerusform>%n pickles name code that is on no list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of weights are in PyTorch's pickle form, which can carry code. The same tensors fit into safetensors.</source>
        <translation>
            <numerusform>%n file of weights is in PyTorch's pickle form, which can carry code. The same tensors fit into safetensors.</numerusform>
            <numerusform>%n files of weights are in PyTorch's pickle form, which can carry code. The same tensors fit into safetensors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s) in files that would be passed on</source>
        <translation>
            <numerusform>%n secret in files that would be passed on</numerusform>
            <numerusform>%n secrets in files that would be passed on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) that may be a secret</source>
        <translation>
            <numerusform>%n place that may be a secret</numerusform>
            <numerusform>%n places that may be a secret</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files name a person or a machine</source>
        <translation>
            <numerusform>%n file names a person or a machine</numerusform>
            <numerusform>%n files name a person or a machine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n term(s) open</source>
        <translation>
            <numerusform>%1: %n term open</numerusform>
            <numerusform>%1: %n terms open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) that another system refuses</source>
        <translation>
            <numerusform>%n name that another system refuses</numerusform>
            <numerusform>%n names that another system refuses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) above 200 GB</source>
        <translation>
            <numerusform>%n file above 200 GB</numerusform>
            <numerusform>%n files above 200 GB</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within the limits of the hub. %n file(s) above 4 GB do not fit on a medium with FAT32.</source>
        <translation>
            <numerusform>Within the limits of the hub. %n file above 4 GB does not fit on a medium with FAT32.</numerusform>
            <numerusform>Within the limits of the hub. %n files above 4 GB do not fit on a medium with FAT32.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) of this checkpoint are not whole, the first of them %1: a file with further pieces is missing. Copy the files of all processes into this folder.</source>
        <translation>
            <numerusform>%n tensor of this checkpoint is not whole, %1: a file with further pieces is missing. Copy the files of all processes into this folder.</numerusform>
            <numerusform>%n tensors of this checkpoint are not whole, the first of them %1: a file with further pieces is missing. Copy the files of all processes into this folder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weight file(s)</source>
        <translation>
            <numerusform>%n weight file</numerusform>
            <numerusform>%n weight files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small file(s)</source>
        <translation>
            <numerusform>%n small file</numerusform>
            <numerusform>%n small files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n question(s) could not be answered.</source>
        <translation>
            <numerusform>%1 %n question could not be answered.</numerusform>
            <numerusform>%1 %n questions could not be answered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) are in two shards</source>
        <translation>
            <numerusform>%n tensor is in two shards</numerusform>
            <numerusform>%n tensors are in two shards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The index names %n tensor(s) twice</source>
        <translation>
            <numerusform>The index names %n tensor twice</numerusform>
            <numerusform>The index names %n tensors twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be opened</source>
        <translation>
            <numerusform>%n file cannot be opened</numerusform>
            <numerusform>%n files cannot be opened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) that another system refuses: %1.</source>
        <translation>
            <numerusform>%n name that another system refuses: %1.</numerusform>
            <numerusform>%n names that another system refuses: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) would stay out: %1 leads out of the folder, to %2.</source>
        <translation>
            <numerusform>%n link would stay out: %1 leads out of the folder, to %2.</numerusform>
            <numerusform>%n links would stay out: %1 leads out of the folder, to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) would stay out: %1 leads to %2, which is not there.</source>
        <translation>
            <numerusform>%n link would stay out: %1 leads to %2, which is not there.</numerusform>
            <numerusform>%n links would stay out: %1 leads to %2, which is not there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be read, the first is %1.</source>
        <translation>
            <numerusform>%n file cannot be read: %1.</numerusform>
            <numerusform>%n files cannot be read, the first is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with weights would be left out, the first is %1.</source>
        <translation>
            <numerusform>%n file with weights would be left out: %1.</numerusform>
            <numerusform>%n files with weights would be left out, the first is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1</source>
        <translation>
            <numerusform>%n file, %1</numerusform>
            <numerusform>%n files, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1: %2</source>
        <translation>
            <numerusform>%n file, %1: %2</numerusform>
            <numerusform>%n files, %1: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 became %2: %n tensor(s), bit for bit, without unpickling</source>
        <translation>
            <numerusform>%1 became %2: %n tensor, bit for bit, without unpickling</numerusform>
            <numerusform>%1 became %2: %n tensors, bit for bit, without unpickling</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Home paths were replaced in %n place(s) of the copy.</source>
        <translation>
            <numerusform>Home paths were replaced in %n place of the copy.</numerusform>
            <numerusform>Home paths were replaced in %n places of the copy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tokens were taken out in %n place(s) of the copy.</source>
        <translation>
            <numerusform>Tokens were taken out in %n place of the copy.</numerusform>
            <numerusform>Tokens were taken out in %n places of the copy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ChecklistPanel</name>
    <message numerus="yes">
        <source>Only what this finding is about: %n file(s)</source>
        <translation>
            <numerusform>Only what this finding is about: %n file</numerusform>
            <numerusform>Only what this finding is about: %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ContentsPage</name>
    <message numerus="yes">
        <source>Goes in, %n file(s)</source>
        <translation>
            <numerusform>Goes in, %n file</numerusform>
            <numerusform>Goes in, %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stays out, %n file(s)</source>
        <translation>
            <numerusform>Stays out, %n file</numerusform>
            <numerusform>Stays out, %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n shard(s)</source>
        <translation>
            <numerusform>%1, %n shard</numerusform>
            <numerusform>%1, %n shards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s): %1</source>
        <translation>
            <numerusform>%n file: %1</numerusform>
            <numerusform>%n files: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Convert %n pickle file(s) to safetensors, in the package</source>
        <translation>
            <numerusform>&amp;Convert %n pickle file to safetensors, in the package</numerusform>
            <numerusform>&amp;Convert %n pickle files to safetensors, in the package</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::DropOverlay</name>
    <message numerus="yes">
        <source>Drop to open %n folder(s) or file(s)</source>
        <translation>
            <numerusform>Drop to open %n folder or file</numerusform>
            <numerusform>Drop to open %n folders or files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ExportBar</name>
    <message numerus="yes">
        <source>Writing %n tensor(s) to %1…</source>
        <translation>
            <numerusform>Writing %n tensor to %1…</numerusform>
            <numerusform>Writing %n tensors to %1…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) written to %1.</source>
        <translation>
            <numerusform>%n tensor written to %1.</numerusform>
            <numerusform>%n tensors written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::FilePage</name>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::FilesModel</name>
    <message numerus="yes">
        <source>%1, %n file(s)</source>
        <translation>
            <numerusform>%1, %n file</numerusform>
            <numerusform>%1, %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 again, %n shard(s)</source>
        <translation>
            <numerusform>%1 again, %n shard</numerusform>
            <numerusform>%1 again, %n shards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n shard(s)</source>
        <translation>
            <numerusform>%1, %n shard</numerusform>
            <numerusform>%1, %n shards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::FilesPanel</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::FindingsPage</name>
    <message numerus="yes">
        <source>%n term(s) open</source>
        <translation>
            <numerusform>%n term open</numerusform>
            <numerusform>%n terms open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) still to be settled before it can be packaged</source>
        <translation>
            <numerusform>%n finding still to be settled before it can be packaged</numerusform>
            <numerusform>%n findings still to be settled before it can be packaged</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::HeadlineBand</name>
    <message numerus="yes">
        <source>Reading the headers of %n file(s)</source>
        <translation>
            <numerusform>Reading the headers of %n file</numerusform>
            <numerusform>Reading the headers of %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::MainWindow</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n file(s) here holds weights, a config or a tokenizer that Vitrine knows.</source>
        <translation>
            <numerusform>The %n file here holds no weights, config or tokenizer that Vitrine knows.</numerusform>
            <numerusform>None of the %n files here holds weights, a config or a tokenizer that Vitrine knows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) below look like models:</source>
        <translation>
            <numerusform>%n folder below looks like a model:</numerusform>
            <numerusform>%n folders below look like models:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::PickleView</name>
    <message numerus="yes">
        <source>Vitrine read %Ln instruction(s) without carrying any out.</source>
        <translation>
            <numerusform>Vitrine read %Ln instruction without carrying any out.</numerusform>
            <numerusform>Vitrine read %Ln instructions without carrying any out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ProvenancePage</name>
    <message numerus="yes">
        <source>%n fact(s) are not known.</source>
        <translation>
            <numerusform>%n fact is not known.</numerusform>
            <numerusform>%n facts are not known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::RecentModel</name>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::Remedies</name>
    <message numerus="yes">
        <source>Leave %n file(s) out</source>
        <translation>
            <numerusform>Leave %n file out</numerusform>
            <numerusform>Leave %n files out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ResultPage</name>
    <message numerus="yes">
        <source>%n passed or do not apply</source>
        <translation>
            <numerusform>%n passed or does not apply</numerusform>
            <numerusform>%n passed or do not apply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s), settled or left open</source>
        <translation>
            <numerusform>%n failure, settled or left open</numerusform>
            <numerusform>%n failures, settled or left open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not verified</source>
        <translation>
            <numerusform>%n not verified</numerusform>
            <numerusform>%n not verified</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n file(s); %2 were left out</source>
        <translation>
            <numerusform>%1, %n file; %2 were left out</numerusform>
            <numerusform>%1, %n files; %2 were left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::ScrubPanel</name>
    <message numerus="yes">
        <source>&amp;Take %n home path(s) and user name(s) out of the copies</source>
        <translation>
            <numerusform>&amp;Take %n home path and user name out of the copies</numerusform>
            <numerusform>&amp;Take %n home paths and user names out of the copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TensorPage</name>
    <message numerus="yes">
        <source>%1, %n bytes a value</source>
        <translation>
            <numerusform>%1, %n byte a value</numerusform>
            <numerusform>%1, %n bytes a value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n bits a value</source>
        <translation>
            <numerusform>%1, %n bit a value</numerusform>
            <numerusform>%1, %n bits a value</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TensorPanel</name>
    <message numerus="yes">
        <source>Export %Ln tensor(s)</source>
        <translation>
            <numerusform>Export %Ln tensor</numerusform>
            <numerusform>Export %Ln tensors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::TotalsRow</name>
    <message numerus="yes">
        <source>%Ln tensor(s)</source>
        <translation>
            <numerusform>%Ln tensor</numerusform>
            <numerusform>%Ln tensors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tensor(s)</source>
        <translation>
            <numerusform>%1 of %Ln tensor</numerusform>
            <numerusform>%1 of %Ln tensors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::VerifyWords</name>
    <message numerus="yes">
        <source>Intact: all %n file(s) are as they were packed</source>
        <translation>
            <numerusform>Intact: %n file, as it was packed</numerusform>
            <numerusform>Intact: all %n files are as they were packed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) read</source>
        <translation>
            <numerusform>%n file read</numerusform>
            <numerusform>%n files read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not as it was packed: %n difference(s)</source>
        <translation>
            <numerusform>Not as it was packed: %n difference</numerusform>
            <numerusform>Not as it was packed: %n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other file(s) are as they were packed.</source>
        <translation>
            <numerusform>%n other file is as it was packed.</numerusform>
            <numerusform>%n other files are as they were packed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::WarningList</name>
    <message numerus="yes">
        <source>%n warning(s) do not block; the note lists them</source>
        <translation>
            <numerusform>%n warning does not block; the note lists it</numerusform>
            <numerusform>%n warnings do not block; the note lists them</numerusform>
        </translation>
    </message>
</context>
</TS>
