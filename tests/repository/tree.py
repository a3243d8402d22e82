"""The files of the project's own tree, without the output of builds and editors."""

import os

SKIPPED_FOLDERS = {".git", "build", "node_modules", "__pycache__", ".cache"}


def files(root, under=("",), suffixes=None):
    """Yields paths relative to root, sorted, of the files below the folders `under` that end in one of `suffixes`."""
    found = []
    for folder in under:
        for here, folders, names in os.walk(os.path.join(root, folder)):
            folders[:] = [name for name in folders if name not in SKIPPED_FOLDERS]
            for name in names:
                if suffixes is None or name.endswith(tuple(suffixes)):
                    found.append(os.path.relpath(os.path.join(here, name), root))
    return sorted(set(found))


def lines(root, path):
    """Yields (line number, line) of a text file; a file that is not text yields nothing."""
    with open(os.path.join(root, path), "rb") as source:
        content = source.read()
    if b"\0" in content:
        return
    for number, line in enumerate(content.decode("utf-8", "replace").splitlines(), start=1):
        yield number, line


def report(faults, fine):
    """Prints the faults, or the success message, and returns the exit code."""
    for fault in faults:
        print(fault)
    if not faults:
        print(fine)
    return 1 if faults else 0
