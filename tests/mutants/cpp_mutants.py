"""Mutants of C++ code: one token changed, such as a comparison, && or ||, a constant or a negation."""

import dataclasses
import re

TOKEN = re.compile(
    r"""(?P<space>\s+)
    | (?P<comment>//[^\n]*|/\*.*?\*/)
    | (?P<text>(?:u8|[uUL])?R"(?P<end>[^\s()\\]{0,16})\(.*?\)(?P=end)"
             | (?:u8|[uUL])?"(?:\\.|[^"\\\n])*"
             | (?:u8|[uUL])?'(?:\\.|[^'\\\n])*')
    | (?P<number>\.?\d(?:[eEpP][+-]|'(?=\w)|[\w.])*)
    | (?P<name>[A-Za-z_]\w*)
    | (?P<operator><=>|<<=|>>=|->\*|\.\.\.|::|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)""",
    re.VERBOSE | re.DOTALL,
)
BINARY = {
    "<": ["<=", ">="],
    "<=": ["<", ">"],
    ">": [">=", "<="],
    ">=": [">", "<"],
    "==": ["!="],
    "!=": ["=="],
    "&&": ["||"],
    "||": ["&&"],
}
WORDS = {"true": ["false"], "false": ["true"]}
# After one of these a minus is a sign.
BEFORE_SIGN = set("( [ { , = == != < > <= >= ? : && || ! return + - * / % += -=".split())
NUMBER = re.compile(r"(?P<value>0[xX][\da-fA-F']+|0[bB][01']+|[\d']+|[\d.']+(?:[eE][+-]?\d+)?)(?P<suffix>[a-zA-Z]*)")
# A number from here on is a measure or a limit: one more changes nothing that anyone sees, half or double does.
LARGE = 20


@dataclasses.dataclass(frozen=True)
class Mutant:
    """A text with the token at `offset` replaced."""

    file: str
    offset: int
    old: str
    new: str
    line: int
    code: str  # the line as it is
    mutated: str  # the line of the mutant

    def applied(self, text):
        return text[: self.offset] + self.new + text[self.offset + len(self.old) :]

    @property
    def key(self):
        return (self.file, self.line, self.code, self.mutated)


def other_numbers(token):
    """Numbers to put in the place of a number: its neighbours; for a large one, half and double."""
    match = NUMBER.fullmatch(token)
    if not match:
        return []
    digits, suffix = match["value"].replace("'", ""), match["suffix"]
    prefix = digits[:2].lower()
    if prefix in ("0x", "0b"):
        value, form = int(digits, 0), "{:#x}" if prefix == "0x" else "{:#b}"
        return [form.format(other) + suffix for other in (value + 1, value - 1) if other >= 0]
    if not digits.isdigit():
        return [repr(float(digits) + 1) + suffix]
    if len(digits) > 1 and digits.startswith("0"):
        return []
    value = int(digits)
    others = (value * 2, value // 2) if value >= LARGE else (value + 1, value - 1)
    return [f"{other}{suffix}" for other in others if other >= 0]


def replacements(token, kind, before, spaced):
    """What may replace a token; `before` is the token before it, `spaced` says whether spaces surround it."""
    if before == "operator":
        return []
    if kind == "number":
        return other_numbers(token)
    if kind == "name":
        return WORDS.get(token, [])
    if token in BINARY:
        # Without spaces around them these are brackets of templates and references.
        return BINARY[token] if spaced or token in ("==", "!=", "<=", ">=") else []
    if token == "!" or (token == "-" and before in BEFORE_SIGN):
        return [""]
    return []


def tokens(text):
    """Yields (kind, token, offset), without the lines of the preprocessor."""
    at, line_start = 0, True
    while at < len(text):
        match = TOKEN.match(text, at)
        kind, token = match.lastgroup, match.group(0)
        if kind == "end":
            kind = "text"
        if line_start and token == "#":
            at = re.compile(r"(?:[^\n\\]|\\.|\\\n)*", re.DOTALL).match(text, at).end()
            continue
        yield kind, token, at
        if kind == "space":
            line_start = line_start or "\n" in token
        elif kind != "comment":
            line_start = False
        at = match.end()


def sites(file, text):
    """The places of a text where a token can be changed, each a list of mutants."""
    found, before, in_assertion = [], "", False
    for kind, token, at in tokens(text):
        if kind in ("space", "comment"):
            continue
        in_assertion = token == "static_assert" or (in_assertion and token != ";")
        end = at + len(token)
        spaced = text[at - 1 : at].isspace() and text[end : end + 1].isspace()
        if not in_assertion:
            others = replacements(token, kind, before, spaced)
            if others:
                start, stop = text.rfind("\n", 0, at) + 1, (text + "\n").find("\n", end)
                code, line = text[start:stop], text.count("\n", 0, at) + 1
                head, tail = text[start:at], text[end:stop]
                found.append(
                    [Mutant(file, at, token, new, line, code.strip(), (head + new + tail).strip()) for new in others]
                )
        before = token
    return found
