"""Scenarios of just under 4 MB that ask for much work or memory."""

import math

from sizes import SIZE, filled

HEAD = '{"format": 1, "system": "ohw-6plus", "name": "S", "board": {"width": 72, "depth": 48}, '
SQUARE = '"shape": {{"rectangle": {{"at": [{1}, 20], "width": 6, "depth": 6}}}}'


class At(int):
    """A number that also gives a place on the board."""


def pieces(shape, most=10_000, size=SIZE):
    return filled(HEAD + '"terrain": [', '{{"id": "t{0}", "type": "woods", "shape": ' + shape + "}}", "]}", size, most)


def ring(corners, wave=0.0, x=36.0, radius=20.0):
    points = []
    for i in range(corners):
        angle = 2 * math.pi * i / corners
        r = radius * (1 + wave * (i % 2))
        points.append("[%.4f,%.4f]" % (x + r * math.cos(angle), 24 + r * math.sin(angle)))
    return '{{"polygon": [' + ",".join(points) + "]}}"


def zigzag(corners):
    return (
        '{{"line": ['
        + ",".join("[%.4f,%d]" % (1 + 70 * i / corners, 1 if i % 2 else 47) for i in range(corners))
        + '], "width": 0.5}}'
    )


def scenario_files():
    box = '{{"rectangle": {{"at": [36, 24], "width": 6, "depth": 6}}}}'
    one = lambda text: {"s.scenario.json": text}
    yield "many pieces on one place", one(pieces(box))
    yield "more pieces than allowed", one(pieces(box, 10_000_000))
    yield "many ellipses on one place", one(
        pieces('{{"ellipse": {{"at": [36, 24], "width": 6, "depth": 7}}, "rotation": 33}}')
    )
    yield "rings of many corners", one(pieces(ring(9_990)))
    yield "stars of many corners", one(pieces(ring(9_990, -0.5)))
    yield "stars of few corners", one(pieces(ring(60, -0.5)))
    yield "hulls of a hundred corners", one(pieces(ring(100)))
    yield "lines to and fro", one(pieces(zigzag(9_990)))
    yield "short lines to and fro", one(pieces(zigzag(40)))
    yield "a polygon of all points", one(
        filled(HEAD + '"terrain": [{"id": "t", "type": "woods", "shape": {"polygon": [', "[{0}, 1]", "]}}]}")
    )
    yield "points of no area", one(pieces('{{"polygon": [' + ",".join(["[1,1]"] * 9_990) + "]}}"))
    yield "points far away", one(pieces('{{"polygon": [[-1e6,-1e6],[1e6,-1e6],[1e6,1e6],[-1e6,1e6]]}}'))
    yield "tiny pieces", one(pieces('{{"rectangle": {{"at": [36, 24], "width": 1e-300, "depth": 1e-300}}}}'))
    yield "pieces of wrong shapes", one(pieces('{{"polygon": "x"}}'))
    yield "pieces of two shapes", one(pieces('{{"polygon": [[1,1],[2,2],[3,1]], "square": [1, 1]}}'))
    yield "many zones", one(
        filled(HEAD + '"zones": [', '{{"id": "z{0}", "shape": {{"strip": {{"edge": "north", "depth": 6}}}}}}', "]}")
    )
    yield "a thousand zones of many corners", one(
        filled(HEAD + '"zones": [', '{{"id": "z{0}", "shape": ' + ring(200, -0.5) + "}}", "]}", most=1000)
    )
    yield "many sides", one(filled(HEAD + '"sides": [', '{{"id": "s{0}"}}', "]}"))
    yield "sides in many zones", one(
        filled(
            HEAD + '"zones": [{"id": "z", "shape": {"strip": {"edge": "north", "depth": 6}}}], "sides": [',
            '{{"id": "s{0}", "zone": [%s]}}' % ",".join(['"z"'] * 50),
            "]}",
            most=50,
        )
    )
    army = (
        '{"format": 1, "system": "ohw-6plus", "name": "A", "units": ['
        + ", ".join('{"id": "u%d", "type": "infantry"}' % i for i in range(200))
        + "]}"
    )
    side = HEAD + '"sides": [{"id": "a", "army": "a.army.json", "placements": ['
    with_army = lambda text: {"a.army.json": army, "s.scenario.json": text}
    yield "placements on one place", with_army(
        filled(side, '{{"unit": "u1", "index": {0}, "at": [36, 24], "facing": 7}}', "]}]}")
    )
    yield "placements of unknown units", with_army(filled(side, '{{"unit": "v{0}", "at": [36, 24]}}', "]}]}"))
    yield "huge bases", with_army(
        filled(side, '{{"unit": "u{0}", "at": [36, 24], "base": [90000, 90000], "facing": 33.3}}', "]}]}", most=20_000)
    )
    yield "placements among stars", with_army(
        filled(side, '{{"unit": "u{0}", "at": [36, 24]}}', "]}]", 30_000)
        + ', "terrain": ['
        + ",".join('{"id": "t%d", "type": "woods", "shape": %s}' % (i, ring(9_990, -0.5).format()) for i in range(18))
        + "]}"
    )
    yield "placements without army", one(
        filled(HEAD + '"sides": [{"id": "a", "placements": [', '{{"unit": "v{0}", "at": [36, 24]}}', "]}]}")
    )
    yield "many reinforcements", with_army(
        filled(
            HEAD + '"sides": [{"id": "a", "army": "a.army.json", "reinforcements": [',
            '{{"unit": "u{0}", "turn": 3}}',
            "]}]}",
        )
    )
    yield "many objectives", one(filled(HEAD + '"objectives": [', '{{"id": "o{0}", "at": [36, 24]}}', "]}"))
    yield "many ways to win", one(filled(HEAD + '"victory": [', '{{"text": "Hold {0}."}}', "]}"))
    yield "a board of a hundred squares each way", one(
        filled(
            HEAD.replace('"depth": 48', '"depth": 48, "grid": {"columns": 100, "rows": 100}') + '"terrain": [',
            '{{"id": "t{0}", "type": "woods", "shape": {{"square": [50, 50]}}}}',
            "]}",
            most=10_000,
        )
    )
    yield "a huge board", one(HEAD.replace("72", "100000").replace("48", "1e-9") + '"terrain": []}')
    yield "a deep scenario", one(HEAD + '"x-a": ' + '{"a": [' * 300_000)
    yield "a long army", one(HEAD + '"sides": [{"id": "a", "army": "' + "../" * (SIZE // 3 - 100) + '"}]}')
    yield "many accepts of pieces", one(pieces(box + ', "accept": [{{"rule": "scenario/overlap", "reason": "x"}}]'))
    yield "names of pieces", one(pieces(box + ', "name": "' + "n" * 300 + '"'))
    yield "unknown terrain", one(pieces(box, 10_000).replace('"woods"', '"wods"'))
