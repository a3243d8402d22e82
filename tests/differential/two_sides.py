"""Two programs that answer the same lines of JSON."""

import concurrent.futures
import json
import subprocess
import sys


def _answers(command, text):
    done = subprocess.run(command, input=text, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        sys.exit(f"{command} ended with {done.returncode}")
    return [json.loads(answer) for answer in done.stdout.decode().split("\n")[:-1]]


def answers(commands, lines):
    """Pairs of answers, one for each line; both programs run at the same time."""
    text = "".join(one + "\n" for one in lines).encode()
    with concurrent.futures.ThreadPoolExecutor() as threads:
        ours, theirs = threads.map(lambda command: _answers(command, text), commands)
    if not len(ours) == len(theirs) == len(lines):
        sys.exit(f"{len(lines)} lines, but {len(ours)} and {len(theirs)} answers")
    return list(zip(ours, theirs))
