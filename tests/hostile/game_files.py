"""Systems, lists and house rules of just under 4 MB that ask for much work or memory."""

import json

from sizes import SIZE, filled, toy_system

ARMY = '{"format": 1, "system": "toy", "name": "A", "units": [%s]}'
FEW = ARMY % ", ".join('{"id": "u%d", "points": 1}' % i for i in range(20))
LIST = '{"format": 1, "system": "toy", "id": "l", "name": "L", '
HOUSE = '{"format": 1, "system": "toy", "name": "H", '


def system_with(key, items):
    """The toy system with one more key, whose value is text that fills the file."""
    text = toy_system()[:-1]
    head, item, tail, *most = items
    return filled(f'{text}, "{key}": {head}', item, tail + "}", most=most[0] if most else 10_000_000)


def rules_like(item, most=999):
    text = toy_system()
    end = text.rindex("]")
    return filled(text[:end] + ",", item, text[end:], most=most)


def rule(require, scope="army", more=""):
    return '{{"id": "r{0}", "level": "error", "scope": "%s", %s "require": "%s", "message": "It does not hold."}}' % (
        scope,
        more,
        require,
    )


def with_system(text, army=FEW):
    return {"toy.system.json": text, "a.army.json": army}


def with_list(text, units='{"id": "u", "entry": "e0", "points": 1}'):
    army = '{"format": 1, "system": "toy", "list": "l", "name": "A", "units": [%s]}' % units
    return {"toy.system.json": toy_system(lists="optional"), "l.list.json": text, "a.army.json": army}


def with_house(text):
    army = FEW.replace('"name": "A"', '"name": "A", "house": "h.house.json"')
    return {"toy.system.json": toy_system(), "h.house.json": text, "a.army.json": army}


def system_files():
    yield "many tables", with_system(system_with("tables", ("{", '"t{0}": [{{"id": "a"}}]', "}")))
    yield "long tables", with_system(
        system_with(
            "tables", ("{", ",".join(['"t{0}": [%s]' % ",".join('{{"id": "r%d"}}' % i for i in range(5000))]), "}")
        )
    )
    yield "rows of many keys", with_system(
        system_with("tables", ('{"t": [', '{{"id": "r{0}", %s}}' % ",".join('"k%d": 1' % i for i in range(99)), "]}"))
    )
    yield "rows without labels", with_system(system_with("tables", ('{"t": [', '{{"id": "r{0}", "label": ""}}', "]}")))
    yield "many table links", with_system(system_with("tableLinks", ("{", '"t{0}": {{"a": "b{0}"}}', "}")))
    yield "many definitions", with_system(system_with("definitions", ("{", '"d{0}": {{"type": "string"}}', "}")))
    yield "definitions in a chain", with_system(
        system_with("definitions", ("{", '"d{0}": {{"allOf": [{{"$ref": "#/definitions/d{0}"}}]}}', "}", 499))
    )
    yield "a long enumeration", with_system(
        system_with("army", ('{"type": "object", "properties": {"a": {"enum": [', '"e{0}"', "]}}}"))
    )
    yield "a long choice", with_system(
        system_with("army", ('{"type": "object", "properties": {"a": {"anyOf": [', '{{"const": {0}}}', "]}}}"))
    )
    yield "many long patterns", with_system(
        system_with(
            "army",
            (
                '{"type": "object", "properties": {',
                '"a{0}": {{"type": "string", "pattern": "%s"}}' % ("(a|b)" * 1500),
                "}}",
                499,
            ),
        )
    )
    yield "a long pattern", with_system(
        toy_system()[:-1] + ', "army": {"type": "object", "properties": {"a": {"pattern": "' + "a" * SIZE + '"}}}}'
    )
    yield "many pattern properties", with_system(
        system_with("army", ('{"type": "object", "patternProperties": {', '"^a{0}.*b$": {{"type": "string"}}', "}}"))
    )
    yield "many derived values", with_system(
        system_with("derived", ('{"unit": {', '"v{0}": "self.points + %s"' % "1 + " * 1000 + '"1"', "}}", 199))
    )
    yield "derived values in a chain", with_system(
        toy_system(derived={"unit": {"v0": "1", **{f"v{i}": f"self.v{i-1} + self.v{i-1}" for i in range(1, 199)}}})
    )
    yield "many short rules", with_system(rules_like(rule("self.cost >= 0"), most=10_000_000))
    yield "a thousand long rules", with_system(rules_like(rule("self.cost >= 0" + " + 1" * 900)))
    yield "long rules with an error each", with_system(rules_like(rule("self.cost >= 0" + " + x1" * 700)))
    yield "rules that loop in loops", with_system(
        rules_like(
            rule("army.units.all(a, army.units.all(b, army.units.all(c, a.points + b.points + c.points > 0)))", "unit")
        )
    )
    yield "rules that count far", with_system(rules_like(rule("lists.range(1000000).all(x, x >= 0)")))
    yield "rules that make long texts", with_system(
        rules_like(rule("lists.range(100000).map(x, string(x)).join(',').size() < 5"))
    )
    yield "rules that sort", with_system(rules_like(rule("lists.range(100000).map(x, -x).sort().size() < 5")))
    yield "rules that compare", with_system(
        rules_like(rule("lists.range(2000).map(x, 'aaaaaaaaaaaaaaaaaaaaaaaa' + string(x)).distinct().size() < 5"))
    )
    yield "rules with long lets", with_system(
        rules_like(
            rule(
                "x0 > 0",
                more='"let": {{' + ",".join('"x%d": "self.cost%s"' % (i, " + 1" * 25) for i in range(30)) + "}},",
            )
        )
    )
    yield "long messages", with_system(
        rules_like(
            '{{"id": "r{0}", "level": "error", "scope": "unit", "require": "false", "message": "%s"}}'
            % ("{{self.points}}" * 270)
        )
    )
    yield "many findings of rules", with_system(
        rules_like(rule("false", "unit")), ARMY % ", ".join('{"id": "u%d", "points": 1}' % i for i in range(2000))
    )
    yield "many fixes", with_system(
        rules_like(
            '{{"id": "r{0}", "level": "error", "scope": "unit", "require": "false", "message": "x", "fix": [%s]}}'
            % ",".join('{{"op": "add", "path": "/x-%d", "value": "%s"}}' % (i, "v" * 150) for i in range(18))
        )
    )
    yield "patterns in rules", with_system(
        rules_like(rule(" || ".join("self.name.matches('[a-z]{{0,%d}}x{0}')" % (40 + i) for i in range(90))))
    )
    yield "deep expressions", with_system(rules_like(rule("(" * 240 + "true" + ")" * 240)))
    yield "expressions of one long list", with_system(rules_like(rule("[" + "1," * 1900 + "1].size() > 0")))
    yield "records in expressions", with_system(
        rules_like(rule("{{" + ",".join("'k%d': %d" % (i, i) for i in range(300)) + "}}.size() > 0"))
    )
    yield "many translations", with_system(
        system_with("translations", ('{"de": {', '"Text {0}": "Wort {0}"', "}}", 20_000))
    )
    yield "translations without originals", with_system(
        system_with("translations", ('{"de": {', '"Text {0} %s": "Wort %s"' % ("t" * 90, "w" * 90), "}}"))
    )
    yield "many languages", with_system(system_with("translations", ("{", '"de-{0:08d}": {{"a": "b"}}', "}")))
    yield "many terrains", with_system(system_with("terrain", ("[", '{{"id": "t{0}", "label": "T"}}', "]")))
    yield "many sheets", with_system(
        system_with(
            "sheets",
            ("[", '{{"id": "s{0}", "title": "S", "for": "unit", "blocks": [{{"block": "text", "text": "x"}}]}}', "]"),
        )
    )
    yield "a sheet of many blocks", with_system(
        system_with(
            "sheets",
            (
                '[{"id": "s", "title": "S", "for": "army", "blocks": [',
                '{{"block": "text", "text": "{{self.name}}"}}',
                "]}]",
            ),
        )
    )
    yield "blocks in blocks", with_system(
        system_with(
            "sheets",
            (
                "[",
                '{{"id": "s{0}", "title": "S", "for": "army", "blocks": ['
                + '{{"block": "cards", "each": "self.units", "title": "t", "blocks": [' * 25
                + '{{"block": "text", "text": "x"}}'
                + "]}}" * 25
                + "]}}",
                "]",
            ),
        )
    )
    yield "tables of many columns", with_system(
        system_with(
            "sheets",
            (
                '[{"id": "s", "title": "S", "for": "army", "blocks": ['
                + '{"block": "table", "rows": "self.units", "columns": [',
                '{{"label": "C{0}", "value": "item.points"}}',
                "]}]}]",
            ),
        )
    )
    yield "many symbols", with_system(
        system_with("symbols", ("[", '{{"id": "y{0}", "label": "Y", "paths": ["M0 0L10 10"]}}', "]"))
    )
    yield "a symbol of many points", with_system(
        toy_system()[:-1]
        + ', "symbols": [{"id": "y", "label": "Y", "paths": [{"d": "M0 0'
        + "L1 1" * 980_000
        + '"}]}]}'
    )
    yield "many statistics", with_system(
        system_with(
            "statistics", ("[", '{{"id": "s{0}", "label": "S", "value": "self.cost%s"}}' % (" + 1" * 2000), "]", 99)
        )
    )
    yield "many references", with_system(
        system_with("reference", ("[", '{{"id": "p{0}", "title": "P", "text": "x"}}', "]"))
    )
    yield "a reference of many rows", with_system(
        system_with("reference", ('[{"id": "p", "title": "P", "items": [', '"item {0} of {{1}}"', "]}]"))
    )
    yield "many entries of a system", with_system(
        system_with("entries", ("[", '{{"id": "e{0}", "name": "E", "points": {0}}}', "]"))
    )
    yield "many costs", with_system(
        toy_system(
            cost={
                "unit": {
                    "each": [{"label": "l{self.points}", "value": "self.points" + " + 1" * 2400} for _ in range(200)]
                }
            }
        ),
        ARMY % ", ".join('{"id": "u%d", "points": 1}' % i for i in range(2000)),
    )
    yield "many places to set up", with_system(
        system_with("setup", ('{"steps": [', '{{"about": "board", "text": "x{0}"}}', "]}"))
    )
    yield "many things that are required", with_system(
        system_with("army", ('{"type": "object", "required": [', '"k{0}"', "]}"))
    )
    yield "many properties", with_system(
        system_with("army", ('{"type": "object", "properties": {', '"k{0}": {{"type": "integer"}}', "}}"))
    )
    yield "many x- keys", with_system(system_with("x-a", ("{", '"k{0}": {{"b": [1, 2, 3]}}', "}")))
    yield "wrong keys", with_system(filled(toy_system()[:-1] + ",", '"wrong{0}": 1', "}"))
    yield "deep schemas", with_system(
        system_with(
            "army",
            ('{"type": "object", "properties": {', '"a{0}": ' + '{{"items": ' * 50 + "true" + "}}" * 50, "}}", 499),
        )
    )


def list_files():
    yield "many entries", with_list(filled(LIST + '"entries": [', '{{"id": "e{0}", "name": "E", "points": 1}}', "]}"))
    yield "two thousand long entries", with_list(
        filled(
            LIST + '"entries": [',
            '{{"id": "e{0}", "name": "E", "points": 1, "description": "' + "d" * 1900 + '"}}',
            "]}",
            most=2000,
        )
    )
    yield "entries with a hundred options", with_list(
        filled(
            LIST + '"entries": [',
            '{{"id": "e{0}", "name": "E", "points": 1, "options": [%s]}}'
            % ",".join(
                '{{"id": "o%d", "name": "O", "cost": 1, "set": {{"points": %d}}}}' % (i, i + 1) for i in range(100)
            ),
            "]}",
        )
    )
    yield "entries of one id", with_list(
        filled(LIST + '"entries": [', '{{"id": "e0", "name": "E", "points": 1}}', "]}")
    )
    yield "options of one id", with_list(
        filled(
            LIST + '"entries": [{"id": "e0", "name": "E", "points": 1, "options": [',
            '{{"id": "o", "name": "O"}}',
            "]}]}",
        )
    )
    yield "options that set much", with_list(
        filled(
            LIST + '"entries": [{"id": "e0", "name": "E", "points": 1, "options": [{"id": "o", "name": "O", "set": {',
            '"k{0}": 1',
            "}}]}]}",
        )
    )
    yield "required entries", with_list(
        filled(
            LIST + '"entries": [',
            '{{"id": "e{0}", "name": "E", "points": 1, "min": 9999, "max": 10000, "step": 7}}',
            "]}",
            most=2000,
        )
    )
    yield "entries of wrong keys", with_list(filled(LIST + '"entries": [', '{{"id": "e{0}", "nome": "E"}}', "]}"))
    yield "many extends", with_list(filled(LIST + '"entries": [], "extends": [', '"l{0}"', "]}"))
    yield "extends itself", with_list(filled(LIST + '"entries": [], "extends": [', '"l"', "]}"))
    yield "many tables of a list", with_list(
        filled(LIST + '"entries": [], "tables": {', '"t{0}": [{{"id": "a"}}]', "}}")
    )
    yield "a table of a list", with_list(filled(LIST + '"entries": [], "tables": {"t": [', '{{"id": "a{0}"}}', "]}}"))
    yield "many leaders of a list", with_list(
        filled(LIST + '"entries": [], "leaders": [', '{{"id": "l{0}", "name": "L"}}', "]}")
    )
    yield "many sources", with_list(filled(LIST + '"entries": [], "sources": [', '"s{0}"', "]}"))
    yield "many translations of a list", with_list(
        filled(LIST + '"entries": [], "translations": {"de": {', '"Text {0}": "Wort"', "}}}")
    )
    yield "deep list", with_list(LIST + '"entries": [' + '{"options": [' * 400_000)
    yield "a long name of an entry", with_list(LIST + '"entries": [{"id": "e0", "name": "' + "n" * SIZE + '"}]}')


def house_files():
    added = '{{"id": "house/r{0}", "level": "error", "scope": "%s", "require": "%s", "message": "%s"}}'
    yield "many levels", with_house(filled(HOUSE + '"levels": {', '"toy/r{0}": "off"', "}}"))
    yield "many levels near to a rule", with_house(filled(HOUSE + '"levels": {', '"toy/points-totl{0}": "off"', "}}"))
    yield "many rules", with_house(filled(HOUSE + '"rules": [', added % ("unit", "true", "m"), "]}"))
    yield "two hundred long rules", with_house(
        filled(
            HOUSE + '"rules": [', added % ("unit", "1 > 0" + " + 0" * 2300, "x{{self.points}}" * 600), "]}", most=200
        )
    )
    yield "two hundred loops", with_house(
        filled(
            HOUSE + '"rules": [',
            added % ("unit", "lists.range(900000).all(x, x + self.points >= 0)", "m"),
            "]}",
            most=200,
        )
    )
    yield "many overlaid rows", with_house(filled(HOUSE + '"tables": {"t": {', '"r{0}": {{"a": 1}}', "}}}"))
    yield "many overlaid tables", with_house(filled(HOUSE + '"tables": {', '"t{0}": {{"r": {{"a": 1}}}}', "}}"))
    yield "many overlaid keys", with_house(filled(HOUSE + '"tables": {"t": {"r": {', '"k{0}": 1', "}}}}"))
    yield "many accepts of house rules", with_house(
        filled(HOUSE + '"accept": [', '{{"rule": "toy/r{0}", "reason": "x"}}', "]}")
    )
    yield "a long extends", with_house(HOUSE + '"extends": "' + "./" * (SIZE // 2 - 100) + 'h.house.json"}')
    yield "deep house rules", with_house(HOUSE + '"rules": ' + "[" * 1_900_000)
    yield "unknown keys of house rules", with_house(filled(HOUSE[:-2] + ",", '"k{0}": 1', "}"))
    yield "levels as rules", with_house(filled(HOUSE + '"rules": {', '"toy/r{0}": "off"', "}}"))
