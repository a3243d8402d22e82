"""Texts of a given size, and the toy game that hostile files belong to."""

import json

SIZE = 3_990_000  # bytes: just under the 4 MB up to which a check is cheap


def filled(head, item, tail, size=SIZE, most=10_000_000):
    """The head, as many items as fit (with {0} for their number), and the tail."""
    parts, length, number = [], len(head.encode()) + len(tail.encode()), 0
    while number < most:
        text = item.format(number)
        length += len(text.encode()) + 1
        if length > size:
            break
        parts.append(text)
        number += 1
    return head + ",".join(parts) + tail


def toy_system(rules=(), **more):
    """A small game with points; each rule is a dictionary."""
    game = {
        "format": 1,
        "id": "toy",
        "version": "1.0.0",
        "name": "Toy",
        "measure": "in",
        "lists": "none",
        "budget": {"label": "points", "default": 10},
        "unit": {"type": "object", "properties": {"points": {"type": "integer", "title": "Points", "minimum": 1}}},
        "cost": {
            "unit": {
                "times": {"label": "bases", "value": "self.count"},
                "each": [{"label": "points", "value": "self.points"}],
            }
        },
        "rules": [
            {
                "id": "points-total",
                "level": "error",
                "scope": "army",
                "at": "/units",
                "require": "self.cost <= self.budget",
                "message": "The army costs {self.cost} points; at most {self.budget} are allowed.",
            },
            *rules,
        ],
    }
    game.update(more)
    return json.dumps(game)
