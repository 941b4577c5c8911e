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
            <numerusform>%n file only stand for weights: pointers, empty files or parts of downloads.</numerusform>
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
            <numerusform>%n tensor are not where the index says</numerusform>
            <numerusform>%n tensors are not where the index says</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) are not in the index</source>
        <translation>
            <numerusform>%n tensor are not in the index</numerusform>
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
            <numerusform>%n file are as long as their headers say.</numerusform>
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
            <numerusform>%n file keep the rules of their formats.</numerusform>
            <numerusform>%n files keep the rules of their formats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are only pointers</source>
        <translation>
            <numerusform>%n file are only pointers</numerusform>
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
            <numerusform>%n link, and each leads to a file inside.</numerusform>
            <numerusform>%n links, and each leads to a file inside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) lead nowhere or out of the directory</source>
        <translation>
            <numerusform>%n link lead nowhere or out of the directory</numerusform>
            <numerusform>%n links lead nowhere or out of the directory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are not what their hash says</source>
        <translation>
            <numerusform>%n file are not what their hash says</numerusform>
            <numerusform>%n files are not what their hash says</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) equal the hashes on the disk.</source>
        <translation>
            <numerusform>%n file equal the hashes on the disk.</numerusform>
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
            <numerusform>%n pickle name code that is on no list</numerusform>
            <numerusform>%n pickles name code that is on no list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of weights are in PyTorch's pickle form, which can carry code. The same tensors fit into safetensors.</source>
        <translation>
            <numerusform>%n file of weights are in PyTorch's pickle form, which can carry code. The same tensors fit into safetensors.</numerusform>
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
            <numerusform>Within the limits of the hub. %n file above 4 GB do not fit on a medium with FAT32.</numerusform>
            <numerusform>Within the limits of the hub. %n files above 4 GB do not fit on a medium with FAT32.</numerusform>
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
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
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
        <source>%n thing(s) still block the package</source>
        <translation>
            <numerusform>%n thing still block the package</numerusform>
            <numerusform>%n things still block the package</numerusform>
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
            <numerusform>None of the %n file here holds weights, a config or a tokenizer that Vitrine knows.</numerusform>
            <numerusform>None of the %n files here holds weights, a config or a tokenizer that Vitrine knows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) below look like models:</source>
        <translation>
            <numerusform>%n folder below look like models:</numerusform>
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
    <name>vitrine::ResultPage</name>
    <message numerus="yes">
        <source>%n file(s), %1. Every file was read again and is what was meant.</source>
        <translation>
            <numerusform>%n file, %1. Every file was read again and is what was meant.</numerusform>
            <numerusform>%n files, %1. Every file was read again and is what was meant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1. It was not read again.</source>
        <translation>
            <numerusform>%n file, %1. It was not read again.</numerusform>
            <numerusform>%n files, %1. It was not read again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::StatusLine</name>
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
        <source>Export %Ln Tensor(s)</source>
        <translation>
            <numerusform>Export %Ln Tensor</numerusform>
            <numerusform>Export %Ln Tensors</numerusform>
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
            <numerusform>Intact: all %n file are as they were packed</numerusform>
            <numerusform>Intact: all %n files are as they were packed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not as it was packed: %n file(s) differ</source>
        <translation>
            <numerusform>Not as it was packed: %n file differ</numerusform>
            <numerusform>Not as it was packed: %n files differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) read</source>
        <translation>
            <numerusform>%n file read</numerusform>
            <numerusform>%n files read</numerusform>
        </translation>
    </message>
</context>
</TS>
