"""Settings (muster.json) of just under 4 MB that ask for much work or memory, in a folder of several files."""

from sizes import SIZE, filled, toy_system

HEAD = '{"format": 1, '
ARMY = '{"format": 1, "system": "toy", "name": "A", "units": [{"id": "u", "points": 1}]}'


def with_settings(text):
    files = {"toy.system.json": toy_system(), "muster.json": text}
    for i in range(40):
        files[f"{'a' * 30}/{'b' * 30}/{'c' * 100}{i}.army.json"] = ARMY
    return files


def settings_files():
    stars = "*a" * 240
    yield "many ignored patterns", with_settings(filled(HEAD + '"ignore": [', '"x{0}/"', "]}"))
    yield "a thousand long ignored patterns", with_settings(
        filled(HEAD + '"ignore": [', '"{0}%s"' % ("**/*" * 120), "]}", most=1000)
    )
    yield "ignored patterns too long", with_settings(
        filled(HEAD + '"ignore": [', '"{0}%s"' % (stars * 8), "]}", most=1000)
    )
    yield "one ignored pattern", with_settings(HEAD + '"ignore": ["' + "*a" * (SIZE // 2 - 100) + '"]}')
    yield "many overrides", with_settings(
        filled(HEAD + '"overrides": [', '{{"files": ["x{0}"], "rules": {{"toy/points-total": "off"}}}}', "]}")
    )
    yield "overrides of many patterns", with_settings(
        filled(
            HEAD + '"overrides": [',
            '{{"files": [%s], "rules": {{"toy/points-total": "off"}}}}'
            % ",".join('"%d%s"' % (i, "*b" * 8) for i in range(900)),
            "]}",
            most=200,
        )
    )
    yield "overrides of long patterns", with_settings(
        filled(HEAD + '"overrides": [{"files": [', '"{0}%s"' % ("**/*" * 120), '], "rules": {}}]}')
    )
    yield "many rules of settings", with_settings(filled(HEAD + '"rules": {', '"toy/r{0}": "off"', "}}"))
    yield "many patterns of rules", with_settings(filled(HEAD + '"rules": {', '"toy/*r{0}*": "off"', "}}"))
    yield "long patterns of rules", with_settings(filled(HEAD + '"rules": {', '"{0}%s": "off"' % ("*a" * 5000), "}}"))
    yield "many extended settings", with_settings(filled(HEAD + '"extends": [', '"x{0}.muster.json"', "]}"))
    yield "settings that extend themselves", with_settings(filled(HEAD + '"extends": [', '"./muster.json"', "]}"))
    yield "a long path of settings", with_settings(HEAD + '"extends": "' + "a/" * (SIZE // 2 - 100) + '"}')
    yield "a long house of settings", with_settings(HEAD + '"house": "' + "../" * (SIZE // 3 - 100) + '"}')
    yield "many houses", with_settings(filled(HEAD + '"house": {', '"s{0}": "h{0}.house.json"', "}}"))
    yield "many accepts of settings", with_settings(
        filled(HEAD + '"accept": [', '{{"rule": "toy/r{0}", "reason": "x"}}', "]}")
    )
    yield "deep settings", with_settings(HEAD + '"rules": ' + '{"a":' * 600_000)
    yield "unknown keys of settings", with_settings(filled(HEAD, '"k{0}": 1', "}"))
