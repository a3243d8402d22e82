"""What a disk may contain after a power failure, computed from a record of the calls that a program made.

The model is that of ALICE (Pillai et al., OSDI 2014): what was not synchronized may be lost or stored in any order.
- Bytes of a file are stored for certain once it was synchronized; of later writes, any may be missing, the last one may
  be cut, and all may be zeros.
- Names in a folder are stored for certain once the folder was synchronized; of later changes, any may be missing. A
  rename is stored as a whole, perhaps before the bytes of its file.
"""

from itertools import combinations, product
from pathlib import Path

FOLDER = "folder"
# Beyond this, only the first and last changes of a series are tried, and each one alone or missing.
ALL_SUBSETS = 5


def subsets(items: list) -> list:
    if len(items) <= ALL_SUBSETS:
        return [list(each) for size in range(len(items) + 1) for each in combinations(items, size)]
    found = [items[:size] for size in range(len(items) + 1)] + [items[size:] for size in range(1, len(items))]
    found += [[each] for each in items] + [[other for other in items if other is not each] for each in items]
    return found


class File:
    """The bytes of a file: those that are stored, and changes since."""

    def __init__(self, stored: bytes):
        self.stored, self.pending = stored, []

    @staticmethod
    def changed(content: bytes, change: tuple) -> bytes:
        kind, place, data = change
        if kind == "truncate":
            return content[:place].ljust(place, b"\0")
        return content[:place].ljust(place, b"\0") + data + content[place + len(data) :]

    def after(self, changes: list) -> bytes:
        content = self.stored
        for change in changes:
            content = self.changed(content, change)
        return content

    def synchronize(self):
        self.stored, self.pending = self.after(self.pending), []

    def possible(self) -> list:
        """All contents after a failure, each once."""
        found = {self.after(each): None for each in subsets(self.pending)}
        if self.pending and self.pending[-1][0] == "write":
            kind, place, data = self.pending[-1]
            found[self.after([*self.pending[:-1], (kind, place, data[: len(data) // 2])])] = None
        if self.pending:
            # The new size may be stored without the bytes.
            found[self.after([(kind, place, b"\0" * len(data)) for kind, place, data in self.pending])] = None
        return list(found)


class Disk:
    """The files below a folder while a recorded program runs."""

    def __init__(self, root: Path):
        self.root = str(root)
        self.files, self.names, self.pending, self.folders = {}, {}, [], {}
        for path in root.rglob("*"):
            node = path.stat().st_ino
            self.names[str(path)] = FOLDER if path.is_dir() else node
            if path.is_file():
                self.files[node] = File(path.read_bytes())
        self.numbers = {node: node for node in self.files}
        self.now = dict(self.names)

    def step(self, line: bytes) -> str:
        """Takes a line of the record; returns the mark that it tells, or nothing."""
        word, *rest = line.decode(errors="surrogateescape").split("\t")
        if word == "tell":
            return bytes.fromhex(rest[2]).decode()
        if word in ("create", "nameless"):
            # The number of a removed file may be used again.
            number = self.numbers[int(rest[0])] = len(self.files) + (1 << 64)
            self.files[number] = File(b"")
            if word == "create":
                self.change(rest[1], number)
        elif word == "open" and Path(rest[1]).is_dir():
            self.folders[int(rest[0])] = rest[1]
        elif word == "write":
            self.of(rest[0]).pending.append(("write", int(rest[1]), bytes.fromhex(rest[2])))
        elif word == "truncate":
            self.of(rest[0]).pending.append(("truncate", int(rest[1]), b""))
        elif word == "allocate":
            file = self.of(rest[0])
            file.pending.append(("truncate", max(int(rest[1]), len(file.after(file.pending))), b""))
        elif word == "fsync" and int(rest[0]) in self.folders:
            self.synchronize_folder(self.folders[int(rest[0])])
        elif word == "fsync":
            self.of(rest[0]).synchronize()
        elif word == "link":
            self.change(rest[1], self.numbers[int(rest[0])])
        elif word == "rename":
            self.pending.append({rest[0]: None, rest[1]: self.now[rest[0]]})
            self.now[rest[1]] = self.now.pop(rest[0])
        elif word == "unlink":
            self.change(rest[0], None)
        elif word == "mkdir":
            self.change(rest[0], FOLDER)
        return ""

    def of(self, node: str) -> File:
        return self.files[self.numbers[int(node)]]

    def change(self, name: str, value):
        self.pending.append({name: value})
        self.now.pop(name, None)
        if value is not None:
            self.now[name] = value

    def synchronize_folder(self, folder: str):
        kept = []
        for change in self.pending:
            if {str(Path(name).parent) for name in change} == {folder}:
                self.names.update(change)
            else:
                kept.append(change)
        self.pending = kept

    def states(self):
        """Every state that a failure may leave now: content, or None for a folder, by path below the root."""
        for changes in subsets(self.pending):
            names = dict(self.names)
            for change in changes:
                names.update(change)
            there = {
                name: value for name, value in names.items() if value is not None and self.is_reachable(name, names)
            }
            files = [name for name, value in there.items() if value != FOLDER]
            numbers = list(dict.fromkeys(there[name] for name in files))
            for contents in product(*(self.files[number].possible() for number in numbers)):
                by_number = dict(zip(numbers, contents))
                yield {
                    str(Path(name).relative_to(self.root)): None if value == FOLDER else by_number[value]
                    for name, value in sorted(there.items())
                }

    def is_reachable(self, name: str, names: dict) -> bool:
        above = str(Path(name).parent)
        return above == self.root or (names.get(above) == FOLDER and self.is_reachable(above, names))


def all_states(disk: Disk, record: list):
    """All states after each line of a record, each once with the marks told so far: pairs of state and marks."""
    seen, marks = set(), []
    for line in [b"begin", *record]:
        if mark := disk.step(line):
            marks.append(mark)
        elif line.split(b"\t")[0] in (b"open", b"read", b"close", b"fault"):
            continue
        for state in disk.states():
            key = (len(marks), tuple(sorted(state.items(), key=lambda item: item[0])))
            if key not in seen:
                seen.add(key)
                yield state, list(marks)
