#include "editor/compare/comparison.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster;
using editor::ComparedRow;
using Change = ComparedRow::Change;

namespace {

editor::CheckResult withStatistics(std::vector<editor::StatisticView> statistics)
{
    editor::CheckResult checkResult;
    checkResult.army.statistics = std::move(statistics);
    return checkResult;
}

editor::MemberView unit(std::string id, std::string name, std::int64_t count)
{
    editor::MemberView member;
    member.id = std::move(id);
    member.name = std::move(name);
    member.count = count;
    return member;
}

/// The rows below a heading.
std::vector<ComparedRow> section(const std::vector<ComparedRow>& rows, const QString& heading)
{
    const auto begin = std::find_if(rows.begin(), rows.end(),
                                    [&](const ComparedRow& row) { return row.heading && row.what == heading; });
    if (begin == rows.end()) return {};
    return {begin + 1, std::find_if(begin + 1, rows.end(), [](const ComparedRow& row) { return row.heading; })};
}

void checkRow(const ComparedRow& row, const char* what, const char* left, const char* right, Change change)
{
    INFO(what);
    CHECK(row.what == what);
    CHECK(row.left == left);
    CHECK(row.right == right);
    CHECK(row.change == change);
}

}  // namespace

TEST_CASE("a comparison has the numbers of both armies, also those that only one has")
{
    const auto left =
        withStatistics({{"dice", "Dice", "12", {}}, {"morale", "Morale", "4", {}}, {"men", "Men", "90", {}}});
    const auto right = withStatistics({{"guns", "Guns", "6", {}}, {"men", "Men", "90", {}}, {"dice", "Dice", "9", {}}});
    const auto rows = section(editor::compared(left, right), "In numbers");
    REQUIRE(rows.size() == 4);
    checkRow(rows[0], "Dice", "12", "9", Change::different);
    checkRow(rows[1], "Morale", "4", "", Change::onlyLeft);
    checkRow(rows[2], "Men", "90", "90", Change::same);
    checkRow(rows[3], "Guns", "", "6", Change::onlyRight);
}

TEST_CASE("a comparison with an army without numbers has those of the other army")
{
    const auto some = withStatistics({{"dice", "Dice", "12", {}}});
    const auto none = withStatistics({});
    auto rows = section(editor::compared(none, some), "In numbers");
    REQUIRE(rows.size() == 1);
    checkRow(rows[0], "Dice", "", "12", Change::onlyRight);
    rows = section(editor::compared(some, none), "In numbers");
    REQUIRE(rows.size() == 1);
    checkRow(rows[0], "Dice", "12", "", Change::onlyLeft);
    rows = editor::compared(none, none);
    CHECK(std::none_of(rows.begin(), rows.end(), [](const ComparedRow& row) { return row.what == "In numbers"; }));
}

TEST_CASE("a comparison matches units by id, in the order of the left army")
{
    editor::CheckResult left, right;
    left.army.units = {unit("guard", "Guard", 1), unit("line", "Line", 4), unit("twin", "Twin", 1),
                       unit("twin", "Twin", 2)};
    right.army.units = {unit("twin", "Twin", 1), unit("line", "Infantry", 5), unit("light", "Light", 2)};
    const auto rows = section(editor::compared(left, right), "Units");
    REQUIRE(rows.size() == 5);
    checkRow(rows[0], "Guard", "1 × Guard", "", Change::onlyLeft);
    checkRow(rows[1], "Line", "4 × Line", "5 × Infantry", Change::different);
    checkRow(rows[2], "Twin", "1 × Twin", "1 × Twin", Change::same);
    checkRow(rows[3], "Twin", "2 × Twin", "", Change::onlyLeft);
    checkRow(rows[4], "Light", "", "2 × Light", Change::onlyRight);
}

TEST_CASE("a comparison says which group a unit is in, and whom a leader is with")
{
    editor::CheckResult left, right;
    editor::GroupView group;
    group.name = "First Division";
    left.army.groups = {group};
    auto guard = unit("guard", "Guard", 1);
    guard.group = 0;
    auto ney = unit("ney", "Ney", 1);
    ney.leader = true;
    ney.with = "line";
    left.army.leaders = {ney};
    left.army.units = {guard, unit("line", "Line", 4)};
    // A group that the army does not have is left out.
    auto lost = guard;
    lost.group = 7;
    right.army.units = {lost};
    const auto rows = editor::compared(left, right);
    const auto words = [&](const char* what) {
        const auto row = std::find_if(rows.begin(), rows.end(),
                                      [&](const ComparedRow& each) { return !each.heading && each.what == what; });
        REQUIRE(row != rows.end());
        return *row;
    };
    CHECK(words("Guard").left == "1 × Guard – in First Division");
    CHECK(words("Guard").right == "1 × Guard");
    CHECK(words("Ney").left == "Ney – with Line");
}

TEST_CASE("a comparison counts the findings of each army and shows points where an army has them")
{
    editor::CheckResult left, right;
    left.diagnostics.resize(2);
    left.army.hasPoints = true;
    left.army.cost = "18";
    left.army.budget = 20;
    const auto rows = section(editor::compared(left, right), "The army");
    REQUIRE(rows.size() == 2);
    checkRow(rows[0], "Points", "18 of 20", "", Change::onlyLeft);
    checkRow(rows[1], "Findings", "2 errors", "No findings", Change::different);
}
