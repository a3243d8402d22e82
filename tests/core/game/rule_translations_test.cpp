#include "core/game/explanation.hpp"
#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

using namespace muster;
using Catch::Contains;
using diagnostics::Diagnostic;
using diagnostics::Level;

namespace {

/// A project with a small game whose texts are in English and German. Only a German text reads what an army is worth.
class TranslatedFolder : public test::Folder {
public:
    TranslatedFolder()
    {
        write("muster.json", R"({ "format": 1 })");
        writeSystem({});
    }

    /// Writes the game with the first text of each pair replaced by the second one.
    void writeSystem(const std::vector<std::pair<std::string_view, std::string_view>>& changes) const
    {
        std::string system = R"toy({
  "format": 1, "id": "toy", "version": "1.0.0", "name": "Toy", "budget": { "label": "points", "default": 10 },
  "unit": { "type": "object", "required": ["points", "arm"], "properties": {
    "points": { "type": "integer" }, "arm": { "type": "string", "enum": ["foot", "horse"] } } },
  "derived": { "army": { "worth": "self.units.map(u, u.points).sum() * 2" } },
  "cost": { "unit": { "each": [{ "label": "points", "value": "self.points" }] } },
  "rules": [
    { "id": "total", "title": "Not too dear", "level": "error", "scope": "army", "at": "/units",
      "require": "self.cost <= 10", "message": "The army costs {self.cost}.",
      "help": "Leave out {counted(self.cost - 10, 'point')}.", "source": "horse", "ruling": "Ten is our number.",
      "contributes": { "each": "self.units", "message": "{item.name}: {item.arm}" } },
    { "id": "no-horse", "level": "warning", "scope": "unit", "at": "/arm", "require": "self.arm != 'horse'",
      "message": "{self.name} is {self.arm}.", "help": "Take foot.",
      "fileHelp": "Write another arm than \"{self.arm}\"." },
    { "id": "small", "level": "error", "scope": "entry", "at": "/points", "limit": "system/budget",
      "require": "self.points <= 5", "message": "{self.name} is big.", "help": "Choose something small." }],
  "translations": { "de": {
    "foot": "Fußvolk", "horse": "Reiterei", "Not too dear": "Nicht zu teuer", "Ten is our number.": "Zehn setzen wir.",
    "The army costs {self.cost}.": "Die Armee kostet {self.cost} und ist {self.worth} wert.",
    "Leave out {counted(self.cost - 10, 'point')}.":
      "{self.cost == 11 ? 'Einen Punkt' : string(self.cost - 10) + ' Punkte'} weglassen.",
    "{item.name}: {item.arm}": "{item.name}: {item.arm}",
    "{self.name} is big.": "{self.name} ist groß.",
    "{self.name} is {self.arm}.": "{self.name} ist {self.arm}, {'also ' + translated(self.arm)}.",
    "Write another arm than \"{self.arm}\".": "Nicht \"{self.arm}\" angeben." } } })toy";
        for (const auto& change : changes) {
            REQUIRE(system.find(change.first) != std::string::npos);
            system.replace(system.find(change.first), change.first.size(), change.second);
        }
        write("toy.system.json", system);
    }

    /// Checks an army of horse with that many points.
    diagnostics::Diagnostics checkArmy(int points, const std::string& language, std::string_view more = {}) const
    {
        const auto army = write("a.army.json", fmt::format(R"({{ "format": 1, "system": "toy", "name": "A", {}
            "units": [{{ "id": "bears", "points": {}, "arm": "horse" }}] }})",
                                                           more, points));
        return checkFile(army.filename().string(), language);
    }
    diagnostics::Diagnostics checkFile(const std::string& name, const std::string& language = {}) const
    {
        rules::Library library({});
        library.speak(language);
        return test::check(path() / name, library);
    }
};

Diagnostic findingOf(const diagnostics::Diagnostics& findings, std::string_view rule)
{
    const auto found =
        std::find_if(findings.begin(), findings.end(), [&](const auto& each) { return each.rule == rule; });
    INFO(rule);
    REQUIRE(found != findings.end());
    return *found;
}

}  // namespace

TEST_CASE("rules state their findings in the language that is asked for")
{
    const TranslatedFolder folder;
    CHECK(test::count(folder.checkFile("toy.system.json"), "system/translation") == 0);
    const auto english = findingOf(folder.checkArmy(12, ""), "toy/total");
    CHECK(english.message == "The army costs 12.");
    CHECK(english.help == "Leave out 2 points.");
    CHECK(english.related.front().message == "bears: horse");
    const auto found = folder.checkArmy(12, "de");
    const auto german = findingOf(found, "toy/total");
    // The value that only this text reads is computed for it.
    CHECK(german.message == "Die Armee kostet 12 und ist 24 wert.");
    CHECK(german.help == "2 Punkte weglassen.");
    CHECK(german.related.front().message == "bears: Reiterei");
    CHECK(german.level == english.level);
    CHECK(german.place.pointer == english.place.pointer);
    CHECK(findingOf(folder.checkArmy(11, "de"), "toy/total").help == "Einen Punkt weglassen.");
    CHECK(findingOf(folder.checkArmy(12, "fr"), "toy/total").message == "The army costs 12.");
}

TEST_CASE("words of the game are translated in a finding, except in what to write in a file")
{
    const TranslatedFolder folder;
    const auto german = findingOf(folder.checkArmy(3, "de"), "toy/no-horse");
    CHECK(german.message == "bears ist Reiterei, also Reiterei.");
    CHECK(german.fileHelp == "Nicht \"horse\" angeben.");
    // A text without a translation stays as it is written.
    CHECK(german.help == "Take foot.");
}

TEST_CASE("what the program adds to a finding is in its language too")
{
    const TranslatedFolder folder;
    folder.write("herd.list.json", R"({ "format": 1, "system": "toy", "id": "herd", "name": "Herd",
        "entries": [{ "id": "ox", "name": "Ox", "points": 1, "arm": "foot",
                      "options": [{ "id": "fat", "name": "Fat", "set": { "points": 7 } }] }],
        "translations": { "de": { "Ox": "Ochse", "Fat": "Fett" } } })");
    const auto english = findingOf(folder.checkFile("herd.list.json"), "toy/small");
    CHECK(english.message == "With the option \"Fat\": Ox is big.");
    REQUIRE(english.related.size() == 1);
    CHECK(english.related.front().message == "the limit is set here");
    const auto german = findingOf(folder.checkFile("herd.list.json", "de"), "toy/small");
    CHECK(german.message == "Mit der Option „Fett“: Ochse ist groß.");
    REQUIRE(german.related.size() == 1);
    CHECK(german.related.front().message == "hier steht die Grenze");
}

TEST_CASE("a translation that cannot be evaluated gives way to the original")
{
    const TranslatedFolder folder;
    folder.writeSystem({{"Die Armee kostet {self.cost}", "Es fehlt {self.units[int(self.cost)].name}"}});
    CHECK(test::count(folder.checkFile("toy.system.json"), "system/translation") == 0);
    const auto found = folder.checkArmy(12, "de");
    CHECK(findingOf(found, "toy/total").message == "The army costs 12.");
    CHECK(findingOf(found, "toy/total").help == "2 Punkte weglassen.");
    CHECK(test::count(found, "rule/undecided") == 0);
}

TEST_CASE("a faulty translation is a warning at its place, and the original is shown")
{
    const TranslatedFolder folder;
    folder.writeSystem({{"{self.worth} wert", "{self.wroth} wert"}});
    const auto fault = findingOf(folder.checkFile("toy.system.json"), "system/translation");
    CHECK(fault.level == Level::warning);
    CHECK(fault.place.pointer == "/translations/de/The army costs {self.cost}.");
    CHECK_THAT(fault.message, Contains("wroth"));
    CHECK(fault.place.column > 50);
    CHECK(findingOf(folder.checkArmy(12, "de"), "toy/total").message == "The army costs 12.");
    CHECK(test::count(folder.checkArmy(3, ""), "ref/broken") == 0);
}

TEST_CASE("a fault in a translation that two texts share is reported once")
{
    const TranslatedFolder folder;
    folder.writeSystem({{"\"help\": \"Take foot.\"", "\"help\": \"{self.name} is {self.arm}.\""},
                        {"translated(self.arm)", "translated(self.wing)"}});
    const auto fault = findingOf(folder.checkFile("toy.system.json"), "system/translation");
    CHECK_THAT(fault.message, Contains("wing"));
    CHECK(fault.related.empty());
}

TEST_CASE("translations that many rules share are compiled up to a limit")
{
    const TranslatedFolder folder;
    constexpr std::size_t length = 10'000, fitting = 4'000'000 / length;
    const auto faultsOf = [&](std::size_t count) {
        std::string rules;
        for (std::size_t i = 0; i < count; ++i)
            rules += fmt::format(R"({}{{ "id": "r{}", "level": "error", "scope": "army", "require": "self.cost <= 10",
                "message": "The army costs {{self.cost}}." }})",
                                 i == 0 ? "" : ",", i);
        folder.write("many.system.json", fmt::format(R"({{ "format": 1, "id": "many", "version": "1.0.0",
            "name": "Many", "lists": "none", "rules": [{}],
            "unit": {{ "type": "object", "properties": {{ "points": {{ "type": "integer" }} }},
                       "required": ["points"] }},
            "cost": {{ "unit": {{ "each": [{{ "label": "points", "value": "self.points" }}] }} }},
            "translations": {{ "de": {{ "The army costs {{self.cost}}.": "{}" }} }} }})",
                                                     rules, std::string(length, 'x')));
        return test::count(folder.checkFile("many.system.json"), "system/translation");
    };
    CHECK(faultsOf(fitting) == 0);
    CHECK(faultsOf(fitting + 2) == 1);
}

TEST_CASE("only translations have the function translated")
{
    const TranslatedFolder folder;
    folder.writeSystem({{"\"Take foot.\"", "\"Take {translated('foot')}.\""}});
    CHECK(test::count(folder.checkFile("toy.system.json"), "system/expression") == 1);
}

TEST_CASE("lists and house rules translate the texts of their own rules")
{
    const TranslatedFolder folder;
    const auto more = [](std::string_view id, std::string_view translation) {
        return fmt::format(R"("rules": [{{ "id": "{}", "title": "Small", "level": "error", "scope": "army",
            "at": "/units", "require": "self.cost < 3", "message": "It costs {{self.cost}}." }}],
            "translations": {{ "de": {{ "Small": "Klein", "It costs {{self.cost}}.": "{}" }} }})",
                           id, translation);
    };
    const auto writeFiles = [&](std::string_view german) {
        folder.write("herd.list.json", fmt::format(R"({{ "format": 1, "system": "toy", "id": "herd", "name": "Herd",
            "entries": [{{ "id": "ox", "name": "Ox", "points": 1, "arm": "foot" }}], {} }})",
                                                   more("army-list/small", german)));
        folder.write("club.house.json", fmt::format(R"({{ "format": 1, "system": "toy", "name": "Ours", {} }})",
                                                    more("house/small", german)));
    };
    const std::string_view names = R"("list": "herd", "house": "club.house.json",)";
    writeFiles("Sie kostet {self.cost}, {translated('horse')} oder nicht.");
    CHECK(test::count(folder.checkFile("herd.list.json"), "list/translation") == 0);
    CHECK(folder.checkFile("club.house.json").empty());
    const auto found = folder.checkArmy(3, "de", names);
    CHECK(findingOf(found, "army-list/small").message == "Sie kostet 3, Reiterei oder nicht.");
    CHECK(findingOf(found, "house/small").message == "Sie kostet 3, Reiterei oder nicht.");
    CHECK(findingOf(folder.checkArmy(3, "", names), "house/small").message == "It costs 3.");
    writeFiles("Sie kostet {self.cots}.");
    CHECK(test::count(folder.checkFile("herd.list.json"), "list/translation") == 1);
    CHECK(test::count(folder.checkFile("club.house.json"), "system/translation") == 1);
}

TEST_CASE("a rule is explained in the language that is asked for, with its source as it is called")
{
    const TranslatedFolder folder;
    rules::Library library({});
    const auto system = library.systemAt(folder.path() / "toy.system.json");
    REQUIRE(system->game);
    const auto explained = rules::explain(*system->game, *system->game->rule("total"), "de");
    const auto line = [&](std::string_view label) {
        const auto found = std::find_if(explained.lines.begin(), explained.lines.end(),
                                        [&](const auto& each) { return each.label == label; });
        return found == explained.lines.end() ? std::string() : found->text;
    };
    CHECK(explained.title == "Nicht zu teuer");
    CHECK_THAT(line("message"), Contains("Die Armee kostet"));
    CHECK_THAT(line("help"), Contains("weglassen"));
    CHECK(line("ruling") == "Zehn setzen wir.");
    CHECK(line("source") == "horse");
    CHECK(rules::explain(*system->game, *system->game->rule("total")).title == "Not too dear");
}

TEST_CASE("a trace has the texts of the rule's file, whatever the language")
{
    const TranslatedFolder folder;
    folder.checkArmy(12, "de");
    rules::Library library({});
    library.speak("de");
    rules::Trace trace;
    trace.rule = "toy/total";
    const auto read = files::readFile(folder.path() / "a.army.json", "a.army.json");
    const auto source = std::get<std::shared_ptr<const text::Source>>(read);
    rules::OpenedArmy::open({source, folder.path() / "a.army.json", files::FileKind::army, {}}, library,
                            {.detail = rules::Roster::Detail::all, .trace = &trace});
    REQUIRE(trace.findings.size() == 1);
    CHECK(trace.findings.front().message == "Die Armee kostet 12 und ist 24 wert.");
    CHECK(trace.findings.front().originalMessage == "The army costs 12.");
    CHECK(trace.findings.front().originalHelp == "Leave out 2 points.");
}
