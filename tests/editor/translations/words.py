#!/usr/bin/env python3
"""words.py ROOT: every word of the editor is translated in each editor/translations/*.ts, and every translation can
stand in its place."""

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
# "thing(s)" is no word of any language.
GLUED = re.compile(r"\w\(\w{1,3}\)")
ENGLISH = "muster_en.ts"
BEGIN, END = re.compile(r"^\s*"), re.compile(r"(?:\.\.\.|:)?\s*$")


def messages(path):
    """(context, words, note, with a number or not) -> the element of the message."""
    found = {}
    for context in xml.parse(path).getroot().findall("context"):
        for message in context.findall("message"):
            key = (
                context.findtext("name"),
                message.findtext("source"),
                message.findtext("comment", ""),
                message.get("numerus") == "yes",
            )
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


def gathered(root, name):
    """What the sources say, written as into a file of that name."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, name)
        subprocess.run([os.path.join(root, "scripts", "update-translations"), "--to", path], check=True)
        return messages(path)


def main(root):
    files = sorted(glob.glob(os.path.join(root, "editor", "translations", "*.ts")))
    fresh = gathered(root, "now.ts")
    # English needs words with numbers only, and all of those.
    numbered = gathered(root, ENGLISH)
    if len(files) < 2 or len(fresh) < 400 or set(numbered) != {key for key in fresh if key[3]} or not numbered:
        return f"{len(files)} files, {len(fresh)} messages and {len(numbered)} with numbers: that cannot be all"
    wrong = [
        f"{os.path.basename(path)}: {fault}"
        for path in files
        for fault in faults(messages(path), numbered if os.path.basename(path) == ENGLISH else fresh)
    ]
    wrong += [f"a plural glued on: {key[:2]}" for key in fresh if GLUED.search(key[1])]
    if wrong:
        return "\n".join(wrong + ["scripts/update-translations brings new words in; then translate what is unfinished"])
    print(f"{len(fresh)} messages are translated in {len(files)} file(s)")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
