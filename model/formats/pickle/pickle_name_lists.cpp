// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/formats/pickle/pickle_name_lists.h"

#include <array>

namespace vitrine {

namespace {

constexpr std::string_view SparseClasses
    = "BFloat16Tensor ByteTensor CharTensor DoubleTensor FloatTensor HalfTensor IntTensor LongTensor ShortTensor";

/// torch/_weights_only_unpickler.py of torch 2.13.
constexpr auto WeightsOnly = std::to_array<PickleNames>({
    {"_codecs", "encode"},
    {"builtins", "bytearray complex set"},
    {"collections", "Counter OrderedDict"},
    {"torch",
        "BFloat16Storage BFloat16Tensor BoolStorage BoolTensor ByteStorage ByteTensor CharStorage CharTensor "
        "ComplexDoubleStorage ComplexFloatStorage DoubleStorage DoubleTensor FloatStorage FloatTensor HalfStorage "
        "HalfTensor IntStorage IntTensor LongStorage LongTensor QInt32Storage QInt8Storage QUInt2x4Storage "
        "QUInt4x2Storage QUInt8Storage ShortStorage ShortTensor Size Tensor bfloat16 bits16 bits1x8 bits2x4 bits4x2 "
        "bits8 bool complex128 complex32 complex64 device float16 float32 float4_e2m1fn_x2 float64 float8_e4m3fn "
        "float8_e4m3fnuz float8_e5m2 float8_e5m2fnuz float8_e8m0fnu int1 int16 int2 int3 int32 int4 int5 int6 int64 "
        "int7 int8 per_channel_affine per_channel_affine_float_qparams per_channel_symmetric per_tensor_affine "
        "per_tensor_symmetric qint32 qint8 quint2x4 quint4x2 quint8 uint1 uint16 uint2 uint3 uint32 uint4 uint5 "
        "uint6 uint64 uint7 uint8"},
    {"torch._tensor", "_rebuild_from_type_v2"},
    {"torch._utils",
        "_rebuild_device_tensor_from_cpu_tensor _rebuild_device_tensor_from_numpy "
        "_rebuild_meta_tensor_no_storage _rebuild_nested_tensor _rebuild_parameter _rebuild_parameter_with_state "
        "_rebuild_qtensor _rebuild_sparse_tensor _rebuild_tensor _rebuild_tensor_v2 _rebuild_tensor_v3 "
        "_rebuild_wrapper_subclass"},
    {"torch.cuda",
        "BFloat16Storage BFloat16Tensor BoolStorage BoolTensor ByteStorage ByteTensor CharStorage CharTensor "
        "ComplexDoubleStorage ComplexFloatStorage DoubleStorage DoubleTensor FloatStorage FloatTensor HalfStorage "
        "HalfTensor IntStorage IntTensor LongStorage LongTensor ShortStorage ShortTensor"},
    {"torch.cuda.sparse", SparseClasses},
    {"torch.nn.parameter", "Parameter"},
    {"torch.serialization", "_get_layout"},
    {"torch.sparse", SparseClasses},
    {"torch.storage", "TypedStorage UntypedStorage"},
});

constexpr auto PlainData = std::to_array<PickleNames>({
    {"builtins", "bool bytes dict float frozenset int list object range slice str tuple"},
    {"collections", "defaultdict deque"},
    {"copyreg", "_reconstructor"},
    {"datetime", "date datetime time timedelta timezone"},
    {"decimal", "Decimal"},
    {"fractions", "Fraction"},
    {"numpy", "dtype ndarray bool_ float16 float32 float64 int8 int16 int32 int64 uint8 uint16 uint32 uint64 str_ bytes_"},
    {"numpy._core.multiarray", "_reconstruct scalar"},
    {"numpy._core.numeric", "_frombuffer"},
    {"numpy.core.multiarray", "_reconstruct scalar"},
    {"numpy.core.numeric", "_frombuffer"},
    {"pathlib", "Path PosixPath PurePath PurePosixPath PureWindowsPath WindowsPath"},
    {"pathlib._local", "Path PosixPath PurePath PurePosixPath PureWindowsPath WindowsPath"},
    {"torch", "UntypedStorage TypedStorage strided sparse_coo sparse_csr contiguous_format preserve_format channels_last"},
    {"torch._utils", "_rebuild_sparse_csr_tensor"},
    {"torch.jit._pickle",
        "build_boollist build_doublelist build_intlist build_tensorlist build_tensor_from_id restore_type_tag"},
});

constexpr auto Known = std::to_array<PickleNames>({
    {"_io", "BytesIO"},
    {"accelerate.state", "PartialState AcceleratorState GradientState"},
    {"accelerate.utils.dataclasses",
        "DeepSpeedPlugin DistributedType FullyShardedDataParallelPlugin AutocastKwargs PrecisionType LoggerType "
        "GradientAccumulationPlugin DynamoBackend ComputeEnvironment RNGType"},
    {"accelerate.utils.deepspeed", "HfDeepSpeedConfig DummyOptim DummyScheduler"},
    {"alignment.configs", "DPOConfig SFTConfig"},
    {"argparse", "Namespace"},
    {"axolotl.core.trainer_builder", "AxolotlTrainingArguments"},
    {"_operator", "or_"}, // how Python 3.11 writes several members of an enum.Flag
    {"builtins", "getattr"},
    {"deepspeed.runtime.fp16.loss_scaler", "LossScaler DynamicLossScaler"},
    {"deepspeed.runtime.zero.config", "ZeroStageEnum DeepSpeedZeroConfig OffloadDeviceEnum"},
    {"deepspeed.utils.tensor_fragment", "fragment_address tensor_fragment"},
    {"enum", "Enum IntEnum Flag IntFlag"},
    {"fastchat.train.train", "TrainingArguments"},
    {"h4.training.config", "DPOTrainingArguments TrainingArguments"},
    {"joblib.numpy_pickle", "NumpyArrayWrapper NDArrayWrapper"},
    {"llava.train.train", "TrainingArguments"},
    {"numpy.random", "__RandomState_ctor"},
    {"numpy.random._pickle", "__bit_generator_ctor __generator_ctor __randomstate_ctor"},
    {"open_r1.configs", "GRPOConfig SFTConfig"},
    {"pyannote.audio.core.model", "Introspection"},
    {"pyannote.audio.core.task", "Problem Resolution Specifications"},
    {"scipy.sparse._csc", "csc_matrix"},
    {"scipy.sparse._csr", "csr_matrix"},
    {"scipy.sparse.csr", "csr_matrix"},
    {"sklearn.neighbors._dist_metrics", "newObj"},
    {"sklearn.neighbors._kd_tree", "newObj"},
    {"sklearn.tree._tree", "Tree"},
    {"swift.trainers.rlhf_arguments", "DPOConfig"},
    {"tokenizers", "AddedToken Tokenizer"},
    {"tokenizers.models", "Model"},
    {"torch", "relu sigmoid tanh"},
    {"torch._C", "Generator"},
    {"torch._dynamo.decorators", "_DimRange"},
    {"torch._C._nn", "gelu elu leaky_relu hardtanh hardswish hardsigmoid log_sigmoid softplus silu mish"},
    {"torch._tensor", "_rebuild_from_type"},
    {"torch._utils", "_rebuild_xla_tensor"},
    {"torch.ao.quantization.observer", "HistogramObserver MinMaxObserver"},
    {"torch.distributed._shard.sharded_tensor.metadata", "MEM_FORMAT_ENCODING"},
    {"torch.distributed.checkpoint.filesystem", "_StorageInfo"},
    {"torch.distributed.checkpoint.metadata", "_MEM_FORMAT_ENCODING"},
    {"torch.distributed._shard.checkpoint.filesystem", "_StorageInfo"},
    {"torch.distributed.device_mesh", "DeviceMesh"},
    {"torch.distributed.tensor", "DTensor"},
    {"torch.distributed.tensor._dtensor_spec", "DTensorSpec TensorMeta"},
    {"torch.nested._internal.nested_tensor", "NestedTensor _rebuild_njt"},
    {"torch.nn.functional",
        "relu relu6 gelu elu selu celu silu mish tanh sigmoid softmax log_softmax softplus softsign leaky_relu hardtanh hardswish "
        "hardsigmoid logsigmoid glu prelu tanhshrink softshrink hardshrink"},
    {"torch.nn.parameter", "Buffer UninitializedParameter UninitializedBuffer"},
    {"trl.trainer.dpo_config", "DPOConfig FDivergenceType FDivergenceConstants"},
    {"uuid", "UUID SafeUUID"},
    {"zoneinfo", "ZoneInfo ZoneInfo._unpickle"},
});

constexpr auto Packages = std::to_array<std::string_view>({
    "accelerate.utils.dataclasses",
    "deepspeed.runtime",
    "lightgbm",
    "lightning.fabric",
    "lightning.pytorch",
    "lightning_fabric",
    "megatron.core",
    "megatron.enums",
    "megatron.training",
    "nemo.core",
    "omegaconf",
    "peft",
    "pytorch_lightning",
    "sentence_transformers",
    "simpletransformers.config",
    "sklearn",
    "torch.distributed._shard.checkpoint.metadata",
    "torch.distributed._shard.sharded_tensor.metadata",
    "torch.distributed._shard.metadata",
    "torch.distributed.checkpoint.metadata",
    "torch.distributed.tensor.placement_types",
    "torch.nn.modules",
    "torch.nn.parallel",
    "torch.optim",
    "torch.testing._internal.two_tensor",
    "torchao",
    "torchvision.models",
    "transformers",
    "trl.trainer",
    "ultralytics.nn",
    "ultralytics.utils",
    "xgboost",
});

constexpr auto BadModules = std::to_array<PickleModules>({
    {PickleDeed::StartsPrograms,
        "os posix nt subprocess _posixsubprocess pty commands popen2 multiprocessing pexpect webbrowser antigravity "
        "distutils setuptools numpy.distutils numpy.f2py ensurepip pip venv _aix_support _osx_support uuid.getnode"},
    {PickleDeed::RunsCode,
        "runpy code codeop marshal importlib imp _imp _frozen_importlib _frozen_importlib_external zipimport pkgutil "
        "pdb bdb cProfile profile timeit trace doctest unittest test idlelib lib2to3 compileall py_compile _interpreters "
        "_xxsubinterpreters concurrent.interpreters _pyrepl IPython site sitecustomize asyncio "
        "numpy.testing torch._dynamo torch._inductor torch.compile torch.hub torch.jit torch.package torch.ops "
        "torch.utils.cpp_extension torch.utils.bottleneck torch.utils.collect_env torch.distributed.rpc "
        "torch.testing._internal pydoc cgitb turtledemo"},
    {PickleDeed::TouchesFiles,
        "shutil tempfile fileinput filecmp glob linecache mmap tarfile zipfile zipapp dbm sqlite3 _sqlite3 shelve "
        "torch.utils.model_zoo torch.utils.data.datapipes"},
    {PickleDeed::UsesNetwork,
        "socket _socket ssl _ssl socketserver http httplib urllib urllib2 urllib3 requests aiohttp httpx ftplib smtplib "
        "poplib imaplib nntplib telnetlib xmlrpc select selectors wsgiref"},
    {PickleDeed::LoadsPickles, "pickle _pickle cPickle dill cloudpickle joblib pickletools"},
    {PickleDeed::FindsNames, "inspect operator _operator"},
    {PickleDeed::ChangesPrograms,
        "sys ctypes _ctypes cffi _cffi_backend gc atexit signal _signal _thread threading faulthandler resource syslog "
        "platform _testcapi __builtins__"},
    {PickleDeed::DisarmsScanners, "fickling picklescan modelscan modelaudit model_unpickler saferpickle"},
});

constexpr auto BadNames = std::to_array<PickleBadNames>({
    {PickleDeed::RunsCode, "builtins", "eval exec compile __import__ breakpoint execfile reload apply input"},
    {PickleDeed::TouchesFiles, "builtins", "open file"},
    {PickleDeed::FindsNames, "builtins",
        "setattr delattr globals locals vars dir super type memoryview classmethod staticmethod property __build_class__"},
    {PickleDeed::RunsCode, "__builtin__", "eval exec compile __import__ execfile reload apply input"},
    {PickleDeed::TouchesFiles, "__builtin__", "open file"},
    {PickleDeed::FindsNames, "__builtin__", "getattr setattr delattr globals locals vars type"},
    {PickleDeed::TouchesFiles, "pathlib", "*"},
    {PickleDeed::TouchesFiles, "io", "open open_code FileIO"},
    {PickleDeed::TouchesFiles, "_io", "open open_code FileIO"},
    {PickleDeed::TouchesFiles, "logging", "FileHandler config.fileConfig"},
    {PickleDeed::TouchesFiles, "logging.handlers", "*"},
    {PickleDeed::RunsCode, "logging.config", "*"},
    {PickleDeed::FindsNames, "functools", "partial reduce partialmethod"},
    {PickleDeed::RunsCode, "types", "CodeType FunctionType LambdaType MethodType"},
    {PickleDeed::FindsNames, "types", "ModuleType new_class resolve_bases"},
    {PickleDeed::StartsPrograms, "uuid", "_get_command_stdout _find_mac _ifconfig_getter getnode _netstat_getter _ip_getter _lanscan_getter"},
    {PickleDeed::StartsPrograms, "cgi", "*"},
    {PickleDeed::RunsCode, "difflib", "*"},
    {PickleDeed::LoadsPickles, "torch", "load"},
    {PickleDeed::RunsCode, "torch", "compile"},
    {PickleDeed::LoadsPickles, "torch.serialization", "load _load _legacy_load"},
    {PickleDeed::LoadsPickles, "torch.utils._config_module", "*"},
    {PickleDeed::RunsCode, "torch.fx.experimental.symbolic_shapes", "*"},
    {PickleDeed::RunsCode, "torch.fx.graph_module", "reduce_graph_module reduce_package_graph_module _forward_from_src _exec_with_source"},
    {PickleDeed::LoadsPickles, "torch.distributed.elastic.rendezvous.api", "*"},
    {PickleDeed::LoadsPickles, "numpy", "load"},
    {PickleDeed::LoadsPickles, "numpy.lib.npyio", "*"},
    {PickleDeed::LoadsPickles, "numpy.lib._npyio_impl", "*"},
    {PickleDeed::LoadsPickles, "pandas", "read_pickle"},
    {PickleDeed::RunsCode, "pandas", "eval"},
    {PickleDeed::LoadsPickles, "pandas.io.pickle", "*"},
    {PickleDeed::RunsCode, "keras.models", "load_model"},
    {PickleDeed::RunsCode, "tensorflow.io", "*"},
    {PickleDeed::TouchesFiles, "numpy", "fromfile memmap save savez loadtxt genfromtxt"},
});

} // namespace

std::span<const PickleNames> weightsOnlyNames()
{
    return WeightsOnly;
}

std::span<const PickleNames> plainDataNames()
{
    return PlainData;
}

std::span<const PickleNames> knownNames()
{
    return Known;
}

std::span<const std::string_view> knownPackages()
{
    return Packages;
}

std::span<const PickleModules> dangerousModules()
{
    return BadModules;
}

std::span<const PickleBadNames> dangerousNames()
{
    return BadNames;
}

} // namespace vitrine
