"""Reads the formats that only follow the rules of this project."""

import json
import re

CONCISE = re.compile(r"(.+?):(?:(\d+):(\d+):)? (error|warning|info) \[(\S+)\] (.+)")
HEAD = ("| Place | Level | Finding | Rule |", "| --- | --- | --- | --- |")
ROW = re.compile(r"\| (?:(\d+):\d+)? \| (error|warning|info) \| (.+) \| (.+) \|")
LINK = re.compile(r"\[((?:[^\]\\]|\\.)+)\]\((https://[^ )]+)\)")


def read_json(path):
    with open(path, encoding="utf-8") as file:
        report = json.load(file)
    return report["diagnostics"], report["summary"]


def read_jsonl(path):
    with open(path, encoding="utf-8") as file:
        lines = [json.loads(line) for line in file.read().splitlines()]
    assert set(lines[-1]) == {"version", "summary"}
    return lines[:-1], lines[-1]["summary"]


def read_concise(path):
    """(rule, file, line) of each line."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    assert lines.pop() == ""
    matches = [CONCISE.fullmatch(line) for line in lines]
    assert all(matches), lines[matches.index(None)]
    return [(one[5], one[1], int(one[2] or 0)) for one in matches]


def unescaped(text):
    """The text that Markdown shows; fails on anything that is markup."""
    text = text.replace("&#8203;", "")
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_`<>\[\]|&]", re.sub(r"\\.", "", text)), f"markup: {text}"
    return re.sub(r"\\(.)", r"\1", text)


def read_markdown(path):
    """(rule, file, line) of each row."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().split("\n")
    assert lines[0].startswith("## Muster: ")
    found, current = [], None
    for line in lines[1:]:
        if line.startswith("### "):
            current = unescaped(line[4:])
        elif line.startswith("|") and line not in HEAD:
            row = ROW.fullmatch(line)
            assert row, f"not four cells: {line}"
            for part in row[3].split("<br>"):
                unescaped(part)
            link = LINK.fullmatch(row[4])
            found.append((unescaped(link[1] if link else row[4]), current, int(row[1] or 0)))
        else:
            assert not line or line in HEAD or line == "No findings.", f"an unexpected line: {line}"
    return found
