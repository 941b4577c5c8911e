<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>FileContents</name>
    <message>
        <source>%1 elements: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>What the file says of itself: %n entries</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values that are no tensors: %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Problems: %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tensor(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Apart from its tensors the file says nothing of itself. They are under Tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds no tensors and says nothing of itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>JSON, %n key(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>JSON, %n element(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large to be shown as a tree; its beginning is shown as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. The file is shown as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No text; the first %1 bytes are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a link to %1, which is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a link to %1, outside the folder that was opened. Vitrine does not follow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a device, a pipe or a socket, and no file that could be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file cannot be read. Its owner can give you the permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a Git LFS pointer. It stands for a file of %1 that was not downloaded; “git lfs pull” fetches it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PickleWords</name>
    <message>
        <source>Loading this file builds values, and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading this file runs code of usual training programs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading this file runs code that Vitrine does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What loading this file would do could not be followed to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not load this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load it only if you trust whoever made it. Where the weights are all you need, safetensors does without code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask whoever made it for safetensors. Or keep only the numbers: converting copies the tensors and none of the instructions.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TensorMenu</name>
    <message>
        <source>What Is This?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only This Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only This Dtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only This Shard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TensorTable</name>
    <message>
        <source>a single value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shard %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File with its path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role in the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>There is no option %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option %1 takes no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option %1 wants a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer in JSON, for programs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak this language: en or zh_CN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what a model directory holds, says whether it is complete and sound, and packages it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: vitrine-cli COMMAND [OPTIONS]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vitrine-cli COMMAND --help tells the options of a command; vitrine-cli --version tells the version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: vitrine-cli %1 [OPTIONS]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit code:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command %1; vitrine-cli --help lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vitrine-cli %1 --help lists the options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explains in plain words what PATH is and what its files are for, or what a word means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0; 2 when PATH cannot be opened, or nothing is known about what was asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a file of this role is for, such as “optimizer state”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a need means, such as “resume only”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a verdict means, such as “weights-only”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom a format suits, such as “gguf”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a type of numbers can hold, such as “BF16”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a check asks, such as “fit.layers”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a key of a config says, such as “hidden_size”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a word means, such as “shard”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says what PATH is, whether it is complete, and what each file is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0; 2 when PATH cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report on the practice folder, made for the purpose in a temporary place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which model? Give the path of one directory or file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists every tensor of PATH with its type, shape, file and place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of this unit inside PATH, as info names it; without it, of the model at the root.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only tensors whose name contains TEXT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer as comma-separated values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no unit %1; vitrine-cli info lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs PATH into an archive with a note of where it came from, and verifies it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0; 1 when a check blocks it; 2 when it could not be written; 3 when what was written did not verify.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to write it; the suffix decides the form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deploy, share (as if not said) or resume.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tar, tar.zst, tar.gz, zip, folder or oci.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fact for the note, for example data_version=2026-10; may be repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take these files in as well; may be repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave these files out; may be repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pack although this check blocks; it stands in the note. CHECK=REASON gives the reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace home paths in the copies of JSON files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace OUT when it is there already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to? Give the output with -o.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no purpose %1: it is deploy, share or resume.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no format %1: it is tar, tar.zst, tar.gz, zip, folder or oci.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not KEY=VALUE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no check %1; vitrine-cli check lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads a package again and holds it against its own sums.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 intact; 1 something differs; 2 when it cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the fast sums (XXH3): finds damage, but not intent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which package? Give the path of one archive or folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report cannot be written to %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes through the checklist: is PATH complete, does it fit together, is it sound, can it do harm, may it leave the house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 when nothing fails; 1 when something fails, with --strict also when something warns or could not be verified; 2 when PATH cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is for: deploy, share (unless it is given) or resume; it decides what weighs how much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings and what could not be verified count too; for continuous integration. Reads all data, as --on-request does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also run the checks that read all data: hashes, values of the weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask about the unit in this folder of PATH, for example checkpoint-500.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also write a report; FILE ends in .md, .html, .json or .txt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The purpose is deploy, share or resume.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the report ends in .md, .html, .json or .txt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no unit in the folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the tensors of pickled weights as safetensors, without unpickling anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 all tensors were written; 1 some had to be left out, and are named; 2 nothing could be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to write: a name that ends in .safetensors, or a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest file, for example 2GB; 5GB when it is not given. Several files get an index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out what belongs to an optimizer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the place of files that are there already.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <comment>before the last item of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes are wanted at byte %2, and the file ends at byte %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends at byte %1, in the middle of what begins at byte %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file became shorter while it was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text of %1 at byte %2 is longer than Vitrine reads (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no permission to read %1. Ask its owner, or open a copy that belongs to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a link that leads round in a circle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no space left for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no space left to write %1. Free some, or choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no permission to write %1. Choose a place that belongs to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder for %1 is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there already. Choose another name, or allow that it is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file system does not take a file as large as %1. Choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is being written by another program. Wait for it, or choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no valid JSON: byte %1 does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This JSON holds more than %1 values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This JSON is nested more than %1 levels deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[%n element(s)]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{%n key(s)}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“shape:%1” is no shape; write shape:64 or shape:64x128</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“bytes:%1” is no size; write bytes:&gt;1MB or bytes:&lt;=512</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pattern cannot be read: %1 at letter %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table with one row of numbers for each token: it turns the text, cut into tokens, into vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds to each vector where in the text or picture it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>segment embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds to each vector which of two texts it belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm behind the embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the vectors that come from the embedding to a common size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patch embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns small squares of the picture into vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A learned vector that is put in front of the input; it gathers what stands for the whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first convolution over sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns short pieces of sound into vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention, query projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each token, turns the numbers that describe it into questions: what should this token pay attention to?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention, key projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each token, makes the labels that the questions of other tokens are compared with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention, value projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each token, makes what is handed on to those that pay attention to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention, several projections in one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries, keys and values, or two of them, computed by one matrix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention, output projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins what the heads have gathered back into one vector for each token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention, norm of the queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the queries to a common size before they are compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention, norm of the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the keys to a common size before they are compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One number for each head: a place to pay attention to when nothing else fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention, relative position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds to each comparison how far apart the two places are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latent attention, queries made small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First half of the query projection: into a smaller vector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latent attention, queries from the small form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second half of the query projection: from the smaller vector to all heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latent attention, keys and values made small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes one small vector from which keys and values are computed; only this one is kept while generating.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latent attention, keys and values from the small form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computes keys and values of all heads from the small vector.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latent attention, norm of the small form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the small vectors to a common size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm before attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the vectors to a common size before the attention of the layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm behind attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the vectors to a common size after the attention of the layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MLP, gate projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decides how much of each of the widened numbers goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MLP, up projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widens each vector, so that the layer can work on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MLP, down projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the widened vector back to the width of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MLP, gate and up projection in one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gate and widening, computed by one matrix.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm before the MLP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the vectors to a common size before the MLP of the layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm behind the MLP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the vectors to a common size at the end of the layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses for each token which experts work on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gate of the shared expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decides for each token how much the shared expert counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the vectors to a common size before the output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns each vector into one score for each token of the vocabulary. It is often the token embedding once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pooler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes one vector that stands for the whole text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>classifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns the vector into one score for each class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns vectors of one part of the model, such as pictures, into those of another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers from which positions are computed; they could be computed anew and are no parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state space, input projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widens the vectors and splits them for the state space block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state space, short convolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixes each token with the few before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state space, selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computes from each token what is kept in the state and what is read from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state space, step size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decides for each token how far the state moves on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state space, decay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast the state forgets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state space, direct path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the input passes the state by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state space, output projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the result back to the width of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state space, norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the result to a common size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells the model how noisy the picture still is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedding of the condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns the prompt or the picture&apos;s size into vectors that steer the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first convolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns the latent picture into the channels that the model works with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last convolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns the channels back into a latent picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>convolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks at each place together with its neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>downsampling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halves the picture, so that the next blocks see more of it at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upsampling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles the picture again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carries the input past the block where the number of channels changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the numbers to a common size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>statistics of the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Means and variances that were gathered while training; no parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA, down matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of two small matrices that together change a large one: into the small rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA, up matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second of two small matrices that together change a large one: back to full width.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DoRA, magnitudes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The length of each column after the change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quantised weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weight in few bits, several packed into each number; scales beside it give the values back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scale of a quantised weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the small numbers of a quantised weight are multiplied by. No parameter of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero point of a quantised weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is taken off the small numbers of a quantised weight. No parameter of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order of a quantised weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says how the small numbers of a quantised weight are laid out. No parameter of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimizer, mean of the gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept by the optimizer to go on training; loading the model does not need it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimizer, mean of the squared gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimizer, number of steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vision part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>audio part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask decoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross-%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, expert %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, shared expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, all experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same fault occurs %n more times in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1 it imports a name that is computed while it loads, so what it names cannot be known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1 it uses a number of Python&apos;s extension registry; what that stands for is not in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1 it asks the program that loads it for an object; what comes depends on that program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1 it changes a module or class of the running program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1 it looks up an attribute of an object that is no plain class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1 it calls something that is computed while it loads, so what it does cannot be known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1 Python would refuse to go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1 the frames do not fit: Python&apos;s own two readers disagree about this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1 it asks for a protocol that does not exist yet; the newest is 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1 a name holds a dot, which this protocol does not allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was written by Python 2 (a string at byte %1 is no ASCII text) and loads only with encoding=&quot;latin1&quot; or &quot;bytes&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text at byte %1 is no valid UTF-8, and Python would stop there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes that belong at byte %1 were kept outside of this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle ends in the middle, at byte %1. Was the file transferred completely?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1 stands an instruction that no protocol has (%2). The file is damaged, or no pickle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1 an instruction needs a value that is not there. The file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1 an instruction asks for a stored value that was never stored. The file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1 stands a number or text that Python cannot read. The file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle is larger than Vitrine follows; it was looked at up to byte %1 only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading was cancelled at byte %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loading it calls %1, which %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loading it imports %1, which %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not verified: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loading it runs code of usual training libraries, %1 for example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no code found by these rules (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>makes plain values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs any Python code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starts other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reads or writes files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens network connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loads another pickle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can reach any other function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes the running program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interferes with programs that check models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is code that Vitrine does not know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual in training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On no list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can harm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than %1 pickles follow each other; the rest was not looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes from byte %2 on are no pickle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A string at byte %1 holds a zip archive, which was not looked into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A string at byte %1 looks like a pickle of its own (%2); loading this file leaves it alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vitrine does not unpack %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It unpacks to more than %1; the rest was not looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry has no header of its own in the archive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry is packed with method %1, which Vitrine does not unpack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive holds two entries of the name %1; which one counts depends on the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry %1 should begin at byte %2, and nothing begins there. The archive is damaged or cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The directory calls an entry %1, and the entry calls itself %2. Programs differ in which name they take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The directory and the entry %1 itself say different things of its size, its checksum or how it is packed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry %1 is marked as encrypted. PyTorch ignores the mark, and so does Vitrine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry %1 reaches beyond the end of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries of the archive lie on top of each other (%1 times); it was not written by a usual program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive holds %1, which its directory does not name; programs that read from the front find it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive has %1 directories; programs differ in which one they read. All were looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive&apos;s directory at its end is missing: the file was not transferred or written completely. What its parts say of themselves is shown. Fetch the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes stand in front of the archive; some programs read them as a file of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive has more than %1 entries; the rest was not looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive&apos;s directory is damaged at byte %1; entries after it are not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The description of the tensor %1 is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part %1, which holds %2 pieces of the checkpoint, is missing. Without it nothing can be merged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part %1 has %2 bytes and should have %3: it was not transferred or written completely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 bytes of the file were not looked into: they are cut, damaged, or too many parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds no data for the storage %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensor %1 states a shape that no file can hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data of the tensor %1 (storage %2) is not in the file. Fetch the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensor %1 reaches beyond its storage %2 (byte %3 of %4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data of the tensor %1 is cut: %2 of %3 bytes are there. Fetch the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file names more tensors than Vitrine lists (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is compressed twice, and was not looked into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of weights %1 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its values refer to each other so often that they unfold to more than can be listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes follow the last storage; PyTorch does not read them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file breaks off at byte %1, before its tensors&apos; data. Fetch it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends within the data of storage %1, at byte %2. Fetch the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pickle cannot be followed beyond byte %1; what it holds is not known. It is damaged, cut, or no pickle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins as a pickle and ends as a zip archive; programs differ in what they take it for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part %1 of the file ends in the middle, at byte %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data of the tensor is not in this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file states an unknown byte order (%1); little endian is assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive holds no data for the storage %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty (0 bytes). Download or copy it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has %1 bytes; the length of its header alone takes 8. Download or copy it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header is said to have no bytes at all. The file is damaged; get it again from its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header&apos;s length is written with its bytes in reverse order (big endian), and no loader reads it so. Ask for a file that the safetensors library wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header is said to have %1; the format allows 100 MB, and Vitrine reads %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header is said to have %1 bytes, and the file has %2 in all: it is cut off, or the length is wrong. Download or copy it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header is said to have %1 bytes, and the file has %2 in all. The file is damaged, or it is not a safetensors file; get it again from its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a safetensors file with the name of a GGUF file; programs that go by the name refuse it. Give it the suffix .safetensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a safetensors file with the name of a PyTorch file; programs that go by the name may refuse it. Give it the suffix .safetensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header has %1; the format allows 100 MB, and the safetensors library refuses the file. Split it into shards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry of tensor %1 is not an object, so nothing is known of the tensor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry of tensor %1 has no %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry of tensor %1 is a list of more than dtype, shape and data_offsets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry %1 is nested more than %2 levels deep; the safetensors library refuses the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry of tensor %1 has %2 twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dtype of tensor %1 is not a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shape of tensor %1 is not a list of whole numbers from 0 to 2⁶⁴ − 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor %1 has more than %2 dimensions; it is not shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data_offsets of tensor %1 are not two whole numbers from 0 to 2⁶⁴ − 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data_offsets of tensor %1 end at %2, before they begin at %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more faults of this kind are in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a GGUF file with the name of a safetensors file. Rename it to .gguf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a zip archive (PyTorch files are such) with the name of a safetensors file. Give it its right name, or convert it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an empty zip archive with the name of a safetensors file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is compressed with gzip. Decompress it; a safetensors file may be inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is compressed with Zstandard. Decompress it; a safetensors file may be inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is compressed with xz. Decompress it; a safetensors file may be inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is compressed with bzip2. Decompress it; a safetensors file may be inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a 7z archive. Unpack it; a safetensors file may be inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a RAR archive. Unpack it; a safetensors file may be inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an HDF5 file with the name of a safetensors file. Rename it to .h5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a NumPy file with the name of a safetensors file. Rename it to .npy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a GGML file, older than GGUF, with the name of a safetensors file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a PDF document with the name of a safetensors file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a picture with the name of a safetensors file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a program, not a model. Do not run it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a pickle (older PyTorch files are such) with the name of a safetensors file. Do not load it before it was checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a Git LFS pointer in place of the file: the weights (%1, SHA-256 %2) were not downloaded. Run “git lfs pull”, or download the file itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a tar archive. Unpack it; a safetensors file may be inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a web page in place of the file: the download needs a log-in, or its address is wrong. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is an XML text in place of the file, such as a storage server sends with an error. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a JSON text in place of the file, such as a server sends with an error: %1. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a text in place of the file: “%1”. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with nothing but zeros: space was set aside for it, and it was never written. Download or copy it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value of __metadata__ is not a text; the safetensors library refuses the file or loses the value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text in the header holds a control character that is not escaped: this is not JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text in the header has an escape that JSON does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text in the header holds half of a surrogate pair, which stands for no character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text in the header is not valid UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number in the header is not written as JSON wants it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word in the header is none that JSON knows (NaN, Infinity and True are not JSON).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text in the header is longer than Vitrine shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries have fields that the format does not know; readers pass over them. Entries: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries are written as lists, which the safetensors library takes and others may not. Entries: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header begins with a byte order mark. The safetensors library refuses the file; save it again with that library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header begins with blanks, and the format wants an opening brace there. Some readers refuse the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header is not a JSON object, so it names no tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header is not JSON. The file is damaged, or it is not a safetensors file; get it again from its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A comma stands before the closing brace of the header: this is not JSON, and the safetensors library refuses the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header is padded with NUL bytes instead of spaces. The safetensors library refuses the file; save it again with that library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text follows the header&apos;s closing brace. The safetensors library refuses the file; save it again with that library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has more tensors than Vitrine shows; the rest is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header&apos;s JSON ends in the middle. What stands before that place is shown; get the file again from its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header is not JSON: “%1” may not stand here. The safetensors library refuses the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header has __metadata__ twice; the safetensors library refuses the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>__metadata__ is not an object of texts; readers fail on it or lose it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tensor is named %1. The name is reserved, and the safetensors library refuses the file; rename the tensor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor %1 has dtype %2, which the safetensors format does not have. Loaders refuse the whole file; it must be saved again with a dtype of the format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor %1 needs %2 bytes by its shape and dtype, and its offsets give it %3. Loaders refuse the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The elements of tensor %1 do not fill whole bytes. Loaders refuse the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shape of tensor %1 has more elements than any file can hold. Loaders refuse the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header names tensor %1 twice. Loaders take the last entry or refuse the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor %1 lies on the same bytes as %2. The format has no shared tensors; loaders refuse the file. Such a tensor must be stored once, under one name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor %1 begins %3 bytes before the end of tensor %2. Loaders refuse the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tensor is said to begin at byte %1 of the data, and the file holds only %2 bytes of data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes that belong to no tensor lie between two tensors. The safetensors library refuses the file; save it again to close the gap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is cut off: its last %1 (%2 bytes) are missing. Download or copy it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header names no tensors, yet %1 bytes of data follow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another safetensors file follows the first one: two files were joined. Only the first is shown; split them at this byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes follow the last tensor. The safetensors library refuses the file; they can be cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file says that it is GGUF version %1. There are versions 1 to 3; download the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GGUF version %1 is newer than what Vitrine knows. It was read as version 3, and may mean something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GGUF version 1 is read by Vitrine, and no longer by llama.cpp. Convert the model again from its source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends inside its header, after %1 bytes. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header announces %1 metadata keys, more than the file can hold. Those that could be read are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has more than %1 metadata keys, which is as many as Vitrine reads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metadata key number %1 has %2 bytes; a key has at most 65,535.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends inside its metadata: %1 of %2 keys are there. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metadata key number %1 is said to have %2 bytes; a key has at most 65,535. What follows cannot be found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are only zeros where metadata key number %1 of %2 should be: the download reserved its place and never filled it. Download the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A metadata key has no name. llama.cpp refuses the file; write it again without that key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metadata key “%1” is not valid UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metadata key “%1” occurs twice, with the same value. llama.cpp refuses the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metadata key “%1” occurs twice with different values. llama.cpp refuses the file, and other programs may take either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general.alignment has the type %1; it must be uint32. Where the tensors begin is in doubt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general.alignment is %1; it must be a power of two. Where the tensors begin is in doubt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a GGUF file with the name of a safetensors file; programs that go by the name refuse it. Give it the suffix .gguf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general.architecture is missing: no program knows what to do with these tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general.alignment is %1: the tensors would begin beyond the end of the file. Where they begin is in doubt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n more GGUF files follow the first in this file, from byte %1 on: parts of a set were joined with cat. Programs see only the first. Keep the parts as they were, or merge them with llama-gguf-split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes follow the last tensor, and nothing in the header says what they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends inside the value of “%1”, which begins at byte %2. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has a value of type %2, which GGUF does not have. What follows it cannot be found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a yes or no, and has the value %2 instead of 0 or 1. It is taken as yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A string of “%1” is said to have %2 bytes, more than the whole file. What follows it cannot be found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has a text of %2; only its beginning is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of “%1” is not valid UTF-8. Bytes that are no characters are shown as \xNN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is an array of type %2, which GGUF does not have. What follows it cannot be found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is an array in more than %2 arrays. Vitrine follows no further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is said to be an array of %2 elements, more than the whole file holds. What follows it cannot be found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metadata is longer than %1, which is as far as Vitrine reads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of earlier ggml</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n tensors have type %1, by their size %2 of %3. Only programs made for it load them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n tensors have type %1 (%2), which ggml no longer reads. Quantise the model again, to %3, or use the program that made it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n tensors have type %1, which is %2 in ggml, but their sizes are not those of %2: the number is another program&apos;s (%3). Load them with the program that made them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n tensors have type %1, a number that stands for several types: %2. Load them with the program that made them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n tensors have type %1, which may be %2. Load them with the program that made them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n tensors have type %1, which is not known: a newer ggml&apos;s, or another program&apos;s. They are listed, and what they hold is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty (0 bytes). Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a Git LFS pointer that stands for a file of %1. Fetch the file itself with “git lfs pull”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a web page in place of the file: the download asked for a login or failed. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the older GGML format with the name of a GGUF file. Convert it to GGUF from the original model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with “GGUF” reversed. In GGUF the magic stands in the same order for both byte orders; the file was converted wrongly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with “gguf” in small letters; it must be “GGUF”. No program reads it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a safetensors file with the name of a GGUF file. Give it the suffix .safetensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins with zeros: the download reserved its place and never filled it. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no GGUF file: it does not begin with “GGUF”. It was damaged, or it is something else with this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header announces %1 tensors, more than the file can hold. Those that could be read are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has %1 tensors; Vitrine reads the first %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensor name “%1” occurs twice. Programs take either, or refuse the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header announces %1 tensors, and %2 are described.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header announces %1 metadata keys, and more follow. The list of tensors cannot be found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The description of tensor number %1 of %2 makes no sense. Those before it are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends inside its list of tensors: %1 of %2 are described. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From tensor number %1 of %2 on there are only zeros: the download reserved its place and never filled it. Download the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has %2 dimensions; GGUF has at most 4, and llama.cpp refuses the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor number %1 is said to have %2 dimensions; GGUF has at most 4. What follows cannot be found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensor name “%1” is not valid UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor number %1 has no name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensor name “%1” has %2 bytes; llama.cpp takes at most 63 and refuses the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dimensions of “%1” are larger than any tensor: their product passes 63 bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has rows of %2 elements, and %3 comes in blocks of %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” would have more bytes than any file: its dimensions are wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensors are not listed in the order of their data; “%1” is the first out of order. llama.cpp refuses the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is said to lie %2 bytes into the data, beyond the end of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” begins %2 bytes into the data, which is not a multiple of the alignment, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” begins %2 bytes before the tensor in front of it ends: they overlap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a hole of %2 bytes in front of “%1”. llama.cpp refuses the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a piece of a file that was cut by bytes: it has %1 of %2 bytes, and %n tensors, from “%3” on, are in the other pieces. Join the pieces with cat, in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends at byte %1; by its header it has %2. %n tensors are cut off or missing, from “%3” on. Download the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no GGML file: it begins with other bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1 of %2 is not known; what follows cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is 0: no program can use the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a saved session of llama.cpp: text that a model had read, and no model. Nothing loads from it without the model it was saved with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the older GGML format (%1) with the name of a GGUF file. Programs refuse it; convert it to GGUF from the original model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This format (%1) is from before GGUF; llama.cpp no longer reads it. Convert it to GGUF from the original model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins as a GGML file, and no tensors were found in it: it is cut off, damaged, or of a program that Vitrine does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has type %2, whose size is not known. What follows it cannot be found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends at byte %1, and “%2” ends at byte %3. Tensors behind it are missing too. Download the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends inside the description of tensor number %1. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At byte %1 tensor number %2 should begin, and what stands there is none. Those before it are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header is said to have %1 bytes, and the file ends before. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header is said to have %1, more than any array needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header has no %1: NumPy cannot read the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header says more than NumPy&apos;s three things; NumPy refuses the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fortran_order is neither True nor False: NumPy cannot read the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shape %1 is none that an array can have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array would have more bytes than any file: its shape is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no NumPy file: it does not begin with NumPy&apos;s mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file says that it is version %1 of NumPy&apos;s format; there are 1, 2 and 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header is no plain dictionary of values. It was not evaluated; a header that wants to be is an attack, or damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array holds Python objects: what follows the header is a pickle, which can run anything when it is loaded. Vitrine does not load it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type %1 is not known; NumPy cannot read the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The type is written as raw bytes (%1). NumPy does so with types it does not know, such as bfloat16 and float8; which it was, the file no longer says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends at byte %1; by its header it has %2. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes follow the array; NumPy ignores them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distributed weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Config</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generation config</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapter weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapter config</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantisation config</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Native library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use policy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduler state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RNG state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaler state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainer state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LFS pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Media</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required to load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed for some uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must be passed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Helps people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands for a missing file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must not be shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distributed checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single file model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizer only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder holds more than %1 files; the rest is not shown. Open a folder inside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies too deep and was not looked into. Open that folder by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a link to the folder %2 and was not entered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a link that leaves this folder, to %2, and was not followed. Put a copy of the file in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a link that leads round in a circle. Put the file itself in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a link to %2, which is not there. Download the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a device, a pipe or a socket, and was not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads out of the folder and was not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not valid JSON: it may have been cut off. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These files are parts of one set, and their names do not say so. Programs find the parts by names like %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 parts these are missing: %2. The first part holds the metadata and the tokenizer; nothing loads without it. Download what is missing into the same folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 parts these are missing: %2. Programs load all parts or none. Download what is missing into the same folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part %1 of %2 is empty (0 bytes). Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part %1 of %2 is no GGUF file. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split.count says %1 parts, the file names say %2. llama.cpp refuses the set; parts of two sets may be mixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split.tensors.count says %1 tensors, and the parts hold %2. llama.cpp refuses the set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split.no disagrees with the file name: %1. Parts have each other&apos;s names; llama.cpp refuses the set. Give each the number that split.no says, plus 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named like a part of a set, yet without split.no and split.count inside: %1. llama.cpp takes such a file for a whole model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n tensors are in two parts of the set, “%1” first. The parts are not of one set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was cut by bytes; %n pieces are here. No program loads them: join them with cat, in order, into one file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 shards of %2, %3 are not here: %4. Download or copy them into the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shards of %1 have no index, and loaders do not find them without one. Get the index JSON, or write it anew from the shards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is numbered like a shard of %1, and the index does not name it: loaders pass over it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index names files outside of its folder: %1. Vitrine does not open them; a loader may.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index names shards of two numberings; two sets of weights were mixed. Write the index anew from one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index names tensors that are not in their shard nor in another one: %2. Tensors: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors of the shards are not in the index, and loaders may pass over them: %2. Tensors: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors lie in another shard than the index says: %2. Tensors: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors lie in two shards; which one a loader takes is not sure: %2. Tensors: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index names tensors twice; loaders take the last entry: %2. Tensors: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index gives tensors something that is no file name: %2. Tensors: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index does not state total_size, so loaders cannot tell how much memory the weights take: the shards hold %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total_size of the index is written as a fraction. Its value is right; strict readers want a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total_size of the index is %1, and the shards hold %2 bytes of tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total_size of the index is not a number; the shards hold %1 bytes of tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index has 0 bytes. Download it again; without it loaders do not find the shards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index has %1, more than Vitrine reads (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight_map of the index is not an object, so no tensor is assigned to a shard. Get the index again, or write it anew from the shards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index has no weight_map, so no tensor is assigned to a shard. Get the index again, or write it anew from the shards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index is not JSON from this place on. Get it again, or write it anew from the shards; without it loaders do not find them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>config, which is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>config</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All in one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1 model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an %1 model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete %1 model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged: %1 ends before its own header says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged: %1 ends %2 before its own header says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged: %1 breaks the rules of its format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all here: %1 of %2 shards are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all here: %1 of %2 shards are only Git LFS pointers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all here: %1 is only a Git LFS pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all here: %1 is only the text of a link, from a copy that lost its links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all here: %1 is a link to a file that is not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all here: %1 tensors that the index names are in no shard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all here: %1 has no bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all here: %1 is what a server answered in place of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all here: the download of %1 was not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts do not fit: the config of %1 says %2 layers, the weights hold %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts do not fit: the config of %1 says a hidden size of %2, the weights have %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-finished: %1 without its %2, and %3 left from training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-finished: %1 without its %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An %1 adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-finished: the config of an adapter without its weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 that does not say which model it belongs to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2: it needs that model to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A training checkpoint at step %1: an adapter, and what it takes to go on training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A training checkpoint: an adapter, and what it takes to go on training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A training checkpoint whose model lacks its %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A training checkpoint at step %1: the model, and what it takes to go on training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A training checkpoint: the model, and what it takes to go on training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all here: a %1 checkpoint of which parts are missing, and the only copy of these weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all here: an %1 checkpoint of which parts are missing, and the only copy of these weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 checkpoint: the only copy of these weights, to be merged first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An %1 checkpoint: the only copy of these weights, to be merged first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 checkpoint in %2 parts: the only copy of these weights, to be merged first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An %1 checkpoint in %2 parts: the only copy of these weights, to be merged first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-finished: a %1 without its %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete %1: all %2 components are here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified: a model in one piece, %1, whose inside was not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part that lets a model see or hear: it needs the language model that it was made for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 file that does not say which model it holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete model in %1 %2 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete model in one %1 file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete model in one %1 file, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights only: config and tokenizer are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a model: this file holds no weights, no config and no tokenizer that Vitrine knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder is empty: a download may not have begun yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a model: none of the %1 files here holds weights, a config or a tokenizer that Vitrine knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 are here and fit together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tokenizer without a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder of %1 models: choose one to look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading was cancelled after %1 of %2 files: nothing is said about completeness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model at the root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, revision %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a Git LFS pointer in place of the file: the content (%1, SHA-256 %2) was not downloaded. Run “git lfs pull”, or download the file itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a git-annex pointer in place of the file. Run “git annex get”, or download the file itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the error message of a server in place of the file. Download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the text of a link in place of the file. Copy the folder again with a program that knows links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a download that did not end. Start it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensors of %1 are not shown: this folder holds more names than fit. Open the file by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be followed to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 are needed in %2, and %3 are free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tensor that could be written as safetensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its bytes are written as a text that is too long to take apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its bytes are written as a damaged text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>safetensors has no type for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>safetensors cannot hold a tensor of this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its shape is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its bytes are not in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another tensor of the same name was written already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was written to %1 reads back differently. The disk may be faulty; nothing was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The conversion was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data of the tensor %1 ends before the tensor does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give recipients a copy of the licence text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the copyright lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep copyright, patent, trademark and attribution notices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put a text file NOTICE beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say that it was changed, and how</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show the words that it gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let the name of a derived model begin with its word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give its sentence of attribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name the author, link the source, name the licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the text of the licence or a link to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bind recipients to the same restrictions of use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tell recipients that restrictions apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep to the uses that it allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no commercial use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>research only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no use in production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do not share what was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep derived models under the same licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the source along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the source to users over a network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask the licensor above a number of users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask the licensor above an amount of revenue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do not use it or its output to improve other models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do not train a competing model with its output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not granted in some countries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do not promote with the name of the licensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add no further terms and no technical locks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do not use the reserved names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>register or apply for commercial use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask before hosting it as a service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run a filter or a review of content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do not remove its guardrails without a substitute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name derived models as such, and say what was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>report on the derived model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do not pass it on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computational use only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is everything there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does it fit together?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it sound?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can it do harm?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May it leave the house?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will it still be there tomorrow?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to deploy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not asked when one packages to deploy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not asked when one packages to share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not asked when one packages to resume training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: on request, reads %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs on request; it reads %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose “Check now”, or give --on-request on the command line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One thing blocks deploying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One thing blocks sharing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One thing blocks resuming.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 things block deploying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 things block sharing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 things block resuming.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing stands in the way of deploying this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing stands in the way of sharing this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing stands in the way of resuming this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 One warning is worth reading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 warnings are worth reading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder of several models, or none; ask about one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a tokenizer without a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing components: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of components names %1, of which the folder or the weights are not here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch the folders again from where the pipeline comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weight files hold no tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n weight file(s) can be read, and there is nothing in them: saving went wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the weights again; an adapter must be saved with its own parameters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n weight file(s), %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All components are here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n file(s) only stand for weights: pointers, empty files or parts of downloads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download the weights themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file of weights was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the weight files into this folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distributed checkpoints have their own way of joining their parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index of %1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is split into %2 files and no index says which tensor is where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch the file %1 from where the model comes from, or save the model again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are not split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each split set has its index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n shard(s) missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 shards are not here: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download the missing files again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n stray shard(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies beside the set and belongs to no set that is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it away: some loaders read every file that they find.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 shards are here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no weight map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n tensor(s) are not where the index says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named by the index and not in the shard that it names: %1. In a shard and not in the index: %2. For example %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index belongs to other shards. Fetch both from the same place, or save the model again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shards are missing or damaged, so the map cannot be held against all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n tensor(s) are not in the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders that go by the index leave them out: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the model again so that the index names every tensor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each tensor is in the shard that the index names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total size in the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no index that could state it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index was not kept as a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index states no total size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>metadata.total_size is absent. Some readers stop at that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add it: the sum of the bytes of all tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total size is no whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>metadata.total_size is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the sum of the bytes of all tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all shards could be read, so their bytes cannot be summed up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index states %1, and so much is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index states another total size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>metadata.total_size is %1 bytes; the tensors have %2 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If tensors were left out on purpose, correct the number; if not, fetch the shards again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One set of weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one set of weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are here twice: %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders take %1. The same weights are repeated in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the second set out, unless someone needs it in that form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch it from where the model comes from, or save it together with the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model here that would need one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No config.json, and nothing that takes its place. Without it no loader knows what these weights are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config is not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 only stands for the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config is no valid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read as JSON: it may be cut off, or hold something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config is no config</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a single value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is here and can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The adapter&apos;s config is no valid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read as JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adapter_config.json is here and can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An adapter for diffusers carries what is needed in its weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The adapter&apos;s config is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No adapter_config.json: its kind, its rank and its base model are not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GGUF file does not name its architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>general.architecture is not among its metadata; no loader takes it without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert the model again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weight file carries it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An adapter uses the tokenizer of its base model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole tokenizer is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokenizer is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of the tokenizer is empty, a pointer, or cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizer: it is not known whether these files are enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has tried which files a model of the type %1 needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kind of model reads no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokenizer is not whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here are %1, and that is no whole tokenizer. Enough would be one of: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokenizer is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file of a tokenizer. Enough would be one of: %1. Some loaders then start with an empty vocabulary and say nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch it from the base model: fine-tuning does not change it unless tokens were added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizer: not known whether one is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a config it is not known whether this model reads text; no tokenizer is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GGUF file carries its tokenizer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kind of GGUF file is used beside a model that has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GGUF file has no tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokenizer.ggml.tokens is not among its metadata.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert the model again with its tokenizer beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizer settings and chat template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GGUF file carries its chat template.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GGUF file carries its tokenizer&apos;s settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no tokenizer to be set up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokenizer itself is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tekken.json carries the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokenizer_config.json is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without it loaders guess the class of the tokenizer and its special tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokenizer_config.json is no valid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings and a chat template are here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings are here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chat model without a chat template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is called a chat or instruct model, and neither the tokenizer&apos;s settings nor chat_template.jinja say how a conversation is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the template that was used in training; another one makes answers worse without an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kind of model reads no pictures and no sound, or carries what it needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings for pictures or sound are here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not known whether a model of the type %1 needs one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The processor&apos;s config is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither preprocessor_config.json nor processor_config.json is here. It says how pictures or sound are brought to size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch it from the base model: training does not change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>generation_config.json is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>generation_config.json is no valid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model does not generate text, or carries the settings itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model of this class saves none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file of its own; the tokens that end a text stand in config.json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>generation_config.json is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file and no key says with which token a text ends; generation may not stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base model of the adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no adapter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card names %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base model is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no adapter_config.json that could name it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch adapter_config.json, or write it: the kind of adapter and base_model_name_or_path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The adapter names no base model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base_model_name_or_path is empty. Nobody can load the adapter without knowing what it belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base model is a path of one machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base_model_name_or_path is %1, which exists nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the name that the base model has on a hub into base_model_name_or_path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the name of the base model into base_model_name_or_path; the card says %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code that the config names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No auto_map names code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code is missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto_map names %1, and the file is not here. Loading stops at that, or fetches code from elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the files from the base model, or take auto_map out where the library knows the model by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code comes from another repository</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto_map names %1: loading fetches that code from the hub, in whatever state it is then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the code into this folder and name it without the repository.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All code that auto_map names is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file itself names the licence %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The licence is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No licence file, and no licence in a model card. Without a licence nobody may use or pass on the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the LICENSE file of the base model, or of your own choice, and name it in README.md.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card says “other” and no text is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>license: other asks for license_name and for a LICENSE file or license_link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the text as LICENSE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card says that the licence is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may pass on what has no known licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find out where the weights come from, and add that licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card names the licence %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single file was opened; what stands beside it is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model card is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No README.md says what this model is for and where it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one; half a page helps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>README.md cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The front matter of the card is not seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three dashes must be the first bytes of README.md: a byte order mark or an empty line stands before them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The block that begins with three dashes has no end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the file without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model card leaves things open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not said: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add them to the front matter of README.md.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model card is an unfilled template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most of its sections say only that more information is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in what you know and delete the rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>README.md is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model here that came from somewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A provenance note is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data and its version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commit of the code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hyperparameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data, code, hyperparameters and base model are named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not known from this folder: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The packaging wizard asks for them and writes the note. Later nobody can tell any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provenance: little is said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where this came from is not written down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no config that it could be held against.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no whole weights that it could be held against.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all weight files could be read to their tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config states no precision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are quantised; the config states the precision for computing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No weights in floating point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config states %1, and most weights have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config says %1, the weights are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 parameters are %3. Loaders that go by the config convert them, and the size on disk is another than expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the model in the precision that you mean, or correct dtype in config.json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no embedding of tokens here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither an embedding of tokens nor vocab_size was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vocab_size and the embedding differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config says vocab_size %1; the embedding has %2 rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After tokens were added, the embedding must be resized and the config saved again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary: no tokenizer to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model has room for %1 tokens; how many the tokenizer has is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokenizer has more tokens than the embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its highest id is %1; the model has room for %2 tokens. A text with such a token stops with an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the tokenizer that belongs to these weights, or resize the embedding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens, and room for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of a pipeline has nothing to tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a model of this type ties is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model of this class has nothing to tie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output layer is missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config says that the embeddings are not tied, and %1 is not there. Loaders then start it with random numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set tie_word_embeddings to true if they were tied in training; if not, save the model again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The embeddings are tied; the output layer needs no copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The embeddings are not tied, and the output layer is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of the config</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallel parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers and shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 has no %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 (%2) is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 and should be %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the config that was saved with these weights, or fetch the weights again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n layer(s) missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n tensor(s) missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n tensor(s) of another shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against what the config promises (%1): %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config says %1 layers, the weights hold %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders leave out the layers from %1 on without an error, and the model is another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n tensor(s) that nothing asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model of the class %1 does not read %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They do no harm; if they were meant to be used, the class in config.json is the wrong one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be read to its tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not say how many layers there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names of the tensors do not tell the layers apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file says %1 layers; these are not there: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the model is split, open the folder with all parts; if not, convert it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 layers are here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An adapter holds no whole model; its kind states no rank that could be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The adapter states a rank for each module.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config says rank %1, the adapter holds %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2. Loading the adapter stops at that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no pairs of matrices whose rank could be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 matrices have the rank %2 that the config states.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no whole model here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked of each component.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no weights to hold against the config.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weight file carries its own architecture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no config to hold the tensors against.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shards are missing, so tensors are missing too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers: this type of model is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has worked out yet which tensors a model of the type “%1” has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers: the names are of another kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tensors have other names than those that a model of the class %1 is saved with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config lacks a number that the shapes follow from (needed for %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config promises far more than the weights hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It states more layers or experts than there could be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers are whole; the rest was not compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 tensors that are known of a model of the type %2 are here. For the class %3 nobody has tried it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 tensors that the config promises are here, with the right shapes (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GGUF file states the type of each tensor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no weights that could be quantised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is quantised, and nothing says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantisation: %1 is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How %1 keeps its tensors was not tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config says %1, the weights are not quantised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 states the method %2, and no tensor looks like it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take quantization_config out, or fetch the quantised weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 do not agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantised weights are not as %1 keeps them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 quantised weights: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantise the model again, or correct the settings in the config.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are quantised, and no config says so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 weights look like %2. Without quantization_config loaders take the packed numbers for weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch the config that was saved with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 states %2; the tensors look like %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config states another quantisation than the weights have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the config that was saved with these weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 weights are kept as %2, as %3 says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not read this format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the parts must be merged first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it reads one file and no shards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it looks for files with other names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not read weights quantised with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not among the architectures that it knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it needs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it reads configs of transformers %1, and this one is of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is; several versions 4.x refuse safetensors files without the word “format” in their metadata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is, with trust_remote_code where the library does not know the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model here that could be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of a diffusers pipeline is loaded with the pipeline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No weights of a known format are here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3 (by its documentation, not tried)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No loader takes this before it is merged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are parts of a distributed checkpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge the parts; see “Parallel parts”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No known loader takes this as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the programs that are known (as of %1) reads it in this form.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a conversion: %1 (as of %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is, it is taken by %1 (as of %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is, it is taken by %1; after a conversion by %2 (as of %3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The script zero_to_fp32.py, which DeepSpeed leaves beside the checkpoint, merges them into one file of weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“accelerate merge-weights” merges them into safetensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“python -m torch.distributed.checkpoint.format_utils dcp_to_torch” merges them into one file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The conversion scripts of Megatron-LM or Megatron-Bridge merge them into a Hugging Face directory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The framework that wrote them has to load and save them as a whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 checkpoint of %2 parts, and not all of them are here. What the missing ones hold exists nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the checkpoint are missing or damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the parts of all processes into this folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are a distributed checkpoint of %n part(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A %1 checkpoint: all of it is here, and it is the only copy of the weights. No loader for inference reads it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of a %1 checkpoint lie beside weights that are whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n part(s) missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>consolidated.NN is cut for tensor parallelism into at least %1 parts; %2 are here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download the missing parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are cut into %1 parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>consolidated.NN: each tensor is cut over %1 files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The conversion script of transformers merges them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no weights that could be cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are not cut for parallel training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no config that names a version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config names no version of PEFT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The adapter&apos;s config is newer than it says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names PEFT %1, and has keys of a later version: %2. The version that it names refuses them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the version that wrote the file into peft_version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its keys belong to PEFT %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config names no version of the library.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The config is newer than the version that it names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names transformers %1, and has keys of a later version: %2. That version leaves them out without an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load and save the model with the newer library, or add the older keys (rope_theta, torch_dtype).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its keys belong to transformers %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ends %2 before its own header says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n file(s) cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download the file again; most downloaders go on where they stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of a format whose length Vitrine cannot tell: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file whose header states a length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n file(s) are as long as their headers say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of the formats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n breach(es) of a format&apos;s rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch the file again, or save the model anew: strict loaders refuse it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loaders that are strict may refuse it; saving the model anew helps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no weight file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of a format that Vitrine does not read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n file(s) keep the rules of their formats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pointers instead of files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands for %1, SHA-256 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Git LFS pointer stands in for a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n file(s) are only pointers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Git LFS pointers stand for %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run “git lfs install” and “git lfs pull” in the clone, or download the files with the hub&apos;s own program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading does not need them; leave them out, or fetch them with “git lfs pull”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds a web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds an error message of a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds nothing but zeros: its download has not come to it yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a part of a download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished downloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unfinished download, no empty file, no web page in place of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n unfinished file(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download these files again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading does not need them; delete them, or finish the download.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds the text of a link and not the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads to nothing (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads out of the directory (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n link(s), and each leads to a file inside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n link(s) lead nowhere or out of the directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the file itself in place of the link: a link is worth nothing on another machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch the file that the link should lead to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hashes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hash to compare with lies on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was stopped after %1 of %2 files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2; %3 says %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n file(s) are not what their hash says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download these files again. If you changed them on purpose, renew the list of check sums.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n file(s) equal the hashes on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2 values that are no numbers (NaN)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds %2 infinite values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds nothing but zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No weights in floating point lie in their files as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was stopped after %1 tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tensors: no NaN, no infinite value, no matrix of zeros.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n tensor(s) with values that do not belong there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training may have diverged, or a conversion went wrong. Take an earlier checkpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pickles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not load it. Take the same weights as safetensors, or convert them with a program that runs nothing of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n file(s) would run a program when loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n pickle(s) could not be judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be followed to its end, so it is not known what it would do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n pickle(s) name code that is on no list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load it only if you trust whoever wrote it; loading imports that code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no pickles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followed to their ends; nothing was found but names that tensors and plain data are made of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followed to their ends; beside plain data they name only what usual training programs write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is called: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is imported: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights without code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A distributed checkpoint has the form of its framework; merging it writes safetensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are in a form that carries no code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are pickles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n file(s) of weights are in PyTorch&apos;s pickle form, which can carry code. The same tensors fit into safetensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert them to safetensors; newer loaders read pickles only with a recent PyTorch, or not at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code that a loader would run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto_map (configs that name code: %1): loading with trust_remote_code runs that code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>native libraries: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TorchScript programs: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keras models with Lambda layers, which are Python code: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notebooks: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked for auto_map, native libraries, TorchScript, Lambda layers and notebooks; none was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code goes along with the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it before loading; tell the other person that it is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no chat template.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not belong into a template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked for ways out of the template language; none was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 places).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chat template does more than format text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not use it with a program that does not confine templates; take the template of the base model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paths inside files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the index names %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No path in an index or a config leads out of the directory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 in all). A loader may read or write files there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A path inside a file leads out of the directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not load it before the path is a name in this directory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a module lies at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2, and saving the tokenizer copies that file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds secrets by its name (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3), %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n secret(s) in files that would be passed on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n place(s) that may be a secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revoke the token where it was issued, then take it out of the file. Deleting it here alone does not help if it was seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked at part of the texts only: some are too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked for the tokens, keys and passwords of about ninety issuers; none was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked for home directories, host names, inner addresses and e-mail; none was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person or a machine is named in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n files name a person or a machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the paths by names; leave out logs and training arguments, which loading does not need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a home directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a path of one machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an e-mail address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an address of an inner network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residue of training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This checkpoint is the only copy of the weights; nothing of it is residue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parts of this checkpoint are the only copy of the weights; nothing of it is residue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No optimizer, scheduler or RNG state, and no logs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training state without weights beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of training state are here, and the weights lie elsewhere, if anywhere: ask in the folder that holds them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of training state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logs and settings of the training, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. The weights exist without them, so they are not the only copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave them out of the package: to share and to deploy the wizard does so. Keep them here if you may want to go on training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the licence asks for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the licence text asks (section %1): %2 with the sentence “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the licence text asks (section %1): %2: “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the licence text asks (section %1): %2, “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the licence text asks (section %1): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card and licence file differ: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card says %1; the text in the directory is the %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find out which one holds for the weights, and correct the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The licence claims more than that of the base model grants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is under the %2, which does not let a derived model be passed on under %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the licence of the base model, and add its text and notices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No licence is here that could ask for something; see “Licence”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the licence asks for is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The licence was not recognised, or it is named in words that say nothing about its terms (%1). Read it; this is a decision of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be kept in mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The licence text differs from the known %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After “… %1” it has “%2” (%3 places differ). A clause may have been changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare it with the text of the licensor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %n term(s) open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not done: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The packaging wizard writes the NOTICE and takes the licence text along once it lies in this folder. This is no legal advice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: what its text asks for and can be seen here is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are one name where case or the form of letters does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All names are good on Windows, macOS and Linux.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n name(s) that another system refuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename them, and where a config names them, there too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes and numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n file(s) above 200 GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2. The hub recommends at most 200 GB a file and refuses more than 500 GB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the model in smaller shards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More files than the hub takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files, at most %2 in one folder; the hub takes 100,000 and 10,000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out data and logs, or put them into an archive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within the limits of the hub. %n file(s) above 4 GB do not fit on a medium with FAT32.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within the limits of archives, FAT32 and the hub.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds “%2”, which Windows refuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a part ends with a dot or a blank, which Windows drops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 is the name of a device on Windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a part of more than 255 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not UTF-8, and is shown differently everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 characters; with its folder it passes the 260 of Windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The practice folder is made anew whenever it is wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lies in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on a file system in memory (tmpfs); it is gone when the machine is switched off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This lies in a folder for temporary files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is cleared by the system from time to time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file system is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where %1 lies hardly anything is free: what was written last may be cut off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room, then check the lengths and hashes of the files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This may vanish with a container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on an overlay file system. In a container, what is written there goes with the container.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 lies on cannot be told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lies on storage that stays (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it to a disk that stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check sums and a second copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tells later whether a copy is still right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hub&apos;s cache names each file by its hash, and the hub holds a second copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether there is a second copy is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No list of check sums is here. A package of Vitrine carries one, and the wizard offers to write it to a second place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Package it, and keep the package on another disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>required to load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needed for some uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be passed on with the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loading does not need it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>helps people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needed to resume training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only resuming the training needs it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept with everything else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed to load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only stands for a file that is not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must not be shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be read, or leads out of the directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may hold a secret; it is never packed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written anew for this package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out by choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken in by choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left over from a download or a tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>belongs to another unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second copy of the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed while it was packed. Wait until nothing writes to it, and start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packing was cancelled; nothing was left behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is neither an archive nor a folder that Vitrine wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no SHA256SUMS to be held against.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package ends before its files do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was written is not what was meant (%1). The disk may be failing; nothing was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packing is blocked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left to pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take more files in, or choose another purpose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A zip of %1 would be wrong: above 4 GiB or 65,534 files many programs cannot read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose tar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package takes %1, and %2 are free there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space, or choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision of the base model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repository</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hyperparameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frameworks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the checklist found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive is damaged or cut at byte %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive %1 could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The archive became shorter while it was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The practice folder could not be written: %1. Is there space, and may you write there?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::Callout</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the tour (Esc); Help → Take the tour goes on here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::ChecklistExport</name>
    <message>
        <source>Markdown (*.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the checklist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::ChecklistModel</name>
    <message>
        <source>%1: %2</source>
        <comment>status: title of a finding</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::ChecklistPanel</name>
    <message numerus="yes">
        <source>Only what this finding is about: %n file(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the checklist…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purpose of the checklist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is for decides what weighs how much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::CompositionBar</name>
    <message>
        <source>repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to pass on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resume only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not to be shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the bytes are for</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::DockTitleBar</name>
    <message>
        <source>Close this panel; View, Panels brings it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::DocumentModel</name>
    <message>
        <source>from “%1” on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::DocumentView</name>
    <message>
        <source>Copy Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Path of Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole text of the value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::DropOverlay</name>
    <message>
        <source>Only files and folders can be dropped here</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Drop to open %n folder(s) or file(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Each in a window of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop to open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a window of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in it is executed or changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the place of %1. Hold Ctrl for a window of its own.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::DropZone</name>
    <message>
        <source>Drop a model folder or file here, or anywhere in this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>safetensors, GGUF, PyTorch, ONNX, Keras, TensorFlow, NumPy … Nothing you open is executed or changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::ExplainPanel</name>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to what was explained before (Backspace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::ExportBar</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Writing %n tensor(s) to %1…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) written to %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not written to %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::FactBand</name>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a link to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::FilePage</name>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mostly %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no other weights in this folder. What looks like residue of training may be the only copy of the model: keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::FilePanel</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file to see what it holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agrees with the tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::FilesMenu</name>
    <message>
        <source>&amp;What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fo&amp;ld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfo&amp;ld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show its &amp;tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this &amp;unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in a &amp;new window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in &amp;file manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;SHA-256</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::FilesModel</name>
    <message numerus="yes">
        <source>%1, %n file(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3 shards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 again, %n shard(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n shard(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models in this folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a shard</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to load</source>
        <comment>badge of a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some uses</source>
        <comment>badge of a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass on</source>
        <comment>badge of a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for people</source>
        <comment>badge of a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to resume</source>
        <comment>badge of a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not needed</source>
        <comment>badge of a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <comment>badge of a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do not share</source>
        <comment>badge of a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a failure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has something not verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::FilesPanel</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Files of the model directory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::FilterRow</name>
    <message>
        <source>Filter names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter tensors by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text finds itself anywhere in a name. regex: in front makes it a pattern; dtype:F8, shape:64, file:00031 and bytes:&gt;1MB narrow further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by dtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by shard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All dtypes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All shards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold repeated layers into one row each</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::FindRow</name>
    <message>
        <source>Find a key or a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What It Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::FindingPage</name>
    <message>
        <source>What was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::FindingText</name>
    <message>
        <source>failed; blocks packaging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warns; does not block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on request; reads %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not verified: nobody knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::FoldedTensorModel</name>
    <message>
        <source>%1 … %2</source>
        <comment>first and last name of a stretch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::HeadlineBand</name>
    <message>
        <source>Looking for files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Reading the headers of %n file(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Putting together what was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading was cancelled after %1 of %2 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was read is shown below. Nothing is said about completeness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::HelpDialogs</name>
    <message>
        <source>About Vitrine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what a model directory holds, says whether it is complete, and writes a package that someone else can deploy. Nothing that is opened is executed or changed.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::LayerStrip</name>
    <message>
        <source>before layer 0 of 0 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>behind layer %1 of 0 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 of 0 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 of 0–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers 0–%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::MainWindow</name>
    <message>
        <source>Computing the SHA-256 of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The SHA-256 of %1 was copied: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model folder (Ctrl+O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read again (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare a package with what it says of itself (Ctrl+Shift+V)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Package…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what is shown into one file for someone else (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The practice folder could not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This folder is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A download may not have begun yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file holds no weights, config or tokenizer that Vitrine knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>None of the %n file(s) here holds weights, a config or a tokenizer that Vitrine knows.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) below look like models:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show it anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the files anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No permission to read this folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask its owner for read and execute permission, or open a copy that belongs to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder is no longer there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was moved, renamed or deleted, or its disk is not mounted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::PartChip</name>
    <message>
        <source>%1: here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not needed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::PartChips</name>
    <message>
        <source>More parts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::PathButton</name>
    <message>
        <source>&amp;Copy path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in &amp;file manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path of the opened directory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::PickleView</name>
    <message>
        <source>byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>called, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imported, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Vitrine read %Ln instruction(s) without carrying any out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What it asks for, and what would be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>torch.load with weights_only=True takes this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torch.load with weights_only=True refuses this file: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy What Was Found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::RecentList</name>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in &amp;file manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove from this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent directories</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::RecentModel</name>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No longer there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::RequestBar</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: reads %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::ScopeChip</name>
    <message>
        <source>Only %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all tensors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::SharedMenus</name>
    <message>
        <source>Nothing was opened yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::StatusChips</name>
    <message>
        <source>%1: %2, shown</source>
        <comment>status: number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, not shown</source>
        <comment>status: number</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::StatusLine</name>
    <message>
        <source>Nothing is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading names and headers only. Nothing is executed or changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 read, then stopped by you. Nothing was executed or changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headers of %1 and %2 read in %3. Nothing was executed or changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n weight file(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small file(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2, %3 free</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::TensorHeader</name>
    <message>
        <source>Reset Widths</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::TensorPage</name>
    <message>
        <source>tensor; its name does not tell what it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends before this tensor does: part of its numbers is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its entry breaks a rule of the format; the list of problems says which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its type is not known. The number of bytes follows from where the next tensor begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It shares its numbers with another tensor: stored once, counted once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs to a second copy of the weights and is not counted again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It serves a quantised weight and is no parameter of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs to the training and not to the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was computed, not learned, and is no parameter of the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens × numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output × input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 bits a value, in blocks of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n bytes a value</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n bits a value</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, shard %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file lists the dimensions the other way round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not row by row; see the strides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row by row, outermost first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here: %1 heads of %2 numbers each, shared by %3 query heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here: %1 heads of %2 numbers each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bias: numbers that are added to the result, one for each output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs to an expert that every token uses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs to an expert: only the tokens that the router sends there use it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::TensorPanel</name>
    <message>
        <source>Sorting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of %2 rows were copied. Export writes them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln Tensor(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardly anything repeats here, so there is nothing to fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no tensors. Its contents are under File.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The headers are being read…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no tensors here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tensor is of this type in this shard. Esc shows all %1 tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No name contains “%1”. Esc shows all %2 tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing fits “%1”. Esc shows all %2 tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors, repeated layers folded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::TextPage</name>
    <message>
        <source>what files of this kind are for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much a file is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verdict on a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type of the numbers in a tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>question of the checklist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key of a settings file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part of a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step of the tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>word of the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is selected, in plain words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model folder or a file, then select a file, a tensor or a finding: this panel says what it is, who reads it, what happens without it and whether it may be deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words to begin with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::TextView</name>
    <message>
        <source>Text of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of %2 are shown; for the rest, open the file in an editor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of %2 are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::TotalsRow</name>
    <message numerus="yes">
        <source>%Ln tensor(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tensor(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Totals of what is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 tensors, %3 parameters, %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::UnitPage</name>
    <message>
        <source>Missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verdict on what was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verdict on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading was cancelled: nothing is said about completeness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>headers of the weight files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The files are listed already. What they add up to is said as soon as all headers have been read. Nothing is executed or changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::WelcomePage</name>
    <message>
        <source>See what a model folder holds, whether it is complete, and pass it on without regret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was opened yet. What you open is listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New to model files?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small model with faults on purpose: a missing licence, a home path, leftovers of training. In ten minutes you can tell what each file is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the practice folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::WindowActions</name>
    <message>
        <source>&amp;Open folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export the table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy name or &amp;path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter or find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find p&amp;revious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo filter, scope, selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Contents of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hecklist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ea&amp;rlier selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Later selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next fin&amp;ding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous findin&amp;g</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the &amp;unit shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Role groups or plain folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the panels &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Package…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Verify a package…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;practice folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys and words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Vitrine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>vitrine::Workbench</name>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this tab when something else is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped by what the files are needed for (Ctrl+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain folders (Ctrl+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors or file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
