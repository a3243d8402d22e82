#!/usr/bin/env python3
"""words.py ROOT: every word of the editor is translated in each editor/translations/*.ts, and every translation can stand in its place."""

import glob
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

# What a program fills in or reads, and what it shows as marks: a translation holds the same ones, in any order.
MARKS = {
    "places": re.compile(r"%(?:\d|n)"),
    "names in braces": re.compile(r"\{\w+\}"),
    "tags": re.compile(r"</?[a-z]+>"),
    "file patterns": re.compile(r"\*\.?[\w.]*|;;"),
    "letters to press": re.compile(r"&(?=[^\s&])"),
}
BEGIN, END = re.compile(r"^\s*"), re.compile(r"(?:\.\.\.|:)?\s*$")


def messages(path):
    """(context, words, note, with a number or not) -> the element of the message."""
    found = {}
    for context in xml.parse(path).getroot().findall("context"):
        for message in context.findall("message"):
            key = (context.findtext("name"), message.findtext("source"), message.findtext("comment", ""), message.get("numerus") == "yes")
            found[key] = message
    return found


def forms(message):
    translation = message.find("translation")
    if translation is None or translation.get("type"):
        return []
    plural = ["".join(form.itertext()) for form in translation.findall("numerusform")]
    return plural or ["".join(translation.itertext())]


def misfit(source, translated):
    """What keeps a translation from standing where the source stands; empty when nothing does."""
    for what, mark in MARKS.items():
        if sorted(mark.findall(source)) != sorted(mark.findall(translated)):
            return f"has other {what}"
    for edge in (BEGIN, END):
        if edge.search(source).group() != edge.search(translated).group():
            return "begins or ends otherwise"
    return ""


def faults(known, fresh, plural_forms=2):
    """Of a file's messages, beside those the sources hold now."""
    found = [f"not in the file: {key[:2]}" for key in fresh if key not in known]
    found += [f"no longer in the sources: {key[:2]}" for key in known if key not in fresh]
    for (context, source, _, numbered), message in known.items():
        translated = forms(message)
        if len(translated) != (plural_forms if numbered else 1) or not all(form.strip() for form in translated):
            found.append(f"not translated: {context}: {source!r}")
            continue
        for form in translated:
            wrong = misfit(source, form)
            if wrong:
                found.append(f"{wrong}: {context}: {source!r} as {form!r}")
    return found


def main(root):
    files = sorted(glob.glob(os.path.join(root, "editor", "translations", "*.ts")))
    with tempfile.TemporaryDirectory() as folder:
        gathered = os.path.join(folder, "now.ts")
        subprocess.run([os.path.join(root, "scripts", "update-translations"), "--to", gathered], check=True)
        fresh = messages(gathered)
    if not files or len(fresh) < 400:
        return f"{len(files)} files and {len(fresh)} messages: that cannot be all"
    wrong = [f"{os.path.basename(path)}: {fault}" for path in files for fault in faults(messages(path), fresh)]
    if wrong:
        return "\n".join(wrong + ["scripts/update-translations brings new words in; then translate what is unfinished"])
    print(f"{len(fresh)} messages are translated in {len(files)} file(s)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
