// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/layer_prefix.h"
#include "model/tensors/tensor_role.h"

#include <QTest>

using namespace vitrine;

class TensorRoleTest final : public QObject
{
    Q_OBJECT

private slots:
    void names_data();
    void names();
    void decorations();
    void words();
    void everyPartHasWords();
    void oddNames();
    void layerPrefixes();
};

void TensorRoleTest::names_data()
{
    QTest::addColumn<int>("part");
    QTest::addColumn<int>("layer");
    const auto row = [](const char* name, TensorPart part, int layer = -1) { QTest::newRow(name) << int(part) << layer; };
    using enum TensorPart;
    // Llama, Qwen, Mistral, Gemma
    row("model.embed_tokens.weight", TokenEmbedding);
    row("model.layers.0.input_layernorm.weight", AttentionNorm, 0);
    row("model.layers.12.self_attn.q_proj.weight", AttentionQuery, 12);
    row("model.layers.12.self_attn.k_proj.bias", AttentionKey, 12);
    row("model.layers.12.self_attn.o_proj.weight", AttentionOutput, 12);
    row("model.layers.12.self_attn.q_norm.weight", AttentionQueryNorm, 12);
    row("model.layers.3.mlp.gate_proj.weight", MlpGate, 3);
    row("model.layers.3.mlp.up_proj.weight", MlpUp, 3);
    row("model.layers.3.mlp.down_proj.weight", MlpDown, 3);
    row("model.layers.3.post_attention_layernorm.weight", MlpNorm, 3);
    row("model.norm.weight", FinalNorm);
    row("lm_head.weight", OutputHead);
    row("model.layers.0.self_attn.rotary_emb.inv_freq", RotaryFrequencies, 0);
    row("layers.5.attention.wq.weight", AttentionQuery, 5);
    row("layers.5.feed_forward.w2.weight", MlpDown, 5);
    row("norm.weight", FinalNorm);
    row("tok_embeddings.weight", TokenEmbedding);
    row("output.weight", OutputHead);
    // Mixtures of experts
    row("model.layers.7.mlp.experts.31.down_proj.weight", MlpDown, 7);
    row("model.layers.7.mlp.gate.weight", Router, 7);
    row("model.layers.7.block_sparse_moe.gate.weight", Router, 7);
    row("model.layers.7.block_sparse_moe.experts.3.w1.weight", MlpGate, 7);
    row("model.layers.7.mlp.shared_expert_gate.weight", SharedExpertGate, 7);
    row("model.layers.7.self_attn.kv_a_proj_with_mqa.weight", LatentKeyValueDown, 7);
    row("model.layers.7.self_attn.q_a_layernorm.weight", LatentNorm, 7);
    // GPT-2, Falcon, NeoX
    row("transformer.wte.weight", TokenEmbedding);
    row("wpe.weight", PositionEmbedding);
    row("h.11.attn.c_attn.weight", AttentionFused, 11);
    row("h.11.attn.c_proj.weight", AttentionOutput, 11);
    row("h.11.mlp.c_proj.weight", MlpDown, 11);
    row("h.11.mlp.c_fc.bias", MlpUp, 11);
    row("h.11.ln_1.weight", AttentionNorm, 11);
    row("ln_f.bias", FinalNorm);
    row("gpt_neox.layers.2.attention.query_key_value.weight", AttentionFused, 2);
    row("gpt_neox.layers.2.mlp.dense_4h_to_h.weight", MlpDown, 2);
    // BERT and relatives
    row("bert.embeddings.word_embeddings.weight", TokenEmbedding);
    row("bert.embeddings.token_type_embeddings.weight", TypeEmbedding);
    row("bert.embeddings.LayerNorm.weight", EmbeddingNorm);
    row("bert.encoder.layer.4.attention.self.query.weight", AttentionQuery, 4);
    row("bert.encoder.layer.4.attention.output.dense.weight", AttentionOutput, 4);
    row("bert.encoder.layer.4.attention.output.LayerNorm.weight", AttentionPostNorm, 4);
    row("bert.encoder.layer.4.intermediate.dense.weight", MlpUp, 4);
    row("bert.encoder.layer.4.output.dense.weight", MlpDown, 4);
    row("bert.encoder.layer.4.output.LayerNorm.gamma", MlpPostNorm, 4);
    row("bert.pooler.dense.weight", Pooler);
    row("classifier.weight", Classifier);
    // T5, Whisper
    row("shared.weight", TokenEmbedding);
    row("encoder.block.0.layer.0.SelfAttention.q.weight", AttentionQuery, 0);
    row("encoder.block.0.layer.0.SelfAttention.relative_attention_bias.weight", RelativePosition, 0);
    row("decoder.block.5.layer.1.EncDecAttention.k.weight", AttentionKey, 5);
    row("decoder.block.5.layer.2.DenseReluDense.wi_0.weight", MlpGate, 5);
    row("model.decoder.layers.3.encoder_attn.q_proj.weight", AttentionQuery, 3);
    row("model.encoder.conv1.weight", Convolution);
    row("model.decoder.layers.3.final_layer_norm.weight", MlpNorm, 3);
    // Vision
    row("vit.embeddings.cls_token", ClassToken);
    row("vit.embeddings.patch_embeddings.projection.weight", PatchEmbedding);
    row("blocks.9.attn.qkv.weight", AttentionFused, 9);
    row("blocks.9.attn.proj.weight", AttentionOutput, 9);
    row("vision_model.encoder.layers.9.layer_norm1.weight", AttentionNorm, 9);
    row("bn1.running_mean", BatchStatistics);
    // Mamba
    row("backbone.layers.8.mixer.in_proj.weight", SsmInput, 8);
    row("backbone.layers.8.mixer.A_log", SsmDecay, 8);
    row("backbone.layers.8.mixer.D", SsmSkip, 8);
    row("backbone.layers.8.mixer.out_proj.weight", SsmOutput, 8);
    // Diffusers
    row("conv_in.weight", ConvolutionIn);
    row("time_embedding.linear_1.weight", TimeEmbedding);
    row("down_blocks.1.attentions.0.transformer_blocks.0.attn2.to_k.weight", AttentionKey, 1);
    row("down_blocks.1.resnets.0.conv_shortcut.weight", Shortcut, 1);
    row("mid_block.attentions.0.transformer_blocks.0.ff.net.0.proj.weight", MlpGateUp, 0);
    // GGUF
    row("token_embd.weight", TokenEmbedding);
    row("blk.21.attn_q.weight", AttentionQuery, 21);
    row("blk.21.ffn_down.weight", MlpDown, 21);
    row("blk.21.ffn_gate_exps.weight", MlpGate, 21);
    row("blk.21.ffn_gate_inp.weight", Router, 21);
    row("blk.21.attn_kv_a_mqa.weight", LatentKeyValueDown, 21);
    row("blk.21.ssm_a", SsmDecay, 21);
    row("output_norm.weight", FinalNorm);
    row("rope_freqs.weight", RotaryFrequencies);
    // Flax
    row("params/h/3/attn/c_attn/kernel", AttentionFused, 3);
    // Nothing that is known
    row("foo.bar.weight", Unknown);
    row("model.layers.4.head.weight", Unknown, 4);
}

void TensorRoleTest::names()
{
    QFETCH(int, part);
    QFETCH(int, layer);
    const TensorRole role = tensorRole(QTest::currentDataTag());
    QCOMPARE(int(role.part), part);
    QCOMPARE(role.layer ? int(*role.layer) : -1, layer);
}

void TensorRoleTest::decorations()
{
    TensorRole role = tensorRole("base_model.model.model.layers.3.self_attn.q_proj.lora_A.default.weight");
    QCOMPARE(role.part, TensorPart::LowRankA);
    QCOMPARE(role.decorates, TensorPart::AttentionQuery);
    QCOMPARE(role.layer, std::optional(3U));
    role = tensorRole("model.layers.3.mlp.up_proj.qweight");
    QCOMPARE(role.part, TensorPart::QuantisedWeight);
    QCOMPARE(role.decorates, TensorPart::MlpUp);
    role = tensorRole("model.layers.0.mlp.experts.255.up_proj.weight_scale_inv");
    QCOMPARE(role.part, TensorPart::QuantisationScale);
    QCOMPARE(role.expert, std::optional(255U));
    QVERIFY(role.isExpert);
    QVERIFY(tensorRole("model.layers.1.self_attn.q_proj.bias").isBias);
    QVERIFY(tensorRole("model.decoder.layers.1.encoder_attn.q_proj.weight").isCross);
    QVERIFY(tensorRole("model.layers.1.mlp.shared_expert.up_proj.weight").isShared);
    QCOMPARE(tensorRole("vision_tower.encoder.layers.1.q_proj.weight").side, TensorSide::Vision);
    QCOMPARE(tensorRole("state.7.exp_avg_sq").part, TensorPart::OptimizerSecondMoment);
}

void TensorRoleTest::words()
{
    const auto title = [](const char* name) { return tensorRoleTitle(tensorRole(name)).text(); };
    QCOMPARE(title("model.layers.12.self_attn.q_proj.weight"), QStringLiteral("attention, query projection"));
    QCOMPARE(title("model.layers.12.self_attn.q_proj.bias"), QStringLiteral("attention, query projection, bias"));
    QCOMPARE(title("model.layers.7.mlp.experts.31.down_proj.weight"), QStringLiteral("MLP, down projection, expert 31"));
    QCOMPARE(title("blk.21.ffn_gate_exps.weight"), QStringLiteral("MLP, gate projection, all experts"));
    QCOMPARE(title("decoder.block.5.layer.1.EncDecAttention.k.weight"), QStringLiteral("cross-attention, key projection"));
    QCOMPARE(title("model.layers.3.mlp.up_proj.scales"), QStringLiteral("scale of a quantised weight of: MLP, up projection"));
    QVERIFY(tensorRoleTitle(tensorRole("foo")).isEmpty());
}

void TensorRoleTest::everyPartHasWords()
{
    for (int part = 1; part < int(TensorPart::Count); ++part) {
        QVERIFY(!tensorPartTitle(TensorPart(part)).isEmpty());
        QVERIFY(!tensorPartExplanation(TensorPart(part)).isEmpty());
    }
    QVERIFY(tensorPartTitle(TensorPart::Unknown).isEmpty());
    QCOMPARE(tensorPartTitle(TensorPart::OptimizerStep).text(), QStringLiteral("optimizer, number of steps"));
}

void TensorRoleTest::oddNames()
{
    for (const std::string& name : {std::string(), std::string("."), std::string("..."), std::string("0"), std::string("0.1.2"), std::string(100'000, '.'),
             std::string(100'000, 'a'), std::string("layers.99999999999999999999.x"), std::string("\xff\xfe.\0weight", 10)}) {
        const TensorRole role = tensorRole(name);
        QVERIFY(!role.layer);
        QCOMPARE(role.part, TensorPart::Unknown);
    }
    QCOMPARE(tensorRole("layers.4294967295").layer, std::optional(4294967295U));
}

void TensorRoleTest::layerPrefixes()
{
    QCOMPARE(layerPrefix("model.layers.12.mlp.up_proj.weight", 12), "layers.12.");
    QCOMPARE(layerPrefix("h.3.ln_1.weight", 3), "h.3.");
    QCOMPARE(layerPrefix("params/h/3/attn", 3), "h/3/");
    QCOMPARE(layerPrefix("blk.0", 0), "blk.0");
    QCOMPARE(layerPrefix("no.number", 0), "no.number");
    QCOMPARE(layerPrefix("", 0), "");
}

QTEST_GUILESS_MAIN(TensorRoleTest)
#include "tst_tensor_role.moc"
