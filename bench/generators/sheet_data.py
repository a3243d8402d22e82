"""What muster-print puts on sheets, read from the HTML that it makes of them: data for another program to set."""

import re
from html.parser import HTMLParser

VOID = {"input", "br", "hr", "img", "meta", "link", "path", "circle", "rect", "line"}


class Node:
    """An element with its class names, attributes, children and text."""

    def __init__(self, tag, attributes):
        self.tag = tag
        self.attributes = {name: value or "" for name, value in attributes}
        self.names = self.attributes.get("class", "").split()
        self.inside = []

    def all(self, tag, name=None):
        """The elements of that tag (and class) below this one, in order."""
        found = []
        for child in self.inside:
            if isinstance(child, str):
                continue
            if child.tag == tag and (name is None or name in child.names):
                found.append(child)
            found += child.all(tag, name)
        return found

    def children(self):
        return [child for child in self.inside if not isinstance(child, str)]

    def text(self):
        parts = [child if isinstance(child, str) else child.text() for child in self.inside]
        return re.sub(r"[ \n]+", " ", "".join(parts)).strip(" ")


class Tree(HTMLParser):
    def __init__(self):
        super().__init__()
        self.root = Node("root", [])
        self.path = [self.root]

    def handle_starttag(self, tag, attrs):
        node = Node(tag, attrs)
        self.path[-1].inside.append(node)
        if tag not in VOID:
            self.path.append(node)

    def handle_startendtag(self, tag, attrs):
        self.path[-1].inside.append(Node(tag, attrs))

    def handle_endtag(self, tag):
        if tag not in VOID:
            self.path.pop()

    def handle_data(self, data):
        self.path[-1].inside.append(data)


def heading(node, level):
    note = " ".join(small.text() for small in node.all("small"))
    words = node.text()
    return {"kind": "heading", "level": level, "text": words[: len(words) - len(note)].strip(), "note": note}


def fields(node, width):
    items = []
    for item in node.children():
        label, value = item.all("dt")[0].text(), item.all("dd")[0].text()
        items.append({"label": label, "value": value, "span": width if "all" in item.names else 1})
    return {"kind": "fields", "columns": width, "items": items}


def table(node):
    heads = node.all("th")
    rows = [[cell.text() for cell in row.all("td")] for row in node.all("tr") if row.all("td")]
    align = [next((name for name in head.names if name in ("center", "right")), "left") for head in heads]
    longest = [max(len(cell) for cell in column) for column in zip([head.text() for head in heads], *rows)]
    return {
        "kind": "table",
        "heads": [head.text() for head in heads],
        "align": align,
        "widths": [max(length, 4) for length in longest],
        "rows": rows,
    }


def track(node):
    return {
        "kind": "track",
        "label": node.all("legend")[0].text(),
        "steps": [step.attributes["value"] for step in node.all("input")],
        "start": node.attributes.get("data-start", ""),
    }


def grid(node):
    cells = []
    for cell in node.children():
        words = " ".join(small.text() for small in cell.all("small"))
        cells.append({"text": words, "boxes": len(cell.all("input"))})
    return {"kind": "grid", "columns": min(5, max(1, len(cells))), "cells": cells}


def blocks(node, width):
    found = []
    for child in node.children():
        if child.tag == "div" and "columns" in child.names:
            found.append({"kind": "columns", "columns": [blocks(column, 2) for column in child.children()]})
        elif child.tag == "div" and "grid" in child.names:
            found.append(grid(child))
        elif child.tag in ("div", "section"):
            found += blocks(child, width)
        elif child.tag in ("h2", "h3", "h4"):
            found.append(heading(child, int(child.tag[1]) - 1))
        elif child.tag == "dl":
            found.append(fields(child, width))
        elif child.tag == "table":
            found.append(table(child))
        elif child.tag == "fieldset" and "track" in child.names:
            found.append(track(child))
        elif child.tag == "p" and "running" not in child.names:
            found.append({"kind": "text", "text": child.text()})
    return found


def armies(html):
    """The armies of an HTML page with the blocks of their sheets."""
    tree = Tree()
    tree.feed(html)
    made = []
    for army in tree.root.all("section", "army"):
        sheets = []
        for sheet in army.all("article", "sheet"):
            running = [part.text() for part in sheet.all("p", "running")[0].all("span")]
            sheets.append({"title": running[-1], "blocks": blocks(sheet, 6)})
        said = [part.text() for part in army.all("footer")[-1].all("p")]
        name = army.all("h1")[0].text()
        made.append({"name": name, "system": said[0], "notice": said[-1], "sheets": sheets})
    return made
