#include "core/inspection/inspection.hpp"

#include "core/files/file.hpp"
#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>

using namespace muster;
namespace fs = std::filesystem;
using rules::Inspection;

namespace {

constexpr auto toyGame = R"~({ "format": 1, "id": "toy", "version": "1.0.0", "name": "Toy", "measure": "in",
  "unit": { "type": "object", "required": ["strength"],
            "properties": { "strength": { "type": "integer", "minimum": 1 } } },
  "entry": { "type": "object", "properties": { "strength": { "type": "integer" } } },
  "tables": { "arms": [{ "id": "foot", "move": 6 }] },
  "rules": [
    { "id": "strong", "level": "error", "scope": "unit", "source": "1",
      "require": "self.strength >= 3", "message": "{self.id} is weak." },
    { "id": "listed", "level": "warning", "scope": "unit", "source": "2",
      "require": "self.strength < 10 / (self.strength - 9)", "message": "odd" }
  ]
  })~";

constexpr auto toyArmy = R"({ "format": 1, "system": "toy", "systemVersion": "1.0.0", "name": "Toys", "list": "foot",
  "groups": [{ "id": "north", "name": "North",
               "units": [{ "id": "a", "entry": "guard", "name": "Guard", "count": 2 }] }],
  "units": [{ "id": "b", "entry": "guard", "strength": 2 }, { "id": "1", "entry": "guard", "strength": 9 }] })";

constexpr auto toyList = R"({ "format": 1, "system": "toy", "id": "foot", "name": "Foot", "version": "1.0.0",
  "entries": [{ "id": "guard", "name": "Guards", "strength": 4 }] })";

struct Toys : test::Folder {
    Toys()
    {
        write("muster.json", R"({"format": 1})");
        write("toy.system.json", toyGame);
        write("foot.list.json", toyList);
        write("a.army.json", toyArmy);
    }

    std::shared_ptr<const Inspection> opened(const fs::path& file) const
    {
        auto made = open(file);
        if (const auto* sentence = std::get_if<std::string>(&made)) FAIL(*sentence);
        return std::get<std::shared_ptr<const Inspection>>(made);
    }

    std::variant<std::shared_ptr<const Inspection>, std::string> open(const fs::path& file) const
    {
        rules::Subject subject{std::get<std::shared_ptr<const text::Source>>(files::readFile(file, file.filename())),
                               file, *files::kindOf(file)};
        subject.parsed = text::Document::parse(subject.source);
        return Inspection::open(subject, library);
    }

    mutable rules::Library library{std::vector<fs::path>{}};
};

/// The value of an expression as text, or why it has none.
std::string valueOf(const Inspection& file, std::string_view expression, std::string_view place,
                    const std::vector<rules::NamedPart>& parts = {})
{
    const auto at = file.viewpoint(place);
    if (const auto* sentence = std::get_if<std::string>(&at)) return *sentence;
    const auto made = file.evaluate(expression, std::get<rules::Viewpoint>(at), parts);
    if (!made.mistakes.empty()) return "mistake: " + made.mistakes.front().message;
    if (made.error) return "error: " + made.error->message;
    return expr::toText(*made.value);
}

}  // namespace

TEST_CASE("expressions read what a rule about the element reads")
{
    const Toys folder;
    const auto army = folder.opened(folder.path() / "a.army.json");
    CHECK(army->errors() == 2);
    CHECK(valueOf(*army, "self.units.size()", "") == "3");
    CHECK(valueOf(*army, "self.strength", "/units/b") == "2");
    CHECK(valueOf(*army, "self.strength", "/units/0") == "2");
    CHECK(valueOf(*army, "self.strength + entry.strength", "a") == "8");
    CHECK(valueOf(*army, "group.name", "/groups/north/units/a") == "\"North\"");
    CHECK(valueOf(*army, "group", "b") == "null");
    CHECK(valueOf(*army, "self.name + ' of ' + army.name", "/groups/north/name") == "\"North of Toys\"");
    CHECK(valueOf(*army, "tables.arms['foot'].move", "b") == "6");
    CHECK(valueOf(*army, "list.name", "") == "\"Foot\"");
    CHECK(valueOf(*army, "self.strength", "") == "mistake: army has no field 'strength'");
    CHECK(valueOf(*army, "self.units[7]", "") == "error: there is no item [7] in a list of 3");

    const auto list = folder.opened(folder.path() / "foot.list.json");
    CHECK(valueOf(*list, "self.strength", "guard") == "4");
    CHECK(valueOf(*list, "self.name", "") == "\"Foot\"");
}

TEST_CASE("a battlefield has its own elements")
{
    rules::Library library({test::shipped("")});
    const auto path = test::shipped("ancients-d6/scenarios/zama.scenario.json");
    rules::Subject subject{std::get<std::shared_ptr<const text::Source>>(files::readFile(path, "zama")), path,
                           files::FileKind::scenario};
    subject.parsed = text::Document::parse(subject.source);
    const auto zama = std::get<std::shared_ptr<const Inspection>>(Inspection::open(subject, library));
    CHECK(valueOf(*zama, "self.sides.size()", "") == "2");
    CHECK(valueOf(*zama, "self.id == scenario.sides[0].id", "/sides/0") == "true");
    CHECK(valueOf(*zama, "side.id == scenario.sides[0].id", "/sides/0/placements/0") == "true");
    CHECK(valueOf(*zama, "self.hasBase", "/sides/1/placements/1") == "true");
    for (const auto& each : zama->viewpoints()) {
        const auto place = Inspection::placeOf(each);
        INFO(place);
        CHECK(std::get<rules::Viewpoint>(zama->viewpoint(place)).element == each.element);
    }
}

TEST_CASE("a place that does not exist is a sentence with those that do")
{
    const Toys folder;
    const auto army = folder.opened(folder.path() / "a.army.json");
    const auto sentence = [&](std::string_view place) { return valueOf(*army, "1", place); };
    CHECK(sentence("/units/c") == "there is no element /units/c; did you mean /units/b?");
    CHECK(sentence("zzzzzz") ==
          "there is no element zzzzzz; there are /groups/north, /groups/north/units/a, /units/b, /units/1");
    CHECK(sentence("/units/=1") == "1");
    CHECK(sentence("/") == "1");
}

TEST_CASE("named parts are read by the expression after them")
{
    const Toys folder;
    const auto army = folder.opened(folder.path() / "a.army.json");
    const std::vector<rules::NamedPart> parts{{"strong", "self.units.filter(u, u.strength > 2)"},
                                              {"n", "strong.size()"}};
    CHECK(valueOf(*army, "strong.map(u, u.id).join(', ') + ': ' + string(n)", "", parts) == "\"1, a: 2\"");
    CHECK(valueOf(*army, "n", "", {{"n", "self.units[9].strength"}}) ==
          "error: n has no value: there is no item [9] in a list of 3");
    CHECK(valueOf(*army, "n", "", {{"n", "self.unts"}}) == "error: n has no value: army has no field 'unts'");
}

TEST_CASE("an evaluation has its type, its trace and its work")
{
    const Toys folder;
    const auto army = folder.opened(folder.path() / "a.army.json");
    const auto& whole = army->viewpoints().front();
    const auto made = army->evaluate("self.units.map(u, u.strength).sum() > 3", whole, {}, true);
    CHECK(made.type == "bool");
    CHECK(made.work > 5);
    REQUIRE(made.trace.size() > 3);
    CHECK(made.trace.back().value == "true");
    // The type is known even where the value is not.
    CHECK(army->evaluate("self.units[7].strength", whole).type == "int");
}

TEST_CASE("too long or too much work is refused, again and again")
{
    const Toys folder;
    const auto army = folder.opened(folder.path() / "a.army.json");
    const auto& whole = army->viewpoints().front();
    const auto tooLong = army->evaluate(std::string(100'000, '1'), whole);
    REQUIRE(tooLong.mistakes.size() == 1);
    CHECK(tooLong.mistakes.front().message.find("65536") != std::string::npos);
    for (int i = 0; i < 3; ++i) {
        const auto endless = army->evaluate("lists.range(1000000).map(a, a + a).size()", whole);
        REQUIRE(endless.error);
        CHECK(endless.error->message == "the expression needs more work than the limit allows");
        // Patterns compiled for one expression leave the allowance of the next alone.
        CHECK(army->evaluate("'abc'.matches('^(a|b|c){1,300}$')", whole).value);
    }
}

TEST_CASE("the rules about an element are run on it alone")
{
    const Toys folder;
    const auto army = folder.opened(folder.path() / "a.army.json");
    using Kind = rules::RuleVerdict::Kind;
    const auto verdicts = army->verdicts(std::get<rules::Viewpoint>(army->viewpoint("b")));
    REQUIRE(verdicts.size() == 2);
    CHECK(verdicts[0].rule->id == "strong");
    CHECK(verdicts[0].kind == Kind::isBroken);
    CHECK(verdicts[0].messages == std::vector<std::string>{"b is weak."});
    const auto other = army->verdicts(std::get<rules::Viewpoint>(army->viewpoint("/units/=1")));
    CHECK(other[0].kind == Kind::holds);
    CHECK(other[1].kind == Kind::isUndecided);
    CHECK(army->verdicts(army->viewpoints().front()).empty());
}

TEST_CASE("a file without elements is refused with a sentence")
{
    const Toys folder;
    const auto sentence = [&](const char* name, const char* text) {
        const auto made = folder.open(folder.write(name, text));
        const auto* found = std::get_if<std::string>(&made);
        return found ? *found : std::string();
    };
    CHECK(sentence("x.army.json", "{") == "x.army.json cannot be read as a file of a game; see: muster check "
                                          "x.army.json");
    CHECK_FALSE(sentence("x.army.json", R"({"format": 1, "system": "nosuch", "name": "X", "units": []})").empty());
    CHECK_FALSE(sentence("x.list.json", R"({"format": 1})").empty());
    CHECK(sentence("x.house.json", "{}").find("has no elements") != std::string::npos);
}
