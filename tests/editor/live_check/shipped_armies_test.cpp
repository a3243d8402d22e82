#include "core/files/file.hpp"
#include "editor/document/army_edits.hpp"
#include "tests/editor/live_check/checker_fixture.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

using namespace muster;
namespace fs = std::filesystem;

namespace {

std::vector<fs::path> armies()
{
    std::vector<fs::path> files;
    for (const auto& each : fs::recursive_directory_iterator(test::sourcePath("armylists")))
        if (files::kindOf(each.path()) == files::FileKind::army) files.push_back(each.path());
    std::sort(files.begin(), files.end());
    return files;
}

std::string contentOf(const fs::path& file)
{
    return std::string(std::get<std::shared_ptr<const text::Source>>(files::readFile(file, "a"))->bytes());
}

}  // namespace

TEST_CASE("every shipped army has a complete view")
{
    editor::FileChecker checker(test::newLibrary());
    for (const auto& file : armies()) {
        INFO(file);
        const auto checkResult = checker.check(test::snapshotOf(contentOf(file), file));
        REQUIRE(checkResult.hasView);
        const auto& army = checkResult.army;
        CHECK(army.hasPoints == !army.cost.empty());
        CHECK_FALSE(army.units.empty());
        for (const auto* members : {&army.units, &army.leaders})
            for (const auto& member : *members) {
                CHECK_FALSE(member.name.empty());
                CHECK(member.missing.empty());
                CHECK(member.terms.complete);
                CHECK(checkResult.document->root().at(std::string_view(member.pointer))["id"].string() == member.id);
                for (const auto& value : member.values) CHECK_FALSE(value.title.empty());
            }
        for (const auto& option : army.units.front().options) CHECK(option.offered);
        std::size_t inGroups = 0;
        for (const auto& group : army.groups) inGroups += group.units.size();
        CHECK(inGroups <= army.units.size());
    }
}

TEST_CASE("adding what is allowed never breaks a list's maximum or the budget, and the cost is what was said")
{
    editor::FileChecker checker(test::newLibrary());
    std::size_t added = 0;
    for (const auto& file : armies()) {
        const auto text = contentOf(file);
        const auto before = checker.check(test::snapshotOf(text, file));
        std::size_t some = 0;
        for (const auto& entry : before.catalogue.units) {
            if (++some > 6) break;
            INFO(file << " " << entry.id);
            const auto change = editor::addMember(*before.document, editor::MemberKind::unit, entry.id, entry.start);
            REQUIRE(change);
            const auto after = checker.check(test::snapshotOf(text::applied(text, change.edits), file));
            const auto* made = after.army.member(change.selection.at(0));
            REQUIRE(made);
            CHECK(made->cost == entry.cost);
            CHECK(made->missing.empty());
            std::size_t overMaximum = 0, overBefore = 0;
            for (const auto& finding : after.diagnostics) overMaximum += finding.rule == "list/maximum";
            for (const auto& finding : before.diagnostics) overBefore += finding.rule == "list/maximum";
            const bool overBudget = after.army.hasPoints && after.army.budget &&
                                    *after.army.costNumber > static_cast<double>(*after.army.budget);
            if (entry.allowed) {
                CHECK(overMaximum <= overBefore);
                CHECK_FALSE(overBudget);
            } else {
                CHECK((overMaximum > 0 || overBudget));
            }
            ++added;
        }
    }
    CHECK(added > 100);
}
