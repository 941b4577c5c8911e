// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A compression around a pickle, as joblib writes it.

#include "model/formats/torch/torch_content.h"
#include "model/formats/unpack/unpacked_source.h"

namespace vitrine {

namespace {

using Weight = PickleRemark::Weight;

/// The inner file's places are not those of the file on disk.
void forgetPlaces(TorchContent& content)
{
    for (TorchRoot& root : content.roots) {
        root.base = StoragePlace::NoOffset;
    }
    content.statedBytes = 0;
}

} // namespace

TorchContent openCompressed(std::shared_ptr<const ByteSource> source, const ReadContext& context, ProblemList& problems)
{
    const auto head = source->head(8);
    const Compression compression = compressionOf({reinterpret_cast<const char*>(head.data()), head.size()});
    const auto unpacked = UnpackedSource::open(source, compression, {}, context.stop);
    TorchContent content;
    if (unpacked->size() > 0) {
        ReadContext inner = context;
        const auto innerHead = unpacked->head(8);
        const Compression again = compressionOf({reinterpret_cast<const char*>(innerHead.data()), innerHead.size()});
        if (again == Compression::None) {
            content = openTorch(unpacked, inner, problems);
        } else {
            addRemark(*content.report,
                {Weight::NotVerified, "pickle.packed-twice",
                    Message(QT_TRANSLATE_NOOP("model", "The file is compressed twice, and was not looked into.")), {}, 0});
        }
        forgetPlaces(content);
    }
    content.metadata.push_back({"compression", "string", std::string(compressionName(compression))});
    if (const auto& fault = unpacked->fault()) {
        addRemark(*content.report, {Weight::NotVerified, "pickle.unpack", fault->message, {}, 0});
    }
    return content;
}

} // namespace vitrine
