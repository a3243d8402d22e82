"""Runs a program and measures what it uses: processor time of the reference machine, and memory."""

import os
import signal
import subprocess
import threading
from dataclasses import dataclass


@dataclass
class Use:
    """What a run took and gave."""

    status: int  # of the program; negative if a signal ended it
    seconds: float  # of processor time, as the reference machine would count them
    megabytes: float  # the largest amount of memory that was resident
    out: bytes
    err: bytes


def machine_factor(programs):
    """How many times as long as the reference machine this one needs, from the program that tests share."""
    ran = subprocess.run([os.path.join(programs, "machine_factor")], capture_output=True, check=True)
    return float(ran.stdout)


def measure(words, folder, factor, longest=120, environment=None):
    """Runs a command in a folder; kills it after `longest` seconds, which tests as a status of -9."""
    with open(os.devnull, "rb") as nothing, subprocess.Popen(
        words,
        cwd=folder,
        stdin=nothing,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={"PATH": os.environ["PATH"], "HOME": folder, "QT_QPA_PLATFORM": "offscreen", **(environment or {})},
    ) as process:
        texts = [b"", b""]

        def read(index, stream):
            texts[index] = stream.read()

        readers = [
            threading.Thread(target=read, args=(i, stream)) for i, stream in enumerate((process.stdout, process.stderr))
        ]
        for reader in readers:
            reader.start()
        alarm = threading.Timer(longest, lambda: os.kill(process.pid, signal.SIGKILL))
        alarm.start()
        _, status, usage = os.wait4(process.pid, 0)
        alarm.cancel()
        for reader in readers:
            reader.join()
        process.returncode = os.waitstatus_to_exitcode(status)
    seconds = (usage.ru_utime + usage.ru_stime) / factor
    return Use(process.returncode, seconds, usage.ru_maxrss / 1024, *texts)
