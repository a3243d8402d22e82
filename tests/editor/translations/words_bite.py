#!/usr/bin/env python3
"""Each fault that words.py looks for is found when it is there, and none when it is not."""

import sys
import tempfile

import words

HEAD = (
    '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    '<TS version="2.1" language="de_DE"><context><name>Tent</name>'
)
FRESH = (
    HEAD
    + """
<message><source>&amp;Pitch %1...</source><translation type="unfinished"></translation></message>
<message numerus="yes"><source>%n tents</source>
<translation type="unfinished"><numerusform></numerusform></translation></message>
</context></TS>"""
)
GOOD = (
    HEAD
    + """
<message><source>&amp;Pitch %1...</source><translation>%1 auf&amp;bauen...</translation></message>
<message numerus="yes"><source>%n tents</source>
<translation><numerusform>%n Zelt</numerusform><numerusform>%n Zelte</numerusform></translation></message>
</context></TS>"""
)
MISTAKES = {
    "%1 auf&amp;bauen...</tr": [
        "%1 aufbauen...</tr",
        "%2 auf&amp;bauen...</tr",
        "auf&amp;bauen...</tr",
        "%1 auf&amp;bauen</tr",
        " %1 auf&amp;bauen...</tr",
        "</tr",
        "%1 <b>auf&amp;bauen...</tr",
    ],
    "<translation>%1": ['<translation type="unfinished">%1'],
    "<numerusform>%n Zelt</numerusform>": ["", "<numerusform></numerusform>", "<numerusform>Zelt</numerusform>"],
    ">Tent<": [">Camp<"],
    "Pitch": ["Strike"],
    ' numerus="yes"': [""],
}


def read(text):
    with tempfile.NamedTemporaryFile("w", suffix=".ts", encoding="utf-8") as file:
        file.write(text.replace("<b>", "&lt;b&gt;"))
        file.flush()
        return words.messages(file.name)


fresh = read(FRESH)
wrong = [f"found in what is right: {fault}" for fault in words.faults(read(GOOD), fresh)]
for right, spoiled in MISTAKES.items():
    assert right in GOOD, right
    wrong += [
        f"not found: {text!r} for {right!r}"
        for text in spoiled
        if not words.faults(read(GOOD.replace(right, text)), fresh)
    ]
sys.exit("\n".join(wrong) or 0)
