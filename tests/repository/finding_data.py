#!/usr/bin/env python3
"""Code uses the data of findings: it neither compares their rules with names, nor takes those names apart, nor searches
their messages."""

import os
import re
import sys

import tree

ROOMS = ("core", "validator", "printer", "editor")
EXEMPT = (
    os.path.join("core", "game", "shared_rules.cpp"),  # maps each rule name to the kind of its findings
    os.path.join("core", "diagnostics", "rule_id.cpp"),  # splits the names that texts give
)
RULE_NAME = r'"(?:json|schema|ref|list|army|table|rule|check|scenario|system|print)/[^"]*"'
SEARCH = r"(?:starts_with|ends_with|contains|compare|substr|r?find(?:_\w+)?)\s*\("
READS = re.compile(
    rf"""
      \brule\s*[!=]=\s*"                                  # finding.rule == "..."
    | "\s*[!=]=\s*(?:\w+(?:\.|->))*rule\b(?!\s*\()        # "..." == finding.rule
    | [!=]=\s*{RULE_NAME} | {RULE_NAME}\s*[!=]=           # any text == "ref/..."
    | (?:\.|->)rule\.{SEARCH}                             # finding.rule.starts_with(
    | (?:\.|->)message\.{SEARCH}                          # finding.message.find(
    | (?:\.|->)message\s*[!=]=\s*"                        # finding.message == "..."
    | \b(?:message|rule)\.(?:starts_with|ends_with)\s*\(  # the same of a copy
    """,
    re.VERBOSE,
)
SLASH = r"""u?(?:'/'|"/")"""
NAME = r"(?:\w*rule|\w*[nN]ame|id|key\(\)|text)"
SPLITS = re.compile(
    rf"""
      \b{NAME}(?:\.substr\([^()]*\))?\.(?:\w*find\w*|contains|starts_with|ends_with)\s*\(\s*{SLASH}  # name.find('/')
    | \w*find\w*\(\s*{NAME}\.c?begin\(\)[^;]*{SLASH}           # std::find(name.begin(), name.end(), '/')
    | (?=.*\brule).*\[[^\]]*\]\s*[!=]=\s*'/'                  # a rule's character is compared
    | \b(?:starts_with|ends_with)\(\s*(?:house|list)(?:Owner|Prefix)\b  # name.starts_with(listPrefix)
    """,
    re.VERBOSE,
)


def faults(root):
    found = []
    for path in tree.files(root, ROOMS, (".cpp", ".hpp")):
        if path in EXEMPT:
            continue
        for number, line in tree.lines(root, path):
            code = line.split("//")[0]
            if READS.search(code):
                found.append(f"{path}:{number}: ask for the kind or the subject of a finding instead: {line.strip()}")
            if SPLITS.search(code):
                found.append(
                    f"{path}:{number}: use the data of the rule or finding, or ruleIdIn() for a text: {line.strip()}"
                )
    return found


if __name__ == "__main__":
    sys.exit(tree.report(faults(sys.argv[1]), "no code reads the names and sentences of findings"))
