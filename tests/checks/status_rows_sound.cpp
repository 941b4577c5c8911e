// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/checks/status_rows.h"

using namespace Qt::StringLiterals;

namespace vitrine::test {

/// Is it sound? Can it do harm?
void addSoundRows(StatusRows& rows)
{
    const auto row = [&rows](const char* id, const char* status, const char* what, Change change) {
        rows.push_back({id, status, what, std::move(change)});
    };
    const Change whole = wholeModel();
    const Change zero = zeroParts();

    row("sound.truncated", "pass", "whole", whole);
    row("sound.truncated", "failure", "cut off inside its header", [](TinyModel& m) {
        const QByteArray bytes = m.llama().read(u"model.safetensors"_s);
        m.write(u"model.safetensors"_s, bytes.left(200));
    });
    row("sound.format", "pass", "cut off inside its header, which is told elsewhere", [](TinyModel& m) {
        const QByteArray bytes = m.llama().read(u"model.safetensors"_s);
        m.write(u"model.safetensors"_s, bytes.left(200));
    });
    row("sound.truncated", "failure", "cut off", [](TinyModel& m) {
        m.llama();
        m.write(u"model.safetensors"_s, m.read(u"model.safetensors"_s).chopped(100));
    });
    row("sound.truncated", "not-applicable", "no weights", [](TinyModel& m) { m.write(u"notes.txt"_s, "hello"); });
    row("sound.format", "pass", "whole", whole);
    row("sound.format", "warning", "bytes behind the last tensor", [](TinyModel& m) {
        m.llama();
        m.write(u"model.safetensors"_s, m.read(u"model.safetensors"_s) + QByteArray(100, 'x'));
    });
    row("sound.pointer", "pass", "none", whole);
    row("sound.pointer", "failure", "a tokenizer", [](TinyModel& m) { m.llama().write(u"tokenizer.json"_s, Pointer); });
    row("sound.pointer", "warning", "something that loading does not need",
        [](TinyModel& m) { m.llama().write(u"flax_model.msgpack"_s, Pointer); });
    row("sound.download", "pass", "none", whole);
    row("sound.download", "failure", "empty weights",
        [](TinyModel& m) { m.llama().write(u"model.safetensors"_s, {}); });
    row("sound.download", "failure", "a web page", [](TinyModel& m) {
        m.llama().write(
            u"model.safetensors"_s,
            "<!DOCTYPE html><html><head><title>404</title></head><body>Not found</body></html>");
    });
    row("sound.links", "pass", "none", whole);
    row("sound.links", "failure", "to nothing",
        [](TinyModel& m) { m.llama().remove(u"config.json"_s).link(u"config.json"_s, u"nowhere.json"_s); });
    row("sound.links", "failure", "out of the directory",
        [](TinyModel& m) { m.llama().remove(u"config.json"_s).link(u"config.json"_s, u"/etc/hostname"_s); });
    row("harm.pickle", "not-applicable", "none", whole);
    row("harm.format", "pass", "safetensors", whole);
    row("harm.format", "not-applicable", "no weights", [](TinyModel& m) { m.write(u"notes.txt"_s, "hello"); });
    row("harm.code", "pass", "none", whole);
    row("harm.code", "warning", "auto_map", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"auto_map", {{"AutoConfig", "configuration_x.XConfig"}}}});
    });
    row("harm.code", "warning", "a native library", [](TinyModel& m) {
        m.llama().write(
            u"kernel.so"_s,
            "\x7F"
            "ELF"
                + QByteArray(100, '\1'));
    });
    row("harm.template", "not-applicable", "none", whole);
    row("harm.template", "pass", "a plain one", [](TinyModel& m) {
        m.llama().write(
            u"chat_template.jinja"_s,
            "{% for message in messages %}{{ message['role'] + ': ' + message['content'] }}{% endfor %}{{ "
            "raise_exception('x') }}");
    });
    row("harm.template", "warning", "a way out", [](TinyModel& m) {
        m.llama().patch(
            u"tokenizer_config.json"_s, {{"chat_template", "{{ ''.__class__.__mro__[1].__subclasses__() }}"}});
    });
    row("harm.template", "warning", "lipsum",
        [](TinyModel& m) { m.llama().write(u"chat_template.jinja"_s, "{{ lipsum|attr('x') }}"); });
    row("harm.paths", "pass", "none", whole);
    row("harm.paths", "failure", "an index", [](TinyModel& m) {
        m.shardedLlama();
        m.patch(
            u"model.safetensors.index.json"_s, {{"weight_map", {{"model.norm.weight", "../other/model.safetensors"}}}});
    });
    row("harm.paths", "failure", "a module", [](TinyModel& m) {
        m.llama().json(
            u"modules.json"_s,
            nlohmann::json::array(
                {{{"idx", 0}, {"name", "0"}, {"path", "../../x"}, {"type", "sentence_transformers.models.Dense"}}}));
    });
    row("harm.template", "warning", "GGUF", ggufModel({{"tokenizer.chat_template", "{{ x.__init__.__globals__ }}"}}, 2));
    row("harm.format", "not-applicable", "distributed", zero);
    row("harm.pickle", "pass", "plain data", [](TinyModel& m) { m.llama().write(u"data.pkl"_s, Pickle); });
    row("harm.pickle", "failure", "a call",
        [](TinyModel& m) { m.llama().write(u"data.pkl"_s, QByteArray("cposix\nsystem\n(S'true'\ntR.")); });
    row("harm.pickle", "warning", "a name on no list",
        [](TinyModel& m) { m.llama().write(u"data.pkl"_s, QByteArray("cnobody_knows_this\nThing\n.")); });
    row("harm.pickle", "not-verified", "cut off",
        [](TinyModel& m) { m.llama().write(u"data.pkl"_s, QByteArray("\x80\x02}q\x00X\x01\x00", 8)); });
    row("sound.hash", "not-applicable", "nothing to compare with", whole);
    row("sound.values", "not-applicable", "no weights", [](TinyModel& m) { m.write(u"notes.txt"_s, "hello"); });
    row("sound.truncated", "not-verified", "a form that is not known",
        [](TinyModel& m) { m.llama().remove(u"model.safetensors"_s).write(u"pytorch_model.bin"_s, QByteArray(400, 'x')); });
    row("sound.format", "not-applicable", "no weights", [](TinyModel& m) { m.write(u"notes.txt"_s, "hello"); });
    row("sound.format", "not-verified", "a form that is not known",
        [](TinyModel& m) { m.llama().remove(u"model.safetensors"_s).write(u"pytorch_model.bin"_s, QByteArray(400, 'x')); });
    row("harm.format", "warning", "a pickle for weights",
        [](TinyModel& m) { m.llama().remove(u"model.safetensors"_s).write(u"pytorch_model.bin"_s, Pickle); });
    row("sound.download", "warning", "something that loading does not need",
        [](TinyModel& m) { m.llama().write(u"flax_model.msgpack.incomplete"_s, "xyz"); });
    row("sound.links", "warning", "to nothing, and not needed",
        [](TinyModel& m) { m.llama().link(u"notes.md"_s, u"nowhere.md"_s); });
    const Change summed = [](TinyModel& m) {
        // SHA-256 of three bytes, known from the standard.
        m.llama().write(u"abc.txt"_s, "abc").write(
            u"SHA256SUMS"_s, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc.txt\n");
    };
    row("sound.hash", "not-verified", "on request", summed);
    const auto onRequest = [&rows](const char* id, const char* status, const char* what, Change change) {
        rows.push_back({id, status, what, std::move(change), true});
    };
    onRequest("sound.hash", "pass", "as it was", summed);
    onRequest("sound.hash", "failure", "changed", [summed](TinyModel& m) {
        summed(m);
        m.write(u"abc.txt"_s, "abd");
    });
    row("sound.values", "not-verified", "on request", wholeModel());
    onRequest("sound.values", "pass", "numbers", wholeModel());
    onRequest("sound.values", "warning", "not a number", [](TinyModel& m) {
        auto tensors = TinyModel::llamaTensors();
        tensors[0].bytes = std::string(16 * 8 * 2, '\xFF');
        m.llama().safetensors(u"model.safetensors"_s, tensors);
    });
    row("harm.code", "warning", "a notebook", [](TinyModel& m) { m.llama().write(u"demo.ipynb"_s, "{\"cells\": []}"); });
    row("sound.truncated", "warning", "something that loading does not need", [](TinyModel& m) {
        m.llama().safetensors(u"optimizer.safetensors"_s, TinyModel::llamaTensors());
        m.write(u"checkpoint-5/optimizer.bin"_s, m.read(u"optimizer.safetensors"_s).chopped(100))
            .remove(u"optimizer.safetensors"_s);
    });
    row("sound.download", "pass", "locks of the hub's downloader", [](TinyModel& m) {
        m.llama()
            .write(u".cache/huggingface/download/model.safetensors.lock"_s, {})
            .write(u".cache/huggingface/.gitignore"_s, "*");
    });
}

} // namespace vitrine::test
