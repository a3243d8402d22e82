"""Tables in the documentation that come from a run: between <!-- NAME:begin --> and <!-- NAME:end -->."""


def updated(path, name, lines, write):
    """True if the page has these lines between the marks, or has them now."""
    begin, end = f"<!-- {name}:begin -->\n", f"<!-- {name}:end -->"
    with open(path, encoding="utf-8") as page:
        text = page.read()
    before, rest = text.split(begin, 1)
    old, after = rest.split(end, 1)
    new = "".join(line + "\n" for line in lines)
    if old == new:
        return True
    if not write:
        print(f"{path} has another table {name}; run this again with --write and look at the difference")
        return False
    with open(path, "w", encoding="utf-8") as page:
        page.write(before + begin + new + end + after)
    return True
