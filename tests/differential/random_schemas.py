"""Random schemas of the subset that core/schema checks, and random documents for them: about half of them are made to
fit, then often changed in one place."""

# Numbers as they are written: 1, 1.0 and 1e0 are the same, and some differ only beyond the precision of a double.
NUMBERS = """0 1 2 3 4 5 7 10 12 100 -1 -2 -5 -0 0.0 -0.0 1.0 2.0 10e-1 1e0 1e2 0.1 0.2 0.3 0.5 1.5 2.5 -1.5 0.01 0.35
0.30000000000000004 1.1 4.35 1e-7 123456.789 9007199254740991 9007199254740992 9007199254740993 9223372036854775807
-9223372036854775808 18446744073709551615 1e19 1.7976931348623157e308 5e-324""".split()
DIVISORS = "1 2 3 5 10 1.0 0.5 0.1 0.01 1.5 2.5 0.3 1e2 1e-3 7 0.07 9007199254740993".split()
COUNTS = "0 1 1 2 2 3 4 2.0 1e0".split()
STRINGS = ["", "a", "b", "ab", "ba", "aab", "abc", "a1", "12", "A", "é", "Éa", "\U0001f600", "a\U0001f600", " ", "a b"]
STRINGS += ["\n", "a\n", "a\nb", "\u2028", "-", "a-b", "_", "\ufeff", "\\", '"', "/", "toString", "^a$"]
KEYS = ["a", "b", "c", "ab", "a1", "", "é", "x/y~z", "\U0001f600", "toString", "__proto__", "constructor"]
KEY_WEIGHTS = [8, 8, 6, 4, 2, 1, 1, 1, 1, 1, 1, 1]
TYPES = ["null", "boolean", "integer", "number", "string", "array", "object"]
DEFINITIONS = ["d0", "d1", "a b", "x/y~z%"]

ATOMS = [
    "a",
    "b",
    "ab",
    "1",
    ".",
    "\\d",
    "\\D",
    "\\w",
    "\\W",
    "\\s",
    "\\S",
    "[ab]",
    "[^a]",
    "[a-c]",
    "[a\\-]",
    "[\\d_]",
]
ATOMS += ["é", "\\u00e9", "\\u{1F600}", "\\ud83d\\ude00", "\U0001f600", "\\/", "\\.", "-", " ", "\\n", "[]", "[^]"]
ATOMS += ["\\x61", "\\cJ", "\\p{Script=Greek}", "\\P{Zs}", "[\\p{Decimal_Number}a]", "[\\s\\S]", "[a-z&&b]"]
# Two of these would be beyond the limit for a pattern.
LARGE = ["\\p{L}", "^\\p{Lu}", "\\P{Letter}$", "^[\\p{L}\\d]*$", "\\p{Ll}\\b"]
QUANTIFIERS = ["*", "+", "?", "{2}", "{1,2}", "{2,}", "{0}", "*?", "+?", "??"]


class Number:
    """A number with its spelling."""

    def __init__(self, text):
        self.text = text


def written(value):
    """The JSON text of a value."""
    if isinstance(value, Number):
        return value.text
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(key)}: {written(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(item) for item in value) + "]"
    if isinstance(value, str):
        return quoted(value)
    return {None: "null", True: "true", False: "false"}[value]


def quoted(text):
    escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n"}
    return '"' + "".join(escapes.get(letter, letter) for letter in text) + '"'


def escaped(name):
    """A name as a token of a JSON pointer in a reference."""
    pointer = name.replace("~", "~0").replace("/", "~1")
    return "".join(letter if letter.isalnum() or letter in "~_" else _percent(letter) for letter in pointer)


def _percent(letter):
    return "".join(f"%{byte:02X}" for byte in letter.encode())


class Pairs:
    """One schema and documents for it, from a seeded source of random numbers."""

    def __init__(self, random):
        self.random = random
        self.definitions = {}
        self.root = None

    def make(self, documents):
        names = self.random.sample(DEFINITIONS, self.random.randrange(len(DEFINITIONS) + 1))
        self.definitions = dict.fromkeys(names)
        for at, name in enumerate(names):
            self.definitions[name] = self.schema(2, names[at + 1 :], names)
        self.root = self.schema(3, names, names)
        if names and isinstance(self.root, dict):
            self.root["definitions"] = self.definitions
        return self.root, [self.document() for _ in range(documents)]

    # Schemas

    def schema(self, depth, near, all_names):
        """A schema that refers for the same value only to the definitions `near`, so that no loop arises, and below to
        all of them."""
        choice = self.random.random()
        if choice < 0.06:
            return self.random.random() < 0.7
        if near and choice < 0.22:
            made = {"$ref": f"#/definitions/{escaped(self.random.choice(near))}"}
            if self.random.random() < 0.2:  # hidden by the reference
                made["maximum"] = Number("1")
            return made
        made = {}
        for keyword in self.random.choices(list(self.KEYWORDS), [w for w, _ in self.KEYWORDS.values()], k=self.size()):
            self.KEYWORDS[keyword][1](self, made, depth, near, all_names)
        return made

    def size(self):
        return self.random.choice([0, 1, 1, 2, 2, 3, 4])

    def below(self, depth, all_names):
        """A schema for a part of the value."""
        if depth <= 0:
            return self.random.choice([True, False, {"type": self.random.choice(TYPES)}, self.leaf()])
        if self.random.random() < 0.05:
            return {"$ref": "#"}
        return self.schema(depth - 1, all_names, all_names)

    def beside(self, depth, near, all_names):
        """A schema for the same value."""
        if depth <= 0:
            return self.random.choice([True, False, {"type": self.random.choice(TYPES)}, self.leaf()])
        return self.schema(depth - 1, near, all_names)

    def leaf(self):
        made = {}
        for keyword in self.random.sample(["const", "enum", "minimum", "multipleOf", "minLength", "pattern"], 2):
            self.KEYWORDS[keyword][1](self, made, 0, [], [])
        return made

    def key(self):
        return self.random.choices(KEYS, KEY_WEIGHTS)[0]

    def keys(self):
        return list(dict.fromkeys(self.key() for _ in range(self.random.randrange(4))))

    def some(self, make, least=1, most=3):
        return [make() for _ in range(self.random.randint(least, most))]

    def number(self):
        return Number(self.random.choice(NUMBERS))

    def count(self):
        return Number(self.random.choice(COUNTS))

    def pattern(self, depth=2):
        if depth == 2 and self.random.random() < 0.1:
            return self.random.choice(LARGE)
        branches = []
        for _ in range(self.random.choice([1, 1, 1, 2])):
            text = "^" if self.random.random() < 0.3 else ""
            for _ in range(self.random.choice([0, 1, 1, 2, 3])):
                inner = self.random.random()
                if depth > 0 and inner < 0.15:
                    atom = self.random.choice(["(", "(?:"]) + self.pattern(depth - 1) + ")"
                elif inner < 0.2:
                    text += self.random.choice(["\\b", "\\B"])
                    continue
                else:
                    atom = self.random.choice(ATOMS)
                    if atom == "ab" or atom == "\\ud83d\\ude00":
                        atom = f"(?:{atom})"
                text += atom + (self.random.choice(QUANTIFIERS) if self.random.random() < 0.35 else "")
            branches.append(text + ("$" if self.random.random() < 0.3 else ""))
        return "|".join(branches)

    def set_type(self, made, *_):
        one = self.random.random() < 0.7
        made["type"] = self.random.choice(TYPES) if one else self.random.sample(TYPES, self.random.randint(1, 3))

    def set_enum(self, made, *_):
        made["enum"] = self.some(lambda: self.value(1), 1, 4)

    def set_const(self, made, *_):
        made["const"] = self.value(2)

    def set_bound(self, made, *_):
        made[self.random.choice(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"])] = self.number()

    def set_multiple(self, made, *_):
        made["multipleOf"] = Number(self.random.choice(DIVISORS))

    def set_length(self, made, *_):
        made[self.random.choice(["minLength", "maxLength"])] = self.count()

    def set_pattern(self, made, *_):
        made["pattern"] = self.pattern()

    def set_properties(self, made, depth, _, all_names):
        made["properties"] = {key: self.below(depth, all_names) for key in self.keys()}

    def set_patterns(self, made, depth, _, all_names):
        made["patternProperties"] = {self.pattern(1): self.below(depth, all_names) for _ in range(2)}

    def set_additional(self, made, depth, _, all_names):
        made["additionalProperties"] = False if self.random.random() < 0.4 else self.below(depth, all_names)

    def set_names(self, made, *_):
        made["propertyNames"] = self.leaf()

    def set_required(self, made, *_):
        made["required"] = self.keys()

    def set_key_count(self, made, *_):
        made[self.random.choice(["minProperties", "maxProperties"])] = self.count()

    def set_dependencies(self, made, depth, near, all_names):
        made["dependencies"] = {
            key: self.keys() if self.random.random() < 0.5 else self.beside(depth, near, all_names)
            for key in self.keys()
        }

    def set_items(self, made, depth, _, all_names):
        listed = self.random.random() < 0.4
        make = lambda: self.below(depth, all_names)
        made["items"] = self.some(make) if listed else make()

    def set_more_items(self, made, depth, _, all_names):
        made["additionalItems"] = self.below(depth, all_names)

    def set_contains(self, made, depth, _, all_names):
        made["contains"] = self.below(depth, all_names)

    def set_item_count(self, made, *_):
        made[self.random.choice(["minItems", "maxItems"])] = self.count()

    def set_unique(self, made, *_):
        made["uniqueItems"] = self.random.random() < 0.8

    def set_all(self, made, depth, near, all_names):
        keyword = self.random.choice(["allOf", "anyOf", "oneOf", "oneOf"])
        made[keyword] = self.some(lambda: self.beside(depth, near, all_names))

    def set_chosen(self, made, depth, _, all_names):
        """Objects told apart by a key, as most real schemas have them."""
        made[self.random.choice(["anyOf", "oneOf"])] = [
            {
                "properties": {"a": {"const": name}, self.key(): self.below(depth, all_names)},
                **({"required": ["a"]} if self.random.random() < 0.7 else {}),
            }
            for name in self.random.sample(STRINGS, 2)
        ]

    def set_not(self, made, depth, near, all_names):
        made["not"] = self.beside(depth, near, all_names)

    def set_if(self, made, depth, near, all_names):
        for keyword in ("if", "then", "else"):
            if self.random.random() < 0.8:
                made[keyword] = self.beside(depth, near, all_names)

    KEYWORDS = {  # with their frequency
        "type": (5, set_type),
        "enum": (3, set_enum),
        "const": (3, set_const),
        "minimum": (4, set_bound),
        "multipleOf": (3, set_multiple),
        "minLength": (2, set_length),
        "pattern": (3, set_pattern),
        "properties": (7, set_properties),
        "patternProperties": (2, set_patterns),
        "additionalProperties": (3, set_additional),
        "propertyNames": (2, set_names),
        "required": (4, set_required),
        "minProperties": (2, set_key_count),
        "dependencies": (2, set_dependencies),
        "items": (5, set_items),
        "additionalItems": (1, set_more_items),
        "contains": (2, set_contains),
        "minItems": (2, set_item_count),
        "uniqueItems": (2, set_unique),
        "allOf": (5, set_all),
        "anyOf": (2, set_chosen),
        "not": (2, set_not),
        "if": (2, set_if),
    }

    # Documents

    def value(self, depth):
        kind = self.random.choice(["null", "boolean", "number", "number", "string", "string", "array", "object"])
        return self.value_of(kind, depth)

    def value_of(self, kind, depth):
        if kind == "null":
            return None
        if kind == "boolean":
            return self.random.random() < 0.5
        if kind in ("number", "integer"):
            return self.number()
        if kind == "string":
            return self.random.choice(STRINGS)
        if depth <= 0:
            return [] if kind == "array" else {}
        if kind == "array":
            return [self.value(depth - 1) for _ in range(self.random.randrange(4))]
        return {key: self.value(depth - 1) for key in self.keys()}

    def document(self):
        made = self.fitting(self.root, 4) if self.random.random() < 0.8 else self.value(3)
        return self.changed(made) if self.random.random() < 0.5 else made

    def fitting(self, schema, depth):
        """A value that follows some of a schema's keywords."""
        if not isinstance(schema, dict) or depth <= 0:
            return self.value(1)
        if "$ref" in schema:
            return self.fitting(self.followed(schema["$ref"]), depth - 1)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        parts = [part for keyword in ("allOf", "anyOf", "oneOf") for part in schema.get(keyword, [])]
        parts += [schema[keyword] for keyword in ("if", "then", "else") if keyword in schema]
        if parts and self.random.random() < 0.6:
            chosen, own = self.fitting(self.random.choice(parts), depth - 1), self.own(schema, depth)
            return {**own, **chosen} if isinstance(chosen, dict) and isinstance(own, dict) else chosen
        return self.own(schema, depth)

    def own(self, schema, depth):
        kinds = schema.get("type", [])
        kinds = [kinds] if isinstance(kinds, str) else list(kinds)
        objects = ("properties", "patternProperties", "additionalProperties", "propertyNames", "required")
        if not kinds:
            kinds += ["object"] * sum(keyword in schema for keyword in (*objects, "dependencies", "minProperties"))
            kinds += ["array"] * sum(keyword in schema for keyword in ("items", "contains", "minItems", "uniqueItems"))
            kinds += ["number"] * sum(keyword in schema for keyword in ("minimum", "maximum", "multipleOf"))
            kinds += ["string"] * sum(keyword in schema for keyword in ("minLength", "maxLength", "pattern"))
        kind = self.random.choice(kinds or TYPES)
        if kind == "object":
            made = self.value_of("object", 1) if self.random.random() < 0.4 else {}
            for key, part in schema.get("properties", {}).items():
                if self.random.random() < 0.7:
                    made[key] = self.fitting(part, depth - 1)
            for key in schema.get("required", []):
                if key not in made and self.random.random() < 0.9:
                    made[key] = self.value(1)
            return made
        if kind == "array":
            items = schema.get("items", True)
            if isinstance(items, list):
                more = [schema.get("additionalItems", True)] * self.random.randrange(3)
                return [self.fitting(part, depth - 1) for part in (items + more)[: self.random.randrange(5)]]
            parts = [items, schema.get("contains", items)]
            return [self.fitting(self.random.choice(parts), depth - 1) for _ in range(self.random.randrange(5))]
        bounds = [schema[k] for k in ("minimum", "maximum", "exclusiveMinimum", "multipleOf") if k in schema]
        if kind in ("number", "integer") and bounds and self.random.random() < 0.5:
            return self.random.choice(bounds)
        return self.value_of(kind, 2)

    def followed(self, reference):
        names = {f"#/definitions/{escaped(name)}": schema for name, schema in self.definitions.items()}
        return names.get(reference, self.root)

    def changed(self, value):
        """The value with one place changed."""
        if isinstance(value, dict) and self.random.random() < 0.8:
            made = dict(value)
            key = self.random.choice(list(made)) if made and self.random.random() < 0.7 else self.key()
            if key in made and self.random.random() < 0.3:
                del made[key]
            else:
                made[key] = self.changed(made[key]) if key in made else self.value(1)
            return made
        if isinstance(value, list) and value and self.random.random() < 0.8:
            made = list(value)
            at = self.random.randrange(len(made))
            if self.random.random() < 0.3:
                made.append(made[at])
            else:
                made[at] = self.changed(made[at])
            return made
        return self.value(1)
