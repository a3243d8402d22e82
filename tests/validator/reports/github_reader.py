"""Reads the log of a step as the runner of GitHub does: every line may be a workflow command."""

import re

COMMAND = re.compile(r"::([a-zA-Z-]+)(?: ([^\n]*?))?::(.*)", re.DOTALL)
OLD = re.compile(r"##\[([^\]\n]*)\]")
PROPERTIES = {"file", "line", "endLine", "col", "endColumn", "title"}


def decoded(text, is_property):
    assert not re.search(r"%(?!0D|0A|25|3A|2C)", text), f"not encoded: {text}"
    if is_property:
        text = text.replace("%3A", ":").replace("%2C", ",")
    return text.replace("%0D", "\r").replace("%0A", "\n").replace("%25", "%")


def read(path):
    """(rule, file, line) of each annotation, and the lines that are none."""
    with open(path, "rb") as file:
        content = file.read().decode("utf-8")
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]", content)
    found, plain = [], []
    for line in content.split("\n"):
        assert not OLD.search(line), f"a command of the old form: {line}"
        # The runner ignores white space before a command.
        if not line.strip().startswith("::"):
            plain.append(line)
            continue
        command = COMMAND.fullmatch(line)
        assert command and command[1] in ("error", "warning", "notice"), f"not an annotation: {line}"
        properties = {}
        for pair in (command[2] or "").split(","):
            key, value = pair.split("=", 1)
            assert key in PROPERTIES and key not in properties, f"another property: {line}"
            properties[key] = decoded(value, True)
        assert decoded(command[3], False)
        if "col" in properties:
            assert properties["line"] == properties["endLine"], "GitHub ignores columns of several lines"
        found.append((properties["title"], properties["file"], int(properties.get("line", 0))))
    return found, plain
