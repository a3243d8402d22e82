"""Armies of just under 4 MB that ask for as much work, or memory, as their author could think of."""

from sizes import SIZE, filled, toy_system

HEAD = '{"format": 1, "system": "toy", "name": "A", '


def toys(army, **more):
    return {"toy.system.json": toy_system(**more), "a.army.json": army}


def army_files():
    """Yields (name, files): the files of a folder by their names."""
    yield "deep arrays", toys(HEAD + '"x-a": ' + "[" * 1_990_000 + "]" * 1_990_000 + "}")
    yield "deep objects", toys(HEAD + '"x-a": ' + '{"a":' * 600_000 + "1" + "}" * 600_000 + "}")
    yield "deep in a unit", toys(HEAD + '"units": [{"id": "u", "x-a": ' + '[{"a":' * 60 + "1" + "}]" * 60 + "}]}")
    yield "unclosed arrays", toys("[" * SIZE)
    yield "many keys", toys(filled(HEAD + '"units": [],', '"x-{0}": 1', "}"))
    yield "many unknown keys", toys(filled(HEAD + '"units": [],', '"k{0}": 1', "}"))
    yield "the same key", toys(filled(HEAD + '"units": [],', '"x": 1', "}"))
    yield "many keys of a unit", toys(filled(HEAD + '"units": [{"id": "u", ', '"x-{0}": 1', "}]}"))
    yield "many unknown keys of a unit", toys(filled(HEAD + '"units": [{"id": "u", ', '"k{0}": 1', "}]}"))
    yield "a long key", toys(HEAD + '"' + "k" * (SIZE - 100) + '": 1}')
    yield "a long name", toys(HEAD.replace('"A"', '"' + "n" * (SIZE - 100) + '"') + '"units": []}')
    yield "a long name of a unit", toys(HEAD + '"units": [{"id": "u", "name": "' + "ä" * (SIZE // 2 - 100) + '"}]}')
    yield "a long id", toys(HEAD + '"units": [{"id": "' + "a-" * (SIZE // 2 - 100) + '"}]}')
    yield "a string of escapes", toys(HEAD + '"notes": "' + "\\u001b" * (SIZE // 6 - 100) + '", "units": []}')
    yield "a string of surrogates", toys(HEAD + '"notes": "' + "\\ud83d" * (SIZE // 6 - 100) + '", "units": []}')
    yield "an unclosed string", toys(HEAD + '"notes": "' + "x" * (SIZE - 100))
    yield "control characters", toys(HEAD + '"notes": "' + "\x01" * (SIZE - 100) + '"}')
    yield "bytes that are no UTF-8", toys((HEAD + '"notes": "').encode() + b"\xff" * (SIZE - 100) + b'"}')
    yield "a long number", toys(HEAD + '"budget": ' + "9" * (SIZE - 100) + ', "units": []}')
    yield "a long fraction", toys(HEAD + '"budget": 0.' + "1" * (SIZE - 100) + "e9999999, " + '"units": []}')
    yield "many numbers", toys(filled(HEAD + '"units": [{"id": "u", "points": [', "1e{0}", "]}]}"))
    yield "many bare values", toys(filled(HEAD + '"units": [', "1", "]}"))
    yield "many empty units", toys(filled(HEAD + '"units": [', "{{}}", "]}"))
    yield "many units", toys(filled(HEAD + '"units": [', '{{"id": "u{0}", "points": 1}}', "]}"))
    yield "ten thousand units", toys(
        filled(HEAD + '"units": [', '{{"id": "u{0}", "points": 1, "notes": "' + "x" * 330 + '"}}', "]}", most=10_000)
    )
    yield "units of one id", toys(filled(HEAD + '"units": [', '{{"id": "u", "points": 1}}', "]}"))
    yield "units of wrong ids", toys(filled(HEAD + '"units": [', '{{"id": "U {0}", "points": "x"}}', "]}"))
    yield "huge counts", toys(
        filled(HEAD + '"units": [', '{{"id": "u{0}", "points": 9223372036854775807, "count": 10000}}', "]}")
    )
    yield "counts past every number", toys(
        filled(HEAD + '"units": [', '{{"id": "u{0}", "points": 1e308, "count": 1e308}}', "]}")
    )
    yield "many groups", toys(filled(HEAD + '"groups": [', '{{"id": "g{0}", "units": []}}', "]}"))
    yield "a thousand groups of units", toys(
        filled(
            HEAD + '"groups": [',
            '{{"id": "g{0}", "units": [' + ", ".join('{{"id": "g{0}u%d", "points": 1}}' % i for i in range(90)) + "]}}",
            "]}",
            most=1000,
        )
    )
    yield "groups in groups", toys(HEAD + '"groups": [' + '{"id": "g", "groups": [' * 60 + "]}" * 60 + "]}")
    yield "many leaders", toys(filled(HEAD + '"units": [], "leaders": [', '{{"id": "l{0}", "with": "u{0}"}}', "]}"))
    yield "many entries that are not there", toys(
        filled(HEAD + '"list": "l", "units": [', '{{"id": "u{0}", "entry": "aaaaaaaaaaaaaaaaab{0}"}}', "]}"),
        lists="optional",
    ) | {
        "l.list.json": filled(
            '{"format": 1, "system": "toy", "id": "l", "name": "L", "entries": [',
            '{{"id": "aaaaaaaaaaaaaaaaaa{0}", "name": "E", "points": 1}}',
            "]}",
            most=2000,
        )
    }
    yield "many options that are not there", toys(
        HEAD
        + '"list": "l", "units": ['
        + ",".join(
            '{"id": "u%d", "entry": "e", "options": [%s]}' % (i, ",".join('"optiom-%d"' % k for k in range(100)))
            for i in range(2900)
        )
        + "]}",
        lists="optional",
    ) | {
        "l.list.json": filled(
            '{"format": 1, "system": "toy", "id": "l", "name": "L", "entries": [{"id": "e", "name": "E", "points": 1,'
            ' "options": [',
            '{{"id": "option-{0}", "name": "O"}}',
            "]}]}",
            most=100,
        )
    }
    yield "many accepted findings", toys(
        filled(HEAD + '"units": [{"id": "u"}], "accept": [', '{{"rule": "toy/r{0}", "reason": "x"}}', "]}")
    )
    yield "a thousand long reasons", toys(
        filled(
            HEAD + '"units": [{"id": "u"}], "accept": [',
            '{{"rule": "toy/r{0}", "reason": "' + "r" * 3900 + '"}}',
            "]}",
            most=1000,
        )
    )
    yield "many accepts in units", toys(
        filled(HEAD + '"units": [', '{{"id": "u{0}", "accept": [{{"rule": "toy/r{0}", "reason": "x"}}]}}', "]}")
    )
    yield "many pinned costs", toys(filled(HEAD + '"units": [{"id": "u"}], "pin": {"costs": {', '"u{0}": 1', "}}}"))
    yield "many pinned errors", toys(filled(HEAD + '"units": [{"id": "u"}], "pin": {"errors": [', '"toy/r{0}"', "]}}"))
    yield "a long reference", toys(HEAD + '"house": "' + "../" * (SIZE // 3 - 100) + '", "units": []}')
    yield "a long system", toys('{"format": 1, "name": "A", "units": [], "system": "' + "t" * (SIZE - 100) + '"}')
    yield "a long emblem", toys(HEAD + '"emblem": "' + "e/" * (SIZE // 2 - 100) + '", "units": []}')
    yield "many colours", toys(filled(HEAD + '"units": [], "colours": [', '"#00000{0}"', "]}"))
    yield "empty lines", toys("\n" * (SIZE - 100) + HEAD + '"units": [{"id": "A B"}]}')
    yield "carriage returns", toys("\r" * (SIZE - 100) + HEAD + '"units": [{"id": "A B"}]}')
    yield "all on one line, with findings", toys(filled(HEAD + '"units": [', '{{"id": "ä {0}", "x": "ä"}}', "]}"))
