#!/usr/bin/env python3
"""No program reaches for the network, as strace shows.

    no_network.py ROOT PROGRAMS        the project and the folder of the programs; exit code 77 without strace

No socket of the Internet is made, and nothing is connected to but local UNIX sockets (of a display or a session).
"""

import os
import re
import sys
import tempfile

from tracing import traced, why_not

SOCKET = re.compile(r"socket\((\w+)")
CONNECT = re.compile(r"connect\(\d+(?:<[^>]*>+)?, \{sa_family=(\w+)")
LOCAL = ("AF_UNIX", "AF_LOCAL")


def faults_of(what, lines):
    for line in lines:
        made, connected = SOCKET.search(line), CONNECT.search(line)
        for match in (made, connected):
            # A socket of AF_NETLINK asks the kernel about this machine; libraries do that to list its addresses.
            if match and match[1] not in LOCAL and not (match is made and match[1] == "AF_NETLINK"):
                yield f"{what}: {line}"


def main(root, programs):
    reason = why_not()
    if reason:
        print(reason)
        return 77
    army = f"{root}/armylists/old-trousers/armies/french-waterloo-1815.army.json"
    at = lambda name: os.path.join(programs, name)
    faults, runs = [], 0
    # The test must be able to fail.
    probe = "import socket; s = socket.socket(); s.settimeout(1); s.connect_ex(('127.0.0.1', 9))"
    with tempfile.TemporaryDirectory(prefix="muster-network-") as folder:
        lines, _ = traced([sys.executable, "-c", probe], folder, "network")
        if not list(faults_of("probe", lines)):
            print("a program that does connect is not noticed")
            return 1
        url = ["--play-url", "https://example.org/play.html"]
        commands = [
            (["muster", "check", army], (0,), None),
            (["muster", "check", f"{root}/armylists", "--format", "sarif"], (0, 1), None),
            (["muster", "explain", "old-trousers/strength-total"], (0,), None),
            (["muster", "schema", "army"], (0,), None),
            (["muster-print", army, "-o", "out.pdf", *url], (0, 1), None),
            (["muster-print", army, "-o", "out.html", *url], (0, 1), None),
            (["muster-print", army, "-o", "out.png"], (0, 1), None),
            (["muster-editor", army], (124,), 3),
        ]
        for words, codes, longest in commands:
            if not os.path.exists(at(words[0])):
                continue
            what = " ".join(words[:2])
            lines, ran = traced(
                [at(words[0]), *words[1:]],
                folder,
                "network,execve",
                {"QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": folder, "XDG_CONFIG_HOME": folder},
                longest,
            )
            runs += 1
            if ran.returncode not in codes:
                faults.append(f"{what}: exit code {ran.returncode}: {ran.stderr.decode('utf-8', 'replace')[:300]}")
            if not any("execve(" in line for line in lines):
                faults.append(f"{what}: was not traced")
            faults.extend(faults_of(what, lines))
    for fault in faults:
        print(fault)
    print(f"{runs} runs, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*(os.path.abspath(each) for each in sys.argv[1:3])))
