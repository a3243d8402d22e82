#include "core/library/library.hpp"
#include "core/roster/roster.hpp"
#include "tests/editor/live_check/checker_fixture.hpp"

#include <catch2/catch.hpp>

#include <QTemporaryDir>

#include <fstream>

using namespace muster;
namespace fs = std::filesystem;

namespace {

/// A project with an invented system: derived values of units, and the label of a cost. Every unit lacks a rank.
class Project {
public:
    explicit Project(const std::string& derived, const std::string& label = "size")
    {
        write("muster.json", "{}");
        write("ours.system.json",
              R"({"format": 1, "id": "ours", "version": "1.0.0", "name": "Ours", "lists": "none", "measure": "in", )"
              R"("tables": {}, "rules": [],
            "unit": {"type": "object", "properties": {"size": {"type": "integer"}, "rank": {"type": "integer"}}, )"
              R"("required": ["size", "rank"]},
            "derived": {"unit": {)" +
                  derived + R"(}}, "cost": {"unit": {"each": [{"label": ")" + label +
                  R"(", "value": "self.size"}]}}, "budget": {"label": "points", "short": "pt", "default": 100}})");
    }

    /// Units with those numbers.
    editor::Snapshot army(int first, int end, int sizeOfFirst) const
    {
        std::string text = R"({"format": 1, "system": "ours", "systemVersion": "1.0.0", "name": "Test", "units": [)";
        for (int i = first; i < end; ++i)
            text += (i > first ? ", " : "") + std::string(R"({"id": "u)") + std::to_string(i) + R"(", "size": )" +
                    std::to_string(i > first ? 3 : sizeOfFirst) + "}";
        return test::snapshotOf(text + "]}", m_root / "a.army.json");
    }

private:
    void write(const char* name, const std::string& text) const { std::ofstream(m_root / name) << text; }

    const QTemporaryDir m_folder;
    const fs::path m_root{m_folder.path().toStdString()};
};

/// An expression of ten thousand steps.
std::string longSum()
{
    std::string hundred = "[0";
    for (int i = 1; i < 100; ++i) hundred += "," + std::to_string(i);
    return "cel.bind(l, " + hundred + "], l.map(a, l.map(b, a + b + self.size).sum()).sum())";
}

/// Checks that a thousand units exceed the work limit, also after only the first or only the last of them are cached.
template <class Run>
void checkThatWorkRunsOut(const Project& project, Run run)
{
    editor::FileChecker checker(test::newLibrary());
    for (const auto& snapshot : {project.army(0, 1000, 1), project.army(0, 1000, 2), project.army(900, 1000, 3),
                                 project.army(0, 1000, 3), project.army(100, 1000, 3)}) {
        const auto checkResult = checker.check(snapshot), anew = editor::check(snapshot, *checker.library());
        REQUIRE(checkResult.hasView);
        REQUIRE(checkResult.army == anew.army);
        CHECK(run(checkResult.army.units.front()));
        CHECK(run(checkResult.army.units.back()) == (checkResult.army.units.size() == 100));
        CHECK(checkResult.army.units.front().missing == std::vector<std::string>{"rank"});
    }
}

}  // namespace

TEST_CASE("what is known of an army's units does not stretch the work that one file may cause")
{
    SECTION("by values")
    {
        checkThatWorkRunsOut(Project("\"long\": \"" + longSum() + "\""),
                             [](const auto& unit) { return !unit.derived.empty(); });
    }
    SECTION("by the lines of costs")
    {
        checkThatWorkRunsOut(Project("\"twice\": \"self.size * 2\"", "{" + longSum() + "}"), [](const auto& unit) {
            return unit.terms.each.size() == 1 && unit.terms.each[0].label.find('?') == std::string::npos;
        });
    }
}

TEST_CASE("values that hold themselves twice over and over are not unfolded to be known again")
{
    std::string derived = R"("d0": "[self.size, 1]")";
    for (int i = 1; i <= 40; ++i)
        derived += ", \"d" + std::to_string(i) + "\": \"[self.d" + std::to_string(i - 1) + ", self.d" +
                   std::to_string(i - 1) + "]\"";
    const Project project(derived);
    editor::FileChecker checker(test::newLibrary());
    for (int size = 1; size < 4; ++size) {
        const auto snapshot = project.army(0, 3, size);
        const auto checkResult = checker.check(snapshot);
        REQUIRE(checkResult.hasView);
        REQUIRE(checkResult.army.units.size() == 3);
        CHECK(checkResult.army.units[0].derived.size() == 1);
        CHECK(checkResult.army.units[0].cost == std::to_string(size));
        CHECK(checkResult.army == editor::check(snapshot, *checker.library()).army);
    }
}

TEST_CASE("two units of the very same text stay two things when both are known")
{
    const Project project(R"("twice": "self.size * 2")");
    const auto library = test::newLibrary();
    const auto snapshot = project.army(0, 1, 3);
    const auto rulesContext =
        library->rulesContext(*library->project(snapshot.place), {"ours", "", "", snapshot.place});
    REQUIRE(rulesContext->catalogue);
    const auto twins =
        test::snapshotOf(R"({"units": [{"id": "a", "size": 3}, {"id": "a", "size": 3}]})").parsed.document;
    std::unique_ptr<const rules::Roster> previous;
    for (int round = 0; round < 2; ++round) {
        auto roster = std::make_unique<const rules::Roster>(
            twins, rulesContext->catalogue, rules::Resolving{.remembers = true, .previous = previous.get()});
        REQUIRE(roster->units().size() == 2);
        CHECK(expr::toText(roster->units()[0].self) == expr::toText(roster->units()[1].self));
        CHECK(roster->units()[0].self.find("twice")->asInteger() == 6);
        CHECK(roster->units()[0].self.asMap().data() != roster->units()[1].self.asMap().data());
        previous = std::move(roster);
    }
}
