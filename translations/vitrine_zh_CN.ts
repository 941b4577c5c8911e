<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>FileContents</name>
    <message>
        <source>%1 elements: %2</source>
        <translation>%1 个元素：%2</translation>
    </message>
    <message numerus="yes">
        <source>What the file says of itself: %n entries</source>
        <translation>
            <numerusform>文件自带的说明：%n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values that are no tensors: %n</source>
        <translation>
            <numerusform>非张量的值：%n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>此文件</translation>
    </message>
    <message numerus="yes">
        <source>Problems: %n</source>
        <translation>
            <numerusform>问题：%n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tensor(s)</source>
        <translation>
            <numerusform>%1，%n 个张量</numerusform>
        </translation>
    </message>
    <message>
        <source>Apart from its tensors the file says nothing of itself. They are under Tensors.</source>
        <translation>除张量外，文件没有其他自述信息。张量见“张量”页。</translation>
    </message>
    <message>
        <source>The file holds no tensors and says nothing of itself.</source>
        <translation>文件不含张量，也没有自述信息。</translation>
    </message>
    <message numerus="yes">
        <source>JSON, %n key(s)</source>
        <translation>
            <numerusform>JSON，%n 个键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>JSON, %n element(s)</source>
        <translation>
            <numerusform>JSON，%n 个元素</numerusform>
        </translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>The file is too large to be shown as a tree; its beginning is shown as text.</source>
        <translation>文件太大，无法显示为树；以文本显示其开头部分。</translation>
    </message>
    <message>
        <source>%1. The file is shown as text.</source>
        <translation>%1。以文本显示此文件。</translation>
    </message>
    <message>
        <source>No text; the first %1 bytes are shown</source>
        <translation>不是文本；显示开头 %1 字节</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>This is a link to %1, which is not there.</source>
        <translation>这是指向 %1 的链接，但目标不存在。</translation>
    </message>
    <message>
        <source>This is a link to %1, outside the folder that was opened. Vitrine does not follow it.</source>
        <translation>这是指向 %1 的链接，目标在打开的文件夹之外。Vitrine 不会跟随它。</translation>
    </message>
    <message>
        <source>This is a device, a pipe or a socket, and no file that could be shown.</source>
        <translation>这是设备、管道或套接字，不是可以显示的文件。</translation>
    </message>
    <message>
        <source>This file cannot be read. Its owner can give you the permission.</source>
        <translation>无法读取此文件。可请它的所有者授予权限。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件为空。</translation>
    </message>
    <message>
        <source>This is a Git LFS pointer. It stands for a file of %1 that was not downloaded; “git lfs pull” fetches it.</source>
        <translation>这是 Git LFS 指针，代表一个 %1 的文件，该文件尚未下载；用“git lfs pull”获取。</translation>
    </message>
</context>
<context>
    <name>PickleWords</name>
    <message>
        <source>Loading this file builds values, and nothing else.</source>
        <translation>加载此文件只会构造一些值，不做别的事。</translation>
    </message>
    <message>
        <source>Loading this file runs code of usual training programs.</source>
        <translation>加载此文件会运行常见训练程序的代码。</translation>
    </message>
    <message>
        <source>Loading this file runs code that Vitrine does not know.</source>
        <translation>加载此文件会运行 Vitrine 不认识的代码。</translation>
    </message>
    <message>
        <source>What loading this file would do could not be followed to its end.</source>
        <translation>无法完整推断加载此文件会做什么。</translation>
    </message>
    <message>
        <source>Do not load this file.</source>
        <translation>请勿加载此文件。</translation>
    </message>
    <message>
        <source>Load it only if you trust whoever made it. Where the weights are all you need, safetensors does without code.</source>
        <translation>只有信任制作者时才加载。如果只需要权重，用 safetensors 就不必运行代码。</translation>
    </message>
    <message>
        <source>Ask whoever made it for safetensors. Or keep only the numbers: converting copies the tensors and none of the instructions.</source>
        <translation>向制作者索取 safetensors 版本；也可以只保留数值：转换时只复制张量，不复制任何指令。</translation>
    </message>
</context>
<context>
    <name>TensorMenu</name>
    <message>
        <source>&amp;What is this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Copy &amp;name</source>
        <translation>复制名称(&amp;N)</translation>
    </message>
    <message>
        <source>Copy &amp;row</source>
        <translation>复制整行(&amp;R)</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>复制为 JSON(&amp;J)</translation>
    </message>
    <message>
        <source>Only this &amp;layer</source>
        <translation>仅此层(&amp;L)</translation>
    </message>
    <message>
        <source>Only this &amp;dtype</source>
        <translation>仅此数据类型(&amp;D)</translation>
    </message>
    <message>
        <source>Only this &amp;shard</source>
        <translation>仅此分片(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>TensorTable</name>
    <message>
        <source>a single value</source>
        <translation>单个值</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>shard %1 of %2</source>
        <translation>分片 %1/%2</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Dtype</source>
        <translation>数据类型</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Shard</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>File with its path</source>
        <translation>文件及路径</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Role in the model</source>
        <translation>在模型中的作用</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>无法写入文件。</translation>
    </message>
</context>
<context>
    <name>UnitWords</name>
    <message>
        <source>the whole folder</source>
        <translation>整个文件夹</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>There is no option %1.</source>
        <translation>没有选项 %1。</translation>
    </message>
    <message>
        <source>The option %1 takes no value.</source>
        <translation>选项 %1 不接受值。</translation>
    </message>
    <message>
        <source>The option %1 wants a value.</source>
        <translation>选项 %1 需要一个值。</translation>
    </message>
    <message>
        <source>Answer in JSON, for programs.</source>
        <translation>以 JSON 输出，供程序使用。</translation>
    </message>
    <message>
        <source>Speak this language: en or zh_CN.</source>
        <translation>使用的语言：en 或 zh_CN。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>Shows what a model directory holds, says whether it is complete and sound, and packages it.</source>
        <translation>查看模型文件夹的内容，检查是否完整、完好，并打包。</translation>
    </message>
    <message>
        <source>Usage: vitrine-cli COMMAND [OPTIONS]</source>
        <translation>用法：vitrine-cli 命令 [选项]</translation>
    </message>
    <message>
        <source>vitrine-cli COMMAND --help tells the options of a command; vitrine-cli --version tells the version.</source>
        <translation>vitrine-cli 命令 --help 列出该命令的选项；vitrine-cli --version 显示版本。</translation>
    </message>
    <message>
        <source>Usage: vitrine-cli %1 [OPTIONS]</source>
        <translation>用法：vitrine-cli %1 [选项]</translation>
    </message>
    <message>
        <source>Exit code:</source>
        <translation>退出码：</translation>
    </message>
    <message>
        <source>There is no command %1; vitrine-cli --help lists them.</source>
        <translation>没有命令 %1；vitrine-cli --help 列出所有命令。</translation>
    </message>
    <message>
        <source>vitrine-cli %1 --help lists the options.</source>
        <translation>vitrine-cli %1 --help 列出选项。</translation>
    </message>
    <message>
        <source>Explains in plain words what PATH is and what its files are for, or what a word means.</source>
        <translation>用通俗的话解释 PATH 是什么、其中的文件有什么用，或者某个词的含义。</translation>
    </message>
    <message>
        <source>0; 2 when PATH cannot be opened, or nothing is known about what was asked.</source>
        <translation>0；无法打开 PATH 或没有相关说明时为 2。</translation>
    </message>
    <message>
        <source>What a file of this role is for, such as “optimizer state”.</source>
        <translation>这一用途的文件有什么用，例如“optimizer state”。</translation>
    </message>
    <message>
        <source>What a need means, such as “resume only”.</source>
        <translation>这一需求的含义，例如“resume only”。</translation>
    </message>
    <message>
        <source>What a verdict means, such as “weights-only”.</source>
        <translation>这一结论的含义，例如“weights-only”。</translation>
    </message>
    <message>
        <source>Whom a format suits, such as “gguf”.</source>
        <translation>这一格式适合谁，例如“gguf”。</translation>
    </message>
    <message>
        <source>What a type of numbers can hold, such as “BF16”.</source>
        <translation>这一数值类型能表示什么，例如“BF16”。</translation>
    </message>
    <message>
        <source>What a check asks, such as “fit.layers”.</source>
        <translation>这一检查项问什么，例如“fit.layers”。</translation>
    </message>
    <message>
        <source>What a key of a config says, such as “hidden_size”.</source>
        <translation>配置中这个键的含义，例如“hidden_size”。</translation>
    </message>
    <message>
        <source>What a word means, such as “shard”.</source>
        <translation>这个词的含义，例如“shard”。</translation>
    </message>
    <message>
        <source>Says what PATH is, whether it is complete, and what each file is for.</source>
        <translation>说明 PATH 是什么、是否完整、每个文件有什么用。</translation>
    </message>
    <message>
        <source>0; 2 when PATH cannot be opened.</source>
        <translation>0；无法打开 PATH 时为 2。</translation>
    </message>
    <message>
        <source>Report on the practice folder, made for the purpose in a temporary place.</source>
        <translation>报告练习文件夹；它在临时位置现场生成。</translation>
    </message>
    <message>
        <source>note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Which model? Give the path of one directory or file.</source>
        <translation>要看哪个模型？请给出一个文件夹或文件的路径。</translation>
    </message>
    <message>
        <source>Lists every tensor of PATH with its type, shape, file and place.</source>
        <translation>列出 PATH 的每个张量及其数据类型、形状、所在文件和位置。</translation>
    </message>
    <message>
        <source>Of this unit inside PATH, as info names it; without it, of the model at the root.</source>
        <translation>只看 PATH 中的这个单元（名称见 info）；不指定时为根目录下的模型。</translation>
    </message>
    <message>
        <source>Only tensors whose name contains TEXT.</source>
        <translation>只列出名称包含 TEXT 的张量。</translation>
    </message>
    <message>
        <source>Answer as comma-separated values.</source>
        <translation>以逗号分隔值（CSV）输出。</translation>
    </message>
    <message>
        <source>There is no unit %1; vitrine-cli info lists them.</source>
        <translation>没有单元 %1；vitrine-cli info 列出所有单元。</translation>
    </message>
    <message>
        <source>Packs PATH into an archive with a note of where it came from, and verifies it.</source>
        <translation>将 PATH 打包成归档，附上溯源说明，并校验。</translation>
    </message>
    <message>
        <source>0; 1 when a check blocks it; 2 when it could not be written; 3 when what was written did not verify.</source>
        <translation>0；有检查项阻碍打包时为 1；无法写入时为 2；写入后校验未通过时为 3。</translation>
    </message>
    <message>
        <source>Where to write it; the suffix decides the form.</source>
        <translation>写到哪里；后缀决定形式。</translation>
    </message>
    <message>
        <source>deploy, share (as if not said) or resume.</source>
        <translation>deploy、share（默认）或 resume。</translation>
    </message>
    <message>
        <source>tar, tar.zst, tar.gz, zip, folder or oci.</source>
        <translation>tar、tar.zst、tar.gz、zip、folder 或 oci。</translation>
    </message>
    <message>
        <source>A fact for the note, for example data_version=2026-10; may be repeated.</source>
        <translation>写入溯源说明的一项信息，例如 data_version=2026-10；可重复使用。</translation>
    </message>
    <message>
        <source>Take these files in as well; may be repeated.</source>
        <translation>另外包含这些文件；可重复使用。</translation>
    </message>
    <message>
        <source>Leave these files out; may be repeated.</source>
        <translation>排除这些文件；可重复使用。</translation>
    </message>
    <message>
        <source>Pack although this check blocks; it stands in the note. CHECK=REASON gives the reason.</source>
        <translation>即使这个检查项阻碍也继续打包，并记入说明。CHECK=REASON 可写明原因。</translation>
    </message>
    <message>
        <source>Where to? Give the output with -o.</source>
        <translation>写到哪里？请用 -o 指定输出。</translation>
    </message>
    <message>
        <source>There is no purpose %1: it is deploy, share or resume.</source>
        <translation>没有用途 %1：可用 deploy、share 或 resume。</translation>
    </message>
    <message>
        <source>There is no format %1: it is tar, tar.zst, tar.gz, zip, folder or oci.</source>
        <translation>没有格式 %1：可用 tar、tar.zst、tar.gz、zip、folder 或 oci。</translation>
    </message>
    <message>
        <source>%1 is not KEY=VALUE.</source>
        <translation>%1 不是 KEY=VALUE 的形式。</translation>
    </message>
    <message>
        <source>There is no check %1; vitrine-cli check lists them.</source>
        <translation>没有检查项 %1；vitrine-cli check 列出所有检查项。</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已改动</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>多余</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Only the fast sums (XXH3): finds damage, but not intent.</source>
        <translation>只用快速校验和（XXH3）：能发现损坏，不能防范蓄意改动。</translation>
    </message>
    <message>
        <source>Which package? Give the path of one archive or folder.</source>
        <translation>要校验哪个包？请给出一个归档或文件夹的路径。</translation>
    </message>
    <message>
        <source>The report cannot be written to %1: %2</source>
        <translation>无法将报告写入 %1：%2</translation>
    </message>
    <message>
        <source>Goes through the checklist: is PATH complete, does it fit together, is it sound, can it do harm, may it leave the house.</source>
        <translation>逐项检查：PATH 是否完整、是否彼此匹配、是否完好、会不会造成危害、可不可以对外分享。</translation>
    </message>
    <message>
        <source>0 when nothing fails; 1 when something fails, with --strict also when something warns or could not be verified; 2 when PATH cannot be opened.</source>
        <translation>全部通过时为 0；有未通过项时为 1（使用 --strict 时，有警告或未验证项也为 1）；无法打开 PATH 时为 2。</translation>
    </message>
    <message>
        <source>What it is for: deploy, share (unless it is given) or resume; it decides what weighs how much.</source>
        <translation>用途：deploy、share（默认）或 resume；它决定各项的轻重。</translation>
    </message>
    <message>
        <source>Warnings and what could not be verified count too; for continuous integration. Reads all data, as --on-request does.</source>
        <translation>警告和未验证项也算数；供持续集成使用。会像 --on-request 一样读取全部数据。</translation>
    </message>
    <message>
        <source>Also run the checks that read all data: hashes, values of the weights.</source>
        <translation>同时运行需要读取全部数据的检查项：哈希、权重数值。</translation>
    </message>
    <message>
        <source>Ask about the unit in this folder of PATH, for example checkpoint-500.</source>
        <translation>检查 PATH 中这个文件夹里的单元，例如 checkpoint-500。</translation>
    </message>
    <message>
        <source>Also write a report; FILE ends in .md, .html, .json or .txt.</source>
        <translation>另外写一份报告；FILE 以 .md、.html、.json 或 .txt 结尾。</translation>
    </message>
    <message>
        <source>The purpose is deploy, share or resume.</source>
        <translation>用途只能是 deploy、share 或 resume。</translation>
    </message>
    <message>
        <source>The name of the report ends in .md, .html, .json or .txt.</source>
        <translation>报告的文件名须以 .md、.html、.json 或 .txt 结尾。</translation>
    </message>
    <message>
        <source>There is no unit in the folder %1.</source>
        <translation>文件夹 %1 中没有单元。</translation>
    </message>
    <message>
        <source>Writes the tensors of pickled weights as safetensors, without unpickling anything.</source>
        <translation>将 pickle 权重中的张量写成 safetensors，不进行反序列化。</translation>
    </message>
    <message>
        <source>0 all tensors were written; 1 some had to be left out, and are named; 2 nothing could be written.</source>
        <translation>写完全部张量时为 0；有张量未能写入时为 1，并列出名称；什么都没写成时为 2。</translation>
    </message>
    <message>
        <source>Where to write: a name that ends in .safetensors, or a folder.</source>
        <translation>写到哪里：以 .safetensors 结尾的文件名，或一个文件夹。</translation>
    </message>
    <message>
        <source>The largest file, for example 2GB; 5GB when it is not given. Several files get an index.</source>
        <translation>单个文件的最大大小，例如 2GB；默认 5GB。多个文件时会附带索引。</translation>
    </message>
    <message>
        <source>Leave out what belongs to an optimizer.</source>
        <translation>排除属于优化器的内容。</translation>
    </message>
    <message>
        <source>Take the place of files that are there already.</source>
        <translation>替换已存在的文件。</translation>
    </message>
    <message>
        <source>Nothing was written. Put it right, or allow a check by its name: --allow CHECK=REASON.</source>
        <translation>没有写入任何内容。请先解决问题，或按名称放行某项检查：--allow CHECK=REASON。</translation>
    </message>
    <message>
        <source>Weights in pickle form go in as safetensors; nothing is unpickled.</source>
        <translation>pickle 形式的权重以 safetensors 放入包中；不会执行反序列化。</translation>
    </message>
    <message>
        <source>Of a folder: reflink or hard, where the file system does it; else a copy.</source>
        <translation>仅用于文件夹：reflink 或 hard，文件系统支持时使用；否则复制。</translation>
    </message>
    <message>
        <source>Replace OUT when it is there already; a folder is never replaced.</source>
        <translation>OUT 已存在时替换它；文件夹从不替换。</translation>
    </message>
    <message>
        <source>Say nothing when all went well.</source>
        <translation>一切顺利时不输出任何内容。</translation>
    </message>
    <message>
        <source>Files can be linked as reflink or hard, and not as %1.</source>
        <translation>文件只能以 reflink 或 hard 方式链接，不能用 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n file(s), %2, verified by reading it again.</source>
        <translation>
            <numerusform>%1：%n 个文件，%2，写入后已重新读取并核对。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left out: %n file(s), %1.</source>
        <translation>
            <numerusform>未放入：%n 个文件，%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Converted to safetensors: %n file(s).</source>
        <translation>
            <numerusform>已转换为 safetensors：%n 个文件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intact: %n file(s), %1, all as packed.</source>
        <translation>
            <numerusform>完好：%n 个文件，%1，全部与打包时一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reads a package again, holds it against its own sums, and asks the checklist.</source>
        <translation>重新读取包，与其自带的校验和比对，并运行检查清单。</translation>
    </message>
    <message>
        <source>0 intact, whatever the checklist says; 1 something differs; 2 when it cannot be opened.</source>
        <translation>0 表示完好（与检查清单的结果无关）；1 表示有差异；2 表示无法打开。</translation>
    </message>
    <message>
        <source>Also tell the SHA-256 of the archive as one file; it takes about twice as long.</source>
        <translation>同时给出整个归档文件的 SHA-256；用时约为两倍。</translation>
    </message>
    <message>
        <source>Do not ask the checklist as well.</source>
        <translation>不运行检查清单。</translation>
    </message>
    <message>
        <source>Say nothing when all is intact.</source>
        <translation>全部完好时不输出任何内容。</translation>
    </message>
    <message>
        <source>%1: %2 %, %3 of %4</source>
        <translation>%1：%2%，%3 / %4</translation>
    </message>
    <message>
        <source>, %1/s</source>
        <translation>，%1/s</translation>
    </message>
    <message>
        <source>Nothing was written. Tokens in JSON files and in the card are taken out of the copies with --scrub; other files stay out with --exclude.</source>
        <translation>没有写入任何内容。JSON 文件和模型卡片中的令牌可用 --scrub 从副本中去除；其他文件可用 --exclude 排除。</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>正在转换</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>正在校验</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>Take tokens out of the copies of JSON files and of the card, and home paths also to resume.</source>
        <translation>从 JSON 文件和模型卡片的副本中去除令牌；用于续训时也去除主目录路径。</translation>
    </message>
    <message>
        <source>Leave home paths in the copies; else they are taken out to deploy and to share.</source>
        <translation>在副本中保留主目录路径；否则用于部署和分享时会将其去除。</translation>
    </message>
    <message>
        <source>%1 cannot be allowed: whoever gets the package could use what it found. Take it out with --scrub, or leave the file out with --exclude.</source>
        <translation>%1 不能放行：拿到包的人可以使用它所发现的内容。请用 --scrub 将其去除，或用 --exclude 排除该文件。</translation>
    </message>
    <message numerus="yes">
        <source>Home paths taken out of the copies: %n place(s).</source>
        <translation>
            <numerusform>已从副本中去除主目录路径：%n 处。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tokens taken out of the copies: %n place(s). Revoke them where they were issued.</source>
        <translation>
            <numerusform>已从副本中去除令牌：%n 处。请到签发处将其吊销。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>Stopped before all checks were done.</source>
        <translation>检查尚未全部完成就已停止。</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>默认值：%1</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>another name for %1</source>
        <translation>%1 的另一个名称</translation>
    </message>
    <message>
        <source>Nothing is written about %1 %2.</source>
        <translation>没有关于 %1 %2 的说明。</translation>
    </message>
    <message>
        <source>What can be asked:</source>
        <translation>可以询问：</translation>
    </message>
    <message>
        <source>What its lines mean</source>
        <translation>各项的含义</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 以及另外 %2 个</translation>
    </message>
    <message>
        <source>missing here</source>
        <translation>此处缺失</translation>
    </message>
    <message>
        <source>There are no other weights here: this may be the only copy of the model. Keep it.</source>
        <translation>这里没有其他权重：这可能是模型的唯一副本。请保留。</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 参数</translation>
    </message>
    <message numerus="yes">
        <source>%1 tensor(s)</source>
        <translation>
            <numerusform>%1 个张量</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more file(s)</source>
        <translation>
            <numerusform>以及另外 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Inside it:</source>
        <translation>其中包含：</translation>
    </message>
    <message>
        <source>What unpickling would do; nothing was run:</source>
        <translation>反序列化 pickle 会做什么（没有执行任何内容）：</translation>
    </message>
    <message>
        <source>What was noticed:</source>
        <translation>注意到的问题：</translation>
    </message>
    <message numerus="yes">
        <source>and %n more; --json has them all</source>
        <translation>
            <numerusform>以及另外 %n 条；--json 会全部列出</numerusform>
        </translation>
    </message>
    <message>
        <source>Not as it was packed:</source>
        <translation>与打包时不同：</translation>
    </message>
    <message>
        <source>%1 tensors, %2, written and read again. Nothing was unpickled.</source>
        <translation>%1 个张量，%2，已写入并重新读取核对。没有执行反序列化。</translation>
    </message>
    <message>
        <source>%1 is the same tensor as %2 and was written once.</source>
        <translation>%1 与 %2 是同一个张量，只写入一次。</translation>
    </message>
    <message>
        <source>Which weights, and where to? For example: vitrine-cli convert pytorch_model.bin -o model.safetensors</source>
        <translation>转换哪个权重文件，写到哪里？例如：vitrine-cli convert pytorch_model.bin -o model.safetensors</translation>
    </message>
    <message>
        <source>%1 is no size. Write for example 2GB or 500MB.</source>
        <translation>%1 不是大小。请写成 2GB 或 500MB 这样的形式。</translation>
    </message>
    <message>
        <source>Left out: %1. %2</source>
        <translation>未包含：%1。%2</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source> and </source>
        <comment>before the last item of a list</comment>
        <translation>和</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 bytes are wanted at byte %2, and the file ends at byte %3.</source>
        <translation>需要从字节 %2 起的 %1 字节，但文件在字节 %3 处结束。</translation>
    </message>
    <message>
        <source>The file ends at byte %1, in the middle of what begins at byte %2.</source>
        <translation>文件在字节 %1 处结束，而从字节 %2 开始的内容还不完整。</translation>
    </message>
    <message>
        <source>The file became shorter while it was read.</source>
        <translation>文件在读取过程中变短了。</translation>
    </message>
    <message>
        <source>A text of %1 at byte %2 is longer than Vitrine reads (%3).</source>
        <translation>字节 %2 处的文本长 %1，超过 Vitrine 的读取上限（%3）。</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 不存在。</translation>
    </message>
    <message>
        <source>There is no permission to read %1. Ask its owner, or open a copy that belongs to you.</source>
        <translation>没有读取 %1 的权限。请向所有者申请，或打开属于你的副本。</translation>
    </message>
    <message>
        <source>%1 is a link that leads round in a circle.</source>
        <translation>%1 是循环链接。</translation>
    </message>
    <message>
        <source>There is no space left for %1.</source>
        <translation>没有剩余空间用于 %1。</translation>
    </message>
    <message>
        <source>%1 could not be read: %2.</source>
        <translation>无法读取 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 不是普通文件。</translation>
    </message>
    <message>
        <source>There is no space left to write %1. Free some, or choose another place.</source>
        <translation>空间不足，无法写入 %1。请腾出空间，或换一个位置。</translation>
    </message>
    <message>
        <source>There is no permission to write %1. Choose a place that belongs to you.</source>
        <translation>没有写入 %1 的权限。请选择属于你的位置。</translation>
    </message>
    <message>
        <source>The folder for %1 is not there.</source>
        <translation>%1 所在的文件夹不存在。</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another name, or allow that it is replaced.</source>
        <translation>%1 已存在。请换一个名称，或允许替换。</translation>
    </message>
    <message>
        <source>The file system does not take a file as large as %1. Choose another place.</source>
        <translation>文件系统不支持 %1 这么大的文件。请换一个位置。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2.</source>
        <translation>无法写入 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is being written by another program. Wait for it, or choose another name.</source>
        <translation>另一个程序正在写入 %1。请等它完成，或换一个名称。</translation>
    </message>
    <message>
        <source>This is no valid JSON: byte %1 does not fit</source>
        <translation>不是有效的 JSON：字节 %1 处有误</translation>
    </message>
    <message>
        <source>This JSON holds more than %1 values</source>
        <translation>此 JSON 的值超过 %1 个</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>This JSON is nested more than %1 levels deep</source>
        <translation>此 JSON 的嵌套超过 %1 层</translation>
    </message>
    <message numerus="yes">
        <source>[%n element(s)]</source>
        <translation>
            <numerusform>[%n 个元素]</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{%n key(s)}</source>
        <translation>
            <numerusform>{%n 个键}</numerusform>
        </translation>
    </message>
    <message>
        <source>“shape:%1” is no shape; write shape:64 or shape:64x128</source>
        <translation>“shape:%1”不是形状；请写 shape:64 或 shape:64x128</translation>
    </message>
    <message>
        <source>“bytes:%1” is no size; write bytes:&gt;1MB or bytes:&lt;=512</source>
        <translation>“bytes:%1”不是大小；请写 bytes:&gt;1MB 或 bytes:&lt;=512</translation>
    </message>
    <message>
        <source>The pattern cannot be read: %1 at letter %2</source>
        <translation>无法识别此模式：第 %2 个字符处 %1</translation>
    </message>
    <message>
        <source>token embedding</source>
        <translation>词元嵌入</translation>
    </message>
    <message>
        <source>A table with one row of numbers for each token: it turns the text, cut into tokens, into vectors.</source>
        <translation>一张表，每个词元对应一行数字：把切分成词元的文本变成向量。</translation>
    </message>
    <message>
        <source>position embedding</source>
        <translation>位置嵌入</translation>
    </message>
    <message>
        <source>Adds to each vector where in the text or picture it stands.</source>
        <translation>在每个向量中加入它在文本或图像中的位置。</translation>
    </message>
    <message>
        <source>segment embedding</source>
        <translation>片段嵌入</translation>
    </message>
    <message>
        <source>Adds to each vector which of two texts it belongs to.</source>
        <translation>在每个向量中加入它属于两段文本中的哪一段。</translation>
    </message>
    <message>
        <source>norm behind the embedding</source>
        <translation>嵌入后的归一化</translation>
    </message>
    <message>
        <source>Brings the vectors that come from the embedding to a common size.</source>
        <translation>使嵌入得到的向量幅度一致。</translation>
    </message>
    <message>
        <source>patch embedding</source>
        <translation>图块嵌入</translation>
    </message>
    <message>
        <source>Turns small squares of the picture into vectors.</source>
        <translation>把图像的小方块变成向量。</translation>
    </message>
    <message>
        <source>class token</source>
        <translation>类别词元</translation>
    </message>
    <message>
        <source>A learned vector that is put in front of the input; it gathers what stands for the whole.</source>
        <translation>一个学习得到的向量，放在输入最前面，汇集代表整体的信息。</translation>
    </message>
    <message>
        <source>first convolution over sound</source>
        <translation>声音的第一层卷积</translation>
    </message>
    <message>
        <source>Turns short pieces of sound into vectors.</source>
        <translation>把一小段一小段的声音变成向量。</translation>
    </message>
    <message>
        <source>attention, query projection</source>
        <translation>注意力，查询投影</translation>
    </message>
    <message>
        <source>For each token, turns the numbers that describe it into questions: what should this token pay attention to?</source>
        <translation>为每个词元，把描述它的数字变成问题：这个词元应该关注什么？</translation>
    </message>
    <message>
        <source>attention, key projection</source>
        <translation>注意力，键投影</translation>
    </message>
    <message>
        <source>For each token, makes the labels that the questions of other tokens are compared with.</source>
        <translation>为每个词元生成标签，供其他词元的问题来比对。</translation>
    </message>
    <message>
        <source>attention, value projection</source>
        <translation>注意力，值投影</translation>
    </message>
    <message>
        <source>For each token, makes what is handed on to those that pay attention to it.</source>
        <translation>为每个词元生成要交给关注它的词元的内容。</translation>
    </message>
    <message>
        <source>attention, several projections in one</source>
        <translation>注意力，多个投影合一</translation>
    </message>
    <message>
        <source>Queries, keys and values, or two of them, computed by one matrix.</source>
        <translation>查询、键和值（或其中两个）由一个矩阵算出。</translation>
    </message>
    <message>
        <source>attention, output projection</source>
        <translation>注意力，输出投影</translation>
    </message>
    <message>
        <source>Joins what the heads have gathered back into one vector for each token.</source>
        <translation>把各个头汇集到的内容重新合成每个词元的一个向量。</translation>
    </message>
    <message>
        <source>attention, norm of the queries</source>
        <translation>注意力，查询的归一化</translation>
    </message>
    <message>
        <source>Brings the queries to a common size before they are compared.</source>
        <translation>比对之前，使查询幅度一致。</translation>
    </message>
    <message>
        <source>attention, norm of the keys</source>
        <translation>注意力，键的归一化</translation>
    </message>
    <message>
        <source>Brings the keys to a common size before they are compared.</source>
        <translation>比对之前，使键幅度一致。</translation>
    </message>
    <message>
        <source>attention sinks</source>
        <translation>注意力汇点</translation>
    </message>
    <message>
        <source>One number for each head: a place to pay attention to when nothing else fits.</source>
        <translation>每个头一个数：没有合适的关注对象时，注意力就放在这里。</translation>
    </message>
    <message>
        <source>attention, relative position</source>
        <translation>注意力，相对位置</translation>
    </message>
    <message>
        <source>Adds to each comparison how far apart the two places are.</source>
        <translation>在每次比对中加入两个位置之间的距离。</translation>
    </message>
    <message>
        <source>latent attention, queries made small</source>
        <translation>潜在注意力，压缩查询</translation>
    </message>
    <message>
        <source>First half of the query projection: into a smaller vector.</source>
        <translation>查询投影的前半部分：变成较小的向量。</translation>
    </message>
    <message>
        <source>latent attention, queries from the small form</source>
        <translation>潜在注意力，由压缩形式得到查询</translation>
    </message>
    <message>
        <source>Second half of the query projection: from the smaller vector to all heads.</source>
        <translation>查询投影的后半部分：从较小的向量到所有的头。</translation>
    </message>
    <message>
        <source>latent attention, keys and values made small</source>
        <translation>潜在注意力，压缩键和值</translation>
    </message>
    <message>
        <source>Makes one small vector from which keys and values are computed; only this one is kept while generating.</source>
        <translation>生成一个小向量，键和值都由它算出；生成文本时只需保存它。</translation>
    </message>
    <message>
        <source>latent attention, keys and values from the small form</source>
        <translation>潜在注意力，由压缩形式得到键和值</translation>
    </message>
    <message>
        <source>Computes keys and values of all heads from the small vector.</source>
        <translation>由小向量算出所有头的键和值。</translation>
    </message>
    <message>
        <source>latent attention, norm of the small form</source>
        <translation>潜在注意力，压缩形式的归一化</translation>
    </message>
    <message>
        <source>Brings the small vectors to a common size.</source>
        <translation>使小向量幅度一致。</translation>
    </message>
    <message>
        <source>norm before attention</source>
        <translation>注意力前的归一化</translation>
    </message>
    <message>
        <source>Brings the vectors to a common size before the attention of the layer.</source>
        <translation>进入本层注意力之前，使向量幅度一致。</translation>
    </message>
    <message>
        <source>norm behind attention</source>
        <translation>注意力后的归一化</translation>
    </message>
    <message>
        <source>Brings the vectors to a common size after the attention of the layer.</source>
        <translation>离开本层注意力之后，使向量幅度一致。</translation>
    </message>
    <message>
        <source>MLP, gate projection</source>
        <translation>MLP，门控投影</translation>
    </message>
    <message>
        <source>Decides how much of each of the widened numbers goes on.</source>
        <translation>决定展宽后的每个数有多少继续传递。</translation>
    </message>
    <message>
        <source>MLP, up projection</source>
        <translation>MLP，升维投影</translation>
    </message>
    <message>
        <source>Widens each vector, so that the layer can work on it.</source>
        <translation>把每个向量展宽，供本层处理。</translation>
    </message>
    <message>
        <source>MLP, down projection</source>
        <translation>MLP，降维投影</translation>
    </message>
    <message>
        <source>Brings the widened vector back to the width of the model.</source>
        <translation>把展宽的向量变回模型的宽度。</translation>
    </message>
    <message>
        <source>MLP, gate and up projection in one</source>
        <translation>MLP，门控与升维合一</translation>
    </message>
    <message>
        <source>Gate and widening, computed by one matrix.</source>
        <translation>门控和升维由一个矩阵算出。</translation>
    </message>
    <message>
        <source>norm before the MLP</source>
        <translation>MLP 前的归一化</translation>
    </message>
    <message>
        <source>Brings the vectors to a common size before the MLP of the layer.</source>
        <translation>进入本层 MLP 之前，使向量幅度一致。</translation>
    </message>
    <message>
        <source>norm behind the MLP</source>
        <translation>MLP 后的归一化</translation>
    </message>
    <message>
        <source>Brings the vectors to a common size at the end of the layer.</source>
        <translation>在本层末尾使向量幅度一致。</translation>
    </message>
    <message>
        <source>router</source>
        <translation>路由</translation>
    </message>
    <message>
        <source>Chooses for each token which experts work on it.</source>
        <translation>为每个词元选择由哪些专家处理。</translation>
    </message>
    <message>
        <source>gate of the shared expert</source>
        <translation>共享专家的门控</translation>
    </message>
    <message>
        <source>Decides for each token how much the shared expert counts.</source>
        <translation>为每个词元决定共享专家的分量。</translation>
    </message>
    <message>
        <source>last norm</source>
        <translation>最后的归一化</translation>
    </message>
    <message>
        <source>Brings the vectors to a common size before the output.</source>
        <translation>输出之前使向量幅度一致。</translation>
    </message>
    <message>
        <source>output head</source>
        <translation>输出头</translation>
    </message>
    <message>
        <source>Turns each vector into one score for each token of the vocabulary. It is often the token embedding once more.</source>
        <translation>把每个向量变成词表中每个词元的一个得分。它常常就是词元嵌入的再次使用。</translation>
    </message>
    <message>
        <source>pooler</source>
        <translation>池化</translation>
    </message>
    <message>
        <source>Makes one vector that stands for the whole text.</source>
        <translation>生成一个代表整段文本的向量。</translation>
    </message>
    <message>
        <source>classifier</source>
        <translation>分类器</translation>
    </message>
    <message>
        <source>Turns the vector into one score for each class.</source>
        <translation>把向量变成每个类别的一个得分。</translation>
    </message>
    <message>
        <source>projector</source>
        <translation>投影层</translation>
    </message>
    <message>
        <source>Turns vectors of one part of the model, such as pictures, into those of another.</source>
        <translation>把模型某一部分（例如图像）的向量变成另一部分的向量。</translation>
    </message>
    <message>
        <source>rotary frequencies</source>
        <translation>旋转位置频率</translation>
    </message>
    <message>
        <source>Numbers from which positions are computed; they could be computed anew and are no parameters.</source>
        <translation>用来计算位置的数；可以重新算出，不属于参数。</translation>
    </message>
    <message>
        <source>state space, input projection</source>
        <translation>状态空间，输入投影</translation>
    </message>
    <message>
        <source>Widens the vectors and splits them for the state space block.</source>
        <translation>展宽向量，并为状态空间模块拆分。</translation>
    </message>
    <message>
        <source>state space, short convolution</source>
        <translation>状态空间，短卷积</translation>
    </message>
    <message>
        <source>Mixes each token with the few before it.</source>
        <translation>把每个词元与它前面几个混合。</translation>
    </message>
    <message>
        <source>state space, selection</source>
        <translation>状态空间，选择</translation>
    </message>
    <message>
        <source>Computes from each token what is kept in the state and what is read from it.</source>
        <translation>由每个词元算出状态中保留什么、读出什么。</translation>
    </message>
    <message>
        <source>state space, step size</source>
        <translation>状态空间，步长</translation>
    </message>
    <message>
        <source>Decides for each token how far the state moves on.</source>
        <translation>为每个词元决定状态前进多远。</translation>
    </message>
    <message>
        <source>state space, decay</source>
        <translation>状态空间，衰减</translation>
    </message>
    <message>
        <source>How fast the state forgets.</source>
        <translation>状态遗忘的快慢。</translation>
    </message>
    <message>
        <source>state space, direct path</source>
        <translation>状态空间，直通</translation>
    </message>
    <message>
        <source>How much of the input passes the state by.</source>
        <translation>输入中有多少绕过状态。</translation>
    </message>
    <message>
        <source>state space, output projection</source>
        <translation>状态空间，输出投影</translation>
    </message>
    <message>
        <source>Brings the result back to the width of the model.</source>
        <translation>把结果变回模型的宽度。</translation>
    </message>
    <message>
        <source>state space, norm</source>
        <translation>状态空间，归一化</translation>
    </message>
    <message>
        <source>Brings the result to a common size.</source>
        <translation>使结果幅度一致。</translation>
    </message>
    <message>
        <source>time embedding</source>
        <translation>时间嵌入</translation>
    </message>
    <message>
        <source>Tells the model how noisy the picture still is.</source>
        <translation>告诉模型图像还有多少噪声。</translation>
    </message>
    <message>
        <source>embedding of the condition</source>
        <translation>条件嵌入</translation>
    </message>
    <message>
        <source>Turns the prompt or the picture's size into vectors that steer the model.</source>
        <translation>把提示词或图像尺寸变成引导模型的向量。</translation>
    </message>
    <message>
        <source>first convolution</source>
        <translation>第一层卷积</translation>
    </message>
    <message>
        <source>Turns the latent picture into the channels that the model works with.</source>
        <translation>把潜在图像变成模型处理用的通道。</translation>
    </message>
    <message>
        <source>last convolution</source>
        <translation>最后一层卷积</translation>
    </message>
    <message>
        <source>Turns the channels back into a latent picture.</source>
        <translation>把通道变回潜在图像。</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>Looks at each place together with its neighbours.</source>
        <translation>把每个位置与相邻位置一起看。</translation>
    </message>
    <message>
        <source>downsampling</source>
        <translation>下采样</translation>
    </message>
    <message>
        <source>Halves the picture, so that the next blocks see more of it at once.</source>
        <translation>把图像缩小一半，使后面的模块一次看到更多。</translation>
    </message>
    <message>
        <source>upsampling</source>
        <translation>上采样</translation>
    </message>
    <message>
        <source>Doubles the picture again.</source>
        <translation>把图像再放大一倍。</translation>
    </message>
    <message>
        <source>shortcut</source>
        <translation>捷径连接</translation>
    </message>
    <message>
        <source>Carries the input past the block where the number of channels changes.</source>
        <translation>在通道数变化处，让输入绕过模块。</translation>
    </message>
    <message>
        <source>norm</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Brings the numbers to a common size.</source>
        <translation>使数值幅度一致。</translation>
    </message>
    <message>
        <source>statistics of the training</source>
        <translation>训练统计量</translation>
    </message>
    <message>
        <source>Means and variances that were gathered while training; no parameters.</source>
        <translation>训练时收集的均值和方差；不属于参数。</translation>
    </message>
    <message>
        <source>LoRA, down matrix</source>
        <translation>LoRA，降维矩阵</translation>
    </message>
    <message>
        <source>First of two small matrices that together change a large one: into the small rank.</source>
        <translation>一对小矩阵中的第一个，合起来改变一个大矩阵：降到小的秩。</translation>
    </message>
    <message>
        <source>LoRA, up matrix</source>
        <translation>LoRA，升维矩阵</translation>
    </message>
    <message>
        <source>Second of two small matrices that together change a large one: back to full width.</source>
        <translation>一对小矩阵中的第二个，合起来改变一个大矩阵：回到完整宽度。</translation>
    </message>
    <message>
        <source>DoRA, magnitudes</source>
        <translation>DoRA，幅度</translation>
    </message>
    <message>
        <source>The length of each column after the change.</source>
        <translation>改变之后每一列的长度。</translation>
    </message>
    <message>
        <source>quantised weight</source>
        <translation>量化权重</translation>
    </message>
    <message>
        <source>A weight in few bits, several packed into each number; scales beside it give the values back.</source>
        <translation>用少量比特表示的权重，每个数里打包了几个；旁边的缩放因子用来还原数值。</translation>
    </message>
    <message>
        <source>scale of a quantised weight</source>
        <translation>量化权重的缩放因子</translation>
    </message>
    <message>
        <source>What the small numbers of a quantised weight are multiplied by. No parameter of the model.</source>
        <translation>量化权重的小数值要乘上它。不属于模型参数。</translation>
    </message>
    <message>
        <source>zero point of a quantised weight</source>
        <translation>量化权重的零点</translation>
    </message>
    <message>
        <source>What is taken off the small numbers of a quantised weight. No parameter of the model.</source>
        <translation>从量化权重的小数值中减去它。不属于模型参数。</translation>
    </message>
    <message>
        <source>order of a quantised weight</source>
        <translation>量化权重的排列</translation>
    </message>
    <message>
        <source>Says how the small numbers of a quantised weight are laid out. No parameter of the model.</source>
        <translation>说明量化权重的小数值如何排列。不属于模型参数。</translation>
    </message>
    <message>
        <source>optimizer, mean of the gradients</source>
        <translation>优化器，梯度的均值</translation>
    </message>
    <message>
        <source>Kept by the optimizer to go on training; loading the model does not need it.</source>
        <translation>优化器为继续训练而保留；加载模型不需要它。</translation>
    </message>
    <message>
        <source>optimizer, mean of the squared gradients</source>
        <translation>优化器，梯度平方的均值</translation>
    </message>
    <message>
        <source>optimizer, number of steps</source>
        <translation>优化器，步数</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>编码器</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>vision part</source>
        <translation>视觉部分</translation>
    </message>
    <message>
        <source>audio part</source>
        <translation>音频部分</translation>
    </message>
    <message>
        <source>text part</source>
        <translation>文本部分</translation>
    </message>
    <message>
        <source>mask decoder</source>
        <translation>掩码解码器</translation>
    </message>
    <message>
        <source>%1 of: %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>cross-%1</source>
        <translation>交叉%1</translation>
    </message>
    <message>
        <source>%1, expert %2</source>
        <translation>%1，专家 %2</translation>
    </message>
    <message>
        <source>%1, shared expert</source>
        <translation>%1，共享专家</translation>
    </message>
    <message>
        <source>%1, all experts</source>
        <translation>%1，全部专家</translation>
    </message>
    <message>
        <source>%1, bias</source>
        <translation>%1，偏置</translation>
    </message>
    <message numerus="yes">
        <source>The same fault occurs %n more times in this file.</source>
        <translation>
            <numerusform>同样的问题在此文件中还出现 %n 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>At byte %1 it imports a name that is computed while it loads, so what it names cannot be known.</source>
        <translation>在字节 %1 处，它导入一个加载时才算出的名称，因此无法知道那是什么。</translation>
    </message>
    <message>
        <source>At byte %1 it uses a number of Python's extension registry; what that stands for is not in the file.</source>
        <translation>在字节 %1 处，它使用 Python 扩展注册表中的编号；编号代表什么，文件里没有。</translation>
    </message>
    <message>
        <source>At byte %1 it asks the program that loads it for an object; what comes depends on that program.</source>
        <translation>在字节 %1 处，它向加载它的程序索取一个对象；得到什么取决于那个程序。</translation>
    </message>
    <message>
        <source>At byte %1 it changes a module or class of the running program.</source>
        <translation>在字节 %1 处，它改动正在运行的程序的模块或类。</translation>
    </message>
    <message>
        <source>At byte %1 it looks up an attribute of an object that is no plain class.</source>
        <translation>在字节 %1 处，它在一个并非普通类的对象上查找属性。</translation>
    </message>
    <message>
        <source>At byte %1 it calls something that is computed while it loads, so what it does cannot be known.</source>
        <translation>在字节 %1 处，它调用加载时才算出的内容，因此无法知道它做什么。</translation>
    </message>
    <message>
        <source>At byte %1 Python would refuse to go on.</source>
        <translation>在字节 %1 处，Python 会拒绝继续。</translation>
    </message>
    <message>
        <source>At byte %1 the frames do not fit: Python's own two readers disagree about this file.</source>
        <translation>在字节 %1 处，帧的长度不符：Python 自带的两种读取方式对此文件的理解不同。</translation>
    </message>
    <message>
        <source>At byte %1 it asks for a protocol that does not exist yet; the newest is 5.</source>
        <translation>在字节 %1 处，它要求一个尚不存在的协议；最新的是 5。</translation>
    </message>
    <message>
        <source>At byte %1 a name holds a dot, which this protocol does not allow.</source>
        <translation>在字节 %1 处，名称中含有点号，此协议不允许。</translation>
    </message>
    <message>
        <source>It was written by Python 2 (a string at byte %1 is no ASCII text) and loads only with encoding="latin1" or "bytes".</source>
        <translation>它由 Python 2 写成（字节 %1 处的字符串不是 ASCII 文本），只有用 encoding="latin1" 或 "bytes" 才能加载。</translation>
    </message>
    <message>
        <source>A text at byte %1 is no valid UTF-8, and Python would stop there.</source>
        <translation>字节 %1 处的文本不是有效的 UTF-8，Python 会在那里停下。</translation>
    </message>
    <message>
        <source>Bytes that belong at byte %1 were kept outside of this file.</source>
        <translation>应在字节 %1 处的数据保存在此文件之外。</translation>
    </message>
    <message>
        <source>The pickle ends in the middle, at byte %1. Was the file transferred completely?</source>
        <translation>此 pickle 在字节 %1 处中断。文件传输完整了吗？</translation>
    </message>
    <message>
        <source>At byte %1 stands an instruction that no protocol has (%2). The file is damaged, or no pickle.</source>
        <translation>字节 %1 处的指令（%2）在任何协议中都不存在。文件已损坏，或不是 pickle。</translation>
    </message>
    <message>
        <source>At byte %1 an instruction needs a value that is not there. The file is damaged.</source>
        <translation>在字节 %1 处，一条指令需要的值不存在。文件已损坏。</translation>
    </message>
    <message>
        <source>At byte %1 an instruction asks for a stored value that was never stored. The file is damaged.</source>
        <translation>在字节 %1 处，一条指令要取一个从未存过的值。文件已损坏。</translation>
    </message>
    <message>
        <source>At byte %1 stands a number or text that Python cannot read. The file is damaged.</source>
        <translation>字节 %1 处的数字或文本 Python 无法读取。文件已损坏。</translation>
    </message>
    <message>
        <source>The pickle is larger than Vitrine follows; it was looked at up to byte %1 only.</source>
        <translation>此 pickle 超出 Vitrine 的跟踪上限；只查看到字节 %1。</translation>
    </message>
    <message>
        <source>Reading was cancelled at byte %1.</source>
        <translation>读取在字节 %1 处被取消。</translation>
    </message>
    <message>
        <source>loading it calls %1, which %2</source>
        <translation>加载它会调用 %1，它%2</translation>
    </message>
    <message>
        <source>loading it imports %1, which %2</source>
        <translation>加载它会导入 %1，它%2</translation>
    </message>
    <message>
        <source>not verified: %1</source>
        <translation>未验证：%1</translation>
    </message>
    <message>
        <source>loading it runs code of usual training libraries, %1 for example</source>
        <translation>加载它会运行常见训练库的代码，例如 %1</translation>
    </message>
    <message>
        <source>no code found by these rules (%1)</source>
        <translation>按这些规则（%1）未发现代码</translation>
    </message>
    <message>
        <source>makes plain values</source>
        <translation>只构造普通的值</translation>
    </message>
    <message>
        <source>runs any Python code</source>
        <translation>可运行任意 Python 代码</translation>
    </message>
    <message>
        <source>starts other programs</source>
        <translation>会启动其他程序</translation>
    </message>
    <message>
        <source>reads or writes files</source>
        <translation>会读写文件</translation>
    </message>
    <message>
        <source>opens network connections</source>
        <translation>会建立网络连接</translation>
    </message>
    <message>
        <source>loads another pickle</source>
        <translation>会加载另一个 pickle</translation>
    </message>
    <message>
        <source>can reach any other function</source>
        <translation>能取得任意其他函数</translation>
    </message>
    <message>
        <source>changes the running program</source>
        <translation>会改动正在运行的程序</translation>
    </message>
    <message>
        <source>interferes with programs that check models</source>
        <translation>会干扰检查模型的程序</translation>
    </message>
    <message>
        <source>is code that Vitrine does not know</source>
        <translation>是 Vitrine 不认识的代码</translation>
    </message>
    <message>
        <source>Plain data</source>
        <translation>普通数据</translation>
    </message>
    <message>
        <source>Usual in training</source>
        <translation>训练中常见</translation>
    </message>
    <message>
        <source>On no list</source>
        <translation>不在任何名单上</translation>
    </message>
    <message>
        <source>Can harm</source>
        <translation>可能造成危害</translation>
    </message>
    <message>
        <source>More than %1 pickles follow each other; the rest was not looked at.</source>
        <translation>连续的 pickle 超过 %1 个；其余未查看。</translation>
    </message>
    <message>
        <source>%1 bytes from byte %2 on are no pickle.</source>
        <translation>从字节 %2 起的 %1 字节不是 pickle。</translation>
    </message>
    <message>
        <source>A string at byte %1 holds a zip archive, which was not looked into.</source>
        <translation>字节 %1 处的字符串里有一个 zip 归档，未查看其内容。</translation>
    </message>
    <message>
        <source>A string at byte %1 looks like a pickle of its own (%2); loading this file leaves it alone.</source>
        <translation>字节 %1 处的字符串看起来本身是一个 pickle（%2）；加载此文件不会触及它。</translation>
    </message>
    <message>
        <source>Vitrine does not unpack %1.</source>
        <translation>Vitrine 不解压 %1。</translation>
    </message>
    <message>
        <source>It unpacks to more than %1; the rest was not looked at.</source>
        <translation>解压后超过 %1；其余未查看。</translation>
    </message>
    <message>
        <source>The entry has no header of its own in the archive.</source>
        <translation>该条目在归档中没有自己的文件头。</translation>
    </message>
    <message>
        <source>The entry is packed with method %1, which Vitrine does not unpack.</source>
        <translation>该条目用方法 %1 压缩，Vitrine 不解压这种方法。</translation>
    </message>
    <message>
        <source>The archive holds two entries of the name %1; which one counts depends on the program.</source>
        <translation>归档中有两个名为 %1 的条目；以哪一个为准取决于程序。</translation>
    </message>
    <message>
        <source>The entry %1 should begin at byte %2, and nothing begins there. The archive is damaged or cut.</source>
        <translation>条目 %1 应从字节 %2 开始，但那里什么都没有。归档已损坏或被截断。</translation>
    </message>
    <message>
        <source>The directory calls an entry %1, and the entry calls itself %2. Programs differ in which name they take.</source>
        <translation>目录称某条目为 %1，而条目自称 %2。不同程序采用的名称不同。</translation>
    </message>
    <message>
        <source>The directory and the entry %1 itself say different things of its size, its checksum or how it is packed.</source>
        <translation>目录与条目 %1 自身对其大小、校验和或压缩方式的说法不一致。</translation>
    </message>
    <message>
        <source>The entry %1 is marked as encrypted. PyTorch ignores the mark, and so does Vitrine.</source>
        <translation>条目 %1 标记为加密。PyTorch 忽略此标记，Vitrine 也一样。</translation>
    </message>
    <message>
        <source>The entry %1 reaches beyond the end of the file.</source>
        <translation>条目 %1 超出文件末尾。</translation>
    </message>
    <message>
        <source>Entries of the archive lie on top of each other (%1 times); it was not written by a usual program.</source>
        <translation>归档中的条目相互重叠（%1 处）；它不是由常见程序写成的。</translation>
    </message>
    <message>
        <source>The archive holds %1, which its directory does not name; programs that read from the front find it.</source>
        <translation>归档中有目录未列出的 %1；从头读取的程序会发现它。</translation>
    </message>
    <message>
        <source>The archive has %1 directories; programs differ in which one they read. All were looked at.</source>
        <translation>归档有 %1 个目录；不同程序读取的目录不同。这里全部查看过。</translation>
    </message>
    <message>
        <source>The archive's directory at its end is missing: the file was not transferred or written completely. What its parts say of themselves is shown. Fetch the file again.</source>
        <translation>归档末尾的目录缺失：文件没有完整传输或写入。这里显示各部分自述的内容。请重新获取文件。</translation>
    </message>
    <message>
        <source>%1 bytes stand in front of the archive; some programs read them as a file of their own.</source>
        <translation>归档前面有 %1 字节；有些程序会把它们当作单独的文件读取。</translation>
    </message>
    <message>
        <source>The archive has more than %1 entries; the rest was not looked at.</source>
        <translation>归档的条目超过 %1 个；其余未查看。</translation>
    </message>
    <message>
        <source>The archive's directory is damaged at byte %1; entries after it are not known.</source>
        <translation>归档目录在字节 %1 处损坏；其后的条目无从得知。</translation>
    </message>
    <message>
        <source>The description of the tensor %1 is damaged.</source>
        <translation>张量 %1 的描述已损坏。</translation>
    </message>
    <message>
        <source>The part %1, which holds %2 pieces of the checkpoint, is missing. Without it nothing can be merged.</source>
        <translation>缺少部分 %1，其中有检查点的 %2 个片段。没有它就无法合并。</translation>
    </message>
    <message>
        <source>The part %1 has %2 bytes and should have %3: it was not transferred or written completely.</source>
        <translation>部分 %1 有 %2 字节，应为 %3：没有完整传输或写入。</translation>
    </message>
    <message>
        <source>The first %1 bytes of the file were not looked into: they are cut, damaged, or too many parts.</source>
        <translation>文件开头的 %1 字节未查看：它们被截断、损坏，或部分太多。</translation>
    </message>
    <message>
        <source>The file holds no data for the storage %1.</source>
        <translation>文件不含存储 %1 的数据。</translation>
    </message>
    <message>
        <source>The tensor %1 states a shape that no file can hold.</source>
        <translation>张量 %1 声明的形状任何文件都容纳不下。</translation>
    </message>
    <message>
        <source>The data of the tensor %1 (storage %2) is not in the file. Fetch the file again.</source>
        <translation>张量 %1（存储 %2）的数据不在文件中。请重新获取文件。</translation>
    </message>
    <message>
        <source>The tensor %1 reaches beyond its storage %2 (byte %3 of %4).</source>
        <translation>张量 %1 超出其存储 %2（字节 %3，共 %4）。</translation>
    </message>
    <message>
        <source>The data of the tensor %1 is cut: %2 of %3 bytes are there. Fetch the file again.</source>
        <translation>张量 %1 的数据被截断：只有 %2/%3 字节。请重新获取文件。</translation>
    </message>
    <message>
        <source>The file names more tensors than Vitrine lists (%1).</source>
        <translation>文件列出的张量超过 Vitrine 的上限（%1）。</translation>
    </message>
    <message>
        <source>The file is compressed twice, and was not looked into.</source>
        <translation>文件被压缩了两层，未查看其内容。</translation>
    </message>
    <message>
        <source>The list of weights %1 cannot be read.</source>
        <translation>无法读取权重列表 %1。</translation>
    </message>
    <message>
        <source>Its values refer to each other so often that they unfold to more than can be listed.</source>
        <translation>其中的值相互引用过多，展开后无法列出。</translation>
    </message>
    <message>
        <source>%1 bytes follow the last storage; PyTorch does not read them.</source>
        <translation>最后一个存储之后还有 %1 字节；PyTorch 不读取它们。</translation>
    </message>
    <message>
        <source>The file breaks off at byte %1, before its tensors' data. Fetch it again.</source>
        <translation>文件在字节 %1 处中断，张量数据尚未开始。请重新获取。</translation>
    </message>
    <message>
        <source>The file ends within the data of storage %1, at byte %2. Fetch the file again.</source>
        <translation>文件在存储 %1 的数据中间（字节 %2）结束。请重新获取文件。</translation>
    </message>
    <message>
        <source>The pickle cannot be followed beyond byte %1; what it holds is not known. It is damaged, cut, or no pickle.</source>
        <translation>字节 %1 之后无法继续解析此 pickle；其内容不得而知。它已损坏、被截断，或不是 pickle。</translation>
    </message>
    <message>
        <source>The file begins as a pickle and ends as a zip archive; programs differ in what they take it for.</source>
        <translation>文件开头是 pickle，末尾是 zip 归档；不同程序会把它当作不同的东西。</translation>
    </message>
    <message>
        <source>The part %1 of the file ends in the middle, at byte %2.</source>
        <translation>文件的部分 %1 在字节 %2 处中断。</translation>
    </message>
    <message>
        <source>The data of the tensor is not in this file.</source>
        <translation>该张量的数据不在此文件中。</translation>
    </message>
    <message>
        <source>The file states an unknown byte order (%1); little endian is assumed.</source>
        <translation>文件声明的字节序（%1）未知；按小端处理。</translation>
    </message>
    <message>
        <source>The archive holds no data for the storage %1.</source>
        <translation>归档不含存储 %1 的数据。</translation>
    </message>
    <message>
        <source>The file is empty (0 bytes). Download or copy it again.</source>
        <translation>文件为空（0 字节）。请重新下载或复制。</translation>
    </message>
    <message>
        <source>The file has %1 bytes; the length of its header alone takes 8. Download or copy it again.</source>
        <translation>文件只有 %1 字节；仅文件头长度就占 8 字节。请重新下载或复制。</translation>
    </message>
    <message>
        <source>The header is said to have no bytes at all. The file is damaged; get it again from its source.</source>
        <translation>声明的文件头长度为零。文件已损坏；请从来源重新获取。</translation>
    </message>
    <message>
        <source>The header's length is written with its bytes in reverse order (big endian), and no loader reads it so. Ask for a file that the safetensors library wrote.</source>
        <translation>文件头长度的字节顺序颠倒（大端），没有加载器这样读取。请索取由 safetensors 库写成的文件。</translation>
    </message>
    <message>
        <source>The header is said to have %1; the format allows 100 MB, and Vitrine reads %2.</source>
        <translation>声明的文件头为 %1；格式允许 100 MB，Vitrine 最多读取 %2。</translation>
    </message>
    <message>
        <source>The header is said to have %1 bytes, and the file has %2 in all: it is cut off, or the length is wrong. Download or copy it again.</source>
        <translation>声明的文件头为 %1 字节，而整个文件只有 %2：文件被截断，或长度有误。请重新下载或复制。</translation>
    </message>
    <message>
        <source>The header is said to have %1 bytes, and the file has %2 in all. The file is damaged, or it is not a safetensors file; get it again from its source.</source>
        <translation>声明的文件头为 %1 字节，而整个文件只有 %2。文件已损坏，或不是 safetensors 文件；请从来源重新获取。</translation>
    </message>
    <message>
        <source>This is a safetensors file with the name of a GGUF file; programs that go by the name refuse it. Give it the suffix .safetensors.</source>
        <translation>这是 safetensors 文件，却用了 GGUF 的文件名；按名称判断的程序会拒绝它。请把后缀改为 .safetensors。</translation>
    </message>
    <message>
        <source>This is a safetensors file with the name of a PyTorch file; programs that go by the name may refuse it. Give it the suffix .safetensors.</source>
        <translation>这是 safetensors 文件，却用了 PyTorch 的文件名；按名称判断的程序可能拒绝它。请把后缀改为 .safetensors。</translation>
    </message>
    <message>
        <source>The header has %1; the format allows 100 MB, and the safetensors library refuses the file. Split it into shards.</source>
        <translation>文件头为 %1；格式允许 100 MB，safetensors 库会拒绝此文件。请拆分成分片。</translation>
    </message>
    <message>
        <source>The entry of tensor %1 is not an object, so nothing is known of the tensor.</source>
        <translation>张量 %1 的条目不是对象，因此对该张量一无所知。</translation>
    </message>
    <message>
        <source>The entry of tensor %1 has no %2.</source>
        <translation>张量 %1 的条目缺少 %2。</translation>
    </message>
    <message>
        <source>The entry of tensor %1 is a list of more than dtype, shape and data_offsets.</source>
        <translation>张量 %1 的条目是列表，且不止 dtype、shape 和 data_offsets。</translation>
    </message>
    <message>
        <source>The entry %1 is nested more than %2 levels deep; the safetensors library refuses the file.</source>
        <translation>条目 %1 的嵌套超过 %2 层；safetensors 库会拒绝此文件。</translation>
    </message>
    <message>
        <source>The entry of tensor %1 has %2 twice.</source>
        <translation>张量 %1 的条目中 %2 出现两次。</translation>
    </message>
    <message>
        <source>The dtype of tensor %1 is not a text.</source>
        <translation>张量 %1 的 dtype 不是文本。</translation>
    </message>
    <message>
        <source>The shape of tensor %1 is not a list of whole numbers from 0 to 2⁶⁴ − 1.</source>
        <translation>张量 %1 的 shape 不是由 0 到 2⁶⁴ − 1 的整数组成的列表。</translation>
    </message>
    <message>
        <source>Tensor %1 has more than %2 dimensions; it is not shown.</source>
        <translation>张量 %1 超过 %2 维；不予显示。</translation>
    </message>
    <message>
        <source>data_offsets of tensor %1 are not two whole numbers from 0 to 2⁶⁴ − 1.</source>
        <translation>张量 %1 的 data_offsets 不是两个 0 到 2⁶⁴ − 1 的整数。</translation>
    </message>
    <message>
        <source>data_offsets of tensor %1 end at %2, before they begin at %3.</source>
        <translation>张量 %1 的 data_offsets 在 %2 处结束，早于开始处 %3。</translation>
    </message>
    <message>
        <source>%1 more faults of this kind are in the file.</source>
        <translation>此文件中还有 %1 个同类问题。</translation>
    </message>
    <message>
        <source>This is a GGUF file with the name of a safetensors file. Rename it to .gguf.</source>
        <translation>这是 GGUF 文件，却用了 safetensors 的文件名。请改名为 .gguf。</translation>
    </message>
    <message>
        <source>This is a zip archive (PyTorch files are such) with the name of a safetensors file. Give it its right name, or convert it.</source>
        <translation>这是 zip 归档（PyTorch 文件就是如此），却用了 safetensors 的文件名。请改成正确的名称，或进行转换。</translation>
    </message>
    <message>
        <source>This is an empty zip archive with the name of a safetensors file.</source>
        <translation>这是空的 zip 归档，却用了 safetensors 的文件名。</translation>
    </message>
    <message>
        <source>This file is compressed with gzip. Decompress it; a safetensors file may be inside.</source>
        <translation>此文件用 gzip 压缩。请解压；里面可能是 safetensors 文件。</translation>
    </message>
    <message>
        <source>This file is compressed with Zstandard. Decompress it; a safetensors file may be inside.</source>
        <translation>此文件用 Zstandard 压缩。请解压；里面可能是 safetensors 文件。</translation>
    </message>
    <message>
        <source>This file is compressed with xz. Decompress it; a safetensors file may be inside.</source>
        <translation>此文件用 xz 压缩。请解压；里面可能是 safetensors 文件。</translation>
    </message>
    <message>
        <source>This file is compressed with bzip2. Decompress it; a safetensors file may be inside.</source>
        <translation>此文件用 bzip2 压缩。请解压；里面可能是 safetensors 文件。</translation>
    </message>
    <message>
        <source>This is a 7z archive. Unpack it; a safetensors file may be inside.</source>
        <translation>这是 7z 归档。请解包；里面可能是 safetensors 文件。</translation>
    </message>
    <message>
        <source>This is a RAR archive. Unpack it; a safetensors file may be inside.</source>
        <translation>这是 RAR 归档。请解包；里面可能是 safetensors 文件。</translation>
    </message>
    <message>
        <source>This is an HDF5 file with the name of a safetensors file. Rename it to .h5.</source>
        <translation>这是 HDF5 文件，却用了 safetensors 的文件名。请改名为 .h5。</translation>
    </message>
    <message>
        <source>This is a NumPy file with the name of a safetensors file. Rename it to .npy.</source>
        <translation>这是 NumPy 文件，却用了 safetensors 的文件名。请改名为 .npy。</translation>
    </message>
    <message>
        <source>This is a GGML file, older than GGUF, with the name of a safetensors file.</source>
        <translation>这是比 GGUF 更早的 GGML 文件，却用了 safetensors 的文件名。</translation>
    </message>
    <message>
        <source>This is a PDF document with the name of a safetensors file.</source>
        <translation>这是 PDF 文档，却用了 safetensors 的文件名。</translation>
    </message>
    <message>
        <source>This is a picture with the name of a safetensors file.</source>
        <translation>这是图片，却用了 safetensors 的文件名。</translation>
    </message>
    <message>
        <source>This is a program, not a model. Do not run it.</source>
        <translation>这是程序，不是模型。请勿运行。</translation>
    </message>
    <message>
        <source>This is a pickle (older PyTorch files are such) with the name of a safetensors file. Do not load it before it was checked.</source>
        <translation>这是 pickle（较早的 PyTorch 文件就是如此），却用了 safetensors 的文件名。检查之前请勿加载。</translation>
    </message>
    <message>
        <source>This is a Git LFS pointer in place of the file: the weights (%1, SHA-256 %2) were not downloaded. Run “git lfs pull”, or download the file itself.</source>
        <translation>这里是 Git LFS 指针而不是文件本身：权重（%1，SHA-256 %2）没有下载。请运行“git lfs pull”，或下载文件本身。</translation>
    </message>
    <message>
        <source>This is a tar archive. Unpack it; a safetensors file may be inside.</source>
        <translation>这是 tar 归档。请解包；里面可能是 safetensors 文件。</translation>
    </message>
    <message>
        <source>This is a web page in place of the file: the download needs a log-in, or its address is wrong. Download it again.</source>
        <translation>这里是网页而不是文件本身：下载需要登录，或地址有误。请重新下载。</translation>
    </message>
    <message>
        <source>This is an XML text in place of the file, such as a storage server sends with an error. Download it again.</source>
        <translation>这里是 XML 文本而不是文件本身，存储服务器出错时会发送这样的内容。请重新下载。</translation>
    </message>
    <message>
        <source>This is a JSON text in place of the file, such as a server sends with an error: %1. Download it again.</source>
        <translation>这里是 JSON 文本而不是文件本身，服务器出错时会发送这样的内容：%1。请重新下载。</translation>
    </message>
    <message>
        <source>This is a text in place of the file: “%1”. Download it again.</source>
        <translation>这里是文本而不是文件本身：“%1”。请重新下载。</translation>
    </message>
    <message>
        <source>The file begins with nothing but zeros: space was set aside for it, and it was never written. Download or copy it again.</source>
        <translation>文件开头全是零：空间已预留，却从未写入。请重新下载或复制。</translation>
    </message>
    <message>
        <source>A value of __metadata__ is not a text; the safetensors library refuses the file or loses the value.</source>
        <translation>__metadata__ 中有一个值不是文本；safetensors 库会拒绝此文件或丢失该值。</translation>
    </message>
    <message>
        <source>A text in the header holds a control character that is not escaped: this is not JSON.</source>
        <translation>文件头的文本中有未转义的控制字符：这不是 JSON。</translation>
    </message>
    <message>
        <source>A text in the header has an escape that JSON does not know.</source>
        <translation>文件头的文本中有 JSON 不认识的转义。</translation>
    </message>
    <message>
        <source>A text in the header holds half of a surrogate pair, which stands for no character.</source>
        <translation>文件头的文本中有半个代理对，不代表任何字符。</translation>
    </message>
    <message>
        <source>A text in the header is not valid UTF-8.</source>
        <translation>文件头的文本不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>A number in the header is not written as JSON wants it.</source>
        <translation>文件头中有一个数字的写法不符合 JSON。</translation>
    </message>
    <message>
        <source>A word in the header is none that JSON knows (NaN, Infinity and True are not JSON).</source>
        <translation>文件头中有一个词 JSON 不认识（NaN、Infinity 和 True 都不是 JSON）。</translation>
    </message>
    <message>
        <source>A text in the header is longer than Vitrine shows.</source>
        <translation>文件头中有一段文本超出 Vitrine 的显示长度。</translation>
    </message>
    <message>
        <source>Entries have fields that the format does not know; readers pass over them. Entries: %1.</source>
        <translation>条目中有格式不认识的字段；读取程序会跳过它们。条目：%1。</translation>
    </message>
    <message>
        <source>Entries are written as lists, which the safetensors library takes and others may not. Entries: %1.</source>
        <translation>条目写成了列表，safetensors 库接受，其他程序未必。条目：%1。</translation>
    </message>
    <message>
        <source>The header begins with a byte order mark. The safetensors library refuses the file; save it again with that library.</source>
        <translation>文件头以字节顺序标记（BOM）开头。safetensors 库会拒绝此文件；请用该库重新保存。</translation>
    </message>
    <message>
        <source>The header begins with blanks, and the format wants an opening brace there. Some readers refuse the file.</source>
        <translation>文件头以空白开头，而格式要求此处为左花括号。有些读取程序会拒绝此文件。</translation>
    </message>
    <message>
        <source>The header is not a JSON object, so it names no tensors.</source>
        <translation>文件头不是 JSON 对象，因此没有列出任何张量。</translation>
    </message>
    <message>
        <source>The header is not JSON. The file is damaged, or it is not a safetensors file; get it again from its source.</source>
        <translation>文件头不是 JSON。文件已损坏，或不是 safetensors 文件；请从来源重新获取。</translation>
    </message>
    <message>
        <source>A comma stands before the closing brace of the header: this is not JSON, and the safetensors library refuses the file.</source>
        <translation>文件头的右花括号前有逗号：这不是 JSON，safetensors 库会拒绝此文件。</translation>
    </message>
    <message>
        <source>The header is padded with NUL bytes instead of spaces. The safetensors library refuses the file; save it again with that library.</source>
        <translation>文件头用 NUL 字节而不是空格填充。safetensors 库会拒绝此文件；请用该库重新保存。</translation>
    </message>
    <message>
        <source>Text follows the header's closing brace. The safetensors library refuses the file; save it again with that library.</source>
        <translation>文件头的右花括号之后还有文本。safetensors 库会拒绝此文件；请用该库重新保存。</translation>
    </message>
    <message>
        <source>The file has more tensors than Vitrine shows; the rest is left out.</source>
        <translation>文件中的张量超过 Vitrine 的显示上限；其余略去。</translation>
    </message>
    <message>
        <source>The header's JSON ends in the middle. What stands before that place is shown; get the file again from its source.</source>
        <translation>文件头的 JSON 在中间结束。这里显示此处之前的内容；请从来源重新获取文件。</translation>
    </message>
    <message>
        <source>The header is not JSON: “%1” may not stand here. The safetensors library refuses the file.</source>
        <translation>文件头不是 JSON：“%1”不能出现在这里。safetensors 库会拒绝此文件。</translation>
    </message>
    <message>
        <source>The header has __metadata__ twice; the safetensors library refuses the file.</source>
        <translation>文件头中 __metadata__ 出现两次；safetensors 库会拒绝此文件。</translation>
    </message>
    <message>
        <source>__metadata__ is not an object of texts; readers fail on it or lose it.</source>
        <translation>__metadata__ 不是由文本组成的对象；读取程序会失败或丢失它。</translation>
    </message>
    <message>
        <source>A tensor is named %1. The name is reserved, and the safetensors library refuses the file; rename the tensor.</source>
        <translation>有一个张量名为 %1。这是保留名称，safetensors 库会拒绝此文件；请为张量改名。</translation>
    </message>
    <message>
        <source>Tensor %1 has dtype %2, which the safetensors format does not have. Loaders refuse the whole file; it must be saved again with a dtype of the format.</source>
        <translation>张量 %1 的 dtype 为 %2，safetensors 格式没有这种类型。加载器会拒绝整个文件；须用格式支持的 dtype 重新保存。</translation>
    </message>
    <message>
        <source>Tensor %1 needs %2 bytes by its shape and dtype, and its offsets give it %3. Loaders refuse the file.</source>
        <translation>按形状和 dtype，张量 %1 需要 %2 字节，而偏移给出 %3。加载器会拒绝此文件。</translation>
    </message>
    <message>
        <source>The elements of tensor %1 do not fill whole bytes. Loaders refuse the file.</source>
        <translation>张量 %1 的元素不足整字节。加载器会拒绝此文件。</translation>
    </message>
    <message>
        <source>The shape of tensor %1 has more elements than any file can hold. Loaders refuse the file.</source>
        <translation>张量 %1 的形状的元素数任何文件都容纳不下。加载器会拒绝此文件。</translation>
    </message>
    <message>
        <source>The header names tensor %1 twice. Loaders take the last entry or refuse the file.</source>
        <translation>文件头两次列出张量 %1。加载器会取最后一个，或拒绝此文件。</translation>
    </message>
    <message>
        <source>Tensor %1 lies on the same bytes as %2. The format has no shared tensors; loaders refuse the file. Such a tensor must be stored once, under one name.</source>
        <translation>张量 %1 与 %2 占用相同的字节。格式不支持共享张量；加载器会拒绝此文件。这样的张量只能以一个名称保存一次。</translation>
    </message>
    <message>
        <source>Tensor %1 begins %3 bytes before the end of tensor %2. Loaders refuse the file.</source>
        <translation>张量 %1 的起点比张量 %2 的终点早 %3 字节。加载器会拒绝此文件。</translation>
    </message>
    <message>
        <source>A tensor is said to begin at byte %1 of the data, and the file holds only %2 bytes of data.</source>
        <translation>有张量声明从数据的字节 %1 开始，而文件只有 %2 字节数据。</translation>
    </message>
    <message>
        <source>%1 bytes that belong to no tensor lie between two tensors. The safetensors library refuses the file; save it again to close the gap.</source>
        <translation>两个张量之间有 %1 字节不属于任何张量。safetensors 库会拒绝此文件；请重新保存以消除空隙。</translation>
    </message>
    <message>
        <source>The file is cut off: its last %1 (%2 bytes) are missing. Download or copy it again.</source>
        <translation>文件被截断：末尾缺少 %1（%2 字节）。请重新下载或复制。</translation>
    </message>
    <message>
        <source>The header names no tensors, yet %1 bytes of data follow it.</source>
        <translation>文件头没有列出张量，其后却有 %1 字节数据。</translation>
    </message>
    <message>
        <source>Another safetensors file follows the first one: two files were joined. Only the first is shown; split them at this byte.</source>
        <translation>第一个 safetensors 文件之后还有一个：两个文件被拼在一起。这里只显示第一个；请在此字节处拆开。</translation>
    </message>
    <message>
        <source>%1 bytes follow the last tensor. The safetensors library refuses the file; they can be cut off.</source>
        <translation>最后一个张量之后还有 %1 字节。safetensors 库会拒绝此文件；可以把它们截去。</translation>
    </message>
    <message>
        <source>The file says that it is GGUF version %1. There are versions 1 to 3; download the file again.</source>
        <translation>文件自称 GGUF 版本 %1。版本只有 1 到 3；请重新下载文件。</translation>
    </message>
    <message>
        <source>GGUF version %1 is newer than what Vitrine knows. It was read as version 3, and may mean something else.</source>
        <translation>GGUF 版本 %1 比 Vitrine 认识的更新。这里按版本 3 读取，含义可能不同。</translation>
    </message>
    <message>
        <source>GGUF version 1 is read by Vitrine, and no longer by llama.cpp. Convert the model again from its source.</source>
        <translation>GGUF 版本 1 只有 Vitrine 还读取，llama.cpp 已不再支持。请从原始模型重新转换。</translation>
    </message>
    <message>
        <source>The file ends inside its header, after %1 bytes. Download it again.</source>
        <translation>文件在文件头中间（%1 字节之后）结束。请重新下载。</translation>
    </message>
    <message>
        <source>The header announces %1 metadata keys, more than the file can hold. Those that could be read are shown.</source>
        <translation>文件头声明有 %1 个元数据键，超过文件所能容纳。这里显示能读取的部分。</translation>
    </message>
    <message>
        <source>The file has more than %1 metadata keys, which is as many as Vitrine reads.</source>
        <translation>文件的元数据键超过 %1 个，这是 Vitrine 的读取上限。</translation>
    </message>
    <message>
        <source>Metadata key number %1 has %2 bytes; a key has at most 65,535.</source>
        <translation>第 %1 个元数据键有 %2 字节；键最多 65,535 字节。</translation>
    </message>
    <message>
        <source>The file ends inside its metadata: %1 of %2 keys are there. Download it again.</source>
        <translation>文件在元数据中间结束：只有 %1/%2 个键。请重新下载。</translation>
    </message>
    <message>
        <source>Metadata key number %1 is said to have %2 bytes; a key has at most 65,535. What follows cannot be found.</source>
        <translation>第 %1 个元数据键声明有 %2 字节；键最多 65,535 字节。其后的内容无法定位。</translation>
    </message>
    <message>
        <source>There are only zeros where metadata key number %1 of %2 should be: the download reserved its place and never filled it. Download the file again.</source>
        <translation>第 %1 个（共 %2 个）元数据键处全是零：下载预留了空间却从未填入。请重新下载文件。</translation>
    </message>
    <message>
        <source>A metadata key has no name. llama.cpp refuses the file; write it again without that key.</source>
        <translation>有一个元数据键没有名称。llama.cpp 会拒绝此文件；请去掉该键后重新写入。</translation>
    </message>
    <message>
        <source>The metadata key “%1” is not valid UTF-8.</source>
        <translation>元数据键“%1”不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>The metadata key “%1” occurs twice, with the same value. llama.cpp refuses the file.</source>
        <translation>元数据键“%1”出现两次，值相同。llama.cpp 会拒绝此文件。</translation>
    </message>
    <message>
        <source>The metadata key “%1” occurs twice with different values. llama.cpp refuses the file, and other programs may take either.</source>
        <translation>元数据键“%1”出现两次，值不同。llama.cpp 会拒绝此文件，其他程序可能取其中任意一个。</translation>
    </message>
    <message>
        <source>general.alignment has the type %1; it must be uint32. Where the tensors begin is in doubt.</source>
        <translation>general.alignment 的类型为 %1；必须是 uint32。张量从哪里开始存疑。</translation>
    </message>
    <message>
        <source>general.alignment is %1; it must be a power of two. Where the tensors begin is in doubt.</source>
        <translation>general.alignment 为 %1；必须是 2 的幂。张量从哪里开始存疑。</translation>
    </message>
    <message>
        <source>This is a GGUF file with the name of a safetensors file; programs that go by the name refuse it. Give it the suffix .gguf.</source>
        <translation>这是 GGUF 文件，却用了 safetensors 的文件名；按名称判断的程序会拒绝它。请把后缀改为 .gguf。</translation>
    </message>
    <message>
        <source>general.architecture is missing: no program knows what to do with these tensors.</source>
        <translation>缺少 general.architecture：没有程序知道该如何使用这些张量。</translation>
    </message>
    <message>
        <source>general.alignment is %1: the tensors would begin beyond the end of the file. Where they begin is in doubt.</source>
        <translation>general.alignment 为 %1：张量会从文件末尾之后开始。张量从哪里开始存疑。</translation>
    </message>
    <message numerus="yes">
        <source>%n more GGUF files follow the first in this file, from byte %1 on: parts of a set were joined with cat. Programs see only the first. Keep the parts as they were, or merge them with llama-gguf-split.</source>
        <translation>
            <numerusform>此文件从字节 %1 起还接着 %n 个 GGUF 文件：一组文件被 cat 拼在了一起。程序只看到第一个。请保持各部分原样，或用 llama-gguf-split 合并。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bytes follow the last tensor, and nothing in the header says what they are.</source>
        <translation>最后一个张量之后还有 %1 字节，文件头没有说明它们是什么。</translation>
    </message>
    <message>
        <source>The file ends inside the value of “%1”, which begins at byte %2. Download it again.</source>
        <translation>文件在“%1”的值中间结束，该值从字节 %2 开始。请重新下载。</translation>
    </message>
    <message>
        <source>“%1” has a value of type %2, which GGUF does not have. What follows it cannot be found.</source>
        <translation>“%1”的值类型为 %2，GGUF 没有这种类型。其后的内容无法定位。</translation>
    </message>
    <message>
        <source>“%1” is a yes or no, and has the value %2 instead of 0 or 1. It is taken as yes.</source>
        <translation>“%1”是是/否值，值却是 %2 而不是 0 或 1。按“是”处理。</translation>
    </message>
    <message>
        <source>A string of “%1” is said to have %2 bytes, more than the whole file. What follows it cannot be found.</source>
        <translation>“%1”中有一个字符串声明为 %2 字节，超过整个文件。其后的内容无法定位。</translation>
    </message>
    <message>
        <source>“%1” has a text of %2; only its beginning is shown.</source>
        <translation>“%1”有一段 %2 的文本；只显示开头。</translation>
    </message>
    <message>
        <source>The text of “%1” is not valid UTF-8. Bytes that are no characters are shown as \xNN.</source>
        <translation>“%1”的文本不是有效的 UTF-8。不成字符的字节显示为 \xNN。</translation>
    </message>
    <message>
        <source>“%1” is an array of type %2, which GGUF does not have. What follows it cannot be found.</source>
        <translation>“%1”是类型为 %2 的数组，GGUF 没有这种类型。其后的内容无法定位。</translation>
    </message>
    <message>
        <source>“%1” is an array in more than %2 arrays. Vitrine follows no further.</source>
        <translation>“%1”的数组嵌套超过 %2 层。Vitrine 不再深入。</translation>
    </message>
    <message>
        <source>“%1” is said to be an array of %2 elements, more than the whole file holds. What follows it cannot be found.</source>
        <translation>“%1”声明为 %2 个元素的数组，超过整个文件所能容纳。其后的内容无法定位。</translation>
    </message>
    <message>
        <source>The metadata is longer than %1, which is as far as Vitrine reads.</source>
        <translation>元数据超过 %1，这是 Vitrine 的读取上限。</translation>
    </message>
    <message>
        <source>%1 of earlier ggml</source>
        <translation>旧版 ggml 的 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensors have type %1, by their size %2 of %3. Only programs made for it load them.</source>
        <translation>
            <numerusform>有 %n 个张量的类型为 %1，按大小判断是 %3 的 %2。只有为它编写的程序才能加载。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors have type %1 (%2), which ggml no longer reads. Quantise the model again, to %3, or use the program that made it.</source>
        <translation>
            <numerusform>有 %n 个张量的类型为 %1（%2），ggml 已不再读取。请重新量化为 %3，或使用生成它的程序。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors have type %1, which is %2 in ggml, but their sizes are not those of %2: the number is another program's (%3). Load them with the program that made them.</source>
        <translation>
            <numerusform>有 %n 个张量的类型为 %1，在 ggml 中是 %2，但大小与 %2 不符：这个编号属于另一个程序（%3）。请用生成它们的程序加载。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors have type %1, a number that stands for several types: %2. Load them with the program that made them.</source>
        <translation>
            <numerusform>有 %n 个张量的类型为 %1，这个编号代表多种类型：%2。请用生成它们的程序加载。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors have type %1, which may be %2. Load them with the program that made them.</source>
        <translation>
            <numerusform>有 %n 个张量的类型为 %1，可能是 %2。请用生成它们的程序加载。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensors have type %1, which is not known: a newer ggml's, or another program's. They are listed, and what they hold is not.</source>
        <translation>
            <numerusform>有 %n 个张量的类型为 %1，未知：属于更新的 ggml，或另一个程序。这里列出张量，但不知其内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty (0 bytes). Download it again.</source>
        <translation>文件为空（0 字节）。请重新下载。</translation>
    </message>
    <message>
        <source>This is a Git LFS pointer that stands for a file of %1. Fetch the file itself with “git lfs pull”.</source>
        <translation>这是 Git LFS 指针，代表一个 %1 的文件。请用“git lfs pull”获取文件本身。</translation>
    </message>
    <message>
        <source>This is a web page in place of the file: the download asked for a login or failed. Download it again.</source>
        <translation>这里是网页而不是文件本身：下载需要登录或已失败。请重新下载。</translation>
    </message>
    <message>
        <source>This is the older GGML format with the name of a GGUF file. Convert it to GGUF from the original model.</source>
        <translation>这是较早的 GGML 格式，却用了 GGUF 的文件名。请从原始模型转换为 GGUF。</translation>
    </message>
    <message>
        <source>The file begins with “GGUF” reversed. In GGUF the magic stands in the same order for both byte orders; the file was converted wrongly.</source>
        <translation>文件以颠倒的“GGUF”开头。在 GGUF 中，两种字节序的标记顺序相同；文件转换有误。</translation>
    </message>
    <message>
        <source>The file begins with “gguf” in small letters; it must be “GGUF”. No program reads it.</source>
        <translation>文件以小写“gguf”开头；必须是“GGUF”。没有程序能读取。</translation>
    </message>
    <message>
        <source>This is a safetensors file with the name of a GGUF file. Give it the suffix .safetensors.</source>
        <translation>这是 safetensors 文件，却用了 GGUF 的文件名。请把后缀改为 .safetensors。</translation>
    </message>
    <message>
        <source>The file begins with zeros: the download reserved its place and never filled it. Download it again.</source>
        <translation>文件开头全是零：下载预留了空间却从未填入。请重新下载。</translation>
    </message>
    <message>
        <source>This is no GGUF file: it does not begin with “GGUF”. It was damaged, or it is something else with this name.</source>
        <translation>这不是 GGUF 文件：它不以“GGUF”开头。文件已损坏，或是使用此名称的其他内容。</translation>
    </message>
    <message>
        <source>The header announces %1 tensors, more than the file can hold. Those that could be read are shown.</source>
        <translation>文件头声明有 %1 个张量，超过文件所能容纳。这里显示能读取的部分。</translation>
    </message>
    <message>
        <source>The file has %1 tensors; Vitrine reads the first %2.</source>
        <translation>文件有 %1 个张量；Vitrine 只读取前 %2 个。</translation>
    </message>
    <message>
        <source>The tensor name “%1” occurs twice. Programs take either, or refuse the file.</source>
        <translation>张量名称“%1”出现两次。程序会取其中任意一个，或拒绝此文件。</translation>
    </message>
    <message>
        <source>The header announces %1 tensors, and %2 are described.</source>
        <translation>文件头声明有 %1 个张量，实际描述了 %2 个。</translation>
    </message>
    <message>
        <source>The header announces %1 metadata keys, and more follow. The list of tensors cannot be found.</source>
        <translation>文件头声明有 %1 个元数据键，后面却还有更多。无法找到张量列表。</translation>
    </message>
    <message>
        <source>The description of tensor number %1 of %2 makes no sense. Those before it are shown.</source>
        <translation>第 %1 个（共 %2 个）张量的描述没有意义。这里显示它之前的张量。</translation>
    </message>
    <message>
        <source>The file ends inside its list of tensors: %1 of %2 are described. Download it again.</source>
        <translation>文件在张量列表中间结束：只描述了 %1/%2 个。请重新下载。</translation>
    </message>
    <message>
        <source>From tensor number %1 of %2 on there are only zeros: the download reserved its place and never filled it. Download the file again.</source>
        <translation>从第 %1 个（共 %2 个）张量起全是零：下载预留了空间却从未填入。请重新下载文件。</translation>
    </message>
    <message>
        <source>“%1” has %2 dimensions; GGUF has at most 4, and llama.cpp refuses the file.</source>
        <translation>“%1”有 %2 维；GGUF 最多 4 维，llama.cpp 会拒绝此文件。</translation>
    </message>
    <message>
        <source>Tensor number %1 is said to have %2 dimensions; GGUF has at most 4. What follows cannot be found.</source>
        <translation>第 %1 个张量声明有 %2 维；GGUF 最多 4 维。其后的内容无法定位。</translation>
    </message>
    <message>
        <source>The tensor name “%1” is not valid UTF-8.</source>
        <translation>张量名称“%1”不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>Tensor number %1 has no name.</source>
        <translation>第 %1 个张量没有名称。</translation>
    </message>
    <message>
        <source>The tensor name “%1” has %2 bytes; llama.cpp takes at most 63 and refuses the file.</source>
        <translation>张量名称“%1”有 %2 字节；llama.cpp 最多接受 63 字节，会拒绝此文件。</translation>
    </message>
    <message>
        <source>The dimensions of “%1” are larger than any tensor: their product passes 63 bits.</source>
        <translation>“%1”的各维超过任何张量：乘积超过 63 位。</translation>
    </message>
    <message>
        <source>“%1” has rows of %2 elements, and %3 comes in blocks of %4.</source>
        <translation>“%1”每行有 %2 个元素，而 %3 以 %4 个为一块。</translation>
    </message>
    <message>
        <source>“%1” would have more bytes than any file: its dimensions are wrong.</source>
        <translation>“%1”的字节数会超过任何文件：它的维度有误。</translation>
    </message>
    <message>
        <source>The tensors are not listed in the order of their data; “%1” is the first out of order. llama.cpp refuses the file.</source>
        <translation>张量没有按数据顺序列出；“%1”是第一个不合顺序的。llama.cpp 会拒绝此文件。</translation>
    </message>
    <message>
        <source>“%1” is said to lie %2 bytes into the data, beyond the end of the file.</source>
        <translation>“%1”声明位于数据的 %2 字节处，超出文件末尾。</translation>
    </message>
    <message>
        <source>“%1” begins %2 bytes into the data, which is not a multiple of the alignment, %3.</source>
        <translation>“%1”从数据的 %2 字节处开始，不是对齐值 %3 的倍数。</translation>
    </message>
    <message>
        <source>“%1” begins %2 bytes before the tensor in front of it ends: they overlap.</source>
        <translation>“%1”的起点比前一个张量的终点早 %2 字节：两者重叠。</translation>
    </message>
    <message>
        <source>There is a hole of %2 bytes in front of “%1”. llama.cpp refuses the file.</source>
        <translation>“%1”之前有 %2 字节的空洞。llama.cpp 会拒绝此文件。</translation>
    </message>
    <message numerus="yes">
        <source>This is a piece of a file that was cut by bytes: it has %1 of %2 bytes, and %n tensors, from “%3” on, are in the other pieces. Join the pieces with cat, in order.</source>
        <translation>
            <numerusform>这是按字节切开的文件的一部分：有 %1/%2 字节，从“%3”起的 %n 个张量在其他部分中。请按顺序用 cat 拼接各部分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file ends at byte %1; by its header it has %2. %n tensors are cut off or missing, from “%3” on. Download the file again.</source>
        <translation>
            <numerusform>文件在字节 %1 处结束；按文件头应有 %2。从“%3”起有 %n 个张量被截断或缺失。请重新下载文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is no GGML file: it begins with other bytes.</source>
        <translation>这不是 GGML 文件：开头的字节不同。</translation>
    </message>
    <message>
        <source>Version %1 of %2 is not known; what follows cannot be read.</source>
        <translation>%2 的版本 %1 未知；其后的内容无法读取。</translation>
    </message>
    <message>
        <source>%1 is 0: no program can use the file.</source>
        <translation>%1 为 0：没有程序能使用此文件。</translation>
    </message>
    <message>
        <source>This is a saved session of llama.cpp: text that a model had read, and no model. Nothing loads from it without the model it was saved with.</source>
        <translation>这是 llama.cpp 保存的会话：模型读过的文本，而不是模型。没有当时的模型，什么也加载不了。</translation>
    </message>
    <message>
        <source>This is the older GGML format (%1) with the name of a GGUF file. Programs refuse it; convert it to GGUF from the original model.</source>
        <translation>这是较早的 GGML 格式（%1），却用了 GGUF 的文件名。程序会拒绝它；请从原始模型转换为 GGUF。</translation>
    </message>
    <message>
        <source>This format (%1) is from before GGUF; llama.cpp no longer reads it. Convert it to GGUF from the original model.</source>
        <translation>此格式（%1）早于 GGUF；llama.cpp 已不再读取。请从原始模型转换为 GGUF。</translation>
    </message>
    <message>
        <source>The file begins as a GGML file, and no tensors were found in it: it is cut off, damaged, or of a program that Vitrine does not know.</source>
        <translation>文件开头像 GGML 文件，但没有找到张量：它被截断、损坏，或属于 Vitrine 不认识的程序。</translation>
    </message>
    <message>
        <source>“%1” has type %2, whose size is not known. What follows it cannot be found.</source>
        <translation>“%1”的类型为 %2，大小未知。其后的内容无法定位。</translation>
    </message>
    <message>
        <source>The file ends at byte %1, and “%2” ends at byte %3. Tensors behind it are missing too. Download the file again.</source>
        <translation>文件在字节 %1 处结束，而“%2”到字节 %3 才结束。其后的张量也缺失。请重新下载文件。</translation>
    </message>
    <message>
        <source>The file ends inside the description of tensor number %1. Download it again.</source>
        <translation>文件在第 %1 个张量的描述中间结束。请重新下载。</translation>
    </message>
    <message>
        <source>At byte %1 tensor number %2 should begin, and what stands there is none. Those before it are shown.</source>
        <translation>字节 %1 处应为第 %2 个张量，但那里的内容不是张量。这里显示它之前的张量。</translation>
    </message>
    <message>
        <source>The header is said to have %1 bytes, and the file ends before. Download it again.</source>
        <translation>声明的文件头为 %1 字节，而文件在此之前就结束了。请重新下载。</translation>
    </message>
    <message>
        <source>The header is said to have %1, more than any array needs.</source>
        <translation>声明的文件头为 %1，超过任何数组所需。</translation>
    </message>
    <message>
        <source>The header has no %1: NumPy cannot read the file.</source>
        <translation>文件头没有 %1：NumPy 无法读取此文件。</translation>
    </message>
    <message>
        <source>The header says more than NumPy's three things; NumPy refuses the file.</source>
        <translation>文件头中不止 NumPy 的三项内容；NumPy 会拒绝此文件。</translation>
    </message>
    <message>
        <source>fortran_order is neither True nor False: NumPy cannot read the file.</source>
        <translation>fortran_order 既不是 True 也不是 False：NumPy 无法读取此文件。</translation>
    </message>
    <message>
        <source>The shape %1 is none that an array can have.</source>
        <translation>形状 %1 不是数组可以有的形状。</translation>
    </message>
    <message>
        <source>The array would have more bytes than any file: its shape is wrong.</source>
        <translation>数组的字节数会超过任何文件：它的形状有误。</translation>
    </message>
    <message>
        <source>This is no NumPy file: it does not begin with NumPy's mark.</source>
        <translation>这不是 NumPy 文件：它不以 NumPy 的标记开头。</translation>
    </message>
    <message>
        <source>The file says that it is version %1 of NumPy's format; there are 1, 2 and 3.</source>
        <translation>文件自称 NumPy 格式版本 %1；版本只有 1、2 和 3。</translation>
    </message>
    <message>
        <source>The header is no plain dictionary of values. It was not evaluated; a header that wants to be is an attack, or damaged.</source>
        <translation>文件头不是由值组成的普通字典。Vitrine 没有对它求值；要求求值的文件头是攻击，或已损坏。</translation>
    </message>
    <message>
        <source>The array holds Python objects: what follows the header is a pickle, which can run anything when it is loaded. Vitrine does not load it.</source>
        <translation>数组含有 Python 对象：文件头之后是 pickle，加载时可以运行任何内容。Vitrine 不加载它。</translation>
    </message>
    <message>
        <source>The type %1 is not known; NumPy cannot read the file.</source>
        <translation>类型 %1 未知；NumPy 无法读取此文件。</translation>
    </message>
    <message>
        <source>The type is written as raw bytes (%1). NumPy does so with types it does not know, such as bfloat16 and float8; which it was, the file no longer says.</source>
        <translation>类型写成了原始字节（%1）。NumPy 遇到不认识的类型（如 bfloat16 和 float8）就会这样；原本是哪一种，文件里已经没有记录。</translation>
    </message>
    <message>
        <source>The file ends at byte %1; by its header it has %2. Download it again.</source>
        <translation>文件在字节 %1 处结束；按文件头应有 %2。请重新下载。</translation>
    </message>
    <message>
        <source>%1 bytes follow the array; NumPy ignores them.</source>
        <translation>数组之后还有 %1 字节；NumPy 会忽略它们。</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Distributed weights</source>
        <translation>分布式权重</translation>
    </message>
    <message>
        <source>Weights index</source>
        <translation>权重索引</translation>
    </message>
    <message>
        <source>Config</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Generation config</source>
        <translation>生成配置</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>分词器</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Chat template</source>
        <translation>聊天模板</translation>
    </message>
    <message>
        <source>Adapter weights</source>
        <translation>适配器权重</translation>
    </message>
    <message>
        <source>Adapter config</source>
        <translation>适配器配置</translation>
    </message>
    <message>
        <source>Quantisation config</source>
        <translation>量化配置</translation>
    </message>
    <message>
        <source>Calibration data</source>
        <translation>校准数据</translation>
    </message>
    <message>
        <source>Custom code</source>
        <translation>自定义代码</translation>
    </message>
    <message>
        <source>Native library</source>
        <translation>原生库</translation>
    </message>
    <message>
        <source>Compiled engine</source>
        <translation>已编译引擎</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>声明</translation>
    </message>
    <message>
        <source>Use policy</source>
        <translation>使用政策</translation>
    </message>
    <message>
        <source>Model card</source>
        <translation>模型卡片</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>溯源</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>校验和</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Scheduler state</source>
        <translation>调度器状态</translation>
    </message>
    <message>
        <source>RNG state</source>
        <translation>随机数状态</translation>
    </message>
    <message>
        <source>Scaler state</source>
        <translation>缩放器状态</translation>
    </message>
    <message>
        <source>Trainer state</source>
        <translation>训练器状态</translation>
    </message>
    <message>
        <source>Training arguments</source>
        <translation>训练参数</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>归档</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Incomplete download</source>
        <translation>未完成的下载</translation>
    </message>
    <message>
        <source>LFS pointer</source>
        <translation>LFS 指针</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>机密</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>媒体</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Required to load</source>
        <translation>加载必需</translation>
    </message>
    <message>
        <source>Needed for some uses</source>
        <translation>部分场景需要</translation>
    </message>
    <message>
        <source>Must be passed on</source>
        <translation>必须随附</translation>
    </message>
    <message>
        <source>Helps people</source>
        <translation>供人阅读</translation>
    </message>
    <message>
        <source>Resume only</source>
        <translation>仅续训需要</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>Stands for a missing file</source>
        <translation>占位：文件缺失</translation>
    </message>
    <message>
        <source>Must not be shared</source>
        <translation>不得外传</translation>
    </message>
    <message>
        <source>Complete model</source>
        <translation>完整模型</translation>
    </message>
    <message>
        <source>Incomplete model</source>
        <translation>不完整模型</translation>
    </message>
    <message>
        <source>Weights only</source>
        <translation>只有权重</translation>
    </message>
    <message>
        <source>Adapter</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>Training checkpoint</source>
        <translation>训练检查点</translation>
    </message>
    <message>
        <source>Distributed checkpoint</source>
        <translation>分布式检查点</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>管道</translation>
    </message>
    <message>
        <source>Single file model</source>
        <translation>单文件模型</translation>
    </message>
    <message>
        <source>Tokenizer only</source>
        <translation>只有分词器</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>模型集合</translation>
    </message>
    <message>
        <source>Not a model</source>
        <translation>不是模型</translation>
    </message>
    <message>
        <source>This folder holds more than %1 files; the rest is not shown. Open a folder inside it.</source>
        <translation>此文件夹的文件超过 %1 个；其余不显示。请打开其中的某个文件夹。</translation>
    </message>
    <message>
        <source>%1 lies too deep and was not looked into. Open that folder by itself.</source>
        <translation>%1 层级太深，未查看。请单独打开那个文件夹。</translation>
    </message>
    <message>
        <source>%1 is a link to the folder %2 and was not entered.</source>
        <translation>%1 是指向文件夹 %2 的链接，没有进入。</translation>
    </message>
    <message>
        <source>%1 is a link that leaves this folder, to %2, and was not followed. Put a copy of the file in its place.</source>
        <translation>%1 是指向此文件夹之外（%2）的链接，没有跟随。请用文件副本代替它。</translation>
    </message>
    <message>
        <source>%1 is a link that leads round in a circle. Put the file itself in its place.</source>
        <translation>%1 是循环链接。请用文件本身代替它。</translation>
    </message>
    <message>
        <source>%1 is a link to %2, which is not there. Download the file again.</source>
        <translation>%1 是指向 %2 的链接，但目标不存在。请重新下载文件。</translation>
    </message>
    <message>
        <source>%1 is a device, a pipe or a socket, and was not opened.</source>
        <translation>%1 是设备、管道或套接字，没有打开。</translation>
    </message>
    <message>
        <source>%1 leads out of the folder and was not opened.</source>
        <translation>%1 指向文件夹之外，没有打开。</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: it may have been cut off. Download it again.</source>
        <translation>%1 不是有效的 JSON：可能被截断。请重新下载。</translation>
    </message>
    <message>
        <source>These files are parts of one set, and their names do not say so. Programs find the parts by names like %1.</source>
        <translation>这些文件同属一组，但名称没有体现。程序按 %1 这样的名称寻找各部分。</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>还有 %1 个</translation>
    </message>
    <message>
        <source>Of %1 parts these are missing: %2. The first part holds the metadata and the tokenizer; nothing loads without it. Download what is missing into the same folder.</source>
        <translation>%1 个部分中缺少：%2。第一部分含元数据和分词器；没有它就无法加载。请把缺少的部分下载到同一文件夹。</translation>
    </message>
    <message>
        <source>Of %1 parts these are missing: %2. Programs load all parts or none. Download what is missing into the same folder.</source>
        <translation>%1 个部分中缺少：%2。程序要么加载全部，要么都不加载。请把缺少的部分下载到同一文件夹。</translation>
    </message>
    <message>
        <source>Part %1 of %2 is empty (0 bytes). Download it again.</source>
        <translation>第 %1 部分（共 %2 部分）为空（0 字节）。请重新下载。</translation>
    </message>
    <message>
        <source>Part %1 of %2 is no GGUF file. Download it again.</source>
        <translation>第 %1 部分（共 %2 部分）不是 GGUF 文件。请重新下载。</translation>
    </message>
    <message>
        <source>split.count says %1 parts, the file names say %2. llama.cpp refuses the set; parts of two sets may be mixed.</source>
        <translation>split.count 为 %1，而文件名表示有 %2 部分。llama.cpp 会拒绝这一组；可能混入了另一组的部分。</translation>
    </message>
    <message>
        <source>split.tensors.count says %1 tensors, and the parts hold %2. llama.cpp refuses the set.</source>
        <translation>split.tensors.count 为 %1 个张量，而各部分共有 %2 个。llama.cpp 会拒绝这一组。</translation>
    </message>
    <message>
        <source>split.no disagrees with the file name: %1. Parts have each other's names; llama.cpp refuses the set. Give each the number that split.no says, plus 1.</source>
        <translation>split.no 与文件名不符：%1。各部分的名称互换了；llama.cpp 会拒绝这一组。请按 split.no 加 1 给每个文件编号。</translation>
    </message>
    <message>
        <source>Named like a part of a set, yet without split.no and split.count inside: %1. llama.cpp takes such a file for a whole model.</source>
        <translation>名称像一组中的一部分，内部却没有 split.no 和 split.count：%1。llama.cpp 会把这样的文件当作完整模型。</translation>
    </message>
    <message numerus="yes">
        <source>%n tensors are in two parts of the set, “%1” first. The parts are not of one set.</source>
        <translation>
            <numerusform>有 %n 个张量在该组的两个部分中，首先是“%1”。这些部分不属于同一组。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was cut by bytes; %n pieces are here. No program loads them: join them with cat, in order, into one file.</source>
        <translation>
            <numerusform>%1 被按字节切开；这里有 %n 段。没有程序能加载它们：请按顺序用 cat 拼成一个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>The shards of %1 have no index, and loaders do not find them without one. Get the index JSON, or write it anew from the shards.</source>
        <translation>%1 的分片没有索引，加载器因此找不到它们。请获取索引 JSON，或根据分片重新生成。</translation>
    </message>
    <message>
        <source>This file is numbered like a shard of %1, and the index does not name it: loaders pass over it.</source>
        <translation>此文件的编号像 %1 的分片，但索引没有列出它：加载器会跳过它。</translation>
    </message>
    <message>
        <source>The index names files outside of its folder: %1. Vitrine does not open them; a loader may.</source>
        <translation>索引列出了其文件夹之外的文件：%1。Vitrine 不打开它们；加载器可能会打开。</translation>
    </message>
    <message>
        <source>The index names shards of two numberings; two sets of weights were mixed. Write the index anew from one of them.</source>
        <translation>索引列出了两种编号的分片；两组权重混在了一起。请根据其中一组重新生成索引。</translation>
    </message>
    <message>
        <source>The index names tensors that are not in their shard nor in another one: %2. Tensors: %1.</source>
        <translation>索引列出的张量既不在所指分片中，也不在其他分片中：%2。张量：%1。</translation>
    </message>
    <message>
        <source>Tensors of the shards are not in the index, and loaders may pass over them: %2. Tensors: %1.</source>
        <translation>分片中有索引未列出的张量，加载器可能跳过它们：%2。张量：%1。</translation>
    </message>
    <message>
        <source>Tensors lie in another shard than the index says: %2. Tensors: %1.</source>
        <translation>张量所在的分片与索引所说的不同：%2。张量：%1。</translation>
    </message>
    <message>
        <source>Tensors lie in two shards; which one a loader takes is not sure: %2. Tensors: %1.</source>
        <translation>张量同时在两个分片中；加载器取哪一个不确定：%2。张量：%1。</translation>
    </message>
    <message>
        <source>The index names tensors twice; loaders take the last entry: %2. Tensors: %1.</source>
        <translation>索引两次列出同一张量；加载器取最后一项：%2。张量：%1。</translation>
    </message>
    <message>
        <source>The index gives tensors something that is no file name: %2. Tensors: %1.</source>
        <translation>索引为张量给出的不是文件名：%2。张量：%1。</translation>
    </message>
    <message>
        <source>The index does not state total_size, so loaders cannot tell how much memory the weights take: the shards hold %1 bytes.</source>
        <translation>索引没有写明 total_size，加载器无法得知权重占用多少内存：分片共 %1 字节。</translation>
    </message>
    <message>
        <source>total_size of the index is written as a fraction. Its value is right; strict readers want a whole number.</source>
        <translation>索引的 total_size 写成了小数。数值正确；严格的读取程序要求整数。</translation>
    </message>
    <message>
        <source>total_size of the index is %1, and the shards hold %2 bytes of tensors.</source>
        <translation>索引的 total_size 为 %1，而分片中的张量共 %2 字节。</translation>
    </message>
    <message>
        <source>another number</source>
        <translation>另一个数</translation>
    </message>
    <message>
        <source>total_size of the index is not a number; the shards hold %1 bytes of tensors.</source>
        <translation>索引的 total_size 不是数字；分片中的张量共 %1 字节。</translation>
    </message>
    <message>
        <source>The index has 0 bytes. Download it again; without it loaders do not find the shards.</source>
        <translation>索引为 0 字节。请重新下载；没有它，加载器找不到分片。</translation>
    </message>
    <message>
        <source>The index has %1, more than Vitrine reads (%2).</source>
        <translation>索引大小为 %1，超过 Vitrine 的读取上限（%2）。</translation>
    </message>
    <message>
        <source>weight_map of the index is not an object, so no tensor is assigned to a shard. Get the index again, or write it anew from the shards.</source>
        <translation>索引的 weight_map 不是对象，因此没有张量对应到分片。请重新获取索引，或根据分片重新生成。</translation>
    </message>
    <message>
        <source>The index has no weight_map, so no tensor is assigned to a shard. Get the index again, or write it anew from the shards.</source>
        <translation>索引没有 weight_map，因此没有张量对应到分片。请重新获取索引，或根据分片重新生成。</translation>
    </message>
    <message>
        <source>The index is not JSON from this place on. Get it again, or write it anew from the shards; without it loaders do not find them.</source>
        <translation>索引从此处起不是 JSON。请重新获取，或根据分片重新生成；没有它，加载器找不到分片。</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>config, which is damaged</source>
        <translation>配置（已损坏）</translation>
    </message>
    <message>
        <source>config</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>tokenizer</source>
        <translation>分词器</translation>
    </message>
    <message>
        <source>processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Base model</source>
        <translation>基座模型</translation>
    </message>
    <message>
        <source>All in one file</source>
        <translation>合为一个文件</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>a %1 model</source>
        <translation>%1 模型</translation>
    </message>
    <message>
        <source>an %1 model</source>
        <translation>%1 模型</translation>
    </message>
    <message>
        <source>A complete model</source>
        <translation>完整的模型</translation>
    </message>
    <message>
        <source>A complete %1 model</source>
        <translation>完整的 %1 模型</translation>
    </message>
    <message>
        <source>Damaged: %1 ends before its own header says</source>
        <translation>已损坏：%1 比文件头声明的长度短</translation>
    </message>
    <message>
        <source>Damaged: %1 ends %2 before its own header says</source>
        <translation>已损坏：%1 比文件头声明的长度短 %2</translation>
    </message>
    <message>
        <source>Damaged: %1 breaks the rules of its format</source>
        <translation>已损坏：%1 违反其格式的规则</translation>
    </message>
    <message>
        <source>Not all here: %1 of %2 shards are missing</source>
        <translation>文件不全：%2 个分片中缺少 %1 个</translation>
    </message>
    <message>
        <source>Not all here: %1 of %2 shards are only Git LFS pointers</source>
        <translation>文件不全：%2 个分片中有 %1 个只是 Git LFS 指针</translation>
    </message>
    <message>
        <source>Not all here: %1 is only a Git LFS pointer</source>
        <translation>文件不全：%1 只是 Git LFS 指针</translation>
    </message>
    <message>
        <source>Not all here: %1 is only the text of a link, from a copy that lost its links</source>
        <translation>文件不全：%1 只是链接的文本，来自丢失了链接的副本</translation>
    </message>
    <message>
        <source>Not all here: %1 is a link to a file that is not here</source>
        <translation>文件不全：%1 是链接，但目标文件不在这里</translation>
    </message>
    <message>
        <source>Not all here: %1 tensors that the index names are in no shard</source>
        <translation>文件不全：索引列出的 %1 个张量不在任何分片中</translation>
    </message>
    <message>
        <source>Not all here: %1 has no bytes</source>
        <translation>文件不全：%1 为空</translation>
    </message>
    <message>
        <source>Not all here: %1 is what a server answered in place of the file</source>
        <translation>文件不全：%1 是服务器的应答，而不是文件本身</translation>
    </message>
    <message>
        <source>Not all here: the download of %1 was not finished</source>
        <translation>文件不全：%1 没有下载完</translation>
    </message>
    <message>
        <source>The parts do not fit: the config of %1 says %2 layers, the weights hold %3</source>
        <translation>各部分不匹配：%1 的配置为 %2 层，权重有 %3 层</translation>
    </message>
    <message>
        <source>The parts do not fit: the config of %1 says a hidden size of %2, the weights have %3</source>
        <translation>各部分不匹配：%1 的配置的隐藏维度为 %2，权重为 %3</translation>
    </message>
    <message>
        <source>files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Half-finished: %1 without its %2, and %3 left from training</source>
        <translation>半成品：%1缺少%2，另有 %3 训练残留</translation>
    </message>
    <message>
        <source>Half-finished: %1 without its %2</source>
        <translation>半成品：%1缺少%2</translation>
    </message>
    <message>
        <source>An adapter</source>
        <translation>适配器</translation>
    </message>
    <message>
        <source>A %1 adapter</source>
        <translation>%1 适配器</translation>
    </message>
    <message>
        <source>An %1 adapter</source>
        <translation>%1 适配器</translation>
    </message>
    <message>
        <source>Half-finished: the config of an adapter without its weights</source>
        <translation>半成品：只有适配器的配置，没有权重</translation>
    </message>
    <message>
        <source>%1 that does not say which model it belongs to</source>
        <translation>%1，但未写明所属的基座模型</translation>
    </message>
    <message>
        <source>%1 for %2: it needs that model to run</source>
        <translation>%2 的 %1：需与该基座模型一起使用</translation>
    </message>
    <message>
        <source>A training checkpoint at step %1: an adapter, and what it takes to go on training</source>
        <translation>第 %1 步的训练检查点：含适配器和续训所需的状态</translation>
    </message>
    <message>
        <source>A training checkpoint: an adapter, and what it takes to go on training</source>
        <translation>训练检查点：含适配器和续训所需的状态</translation>
    </message>
    <message>
        <source>A training checkpoint whose model lacks its %1</source>
        <translation>训练检查点，但其中的模型缺少%1</translation>
    </message>
    <message>
        <source>A training checkpoint at step %1: the model, and what it takes to go on training</source>
        <translation>第 %1 步的训练检查点：含模型权重和续训所需的状态</translation>
    </message>
    <message>
        <source>A training checkpoint: the model, and what it takes to go on training</source>
        <translation>训练检查点：含模型权重和续训所需的状态</translation>
    </message>
    <message>
        <source>Not all here: a %1 checkpoint of which parts are missing, and the only copy of these weights</source>
        <translation>文件不全：%1 检查点缺少部分内容，且权重仅此一份</translation>
    </message>
    <message>
        <source>Not all here: an %1 checkpoint of which parts are missing, and the only copy of these weights</source>
        <translation>文件不全：%1 检查点缺少部分内容，且权重仅此一份</translation>
    </message>
    <message>
        <source>A %1 checkpoint: the only copy of these weights, to be merged first</source>
        <translation>%1 检查点：权重仅此一份，须先合并</translation>
    </message>
    <message>
        <source>An %1 checkpoint: the only copy of these weights, to be merged first</source>
        <translation>%1 检查点：权重仅此一份，须先合并</translation>
    </message>
    <message>
        <source>A %1 checkpoint in %2 parts: the only copy of these weights, to be merged first</source>
        <translation>%1 检查点，共 %2 份：权重仅此一份，须先合并</translation>
    </message>
    <message>
        <source>An %1 checkpoint in %2 parts: the only copy of these weights, to be merged first</source>
        <translation>%1 检查点，共 %2 份：权重仅此一份，须先合并</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>管道（pipeline）</translation>
    </message>
    <message>
        <source>%1 pipeline</source>
        <translation>%1 管道（pipeline）</translation>
    </message>
    <message>
        <source>Half-finished: a %1 without its %2</source>
        <translation>半成品：%1缺少%2</translation>
    </message>
    <message>
        <source>A complete %1: all %2 components are here</source>
        <translation>完整的 %1：%2 个组件齐全</translation>
    </message>
    <message>
        <source>Not verified: a model in one piece, %1, whose inside was not read</source>
        <translation>未验证：%1 形式的单体模型，内部未读取</translation>
    </message>
    <message>
        <source>A part that lets a model see or hear: it needs the language model that it was made for</source>
        <translation>让模型能看或能听的部分：需与对应的语言模型一起使用</translation>
    </message>
    <message>
        <source>A %1 file that does not say which model it holds</source>
        <translation>%1 文件，但未写明是哪个模型</translation>
    </message>
    <message>
        <source>A complete model in %1 %2 files</source>
        <translation>%1 个 %2 文件组成的完整模型</translation>
    </message>
    <message>
        <source>A complete model in one %1 file</source>
        <translation>单个 %1 文件中的完整模型</translation>
    </message>
    <message>
        <source>A complete model in one %1 file, %2</source>
        <translation>单个 %1 文件中的完整模型，%2</translation>
    </message>
    <message>
        <source>Weights only: config and tokenizer are missing</source>
        <translation>只有权重：缺少配置和分词器</translation>
    </message>
    <message>
        <source>Not a model: this file holds no weights, no config and no tokenizer that Vitrine knows</source>
        <translation>不是模型：此文件不含 Vitrine 认识的权重、配置或分词器</translation>
    </message>
    <message>
        <source>This folder is empty: a download may not have begun yet</source>
        <translation>此文件夹为空：下载可能尚未开始</translation>
    </message>
    <message>
        <source>Not a model: none of the %1 files here holds weights, a config or a tokenizer that Vitrine knows</source>
        <translation>不是模型：这里的 %1 个文件中，没有 Vitrine 认识的权重、配置或分词器</translation>
    </message>
    <message>
        <source>%1: %2 are here and fit together</source>
        <translation>%1：%2齐全且相互匹配</translation>
    </message>
    <message>
        <source>A tokenizer without a model</source>
        <translation>只有分词器，没有模型</translation>
    </message>
    <message>
        <source>A folder of %1 models: choose one to look at</source>
        <translation>包含 %1 个模型的文件夹：请选择一个查看</translation>
    </message>
    <message>
        <source>Reading was cancelled after %1 of %2 files: nothing is said about completeness</source>
        <translation>读取已取消：%2 个文件中读了 %1 个，不作完整性结论</translation>
    </message>
    <message>
        <source>the model at the root</source>
        <translation>根目录下的模型</translation>
    </message>
    <message>
        <source>%1, revision %2</source>
        <translation>%1，版本 %2</translation>
    </message>
    <message>
        <source>This is a Git LFS pointer in place of the file: the content (%1, SHA-256 %2) was not downloaded. Run “git lfs pull”, or download the file itself.</source>
        <translation>这里是 Git LFS 指针而不是文件本身：内容（%1，SHA-256 %2）没有下载。请运行“git lfs pull”，或下载文件本身。</translation>
    </message>
    <message>
        <source>This is a git-annex pointer in place of the file. Run “git annex get”, or download the file itself.</source>
        <translation>这里是 git-annex 指针而不是文件本身。请运行“git annex get”，或下载文件本身。</translation>
    </message>
    <message>
        <source>This is the error message of a server in place of the file. Download it again.</source>
        <translation>这里是服务器的错误信息而不是文件本身。请重新下载。</translation>
    </message>
    <message>
        <source>This is the text of a link in place of the file. Copy the folder again with a program that knows links.</source>
        <translation>这里是链接的文本而不是文件本身。请用支持链接的程序重新复制文件夹。</translation>
    </message>
    <message>
        <source>This is a download that did not end. Start it again.</source>
        <translation>这是没有完成的下载。请重新开始。</translation>
    </message>
    <message>
        <source>The tensors of %1 are not shown: this folder holds more names than fit. Open the file by itself.</source>
        <translation>%1 的张量不予显示：此文件夹中的名称太多，容纳不下。请单独打开该文件。</translation>
    </message>
    <message>
        <source>%1 could not be followed to its end.</source>
        <translation>%1 无法完整解析。</translation>
    </message>
    <message>
        <source>%1 are needed in %2, and %3 are free.</source>
        <translation>%2 需要 %1，而可用空间为 %3。</translation>
    </message>
    <message>
        <source>There is no tensor that could be written as safetensors.</source>
        <translation>没有可以写成 safetensors 的张量。</translation>
    </message>
    <message>
        <source>Its bytes are written as a damaged text.</source>
        <translation>它的字节写成了已损坏的文本。</translation>
    </message>
    <message>
        <source>safetensors has no type for %1.</source>
        <translation>safetensors 没有与 %1 对应的类型。</translation>
    </message>
    <message>
        <source>safetensors cannot hold a tensor of this name.</source>
        <translation>safetensors 不能容纳这个名称的张量。</translation>
    </message>
    <message>
        <source>Its shape is damaged.</source>
        <translation>它的形状已损坏。</translation>
    </message>
    <message>
        <source>Its bytes are not in the file.</source>
        <translation>它的字节不在文件中。</translation>
    </message>
    <message>
        <source>Another tensor of the same name was written already.</source>
        <translation>同名的另一个张量已经写入。</translation>
    </message>
    <message>
        <source>What was written to %1 reads back differently. The disk may be faulty; nothing was kept.</source>
        <translation>写入 %1 的内容读回时不同。磁盘可能有故障；没有保留任何内容。</translation>
    </message>
    <message>
        <source>The conversion was cancelled.</source>
        <translation>转换已取消。</translation>
    </message>
    <message>
        <source>The data of the tensor %1 ends before the tensor does.</source>
        <translation>张量 %1 的数据不完整。</translation>
    </message>
    <message>
        <source>give recipients a copy of the licence text</source>
        <translation>向接收者提供许可证文本的副本</translation>
    </message>
    <message>
        <source>keep the copyright lines</source>
        <translation>保留版权行</translation>
    </message>
    <message>
        <source>keep copyright, patent, trademark and attribution notices</source>
        <translation>保留版权、专利、商标和署名声明</translation>
    </message>
    <message>
        <source>put a text file NOTICE beside it</source>
        <translation>附上文本文件 NOTICE</translation>
    </message>
    <message>
        <source>say that it was changed, and how</source>
        <translation>说明做了改动以及如何改动</translation>
    </message>
    <message>
        <source>show the words that it gives</source>
        <translation>展示它规定的字样</translation>
    </message>
    <message>
        <source>let the name of a derived model begin with its word</source>
        <translation>衍生模型的名称以它规定的词开头</translation>
    </message>
    <message>
        <source>give its sentence of attribution</source>
        <translation>给出它规定的署名语句</translation>
    </message>
    <message>
        <source>name the author, link the source, name the licence</source>
        <translation>写明作者、链接来源、注明许可证</translation>
    </message>
    <message>
        <source>give the text of the licence or a link to it</source>
        <translation>给出许可证文本或其链接</translation>
    </message>
    <message>
        <source>bind recipients to the same restrictions of use</source>
        <translation>让接收者遵守同样的使用限制</translation>
    </message>
    <message>
        <source>tell recipients that restrictions apply</source>
        <translation>告知接收者存在限制</translation>
    </message>
    <message>
        <source>keep to the uses that it allows</source>
        <translation>只用于它允许的用途</translation>
    </message>
    <message>
        <source>no commercial use</source>
        <translation>不得商用</translation>
    </message>
    <message>
        <source>research only</source>
        <translation>仅限研究</translation>
    </message>
    <message>
        <source>no use in production</source>
        <translation>不得用于生产环境</translation>
    </message>
    <message>
        <source>do not share what was changed</source>
        <translation>不得分享改动后的版本</translation>
    </message>
    <message>
        <source>keep derived models under the same licence</source>
        <translation>衍生模型须沿用同一许可证</translation>
    </message>
    <message>
        <source>give the source along</source>
        <translation>一并提供源代码</translation>
    </message>
    <message>
        <source>give the source to users over a network</source>
        <translation>向通过网络使用的用户提供源代码</translation>
    </message>
    <message>
        <source>ask the licensor above a number of users</source>
        <translation>用户数超过一定数量须征得许可方同意</translation>
    </message>
    <message>
        <source>ask the licensor above an amount of revenue</source>
        <translation>收入超过一定数额须征得许可方同意</translation>
    </message>
    <message>
        <source>do not use it or its output to improve other models</source>
        <translation>不得用它或它的输出改进其他模型</translation>
    </message>
    <message>
        <source>do not train a competing model with its output</source>
        <translation>不得用它的输出训练竞争模型</translation>
    </message>
    <message>
        <source>not granted in some countries</source>
        <translation>在某些国家和地区未授权</translation>
    </message>
    <message>
        <source>do not promote with the name of the licensor</source>
        <translation>不得用许可方的名称作推广</translation>
    </message>
    <message>
        <source>add no further terms and no technical locks</source>
        <translation>不得附加其他条款或技术限制</translation>
    </message>
    <message>
        <source>do not use the reserved names</source>
        <translation>不得使用保留名称</translation>
    </message>
    <message>
        <source>register or apply for commercial use</source>
        <translation>商用须登记或申请</translation>
    </message>
    <message>
        <source>ask before hosting it as a service</source>
        <translation>作为服务托管前须征得同意</translation>
    </message>
    <message>
        <source>run a filter or a review of content</source>
        <translation>须对内容进行过滤或审核</translation>
    </message>
    <message>
        <source>do not remove its guardrails without a substitute</source>
        <translation>不得在没有替代措施的情况下移除其防护</translation>
    </message>
    <message>
        <source>name derived models as such, and say what was changed</source>
        <translation>衍生模型须在名称中注明，并说明改动</translation>
    </message>
    <message>
        <source>report on the derived model</source>
        <translation>须报告衍生模型</translation>
    </message>
    <message>
        <source>do not pass it on</source>
        <translation>不得转交他人</translation>
    </message>
    <message>
        <source>computational use only</source>
        <translation>仅限计算用途</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>Is everything there?</source>
        <translation>文件齐全吗？</translation>
    </message>
    <message>
        <source>Does it fit together?</source>
        <translation>彼此匹配吗？</translation>
    </message>
    <message>
        <source>Is it sound?</source>
        <translation>完好吗？</translation>
    </message>
    <message>
        <source>Can it do harm?</source>
        <translation>会造成危害吗？</translation>
    </message>
    <message>
        <source>May it leave the house?</source>
        <translation>可以对外分享吗？</translation>
    </message>
    <message>
        <source>Will it still be there tomorrow?</source>
        <translation>以后还在吗？</translation>
    </message>
    <message>
        <source>to deploy</source>
        <translation>用于部署</translation>
    </message>
    <message>
        <source>to share</source>
        <translation>用于分享</translation>
    </message>
    <message>
        <source>to resume</source>
        <translation>用于续训</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Not asked when one packages to deploy.</source>
        <translation>为部署打包时不问此项。</translation>
    </message>
    <message>
        <source>Not asked when one packages to share.</source>
        <translation>为分享打包时不问此项。</translation>
    </message>
    <message>
        <source>Not asked when one packages to resume training.</source>
        <translation>为续训打包时不问此项。</translation>
    </message>
    <message>
        <source>%1: on request, reads %2</source>
        <translation>%1：按需运行，读取 %2</translation>
    </message>
    <message>
        <source>Runs on request; it reads %1.</source>
        <translation>按需运行；会读取 %1。</translation>
    </message>
    <message>
        <source>Choose “Check now”, or give --on-request on the command line.</source>
        <translation>选择“立即检查”，或在命令行使用 --on-request。</translation>
    </message>
    <message>
        <source>One thing blocks deploying.</source>
        <translation>有一个问题阻碍部署。</translation>
    </message>
    <message>
        <source>One thing blocks sharing.</source>
        <translation>有一个问题阻碍分享。</translation>
    </message>
    <message>
        <source>One thing blocks resuming.</source>
        <translation>有一个问题阻碍续训。</translation>
    </message>
    <message>
        <source>%1 things block deploying.</source>
        <translation>有%1个问题阻碍部署。</translation>
    </message>
    <message>
        <source>%1 things block sharing.</source>
        <translation>有%1个问题阻碍分享。</translation>
    </message>
    <message>
        <source>%1 things block resuming.</source>
        <translation>有%1个问题阻碍续训。</translation>
    </message>
    <message>
        <source>Nothing stands in the way of deploying this.</source>
        <translation>部署没有任何阻碍。</translation>
    </message>
    <message>
        <source>Nothing stands in the way of sharing this.</source>
        <translation>分享没有任何阻碍。</translation>
    </message>
    <message>
        <source>Nothing stands in the way of resuming this.</source>
        <translation>续训没有任何阻碍。</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>两</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>五</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>六</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>七</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>八</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>九</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>十</translation>
    </message>
    <message>
        <source>%1 One warning is worth reading.</source>
        <translation>%1有一条警告值得一看。</translation>
    </message>
    <message>
        <source>%1 %2 warnings are worth reading.</source>
        <translation>%1有%2条警告值得一看。</translation>
    </message>
    <message>
        <source>This is a folder of several models, or none; ask about one of them.</source>
        <translation>这个文件夹里有多个模型或没有模型；请针对其中一个检查。</translation>
    </message>
    <message>
        <source>This is a tokenizer without a model.</source>
        <translation>这里只有分词器，没有模型。</translation>
    </message>
    <message>
        <source>Missing components: %1</source>
        <translation>缺少组件：%1</translation>
    </message>
    <message>
        <source>Fetch the folders again from where the pipeline comes from.</source>
        <translation>请从管道的来源重新获取这些文件夹。</translation>
    </message>
    <message>
        <source>The weight files hold no tensors</source>
        <translation>权重文件不含张量</translation>
    </message>
    <message numerus="yes">
        <source>%n weight file(s) can be read, and there is nothing in them: saving went wrong.</source>
        <translation>
            <numerusform>%n 个权重文件可以读取，但里面什么都没有：保存时出了问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the weights again; an adapter must be saved with its own parameters.</source>
        <translation>请重新保存权重；适配器要连同它自己的参数一起保存。</translation>
    </message>
    <message numerus="yes">
        <source>%n weight file(s), %1.</source>
        <translation>
            <numerusform>%n 个权重文件，%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>All components are here.</source>
        <translation>所有组件都在。</translation>
    </message>
    <message>
        <source>The weights are not here</source>
        <translation>权重不在这里</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) only stand for weights: pointers, empty files or parts of downloads.</source>
        <translation>
            <numerusform>%n 个文件只是权重的占位：指针、空文件或未完成的下载。</numerusform>
        </translation>
    </message>
    <message>
        <source>Download the weights themselves.</source>
        <translation>请下载权重本身。</translation>
    </message>
    <message>
        <source>No weights</source>
        <translation>没有权重</translation>
    </message>
    <message>
        <source>No file of weights was found.</source>
        <translation>没有找到权重文件。</translation>
    </message>
    <message>
        <source>Put the weight files into this folder.</source>
        <translation>请把权重文件放进此文件夹。</translation>
    </message>
    <message>
        <source>Distributed checkpoints have their own way of joining their parts.</source>
        <translation>分布式检查点有自己的合并方式。</translation>
    </message>
    <message>
        <source>The index of %1 is missing</source>
        <translation>缺少 %1 的索引</translation>
    </message>
    <message>
        <source>%1 is split into %2 files and no index says which tensor is where.</source>
        <translation>%1 分成了 %2 个文件，却没有索引说明哪个张量在哪里。</translation>
    </message>
    <message>
        <source>Fetch the file %1 from where the model comes from, or save the model again.</source>
        <translation>请从模型的来源获取文件 %1，或重新保存模型。</translation>
    </message>
    <message>
        <source>The weights are not split.</source>
        <translation>权重没有分片。</translation>
    </message>
    <message>
        <source>Each split set has its index.</source>
        <translation>每一组分片都有索引。</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>分片</translation>
    </message>
    <message numerus="yes">
        <source>%n shard(s) missing</source>
        <translation>
            <numerusform>缺少 %n 个分片</numerusform>
        </translation>
    </message>
    <message>
        <source>Download the missing files again.</source>
        <translation>请重新下载缺少的文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n stray shard(s)</source>
        <translation>
            <numerusform>%n 个多余的分片</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies beside the set and belongs to no set that is used.</source>
        <translation>%1 放在分片旁边，却不属于任何在用的一组。</translation>
    </message>
    <message>
        <source>Move it away: some loaders read every file that they find.</source>
        <translation>请移走它：有些加载器会读取找到的每个文件。</translation>
    </message>
    <message>
        <source>All %1 shards are here.</source>
        <translation>全部 %1 个分片都在。</translation>
    </message>
    <message>
        <source>Weight map</source>
        <translation>权重映射</translation>
    </message>
    <message>
        <source>There is no weight map.</source>
        <translation>没有权重映射。</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) are not where the index says</source>
        <translation>
            <numerusform>%n 个张量不在索引所说的位置</numerusform>
        </translation>
    </message>
    <message>
        <source>Named by the index and not in the shard that it names: %1. In a shard and not in the index: %2. For example %3.</source>
        <translation>索引列出而不在所指分片中：%1。在分片中而索引未列出：%2。例如 %3。</translation>
    </message>
    <message>
        <source>The index belongs to other shards. Fetch both from the same place, or save the model again.</source>
        <translation>索引属于另一组分片。请从同一处获取两者，或重新保存模型。</translation>
    </message>
    <message>
        <source>Shards are missing or damaged, so the map cannot be held against all of them.</source>
        <translation>有分片缺失或损坏，因此无法与全部分片核对映射。</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) are not in the index</source>
        <translation>
            <numerusform>索引缺少 %n 个张量</numerusform>
        </translation>
    </message>
    <message>
        <source>Loaders that go by the index leave them out: %1.</source>
        <translation>按索引加载的程序会漏掉它们：%1。</translation>
    </message>
    <message>
        <source>Save the model again so that the index names every tensor.</source>
        <translation>请重新保存模型，使索引列出每个张量。</translation>
    </message>
    <message>
        <source>Each tensor is in the shard that the index names.</source>
        <translation>每个张量都在索引所指的分片中。</translation>
    </message>
    <message>
        <source>Total size in the index</source>
        <translation>索引中的总大小</translation>
    </message>
    <message>
        <source>There is no index that could state it.</source>
        <translation>没有可以写明它的索引。</translation>
    </message>
    <message>
        <source>The index was not kept as a whole.</source>
        <translation>索引没有完整保留。</translation>
    </message>
    <message>
        <source>The index states no total size</source>
        <translation>索引没有写明总大小</translation>
    </message>
    <message>
        <source>metadata.total_size is absent. Some readers stop at that.</source>
        <translation>缺少 metadata.total_size。有些读取程序会因此停止。</translation>
    </message>
    <message>
        <source>Add it: the sum of the bytes of all tensors.</source>
        <translation>请补上：所有张量的字节数之和。</translation>
    </message>
    <message>
        <source>The total size is no whole number</source>
        <translation>总大小不是整数</translation>
    </message>
    <message>
        <source>metadata.total_size is %1.</source>
        <translation>metadata.total_size 为 %1。</translation>
    </message>
    <message>
        <source>Write the sum of the bytes of all tensors.</source>
        <translation>请写入所有张量的字节数之和。</translation>
    </message>
    <message>
        <source>Not all shards could be read, so their bytes cannot be summed up.</source>
        <translation>并非所有分片都能读取，因此无法求和。</translation>
    </message>
    <message>
        <source>The index states %1, and so much is there.</source>
        <translation>索引写明 %1，实际相同。</translation>
    </message>
    <message>
        <source>The index states another total size</source>
        <translation>索引写明的总大小不同</translation>
    </message>
    <message>
        <source>metadata.total_size is %1 bytes; the tensors have %2 bytes.</source>
        <translation>metadata.total_size 为 %1 字节；张量共 %2 字节。</translation>
    </message>
    <message>
        <source>If tensors were left out on purpose, correct the number; if not, fetch the shards again.</source>
        <translation>如果是有意去掉了张量，请更正数字；否则请重新获取分片。</translation>
    </message>
    <message>
        <source>One set of weights</source>
        <translation>只有一份权重</translation>
    </message>
    <message>
        <source>There are no weights.</source>
        <translation>没有权重。</translation>
    </message>
    <message>
        <source>There is one set of weights.</source>
        <translation>只有一份权重。</translation>
    </message>
    <message>
        <source>The weights are here twice: %1 more</source>
        <translation>权重重复：多出 %1</translation>
    </message>
    <message>
        <source>Loaders take %1. The same weights are repeated in %2.</source>
        <translation>加载器采用 %1。%2 中是同样的权重。</translation>
    </message>
    <message>
        <source>Leave the second set out, unless someone needs it in that form.</source>
        <translation>除非有人需要那种形式，否则不必带上第二份。</translation>
    </message>
    <message>
        <source>Fetch it from where the model comes from, or save it together with the model.</source>
        <translation>请从模型的来源获取，或与模型一起保存。</translation>
    </message>
    <message>
        <source>There is no model here that would need one.</source>
        <translation>这里没有需要它的模型。</translation>
    </message>
    <message>
        <source>The config is missing</source>
        <translation>缺少配置</translation>
    </message>
    <message>
        <source>No config.json, and nothing that takes its place. Without it no loader knows what these weights are.</source>
        <translation>没有 config.json，也没有代替它的文件。没有配置，加载器不知道这些权重是什么。</translation>
    </message>
    <message>
        <source>The config is not here</source>
        <translation>配置不在这里</translation>
    </message>
    <message>
        <source>%1 only stands for the file.</source>
        <translation>%1 只是文件的占位。</translation>
    </message>
    <message>
        <source>The config is no valid JSON</source>
        <translation>配置不是有效的 JSON</translation>
    </message>
    <message>
        <source>%1 cannot be read as JSON: it may be cut off, or hold something else.</source>
        <translation>%1 无法按 JSON 读取：可能被截断，或是别的内容。</translation>
    </message>
    <message>
        <source>The config is no config</source>
        <translation>配置的内容不是配置</translation>
    </message>
    <message>
        <source>%1 is here and can be read.</source>
        <translation>%1 在这里，可以读取。</translation>
    </message>
    <message>
        <source>The adapter's config is no valid JSON</source>
        <translation>适配器的配置不是有效的 JSON</translation>
    </message>
    <message>
        <source>%1 cannot be read as JSON.</source>
        <translation>%1 无法按 JSON 读取。</translation>
    </message>
    <message>
        <source>adapter_config.json is here and can be read.</source>
        <translation>adapter_config.json 在这里，可以读取。</translation>
    </message>
    <message>
        <source>The adapter's config is missing</source>
        <translation>缺少适配器的配置</translation>
    </message>
    <message>
        <source>No adapter_config.json: its kind, its rank and its base model are not known.</source>
        <translation>没有 adapter_config.json：它的类型、秩和基座模型都不得而知。</translation>
    </message>
    <message>
        <source>The GGUF file does not name its architecture</source>
        <translation>GGUF 文件没有写明架构</translation>
    </message>
    <message>
        <source>general.architecture is not among its metadata; no loader takes it without.</source>
        <translation>元数据中没有 general.architecture；缺了它没有加载器会接受。</translation>
    </message>
    <message>
        <source>Convert the model again.</source>
        <translation>请重新转换模型。</translation>
    </message>
    <message>
        <source>The weight file carries it.</source>
        <translation>权重文件自带。</translation>
    </message>
    <message>
        <source>An adapter uses the tokenizer of its base model.</source>
        <translation>适配器使用基座模型的分词器。</translation>
    </message>
    <message>
        <source>A whole tokenizer is here.</source>
        <translation>分词器完整。</translation>
    </message>
    <message>
        <source>The tokenizer is damaged</source>
        <translation>分词器已损坏</translation>
    </message>
    <message>
        <source>A file of the tokenizer is empty, a pointer, or cannot be read.</source>
        <translation>分词器的某个文件为空、是指针或无法读取。</translation>
    </message>
    <message>
        <source>Tokenizer: it is not known whether these files are enough</source>
        <translation>分词器：不知道这些文件是否足够</translation>
    </message>
    <message>
        <source>Nobody has tried which files a model of the type %1 needs.</source>
        <translation>没有人试过 %1 类型的模型需要哪些文件。</translation>
    </message>
    <message>
        <source>This kind of model reads no text.</source>
        <translation>这类模型不读取文本。</translation>
    </message>
    <message>
        <source>The tokenizer is not whole</source>
        <translation>分词器不完整</translation>
    </message>
    <message>
        <source>Here are %1, and that is no whole tokenizer. Enough would be one of: %2.</source>
        <translation>这里有 %1，还不是完整的分词器。以下任意一种即可：%2。</translation>
    </message>
    <message>
        <source>The tokenizer is missing</source>
        <translation>缺少分词器</translation>
    </message>
    <message>
        <source>No file of a tokenizer. Enough would be one of: %1. Some loaders then start with an empty vocabulary and say nothing.</source>
        <translation>没有分词器文件。以下任意一种即可：%1。有些加载器会以空词表启动，而且不作提示。</translation>
    </message>
    <message>
        <source>Fetch it from the base model: fine-tuning does not change it unless tokens were added.</source>
        <translation>请从基座模型获取：除非增加了词元，微调不会改变它。</translation>
    </message>
    <message>
        <source>%1 is here.</source>
        <translation>%1 在这里。</translation>
    </message>
    <message>
        <source>Tokenizer: not known whether one is needed</source>
        <translation>分词器：不知道是否需要</translation>
    </message>
    <message>
        <source>Without a config it is not known whether this model reads text; no tokenizer is here.</source>
        <translation>没有配置，不知道此模型是否读取文本；这里没有分词器。</translation>
    </message>
    <message>
        <source>The GGUF file carries its tokenizer.</source>
        <translation>GGUF 文件自带分词器。</translation>
    </message>
    <message>
        <source>This kind of GGUF file is used beside a model that has one.</source>
        <translation>这类 GGUF 文件与带有分词器的模型一起使用。</translation>
    </message>
    <message>
        <source>The GGUF file has no tokenizer</source>
        <translation>GGUF 文件没有分词器</translation>
    </message>
    <message>
        <source>tokenizer.ggml.tokens is not among its metadata.</source>
        <translation>元数据中没有 tokenizer.ggml.tokens。</translation>
    </message>
    <message>
        <source>Convert the model again with its tokenizer beside it.</source>
        <translation>请把分词器放在旁边，重新转换模型。</translation>
    </message>
    <message>
        <source>Tokenizer settings and chat template</source>
        <translation>分词器设置和聊天模板</translation>
    </message>
    <message>
        <source>The GGUF file carries its chat template.</source>
        <translation>GGUF 文件自带聊天模板。</translation>
    </message>
    <message>
        <source>The GGUF file carries its tokenizer's settings.</source>
        <translation>GGUF 文件自带分词器设置。</translation>
    </message>
    <message>
        <source>There is no tokenizer to be set up.</source>
        <translation>没有需要设置的分词器。</translation>
    </message>
    <message>
        <source>The tokenizer itself is missing.</source>
        <translation>缺少分词器本身。</translation>
    </message>
    <message>
        <source>tekken.json carries the settings.</source>
        <translation>tekken.json 含有这些设置。</translation>
    </message>
    <message>
        <source>tokenizer_config.json is missing</source>
        <translation>缺少 tokenizer_config.json</translation>
    </message>
    <message>
        <source>Without it loaders guess the class of the tokenizer and its special tokens.</source>
        <translation>没有它，加载器只能猜测分词器的类和特殊词元。</translation>
    </message>
    <message>
        <source>tokenizer_config.json is no valid JSON</source>
        <translation>tokenizer_config.json 不是有效的 JSON</translation>
    </message>
    <message>
        <source>It cannot be read.</source>
        <translation>它无法读取。</translation>
    </message>
    <message>
        <source>The settings and a chat template are here.</source>
        <translation>设置和聊天模板都在。</translation>
    </message>
    <message>
        <source>The settings are here.</source>
        <translation>设置都在。</translation>
    </message>
    <message>
        <source>A chat model without a chat template</source>
        <translation>聊天模型没有聊天模板</translation>
    </message>
    <message>
        <source>It is called a chat or instruct model, and neither the tokenizer's settings nor chat_template.jinja say how a conversation is written.</source>
        <translation>它名为 chat 或 instruct 模型，但分词器设置和 chat_template.jinja 都没有说明对话的写法。</translation>
    </message>
    <message>
        <source>Take the template that was used in training; another one makes answers worse without an error.</source>
        <translation>请使用训练时的模板；换成别的模板，回答会变差，而且不报错。</translation>
    </message>
    <message>
        <source>This kind of model reads no pictures and no sound, or carries what it needs.</source>
        <translation>这类模型不读取图像和声音，或自带所需设置。</translation>
    </message>
    <message>
        <source>The settings for pictures or sound are here.</source>
        <translation>图像或声音的处理设置都在。</translation>
    </message>
    <message>
        <source>It is not known whether a model of the type %1 needs one.</source>
        <translation>不知道 %1 类型的模型是否需要。</translation>
    </message>
    <message>
        <source>The processor's config is missing</source>
        <translation>缺少处理器的配置</translation>
    </message>
    <message>
        <source>Neither preprocessor_config.json nor processor_config.json is here. It says how pictures or sound are brought to size.</source>
        <translation>preprocessor_config.json 和 processor_config.json 都不在。它说明如何把图像或声音处理成合适的尺寸。</translation>
    </message>
    <message>
        <source>Fetch it from the base model: training does not change it.</source>
        <translation>请从基座模型获取：训练不会改变它。</translation>
    </message>
    <message>
        <source>generation_config.json is here.</source>
        <translation>generation_config.json 在这里。</translation>
    </message>
    <message>
        <source>This model does not generate text, or carries the settings itself.</source>
        <translation>此模型不生成文本，或自带这些设置。</translation>
    </message>
    <message>
        <source>A model of this class saves none.</source>
        <translation>这一类的模型不保存此文件。</translation>
    </message>
    <message>
        <source>There is no file of its own; the tokens that end a text stand in config.json.</source>
        <translation>没有单独的文件；结束文本的词元写在 config.json 中。</translation>
    </message>
    <message>
        <source>generation_config.json is missing</source>
        <translation>缺少 generation_config.json</translation>
    </message>
    <message>
        <source>No file and no key says with which token a text ends; generation may not stop.</source>
        <translation>没有文件或键说明文本以哪个词元结束；生成可能停不下来。</translation>
    </message>
    <message>
        <source>Base model of the adapter</source>
        <translation>适配器的基座模型</translation>
    </message>
    <message>
        <source>This is no adapter.</source>
        <translation>这不是适配器。</translation>
    </message>
    <message>
        <source>The card names %1.</source>
        <translation>模型卡片写明了 %1。</translation>
    </message>
    <message>
        <source>The base model is not known</source>
        <translation>基座模型未知</translation>
    </message>
    <message>
        <source>There is no adapter_config.json that could name it.</source>
        <translation>没有可以写明它的 adapter_config.json。</translation>
    </message>
    <message>
        <source>Fetch adapter_config.json, or write it: the kind of adapter and base_model_name_or_path.</source>
        <translation>请获取 adapter_config.json 或自行编写：适配器类型和 base_model_name_or_path。</translation>
    </message>
    <message>
        <source>The adapter names no base model</source>
        <translation>适配器没有写明基座模型</translation>
    </message>
    <message>
        <source>base_model_name_or_path is empty. Nobody can load the adapter without knowing what it belongs to.</source>
        <translation>base_model_name_or_path 为空。不知道它属于哪个模型，就没人能加载这个适配器。</translation>
    </message>
    <message>
        <source>The base model is a path of one machine</source>
        <translation>基座模型是某台机器上的路径</translation>
    </message>
    <message>
        <source>base_model_name_or_path is %1, which exists nowhere else.</source>
        <translation>base_model_name_or_path 为 %1，它在别处并不存在。</translation>
    </message>
    <message>
        <source>It belongs to %1.</source>
        <translation>它属于 %1。</translation>
    </message>
    <message>
        <source>Write the name that the base model has on a hub into base_model_name_or_path.</source>
        <translation>请在 base_model_name_or_path 中写入基座模型在模型库上的名称。</translation>
    </message>
    <message>
        <source>Write the name of the base model into base_model_name_or_path; the card says %1.</source>
        <translation>请在 base_model_name_or_path 中写入基座模型的名称；模型卡片写的是 %1。</translation>
    </message>
    <message>
        <source>Code that the config names</source>
        <translation>配置引用的代码</translation>
    </message>
    <message>
        <source>No auto_map names code.</source>
        <translation>没有 auto_map 引用代码。</translation>
    </message>
    <message>
        <source>Code is missing: %1</source>
        <translation>缺少代码：%1</translation>
    </message>
    <message>
        <source>Copy the files from the base model, or take auto_map out where the library knows the model by itself.</source>
        <translation>请从基座模型复制这些文件；如果库本身认识这个模型，也可以去掉 auto_map。</translation>
    </message>
    <message>
        <source>Code comes from another repository</source>
        <translation>代码来自另一个仓库</translation>
    </message>
    <message>
        <source>auto_map names %1: loading fetches that code from the hub, in whatever state it is then.</source>
        <translation>auto_map 引用了 %1：加载时会从模型库获取那里的代码，不论当时是什么状态。</translation>
    </message>
    <message>
        <source>Copy the code into this folder and name it without the repository.</source>
        <translation>请把代码复制到此文件夹，引用时不带仓库名。</translation>
    </message>
    <message>
        <source>All code that auto_map names is here.</source>
        <translation>auto_map 引用的代码都在。</translation>
    </message>
    <message>
        <source>There is no model here.</source>
        <translation>这里没有模型。</translation>
    </message>
    <message>
        <source>The file itself names the licence %1.</source>
        <translation>文件自身写明了许可证 %1。</translation>
    </message>
    <message>
        <source>The licence is missing</source>
        <translation>缺少许可证</translation>
    </message>
    <message>
        <source>No licence file, and no licence in a model card. Without a licence nobody may use or pass on the model.</source>
        <translation>没有许可证文件，模型卡片也没有写明许可证。没有许可证，任何人都不得使用或转交此模型。</translation>
    </message>
    <message>
        <source>Add the LICENSE file of the base model, or of your own choice, and name it in README.md.</source>
        <translation>请加入基座模型的 LICENSE 文件或你自己选择的许可证，并在 README.md 中写明。</translation>
    </message>
    <message>
        <source>The card says “other” and no text is here</source>
        <translation>卡片写着“other”，却没有许可证文本</translation>
    </message>
    <message>
        <source>license: other asks for license_name and for a LICENSE file or license_link.</source>
        <translation>license: other 要求写明 license_name，并附 LICENSE 文件或 license_link。</translation>
    </message>
    <message>
        <source>Add the text as LICENSE.</source>
        <translation>请把许可证文本作为 LICENSE 加入。</translation>
    </message>
    <message>
        <source>The card says that the licence is unknown</source>
        <translation>卡片写着许可证未知</translation>
    </message>
    <message>
        <source>Nobody may pass on what has no known licence.</source>
        <translation>没有已知许可证的内容，谁都不得转交。</translation>
    </message>
    <message>
        <source>Find out where the weights come from, and add that licence.</source>
        <translation>请查明权重的来源，并加入相应的许可证。</translation>
    </message>
    <message>
        <source>The card names the licence %1.</source>
        <translation>模型卡片写明了许可证 %1。</translation>
    </message>
    <message>
        <source>A single file was opened; what stands beside it is not known.</source>
        <translation>打开的是单个文件；旁边有什么不得而知。</translation>
    </message>
    <message>
        <source>The model card is missing</source>
        <translation>缺少模型卡片</translation>
    </message>
    <message>
        <source>No README.md says what this model is for and where it comes from.</source>
        <translation>没有 README.md 说明此模型的用途和来源。</translation>
    </message>
    <message>
        <source>Write one; half a page helps.</source>
        <translation>请写一份；半页就有帮助。</translation>
    </message>
    <message>
        <source>README.md cannot be read.</source>
        <translation>无法读取 README.md。</translation>
    </message>
    <message>
        <source>The front matter of the card is not seen</source>
        <translation>卡片的头部信息（front matter）没有被识别</translation>
    </message>
    <message>
        <source>The three dashes must be the first bytes of README.md: a byte order mark or an empty line stands before them.</source>
        <translation>三个短横线必须是 README.md 最开头的字节：它前面有字节顺序标记或空行。</translation>
    </message>
    <message>
        <source>The block that begins with three dashes has no end.</source>
        <translation>以三个短横线开头的区块没有结尾。</translation>
    </message>
    <message>
        <source>Save the file without it.</source>
        <translation>请去掉它再保存文件。</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>说明文字</translation>
    </message>
    <message>
        <source>base model</source>
        <translation>基座模型</translation>
    </message>
    <message>
        <source>The model card leaves things open</source>
        <translation>模型卡片还有空缺</translation>
    </message>
    <message>
        <source>Not said: %1.</source>
        <translation>没有写明：%1。</translation>
    </message>
    <message>
        <source>Add them to the front matter of README.md.</source>
        <translation>请补充到 README.md 的头部信息中。</translation>
    </message>
    <message>
        <source>The model card is an unfilled template</source>
        <translation>模型卡片是未填写的模板</translation>
    </message>
    <message>
        <source>Most of its sections say only that more information is needed.</source>
        <translation>大部分章节只写着需要更多信息。</translation>
    </message>
    <message>
        <source>Fill in what you know and delete the rest.</source>
        <translation>请填写你知道的，删去其余。</translation>
    </message>
    <message>
        <source>README.md is here.</source>
        <translation>README.md 在这里。</translation>
    </message>
    <message>
        <source>There is no model here that came from somewhere.</source>
        <translation>这里没有需要说明来源的模型。</translation>
    </message>
    <message>
        <source>A provenance note is here.</source>
        <translation>溯源说明在这里。</translation>
    </message>
    <message>
        <source>data and its version</source>
        <translation>数据及其版本</translation>
    </message>
    <message>
        <source>commit of the code</source>
        <translation>代码的提交</translation>
    </message>
    <message>
        <source>hyperparameters</source>
        <translation>超参数</translation>
    </message>
    <message>
        <source>Data, code, hyperparameters and base model are named.</source>
        <translation>数据、代码、超参数和基座模型都已写明。</translation>
    </message>
    <message>
        <source>Not known from this folder: %1.</source>
        <translation>从此文件夹无法得知：%1。</translation>
    </message>
    <message>
        <source>The packaging wizard asks for them and writes the note. Later nobody can tell any more.</source>
        <translation>打包向导会询问这些内容并写入说明。以后就没人说得清了。</translation>
    </message>
    <message>
        <source>Provenance: little is said</source>
        <translation>溯源：内容很少</translation>
    </message>
    <message>
        <source>Where this came from is not written down</source>
        <translation>没有记录来源</translation>
    </message>
    <message>
        <source>There is no config that it could be held against.</source>
        <translation>没有可以用来比对的配置。</translation>
    </message>
    <message>
        <source>There are no whole weights that it could be held against.</source>
        <translation>没有可以用来比对的完整权重。</translation>
    </message>
    <message>
        <source>Not all weight files could be read to their tensors.</source>
        <translation>并非所有权重文件都能读到张量。</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>The config states no precision.</source>
        <translation>配置没有写明精度。</translation>
    </message>
    <message>
        <source>The weights are quantised; the config states the precision for computing.</source>
        <translation>权重经过量化；配置写的是计算精度。</translation>
    </message>
    <message>
        <source>No weights in floating point.</source>
        <translation>没有浮点权重。</translation>
    </message>
    <message>
        <source>The config states %1, and most weights have it.</source>
        <translation>配置写明 %1，大部分权重与之一致。</translation>
    </message>
    <message>
        <source>The config says %1, the weights are %2</source>
        <translation>配置写 %1，权重却是 %2</translation>
    </message>
    <message>
        <source>%1 of %2 parameters are %3. Loaders that go by the config convert them, and the size on disk is another than expected.</source>
        <translation>%2 个参数中有 %1 个是 %3。按配置加载的程序会转换它们，磁盘上的大小也与预期不同。</translation>
    </message>
    <message>
        <source>Save the model in the precision that you mean, or correct dtype in config.json.</source>
        <translation>请用你想要的精度保存模型，或更正 config.json 中的 dtype。</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>There is no embedding of tokens here.</source>
        <translation>这里没有词元嵌入。</translation>
    </message>
    <message>
        <source>Neither an embedding of tokens nor vocab_size was found.</source>
        <translation>既没有词元嵌入，也没有 vocab_size。</translation>
    </message>
    <message>
        <source>vocab_size and the embedding differ</source>
        <translation>vocab_size 与嵌入不一致</translation>
    </message>
    <message>
        <source>The config says vocab_size %1; the embedding has %2 rows.</source>
        <translation>配置中 vocab_size 为 %1；嵌入有 %2 行。</translation>
    </message>
    <message>
        <source>After tokens were added, the embedding must be resized and the config saved again.</source>
        <translation>增加词元之后，须调整嵌入大小并重新保存配置。</translation>
    </message>
    <message>
        <source>Vocabulary: no tokenizer to compare</source>
        <translation>词表：没有可比对的分词器</translation>
    </message>
    <message>
        <source>The model has room for %1 tokens; how many the tokenizer has is not known.</source>
        <translation>模型可容纳 %1 个词元；分词器有多少个不得而知。</translation>
    </message>
    <message>
        <source>The tokenizer has more tokens than the embedding</source>
        <translation>分词器的词元多于嵌入</translation>
    </message>
    <message>
        <source>Its highest id is %1; the model has room for %2 tokens. A text with such a token stops with an error.</source>
        <translation>它的最大编号为 %1；模型只能容纳 %2 个词元。遇到含有这种词元的文本会报错停止。</translation>
    </message>
    <message>
        <source>Take the tokenizer that belongs to these weights, or resize the embedding.</source>
        <translation>请使用属于这些权重的分词器，或调整嵌入大小。</translation>
    </message>
    <message>
        <source>%1 tokens, and room for %2.</source>
        <translation>%1 个词元，可容纳 %2 个。</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>嵌入共享</translation>
    </message>
    <message>
        <source>A part of a pipeline has nothing to tie.</source>
        <translation>管道的组件没有需要共享的嵌入。</translation>
    </message>
    <message>
        <source>What a model of this type ties is not known.</source>
        <translation>不知道这一类型的模型共享哪些权重。</translation>
    </message>
    <message>
        <source>A model of this class has nothing to tie.</source>
        <translation>这一类的模型没有需要共享的权重。</translation>
    </message>
    <message>
        <source>The output layer is missing: %1</source>
        <translation>缺少输出层：%1</translation>
    </message>
    <message>
        <source>The config says that the embeddings are not tied, and %1 is not there. Loaders then start it with random numbers.</source>
        <translation>配置写明不共享嵌入，而 %1 不在这里。加载器会用随机数初始化它。</translation>
    </message>
    <message>
        <source>Set tie_word_embeddings to true if they were tied in training; if not, save the model again.</source>
        <translation>如果训练时共享，请把 tie_word_embeddings 设为 true；否则请重新保存模型。</translation>
    </message>
    <message>
        <source>The embeddings are tied; the output layer needs no copy.</source>
        <translation>嵌入是共享的；输出层不需要另存一份。</translation>
    </message>
    <message>
        <source>The embeddings are not tied, and the output layer is here.</source>
        <translation>嵌入不共享，输出层在这里。</translation>
    </message>
    <message>
        <source>Version of the config</source>
        <translation>配置的版本</translation>
    </message>
    <message>
        <source>Parallel parts</source>
        <translation>并行切分</translation>
    </message>
    <message>
        <source>Layers and shapes</source>
        <translation>层数与形状</translation>
    </message>
    <message>
        <source>Quantisation</source>
        <translation>量化</translation>
    </message>
    <message>
        <source>Loaders</source>
        <translation>加载器</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>layer %1 has no %2</source>
        <translation>第 %1 层没有 %2</translation>
    </message>
    <message>
        <source>layer %1 (%2) is missing</source>
        <translation>缺少第 %1 层（%2）</translation>
    </message>
    <message>
        <source>%1 is %2 and should be %3</source>
        <translation>%1 为 %2，应为 %3</translation>
    </message>
    <message>
        <source>Take the config that was saved with these weights, or fetch the weights again.</source>
        <translation>请使用与这些权重一起保存的配置，或重新获取权重。</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) missing</source>
        <translation>
            <numerusform>缺少 %n 层</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) missing</source>
        <translation>
            <numerusform>缺少 %n 个张量</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) of another shape</source>
        <translation>
            <numerusform>%n 个张量的形状不同</numerusform>
        </translation>
    </message>
    <message>
        <source>Against what the config promises (%1): %2.</source>
        <translation>与配置所述（%1）相比：%2。</translation>
    </message>
    <message>
        <source>The config says %1 layers, the weights hold %2</source>
        <translation>配置为 %1 层，权重有 %2 层</translation>
    </message>
    <message>
        <source>Loaders leave out the layers from %1 on without an error, and the model is another one.</source>
        <translation>加载器会从第 %1 层起略去其余各层且不报错，得到的是另一个模型。</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) that nothing asks for</source>
        <translation>
            <numerusform>%n 个张量没有用处</numerusform>
        </translation>
    </message>
    <message>
        <source>A model of the class %1 does not read %2.</source>
        <translation>%1 类的模型不读取 %2。</translation>
    </message>
    <message>
        <source>They do no harm; if they were meant to be used, the class in config.json is the wrong one.</source>
        <translation>它们没有害处；如果本应使用，则 config.json 中的类有误。</translation>
    </message>
    <message>
        <source>The file could not be read to its tensors.</source>
        <translation>文件无法读到张量。</translation>
    </message>
    <message>
        <source>The file does not say how many layers there are.</source>
        <translation>文件没有写明层数。</translation>
    </message>
    <message>
        <source>The names of the tensors do not tell the layers apart.</source>
        <translation>从张量名称无法区分各层。</translation>
    </message>
    <message>
        <source>The file says %1 layers; these are not there: %2.</source>
        <translation>文件写明 %1 层；以下各层不在：%2。</translation>
    </message>
    <message>
        <source>If the model is split, open the folder with all parts; if not, convert it again.</source>
        <translation>如果模型是拆分的，请打开含有全部部分的文件夹；否则请重新转换。</translation>
    </message>
    <message>
        <source>All %1 layers are here.</source>
        <translation>全部 %1 层都在。</translation>
    </message>
    <message>
        <source>An adapter holds no whole model; its kind states no rank that could be compared.</source>
        <translation>适配器不是完整模型；这一类型没有写明可供比对的秩。</translation>
    </message>
    <message>
        <source>The adapter states a rank for each module.</source>
        <translation>适配器为每个模块单独写明了秩。</translation>
    </message>
    <message>
        <source>The config says rank %1, the adapter holds %2</source>
        <translation>配置的秩为 %1，适配器为 %2</translation>
    </message>
    <message>
        <source>%1 is %2. Loading the adapter stops at that.</source>
        <translation>%1 为 %2。加载适配器会在此停止。</translation>
    </message>
    <message>
        <source>There are no pairs of matrices whose rank could be compared.</source>
        <translation>没有可以比对秩的矩阵对。</translation>
    </message>
    <message>
        <source>All %1 matrices have the rank %2 that the config states.</source>
        <translation>全部 %1 个矩阵的秩都是配置写明的 %2。</translation>
    </message>
    <message>
        <source>There is no whole model here.</source>
        <translation>这里没有完整的模型。</translation>
    </message>
    <message>
        <source>Asked of each component.</source>
        <translation>对每个组件分别检查。</translation>
    </message>
    <message>
        <source>There are no weights to hold against the config.</source>
        <translation>没有可以与配置比对的权重。</translation>
    </message>
    <message>
        <source>The weight file carries its own architecture.</source>
        <translation>权重文件自带架构信息。</translation>
    </message>
    <message>
        <source>There is no config to hold the tensors against.</source>
        <translation>没有可以与张量比对的配置。</translation>
    </message>
    <message>
        <source>Shards are missing, so tensors are missing too.</source>
        <translation>缺少分片，因此也缺少张量。</translation>
    </message>
    <message>
        <source>Layers: this type of model is not known</source>
        <translation>层数：不认识这种类型的模型</translation>
    </message>
    <message>
        <source>Nobody has worked out yet which tensors a model of the type “%1” has.</source>
        <translation>还没有人整理出“%1”类型的模型有哪些张量。</translation>
    </message>
    <message>
        <source>Layers: the names are of another kind</source>
        <translation>层数：名称属于另一种</translation>
    </message>
    <message>
        <source>The tensors have other names than those that a model of the class %1 is saved with.</source>
        <translation>张量的名称与 %1 类模型保存时的名称不同。</translation>
    </message>
    <message>
        <source>The config lacks a number that the shapes follow from (needed for %1).</source>
        <translation>配置缺少推算形状所需的数（%1 需要它）。</translation>
    </message>
    <message>
        <source>The config promises far more than the weights hold</source>
        <translation>配置所述远多于权重所有</translation>
    </message>
    <message>
        <source>It states more layers or experts than there could be.</source>
        <translation>它写明的层数或专家数多得不可能。</translation>
    </message>
    <message>
        <source>It was stopped.</source>
        <translation>已被停止。</translation>
    </message>
    <message>
        <source>Layers are whole; the rest was not compared</source>
        <translation>各层完整；其余未比对</translation>
    </message>
    <message>
        <source>All %1 tensors that are known of a model of the type %2 are here. For the class %3 nobody has tried it.</source>
        <translation>已知 %2 类型的模型应有的 %1 个张量都在。对于 %3 类还没有人试过。</translation>
    </message>
    <message>
        <source>All %1 tensors that the config promises are here, with the right shapes (%2).</source>
        <translation>配置所述的 %1 个张量都在，形状正确（%2）。</translation>
    </message>
    <message>
        <source>A GGUF file states the type of each tensor.</source>
        <translation>GGUF 文件写明了每个张量的类型。</translation>
    </message>
    <message>
        <source>There are no weights that could be quantised.</source>
        <translation>没有可能量化的权重。</translation>
    </message>
    <message>
        <source>Nothing is quantised, and nothing says so.</source>
        <translation>没有量化，也没有声称量化。</translation>
    </message>
    <message>
        <source>Quantisation: %1 is not known</source>
        <translation>量化：不认识 %1</translation>
    </message>
    <message>
        <source>How %1 keeps its tensors was not tried.</source>
        <translation>%1 如何存放张量尚未验证。</translation>
    </message>
    <message>
        <source>The config says %1, the weights are not quantised</source>
        <translation>配置写 %1，权重却没有量化</translation>
    </message>
    <message>
        <source>%1 states the method %2, and no tensor looks like it.</source>
        <translation>%1 写明的方法是 %2，但没有张量像是这样。</translation>
    </message>
    <message>
        <source>Take quantization_config out, or fetch the quantised weights.</source>
        <translation>请去掉 quantization_config，或获取量化后的权重。</translation>
    </message>
    <message>
        <source>%1: %2 do not agree</source>
        <translation>%1：有 %2 个不一致</translation>
    </message>
    <message>
        <source>Quantised weights are not as %1 keeps them</source>
        <translation>量化权重与 %1 的存放方式不符</translation>
    </message>
    <message>
        <source>%1 of %2 quantised weights: %3.</source>
        <translation>%2 个量化权重中的 %1 个：%3。</translation>
    </message>
    <message>
        <source>Quantise the model again, or correct the settings in the config.</source>
        <translation>请重新量化模型，或更正配置中的设置。</translation>
    </message>
    <message>
        <source>The weights are quantised, and no config says so</source>
        <translation>权重经过量化，却没有配置说明</translation>
    </message>
    <message>
        <source>%1 weights look like %2. Without quantization_config loaders take the packed numbers for weights.</source>
        <translation>%1 个权重像是 %2。没有 quantization_config，加载器会把打包后的数当作权重。</translation>
    </message>
    <message>
        <source>Fetch the config that was saved with them.</source>
        <translation>请获取与它们一起保存的配置。</translation>
    </message>
    <message>
        <source>%1 states %2; the tensors look like %3.</source>
        <translation>%1 写明 %2；张量像是 %3。</translation>
    </message>
    <message>
        <source>The config states another quantisation than the weights have</source>
        <translation>配置写明的量化方式与权重不同</translation>
    </message>
    <message>
        <source>Take the config that was saved with these weights.</source>
        <translation>请使用与这些权重一起保存的配置。</translation>
    </message>
    <message>
        <source>%1 weights are kept as %2, as %3 says.</source>
        <translation>%1 个权重以 %2 存放，与 %3 所述一致。</translation>
    </message>
    <message>
        <source>it does not read this format</source>
        <translation>不读取这种格式</translation>
    </message>
    <message>
        <source>the parts must be merged first</source>
        <translation>须先合并各部分</translation>
    </message>
    <message>
        <source>it reads one file and no shards</source>
        <translation>只读取单个文件，不读分片</translation>
    </message>
    <message>
        <source>it looks for files with other names</source>
        <translation>寻找的文件名不同</translation>
    </message>
    <message>
        <source>it does not read weights quantised with %1</source>
        <translation>不读取用 %1 量化的权重</translation>
    </message>
    <message>
        <source>%1 is not among the architectures that it knows</source>
        <translation>%1 不在它支持的架构之列</translation>
    </message>
    <message>
        <source>it needs %1</source>
        <translation>需要 %1</translation>
    </message>
    <message>
        <source>it reads configs of transformers %1, and this one is of %2</source>
        <translation>读取 transformers %1 的配置，而这里是 %2 的配置</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>先%1</translation>
    </message>
    <message>
        <source>as it is; several versions 4.x refuse safetensors files without the word “format” in their metadata</source>
        <translation>可直接加载；有几个 4.x 版本会拒绝元数据中没有“format”的 safetensors 文件</translation>
    </message>
    <message>
        <source>as it is, with trust_remote_code where the library does not know the model</source>
        <translation>可直接加载；库本身不认识此模型时需要 trust_remote_code</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>可直接加载</translation>
    </message>
    <message>
        <source>There is no model here that could be loaded.</source>
        <translation>这里没有可以加载的模型。</translation>
    </message>
    <message>
        <source>A part of a diffusers pipeline is loaded with the pipeline.</source>
        <translation>diffusers 管道的组件随管道一起加载。</translation>
    </message>
    <message>
        <source>No weights of a known format are here.</source>
        <translation>这里没有已知格式的权重。</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2：%3</translation>
    </message>
    <message>
        <source>%1 %2: %3 (by its documentation, not tried)</source>
        <translation>%1 %2：%3（依据其文档，未实测）</translation>
    </message>
    <message>
        <source>No known loader takes this as it is</source>
        <translation>没有已知的加载器可以直接加载</translation>
    </message>
    <message>
        <source>None of the programs that are known (as of %1) reads it in this form.</source>
        <translation>已知的程序（截至 %1）都不读取这种形式。</translation>
    </message>
    <message>
        <source>After a conversion: %1 (as of %2).</source>
        <translation>转换之后：%1（截至 %2）。</translation>
    </message>
    <message>
        <source>As it is, it is taken by %1 (as of %2).</source>
        <translation>可直接由 %1 加载（截至 %2）。</translation>
    </message>
    <message>
        <source>As it is, it is taken by %1; after a conversion by %2 (as of %3).</source>
        <translation>可直接由 %1 加载；转换之后还有 %2（截至 %3）。</translation>
    </message>
    <message>
        <source>The script zero_to_fp32.py, which DeepSpeed leaves beside the checkpoint, merges them into one file of weights.</source>
        <translation>DeepSpeed 放在检查点旁边的脚本 zero_to_fp32.py 可把它们合并成一个权重文件。</translation>
    </message>
    <message>
        <source>“accelerate merge-weights” merges them into safetensors.</source>
        <translation>“accelerate merge-weights”可把它们合并成 safetensors。</translation>
    </message>
    <message>
        <source>“python -m torch.distributed.checkpoint.format_utils dcp_to_torch” merges them into one file.</source>
        <translation>“python -m torch.distributed.checkpoint.format_utils dcp_to_torch”可把它们合并成一个文件。</translation>
    </message>
    <message>
        <source>The conversion scripts of Megatron-LM or Megatron-Bridge merge them into a Hugging Face directory.</source>
        <translation>Megatron-LM 或 Megatron-Bridge 的转换脚本可把它们合并成 Hugging Face 目录。</translation>
    </message>
    <message>
        <source>The framework that wrote them has to load and save them as a whole.</source>
        <translation>须由写出它们的框架加载并整体保存。</translation>
    </message>
    <message>
        <source>A %1 checkpoint of %2 parts, and not all of them are here. What the missing ones hold exists nowhere else.</source>
        <translation>%1 检查点，共 %2 份，但并不齐全。缺失部分的内容别处没有。</translation>
    </message>
    <message>
        <source>Parts of the checkpoint are missing or damaged</source>
        <translation>检查点的部分缺失或损坏</translation>
    </message>
    <message>
        <source>Copy the parts of all processes into this folder.</source>
        <translation>请把所有进程的部分复制到此文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>The weights are a distributed checkpoint of %n part(s)</source>
        <translation>
            <numerusform>权重是由 %n 份组成的分布式检查点</numerusform>
        </translation>
    </message>
    <message>
        <source>A %1 checkpoint: all of it is here, and it is the only copy of the weights. No loader for inference reads it.</source>
        <translation>%1 检查点：内容齐全，且权重仅此一份。没有推理用的加载器读取它。</translation>
    </message>
    <message>
        <source>Parts of a %1 checkpoint lie beside weights that are whole.</source>
        <translation>%1 检查点的各部分与完整的权重放在一起。</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) missing</source>
        <translation>
            <numerusform>缺少 %n 份</numerusform>
        </translation>
    </message>
    <message>
        <source>consolidated.NN is cut for tensor parallelism into at least %1 parts; %2 are here.</source>
        <translation>consolidated.NN 按张量并行切成至少 %1 份；这里有 %2 份。</translation>
    </message>
    <message>
        <source>Download the missing parts.</source>
        <translation>请下载缺少的部分。</translation>
    </message>
    <message>
        <source>The weights are cut into %1 parts</source>
        <translation>权重被切成 %1 份</translation>
    </message>
    <message>
        <source>consolidated.NN: each tensor is cut over %1 files.</source>
        <translation>consolidated.NN：每个张量被切到 %1 个文件中。</translation>
    </message>
    <message>
        <source>The conversion script of transformers merges them.</source>
        <translation>transformers 的转换脚本可以合并它们。</translation>
    </message>
    <message>
        <source>There are no weights that could be cut.</source>
        <translation>没有可能被切分的权重。</translation>
    </message>
    <message>
        <source>The weights are not cut for parallel training.</source>
        <translation>权重没有按并行训练切分。</translation>
    </message>
    <message>
        <source>There is no config that names a version.</source>
        <translation>没有写明版本的配置。</translation>
    </message>
    <message>
        <source>The config names no version of PEFT.</source>
        <translation>配置没有写明 PEFT 的版本。</translation>
    </message>
    <message>
        <source>The adapter's config is newer than it says</source>
        <translation>适配器配置比它写明的版本更新</translation>
    </message>
    <message>
        <source>It names PEFT %1, and has keys of a later version: %2. The version that it names refuses them.</source>
        <translation>它写明 PEFT %1，却含有更新版本的键：%2。它写明的版本会拒绝这些键。</translation>
    </message>
    <message>
        <source>Write the version that wrote the file into peft_version.</source>
        <translation>请在 peft_version 中写入生成此文件的版本。</translation>
    </message>
    <message>
        <source>Its keys belong to PEFT %1.</source>
        <translation>它的键属于 PEFT %1。</translation>
    </message>
    <message>
        <source>The config names no version of the library.</source>
        <translation>配置没有写明库的版本。</translation>
    </message>
    <message>
        <source>The config is newer than the version that it names</source>
        <translation>配置比它写明的版本更新</translation>
    </message>
    <message>
        <source>It names transformers %1, and has keys of a later version: %2. That version leaves them out without an error.</source>
        <translation>它写明 transformers %1，却含有更新版本的键：%2。那个版本会忽略它们且不报错。</translation>
    </message>
    <message>
        <source>Load and save the model with the newer library, or add the older keys (rope_theta, torch_dtype).</source>
        <translation>请用更新的库加载并保存模型，或补上旧版的键（rope_theta、torch_dtype）。</translation>
    </message>
    <message>
        <source>Its keys belong to transformers %1.</source>
        <translation>它的键属于 transformers %1。</translation>
    </message>
    <message>
        <source>Length of the files</source>
        <translation>文件长度</translation>
    </message>
    <message>
        <source>%1 ends %2 before its own header says</source>
        <translation>%1 比文件头声明的长度短 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cut off</source>
        <translation>
            <numerusform>%n 个文件被截断</numerusform>
        </translation>
    </message>
    <message>
        <source>Download the file again; most downloaders go on where they stopped.</source>
        <translation>请重新下载文件；大多数下载程序会从中断处继续。</translation>
    </message>
    <message>
        <source>Files of a format whose length Vitrine cannot tell: %1.</source>
        <translation>Vitrine 无法判断长度的格式的文件：%1。</translation>
    </message>
    <message>
        <source>There is no file whose header states a length.</source>
        <translation>没有文件头写明长度的文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are as long as their headers say.</source>
        <translation>
            <numerusform>%n 个文件与文件头写明的长度相同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules of the formats</source>
        <translation>格式规则</translation>
    </message>
    <message numerus="yes">
        <source>%n breach(es) of a format's rules</source>
        <translation>
            <numerusform>%n 处违反格式规则</numerusform>
        </translation>
    </message>
    <message>
        <source>The first: %1</source>
        <translation>第一处：%1</translation>
    </message>
    <message>
        <source>Fetch the file again, or save the model anew: strict loaders refuse it.</source>
        <translation>请重新获取文件，或重新保存模型：严格的加载器会拒绝它。</translation>
    </message>
    <message>
        <source>Loaders that are strict may refuse it; saving the model anew helps.</source>
        <translation>严格的加载器可能拒绝它；重新保存模型即可解决。</translation>
    </message>
    <message>
        <source>There is no weight file.</source>
        <translation>没有权重文件。</translation>
    </message>
    <message>
        <source>Files of a format that Vitrine does not read: %1.</source>
        <translation>Vitrine 不读取的格式的文件：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) keep the rules of their formats.</source>
        <translation>
            <numerusform>%n 个文件遵守其格式的规则。</numerusform>
        </translation>
    </message>
    <message>
        <source>Pointers instead of files</source>
        <translation>以指针代替文件</translation>
    </message>
    <message>
        <source>stands for %1, SHA-256 %2</source>
        <translation>代表 %1，SHA-256 %2</translation>
    </message>
    <message>
        <source>No Git LFS pointer stands in for a file.</source>
        <translation>没有 Git LFS 指针代替文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are only pointers</source>
        <translation>
            <numerusform>%n 个文件只是指针</numerusform>
        </translation>
    </message>
    <message>
        <source>Git LFS pointers stand for %1: %2.</source>
        <translation>Git LFS 指针代表 %1：%2。</translation>
    </message>
    <message>
        <source>Run “git lfs install” and “git lfs pull” in the clone, or download the files with the hub's own program.</source>
        <translation>请在克隆的仓库中运行“git lfs install”和“git lfs pull”，或用模型库自己的程序下载文件。</translation>
    </message>
    <message>
        <source>Loading does not need them; leave them out, or fetch them with “git lfs pull”.</source>
        <translation>加载不需要它们；可以不带上，或用“git lfs pull”获取。</translation>
    </message>
    <message>
        <source>%1 holds a web page</source>
        <translation>%1 的内容是网页</translation>
    </message>
    <message>
        <source>%1 holds an error message of a server</source>
        <translation>%1 的内容是服务器的错误信息</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 为空</translation>
    </message>
    <message>
        <source>%1 holds nothing but zeros: its download has not come to it yet</source>
        <translation>%1 全是零：还没有下载到它</translation>
    </message>
    <message>
        <source>%1 is a part of a download</source>
        <translation>%1 是未完成的下载</translation>
    </message>
    <message>
        <source>Finished downloads</source>
        <translation>下载已完成</translation>
    </message>
    <message>
        <source>No unfinished download, no empty file, no web page in place of a file.</source>
        <translation>没有未完成的下载、空文件或代替文件的网页。</translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished file(s)</source>
        <translation>
            <numerusform>%n 个未完成的文件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Download these files again.</source>
        <translation>请重新下载这些文件。</translation>
    </message>
    <message>
        <source>Loading does not need them; delete them, or finish the download.</source>
        <translation>加载不需要它们；可以删除，或完成下载。</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>链接</translation>
    </message>
    <message>
        <source>%1 holds the text of a link and not the file</source>
        <translation>%1 的内容是链接文本，而不是文件</translation>
    </message>
    <message>
        <source>%1 leads to nothing (%2)</source>
        <translation>%1 指向的目标不存在（%2）</translation>
    </message>
    <message>
        <source>%1 leads out of the directory (%2)</source>
        <translation>%1 指向目录之外（%2）</translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation>没有链接。</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s), and each leads to a file inside.</source>
        <translation>
            <numerusform>%n 个链接，都指向目录内的文件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) lead nowhere or out of the directory</source>
        <translation>
            <numerusform>%n 个链接指向不存在的目标或目录之外</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the file itself in place of the link: a link is worth nothing on another machine.</source>
        <translation>请用文件本身代替链接：链接在另一台机器上毫无用处。</translation>
    </message>
    <message>
        <source>Fetch the file that the link should lead to.</source>
        <translation>请获取链接应指向的文件。</translation>
    </message>
    <message>
        <source>Hashes</source>
        <translation>哈希</translation>
    </message>
    <message>
        <source>Values of the weights</source>
        <translation>权重数值</translation>
    </message>
    <message>
        <source>No hash to compare with lies on the disk.</source>
        <translation>磁盘上没有可供比对的哈希。</translation>
    </message>
    <message>
        <source>It was stopped after %1 of %2 files.</source>
        <translation>在 %2 个文件中检查了 %1 个后停止。</translation>
    </message>
    <message>
        <source>%1 could not be read to its end</source>
        <translation>%1 无法读到末尾</translation>
    </message>
    <message>
        <source>%1 has %2; %3 says %4</source>
        <translation>%1 为 %2；%3 写的是 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are not what their hash says</source>
        <translation>
            <numerusform>%n 个文件与其哈希不符</numerusform>
        </translation>
    </message>
    <message>
        <source>Download these files again. If you changed them on purpose, renew the list of check sums.</source>
        <translation>请重新下载这些文件。如果是有意改动，请更新校验和列表。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) equal the hashes on the disk.</source>
        <translation>
            <numerusform>%n 个文件与磁盘上的哈希一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds %2 values that are no numbers (NaN)</source>
        <translation>%1 有 %2 个非数值（NaN）</translation>
    </message>
    <message>
        <source>%1 holds %2 infinite values</source>
        <translation>%1 有 %2 个无穷大</translation>
    </message>
    <message>
        <source>%1 holds nothing but zeros</source>
        <translation>%1 全是零</translation>
    </message>
    <message>
        <source>No weights in floating point lie in their files as they are.</source>
        <translation>没有原样存放在文件中的浮点权重。</translation>
    </message>
    <message>
        <source>It was stopped after %1 tensors.</source>
        <translation>检查了 %1 个张量后停止。</translation>
    </message>
    <message>
        <source>%1 tensors: no NaN, no infinite value, no matrix of zeros.</source>
        <translation>%1 个张量：没有 NaN、无穷大或全零矩阵。</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) with values that do not belong there</source>
        <translation>
            <numerusform>%n 个张量含有不应有的值</numerusform>
        </translation>
    </message>
    <message>
        <source>Training may have diverged, or a conversion went wrong. Take an earlier checkpoint.</source>
        <translation>训练可能发散，或转换出错。请使用更早的检查点。</translation>
    </message>
    <message>
        <source>Pickles</source>
        <translation>Pickle</translation>
    </message>
    <message>
        <source>Do not load it. Take the same weights as safetensors, or convert them with a program that runs nothing of the file.</source>
        <translation>请勿加载。请改用同样权重的 safetensors 版本，或用不运行文件内容的程序转换。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) would run a program when loaded</source>
        <translation>
            <numerusform>%n 个文件在加载时会运行程序</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pickle(s) could not be judged</source>
        <translation>
            <numerusform>%n 个 pickle 无法判断</numerusform>
        </translation>
    </message>
    <message>
        <source>The file could not be followed to its end, so it is not known what it would do.</source>
        <translation>无法把文件跟踪到末尾，因此不知道它会做什么。</translation>
    </message>
    <message numerus="yes">
        <source>%n pickle(s) name code that is on no list</source>
        <translation>
            <numerusform>%n 个 pickle 引用了不在任何名单上的代码</numerusform>
        </translation>
    </message>
    <message>
        <source>Load it only if you trust whoever wrote it; loading imports that code.</source>
        <translation>只有信任作者时才加载；加载会导入那些代码。</translation>
    </message>
    <message>
        <source>There are no pickles.</source>
        <translation>没有 pickle。</translation>
    </message>
    <message>
        <source>Followed to their ends; nothing was found but names that tensors and plain data are made of.</source>
        <translation>已跟踪到末尾；只发现构成张量和普通数据的名称。</translation>
    </message>
    <message>
        <source>Followed to their ends; beside plain data they name only what usual training programs write.</source>
        <translation>已跟踪到末尾；除普通数据外，只引用了常见训练程序写入的内容。</translation>
    </message>
    <message>
        <source>%1 is called: %2</source>
        <translation>会调用 %1：%2</translation>
    </message>
    <message>
        <source>%1 is imported: %2</source>
        <translation>会导入 %1：%2</translation>
    </message>
    <message>
        <source>Weights without code</source>
        <translation>不含代码的权重</translation>
    </message>
    <message>
        <source>A distributed checkpoint has the form of its framework; merging it writes safetensors.</source>
        <translation>分布式检查点采用其框架的格式；合并后可写成 safetensors。</translation>
    </message>
    <message>
        <source>The weights are in a form that carries no code.</source>
        <translation>权重采用的格式不能携带代码。</translation>
    </message>
    <message>
        <source>The weights are pickles</source>
        <translation>权重是 pickle</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of weights are in PyTorch's pickle form, which can carry code. The same tensors fit into safetensors.</source>
        <translation>
            <numerusform>%n 个权重文件采用 PyTorch 的 pickle 格式，这种格式可以携带代码。同样的张量可以存为 safetensors。</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert them to safetensors; newer loaders read pickles only with a recent PyTorch, or not at all.</source>
        <translation>请转换它们；较新的加载器只有配合新版 PyTorch 才读取 pickle，或根本不读取。</translation>
    </message>
    <message>
        <source>Code that a loader would run</source>
        <translation>加载器会运行的代码</translation>
    </message>
    <message>
        <source>auto_map (configs that name code: %1): loading with trust_remote_code runs that code</source>
        <translation>auto_map（引用代码的配置：%1）：使用 trust_remote_code 加载会运行该代码</translation>
    </message>
    <message>
        <source>native libraries: %1</source>
        <translation>原生库：%1</translation>
    </message>
    <message>
        <source>TorchScript programs: %1</source>
        <translation>TorchScript 程序：%1</translation>
    </message>
    <message>
        <source>Keras models with Lambda layers, which are Python code: %1</source>
        <translation>含 Lambda 层（即 Python 代码）的 Keras 模型：%1</translation>
    </message>
    <message>
        <source>notebooks: %1</source>
        <translation>笔记本：%1</translation>
    </message>
    <message>
        <source>Looked for auto_map, native libraries, TorchScript, Lambda layers and notebooks; none was found.</source>
        <translation>查找了 auto_map、原生库、TorchScript、Lambda 层和笔记本；未发现。</translation>
    </message>
    <message>
        <source>Code goes along with the weights</source>
        <translation>代码随权重一起提供</translation>
    </message>
    <message>
        <source>Read it before loading; tell the other person that it is there.</source>
        <translation>加载前请先阅读；并告知对方其中有代码。</translation>
    </message>
    <message>
        <source>There is no chat template.</source>
        <translation>没有聊天模板。</translation>
    </message>
    <message>
        <source>“%1” does not belong into a template</source>
        <translation>“%1”不该出现在模板中</translation>
    </message>
    <message>
        <source>Looked for ways out of the template language; none was found.</source>
        <translation>查找了脱离模板语言的途径；未发现。</translation>
    </message>
    <message>
        <source>%1 (%2 places).</source>
        <translation>%1（%2 处）。</translation>
    </message>
    <message>
        <source>A chat template does more than format text</source>
        <translation>聊天模板不只是格式化文本</translation>
    </message>
    <message>
        <source>Do not use it with a program that does not confine templates; take the template of the base model.</source>
        <translation>不要用于不限制模板的程序；请改用基座模型的模板。</translation>
    </message>
    <message>
        <source>Paths inside files</source>
        <translation>文件中的路径</translation>
    </message>
    <message>
        <source>the index names %1</source>
        <translation>索引列出了 %1</translation>
    </message>
    <message>
        <source>No path in an index or a config leads out of the directory.</source>
        <translation>索引和配置中没有通往目录之外的路径。</translation>
    </message>
    <message>
        <source>%1 (%2 in all). A loader may read or write files there.</source>
        <translation>%1（共 %2 处）。加载器可能会在那里读写文件。</translation>
    </message>
    <message>
        <source>A path inside a file leads out of the directory</source>
        <translation>文件中有通往目录之外的路径</translation>
    </message>
    <message>
        <source>Do not load it before the path is a name in this directory.</source>
        <translation>在该路径改为此目录中的名称之前，不要加载。</translation>
    </message>
    <message>
        <source>a module lies at %1</source>
        <translation>有模块位于 %1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 为 %2</translation>
    </message>
    <message>
        <source>%1 is %2, and saving the tokenizer copies that file</source>
        <translation>%1 为 %2，保存分词器时会复制该文件</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>机密</translation>
    </message>
    <message>
        <source>%1 holds secrets by its name (%2)</source>
        <translation>%1 从名称看含有机密（%2）</translation>
    </message>
    <message>
        <source>%1: %2 (%3), %4</source>
        <translation>%1：%2（%3），%4</translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s) in files that would be passed on</source>
        <translation>
            <numerusform>将要传出的文件中有 %n 处机密</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) that may be a secret</source>
        <translation>
            <numerusform>%n 处可能是机密</numerusform>
        </translation>
    </message>
    <message>
        <source>Revoke the token where it was issued, then take it out of the file. Deleting it here alone does not help if it was seen.</source>
        <translation>请到签发处吊销该令牌，再从文件中删除。如果已被人看到，只在这里删除没有用。</translation>
    </message>
    <message>
        <source>Looked at part of the texts only: some are too long.</source>
        <translation>只查看了部分文本：有些太长。</translation>
    </message>
    <message>
        <source>Looked for the tokens, keys and passwords of about ninety issuers; none was found.</source>
        <translation>查找了约九十家签发方的令牌、密钥和密码；未发现。</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>个人信息</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Looked for home directories, host names, inner addresses and e-mail; none was found.</source>
        <translation>查找了主目录、主机名、内网地址和电子邮件地址；未发现。</translation>
    </message>
    <message>
        <source>A person or a machine is named in %1</source>
        <translation>%1 中写有人名或机器名</translation>
    </message>
    <message numerus="yes">
        <source>%n files name a person or a machine</source>
        <translation>
            <numerusform>%n 个文件写有人名或机器名</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the paths by names; leave out logs and training arguments, which loading does not need.</source>
        <translation>请把路径换成名称；去掉日志和训练参数，加载不需要它们。</translation>
    </message>
    <message>
        <source>a home directory</source>
        <translation>主目录</translation>
    </message>
    <message>
        <source>a path of one machine</source>
        <translation>某台机器上的路径</translation>
    </message>
    <message>
        <source>an e-mail address</source>
        <translation>电子邮件地址</translation>
    </message>
    <message>
        <source>an address of an inner network</source>
        <translation>内网地址</translation>
    </message>
    <message>
        <source>the name of a host</source>
        <translation>主机名</translation>
    </message>
    <message>
        <source>Residue of training</source>
        <translation>训练残留</translation>
    </message>
    <message>
        <source>This checkpoint is the only copy of the weights; nothing of it is residue.</source>
        <translation>此检查点是权重仅有的一份；其中没有残留。</translation>
    </message>
    <message>
        <source>The parts of this checkpoint are the only copy of the weights; nothing of it is residue.</source>
        <translation>此检查点的各部分是权重仅有的一份；其中没有残留。</translation>
    </message>
    <message>
        <source>No optimizer, scheduler or RNG state, and no logs.</source>
        <translation>没有优化器、调度器或随机数状态，也没有日志。</translation>
    </message>
    <message>
        <source>Training state without weights beside it</source>
        <translation>有训练状态，旁边没有权重</translation>
    </message>
    <message>
        <source>%1 of training state are here, and the weights lie elsewhere, if anywhere: ask in the folder that holds them.</source>
        <translation>这里有 %1 训练状态，权重如果存在，也在别处：请在存放权重的文件夹中查看。</translation>
    </message>
    <message>
        <source>%1 of training state</source>
        <translation>%1 训练状态</translation>
    </message>
    <message>
        <source>Logs and settings of the training, %1</source>
        <translation>训练的日志和设置，%1</translation>
    </message>
    <message>
        <source>%1. The weights exist without them, so they are not the only copy.</source>
        <translation>%1。没有它们权重依然存在，因此它们不是仅有的一份。</translation>
    </message>
    <message>
        <source>Leave them out of the package: to share and to deploy the wizard does so. Keep them here if you may want to go on training.</source>
        <translation>打包时请略去：以分享和部署为用途时，向导会这样做。如果还想继续训练，请在这里保留。</translation>
    </message>
    <message>
        <source>What the licence asks for</source>
        <translation>许可证的要求</translation>
    </message>
    <message>
        <source>the licence text asks (section %1): %2 with the sentence “%3”</source>
        <translation>许可证文本要求（第 %1 节）：%2，并附语句“%3”</translation>
    </message>
    <message>
        <source>the licence text asks (section %1): %2: “%3”</source>
        <translation>许可证文本要求（第 %1 节）：%2：“%3”</translation>
    </message>
    <message>
        <source>the licence text asks (section %1): %2, “%3”</source>
        <translation>许可证文本要求（第 %1 节）：%2，“%3”</translation>
    </message>
    <message>
        <source>the licence text asks (section %1): %2</source>
        <translation>许可证文本要求（第 %1 节）：%2</translation>
    </message>
    <message>
        <source>Card and licence file differ: %1, %2</source>
        <translation>模型卡片与许可证文件不一致：%1，%2</translation>
    </message>
    <message>
        <source>The card says %1; the text in the directory is the %2.</source>
        <translation>模型卡片写的是 %1；目录中的文本是 %2。</translation>
    </message>
    <message>
        <source>Find out which one holds for the weights, and correct the other.</source>
        <translation>请弄清权重适用哪一个，并更正另一个。</translation>
    </message>
    <message>
        <source>The licence claims more than that of the base model grants</source>
        <translation>许可证主张的超出基座模型许可证授予的</translation>
    </message>
    <message>
        <source>%1 is under the %2, which does not let a derived model be passed on under %3.</source>
        <translation>%1 采用 %2，它不允许衍生模型以 %3 再分发。</translation>
    </message>
    <message>
        <source>Take the licence of the base model, and add its text and notices.</source>
        <translation>请采用基座模型的许可证，并附上其文本和声明。</translation>
    </message>
    <message>
        <source>No licence is here that could ask for something; see “Licence”.</source>
        <translation>这里没有会提出要求的许可证；见“许可证”。</translation>
    </message>
    <message>
        <source>What the licence asks for is not known</source>
        <translation>许可证的要求未知</translation>
    </message>
    <message>
        <source>The licence was not recognised, or it is named in words that say nothing about its terms (%1). Read it; this is a decision of yours.</source>
        <translation>无法识别许可证，或其名称说明不了条款（%1）。请阅读；这由你决定。</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>to be kept in mind</source>
        <translation>需留意</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>The licence text differs from the known %1</source>
        <translation>许可证文本与已知的 %1 不同</translation>
    </message>
    <message>
        <source>After “… %1” it has “%2” (%3 places differ). A clause may have been changed.</source>
        <translation>“… %1”之后写的是“%2”（有 %3 处不同）。条款可能被改过。</translation>
    </message>
    <message>
        <source>Compare it with the text of the licensor.</source>
        <translation>请与许可方的文本比较。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n term(s) open</source>
        <translation>
            <numerusform>%1：%n 项条款未完成</numerusform>
        </translation>
    </message>
    <message>
        <source>Not done: %1.</source>
        <translation>未完成：%1。</translation>
    </message>
    <message>
        <source>The packaging wizard writes the NOTICE and takes the licence text along once it lies in this folder. This is no legal advice.</source>
        <translation>许可证文本放进此文件夹后，打包向导会写好 NOTICE 并附上该文本。这不是法律意见。</translation>
    </message>
    <message>
        <source>%1: what its text asks for and can be seen here is done.</source>
        <translation>%1：文本要求且在这里能看到的，都已完成。</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>%1 and %2 are one name where case or the form of letters does not count</source>
        <translation>在不区分大小写或字母写法的系统上，%1 和 %2 是同一个名称</translation>
    </message>
    <message>
        <source>All names are good on Windows, macOS and Linux.</source>
        <translation>所有名称在 Windows、macOS 和 Linux 上都可用。</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) that another system refuses</source>
        <translation>
            <numerusform>%n 个名称会被其他系统拒绝</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename them, and where a config names them, there too.</source>
        <translation>请重命名；如果配置中引用了它们，也一并更改。</translation>
    </message>
    <message>
        <source>Sizes and numbers</source>
        <translation>大小与数量</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) above 200 GB</source>
        <translation>
            <numerusform>%n 个文件超过 200 GB</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2. The hub recommends at most 200 GB a file and refuses more than 500 GB.</source>
        <translation>%1 为 %2。Hub 建议每个文件不超过 200 GB，超过 500 GB 会拒绝。</translation>
    </message>
    <message>
        <source>Save the model in smaller shards.</source>
        <translation>请把模型保存为更小的分片。</translation>
    </message>
    <message>
        <source>More files than the hub takes</source>
        <translation>文件数超过 Hub 的上限</translation>
    </message>
    <message>
        <source>%1 files, at most %2 in one folder; the hub takes 100,000 and 10,000.</source>
        <translation>共 %1 个文件，单个文件夹最多 %2 个；Hub 的上限分别为 100,000 和 10,000。</translation>
    </message>
    <message>
        <source>Leave out data and logs, or put them into an archive.</source>
        <translation>请去掉数据和日志，或放进归档。</translation>
    </message>
    <message numerus="yes">
        <source>Within the limits of the hub. %n file(s) above 4 GB do not fit on a medium with FAT32.</source>
        <translation>
            <numerusform>在 Hub 的限制之内。有 %n 个文件超过 4 GB，无法放入 FAT32 介质。</numerusform>
        </translation>
    </message>
    <message>
        <source>Within the limits of archives, FAT32 and the hub.</source>
        <translation>在归档、FAT32 和 Hub 的限制之内。</translation>
    </message>
    <message>
        <source>%1 holds “%2”, which Windows refuses</source>
        <translation>%1 含有“%2”，Windows 会拒绝</translation>
    </message>
    <message>
        <source>%1: a part ends with a dot or a blank, which Windows drops</source>
        <translation>%1：有一段以点号或空格结尾，Windows 会去掉它</translation>
    </message>
    <message>
        <source>%1: %2 is the name of a device on Windows</source>
        <translation>%1：%2 在 Windows 上是设备名</translation>
    </message>
    <message>
        <source>%1 has a part of more than 255 bytes</source>
        <translation>%1 有一段超过 255 字节</translation>
    </message>
    <message>
        <source>%1 is not UTF-8, and is shown differently everywhere</source>
        <translation>%1 不是 UTF-8，在各处显示不同</translation>
    </message>
    <message>
        <source>%1 has %2 characters; with its folder it passes the 260 of Windows</source>
        <translation>%1 有 %2 个字符；加上所在文件夹会超过 Windows 的 260 个</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>The practice folder is made anew whenever it is wanted.</source>
        <translation>练习文件夹随时可以重新生成。</translation>
    </message>
    <message>
        <source>This lies in memory</source>
        <translation>内容位于内存中</translation>
    </message>
    <message>
        <source>%1 is on a file system in memory (tmpfs); it is gone when the machine is switched off.</source>
        <translation>%1 在内存文件系统（tmpfs）上；关机后即消失。</translation>
    </message>
    <message>
        <source>This lies in a folder for temporary files</source>
        <translation>内容位于临时文件夹</translation>
    </message>
    <message>
        <source>%1 is cleared by the system from time to time.</source>
        <translation>%1 会被系统不定期清理。</translation>
    </message>
    <message>
        <source>The file system is full</source>
        <translation>文件系统已满</translation>
    </message>
    <message>
        <source>Where %1 lies hardly anything is free: what was written last may be cut off.</source>
        <translation>%1 所在处几乎没有可用空间：最后写入的内容可能被截断。</translation>
    </message>
    <message>
        <source>Make room, then check the lengths and hashes of the files.</source>
        <translation>请腾出空间，然后检查文件的长度和哈希。</translation>
    </message>
    <message>
        <source>This may vanish with a container</source>
        <translation>内容可能随容器消失</translation>
    </message>
    <message>
        <source>%1 is on an overlay file system. In a container, what is written there goes with the container.</source>
        <translation>%1 在 overlay 文件系统上。在容器中，写在那里的内容会随容器消失。</translation>
    </message>
    <message>
        <source>What %1 lies on cannot be told.</source>
        <translation>无法得知 %1 存储在什么之上。</translation>
    </message>
    <message>
        <source>%1 lies on storage that stays (%2).</source>
        <translation>%1 存储在持久介质上（%2）。</translation>
    </message>
    <message>
        <source>Move it to a disk that stays.</source>
        <translation>请移到持久的磁盘上。</translation>
    </message>
    <message>
        <source>Check sums and a second copy</source>
        <translation>校验和与第二份副本</translation>
    </message>
    <message>
        <source>%1 tells later whether a copy is still right.</source>
        <translation>%1 以后可以用来判断副本是否无误。</translation>
    </message>
    <message>
        <source>The hub's cache names each file by its hash, and the hub holds a second copy.</source>
        <translation>Hub 的缓存以哈希为每个文件命名，Hub 上有第二份副本。</translation>
    </message>
    <message>
        <source>Whether there is a second copy is not known</source>
        <translation>不知道是否有第二份副本</translation>
    </message>
    <message>
        <source>No list of check sums is here. A package of Vitrine carries one, and the wizard offers to write it to a second place.</source>
        <translation>这里没有校验和清单。Vitrine 的包带有一份，向导可以把它另存到第二个位置。</translation>
    </message>
    <message>
        <source>Package it, and keep the package on another disk.</source>
        <translation>请打包，并把包保存在另一块磁盘上。</translation>
    </message>
    <message>
        <source>required to load</source>
        <translation>加载必需</translation>
    </message>
    <message>
        <source>needed for some uses</source>
        <translation>部分场景需要</translation>
    </message>
    <message>
        <source>must be passed on with the model</source>
        <translation>必须随模型附上</translation>
    </message>
    <message>
        <source>loading does not need it</source>
        <translation>加载不需要</translation>
    </message>
    <message>
        <source>helps people</source>
        <translation>供人阅读</translation>
    </message>
    <message>
        <source>needed to resume training</source>
        <translation>续训需要</translation>
    </message>
    <message>
        <source>only resuming the training needs it</source>
        <translation>仅续训需要</translation>
    </message>
    <message>
        <source>kept with everything else</source>
        <translation>与其他内容一起保留</translation>
    </message>
    <message>
        <source>not needed to load</source>
        <translation>加载时不需要</translation>
    </message>
    <message>
        <source>only stands for a file that is not here</source>
        <translation>占位：文件不在这里</translation>
    </message>
    <message>
        <source>must not be shared</source>
        <translation>不得外传</translation>
    </message>
    <message>
        <source>cannot be read, or leads out of the directory</source>
        <translation>无法读取，或通往目录之外</translation>
    </message>
    <message>
        <source>may hold a secret; it is never packed</source>
        <translation>可能含有机密；从不打包</translation>
    </message>
    <message>
        <source>written anew for this package</source>
        <translation>为此包重新生成</translation>
    </message>
    <message>
        <source>left out by choice</source>
        <translation>自行选择略去</translation>
    </message>
    <message>
        <source>taken in by choice</source>
        <translation>自行选择收入</translation>
    </message>
    <message>
        <source>left over from a download or a tool</source>
        <translation>下载或工具的残留</translation>
    </message>
    <message>
        <source>belongs to another unit</source>
        <translation>属于另一个单元</translation>
    </message>
    <message>
        <source>a second copy of the weights</source>
        <translation>权重的第二份副本</translation>
    </message>
    <message>
        <source>holds the weights</source>
        <translation>含有权重</translation>
    </message>
    <message>
        <source>%1 changed while it was packed. Wait until nothing writes to it, and start again.</source>
        <translation>打包时 %1 发生了变化。请等到没有程序写入它，再重新开始。</translation>
    </message>
    <message>
        <source>Packing was cancelled; nothing was left behind.</source>
        <translation>打包已取消；没有留下任何内容。</translation>
    </message>
    <message>
        <source>%1 is neither an archive nor a folder that Vitrine wrote.</source>
        <translation>%1 既不是归档，也不是 Vitrine 写成的文件夹。</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>读取已取消。</translation>
    </message>
    <message>
        <source>%1 holds no SHA256SUMS to be held against.</source>
        <translation>%1 中没有可供核对的 SHA256SUMS。</translation>
    </message>
    <message>
        <source>Verifying was cancelled.</source>
        <translation>校验已取消。</translation>
    </message>
    <message>
        <source>The package ends before its files do.</source>
        <translation>包在其文件结束之前就中断了。</translation>
    </message>
    <message>
        <source>What was written is not what was meant (%1). The disk may be failing; nothing was kept.</source>
        <translation>写入的内容与预期不符（%1）。磁盘可能出现故障；没有保留任何内容。</translation>
    </message>
    <message>
        <source>Packing is blocked: %1</source>
        <translation>打包受阻：%1</translation>
    </message>
    <message>
        <source>Nothing is left to pack.</source>
        <translation>没有可打包的内容。</translation>
    </message>
    <message>
        <source>Take more files in, or choose another purpose.</source>
        <translation>请收入更多文件，或选择其他用途。</translation>
    </message>
    <message>
        <source>A zip of %1 would be wrong: above 4 GiB or 65,534 files many programs cannot read it.</source>
        <translation>把 %1 打成 zip 不合适：超过 4 GiB 或 65,534 个文件时，许多程序无法读取。</translation>
    </message>
    <message>
        <source>Choose tar.</source>
        <translation>请选择 tar。</translation>
    </message>
    <message>
        <source>The package takes %1, and %2 are free there.</source>
        <translation>包需要 %1，那里可用 %2。</translation>
    </message>
    <message>
        <source>Free some space, or choose another place.</source>
        <translation>请腾出一些空间，或选择其他位置。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Revision of the base model</source>
        <translation>基座模型的修订版本</translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>训练数据</translation>
    </message>
    <message>
        <source>Version of the data</source>
        <translation>数据的版本</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Hyperparameters</source>
        <translation>超参数</translation>
    </message>
    <message>
        <source>Frameworks</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Metrics</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Language of the model</source>
        <translation>模型的语言</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>联系方式</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>What was left out</source>
        <translation>略去的内容</translation>
    </message>
    <message>
        <source>What the checklist found</source>
        <translation>检查清单的结果</translation>
    </message>
    <message>
        <source>How to verify</source>
        <translation>如何校验</translation>
    </message>
    <message>
        <source>How to load</source>
        <translation>如何加载</translation>
    </message>
    <message>
        <source>The archive is damaged or cut at byte %1.</source>
        <translation>归档在字节 %1 处损坏或被截断。</translation>
    </message>
    <message>
        <source>The archive %1 could not be written.</source>
        <translation>无法写入归档 %1。</translation>
    </message>
    <message>
        <source>The archive became shorter while it was read.</source>
        <translation>归档在读取过程中变短了。</translation>
    </message>
    <message>
        <source>What to do: %1</source>
        <translation>处理办法：%1</translation>
    </message>
    <message>
        <source>The practice folder could not be written: %1. Is there space, and may you write there?</source>
        <translation>无法写入练习文件夹：%1。那里有空间吗，你有写入权限吗？</translation>
    </message>
    <message>
        <source>%1 could not be read: it takes more memory than there is.</source>
        <translation>无法读取 %1：所需内存超过现有内存。</translation>
    </message>
    <message>
        <source>%1 was not read: this folder holds too many JSON files. Open a folder inside it.</source>
        <translation>未读取 %1：此文件夹的 JSON 文件太多。请打开其中的某个文件夹。</translation>
    </message>
    <message>
        <source>%1 holds no XXH128SUMS, which quick verifying needs. Verify it in full.</source>
        <translation>%1 没有 XXH128SUMS，无法快速校验。请完整校验。</translation>
    </message>
    <message>
        <source>Too many places look like the beginning of a pickle; from byte %1 on none was looked for.</source>
        <translation>像 pickle 开头的位置太多；从第 %1 字节起没有再查找。</translation>
    </message>
    <message>
        <source>The pickles of the archive lie over each other, or unpack to more than %1: not all of them were looked at.</source>
        <translation>归档中的 pickle 相互重叠，或解压后超过 %1：没有全部查看。</translation>
    </message>
    <message>
        <source>A number in the header is larger than the largest one that readers can keep; the safetensors library refuses the file.</source>
        <translation>文件头里有一个数超出了读取程序能保存的最大值；safetensors 库会拒绝该文件。</translation>
    </message>
    <message>
        <source>The arrays of objects unpack to more than can be looked at.</source>
        <translation>对象数组解压后过大，无法全部查看。</translation>
    </message>
    <message>
        <source>%1 holds Python objects: what follows the header is a pickle, which can run anything when it is loaded. Vitrine does not load it.</source>
        <translation>%1 中是 Python 对象：文件头之后是 pickle，加载时可以执行任意代码。Vitrine 不会加载它。</translation>
    </message>
    <message>
        <source>%1 ends after %2 bytes of its array; by its header it has %3. Download the file again.</source>
        <translation>%1 的数组在 %2 字节后就结束了；按文件头应有 %3 字节。请重新下载该文件。</translation>
    </message>
    <message>
        <source>The archive holds %1 twice; NumPy gives one of them.</source>
        <translation>归档中有两个 %1；NumPy 只会给出其中一个。</translation>
    </message>
    <message>
        <source>%1 is no NumPy array: it does not begin with NumPy's mark.</source>
        <translation>%1 不是 NumPy 数组：开头没有 NumPy 的标记。</translation>
    </message>
    <message>
        <source>Graphs lie in graphs, more than %1 messages deep; protobuf refuses the file, and Vitrine stops there.</source>
        <translation>计算图层层嵌套，超过 %1 层消息；protobuf 会拒绝该文件，Vitrine 读到此处为止。</translation>
    </message>
    <message>
        <source>The graph has two initialisers called %1; which of them is used depends on the program.</source>
        <translation>计算图中有两个名为 %1 的 initializer；用哪一个取决于程序。</translation>
    </message>
    <message>
        <source>The tensor %1 has the data type %2, which ONNX does not define.</source>
        <translation>张量 %1 的数据类型是 %2，ONNX 没有定义该类型。</translation>
    </message>
    <message>
        <source>The tensor %1 has its data twice, as raw bytes and as numbers; readers disagree about which counts.</source>
        <translation>张量 %1 的数据出现两次，一次是原始字节，一次是数值；以哪个为准，各读取程序并不一致。</translation>
    </message>
    <message>
        <source>The tensor %1 has %2 bytes of data; by its shape it needs %3.</source>
        <translation>张量 %1 有 %2 字节数据；按其形状需要 %3 字节。</translation>
    </message>
    <message>
        <source>The tensor %1 has no data.</source>
        <translation>张量 %1 没有数据。</translation>
    </message>
    <message>
        <source>The data of the tensor %1 lie in another file. %2</source>
        <translation>张量 %1 的数据在另一个文件中。%2</translation>
    </message>
    <message>
        <source>Which one is not said.</source>
        <translation>没有说明是哪个文件。</translation>
    </message>
    <message>
        <source>Two files are named for it, so that readers open different ones.</source>
        <translation>为它写了两个文件名，不同的读取程序会打开不同的文件。</translation>
    </message>
    <message>
        <source>Its place in %1 is no number.</source>
        <translation>它在 %1 中的位置不是数字。</translation>
    </message>
    <message>
        <source>%1 is not here, or leads out of the folder. Fetch it, and put it beside the model.</source>
        <translation>%1 不在这里，或指向文件夹之外。请获取它，并放在模型旁边。</translation>
    </message>
    <message>
        <source>%1 ends before the tensor does (%2 of %3 bytes). Fetch it again.</source>
        <translation>%1 在张量结束之前就到头了（%3 字节中只有 %2 字节）。请重新获取。</translation>
    </message>
    <message>
        <source>The file is damaged or cut at byte %1: what stands there is no part of an ONNX model. Fetch it again. What could be read is shown.</source>
        <translation>文件在第 %1 字节处损坏或被截断：那里的内容不属于 ONNX 模型。请重新获取。已读出的部分照常显示。</translation>
    </message>
    <message>
        <source>The file holds no graph: it is no ONNX model, or not all of one.</source>
        <translation>文件中没有计算图：它不是 ONNX 模型，或不完整。</translation>
    </message>
    <message>
        <source>%1 stands for revision %2, and no snapshot of it is here: programs that ask for “%1” without a network find nothing. Download that revision, or ask for the one that is here.</source>
        <translation>%1 指向版本 %2，但这里没有它的快照：没有网络时，请求“%1”的程序会找不到模型。请下载该版本，或改用这里已有的版本。</translation>
    </message>
    <message>
        <source>Missing: %3 of %1 shards of %2 (%4). Download or copy them into the folder.</source>
        <translation>缺少：%2 的 %1 个分片中有 %3 个不在（%4）。请下载或复制到此文件夹。</translation>
    </message>
    <message>
        <source>Written by %1 processes with DeepSpeed ZeRO-3: each tensor is cut over the optim_states files of all of them, and only shapes stand in the model_states files. zero_to_fp32.py, which DeepSpeed leaves beside the checkpoint, merges them: “python zero_to_fp32.py . OUTPUT”.</source>
        <translation>由 %1 个进程以 DeepSpeed ZeRO-3 写出：每个张量都切分在所有进程的 optim_states 文件中，model_states 文件里只有形状。DeepSpeed 留在检查点旁边的 zero_to_fp32.py 可将其合并：“python zero_to_fp32.py . OUTPUT”。</translation>
    </message>
    <message>
        <source>Written by %1 processes with DeepSpeed ZeRO-1 or ZeRO-2: the weights are whole in the model_states file, the optimizer’s copy in full precision is cut over the optim_states files. zero_to_fp32.py, which DeepSpeed leaves beside the checkpoint, merges them: “python zero_to_fp32.py . OUTPUT”.</source>
        <translation>由 %1 个进程以 DeepSpeed ZeRO-1 或 ZeRO-2 写出：权重完整地保存在 model_states 文件中，优化器的全精度副本切分在各个 optim_states 文件中。DeepSpeed 留在检查点旁边的 zero_to_fp32.py 可将其合并：“python zero_to_fp32.py . OUTPUT”。</translation>
    </message>
    <message>
        <source>Written by DeepSpeed with pipeline parallelism: each layer is whole, in a file of its own (layer_NN-model_NN-model_states.pt). “ds_to_universal.py” of DeepSpeed, or the conversion script of the training code, joins them; zero_to_fp32.py does not.</source>
        <translation>由 DeepSpeed 以流水线并行写出：每一层完整地保存在各自的文件中（layer_NN-model_NN-model_states.pt）。用 DeepSpeed 的“ds_to_universal.py”或训练代码自带的转换脚本可以合并；zero_to_fp32.py 不行。</translation>
    </message>
    <message>
        <source>Written by %1 processes with FSDP: %2 tensors are cut over their files, %3 lie in one piece. “accelerate merge-weights FOLDER OUTPUT” merges them into safetensors.</source>
        <translation>由 %1 个进程以 FSDP 写出：%2 个张量切分在各进程的文件中，%3 个是完整的。“accelerate merge-weights FOLDER OUTPUT”可将其合并为 safetensors。</translation>
    </message>
    <message>
        <source>Written by %1 processes with PyTorch’s distributed checkpoints: %2 tensors are cut over their safetensors files, %3 lie in one piece. consolidate_safetensors_files() of torch.distributed.checkpoint merges them; a loader that takes the files for ordinary shards gets wrong shapes.</source>
        <translation>由 %1 个进程以 PyTorch 分布式检查点写出：%2 个张量切分在各进程的 safetensors 文件中，%3 个是完整的。torch.distributed.checkpoint 的 consolidate_safetensors_files() 可将其合并；把这些文件当作普通分片的加载程序会得到错误的形状。</translation>
    </message>
    <message>
        <source>Written by %1 processes with PyTorch’s distributed checkpoints: %2 tensors are cut over their files, %3 lie in one piece. “python -m torch.distributed.checkpoint.format_utils dcp_to_torch FOLDER OUTPUT” merges them into one file.</source>
        <translation>由 %1 个进程以 PyTorch 分布式检查点写出：%2 个张量切分在各进程的文件中，%3 个是完整的。“python -m torch.distributed.checkpoint.format_utils dcp_to_torch FOLDER OUTPUT”可将其合并为一个文件。</translation>
    </message>
    <message>
        <source>Written by %1 processes with Megatron: the matrices of each layer are cut over the mp_rank folders, norms are whole in each. “tools/checkpoint/convert.py” of Megatron-LM merges them.</source>
        <translation>由 %1 个进程以 Megatron 写出：每层的矩阵切分在各个 mp_rank 文件夹中，归一化层在每个文件夹里都是完整的。Megatron-LM 的“tools/checkpoint/convert.py”可将其合并。</translation>
    </message>
    <message>
        <source>Written by Orbax: arrays lie in pieces in its store. The checkpointer of Orbax puts them together when it restores them.</source>
        <translation>由 Orbax 写出：数组分块保存在它的存储中。Orbax 的 checkpointer 在恢复时会将其拼合。</translation>
    </message>
    <message>
        <source>Cut for tensor parallelism into %1 parts, as Meta publishes Llama: the matrices of each layer are cut over the parts, norms are whole in each. “convert_llama_weights_to_hf.py” of transformers merges them.</source>
        <translation>按张量并行切成 %1 份，与 Meta 发布 Llama 的方式相同：每层的矩阵切分在各份中，归一化层在每份里都是完整的。transformers 的“convert_llama_weights_to_hf.py”可将其合并。</translation>
    </message>
    <message>
        <source>Of the %1 parts consolidated.NN.pth these are missing: %2. Without them no tensor is whole. Download them.</source>
        <translation>%1 份 consolidated.NN.pth 中缺少：%2。缺了它们，没有一个张量是完整的。请下载。</translation>
    </message>
    <message>
        <source>Of the %1 processes that wrote the checkpoint, files of these are missing: %2. What they hold exists nowhere else here. Copy the files of all processes into this folder.</source>
        <translation>写出该检查点的 %1 个进程中，缺少这些进程的文件：%2。其中的内容在这里没有别的副本。请把所有进程的文件复制到此文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) of this checkpoint are not whole, the first of them %1: a file with further pieces is missing. Copy the files of all processes into this folder.</source>
        <translation>
            <numerusform>此检查点有 %n 个张量不完整，第一个是 %1：缺少含有其余部分的文件。请把所有进程的文件复制到此文件夹。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 states the rank %2, and the tensor %3 has the rank %4: PEFT will refuse the weights. One of the two files belongs to another adapter.</source>
        <translation>%1 写明的秩是 %2，而张量 %3 的秩是 %4：PEFT 会拒绝这些权重。两个文件中有一个属于别的适配器。</translation>
    </message>
    <message>
        <source>The parts do not fit: these %1 GGUF files are no set that a program would take</source>
        <translation>各部分不相配：这 %1 个 GGUF 文件不是程序能接受的一组</translation>
    </message>
    <message>
        <source>%1 more of this kind are in the folder.</source>
        <translation>文件夹中还有 %1 个同类问题。</translation>
    </message>
    <message numerus="yes">
        <source>%n weight file(s)</source>
        <translation>
            <numerusform> %n 个权重文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n small file(s)</source>
        <translation>
            <numerusform> %n 个小文件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 read in %2. Nothing was executed or changed.</source>
        <translation>已读取%1，用时 %2。未执行、未修改任何内容。</translation>
    </message>
    <message>
        <source>The headers of %1 read in %2. Nothing was executed or changed.</source>
        <translation>已读取%1的文件头，用时 %2。未执行、未修改任何内容。</translation>
    </message>
    <message>
        <source>The headers of %1, and %2, read in %3. Nothing was executed or changed.</source>
        <translation>已读取%1的文件头和%2，用时 %3。未执行、未修改任何内容。</translation>
    </message>
    <message>
        <source>%1 was changed while it was converted. Wait until nothing writes to it, and convert it again.</source>
        <translation>%1 在转换过程中被修改了。请等到没有程序写入它时，再重新转换。</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n question(s) could not be answered.</source>
        <translation>
            <numerusform>%1有 %n 个问题未能判断。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 无法读取。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 是空的。</translation>
    </message>
    <message>
        <source>%1 is no valid JSON: it may be cut off, or hold something else.</source>
        <translation>%1 不是有效的 JSON：可能被截断，或内容是别的东西。</translation>
    </message>
    <message>
        <source>%1 has no weight_map.</source>
        <translation>%1 中没有 weight_map。</translation>
    </message>
    <message>
        <source>The weights index cannot be used</source>
        <translation>权重索引无法使用</translation>
    </message>
    <message>
        <source>%1 Without it no loader knows which tensor is in which shard.</source>
        <translation>%1没有它，加载程序就不知道哪个张量在哪个分片里。</translation>
    </message>
    <message>
        <source>Fetch the index again from where the model comes from, or save the model again.</source>
        <translation>从模型来源处重新下载索引，或重新保存模型。</translation>
    </message>
    <message>
        <source>Missing: %1 of %2 shards (%3).</source>
        <translation>缺少：%2 个分片中的 %1 个（%3）。</translation>
    </message>
    <message>
        <source>The parts are no set that a program would take</source>
        <translation>这些分卷凑不成程序能加载的一套</translation>
    </message>
    <message>
        <source>Fetch all parts again from one place, under the names that they have there; or join or rename them as it says here.</source>
        <translation>从同一处重新下载所有分卷，并保持原来的名称；或按这里所说合并或改名。</translation>
    </message>
    <message>
        <source>The parts were joined into one file</source>
        <translation>分卷被拼接成了一个文件</translation>
    </message>
    <message>
        <source>Fetch the parts again and leave them apart; “llama-gguf-split --merge” makes one file of them.</source>
        <translation>重新下载各分卷并保持分开；需要合成一个文件时用“llama-gguf-split --merge”。</translation>
    </message>
    <message>
        <source>The index mixes two sets of shards</source>
        <translation>索引混用了两套分片</translation>
    </message>
    <message>
        <source>It names shards of two numberings; what a loader puts together of them is not one model.</source>
        <translation>它列出的分片有两种编号，加载程序拼出来的不是同一个模型。</translation>
    </message>
    <message>
        <source>Fetch the index and its shards from one place, or save the model again.</source>
        <translation>从同一处下载索引及其分片，或重新保存模型。</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) are in two shards</source>
        <translation>
            <numerusform>%n 个张量同时在两个分片中</numerusform>
        </translation>
    </message>
    <message>
        <source>Which of the two a loader takes is not sure: %1.</source>
        <translation>加载程序取哪一个并不确定：%1。</translation>
    </message>
    <message>
        <source>Save the model again so that each tensor is in one shard.</source>
        <translation>重新保存模型，使每个张量只在一个分片中。</translation>
    </message>
    <message numerus="yes">
        <source>The index names %n tensor(s) twice</source>
        <translation>
            <numerusform>索引中有 %n 个张量出现两次</numerusform>
        </translation>
    </message>
    <message>
        <source>Most loaders take the last entry, strict ones stop: %1.</source>
        <translation>多数加载程序取最后一项，严格的会停下：%1。</translation>
    </message>
    <message>
        <source>Save the model again, or take the second entry out.</source>
        <translation>重新保存模型，或删去第二项。</translation>
    </message>
    <message>
        <source>The index states another number of parameters</source>
        <translation>索引写的参数量不符</translation>
    </message>
    <message>
        <source>metadata.total_parameters is %1; the tensors have %2.</source>
        <translation>metadata.total_parameters 为 %1，而张量共有 %2。</translation>
    </message>
    <message>
        <source>Correct the number; hubs show it as the size of the model.</source>
        <translation>请改正这个数字：模型站会把它显示为模型大小。</translation>
    </message>
    <message>
        <source>Config and tokenizer are in the GGUF file, in its first part if there are several, and that could not be read.</source>
        <translation>配置和分词器在 GGUF 文件里（分卷时在第一卷），而该文件无法读取。</translation>
    </message>
    <message>
        <source>An adapter for an image model carries what is needed in its weights.</source>
        <translation>图像模型的适配器把所需信息都放在权重文件里。</translation>
    </message>
    <message>
        <source>Only transformers reads such settings, and the config names no model type of its.</source>
        <translation>只有 transformers 会读这类设置，而配置中没有它的模型类型。</translation>
    </message>
    <message>
        <source>Two chat templates that differ</source>
        <translation>有两个不一致的聊天模板</translation>
    </message>
    <message>
        <source>tokenizer_config.json holds one, and chat_template.jinja another. Older loaders take the first, newer ones the second, and answers differ without an error.</source>
        <translation>tokenizer_config.json 里有一个，chat_template.jinja 里有另一个。旧的加载程序取前者，新的取后者，回答会不同而不报错。</translation>
    </message>
    <message>
        <source>Keep the one that was used in training.</source>
        <translation>保留训练时所用的那一个。</translation>
    </message>
    <message>
        <source>The file itself says %1.</source>
        <translation>文件自身写明：%1。</translation>
    </message>
    <message>
        <source>Neither a card nor the file's own metadata say which model this adapter belongs to.</source>
        <translation>模型卡和文件自带的元数据都没有说明这个适配器属于哪个模型。</translation>
    </message>
    <message>
        <source>Add a README.md that names it as base_model.</source>
        <translation>添加 README.md，并在其中用 base_model 写明。</translation>
    </message>
    <message>
        <source>%1 lies in a folder above this one, and does not go along when this folder is passed on alone.</source>
        <translation>%1 在上层文件夹中；单独转发这个文件夹时，它不会一起带走。</translation>
    </message>
    <message>
        <source>The licence stands in a folder above</source>
        <translation>许可证在上层文件夹中</translation>
    </message>
    <message>
        <source>Put a copy of it into this folder before you pass it on.</source>
        <translation>转发之前，请在这个文件夹里放一份副本。</translation>
    </message>
    <message>
        <source>The file calls itself by a hash</source>
        <translation>文件以一串哈希值自称</translation>
    </message>
    <message>
        <source>general.name of the GGUF file is %1: the folder of a download was taken for the name of the model, and programs show it so.</source>
        <translation>GGUF 文件的 general.name 是 %1：下载文件夹的名称被当成了模型名，程序也会这样显示。</translation>
    </message>
    <message>
        <source>Convert the model again with its name.</source>
        <translation>用模型的名称重新转换。</translation>
    </message>
    <message>
        <source>There is a tokenizer, and no model beside it.</source>
        <translation>只有分词器，旁边没有模型。</translation>
    </message>
    <message>
        <source>The adapter uses the tokenizer of its base model.</source>
        <translation>适配器使用其基础模型的分词器。</translation>
    </message>
    <message>
        <source>Its highest id is %1; the embedding that the adapter brings has room for %2 tokens. Loading it onto the base model stops with an error of shapes.</source>
        <translation>其最大编号为 %1，而适配器自带的嵌入只能容纳 %2 个词元。加载到基础模型上时会因形状不符而报错。</translation>
    </message>
    <message>
        <source>Take the tokenizer that was used in training, or save the adapter again with it.</source>
        <translation>使用训练时的分词器，或连同它重新保存适配器。</translation>
    </message>
    <message>
        <source>it looks for %1</source>
        <translation>它要找 %1</translation>
    </message>
    <message>
        <source>The weights are parts of a distributed checkpoint: no loader takes them before they are merged.</source>
        <translation>权重是分布式检查点的各部分：合并之前没有加载程序能读取。</translation>
    </message>
    <message>
        <source>%1 does not find the weights</source>
        <translation>%1 找不到权重</translation>
    </message>
    <message>
        <source>The weights are called %1, and %2 looks for another name: %3.</source>
        <translation>权重文件名为 %1，而 %2 要找的是另一个名称：%3。</translation>
    </message>
    <message>
        <source>Rename the file.</source>
        <translation>请给文件改名。</translation>
    </message>
    <message>
        <source>Loading does not need them; leave them out, or fetch them again.</source>
        <translation>加载时不需要它们；可以去掉，或重新下载。</translation>
    </message>
    <message>
        <source>Join the pieces with cat, in their order, into one file.</source>
        <translation>用 cat 按顺序把各块合成一个文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be opened</source>
        <translation>
            <numerusform>%n 个文件无法打开</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading is not permitted, or the disk failed: %1.</source>
        <translation>没有读取权限，或磁盘出错：%1。</translation>
    </message>
    <message>
        <source>Give yourself the right to read them, or copy them again.</source>
        <translation>给自己加上读取权限，或重新复制。</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) that another system refuses: %1.</source>
        <translation>
            <numerusform>有 %n 个名称在其他系统上不被接受：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Give it another name.</source>
        <translation>请改用别的名称。</translation>
    </message>
    <message>
        <source>No file of the package can be called %1.</source>
        <translation>包中的文件不能命名为 %1。</translation>
    </message>
    <message>
        <source>%1 is not UTF-8, and %2 cannot hold such a name.</source>
        <translation>%1 不是 UTF-8，%2 无法保存这样的名称。</translation>
    </message>
    <message>
        <source>Rename it, or choose tar.</source>
        <translation>请改名，或选择 tar。</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) would stay out: %1 leads out of the folder, to %2.</source>
        <translation>
            <numerusform>有 %n 个链接不会放入：%1 指向文件夹之外的 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) would stay out: %1 leads to %2, which is not there.</source>
        <translation>
            <numerusform>有 %n 个链接不会放入：%1 指向 %2，但后者不存在。</numerusform>
        </translation>
    </message>
    <message>
        <source>Put the file itself in its place, or leave the link out by name.</source>
        <translation>请用文件本身替换链接，或按名称排除该链接。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) cannot be read, the first is %1.</source>
        <translation>
            <numerusform>有 %n 个文件无法读取，第一个是 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Give yourself the right to read it, or leave it out by name.</source>
        <translation>请为自己加上读取权限，或按名称排除它。</translation>
    </message>
    <message>
        <source>The only copy of the weights would be left out.</source>
        <translation>唯一的一份权重会被排除在外。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) with weights would be left out, the first is %1.</source>
        <translation>
            <numerusform>有 %n 个含权重的文件会被排除在外，第一个是 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it in, unless that is meant.</source>
        <translation>如果并非有意，请将其放入。</translation>
    </message>
    <message>
        <source>%1 does not read back as it was written.</source>
        <translation>%1 读回的内容与写入的不一致。</translation>
    </message>
    <message>
        <source>%1 of %2 cannot be written as safetensors: %3 Package it without converting.</source>
        <translation>%2 中的 %1 无法写成 safetensors：%3 请不转换直接打包。</translation>
    </message>
    <message>
        <source>%1 changed since the folder was read. Open the folder again, and package it then.</source>
        <translation>读取文件夹之后，%1 发生了变化。请重新打开文件夹再打包。</translation>
    </message>
    <message>
        <source>%1 is gone since the folder was read. Open the folder again, and package it then.</source>
        <translation>读取文件夹之后，%1 已不存在。请重新打开文件夹再打包。</translation>
    </message>
    <message>
        <source>This image layout holds no model.</source>
        <translation>此镜像布局中没有模型。</translation>
    </message>
    <message>
        <source>%1 ends without the mark of its end.</source>
        <translation>%1 没有结束标记就到头了。</translation>
    </message>
    <message>
        <source>%1 is no longer what was written. Package the folder again.</source>
        <translation>%1 已不是当初写入的内容。请重新打包该文件夹。</translation>
    </message>
    <message>
        <source>Copying was cancelled.</source>
        <translation>复制已取消。</translation>
    </message>
    <message>
        <source>The copy is not what was copied (%1). The disk may be failing; nothing was kept.</source>
        <translation>副本与原内容不一致（%1）。磁盘可能有故障；未保留任何内容。</translation>
    </message>
    <message>
        <source>The checklist cannot look at %1 in this archive. Unpack it, and check the folder.</source>
        <translation>检查清单无法查看此归档中的 %1。请解包后检查文件夹。</translation>
    </message>
    <message>
        <source>another file takes its place</source>
        <translation>由另一个文件取代</translation>
    </message>
    <message>
        <source>added by you</source>
        <translation>由你添加</translation>
    </message>
    <message>
        <source>%1 is there already, and a folder is never replaced. Choose another name, or move it away.</source>
        <translation>%1 已经存在，而文件夹从不替换。请换一个名称，或把它移走。</translation>
    </message>
    <message>
        <source>%1 was not converted.</source>
        <translation>%1 没有转换。</translation>
    </message>
    <message>
        <source>%1 is added</source>
        <translation>已添加 %1</translation>
    </message>
    <message>
        <source>no term is open</source>
        <translation>各项要求均已处理</translation>
    </message>
    <message>
        <source>taken out of the copy</source>
        <translation>已从副本中去除</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1</source>
        <translation>
            <numerusform>%n 个文件，%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1: %2</source>
        <translation>
            <numerusform>%n 个文件，%1：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>What was converted</source>
        <translation>转换了什么</translation>
    </message>
    <message numerus="yes">
        <source>%1 became %2: %n tensor(s), bit for bit, without unpickling</source>
        <translation>
            <numerusform>%1 变为 %2：%n 个张量，逐位一致，未执行反序列化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Home paths were replaced in %n place(s) of the copy.</source>
        <translation>
            <numerusform>副本中有 %n 处主目录路径已被替换。</numerusform>
        </translation>
    </message>
    <message>
        <source>is a program with its weights, and no loader would find the program again</source>
        <translation>是带有权重的程序，转换后加载程序再也找不到其中的程序</translation>
    </message>
    <message>
        <source>its tensors could not be read</source>
        <translation>其中的张量无法读取</translation>
    </message>
    <message>
        <source>%1 in it is damaged</source>
        <translation>其中的 %1 已损坏</translation>
    </message>
    <message>
        <source>safetensors has no type for %1 (%2)</source>
        <translation>safetensors 没有与 %1（%2）对应的类型</translation>
    </message>
    <message>
        <source>a pickle can run code when it is loaded, safetensors cannot</source>
        <translation>pickle 加载时可以执行代码，safetensors 不会</translation>
    </message>
    <message>
        <source>made of the tensors of %1</source>
        <translation>由 %1 的张量生成</translation>
    </message>
    <message>
        <source>an index of the converted weights takes its place</source>
        <translation>由转换后权重的索引取代</translation>
    </message>
    <message>
        <source>its tensors go in as safetensors</source>
        <translation>其张量以 safetensors 放入</translation>
    </message>
    <message>
        <source>names the shard of each converted tensor</source>
        <translation>写明每个转换后的张量在哪个分片</translation>
    </message>
    <message>
        <source>who resumes the training looks for it under its own name</source>
        <translation>继续训练时会按原来的名称查找它</translation>
    </message>
    <message>
        <source>there is another file of the name %1</source>
        <translation>另有一个名为 %1 的文件</translation>
    </message>
    <message>
        <source>What the %1 asks for</source>
        <translation>%1 的要求</translation>
    </message>
    <message>
        <source>Many bytes that are no pickle follow; from byte %1 on none was looked for.</source>
        <translation>后面有大量不是 pickle 的字节；从第 %1 字节起不再查找。</translation>
    </message>
    <message>
        <source>A string at byte %1, which may be loaded as a pickle, was not looked into.</source>
        <translation>第 %1 字节处的字符串可能会被当作 pickle 加载，未查看其内容。</translation>
    </message>
    <message>
        <source>More than %1 entries are neither tensors nor pickles by their names; the rest was not looked at.</source>
        <translation>按名称看，超过 %1 个条目既不是张量也不是 pickle；其余的未查看。</translation>
    </message>
    <message>
        <source>The archive within the archive was not looked into.</source>
        <translation>没有查看归档内的归档。</translation>
    </message>
    <message>
        <source>Unpacked, it is larger than a file can be.</source>
        <translation>解压后的大小超过文件可能的最大大小。</translation>
    </message>
    <message>
        <source>The list of components names %1, of which the folder, or what belongs into it, is not here or damaged.</source>
        <translation>组件列表指向 %1，但其文件夹或其中应有的文件不存在或已损坏。</translation>
    </message>
    <message>
        <source>The data of the weights are missing</source>
        <translation>缺少权重数据</translation>
    </message>
    <message>
        <source>Put the file with the data beside the model, under its old name.</source>
        <translation>请把数据文件以原来的名称放到模型旁边。</translation>
    </message>
    <message>
        <source>Weights of a module are missing: %1</source>
        <translation>缺少模块的权重：%1</translation>
    </message>
    <message>
        <source>modules.json names %1, and no weights lie there. sentence-transformers stops at that.</source>
        <translation>modules.json 指向 %1，但那里没有权重。sentence-transformers 会因此停止加载。</translation>
    </message>
    <message>
        <source>Fetch the folder from where the model comes from.</source>
        <translation>请从模型的来源处取回该文件夹。</translation>
    </message>
    <message>
        <source>An image model in one file: programs that take it know its layout by the names of the tensors.</source>
        <translation>单文件图像模型：使用它的程序根据张量名称识别其布局。</translation>
    </message>
    <message>
        <source>%1 holds a single value or a list, and not names with values.</source>
        <translation>%1 的内容是单个值或列表，而不是名称与值的对应。</translation>
    </message>
    <message>
        <source>The config begins with a byte order mark</source>
        <translation>配置以字节顺序标记（BOM）开头</translation>
    </message>
    <message>
        <source>An editor put the bytes EF BB BF before the first brace of %1. Python refuses such JSON.</source>
        <translation>编辑器在 %1 的第一个花括号前加了字节 EF BB BF。Python 不接受这样的 JSON。</translation>
    </message>
    <message>
        <source>Save the file again as UTF-8 without a byte order mark.</source>
        <translation>请将文件另存为不带 BOM 的 UTF-8。</translation>
    </message>
    <message>
        <source>The config of a module is missing: %1</source>
        <translation>缺少模块的配置：%1</translation>
    </message>
    <message>
        <source>modules.json names the folder, and %1 is not there. sentence-transformers stops at that.</source>
        <translation>modules.json 指向该文件夹，但缺少 %1。sentence-transformers 会因此停止加载。</translation>
    </message>
    <message>
        <source>The scheduler's config is missing</source>
        <translation>缺少调度器的配置</translation>
    </message>
    <message>
        <source>model_index.json names %1, and %2 is not there.</source>
        <translation>model_index.json 指向 %1，但缺少 %2。</translation>
    </message>
    <message>
        <source>An image model in one file: programs that take it bring the tokenizer.</source>
        <translation>单文件图像模型：使用它的程序自带分词器。</translation>
    </message>
    <message>
        <source>%1 is empty, a pointer, a broken link, or cannot be read.</source>
        <translation>%1 是空文件、指针文件、失效链接，或无法读取。</translation>
    </message>
    <message>
        <source>%1 is no valid JSON: it may be cut off. Loading stops at that.</source>
        <translation>%1 不是有效的 JSON，可能被截断。加载会因此停止。</translation>
    </message>
    <message>
        <source>A tokenizer of the pipeline is missing</source>
        <translation>缺少流水线的分词器</translation>
    </message>
    <message>
        <source>model_index.json names %1, and no whole tokenizer is in that folder.</source>
        <translation>model_index.json 指向 %1，但该文件夹里没有完整的分词器。</translation>
    </message>
    <message>
        <source>There is no tokenizer, and it is not known whether this model reads text.</source>
        <translation>没有分词器，也不知道此模型是否读取文本。</translation>
    </message>
    <message>
        <source>generation_config.json cannot be used</source>
        <translation>generation_config.json 无法使用</translation>
    </message>
    <message>
        <source>It is no valid JSON, or holds no names with values. Loaders leave it out and generate with settings of their own.</source>
        <translation>它不是有效的 JSON，或者不是名称与值的对应。加载器会忽略它，用自己的设置生成。</translation>
    </message>
    <message>
        <source>The version %1, which saved this model, writes one beside it. Loading takes the tokens that end a text from config.json, and settings such as the temperature are lost.</source>
        <translation>保存此模型的版本 %1 会在旁边写一份。没有它时，加载会从 config.json 读取结束标记，而温度等设置会丢失。</translation>
    </message>
    <message>
        <source>auto_map, or the code that it names, asks for %1, and that is not here. Loading stops at it, or fetches code from elsewhere.</source>
        <translation>auto_map 或它指向的代码需要 %1，但这里没有。加载会因此停止，或从别处获取代码。</translation>
    </message>
    <message>
        <source>The weight file states the type of each tensor, and programs that run it go by that.</source>
        <translation>权重文件写明了每个张量的数据类型，运行它的程序以此为准。</translation>
    </message>
    <message>
        <source>The compressed data is damaged.</source>
        <translation>压缩数据已损坏。</translation>
    </message>
    <message>
        <source>taken out of the copy; revoke the token all the same</source>
        <translation>已从副本中去除；仍请吊销该令牌</translation>
    </message>
    <message numerus="yes">
        <source>Tokens were taken out in %n place(s) of the copy.</source>
        <translation>
            <numerusform>已在副本的 %n 处去除令牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>The compressed data ends in the middle.</source>
        <translation>压缩数据中途结束。</translation>
    </message>
    <message>
        <source>%1 parameters</source>
        <translation>%1 参数</translation>
    </message>
    <message>
        <source>packed %1</source>
        <translation>打包于 %1</translation>
    </message>
    <message>
        <source>found in %1</source>
        <translation>在 %1 中找到</translation>
    </message>
    <message>
        <source>found in %1, %2</source>
        <translation>在 %1 中找到，%2</translation>
    </message>
    <message>
        <source>given</source>
        <translation>由打包者提供</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算得到</translation>
    </message>
    <message>
        <source>Not known: %1.</source>
        <translation>未知：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Allowed all the same: %1. Reason: %2</source>
        <translation>仍予放行：%1。理由：%2</translation>
    </message>
    <message>
        <source>Settled for the package: %1 (%2)</source>
        <translation>打包时已处理：%1（%2）</translation>
    </message>
    <message>
        <source>The checklist found nothing to tell.</source>
        <translation>检查清单没有发现需要说明的内容。</translation>
    </message>
    <message>
        <source>taken over by the person who packed this</source>
        <translation>由打包者负责</translation>
    </message>
    <message>
        <source>In the unpacked folder; each command alone is enough:</source>
        <translation>在解包后的文件夹中执行；任选一条命令即可：</translation>
    </message>
    <message>
        <source>Written by Vitrine %1. Facts are marked as found in a file, given by the person who packed this, or computed.</source>
        <translation>由 Vitrine %1 写成。各项事实均标明来源：见于文件、由打包者提供，或由计算得出。</translation>
    </message>
    <message>
        <source>torch.load with weights_only=True takes this file.</source>
        <translation>torch.load 使用 weights_only=True 时接受此文件。</translation>
    </message>
    <message>
        <source>torch.load with weights_only=True refuses this file: %1.</source>
        <translation>torch.load 使用 weights_only=True 时拒绝此文件：%1。</translation>
    </message>
</context>
<context>
    <name>vitrine::Callout</name>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Leave the tour (Esc); Help → Take the tour goes on here</source>
        <translation>离开导览（Esc）；可从“帮助”→“导览”继续</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>离开导览</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>vitrine::ChecklistExport</name>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>Export the checklist</source>
        <translation>导出检查清单</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>vitrine::ChecklistModel</name>
    <message>
        <source>%1: %2</source>
        <comment>status: title of a finding</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>vitrine::ChecklistPanel</name>
    <message numerus="yes">
        <source>Only what this finding is about: %n file(s)</source>
        <translation>
            <numerusform>仅限此检查结果涉及的：%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>这是什么？</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>立即检查</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Export the checklist…</source>
        <translation>导出检查清单…</translation>
    </message>
    <message>
        <source>Purpose of the checklist</source>
        <translation>检查清单的用途</translation>
    </message>
    <message>
        <source>What it is for decides what weighs how much.</source>
        <translation>用途决定各项的轻重。</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>检查清单</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
</context>
<context>
    <name>vitrine::CompositionBar</name>
    <message>
        <source>repeated</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>another unit</source>
        <translation>其他单元</translation>
    </message>
    <message>
        <source>to load</source>
        <translation>加载必需</translation>
    </message>
    <message>
        <source>some uses</source>
        <translation>部分场景</translation>
    </message>
    <message>
        <source>to pass on</source>
        <translation>必须随附</translation>
    </message>
    <message>
        <source>for people</source>
        <translation>供人阅读</translation>
    </message>
    <message>
        <source>resume only</source>
        <translation>仅续训</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>not to be shared</source>
        <translation>不得外传</translation>
    </message>
    <message>
        <source>What the bytes are for</source>
        <translation>各部分字节的用途</translation>
    </message>
</context>
<context>
    <name>vitrine::ContentsPage</name>
    <message>
        <source>Looking at what goes in</source>
        <translation>正在查看要放入的内容</translation>
    </message>
    <message>
        <source>Untick what is to stay out, tick what is to go in. The folder itself stays as it is.</source>
        <translation>取消勾选要排除的，勾选要放入的。文件夹本身保持不变。</translation>
    </message>
    <message>
        <source>Contents of the package</source>
        <translation>包的内容</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>written by Vitrine: where this came from</source>
        <translation>由 Vitrine 写入：说明来源</translation>
    </message>
    <message>
        <source>written by Vitrine: the package proves itself</source>
        <translation>由 Vitrine 写入：供包自我证明</translation>
    </message>
    <message numerus="yes">
        <source>Goes in, %n file(s)</source>
        <translation>
            <numerusform>放入 %n 个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stays out, %n file(s)</source>
        <translation>
            <numerusform>排除 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left to pack: tick at least one file</source>
        <translation>没有可打包的内容：请至少勾选一个文件</translation>
    </message>
    <message>
        <source>%1 go in, %2 stay out</source>
        <translation>放入 %1，排除 %2</translation>
    </message>
    <message>
        <source>&amp;Undo my changes</source>
        <translation>撤销我的更改(&amp;U)</translation>
    </message>
    <message>
        <source>missing; the next page says what can be done</source>
        <translation>缺失；下一页说明如何处理</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n shard(s)</source>
        <translation>
            <numerusform>%1，%n 个分片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s): %1</source>
        <translation>
            <numerusform>%n 个文件：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Convert %n pickle file(s) to safetensors, in the package</source>
        <translation>
            <numerusform>在包中把 %n 个 pickle 文件转换为 safetensors(&amp;C)</numerusform>
        </translation>
    </message>
    <message>
        <source>Whoever loads it then runs no code from the file. The files here stay as they are.</source>
        <translation>加载它的人便不会运行文件中的代码。这里的文件保持不变。</translation>
    </message>
    <message>
        <source>%1 stays as it is: %2</source>
        <translation>%1 保持原样：%2</translation>
    </message>
    <message>
        <source>There are very many files, so one row stands for a folder.</source>
        <translation>文件很多，因此一行代表一个文件夹。</translation>
    </message>
</context>
<context>
    <name>vitrine::DestinationPage</name>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>There is no folder %1</source>
        <translation>没有文件夹 %1</translation>
    </message>
    <message>
        <source>Something of this name lies there already</source>
        <translation>那里已有同名内容</translation>
    </message>
    <message>
        <source>It is written as %1</source>
        <translation>将写成 %1</translation>
    </message>
    <message>
        <source>&amp;Replace what is there</source>
        <translation>替换已有的内容(&amp;R)</translation>
    </message>
    <message>
        <source>Where it goes, and in which form</source>
        <translation>写到哪里，用什么形式</translation>
    </message>
    <message>
        <source>Folder that the package goes to</source>
        <translation>存放包的文件夹</translation>
    </message>
    <message>
        <source>Name of the package</source>
        <translation>包的名称</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Na&amp;me</source>
        <translation>名称(&amp;M)</translation>
    </message>
    <message>
        <source>Copy the files</source>
        <translation>复制文件</translation>
    </message>
    <message>
        <source>Share their blocks where the disk can (reflink)</source>
        <translation>磁盘支持时共享数据块（reflink）</translation>
    </message>
    <message>
        <source>The same files under a second name (hard links)</source>
        <translation>同一文件的第二个名称（硬链接）</translation>
    </message>
    <message>
        <source>F&amp;iles</source>
        <translation>文件(&amp;I)</translation>
    </message>
    <message>
        <source>Choose the folder that the package goes to</source>
        <translation>选择存放包的文件夹</translation>
    </message>
    <message>
        <source>Say where the package goes: a folder with its full path, and a name</source>
        <translation>请写明包的位置：文件夹的完整路径和名称</translation>
    </message>
    <message>
        <source>You have no permission to write into %1</source>
        <translation>你没有写入 %1 的权限</translation>
    </message>
    <message>
        <source>That is inside the folder that is packed: choose a place outside it</source>
        <translation>该位置在要打包的文件夹内：请选择其外的位置</translation>
    </message>
    <message>
        <source>A folder lies there, and folders are never replaced: choose another name</source>
        <translation>那里已有一个文件夹，而文件夹从不替换：请换一个名称</translation>
    </message>
    <message>
        <source>A hard link is the same file: whoever changes it in one place changes it in both.</source>
        <translation>硬链接就是同一个文件：在一处修改，两处都会改变。</translation>
    </message>
    <message>
        <source>The largest file is %1: a stick with FAT32 holds no file above 4 GiB, exFAT does.</source>
        <translation>最大的文件为 %1：FAT32 的 U 盘放不下超过 4 GiB 的文件，exFAT 可以。</translation>
    </message>
    <message>
        <source>%1 will be written; %2 are free there.</source>
        <translation>将写入 %1；该处可用空间 %2。</translation>
    </message>
    <message>
        <source>%1 will be written.</source>
        <translation>将写入 %1。</translation>
    </message>
    <message>
        <source>While it is written, %1 more lie beside it.</source>
        <translation>写入期间旁边还会占用 %1。</translation>
    </message>
    <message>
        <source>Nothing lies under this name before it is written in full and was read again.</source>
        <translation>在完整写入并重新读过之前，这个名称下不会有任何内容。</translation>
    </message>
</context>
<context>
    <name>vitrine::DifferenceModel</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
</context>
<context>
    <name>vitrine::DockTitleBar</name>
    <message>
        <source>Close this panel; View, Panels brings it back</source>
        <translation>关闭此面板；可从“视图”→“面板”恢复</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>关闭此面板</translation>
    </message>
</context>
<context>
    <name>vitrine::DocumentModel</name>
    <message>
        <source>from “%1” on</source>
        <translation>从“%1”起</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>通俗说明</translation>
    </message>
</context>
<context>
    <name>vitrine::DocumentView</name>
    <message>
        <source>Contents of the file</source>
        <translation>文件内容</translation>
    </message>
    <message>
        <source>Whole text of the value</source>
        <translation>值的全文</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Copy &amp;value</source>
        <translation>复制值(&amp;V)</translation>
    </message>
    <message>
        <source>Copy &amp;key</source>
        <translation>复制键(&amp;K)</translation>
    </message>
    <message>
        <source>Copy &amp;path of keys</source>
        <translation>复制键路径(&amp;P)</translation>
    </message>
</context>
<context>
    <name>vitrine::DropOverlay</name>
    <message>
        <source>Only files and folders can be dropped here</source>
        <translation>这里只能拖入文件和文件夹</translation>
    </message>
    <message numerus="yes">
        <source>Drop to open %n folder(s) or file(s)</source>
        <translation>
            <numerusform>松开以打开 %n 个文件夹或文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Each in a window of its own.</source>
        <translation>各在单独的窗口中打开。</translation>
    </message>
    <message>
        <source>Drop to open %1</source>
        <translation>松开以打开 %1</translation>
    </message>
    <message>
        <source>In a window of its own.</source>
        <translation>在单独的窗口中打开。</translation>
    </message>
    <message>
        <source>Nothing in it is executed or changed.</source>
        <translation>不会执行或更改其中的任何内容。</translation>
    </message>
    <message>
        <source>It takes the place of %1. Hold Ctrl for a window of its own.</source>
        <translation>它将取代 %1。按住 Ctrl 可在单独的窗口中打开。</translation>
    </message>
    <message>
        <source>Drop to verify it</source>
        <translation>放下以校验</translation>
    </message>
    <message>
        <source>The package is held against its own sums. Nothing is unpacked.</source>
        <translation>将按其自带的校验和核对此包，不会解包任何内容。</translation>
    </message>
</context>
<context>
    <name>vitrine::DropZone</name>
    <message>
        <source>Drop a model folder or file here, or anywhere in this window</source>
        <translation>把模型文件夹或文件拖到这里，或窗口任意位置</translation>
    </message>
    <message>
        <source>safetensors, GGUF, PyTorch, GGML, NumPy … Nothing you open is executed or changed.</source>
        <translation>safetensors、GGUF、PyTorch、GGML、NumPy……你打开的任何内容都不会被执行或更改。</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>打开文件…</translation>
    </message>
</context>
<context>
    <name>vitrine::ExplainPanel</name>
    <message>
        <source>Explanation</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← 返回</translation>
    </message>
    <message>
        <source>Back to what was explained before (Backspace)</source>
        <translation>返回之前的说明（Backspace）</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>复制名称</translation>
    </message>
</context>
<context>
    <name>vitrine::ExportBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>Writing %n tensor(s) to %1…</source>
        <translation>
            <numerusform>正在把 %n 个张量写入 %1…</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>已取消。没有写入任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) written to %1.</source>
        <translation>
            <numerusform>已把 %n 个张量写入 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not written to %1: %2</source>
        <translation>未写入 %1：%2</translation>
    </message>
</context>
<context>
    <name>vitrine::FactBand</name>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation>%1（%2 字节）</translation>
    </message>
    <message>
        <source>a link to %1</source>
        <translation>指向 %1 的链接</translation>
    </message>
</context>
<context>
    <name>vitrine::FactRow</name>
    <message>
        <source>date, tag or hash of the data</source>
        <translation>数据的日期、标签或哈希值</translation>
    </message>
    <message>
        <source>of the code that trained it</source>
        <translation>训练代码的提交</translation>
    </message>
    <message>
        <source>where that code lies</source>
        <translation>该代码所在的位置</translation>
    </message>
    <message>
        <source>whom to ask; it is written into the package</source>
        <translation>可以询问的人；会写入包中</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>given by you</source>
        <translation>由你提供</translation>
    </message>
    <message>
        <source>found in the folder</source>
        <translation>在文件夹中找到</translation>
    </message>
    <message>
        <source>found in %1</source>
        <translation>在 %1 中找到</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算得到</translation>
    </message>
    <message>
        <source>The folder says: %1</source>
        <translation>文件夹中写的是：%1</translation>
    </message>
</context>
<context>
    <name>vitrine::FactTable</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>复制：%1</translation>
    </message>
</context>
<context>
    <name>vitrine::FilePage</name>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 个</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Dtype</source>
        <translation>数据类型</translation>
    </message>
    <message>
        <source>mostly %1</source>
        <translation>大多为 %1</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>指向</translation>
    </message>
    <message>
        <source>There are no other weights in this folder. What looks like residue of training may be the only copy of the model: keep it.</source>
        <translation>此文件夹中没有其他权重。看似训练残留的内容可能是模型仅有的一份：请保留。</translation>
    </message>
    <message numerus="yes">
        <source>%n files</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>包含的内容</translation>
    </message>
    <message>
        <source>%1: missing</source>
        <translation>%1：缺失</translation>
    </message>
</context>
<context>
    <name>vitrine::FilePanel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Choose a file to see what it holds.</source>
        <translation>选择一个文件以查看其内容。</translation>
    </message>
    <message>
        <source>agrees with the tensors</source>
        <translation>与张量一致</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>vitrine::FilesMenu</name>
    <message>
        <source>&amp;What is this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Fo&amp;ld</source>
        <translation>折叠(&amp;L)</translation>
    </message>
    <message>
        <source>Unfo&amp;ld</source>
        <translation>展开(&amp;L)</translation>
    </message>
    <message>
        <source>Show its &amp;tensors</source>
        <translation>显示其张量(&amp;T)</translation>
    </message>
    <message>
        <source>Show this &amp;unit</source>
        <translation>显示此单元(&amp;U)</translation>
    </message>
    <message>
        <source>Open in a &amp;new window</source>
        <translation>在新窗口中打开(&amp;N)</translation>
    </message>
    <message>
        <source>Show in &amp;file manager</source>
        <translation>在文件管理器中显示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Copy path</source>
        <translation>复制路径(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;SHA-256</source>
        <translation>复制 SHA-256(&amp;S)</translation>
    </message>
    <message>
        <source>Leave &amp;out when packing</source>
        <translation>打包时不包含(&amp;O)</translation>
    </message>
</context>
<context>
    <name>vitrine::FilesModel</name>
    <message numerus="yes">
        <source>%1, %n file(s)</source>
        <translation>
            <numerusform>%1，%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3 shards</source>
        <translation>%1，%3 个分片中有 %2 个</translation>
    </message>
    <message numerus="yes">
        <source>%1 again, %n shard(s)</source>
        <translation>
            <numerusform>%1（重复），%n 个分片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n shard(s)</source>
        <translation>
            <numerusform>%1，%n 个分片</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: missing</source>
        <translation>%1：缺失</translation>
    </message>
    <message>
        <source>Models in this folder</source>
        <translation>此文件夹中的模型</translation>
    </message>
    <message>
        <source>Other units</source>
        <translation>其他单元</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a shard</comment>
        <translation>缺失</translation>
    </message>
    <message>
        <source>to load</source>
        <comment>badge of a file</comment>
        <translation>加载必需</translation>
    </message>
    <message>
        <source>some uses</source>
        <comment>badge of a file</comment>
        <translation>部分场景</translation>
    </message>
    <message>
        <source>pass on</source>
        <comment>badge of a file</comment>
        <translation>必须随附</translation>
    </message>
    <message>
        <source>for people</source>
        <comment>badge of a file</comment>
        <translation>供人阅读</translation>
    </message>
    <message>
        <source>to resume</source>
        <comment>badge of a file</comment>
        <translation>续训需要</translation>
    </message>
    <message>
        <source>not needed</source>
        <comment>badge of a file</comment>
        <translation>不需要</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>badge of a file</comment>
        <translation>缺失</translation>
    </message>
    <message>
        <source>do not share</source>
        <comment>badge of a file</comment>
        <translation>不得外传</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>has a warning</source>
        <translation>有警告</translation>
    </message>
    <message>
        <source>has a failure</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>has something not verified</source>
        <translation>有未验证项</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>has a note</source>
        <translation>有备注</translation>
    </message>
    <message>
        <source>half-finished</source>
        <translation>半成品</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>left out</source>
        <comment>of the package</comment>
        <translation>不打包</translation>
    </message>
    <message>
        <source>left out when packing</source>
        <translation>打包时不包含</translation>
    </message>
</context>
<context>
    <name>vitrine::FilesPanel</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Files of the model directory</source>
        <translation>模型目录的文件</translation>
    </message>
</context>
<context>
    <name>vitrine::FilterRow</name>
    <message>
        <source>Filter names</source>
        <translation>筛选名称</translation>
    </message>
    <message>
        <source>Filter tensors by name</source>
        <translation>按名称筛选张量</translation>
    </message>
    <message>
        <source>Text finds itself anywhere in a name. regex: in front makes it a pattern; dtype:F8, shape:64, file:00031 and bytes:&gt;1MB narrow further.</source>
        <translation>输入的文字可出现在名称任意位置。前面加 regex: 则为正则表达式；dtype:F8、shape:64、file:00031 和 bytes:&gt;1MB 可进一步缩小范围。</translation>
    </message>
    <message>
        <source>Filter by dtype</source>
        <translation>按数据类型筛选</translation>
    </message>
    <message>
        <source>Filter by shard</source>
        <translation>按分片筛选</translation>
    </message>
    <message>
        <source>All dtypes</source>
        <translation>全部数据类型</translation>
    </message>
    <message>
        <source>All shards</source>
        <translation>全部分片</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>全部文件</translation>
    </message>
    <message>
        <source>Fold repeated layers into one row each</source>
        <translation>将重复的层折叠成一行</translation>
    </message>
</context>
<context>
    <name>vitrine::FindRow</name>
    <message>
        <source>Find a key or a value</source>
        <translation>查找键或值</translation>
    </message>
    <message>
        <source>Find in the file</source>
        <translation>在文件中查找</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>What it runs</source>
        <translation>会运行什么</translation>
    </message>
</context>
<context>
    <name>vitrine::FindingCard</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Leave it open and package all the same</source>
        <translation>不解决，仍然打包</translation>
    </message>
    <message>
        <source>Reason; it stands in the note</source>
        <translation>原因；会记入说明</translation>
    </message>
    <message>
        <source>Reason for: %1</source>
        <translation>原因：%1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>left open by you</source>
        <translation>由你放行</translation>
    </message>
    <message>
        <source>settled: %1</source>
        <translation>已处理：%1</translation>
    </message>
</context>
<context>
    <name>vitrine::FindingPage</name>
    <message>
        <source>What was found</source>
        <translation>发现了什么</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 处</translation>
    </message>
</context>
<context>
    <name>vitrine::FindingText</name>
    <message>
        <source>failed; blocks packaging</source>
        <translation>未通过；阻碍打包</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>warns; does not block</source>
        <translation>警告；不阻碍</translation>
    </message>
    <message>
        <source>on request; reads %1</source>
        <translation>按需运行；读取 %1</translation>
    </message>
    <message>
        <source>not verified: nobody knows</source>
        <translation>未验证：无从得知</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>vitrine::FindingsPage</name>
    <message>
        <source>Asking the checks</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>Nothing blocks the package</source>
        <translation>没有阻碍打包的问题</translation>
    </message>
    <message>
        <source>What Vitrine does about a finding it does in the package; the folder itself stays as it is.</source>
        <translation>Vitrine 对检查结果的处理只发生在包中；文件夹本身保持不变。</translation>
    </message>
    <message>
        <source>what it is about stays out</source>
        <translation>相关文件已排除</translation>
    </message>
    <message>
        <source>%1 is added; it is none of the known texts</source>
        <translation>已添加 %1；它不是已知的许可证文本</translation>
    </message>
    <message>
        <source>%1 is added: %2</source>
        <translation>已添加 %1：%2</translation>
    </message>
    <message>
        <source>no term is open</source>
        <translation>各项要求均已处理</translation>
    </message>
    <message numerus="yes">
        <source>%n term(s) open</source>
        <translation>
            <numerusform>%n 项要求未完成</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) still to be settled before it can be packaged</source>
        <translation>
            <numerusform>打包前还有 %n 项检查结果需要处理</numerusform>
        </translation>
    </message>
    <message>
        <source>Settle each here, mend it in the folder and open that again, or leave it open with a reason that goes into the note.</source>
        <translation>请在这里逐项处理，或在文件夹中修好后重新打开，或写明原因后放行；原因会记入说明。</translation>
    </message>
    <message>
        <source>Choose the licence text</source>
        <translation>选择许可证文本</translation>
    </message>
    <message>
        <source>Choose the files that are missing</source>
        <translation>选择缺失的文件</translation>
    </message>
</context>
<context>
    <name>vitrine::FoldedTensorModel</name>
    <message>
        <source>%1 … %2</source>
        <comment>first and last name of a stretch</comment>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>several</source>
        <translation>多个</translation>
    </message>
</context>
<context>
    <name>vitrine::FormatList</name>
    <message>
        <source>folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>OCI layout</source>
        <translation>OCI 布局</translation>
    </message>
    <message>
        <source>Weights hardly compress: packing and unpacking are copying.</source>
        <translation>权重几乎无法压缩：打包和解包就是复制。</translation>
    </message>
    <message>
        <source>Compressed on all cores. Slower to pack, somewhat smaller.</source>
        <translation>用所有核心压缩。打包较慢，体积略小。</translation>
    </message>
    <message>
        <source>Compressed on one core, slow. For systems that know nothing newer.</source>
        <translation>单核压缩，较慢。用于不支持更新格式的系统。</translation>
    </message>
    <message>
        <source>For Windows without other tools. Stored, not compressed; below 4 GiB.</source>
        <translation>用于没有其他工具的 Windows。只存储不压缩；小于 4 GiB。</translation>
    </message>
    <message>
        <source>No archive: a folder that loaders take as it is.</source>
        <translation>不是归档：加载器可直接使用的文件夹。</translation>
    </message>
    <message>
        <source>For model registries; skopeo and oras push it.</source>
        <translation>用于模型仓库；可用 skopeo 和 oras 推送。</translation>
    </message>
    <message>
        <source>Not for this one: above 4 GiB or 65,534 files many programs cannot read a zip.</source>
        <translation>不适用：超过 4 GiB 或 65,534 个文件的 zip 很多程序无法读取。</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最多 %1</translation>
    </message>
</context>
<context>
    <name>vitrine::HeadlineBand</name>
    <message>
        <source>Looking for files</source>
        <translation>正在查找文件</translation>
    </message>
    <message>
        <source>files so far</source>
        <translation>已找到的文件</translation>
    </message>
    <message numerus="yes">
        <source>Reading the headers of %n file(s)</source>
        <translation>
            <numerusform>正在读取 %n 个文件的文件头</numerusform>
        </translation>
    </message>
    <message>
        <source>files</source>
        <translation>个文件</translation>
    </message>
    <message>
        <source>Putting together what was read</source>
        <translation>正在汇总读取的内容</translation>
    </message>
    <message>
        <source>Reading was cancelled after %1 of %2 files</source>
        <translation>读取已取消：%2 个文件中读了 %1 个</translation>
    </message>
    <message>
        <source>Reading was cancelled</source>
        <translation>读取已取消</translation>
    </message>
    <message>
        <source>What was read is shown below. Nothing is said about completeness.</source>
        <translation>下面显示已读取的内容，不作完整性结论。</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>weight files</source>
        <translation>个权重文件</translation>
    </message>
    <message>
        <source>shards</source>
        <translation>个分片</translation>
    </message>
    <message>
        <source>to load</source>
        <translation>加载所需</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步</translation>
    </message>
    <message>
        <source>%1: missing</source>
        <translation>%1：缺失</translation>
    </message>
    <message>
        <source>%1: damaged</source>
        <translation>%1：已损坏</translation>
    </message>
    <message>
        <source>%1: here</source>
        <translation>%1：在这里</translation>
    </message>
    <message>
        <source>Copy &amp;sentence</source>
        <translation>复制这句话(&amp;S)</translation>
    </message>
    <message>
        <source>Copy &amp;report</source>
        <translation>复制报告(&amp;R)</translation>
    </message>
    <message>
        <source>Showing</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Go on reading</source>
        <translation>继续读取</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Unit shown</source>
        <translation>显示的单元</translation>
    </message>
</context>
<context>
    <name>vitrine::HelpDialogs</name>
    <message>
        <source>About Vitrine</source>
        <translation>关于 Vitrine</translation>
    </message>
    <message>
        <source>Shows what a model directory holds, says whether it is complete, and writes a package that someone else can deploy. Nothing that is opened is executed or changed.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>查看模型文件夹的内容，检查是否完整，并写出可供他人部署的包。打开的内容不会被执行，也不会被修改。

自由软件，依 GNU 通用公共许可证第 3 版或更新版本发布。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
</context>
<context>
    <name>vitrine::LayerStrip</name>
    <message>
        <source>before layer 0 of 0 to %1</source>
        <translation>在第 0 层（共 0 到 %1 层）之前</translation>
    </message>
    <message>
        <source>behind layer %1 of 0 to %1</source>
        <translation>在第 %1 层（共 0 到 %1 层）之后</translation>
    </message>
    <message>
        <source>layer %1 of 0 to %2</source>
        <translation>第 %1 层，共 0 到 %2 层</translation>
    </message>
    <message>
        <source>layer %1 of 0–%2</source>
        <translation>第 %1 层，共 0–%2 层</translation>
    </message>
    <message>
        <source>layers 0–%1</source>
        <translation>第 0–%1 层</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
</context>
<context>
    <name>vitrine::LicenceTerms</name>
    <message>
        <source>Add the licence text…</source>
        <translation>添加许可证文本…</translation>
    </message>
    <message>
        <source>Write the NOTICE</source>
        <translation>写入 NOTICE</translation>
    </message>
    <message>
        <source>Begin the name with “%1”</source>
        <translation>让名称以“%1”开头</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>to be kept in mind</source>
        <translation>需留意</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>I take it over</source>
        <translation>由我负责</translation>
    </message>
</context>
<context>
    <name>vitrine::MainWindow</name>
    <message>
        <source>Computing the SHA-256 of %1</source>
        <translation>正在计算 %1 的 SHA-256</translation>
    </message>
    <message>
        <source>The SHA-256 of %1 was copied: %2</source>
        <translation>已复制 %1 的 SHA-256：%2</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Open a model folder (Ctrl+O)</source>
        <translation>打开模型文件夹（Ctrl+O）</translation>
    </message>
    <message>
        <source>Read again (F5)</source>
        <translation>重新读取（F5）</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Verify…</source>
        <translation>校验…</translation>
    </message>
    <message>
        <source>Compare a package with what it says of itself (Ctrl+Shift+V)</source>
        <translation>将包与它自带的说明比对（Ctrl+Shift+V）</translation>
    </message>
    <message>
        <source>Package…</source>
        <translation>打包…</translation>
    </message>
    <message>
        <source>Write what is shown into one file for someone else (Ctrl+P)</source>
        <translation>将显示的内容写成一个文件，供他人使用（Ctrl+P）</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>打开模型文件夹</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>打开模型文件</translation>
    </message>
    <message>
        <source>The practice folder could not be written</source>
        <translation>无法写出练习文件夹</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>This folder is empty</source>
        <translation>此文件夹为空</translation>
    </message>
    <message>
        <source>A download may not have begun yet.</source>
        <translation>下载可能尚未开始。</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>打开其他…</translation>
    </message>
    <message>
        <source>Not a model</source>
        <translation>不是模型</translation>
    </message>
    <message>
        <source>This file holds no weights, config or tokenizer that Vitrine knows.</source>
        <translation>此文件不含 Vitrine 认识的权重、配置或分词器。</translation>
    </message>
    <message numerus="yes">
        <source>None of the %n file(s) here holds weights, a config or a tokenizer that Vitrine knows.</source>
        <translation>
            <numerusform>这里的 %n 个文件中，没有 Vitrine 认识的权重、配置或分词器。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s) below look like models:</source>
        <translation>
            <numerusform>下面有 %n 个文件夹看起来是模型：</numerusform>
        </translation>
    </message>
    <message>
        <source>Show it anyway</source>
        <translation>仍然显示</translation>
    </message>
    <message>
        <source>List the files anyway</source>
        <translation>仍然列出文件</translation>
    </message>
    <message>
        <source>This cannot be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>No permission to read this folder</source>
        <translation>没有读取此文件夹的权限</translation>
    </message>
    <message>
        <source>Ask its owner for read and execute permission, or open a copy that belongs to you.</source>
        <translation>请向所有者申请读取和执行权限，或打开属于你的副本。</translation>
    </message>
    <message>
        <source>This folder is no longer there</source>
        <translation>此文件夹已不存在</translation>
    </message>
    <message>
        <source>It was moved, renamed or deleted, or its disk is not mounted.</source>
        <translation>它被移动、改名或删除，或者所在磁盘未挂载。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>This file is an archive. If it is a package, it can be held against its own sums.</source>
        <translation>此文件是一个归档。如果它是一个模型包，可以按其自带的校验和核对。</translation>
    </message>
    <message>
        <source>Verify it</source>
        <translation>校验</translation>
    </message>
</context>
<context>
    <name>vitrine::NoteDialog</name>
    <message>
        <source>The note, as it stands now</source>
        <translation>当前的溯源说明</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>vitrine::PackageWizard</name>
    <message>
        <source>Package</source>
        <translation>打包</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>溯源</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>写入(&amp;W)</translation>
    </message>
</context>
<context>
    <name>vitrine::PartChip</name>
    <message>
        <source>%1: here</source>
        <translation>%1：在这里</translation>
    </message>
    <message>
        <source>%1: missing</source>
        <translation>%1：缺失</translation>
    </message>
    <message>
        <source>%1: damaged</source>
        <translation>%1：已损坏</translation>
    </message>
    <message>
        <source>%1: not verified</source>
        <translation>%1：未验证</translation>
    </message>
    <message>
        <source>%1: not needed</source>
        <translation>%1：不需要</translation>
    </message>
</context>
<context>
    <name>vitrine::PartChips</name>
    <message>
        <source>More parts</source>
        <translation>更多部分</translation>
    </message>
</context>
<context>
    <name>vitrine::PathButton</name>
    <message>
        <source>&amp;Copy path</source>
        <translation>复制路径(&amp;C)</translation>
    </message>
    <message>
        <source>Show in &amp;file manager</source>
        <translation>在文件管理器中显示(&amp;F)</translation>
    </message>
    <message>
        <source>Path of the opened directory</source>
        <translation>所打开目录的路径</translation>
    </message>
</context>
<context>
    <name>vitrine::PickleView</name>
    <message>
        <source>byte %1</source>
        <translation>字节 %1</translation>
    </message>
    <message>
        <source>called, %1</source>
        <translation>被调用，%1</translation>
    </message>
    <message>
        <source>imported, %1</source>
        <translation>被导入，%1</translation>
    </message>
    <message numerus="yes">
        <source>Vitrine read %Ln instruction(s) without carrying any out.</source>
        <translation>
            <numerusform>Vitrine 读了 %Ln 条指令，没有执行其中任何一条。</numerusform>
        </translation>
    </message>
    <message>
        <source>What it asks for, and what would be done</source>
        <translation>它要求什么，以及会发生什么</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>还有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy what was found</source>
        <translation>复制发现的内容</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>vitrine::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
</context>
<context>
    <name>vitrine::ProgressPanel</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>每秒 %1</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>约剩 %1</translation>
    </message>
</context>
<context>
    <name>vitrine::ProvenancePage</name>
    <message>
        <source>Where it comes from</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>&amp;Language of the note</source>
        <translation>说明的语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Add a fact…</source>
        <translation>添加信息(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Read the note…</source>
        <translation>查看说明(&amp;R)…</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>这是什么</translation>
    </message>
    <message>
        <source>How it was trained</source>
        <translation>如何训练</translation>
    </message>
    <message>
        <source>Only what stands here goes into the note, each fact with its source. What you change counts as given by you.</source>
        <translation>只有这里的内容会写入说明，每项都注明来源。你修改的内容算作由你提供。</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) are not known.</source>
        <translation>
            <numerusform>还有 %n 项未知。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a fact</source>
        <translation>添加信息</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>它叫什么？</translation>
    </message>
</context>
<context>
    <name>vitrine::PurposePage</name>
    <message>
        <source>What is the package for?</source>
        <translation>打包做什么用？</translation>
    </message>
    <message>
        <source>&amp;Deploy</source>
        <translation>部署(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Share</source>
        <translation>分享(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>续训(&amp;R)</translation>
    </message>
    <message>
        <source>The purpose decides what goes in and what has to be right first. Each file can still be changed on the next page.</source>
        <translation>用途决定放入哪些文件、哪些问题须先解决。每个文件都可以在下一页更改。</translation>
    </message>
    <message>
        <source>For other people: what loading needs, the licence and what it asks for, the model card, the provenance note.</source>
        <translation>给别人用：加载所需的文件、许可证及其要求的内容、模型卡片、溯源说明。</translation>
    </message>
    <message>
        <source>For a machine: only what loading needs, with the licence and the note. The smallest package.</source>
        <translation>给机器用：只含加载所需的文件、许可证和说明。体积最小。</translation>
    </message>
    <message>
        <source>For yourself: everything but caches, so that the training can go on elsewhere.</source>
        <translation>给自己用：除缓存外全部保留，以便在别处续训。</translation>
    </message>
    <message>
        <source>What you had decided about this folder on %1 was taken up again.</source>
        <translation>已恢复你在 %1 对此文件夹所做的决定。</translation>
    </message>
    <message>
        <source>Start &amp;afresh</source>
        <translation>重新开始(&amp;A)</translation>
    </message>
</context>
<context>
    <name>vitrine::RecentList</name>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Show in &amp;file manager</source>
        <translation>在文件管理器中显示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Remove from this list</source>
        <translation>从列表中移除(&amp;R)</translation>
    </message>
    <message>
        <source>Recent directories</source>
        <translation>最近的目录</translation>
    </message>
</context>
<context>
    <name>vitrine::RecentModel</name>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n 天前</numerusform>
        </translation>
    </message>
    <message>
        <source>No longer there</source>
        <translation>已不存在</translation>
    </message>
</context>
<context>
    <name>vitrine::Remedies</name>
    <message numerus="yes">
        <source>Leave %n file(s) out</source>
        <translation>
            <numerusform>排除 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the paths out of the copy</source>
        <translation>从副本中去除路径</translation>
    </message>
    <message>
        <source>Convert to safetensors in the package</source>
        <translation>在包中转换为 safetensors</translation>
    </message>
    <message>
        <source>Add the licence text…</source>
        <translation>添加许可证文本…</translation>
    </message>
    <message>
        <source>Add files from elsewhere…</source>
        <translation>从别处添加文件…</translation>
    </message>
    <message>
        <source>Write the NOTICE</source>
        <translation>写入 NOTICE</translation>
    </message>
    <message>
        <source>Begin the name with it</source>
        <translation>让名称以它开头</translation>
    </message>
    <message>
        <source>Take the tokens out of the copy</source>
        <translation>从副本中去除令牌</translation>
    </message>
</context>
<context>
    <name>vitrine::RequestBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>立即检查</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>正在读取 %1 …</translation>
    </message>
    <message>
        <source>%1: reads %2</source>
        <translation>%1：读取 %2</translation>
    </message>
</context>
<context>
    <name>vitrine::ResultPage</name>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>&amp;Show in folder</source>
        <translation>在文件夹中显示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy the command to verify</source>
        <translation>复制校验命令(&amp;C)</translation>
    </message>
    <message>
        <source>The package is written and verified</source>
        <translation>包已写好并通过校验</translation>
    </message>
    <message>
        <source>The package is written</source>
        <translation>包已写好</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>打包</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>校验</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>What the other person types</source>
        <translation>对方要输入的命令</translation>
    </message>
    <message>
        <source>Copy a second &amp;time to…</source>
        <translation>再复制一份到(&amp;T)…</translation>
    </message>
    <message numerus="yes">
        <source>%n passed or do not apply</source>
        <translation>
            <numerusform>%n 项通过或不适用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failure(s), settled or left open</source>
        <translation>
            <numerusform>%n 项未通过，已处理或放行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 项警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not verified</source>
        <translation>
            <numerusform>%n 项未验证</numerusform>
        </translation>
    </message>
    <message>
        <source>Another person needs only this one file.</source>
        <translation>对方只需要这一个文件。</translation>
    </message>
    <message>
        <source>Another person needs this folder with everything in it.</source>
        <translation>对方需要这个文件夹及其中的全部内容。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n file(s); %2 were left out</source>
        <translation>
            <numerusform>%1，%n 个文件；排除了 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>every file was read again and is what was meant</source>
        <translation>每个文件都已重新读取，内容无误</translation>
    </message>
    <message>
        <source>it was not read again</source>
        <translation>未重新读取</translation>
    </message>
</context>
<context>
    <name>vitrine::ScopeChip</name>
    <message>
        <source>Only %1</source>
        <translation>仅 %1</translation>
    </message>
    <message>
        <source>Show all tensors</source>
        <translation>显示全部张量</translation>
    </message>
</context>
<context>
    <name>vitrine::ScrubPanel</name>
    <message>
        <source>What is replaced in the copies</source>
        <translation>副本中替换的内容</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>替换前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>替换后</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Take %n home path(s) and user name(s) out of the copies</source>
        <translation>
            <numerusform>从副本中去除 %n 处主目录路径和用户名(&amp;T)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>vitrine::SecondCopy</name>
    <message>
        <source>Stop c&amp;opying</source>
        <translation>停止复制(&amp;O)</translation>
    </message>
    <message>
        <source>Copy the package into this folder</source>
        <translation>把包复制到此文件夹</translation>
    </message>
    <message>
        <source>%1 is there already, and nothing is replaced. Choose another folder.</source>
        <translation>%1 已存在，不会替换任何内容。请选择另一个文件夹。</translation>
    </message>
    <message>
        <source>Copying was cancelled; nothing was left behind. The package itself is as it was.</source>
        <translation>复制已取消，没有留下任何内容。包本身保持不变。</translation>
    </message>
    <message>
        <source>Copied to %1, and verified there: every file was read again.</source>
        <translation>已复制到 %1，并在那里通过校验：每个文件都已重新读取。</translation>
    </message>
    <message>
        <source>Not copied: %1</source>
        <translation>未复制：%1</translation>
    </message>
</context>
<context>
    <name>vitrine::SharedMenus</name>
    <message>
        <source>Nothing was opened yet</source>
        <translation>还没有打开过任何内容</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>清除(&amp;C)</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>跟随桌面(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
</context>
<context>
    <name>vitrine::SizeBar</name>
    <message>
        <source>How much goes in and how much stays out</source>
        <translation>放入多少、排除多少</translation>
    </message>
    <message>
        <source>goes in</source>
        <translation>放入</translation>
    </message>
    <message>
        <source>only for resuming</source>
        <translation>仅续训需要</translation>
    </message>
    <message>
        <source>a second copy</source>
        <translation>重复的副本</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>vitrine::StageList</name>
    <message>
        <source>Planned</source>
        <translation>已规划</translation>
    </message>
    <message>
        <source>files, names, links, limits and free space were looked at</source>
        <translation>已检查文件、名称、链接、限制和可用空间</translation>
    </message>
    <message>
        <source>Converting</source>
        <translation>转换</translation>
    </message>
    <message>
        <source>pickle files become safetensors, without running anything in them</source>
        <translation>把 pickle 文件转为 safetensors，不运行其中任何内容</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>each file is read once: hashed and written in the same pass</source>
        <translation>每个文件只读一次：同时计算哈希并写入</translation>
    </message>
    <message>
        <source>Reading again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>every byte of the package against the sums</source>
        <translation>用校验和核对包中的每个字节</translation>
    </message>
    <message>
        <source>Moving into place</source>
        <translation>移到目标位置</translation>
    </message>
    <message>
        <source>only then does the package get its name</source>
        <translation>此时包才得到它的名称</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>待进行</translation>
    </message>
</context>
<context>
    <name>vitrine::StatusChips</name>
    <message>
        <source>%1: %2, shown</source>
        <comment>status: number</comment>
        <translation>%1：%2，已显示</translation>
    </message>
    <message>
        <source>%1: %2, not shown</source>
        <comment>status: number</comment>
        <translation>%1：%2，未显示</translation>
    </message>
</context>
<context>
    <name>vitrine::StatusLine</name>
    <message>
        <source>Nothing is open.</source>
        <translation>没有打开任何内容。</translation>
    </message>
    <message>
        <source>Nothing was read.</source>
        <translation>没有读取任何内容。</translation>
    </message>
    <message>
        <source>Reading names and headers only. Nothing is executed or changed.</source>
        <translation>只读取名称和文件头。不执行、不修改任何内容。</translation>
    </message>
    <message>
        <source>%1 read, then stopped by you. Nothing was executed or changed.</source>
        <translation>读取 %1 后由你停止。未执行、未修改任何内容。</translation>
    </message>
    <message>
        <source>%1 on %2, %3 free</source>
        <translation>%2 上的 %1，剩余 %3</translation>
    </message>
    <message>
        <source>Nothing was executed or changed.</source>
        <translation>未执行、未修改任何内容。</translation>
    </message>
</context>
<context>
    <name>vitrine::StepButton</name>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>待进行</translation>
    </message>
    <message>
        <source>Step %1, %2, %3</source>
        <translation>第 %1 步，%2，%3</translation>
    </message>
</context>
<context>
    <name>vitrine::StepRail</name>
    <message>
        <source>Working out the plan…</source>
        <translation>正在规划…</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>打包</translation>
    </message>
</context>
<context>
    <name>vitrine::TensorHeader</name>
    <message>
        <source>&amp;Reset widths</source>
        <translation>重置列宽(&amp;R)</translation>
    </message>
</context>
<context>
    <name>vitrine::TensorPage</name>
    <message>
        <source>tensor; its name does not tell what it does</source>
        <translation>张量；名称看不出它的作用</translation>
    </message>
    <message>
        <source>The file ends before this tensor does: part of its numbers is missing.</source>
        <translation>文件在此张量结束之前就结束了：缺少它的部分数值。</translation>
    </message>
    <message>
        <source>Its entry breaks a rule of the format; the list of problems says which.</source>
        <translation>它的条目违反了格式规则；问题列表写明了是哪一条。</translation>
    </message>
    <message>
        <source>Its type is not known. The number of bytes follows from where the next tensor begins.</source>
        <translation>它的类型未知。字节数由下一个张量的起点推算。</translation>
    </message>
    <message>
        <source>It shares its numbers with another tensor: stored once, counted once.</source>
        <translation>它与另一个张量共用数值：只存一次，也只计一次。</translation>
    </message>
    <message>
        <source>It belongs to a second copy of the weights and is not counted again.</source>
        <translation>它属于权重的第二份，不再计入。</translation>
    </message>
    <message>
        <source>It serves a quantised weight and is no parameter of the model.</source>
        <translation>它为某个量化权重服务，不是模型参数。</translation>
    </message>
    <message>
        <source>It belongs to the training and not to the model.</source>
        <translation>它属于训练，不属于模型。</translation>
    </message>
    <message>
        <source>It was computed, not learned, and is no parameter of the model.</source>
        <translation>它是算出来的，不是学习得到的，不是模型参数。</translation>
    </message>
    <message>
        <source>tokens × numbers</source>
        <translation>词元 × 数值</translation>
    </message>
    <message>
        <source>output × input</source>
        <translation>输出 × 输入</translation>
    </message>
    <message>
        <source>%1, %2 bits a value, in blocks of %3</source>
        <translation>%1，每个值 %2 位，每块 %3 个</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n bytes a value</source>
        <translation>
            <numerusform>%1，每个值 %n 字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n bits a value</source>
        <translation>
            <numerusform>%1，每个值 %n 位</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, shard %2 of %3</source>
        <translation>%1，分片 %2/%3</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>存储方式</translation>
    </message>
    <message>
        <source>the file lists the dimensions the other way round</source>
        <translation>文件中各维的顺序相反</translation>
    </message>
    <message>
        <source>not row by row; see the strides</source>
        <translation>并非逐行；见步长</translation>
    </message>
    <message>
        <source>row by row, outermost first</source>
        <translation>逐行，最外层在前</translation>
    </message>
    <message>
        <source>Strides</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Dtype</source>
        <translation>数据类型</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Here: %1 heads of %2 numbers each, shared by %3 query heads.</source>
        <translation>此处：%1 个头，每个 %2 个数，由 %3 个查询头共用。</translation>
    </message>
    <message>
        <source>Here: %1 heads of %2 numbers each.</source>
        <translation>此处：%1 个头，每个 %2 个数。</translation>
    </message>
    <message>
        <source>A bias: numbers that are added to the result, one for each output.</source>
        <translation>偏置：加到结果上的数，每个输出一个。</translation>
    </message>
    <message>
        <source>It belongs to an expert that every token uses.</source>
        <translation>它属于每个词元都使用的专家。</translation>
    </message>
    <message>
        <source>It belongs to an expert: only the tokens that the router sends there use it.</source>
        <translation>它属于一个专家：只有路由分配到那里的词元才使用它。</translation>
    </message>
</context>
<context>
    <name>vitrine::TensorPanel</name>
    <message>
        <source>Sorting…</source>
        <translation>正在排序…</translation>
    </message>
    <message>
        <source>The first %1 of %2 rows were copied. Export writes them all.</source>
        <translation>已复制 %2 行中的前 %1 行。“导出”可写出全部。</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>逗号分隔值 (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Hardly anything repeats here, so there is nothing to fold.</source>
        <translation>这里几乎没有重复，没有可折叠的内容。</translation>
    </message>
    <message>
        <source>%1 holds no tensors. Its contents are under File.</source>
        <translation>%1 不含张量。内容见“文件”页。</translation>
    </message>
    <message>
        <source>The headers are being read…</source>
        <translation>正在读取文件头…</translation>
    </message>
    <message>
        <source>There are no tensors here.</source>
        <translation>这里没有张量。</translation>
    </message>
    <message>
        <source>No tensor is of this type in this shard. Esc shows all %1 tensors.</source>
        <translation>此分片中没有这种类型的张量。按 Esc 显示全部 %1 个张量。</translation>
    </message>
    <message>
        <source>No name contains “%1”. Esc shows all %2 tensors.</source>
        <translation>没有名称包含“%1”。按 Esc 显示全部 %2 个张量。</translation>
    </message>
    <message>
        <source>Nothing fits “%1”. Esc shows all %2 tensors.</source>
        <translation>没有符合“%1”的张量。按 Esc 显示全部 %2 个张量。</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Tensors, repeated layers folded</source>
        <translation>张量，重复层已折叠</translation>
    </message>
    <message numerus="yes">
        <source>Export %Ln tensor(s)</source>
        <translation>
            <numerusform>导出 %Ln 个张量</numerusform>
        </translation>
    </message>
    <message>
        <source>The weights are not here, so there are no tensors to show.</source>
        <translation>权重不在这里，因此没有可显示的张量。</translation>
    </message>
</context>
<context>
    <name>vitrine::TextPage</name>
    <message>
        <source>what files of this kind are for</source>
        <translation>这类文件的用途</translation>
    </message>
    <message>
        <source>how much a file is needed</source>
        <translation>文件的需要程度</translation>
    </message>
    <message>
        <source>verdict on a model</source>
        <translation>对模型的结论</translation>
    </message>
    <message>
        <source>file format</source>
        <translation>文件格式</translation>
    </message>
    <message>
        <source>type of the numbers in a tensor</source>
        <translation>张量中数值的类型</translation>
    </message>
    <message>
        <source>question of the checklist</source>
        <translation>检查清单中的问题</translation>
    </message>
    <message>
        <source>key of a settings file</source>
        <translation>设置文件的键</translation>
    </message>
    <message>
        <source>part of a model</source>
        <translation>模型的组成部分</translation>
    </message>
    <message>
        <source>step of the tour</source>
        <translation>导览的一步</translation>
    </message>
    <message>
        <source>word of the field</source>
        <translation>领域用语</translation>
    </message>
    <message>
        <source>Bits a number</source>
        <translation>每个数的位数</translation>
    </message>
    <message>
        <source>key of %1</source>
        <translation>%1 的键</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>起始版本</translation>
    </message>
    <message>
        <source>Same as</source>
        <translation>等同于</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>what is selected, in plain words</source>
        <translation>用通俗的话解释选中的内容</translation>
    </message>
    <message>
        <source>Open a model folder or a file, then select a file, a tensor or a finding: this panel says what it is, who reads it, what happens without it and whether it may be deleted.</source>
        <translation>先打开模型文件夹或文件，再选择一个文件、张量或检查结果：这里会说明它是什么、谁读取它、没有它会怎样，以及能否删除。</translation>
    </message>
    <message>
        <source>Words to begin with</source>
        <translation>入门用语</translation>
    </message>
</context>
<context>
    <name>vitrine::TextView</name>
    <message>
        <source>Text of the file</source>
        <translation>文件的文本</translation>
    </message>
    <message>
        <source>The first %1 of %2 are shown; for the rest, open the file in an editor.</source>
        <translation>显示 %2 中的前 %1；其余请用编辑器打开。</translation>
    </message>
    <message>
        <source>The first %1 of %2 are shown.</source>
        <translation>显示 %2 中的前 %1。</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>显示更多</translation>
    </message>
</context>
<context>
    <name>vitrine::TotalsRow</name>
    <message numerus="yes">
        <source>%Ln tensor(s)</source>
        <translation>
            <numerusform>%Ln 个张量</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tensor(s)</source>
        <translation>
            <numerusform>%Ln 个张量中的 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Totals of what is shown</source>
        <translation>所显示内容的合计</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3</source>
        <translation>%1，%2 参数，%3</translation>
    </message>
    <message>
        <source>%1: %2 tensors, %3 parameters, %4</source>
        <translation>%1：%2 个张量，%3 参数，%4</translation>
    </message>
</context>
<context>
    <name>vitrine::UnitPage</name>
    <message>
        <source>Missing: %1</source>
        <translation>缺失：%1</translation>
    </message>
    <message>
        <source>Damaged: %1</source>
        <translation>已损坏：%1</translation>
    </message>
    <message>
        <source>verdict on what was opened</source>
        <translation>对所打开内容的结论</translation>
    </message>
    <message>
        <source>verdict on %1</source>
        <translation>对“%1”的结论</translation>
    </message>
    <message>
        <source>Reading was cancelled: nothing is said about completeness.</source>
        <translation>读取已取消：不作完整性结论。</translation>
    </message>
    <message>
        <source>Still reading</source>
        <translation>仍在读取</translation>
    </message>
    <message>
        <source>headers of the weight files</source>
        <translation>权重文件的文件头</translation>
    </message>
    <message>
        <source>The files are listed already. What they add up to is said as soon as all headers have been read. Nothing is executed or changed.</source>
        <translation>文件已经列出。读完所有文件头后，就会给出结论。不执行、不修改任何内容。</translation>
    </message>
</context>
<context>
    <name>vitrine::VerifyWindow</name>
    <message>
        <source>Choose an archive</source>
        <translation>选择归档</translation>
    </message>
    <message>
        <source>Packages (*.tar *.tar.zst *.tar.gz *.tgz *.zip)</source>
        <translation>包 (*.tar *.tar.zst *.tar.gz *.tgz *.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>选择文件夹</translation>
    </message>
    <message>
        <source>Choose a package to verify</source>
        <translation>选择要校验的包</translation>
    </message>
    <message>
        <source>Choose an archive or a folder below, or drop one here.</source>
        <translation>请在下面选择归档或文件夹，或拖到这里。</translation>
    </message>
    <message>
        <source>Verifying %1</source>
        <translation>正在校验 %1</translation>
    </message>
    <message>
        <source>Cancelled: nothing was found out</source>
        <translation>已取消：没有得出结论</translation>
    </message>
    <message>
        <source>Not verified: %1 cannot be held against its sums</source>
        <translation>未验证：%1 无法与其校验和比对</translation>
    </message>
    <message>
        <source>%1 read</source>
        <translation>已读取 %1</translation>
    </message>
    <message>
        <source>Vitrine reads every file of the package and compares it with the sums that were written when it was packed. Nothing is unpacked, run or changed.</source>
        <translation>Vitrine 读取包中的每个文件，与打包时写下的校验和比对。不解包、不运行、不修改任何内容。</translation>
    </message>
    <message>
        <source>You can cancel at any time. Nothing is unpacked, run or changed.</source>
        <translation>可以随时取消。不解包、不运行、不修改任何内容。</translation>
    </message>
    <message>
        <source>Verify it again, or choose another package.</source>
        <translation>再次校验，或选择另一个包。</translation>
    </message>
    <message>
        <source>Verify a package</source>
        <translation>校验包</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Progress of verifying</source>
        <translation>校验进度</translation>
    </message>
    <message>
        <source>Files that differ</source>
        <translation>有差异的文件</translation>
    </message>
    <message>
        <source>How</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>&amp;Quick: XXH3-128, finds damage</source>
        <translation>快速(&amp;Q)：XXH3-128，能发现损坏</translation>
    </message>
    <message>
        <source>F&amp;ull: SHA-256 as well, finds intent</source>
        <translation>完整(&amp;U)：另含 SHA-256，能发现蓄意改动</translation>
    </message>
    <message>
        <source>Copy the &amp;report</source>
        <translation>复制报告(&amp;R)</translation>
    </message>
    <message>
        <source>Choose an &amp;archive…</source>
        <translation>选择归档(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Verify again</source>
        <translation>再次校验(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>SHA-256: %1</source>
        <translation>SHA-256：%1</translation>
    </message>
    <message>
        <source>%1 read; now the checklist</source>
        <translation>已读 %1；正在执行检查清单</translation>
    </message>
    <message>
        <source>%1 of %2 read</source>
        <translation>已读 %2 中的 %1</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>每秒 %1</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>约剩 %1</translation>
    </message>
    <message>
        <source>Also the SHA-256 of the archive as one &amp;file</source>
        <translation>同时计算整个归档文件的 SHA-256(&amp;F)</translation>
    </message>
    <message>
        <source>To compare it with the one you were told. It takes longer than all the rest.</source>
        <translation>用于与你得知的值比较。比其余所有步骤都慢。</translation>
    </message>
    <message>
        <source>Choose a fol&amp;der…</source>
        <translation>选择文件夹(&amp;D)…</translation>
    </message>
</context>
<context>
    <name>vitrine::VerifyWords</name>
    <message numerus="yes">
        <source>Intact: all %n file(s) are as they were packed</source>
        <translation>
            <numerusform>完好：全部 %n 个文件与打包时一致</numerusform>
        </translation>
    </message>
    <message>
        <source>Not as it was packed: the archive ends too early</source>
        <translation>与打包时不同：归档过早结束</translation>
    </message>
    <message>
        <source>quick: XXH3-128</source>
        <translation>快速：XXH3-128</translation>
    </message>
    <message>
        <source>full: SHA-256</source>
        <translation>完整：SHA-256</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) read</source>
        <translation>
            <numerusform>已读取 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已改动</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>多余</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Its bytes are not those that were packed. Either the copy went wrong on the way, or somebody replaced the file. Fetch the package again; until it is intact, do not load this file.</source>
        <translation>它的字节与打包时不同。可能是复制途中出错，也可能被人替换。请重新获取包；在它完好之前，请勿加载此文件。</translation>
    </message>
    <message>
        <source>It was packed and is not here. The copy was cut short, or somebody took it out. Fetch the package again.</source>
        <translation>打包时有它，现在却没有。可能是复制不完整，也可能被人取走。请重新获取包。</translation>
    </message>
    <message>
        <source>It is here and was not packed. Somebody or some program put it in later. Ask the person who sent the package, or delete it.</source>
        <translation>打包时没有它，现在却有。是某人或某个程序后来放进来的。请询问发送者，或删除它。</translation>
    </message>
    <message>
        <source>It could not be read to its end: the archive is damaged, the disk has a fault, you have no permission, or it is a link. Fetch the package again.</source>
        <translation>无法读到末尾：归档已损坏、磁盘有故障、没有权限，或它是链接。请重新获取包。</translation>
    </message>
    <message>
        <source>What could be read is as it was packed. Fetch the package again.</source>
        <translation>能读取的部分与打包时一致。请重新获取包。</translation>
    </message>
    <message>
        <source>Choose a file to read what may have happened to it, and what to do.</source>
        <translation>选择一个文件，查看可能发生了什么以及该怎么办。</translation>
    </message>
    <message>
        <source>Nothing was damaged on the way. The quick sums do not show whether somebody changed the files on purpose: verify in full for that.</source>
        <translation>途中没有损坏。快速校验和不能说明是否有人蓄意改动文件：如需确认，请完整校验。</translation>
    </message>
    <message>
        <source>No file is changed, missing or extra. The sums came with the package: to know that it is the one that was sent, compare its SHA-256 with the one you were told.</source>
        <translation>没有文件被改动、缺失或多余。校验和随包一起来：要确认它就是发送的那个包，请把它的 SHA-256 与对方告诉你的比对。</translation>
    </message>
    <message numerus="yes">
        <source>Not as it was packed: %n difference(s)</source>
        <translation>
            <numerusform>与打包时不同：%n 处差异</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other file(s) are as they were packed.</source>
        <translation>
            <numerusform>其余 %n 个文件与打包时一致。</numerusform>
        </translation>
    </message>
    <message>
        <source>The checklist: %1</source>
        <translation>检查清单：%1</translation>
    </message>
    <message>
        <source>The checklist was not asked: %1</source>
        <translation>未执行检查清单：%1</translation>
    </message>
    <message>
        <source>SHA-256: %1</source>
        <translation>SHA-256：%1</translation>
    </message>
</context>
<context>
    <name>vitrine::WarningList</name>
    <message numerus="yes">
        <source>%n warning(s) do not block; the note lists them</source>
        <translation>
            <numerusform>%n 项警告不阻碍打包；说明中会列出</numerusform>
        </translation>
    </message>
    <message>
        <source>settled: %1</source>
        <translation>已处理：%1</translation>
    </message>
</context>
<context>
    <name>vitrine::WelcomePage</name>
    <message>
        <source>See what a model folder holds, whether it is complete, and pass it on without regret.</source>
        <translation>看清模型文件夹里有什么、是否完整，放心地分享出去。</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Nothing was opened yet. What you open is listed here.</source>
        <translation>还没有打开过任何内容。打开的内容会列在这里。</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>New to model files?</source>
        <translation>初次接触模型文件？</translation>
    </message>
    <message>
        <source>A small model with faults on purpose: a missing licence, a home path, leftovers of training. In ten minutes you can tell what each file is for.</source>
        <translation>一个故意带有错误的小模型：缺少许可证、含有家目录路径、留有训练残留。十分钟就能弄清每个文件的用途。</translation>
    </message>
    <message>
        <source>Open the practice folder</source>
        <translation>打开练习文件夹</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>开始导览</translation>
    </message>
</context>
<context>
    <name>vitrine::Window</name>
    <message>
        <source>Shows what a model directory holds, says whether it is complete, and packages it.</source>
        <translation>显示模型目录的内容，说明它是否完整，并将其打包。</translation>
    </message>
    <message>
        <source>Model folders or files to open, each in a window of its own.</source>
        <translation>要打开的模型文件夹或文件，各用一个窗口。</translation>
    </message>
    <message>
        <source>Language of the window: en, zh_CN, or system.</source>
        <translation>窗口的语言：en、zh_CN 或 system。</translation>
    </message>
    <message>
        <source>Colours: light, dark, or system.</source>
        <translation>配色：light、dark 或 system。</translation>
    </message>
    <message>
        <source>Size of the window, for example 1440x900.</source>
        <translation>窗口大小，例如 1440x900。</translation>
    </message>
    <message>
        <source>Save a picture of the window to FILE once everything is shown, and end.</source>
        <translation>全部显示后把窗口截图保存到 FILE，然后退出。</translation>
    </message>
    <message>
        <source>In the picture, show the unit with this path.</source>
        <translation>截图中显示此路径的单元。</translation>
    </message>
    <message>
        <source>In the picture, select this file, or tensor:NAME.</source>
        <translation>截图中选中此文件，或 tensor:NAME。</translation>
    </message>
    <message>
        <source>In the picture, show as if: drag, drag-package, drag-text, reading.</source>
        <translation>截图中显示的情形：drag、drag-package、drag-text、reading。</translation>
    </message>
    <message>
        <source>vitrine: --size wants WIDTHxHEIGHT, --scheme one of light, dark, system.</source>
        <translation>vitrine：--size 需要 WIDTHxHEIGHT，--scheme 需要 light、dark 或 system。</translation>
    </message>
</context>
<context>
    <name>vitrine::WindowActions</name>
    <message>
        <source>&amp;Open folder…</source>
        <translation>打开文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;file…</source>
        <translation>打开文件(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;New window</source>
        <translation>新建窗口(&amp;N)</translation>
    </message>
    <message>
        <source>Read &amp;again</source>
        <translation>重新读取(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Export the table…</source>
        <translation>导出表格(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy name or &amp;path</source>
        <translation>复制名称或路径(&amp;P)</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Filter or find</source>
        <translation>筛选或查找(&amp;F)</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find p&amp;revious</source>
        <translation>查找上一个(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo filter, scope, selection</source>
        <translation>撤销筛选、范围、选择(&amp;U)</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>首选项(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Tensors</source>
        <translation>张量(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Contents of the file</source>
        <translation>文件内容(&amp;C)</translation>
    </message>
    <message>
        <source>C&amp;hecklist</source>
        <translation>检查清单(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Explanation</source>
        <translation>说明(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>下一个面板(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>上一个面板(&amp;P)</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>下一个标签页(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious tab</source>
        <translation>上一个标签页(&amp;V)</translation>
    </message>
    <message>
        <source>Ea&amp;rlier selection</source>
        <translation>较早的选择(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Later selection</source>
        <translation>较晚的选择(&amp;L)</translation>
    </message>
    <message>
        <source>Next fin&amp;ding</source>
        <translation>下一个检查结果(&amp;D)</translation>
    </message>
    <message>
        <source>Previous findin&amp;g</source>
        <translation>上一个检查结果(&amp;G)</translation>
    </message>
    <message>
        <source>Choose the &amp;unit shown</source>
        <translation>选择显示的单元(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Role groups or plain folders</source>
        <translation>按用途分组或普通文件夹(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>放大(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>缩小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>正常(&amp;N)</translation>
    </message>
    <message>
        <source>Put the panels &amp;back</source>
        <translation>还原面板位置(&amp;B)</translation>
    </message>
    <message>
        <source>Full &amp;screen</source>
        <translation>全屏(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Package…</source>
        <translation>打包(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Verify a package…</source>
        <translation>校验包(&amp;V)…</translation>
    </message>
    <message>
        <source>Open the &amp;practice folder</source>
        <translation>打开练习文件夹(&amp;P)</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>开始导览(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Keys and words</source>
        <translation>按键与用语(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Vitrine</source>
        <translation>关于 Vitrine(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Package</source>
        <translation>打包(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>文字大小(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
</context>
<context>
    <name>vitrine::Workbench</name>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>检查清单</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Keep this tab when something else is selected</source>
        <translation>选择其他内容时保留此标签页</translation>
    </message>
    <message>
        <source>Grouped by what the files are needed for (Ctrl+G)</source>
        <translation>按文件用途分组（Ctrl+G）</translation>
    </message>
    <message>
        <source>Role groups</source>
        <translation>按用途分组</translation>
    </message>
    <message>
        <source>Plain folders (Ctrl+G)</source>
        <translation>普通文件夹（Ctrl+G）</translation>
    </message>
    <message>
        <source>Plain folders</source>
        <translation>普通文件夹</translation>
    </message>
    <message>
        <source>Tensors or file</source>
        <translation>张量或文件</translation>
    </message>
</context>
<context>
    <name>vitrine::WritingPage</name>
    <message>
        <source>The package was not written</source>
        <translation>包没有写成</translation>
    </message>
    <message>
        <source>The package is written</source>
        <translation>包已写好</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>To %1. Until it is verified it has another name; you can cancel at any time, and nothing is left behind.</source>
        <translation>写到 %1。通过校验之前它用另一个名称；随时可以取消，不会留下任何内容。</translation>
    </message>
    <message>
        <source>Cancelled: the package was not written</source>
        <translation>已取消：没有写入包</translation>
    </message>
    <message>
        <source>Nothing was left behind. What you decided is kept: write it again, or go back.</source>
        <translation>没有留下任何内容。你的决定已保留：可以重新写入，或返回上一步。</translation>
    </message>
    <message>
        <source>&amp;Write it again</source>
        <translation>重新写入(&amp;W)</translation>
    </message>
    <message>
        <source>Nothing was left behind. Go back to change something, or try again.</source>
        <translation>没有留下任何内容。请返回修改，或重试。</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <translation>%1，用时 %2。</translation>
    </message>
</context>
</TS>
