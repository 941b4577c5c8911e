// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/checks/status_rows.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace vitrine::test {

/// May it leave the house? Will it still be there tomorrow?
void addShareRows(StatusRows& rows)
{
    const auto row = [&rows](const char* id, const char* status, const char* what, Change change) {
        rows.push_back({id, status, what, std::move(change)});
    };
    const Change whole = wholeModel();
    const Change zero = zeroParts();

    row("share.secrets", "pass", "none", whole);
    row("share.secrets", "pass", "a commit beside the name of an issuer", [](TinyModel& m) {
        m.llama().write(
            u"notes.md"_s,
            "Logged with wandb, code at commit 89abcdef0123456789abcdef0123456789abcdef.\n"
            "cohere: https://example.org/a/b/tree/89abcdef0123456789abcdef0123456789abcdef\n");
    });
    row("share.secrets", "failure", "a key beside the name of an issuer", [](TinyModel& m) {
        m.llama().write(u"notes.md"_s, "wandb login 89abcdef0123456789abcdef0123456789abcdef\n");
    });
    row("share.secrets", "failure", "a token", [](TinyModel& m) {
        m.llama().write(u"notes.md"_s, QByteArray::fromStdString("token: " + token() + "\n"));
    });
    row("share.secrets", "failure", "in the metadata of weights", [](TinyModel& m) {
        m.llama().safetensors(
            u"model.safetensors"_s, TinyModel::llamaTensors(),
            {{"format", "pt"}, {"note", token()}});
    });
    row("share.secrets", "failure", "a file name", [](TinyModel& m) { m.llama().write(u".env"_s, "A=1\n"); });
    row("share.secrets", "warning", "perhaps",
        [](TinyModel& m) { m.llama().write(u"run.sh"_s, "export API_KEY=abc123def456ghi789jkl\n"); });
    row("share.personal", "pass", "none", whole);
    row("share.personal", "warning", "a home path", [](TinyModel& m) {
        m.llama().patch(u"config.json"_s, {{"_name_or_path", "/home/alice/models/base"}});
    });
    row("share.residue", "pass", "none", whole);
    row("share.residue", "warning", "an optimizer", training);
    row("share.licence", "pass", "whole", whole);
    row("share.licence", "failure", "card and file differ",
        [](TinyModel& m) { m.llama().write(u"README.md"_s, "---\nlicense: apache-2.0\n---\n# A model\n"); });
    row("share.licence", "failure", "more than the base grants", [](TinyModel& m) {
        m.llama()
            .remove(u"LICENSE"_s)
            .write(u"README.md"_s, "---\nlicense: apache-2.0\nbase_model: meta-llama/Llama-3.1-8B\n---\n# A model\n");
    });
    row("share.licence", "not-verified", "unknown terms", [](TinyModel& m) {
        m.llama()
            .write(u"LICENSE"_s, "Ask us.")
            .write(u"README.md"_s, "---\nlicense: other\nlicense_name: own\n---\n# A model\n");
    });
    row("share.licence", "warning", "a changed clause", [](TinyModel& m) {
        m.llama();
        m.write(
            u"LICENSE"_s,
            m.read(u"LICENSE"_s) + "\nNotwithstanding the above it may not be used by anyone on a Monday.\n");
    });
    row("share.licence", "not-applicable", "none",
        [](TinyModel& m) { m.llama().remove(u"LICENSE"_s).write(u"README.md"_s, "# Hello\n"); });
    row("share.names", "pass", "whole", whole);
    row("share.names", "failure", "a colon", [](TinyModel& m) { m.llama().write(u"notes: today.txt"_s, "x"); });
    row("share.names", "failure", "a device", [](TinyModel& m) { m.llama().write(u"AUX.txt"_s, "x"); });
    row("share.names", "failure", "collision by case", [](TinyModel& m) { m.llama().write(u"Readme.md"_s, "x"); });
    row("share.names", "failure", "collision by Unicode form",
        [](TinyModel& m) { m.llama().write(u"n\u00E4me.txt"_s, "x").write(u"na\u0308me.txt"_s, "y"); });
    row("share.names", "warning", "too long",
        [](TinyModel& m) { m.llama().write(u"a/"_s.repeated(60) + u"b"_s.repeated(120), "x"); });
    row("share.limits", "pass", "whole", whole);
    row("keep.copies", "not-verified", "nothing", whole);
    row("keep.copies", "pass", "a list", [](TinyModel& m) {
        m.llama().write(
            u"SHA256SUMS"_s, "6afe79695ec2b066faaacea47584f8581d5d1f2d0d8078970e52be699a383af5  config.json\n");
    });
    row("keep.storage", "pass", "a disk", whole);
    row("share.secrets", "failure", "GGUF",
        ggufModel({{"general.description", token()}}, 2));
    row("share.personal", "warning", "GGUF", ggufModel({{"quantize.imatrix.file", "/home/alice/imatrix.dat"}}, 2));
    row("share.residue", "pass", "the only copy", zero);
    row("share.residue", "not-verified", "state without weights",
        [](TinyModel& m) { m.llama().remove(u"model.safetensors"_s).write(u"optimizer.pt"_s, QByteArray(400, 'x')); });
    row("share.limits", "warning", "a file of 201 GB", [](TinyModel& m) {
        m.llama();
        QFile file(m.path(u"huge.bin"_s));
        if (!file.open(QIODevice::WriteOnly) || !file.resize(201'000'000'000LL)) {
            m.write(u"huge.bin"_s, "no room for a sparse file");
        }
    });
    row("share.secrets", "not-verified", "too long to be read",
        [](TinyModel& m) { m.llama().write(u"notes.md"_s, QByteArray(9 << 20, 'x')); });
    row("share.licence", "failure", "the terms of Llama are not kept", [](TinyModel& m) {
        m.llama().remove(u"LICENSE"_s).write(
            u"README.md"_s, "---\nlicense: llama3.1\nbase_model: meta-llama/Llama-3.1-8B\n---\n# A model\n");
    });
    row("keep.copies", "not-applicable", "no model", [](TinyModel& m) { m.write(u"notes.txt"_s, "hello"); });
    const auto storage = [&rows](const char* kind, const char* status) {
        rows.push_back({"keep.storage", status, kind, wholeModel(), false, kind});
    };
    storage("memory", "warning");
    storage("temporary", "warning");
    storage("full", "warning");
    storage("overlay", "not-verified");
    storage("", "not-verified");
    rows.push_back(
        {"keep.storage", "not-applicable", "the practice folder",
         [](TinyModel& m) { m.write(u"vitrine-practice/notes.txt"_s, "hello"); }, false, "temporary",
         "vitrine-practice"});
}

} // namespace vitrine::test
