"""Reads Checkstyle XML as strictly as its readers do."""

import xml.etree.ElementTree as ElementTree


def read(path):
    """(rule, file, line) of each error."""
    root = ElementTree.parse(path).getroot()
    assert root.tag == "checkstyle" and root.get("version")
    found = []
    for file in root:
        assert file.tag == "file" and set(file.attrib) == {"name"} and file.get("name")
        for error in file:
            assert error.tag == "error" and set(error.attrib) == {"line", "column", "severity", "message", "source"}
            assert error.get("severity") in ("error", "warning", "info")
            assert int(error.get("line")) >= 1 and int(error.get("column")) >= 1 and error.get("message")
            found.append((error.get("source"), file.get("name"), int(error.get("line"))))
    return found
