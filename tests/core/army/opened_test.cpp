#include "core/army/opened_army.hpp"
#include "core/check/check.hpp"
#include "core/files/file.hpp"
#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "core/text/edit.hpp"
#include "tests/core/army/armies.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>

using namespace muster;
namespace fs = std::filesystem;
using rules::OpenedArmy;
using rules::OpenedScenario;
using rules::Roster;

namespace {

rules::Subject subjectOf(const fs::path& path, files::FileKind kind)
{
    const auto read = files::readFile(path, path.filename().string());
    return {std::get<std::shared_ptr<const text::Source>>(read), path, kind};
}

rules::Subject armyOf(const fs::path& path, std::string text)
{
    return {std::make_shared<const text::Source>(path.filename().string(), std::move(text)), path,
            files::FileKind::army};
}

std::vector<fs::path> shippedFiles(files::FileKind kind)
{
    std::vector<fs::path> files;
    for (const auto& file : fs::recursive_directory_iterator(test::shipped("")))
        if (files::kindOf(file.path()) == kind) files.push_back(file.path());
    return files;
}

std::string shown(const diagnostics::Diagnostics& findings)
{
    std::string text;
    for (const auto& each : findings)
        text += fmt::format("{}:{}:{} {} {} {} {} {}\n", each.place.file, each.place.line, each.place.column, each.rule,
                            diagnostics::levelName(each.level), each.message, each.help, each.related.size());
    return text;
}

/// All contents and query results of a roster, as text.
std::string shown(const Roster& roster)
{
    expr::Arena arena;
    rules::Evaluation evaluation(arena);
    std::string text = expr::toText(roster.army());
    const auto add = [&](const rules::Member& member, const rules::CostSum& cost) {
        text += fmt::format("\n{} {} {} {}", member.node.pointer(), member.node.sourceText(), expr::toText(member.self),
                            expr::toText(member.taken));
        if (member.entry) text += fmt::format(" {}", member.entry->node["name"].string());
        for (const auto& line : cost.each) text += fmt::format(" {}: {}", line.label, expr::toText(line.value));
    };
    for (std::size_t i = 0; i < roster.units().size(); ++i) add(roster.units()[i], roster.costOfUnit(i, evaluation));
    for (std::size_t i = 0; i < roster.leaders().size(); ++i)
        add(roster.leaders()[i], roster.costOfLeader(i, evaluation));
    for (const auto& group : roster.groups()) text += fmt::format("\n{}", expr::toText(group.self));
    return text;
}

/// A game whose units have a value used only in texts, and a rule whose message uses it.
class Game {
public:
    explicit Game(const std::string& derived)
    {
        m_folder.write("muster.json", "{}");
        m_folder.write("ours.system.json",
                       R"({"format": 1, "id": "ours", "version": "1.0.0", "name": "Ours", "lists": "none",
            "measure": "in", "tables": {},
            "unit": {"type": "object", "properties": {"size": {"type": "integer"}}, "required": ["size"]},
            "derived": {"unit": {"shown": ")" +
                           derived + R"("}},
            "rules": [{"id": "small", "scope": "unit", "level": "error", "source": "ours", "require": "self.size < 3",
                "message": "{self.name} is {self.shown}"}]})");
    }

    rules::Subject army(int units) const
    {
        std::string text = R"({"format": 1, "system": "ours", "systemVersion": "1.0.0", "name": "Test", "units": [)";
        for (int i = 0; i < units; ++i)
            text += fmt::format("{}{{\"id\": \"u{}\", \"size\": {}}}", i > 0 ? ", " : "", i, i == units - 1 ? 3 : 1);
        return armyOf(m_folder.path() / "a.army.json", text + "]}");
    }

private:
    test::Folder m_folder;
};

}  // namespace

TEST_CASE("an opened army has the findings of its check, with all its values and without")
{
    rules::Library library({test::shipped("")});
    for (const auto& path : shippedFiles(files::FileKind::army)) {
        INFO(path.string());
        const auto subject = subjectOf(path, files::FileKind::army);
        auto reported = rules::check(subject, library);
        diagnostics::takeAccepted(reported);
        const auto expected = shown(reported);
        CHECK(shown(OpenedArmy::open(subject, library)->findings()) == expected);
        const auto all = OpenedArmy::open(subject, library, {.detail = Roster::Detail::all});
        CHECK(shown(all->findings()) == expected);
        REQUIRE(all->roster());
        CHECK(all->roster()->isComplete());
        CHECK(all->errors() == 0);
    }
}

TEST_CASE("a value that only texts read changes no verdict, however much work it takes")
{
    std::string hundred = "[0";
    for (int i = 1; i < 100; ++i) hundred += "," + std::to_string(i);
    const Game game("cel.bind(l, " + hundred + "], l.map(a, l.map(b, a + b + self.size).sum()).sum())");
    rules::Library library({});
    for (const int units : {1, 1500}) {
        const auto subject = game.army(units);
        const auto judged = OpenedArmy::open(subject, library);
        const auto all = OpenedArmy::open(subject, library, {.detail = Roster::Detail::all});
        CHECK(shown(judged->findings()) == shown(all->findings()));
        CHECK(test::count(judged->findings(), "ours/small") == 1);
        CHECK(test::count(judged->findings(), "rule/undecided") == 0);
        REQUIRE(all->roster());
        CHECK(judged->roster()->workLeft() == all->roster()->workLeft());
        CHECK(all->roster()->units().front().self.find("shown"));
        // Many units exceed the work limit of such values.
        CHECK(static_cast<bool>(all->roster()->units().back().self.find("shown")) == (units == 1));
    }
}

TEST_CASE("an opened army outlives its library and its text")
{
    const auto path = test::shipped("old-trousers/armies/french-waterloo-1815.army.json");
    REQUIRE(fs::exists(path));
    std::string before;
    std::shared_ptr<const OpenedArmy> army;
    {
        rules::Library library({test::shipped("")});
        army = OpenedArmy::open(subjectOf(path, files::FileKind::army), library, {.detail = Roster::Detail::all});
        REQUIRE(army->roster());
        before = shown(*army->roster());
    }
    CHECK(shown(*army->roster()) == before);
    CHECK(army->root()["name"].isString());
    CHECK(army->rulesContext()->game->rules.size() > 0);
}

TEST_CASE("an army opened after another is the same as without it, and outlives it")
{
    rules::Library library({test::shipped("")});
    const auto path = test::shipped("old-trousers/armies/french-waterloo-1815.army.json");
    std::string text(subjectOf(path, files::FileKind::army).source->bytes());
    auto previous = OpenedArmy::open(armyOf(path, text), library, {.detail = Roster::Detail::all, .remembers = true});
    REQUIRE(previous->roster());
    for (const std::string name : {"changed-once", "changed-twice"}) {
        const text::Edit edit{previous->root().at("/units/0/id").range(), text::quoted(name)};
        text = text::applied(text, {&edit, 1});
        const auto changed = armyOf(path, text);
        const auto anew = OpenedArmy::open(changed, library, {.detail = Roster::Detail::all});
        auto army = OpenedArmy::open(changed, library,
                                     {.detail = Roster::Detail::all, .remembers = true, .previous = previous});
        previous = nullptr;
        REQUIRE(army->roster());
        CHECK(shown(*army->roster()) == shown(*anew->roster()));
        CHECK(shown(army->findings()) == shown(anew->findings()));
        CHECK(army->roster()->workLeft() == anew->roster()->workLeft());
        previous = std::move(army);
    }
}

TEST_CASE("a text that was parsed before is not parsed again, and its faults are reported once")
{
    rules::Library library({test::shipped("")});
    const auto path = test::shipped("old-trousers/armies/ours.army.json");
    auto subject = armyOf(path, R"({"format": 1, "system": "old-trousers", "name": "A", "name": "B", "units": []})");
    subject.parsed = text::Document::parse(subject.source);
    REQUIRE(subject.parsed.document);
    const auto army = OpenedArmy::open(subject, library);
    CHECK(army->document() == subject.parsed.document);
    CHECK(test::count(army->findings(), "json/duplicate-key") == 1);

    auto other = subject;
    other.source = std::make_shared<const text::Source>("other", R"({"format": 1, "system": "old-trousers"})");
    CHECK(test::count(OpenedArmy::open(other, library)->findings(), "json/duplicate-key") == 0);

    subject.kind = files::FileKind::scenario;
    const auto scenario = OpenedScenario::open(subject, library);
    CHECK(scenario->document() == subject.parsed.document);
    CHECK(test::count(scenario->findings(), "json/duplicate-key") == 1);
}

TEST_CASE("what cannot be resolved is open all the same, with its findings")
{
    rules::Library library({test::shipped("")});
    const auto path = test::shipped("old-trousers/armies/ours.army.json");
    const auto broken = OpenedArmy::open(armyOf(path, "{"), library);
    CHECK_FALSE(broken->document());
    CHECK_FALSE(broken->root());
    CHECK_FALSE(broken->roster());
    CHECK(broken->errors() == 1);

    const auto nameless = OpenedArmy::open(armyOf(path, "[]"), library);
    CHECK(nameless->document());
    CHECK_FALSE(nameless->rulesContext());
    CHECK_FALSE(nameless->roster());
    CHECK(nameless->errors() > 0);

    const auto unknown = OpenedArmy::open(armyOf(path, R"({"format": 1, "system": "nowhere"})"), library);
    REQUIRE(unknown->rulesContext());
    CHECK_FALSE(unknown->roster());
    CHECK(test::count(unknown->findings(), "ref/not-found") == 1);

    auto scenario = armyOf(path, R"({"format": 1, "system": "nowhere"})");
    scenario.kind = files::FileKind::scenario;
    const auto opened = OpenedScenario::open(scenario, library);
    REQUIRE(opened->rulesContext());
    CHECK_FALSE(opened->field());
    CHECK(test::count(opened->findings(), "ref/not-found") == 1);
}

TEST_CASE("an opened scenario has the findings of its check and outlives its library")
{
    const auto files = shippedFiles(files::FileKind::scenario);
    REQUIRE(files.size() > 5);
    for (const auto& path : files) {
        INFO(path.string());
        std::shared_ptr<const OpenedScenario> scenario;
        {
            rules::Library library({test::shipped("")});
            const auto subject = subjectOf(path, files::FileKind::scenario);
            scenario = OpenedScenario::open(subject, library);
            CHECK(shown(scenario->findings()) == shown(rules::check(subject, library)));
        }
        REQUIRE(scenario->field());
        CHECK(expr::toText(scenario->field()->self()).size() > 100);
        for (const auto& side : scenario->field()->sides())
            if (side.sideArmy) CHECK(shown(*side.sideArmy->roster()).size() > 100);
    }
}

TEST_CASE("sheets of an ordinary army have the findings that composing all of them gives")
{
    const auto path = fs::path(test::sourcePath("tests/rules/shared/army/sheet/err-no-pace.army.json"));
    const auto sheetsOf = [&](std::optional<std::int64_t> budget) {
        rules::Library library({fs::path(test::sourcePath("armylists"))});
        auto subject = subjectOf(path, files::FileKind::army);
        subject.withSheets = true;
        subject.budget = budget;
        diagnostics::Diagnostics found;
        const auto opened = OpenedArmy::open(subject, library);
        for (const auto& finding : opened->findings())
            if (finding.rule == "army/sheet") found.push_back(finding);
        return shown(found);
    };
    // Such a budget is not ordinary, so nothing is assumed to be certain.
    const auto composed = sheetsOf(1'000'000'000);
    CHECK(std::count(composed.begin(), composed.end(), '\n') == 2);
    CHECK(sheetsOf(std::nullopt) == composed);
}
