# SPDX-FileCopyrightText: Vitrine contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lays out large pickles and checkpoints for the bench, byte by byte: neither PyTorch nor memory for them is needed."""
import os
import pathlib
import struct
import sys
import zlib


def text(words):
    data = words.encode()
    return b"X" + struct.pack("<I", len(data)) + data


class Pickle:
    """The opcodes that torch.save writes: protocol 2, with a memo."""

    def __init__(self):
        self.parts = [b"\x80\x02"]
        self.memo = 0
        self.known = {}

    def put(self):
        number, self.memo = self.memo, self.memo + 1
        return b"q" + bytes([number]) if number < 256 else b"r" + struct.pack("<I", number)

    def once(self, key, opcodes):
        """Opcodes the first time, afterwards what the memo kept of them."""
        if key in self.known:
            number = self.known[key]
            return b"h" + bytes([number]) if number < 256 else b"j" + struct.pack("<I", number)
        self.known[key] = self.memo
        return opcodes + self.put()

    def tensor(self, name, key, rows, columns):
        number = lambda value: b"J" + struct.pack("<i", value)
        parts = [text(name), self.put(), self.once("rebuild", b"ctorch._utils\n_rebuild_tensor_v2\n"), b"((", self.once("storage", text("storage")),
                 self.once("class", b"ctorch\nFloatStorage\n"), text(key), self.put(), self.once("cpu", text("cpu")), number(rows * columns), b"t", self.put(),
                 b"QK\x00", number(rows), number(columns), b"\x86", self.put(), number(columns), b"K\x01\x86", self.put(), b"\x89",
                 self.once("dict", b"ccollections\nOrderedDict\n"), b")R", self.put(), b"t", self.put(), b"R", self.put()]
        self.parts.append(b"".join(parts))

    def finished(self):
        return b"".join(self.parts)


def state_dict(tensors, rows, columns):
    pickle = Pickle()
    pickle.parts += [b"}", pickle.put(), b"("]
    for index in range(tensors):
        pickle.tensor("model.layers.%d.mlp.w%d.weight" % (index // 10, index % 10), str(index), rows, columns)
        if index % 1000 == 999 and index + 1 < tensors:
            pickle.parts.append(b"u(")
    pickle.parts.append(b"u.")
    return pickle.finished()


def write_zip(path, small, storages, block):
    """Stored entries behind headers that are aligned to 64 bytes; storages are (name, size), filled with `block`."""
    directory = []
    with open(path, "wb") as file:
        def header(name, size, crc):
            data = name.encode()
            padding = -(file.tell() + 30 + len(data) + 4) % 64
            extra = struct.pack("<HH", 0x4246, padding) + b"Z" * padding
            directory.append(struct.pack("<IHHHHHHIIIHHHHHII", 0x02014B50, 0, 0, 0, 0, 0, 0, crc, size, size, len(data), 0, 0, 0, 0, 0, file.tell()) + data)
            file.write(struct.pack("<IHHHHHIIIHH", 0x04034B50, 0, 0, 0, 0, 0, crc, size, size, len(data), len(extra)) + data + extra)

        for name, data in small:
            header(name, len(data), zlib.crc32(data))
            file.write(data)
        sums = {}
        for name, size in storages:
            if size not in sums:
                sums[size] = zlib.crc32((block * (size // len(block) + 1))[:size])
            header(name, size, sums[size])
            for at in range(0, size, len(block)):
                file.write(block[:min(len(block), size - at)])
        start = file.tell()
        table = b"".join(directory)
        count = min(len(directory), 0xFFFF)
        file.write(table)
        if len(directory) >= 0xFFFF:
            end = file.tell()
            file.write(struct.pack("<IQHHIIQQQQ", 0x06064B50, 44, 45, 45, 0, 0, len(directory), len(directory), len(table), start) + struct.pack("<IIQI", 0x07064B50, 0, end, 1))
        file.write(struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, count, count, len(table), start, 0))


def checkpoint(path, tensors, rows, columns):
    """What torch.save writes of a state dict of F32 tensors with a storage each."""
    size = rows * columns * 4
    write_zip(path, [("archive/data.pkl", state_dict(tensors, rows, columns)), ("archive/byteorder", b"little"), ("archive/version", b"3\n")],
              [("archive/data/%d" % index, size) for index in range(tensors)], os.urandom(min(size, 1 << 20)))


def tensors_without_storages(path, tensors):
    """The pickle of a checkpoint of many tensors, in an archive that lacks the storages: 31 opcodes a tensor."""
    write_zip(path, [("archive/data.pkl", state_dict(tensors, 4, 4)), ("archive/byteorder", b"little"), ("archive/version", b"3\n")], [], b"\0")


def dictionary(path, entries):
    """A pickle of names and floats: three opcodes an entry."""
    with open(path, "wb") as file:
        file.write(b"\x80\x02}q\x00(")
        for index in range(entries):
            file.write(text("section.of.values.entry.%07d" % index) + b"q\x01" + b"G" + struct.pack(">d", index * 3.5))
            if index % 1000 == 999 and index + 1 < entries:
                file.write(b"u(")
        file.write(b"u.")


LARGE = {
    "checkpoint-1gb.pt": lambda path: checkpoint(path, 1_000, 512, 512),
    "checkpoint-20000.pt": lambda path: checkpoint(path, 20_000, 4, 8),
    "entries.pkl": lambda path: dictionary(path, 1_000_000),
    "million-tensors.pt": lambda path: tensors_without_storages(path, 1_000_000),
}


def lay_out(folder, name):
    path = folder / name
    if not path.exists():
        part = folder / (name + ".part")
        LARGE[name](part)
        part.rename(path)
    return path


if __name__ == "__main__":
    lay_out(pathlib.Path(sys.argv[1]), sys.argv[2])
