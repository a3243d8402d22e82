#!/usr/bin/env python3
"""Runs a fuzz target once on each of its seeds and on each input that it failed on earlier.

  fuzz/replay_seeds.py PROGRAM TARGET FOLDER   with the program fuzz_replay and a folder to write seeds to
"""

import os
import subprocess
import sys

import seed_corpus


def main(program, target, folder):
    seeds = os.path.join(folder, target)
    if seed_corpus.write(target, seeds) == 0:
        print(f"no seeds for {target}")
        return 1
    finds = os.path.join(seed_corpus.FUZZ, "regressions", target)
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    # Qt and fontconfig keep what they have found out about fonts until the end.
    if target in seed_corpus.USING_FONTS:
        environment["ASAN_OPTIONS"] = "detect_leaks=0"
    return subprocess.run(
        [program, target, seeds, *([finds] if os.path.isdir(finds) else [])], env=environment, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) == 4 else __doc__)
