#!/usr/bin/env python3
"""The life of `muster lsp` as a process: how it ends, and what it does with bytes that are no messages.

  language_server.py ROOT PROGRAMS
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import unittest

ROOT, PROGRAMS = (os.path.abspath(path) for path in sys.argv[1:3])
SOON = 10  # seconds in which the server must have ended
AT_ONCE = 2
MANY_UNITS = 60_000  # an army whose check takes seconds
# Passes on what it reads to a server, says the server's number and waits to be killed.
CLIENT = """
import subprocess, sys, time
server = subprocess.Popen([sys.argv[1], "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
server.stdin.write(sys.stdin.buffer.read())
server.stdin.flush()
server.stdout.read(10)
print(server.pid, flush=True)
time.sleep(60)
"""


def framed(message):
    text = json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(text), text)


def request(number, method, parameters=None):
    return framed({"jsonrpc": "2.0", "id": number, "method": method, "params": parameters or {}})


def notification(method, parameters=None):
    return framed({"jsonrpc": "2.0", "method": method, "params": parameters or {}})


def initialize(process=None):
    return request(1, "initialize", {"processId": process, "capabilities": {}}) + notification("initialized")


def opened(path, text):
    item = {"uri": "file://" + path, "languageId": "json", "version": 1, "text": text}
    return notification("textDocument/didOpen", {"textDocument": item})


def large_army():
    units = [{"id": f"u-{i}", "entry": "hastati", "count": "many"} for i in range(MANY_UNITS)]
    return json.dumps({"format": 1, "system": "ancients-d6", "list": "camillan-rome", "name": "X", "units": units})


def start():
    return subprocess.Popen(
        [os.path.join(PROGRAMS, "muster"), "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def messages(output):
    found = []
    while output:
        header, _, output = output.partition(b"\r\n\r\n")
        length = int(header.split(b":")[1])
        found.append(json.loads(output[:length]))
        output = output[length:]
    return found


def talk(stream):
    """What the server answers to a whole stream of bytes, and its exit code."""
    with start() as server:
        out, err = server.communicate(stream, timeout=SOON)
    assert not err, err
    return messages(out), server.returncode


def is_running(process):
    with open(f"/proc/{process}/stat", encoding="utf-8") as file:
        return file.read().rpartition(")")[2].split()[0] not in "ZX"


class Life(unittest.TestCase):
    def test_shutdown_and_exit(self):
        answers, code = talk(initialize() + request(2, "shutdown") + notification("exit"))
        self.assertEqual(code, 0)
        self.assertEqual([each["id"] for each in answers], [1, 2])
        self.assertIsNone(answers[1]["result"])

    def test_exit_without_shutdown(self):
        self.assertEqual(talk(initialize() + notification("exit"))[1], 1)
        self.assertEqual(talk(notification("exit"))[1], 1)

    def test_end_of_input(self):
        self.assertEqual(talk(b"")[1], 1)
        self.assertEqual(talk(initialize())[1], 1)
        self.assertEqual(talk(initialize()[:30])[1], 1)

    def test_client_is_killed_during_a_check(self):
        with start() as server:
            server.stdin.write(initialize() + opened("/tmp/x.army.json", large_army()))
            server.stdin.flush()
            server.stdout.read(10)
            begin = time.monotonic()
            server.stdin.close()
            server.wait(timeout=SOON)
            self.assertLess(time.monotonic() - begin, AT_ONCE)
            self.assertEqual(server.returncode, 1)

    def test_client_is_killed_while_another_program_holds_the_pipe(self):
        client = subprocess.Popen(["sleep", "60"])
        with start() as server:
            server.stdin.write(initialize(client.pid))
            server.stdin.flush()
            server.stdout.read(10)
            client.send_signal(signal.SIGKILL)
            client.wait()
            server.wait(timeout=SOON)
            self.assertEqual(server.returncode, 1)

    def test_client_does_not_read(self):
        """The server takes what it is sent, and ends when the client does."""
        with start() as server:
            server.stdin.write(initialize())
            for number in range(2, 20_000):
                server.stdin.write(request(number, "textDocument/" + "x" * 100))
            server.stdin.flush()
            self.assertIsNone(server.poll())
            server.stdout.close()
            server.stdin.close()
            server.wait(timeout=SOON)
            self.assertEqual(server.returncode, 1)

    def test_nothing_is_left_running(self):
        """A client that starts the server and is killed in the middle of a check leaves nothing behind."""
        client = subprocess.Popen(
            [sys.executable, "-c", CLIENT, os.path.join(PROGRAMS, "muster")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        client.stdin.write(initialize() + opened("/tmp/x.army.json", large_army()))
        client.stdin.close()
        server = int(client.stdout.readline())
        self.assertTrue(is_running(server))
        client.kill()
        client.wait()
        client.stdout.close()
        end = time.monotonic() + AT_ONCE
        while os.path.exists(f"/proc/{server}") and is_running(server):
            self.assertLess(time.monotonic(), end)
            time.sleep(0.02)


class BadBytes(unittest.TestCase):
    def check(self, noise, faults):
        answers, code = talk(initialize() + noise + request(2, "shutdown") + notification("exit"))
        self.assertEqual(code, 0)
        self.assertEqual(answers[-1], {"jsonrpc": "2.0", "id": 2, "result": None})
        errors = [each for each in answers if each.get("error")]
        self.assertGreaterEqual(len(errors), faults)
        for each in errors:
            self.assertIsNone(each["id"])
            self.assertIn(each["error"]["code"], (-32700, -32600))

    def test_headers(self):
        self.check(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", 1)
        self.check(b"Content-Length: x\r\n\r\n", 1)
        self.check(b"\r\n\r\n\r\n", 0)
        self.check(b'Content-Length: 7\r\n\r\n{"a": 1, "b": 2}', 1)
        self.check(bytes(range(256)) * 400, 1)

    def test_texts(self):
        self.check(b"Content-Length: 0\r\n\r\n", 1)
        self.check(b"Content-Length: 1000000\r\n\r\n" + b"[" * 1_000_000, 1)
        self.check(b"Content-Length: 4\r\n\r\n\xff\xfe\x00\x00", 1)

    def test_a_text_that_is_too_long(self):
        self.check(b"Content-Length: 200000000\r\n\r\n" + b"x" * 200_000_000, 1)


class Documents(unittest.TestCase):
    def test_findings_are_those_of_check(self):
        path = os.path.join(ROOT, "armylists/ancients-d6/armies")
        names = sorted(name for name in os.listdir(path) if name.endswith(".army.json"))[:5]
        with tempfile.TemporaryDirectory() as folder:
            stream, wanted = initialize(), {}
            for name in names:
                with open(os.path.join(path, name), encoding="utf-8") as file:
                    text = file.read().replace('"count": 2', '"count": 20')
                copy = os.path.join(folder, name)
                with open(copy, "w", encoding="utf-8") as file:
                    file.write(text)
                done = subprocess.run(
                    [os.path.join(PROGRAMS, "muster"), "check", "--format", "json", "--no-cache", copy],
                    capture_output=True,
                    check=False,
                )
                findings = [each for each in json.loads(done.stdout)["diagnostics"] if not each.get("accepted")]
                wanted["file://" + copy] = [
                    (each["rule"], each["line"] - 1, each["column"] - 1, each["level"]) for each in findings
                ]
                stream += opened(copy, text)
            got = self.published(stream, len(names))
        levels = {1: "error", 2: "warning", 3: "info"}
        for uri, expected in wanted.items():
            found = [
                (
                    each["code"],
                    each["range"]["start"]["line"],
                    each["range"]["start"]["character"],
                    levels[each["severity"]],
                )
                for each in got[uri]
            ]
            self.assertEqual(found, expected)
        self.assertTrue(any(wanted.values()))

    def published(self, stream, count):
        found = {}
        with start() as server:
            server.stdin.write(stream)
            server.stdin.flush()
            while len(found) < count:
                length = int(server.stdout.readline().split(b":")[1])
                server.stdout.readline()
                message = json.loads(server.stdout.read(length))
                if message.get("method") == "textDocument/publishDiagnostics":
                    found[message["params"]["uri"]] = message["params"]["diagnostics"]
        return found


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
