// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/tensor_role.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

using enum TensorPart;

struct Words {
    TensorPart part;
    const char* title;
    const char* explanation;
};

/// In the order of TensorPart, which the test holds against it.
constexpr auto AllWords = std::to_array<Words>({
    {Unknown, nullptr, nullptr},
    {TokenEmbedding, QT_TRANSLATE_NOOP("model", "token embedding"),
        QT_TRANSLATE_NOOP("model", "A table with one row of numbers for each token: it turns the text, cut into tokens, into vectors.")},
    {PositionEmbedding, QT_TRANSLATE_NOOP("model", "position embedding"),
        QT_TRANSLATE_NOOP("model", "Adds to each vector where in the text or picture it stands.")},
    {TypeEmbedding, QT_TRANSLATE_NOOP("model", "segment embedding"),
        QT_TRANSLATE_NOOP("model", "Adds to each vector which of two texts it belongs to.")},
    {EmbeddingNorm, QT_TRANSLATE_NOOP("model", "norm behind the embedding"),
        QT_TRANSLATE_NOOP("model", "Brings the vectors that come from the embedding to a common size.")},
    {PatchEmbedding, QT_TRANSLATE_NOOP("model", "patch embedding"),
        QT_TRANSLATE_NOOP("model", "Turns small squares of the picture into vectors.")},
    {ClassToken, QT_TRANSLATE_NOOP("model", "class token"),
        QT_TRANSLATE_NOOP("model", "A learned vector that is put in front of the input; it gathers what stands for the whole.")},
    {AudioStem, QT_TRANSLATE_NOOP("model", "first convolution over sound"),
        QT_TRANSLATE_NOOP("model", "Turns short pieces of sound into vectors.")},
    {AttentionQuery, QT_TRANSLATE_NOOP("model", "attention, query projection"),
        QT_TRANSLATE_NOOP("model", "For each token, turns the numbers that describe it into questions: what should this token pay attention to?")},
    {AttentionKey, QT_TRANSLATE_NOOP("model", "attention, key projection"),
        QT_TRANSLATE_NOOP("model", "For each token, makes the labels that the questions of other tokens are compared with.")},
    {AttentionValue, QT_TRANSLATE_NOOP("model", "attention, value projection"),
        QT_TRANSLATE_NOOP("model", "For each token, makes what is handed on to those that pay attention to it.")},
    {AttentionFused, QT_TRANSLATE_NOOP("model", "attention, several projections in one"),
        QT_TRANSLATE_NOOP("model", "Queries, keys and values, or two of them, computed by one matrix.")},
    {AttentionOutput, QT_TRANSLATE_NOOP("model", "attention, output projection"),
        QT_TRANSLATE_NOOP("model", "Joins what the heads have gathered back into one vector for each token.")},
    {AttentionQueryNorm, QT_TRANSLATE_NOOP("model", "attention, norm of the queries"),
        QT_TRANSLATE_NOOP("model", "Brings the queries to a common size before they are compared.")},
    {AttentionKeyNorm, QT_TRANSLATE_NOOP("model", "attention, norm of the keys"),
        QT_TRANSLATE_NOOP("model", "Brings the keys to a common size before they are compared.")},
    {AttentionSinks, QT_TRANSLATE_NOOP("model", "attention sinks"),
        QT_TRANSLATE_NOOP("model", "One number for each head: a place to pay attention to when nothing else fits.")},
    {RelativePosition, QT_TRANSLATE_NOOP("model", "attention, relative position"),
        QT_TRANSLATE_NOOP("model", "Adds to each comparison how far apart the two places are.")},
    {LatentQueryDown, QT_TRANSLATE_NOOP("model", "latent attention, queries made small"),
        QT_TRANSLATE_NOOP("model", "First half of the query projection: into a smaller vector.")},
    {LatentQueryUp, QT_TRANSLATE_NOOP("model", "latent attention, queries from the small form"),
        QT_TRANSLATE_NOOP("model", "Second half of the query projection: from the smaller vector to all heads.")},
    {LatentKeyValueDown, QT_TRANSLATE_NOOP("model", "latent attention, keys and values made small"),
        QT_TRANSLATE_NOOP("model", "Makes one small vector from which keys and values are computed; only this one is kept while generating.")},
    {LatentKeyValueUp, QT_TRANSLATE_NOOP("model", "latent attention, keys and values from the small form"),
        QT_TRANSLATE_NOOP("model", "Computes keys and values of all heads from the small vector.")},
    {LatentNorm, QT_TRANSLATE_NOOP("model", "latent attention, norm of the small form"),
        QT_TRANSLATE_NOOP("model", "Brings the small vectors to a common size.")},
    {AttentionNorm, QT_TRANSLATE_NOOP("model", "norm before attention"),
        QT_TRANSLATE_NOOP("model", "Brings the vectors to a common size before the attention of the layer.")},
    {AttentionPostNorm, QT_TRANSLATE_NOOP("model", "norm behind attention"),
        QT_TRANSLATE_NOOP("model", "Brings the vectors to a common size after the attention of the layer.")},
    {MlpGate, QT_TRANSLATE_NOOP("model", "MLP, gate projection"),
        QT_TRANSLATE_NOOP("model", "Decides how much of each of the widened numbers goes on.")},
    {MlpUp, QT_TRANSLATE_NOOP("model", "MLP, up projection"),
        QT_TRANSLATE_NOOP("model", "Widens each vector, so that the layer can work on it.")},
    {MlpDown, QT_TRANSLATE_NOOP("model", "MLP, down projection"),
        QT_TRANSLATE_NOOP("model", "Brings the widened vector back to the width of the model.")},
    {MlpGateUp, QT_TRANSLATE_NOOP("model", "MLP, gate and up projection in one"),
        QT_TRANSLATE_NOOP("model", "Gate and widening, computed by one matrix.")},
    {MlpNorm, QT_TRANSLATE_NOOP("model", "norm before the MLP"),
        QT_TRANSLATE_NOOP("model", "Brings the vectors to a common size before the MLP of the layer.")},
    {MlpPostNorm, QT_TRANSLATE_NOOP("model", "norm behind the MLP"),
        QT_TRANSLATE_NOOP("model", "Brings the vectors to a common size at the end of the layer.")},
    {Router, QT_TRANSLATE_NOOP("model", "router"),
        QT_TRANSLATE_NOOP("model", "Chooses for each token which experts work on it.")},
    {SharedExpertGate, QT_TRANSLATE_NOOP("model", "gate of the shared expert"),
        QT_TRANSLATE_NOOP("model", "Decides for each token how much the shared expert counts.")},
    {FinalNorm, QT_TRANSLATE_NOOP("model", "last norm"),
        QT_TRANSLATE_NOOP("model", "Brings the vectors to a common size before the output.")},
    {OutputHead, QT_TRANSLATE_NOOP("model", "output head"),
        QT_TRANSLATE_NOOP("model", "Turns each vector into one score for each token of the vocabulary. It is often the token embedding once more.")},
    {Pooler, QT_TRANSLATE_NOOP("model", "pooler"),
        QT_TRANSLATE_NOOP("model", "Makes one vector that stands for the whole text.")},
    {Classifier, QT_TRANSLATE_NOOP("model", "classifier"),
        QT_TRANSLATE_NOOP("model", "Turns the vector into one score for each class.")},
    {Projector, QT_TRANSLATE_NOOP("model", "projector"),
        QT_TRANSLATE_NOOP("model", "Turns vectors of one part of the model, such as pictures, into those of another.")},
    {RotaryFrequencies, QT_TRANSLATE_NOOP("model", "rotary frequencies"),
        QT_TRANSLATE_NOOP("model", "Numbers from which positions are computed; they could be computed anew and are no parameters.")},
    {SsmInput, QT_TRANSLATE_NOOP("model", "state space, input projection"),
        QT_TRANSLATE_NOOP("model", "Widens the vectors and splits them for the state space block.")},
    {SsmConvolution, QT_TRANSLATE_NOOP("model", "state space, short convolution"),
        QT_TRANSLATE_NOOP("model", "Mixes each token with the few before it.")},
    {SsmSelection, QT_TRANSLATE_NOOP("model", "state space, selection"),
        QT_TRANSLATE_NOOP("model", "Computes from each token what is kept in the state and what is read from it.")},
    {SsmStep, QT_TRANSLATE_NOOP("model", "state space, step size"),
        QT_TRANSLATE_NOOP("model", "Decides for each token how far the state moves on.")},
    {SsmDecay, QT_TRANSLATE_NOOP("model", "state space, decay"),
        QT_TRANSLATE_NOOP("model", "How fast the state forgets.")},
    {SsmSkip, QT_TRANSLATE_NOOP("model", "state space, direct path"),
        QT_TRANSLATE_NOOP("model", "How much of the input passes the state by.")},
    {SsmOutput, QT_TRANSLATE_NOOP("model", "state space, output projection"),
        QT_TRANSLATE_NOOP("model", "Brings the result back to the width of the model.")},
    {SsmNorm, QT_TRANSLATE_NOOP("model", "state space, norm"),
        QT_TRANSLATE_NOOP("model", "Brings the result to a common size.")},
    {TimeEmbedding, QT_TRANSLATE_NOOP("model", "time embedding"),
        QT_TRANSLATE_NOOP("model", "Tells the model how noisy the picture still is.")},
    {ConditionEmbedding, QT_TRANSLATE_NOOP("model", "embedding of the condition"),
        QT_TRANSLATE_NOOP("model", "Turns the prompt or the picture's size into vectors that steer the model.")},
    {ConvolutionIn, QT_TRANSLATE_NOOP("model", "first convolution"),
        QT_TRANSLATE_NOOP("model", "Turns the latent picture into the channels that the model works with.")},
    {ConvolutionOut, QT_TRANSLATE_NOOP("model", "last convolution"),
        QT_TRANSLATE_NOOP("model", "Turns the channels back into a latent picture.")},
    {Convolution, QT_TRANSLATE_NOOP("model", "convolution"),
        QT_TRANSLATE_NOOP("model", "Looks at each place together with its neighbours.")},
    {Downsampling, QT_TRANSLATE_NOOP("model", "downsampling"),
        QT_TRANSLATE_NOOP("model", "Halves the picture, so that the next blocks see more of it at once.")},
    {Upsampling, QT_TRANSLATE_NOOP("model", "upsampling"),
        QT_TRANSLATE_NOOP("model", "Doubles the picture again.")},
    {Shortcut, QT_TRANSLATE_NOOP("model", "shortcut"),
        QT_TRANSLATE_NOOP("model", "Carries the input past the block where the number of channels changes.")},
    {Normalisation, QT_TRANSLATE_NOOP("model", "norm"),
        QT_TRANSLATE_NOOP("model", "Brings the numbers to a common size.")},
    {BatchStatistics, QT_TRANSLATE_NOOP("model", "statistics of the training"),
        QT_TRANSLATE_NOOP("model", "Means and variances that were gathered while training; no parameters.")},
    {LowRankA, QT_TRANSLATE_NOOP("model", "LoRA, down matrix"),
        QT_TRANSLATE_NOOP("model", "First of two small matrices that together change a large one: into the small rank.")},
    {LowRankB, QT_TRANSLATE_NOOP("model", "LoRA, up matrix"),
        QT_TRANSLATE_NOOP("model", "Second of two small matrices that together change a large one: back to full width.")},
    {LowRankMagnitude, QT_TRANSLATE_NOOP("model", "DoRA, magnitudes"),
        QT_TRANSLATE_NOOP("model", "The length of each column after the change.")},
    {QuantisedWeight, QT_TRANSLATE_NOOP("model", "quantised weight"),
        QT_TRANSLATE_NOOP("model", "A weight in few bits, several packed into each number; scales beside it give the values back.")},
    {QuantisationScale, QT_TRANSLATE_NOOP("model", "scale of a quantised weight"),
        QT_TRANSLATE_NOOP("model", "What the small numbers of a quantised weight are multiplied by. No parameter of the model.")},
    {QuantisationZero, QT_TRANSLATE_NOOP("model", "zero point of a quantised weight"),
        QT_TRANSLATE_NOOP("model", "What is taken off the small numbers of a quantised weight. No parameter of the model.")},
    {QuantisationOrder, QT_TRANSLATE_NOOP("model", "order of a quantised weight"),
        QT_TRANSLATE_NOOP("model", "Says how the small numbers of a quantised weight are laid out. No parameter of the model.")},
    {OptimizerFirstMoment, QT_TRANSLATE_NOOP("model", "optimizer, mean of the gradients"),
        QT_TRANSLATE_NOOP("model", "Kept by the optimizer to go on training; loading the model does not need it.")},
    {OptimizerSecondMoment, QT_TRANSLATE_NOOP("model", "optimizer, mean of the squared gradients"),
        QT_TRANSLATE_NOOP("model", "Kept by the optimizer to go on training; loading the model does not need it.")},
    {OptimizerStep, QT_TRANSLATE_NOOP("model", "optimizer, number of steps"),
        QT_TRANSLATE_NOOP("model", "Kept by the optimizer to go on training; loading the model does not need it.")},
});
static_assert(AllWords.size() == static_cast<std::size_t>(Count));

const Words& wordsOf(TensorPart part)
{
    const auto index = static_cast<std::size_t>(part);
    return AllWords[index < AllWords.size() ? index : 0];
}

Message message(const char* source)
{
    return source == nullptr ? Message() : Message(source);
}

} // namespace

Message tensorPartTitle(TensorPart part)
{
    return message(wordsOf(part).title);
}

Message tensorPartExplanation(TensorPart part)
{
    return message(wordsOf(part).explanation);
}

Message tensorSideTitle(TensorSide side)
{
    switch (side) {
    case TensorSide::None:
        break;
    case TensorSide::Encoder:
        return Message(QT_TRANSLATE_NOOP("model", "encoder"));
    case TensorSide::Decoder:
        return Message(QT_TRANSLATE_NOOP("model", "decoder"));
    case TensorSide::Vision:
        return Message(QT_TRANSLATE_NOOP("model", "vision part"));
    case TensorSide::Audio:
        return Message(QT_TRANSLATE_NOOP("model", "audio part"));
    case TensorSide::Text:
        return Message(QT_TRANSLATE_NOOP("model", "text part"));
    case TensorSide::Mask:
        return Message(QT_TRANSLATE_NOOP("model", "mask decoder"));
    }
    return {};
}

Message tensorRoleTitle(const TensorRole& role)
{
    Message title = tensorPartTitle(role.part);
    if (title.isEmpty()) {
        return title;
    }
    if (const Message inner = tensorPartTitle(role.decorates); !inner.isEmpty()) {
        title = Message(QT_TRANSLATE_NOOP("model", "%1 of: %2"), {title, inner});
    }
    if (role.isCross) {
        title = Message(QT_TRANSLATE_NOOP("model", "cross-%1"), {title});
    }
    if (role.expert) {
        title = Message(QT_TRANSLATE_NOOP("model", "%1, expert %2"), {title, Message::Argument::count(*role.expert)});
    } else if (role.isShared) {
        title = Message(QT_TRANSLATE_NOOP("model", "%1, shared expert"), {title});
    } else if (role.isExpert) {
        title = Message(QT_TRANSLATE_NOOP("model", "%1, all experts"), {title});
    }
    if (role.isBias) {
        title = Message(QT_TRANSLATE_NOOP("model", "%1, bias"), {title});
    }
    return title;
}

} // namespace vitrine
