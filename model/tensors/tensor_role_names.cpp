// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/tensor_role_names.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace vitrine::rolenames {

namespace {

using enum TensorPart;

struct Name {
    std::string_view piece;
    TensorPart part;
};

/// Names as the libraries use them, by what they name. Longer pieces win over their own ends.
constexpr auto Names = std::to_array<Name>({
    // What turns the input into vectors.
    {"embed_tokens", TokenEmbedding}, {"wte", TokenEmbedding}, {"word_embeddings", TokenEmbedding}, {"tok_embeddings", TokenEmbedding},
    {"token_embd", TokenEmbedding}, {"embed_in", TokenEmbedding}, {"shared", TokenEmbedding}, {"token_embedding", TokenEmbedding},
    {"word_embedding", TokenEmbedding}, {"embeddings", TokenEmbedding}, {"embedding", TokenEmbedding}, {"tok_embed", TokenEmbedding},
    {"embedder", TokenEmbedding}, {"wpe", PositionEmbedding}, {"embed_positions", PositionEmbedding},
    {"position_embeddings", PositionEmbedding}, {"position_embedding", PositionEmbedding}, {"position_embd", PositionEmbedding},
    {"pos_embed", PositionEmbedding}, {"pos_embedding", PositionEmbedding}, {"positional_embedding", PositionEmbedding},
    {"abs_pos_emb", PositionEmbedding}, {"token_type_embeddings", TypeEmbedding}, {"token_types", TypeEmbedding},
    {"embeddings.layernorm", EmbeddingNorm}, {"token_embd_norm", EmbeddingNorm}, {"word_embeddings_layernorm", EmbeddingNorm},
    {"layernorm_embedding", EmbeddingNorm}, {"patch_embed", PatchEmbedding}, {"patch_embed.proj", PatchEmbedding},
    {"patch_embedding", PatchEmbedding}, {"patch_embeddings.projection", PatchEmbedding}, {"patch_embd", PatchEmbedding},
    {"patch_embeddings", PatchEmbedding}, {"cls_token", ClassToken}, {"class_embedding", ClassToken}, {"class_embd", ClassToken},
    {"encoder.conv", AudioStem}, {"feature_extractor.conv_layers.conv", AudioStem},
    // Attention.
    {"q_proj", AttentionQuery}, {"attn_q", AttentionQuery}, {"wq", AttentionQuery}, {"query", AttentionQuery}, {"to_q", AttentionQuery},
    {"q", AttentionQuery}, {"q_lin", AttentionQuery}, {"query_proj", AttentionQuery}, {"k_proj", AttentionKey}, {"attn_k", AttentionKey},
    {"wk", AttentionKey}, {"key", AttentionKey}, {"to_k", AttentionKey}, {"k", AttentionKey}, {"k_lin", AttentionKey},
    {"key_proj", AttentionKey}, {"v_proj", AttentionValue}, {"attn_v", AttentionValue}, {"wv", AttentionValue},
    {"value", AttentionValue}, {"to_v", AttentionValue}, {"v", AttentionValue}, {"v_lin", AttentionValue},
    {"value_proj", AttentionValue}, {"qkv_proj", AttentionFused}, {"attn_qkv", AttentionFused}, {"c_attn", AttentionFused},
    {"query_key_value", AttentionFused}, {"qkv", AttentionFused}, {"wqkv", AttentionFused}, {"in_proj_weight", AttentionFused},
    {"in_proj_bias", AttentionFused}, {"to_qkv", AttentionFused}, {"kv_proj", AttentionFused}, {"to_kv", AttentionFused},
    {"o_proj", AttentionOutput}, {"attn_output", AttentionOutput}, {"wo", AttentionOutput}, {"attention.wo", AttentionOutput},
    {"attn.c_proj", AttentionOutput}, {"attention.output.dense", AttentionOutput}, {"to_out", AttentionOutput},
    {"self_attn.out_proj", AttentionOutput}, {"attn.proj", AttentionOutput}, {"attn.out_proj", AttentionOutput},
    {"encoder_attn.out_proj", AttentionOutput}, {"attention.dense", AttentionOutput}, {"self_attention.dense", AttentionOutput},
    {"attention.out_lin", AttentionOutput}, {"selfattention.o", AttentionOutput}, {"encdecattention.o", AttentionOutput},
    {"out_proj", AttentionOutput}, {"attn_out", AttentionOutput}, {"proj_attn", AttentionOutput}, {"attn.out", AttentionOutput},
    {"q_norm", AttentionQueryNorm}, {"attn_q_norm", AttentionQueryNorm}, {"norm_q", AttentionQueryNorm},
    {"query_norm", AttentionQueryNorm}, {"q_layernorm", AttentionQueryNorm}, {"k_norm", AttentionKeyNorm},
    {"attn_k_norm", AttentionKeyNorm}, {"norm_k", AttentionKeyNorm}, {"key_norm", AttentionKeyNorm}, {"k_layernorm", AttentionKeyNorm},
    {"sinks", AttentionSinks}, {"attn_sinks", AttentionSinks}, {"relative_attention_bias", RelativePosition},
    {"relative_position_bias_table", RelativePosition}, {"attn_rel_b", RelativePosition}, {"rel_pos_h", RelativePosition},
    {"rel_pos_w", RelativePosition}, {"rel_embeddings", RelativePosition}, {"q_a_proj", LatentQueryDown}, {"attn_q_a", LatentQueryDown},
    {"q_b_proj", LatentQueryUp}, {"attn_q_b", LatentQueryUp}, {"kv_a_proj_with_mqa", LatentKeyValueDown},
    {"attn_kv_a_mqa", LatentKeyValueDown}, {"kv_b_proj", LatentKeyValueUp}, {"attn_kv_b", LatentKeyValueUp},
    {"attn_k_b", LatentKeyValueUp}, {"attn_v_b", LatentKeyValueUp}, {"q_a_layernorm", LatentNorm}, {"kv_a_layernorm", LatentNorm},
    {"attn_q_a_norm", LatentNorm}, {"attn_kv_a_norm", LatentNorm}, {"input_layernorm", AttentionNorm}, {"attn_norm", AttentionNorm},
    {"ln_1", AttentionNorm}, {"attention_norm", AttentionNorm}, {"self_attn_layer_norm", AttentionNorm}, {"ln1", AttentionNorm},
    {"layernorm_before", AttentionNorm}, {"sa_layer_norm", AttentionNorm}, {"attention.output.layernorm", AttentionPostNorm},
    {"attn_output_norm", AttentionPostNorm}, {"post_attention_norm", AttentionPostNorm}, {"encoder_attn_layer_norm", AttentionNorm},
    {"input_norm", AttentionNorm}, {"layer_norm1", AttentionNorm}, {"norm1", AttentionNorm}, {"post_attention_layernorm", MlpNorm},
    // The part of a layer between two attentions.
    {"gate_proj", MlpGate}, {"ffn_gate", MlpGate}, {"w1", MlpGate}, {"wi_0", MlpGate}, {"ffn_gate_exps", MlpGate},
    {"ffn_gate_shexp", MlpGate}, {"up_proj", MlpUp}, {"ffn_up", MlpUp}, {"w3", MlpUp}, {"wi_1", MlpUp}, {"c_fc", MlpUp}, {"fc1", MlpUp},
    {"ffn_up_exps", MlpUp}, {"ffn_up_shexp", MlpUp}, {"dense_h_to_4h", MlpUp}, {"intermediate.dense", MlpUp}, {"wi", MlpUp},
    {"ffn.lin1", MlpUp}, {"net.proj", MlpGateUp}, {"linear_1", MlpUp}, {"down_proj", MlpDown}, {"ffn_down", MlpDown}, {"w2", MlpDown},
    {"mlp.c_proj", MlpDown}, {"c_proj", MlpDown}, {"fc2", MlpDown}, {"ffn_down_exps", MlpDown}, {"ffn_down_shexp", MlpDown},
    {"dense_4h_to_h", MlpDown}, {"output.dense", MlpDown}, {"ffn.lin2", MlpDown}, {"densereludense.wo", MlpDown}, {"ff.net", MlpDown},
    {"linear_2", MlpDown}, {"gate_up_proj", MlpGateUp}, {"ffn_gate_up_exps", MlpGateUp}, {"ln_2", MlpNorm}, {"ffn_norm", MlpNorm},
    {"pre_feedforward_layernorm", MlpNorm}, {"layernorm_after", MlpNorm}, {"final_layer_norm", MlpNorm}, {"ln2", MlpNorm},
    {"layer_norm2", MlpNorm}, {"norm2", MlpNorm}, {"norm3", MlpNorm}, {"output.layernorm", MlpPostNorm},
    {"layer_output_norm", MlpPostNorm}, {"post_feedforward_layernorm", MlpPostNorm}, {"post_ffw_norm", MlpPostNorm},
    {"output_layer_norm", MlpPostNorm}, {"mlp.gate", Router}, {"block_sparse_moe.gate", Router}, {"router", Router},
    {"ffn_gate_inp", Router}, {"feed_forward.router", Router}, {"router.classifier", Router}, {"exp_probs_b", Router},
    {"gate.e_score_correction_bias", Router}, {"shared_expert_gate", SharedExpertGate}, {"ffn_gate_inp_shexp", SharedExpertGate},
    // What turns vectors into the answer.
    {"model.norm", FinalNorm}, {"ln_f", FinalNorm}, {"output_norm", FinalNorm}, {"final_layernorm", FinalNorm},
    {"norm_f", FinalNorm}, {"decoder.final_layer_norm", FinalNorm}, {"encoder.final_layer_norm", FinalNorm}, {"ln_post", FinalNorm},
    {"post_layernorm", FinalNorm}, {"decoder.layer_norm", FinalNorm}, {"encoder.layer_norm", FinalNorm}, {"ln_final", FinalNorm},
    {"post_ln", FinalNorm}, {"lm_head", OutputHead}, {"output", OutputHead}, {"embed_out", OutputHead}, {"proj_out", OutputHead},
    {"cls.predictions.decoder", OutputHead}, {"predictions.transform.dense", OutputHead}, {"vocab_projector", OutputHead},
    {"pooler.dense", Pooler}, {"pooler", Pooler}, {"classifier", Classifier}, {"score", Classifier}, {"head", Classifier},
    {"qa_outputs", Classifier}, {"classifier.dense", Classifier}, {"multi_modal_projector", Projector}, {"mm_projector", Projector},
    {"visual_projection", Projector}, {"text_projection", Projector}, {"merger.mlp", Projector}, {"inv_freq", RotaryFrequencies},
    {"rope_freqs", RotaryFrequencies}, {"rope_factors_long", RotaryFrequencies}, {"rope_factors_short", RotaryFrequencies},
    // State space models.
    {"mixer.in_proj", SsmInput}, {"ssm_in", SsmInput}, {"in_proj", SsmInput}, {"conv1d", SsmConvolution}, {"ssm_conv1d", SsmConvolution},
    {"x_proj", SsmSelection}, {"ssm_x", SsmSelection}, {"dt_proj", SsmStep}, {"ssm_dt", SsmStep}, {"dt_bias", SsmStep},
    {"a_log", SsmDecay}, {"ssm_a", SsmDecay}, {"mixer.d", SsmSkip}, {"ssm_d", SsmSkip}, {"mixer.out_proj", SsmOutput},
    {"ssm_out", SsmOutput}, {"mixer.norm", SsmNorm}, {"ssm_norm", SsmNorm},
    // Image generation.
    {"time_embedding.linear_1", TimeEmbedding}, {"time_embedding.linear_2", TimeEmbedding}, {"time_emb_proj", TimeEmbedding},
    {"time_embed", TimeEmbedding}, {"timestep_embedder.linear_1", TimeEmbedding}, {"timestep_embedder.linear_2", TimeEmbedding},
    {"add_embedding.linear_1", ConditionEmbedding}, {"add_embedding.linear_2", ConditionEmbedding},
    {"context_embedder", ConditionEmbedding}, {"conv_in", ConvolutionIn}, {"conv_out", ConvolutionOut}, {"conv1", Convolution},
    {"conv2", Convolution}, {"conv", Convolution}, {"conv3", Convolution}, {"quant_conv", Convolution}, {"post_quant_conv", Convolution},
    {"downsamplers.conv", Downsampling}, {"downsample", Downsampling}, {"upsamplers.conv", Upsampling}, {"upsample", Upsampling},
    {"conv_shortcut", Shortcut}, {"conv_norm_out", Normalisation}, {"group_norm", Normalisation}, {"norm", Normalisation},
    {"layernorm", Normalisation}, {"layer_norm", Normalisation}, {"ln", Normalisation}, {"bn1", Normalisation}, {"bn2", Normalisation},
    {"bn3", Normalisation}, {"bn", Normalisation}, {"running_mean", BatchStatistics}, {"running_var", BatchStatistics},
    {"num_batches_tracked", BatchStatistics},
    // Adapters, quantisation, training.
    {"lora_a", LowRankA}, {"lora_b", LowRankB}, {"lora_embedding_a", LowRankA}, {"lora_embedding_b", LowRankB}, {"lora_down", LowRankA},
    {"lora_up", LowRankB}, {"lora_magnitude_vector", LowRankMagnitude}, {"qweight", QuantisedWeight}, {"weight_packed", QuantisedWeight},
    {"scales", QuantisationScale}, {"weight_scale", QuantisationScale}, {"weight_scale_inv", QuantisationScale},
    {"input_scale", QuantisationScale}, {"weight_scale_2", QuantisationScale}, {"absmax", QuantisationScale},
    {"weight_shape", QuantisationOrder}, {"qzeros", QuantisationZero}, {"weight_zero_point", QuantisationZero},
    {"g_idx", QuantisationOrder}, {"quant_map", QuantisationOrder}, {"exp_avg", OptimizerFirstMoment},
    {"exp_avg_sq", OptimizerSecondMoment}, {"momentum_buffer", OptimizerFirstMoment}, {"step", OptimizerStep},
});

constexpr auto LayerWords = std::to_array<std::string_view>({"layers", "layer", "h", "blk", "block", "blocks", "resblocks",
    "transformer_blocks", "single_transformer_blocks", "joint_blocks", "double_blocks", "single_blocks", "encoder_layers",
    "decoder_layers", "decoders", "encoders", "resnets", "down_blocks", "up_blocks", "stages", "dec", "enc", "hidden_layers"});

} // namespace

TensorPart partOf(std::string_view piece)
{
    static const std::unordered_map<std::string_view, TensorPart> table = [] {
        std::unordered_map<std::string_view, TensorPart> all;
        for (const Name& name : Names) {
            all.emplace(name.piece, name.part);
        }
        return all;
    }();
    const auto found = table.find(piece);
    return found == table.end() ? Unknown : found->second;
}

bool countsLayers(std::string_view segment)
{
    return std::ranges::contains(LayerWords, segment);
}

} // namespace vitrine::rolenames
