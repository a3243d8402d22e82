"""A copy of the tree that mutants are built in, so that the tree itself is never changed."""

import filecmp
import hashlib
import os
import shutil
import subprocess


class MutatedCopy:
    """The copy of the tree `root` in the folder `copy`; its own folder build/ is kept from run to run."""

    def __init__(self, root, copy):
        self.root, self.copy = root, copy
        self.mutated = None

    def update(self):
        """Makes the copy equal to the tree, also after a run that was killed, and returns a hash of the contents."""
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=self.root,
            stdout=subprocess.PIPE,
            check=True,
        ).stdout.decode()
        names = sorted({name for name in listed.split("\0") if os.path.isfile(os.path.join(self.root, name))})
        content = hashlib.sha256()
        for name in names:
            source, target = os.path.join(self.root, name), os.path.join(self.copy, name)
            with open(source, "rb") as file:
                content.update(name.encode() + b"\0" + hashlib.sha256(file.read()).digest())
            if not os.path.exists(target) or not filecmp.cmp(source, target, shallow=False):
                os.makedirs(os.path.dirname(target), exist_ok=True)
                # With a new time, or the build would keep what it made of a mutant.
                shutil.copy(source, target)
        self._remove_others(set(names))
        self.mutated = None
        return content.hexdigest()

    def _remove_others(self, names):
        for here, folders, files in os.walk(self.copy):
            if here == self.copy:
                folders[:] = [folder for folder in folders if folder != "build"]
            for name in files:
                path = os.path.join(here, name)
                if os.path.relpath(path, self.copy) not in names:
                    os.remove(path)

    def read(self, file):
        with open(os.path.join(self.root, file), encoding="utf-8") as source:
            return source.read()

    def apply(self, mutant):
        self.restore()
        self._write(mutant.file, mutant.applied(self.read(mutant.file)))
        self.mutated = mutant.file

    def restore(self):
        if self.mutated:
            shutil.copy(os.path.join(self.root, self.mutated), os.path.join(self.copy, self.mutated))
            self.mutated = None

    def _write(self, file, text):
        with open(os.path.join(self.copy, file), "w", encoding="utf-8") as target:
            target.write(text)
