#include "editor/findings/findings_model.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using diagnostics::Level;
using editor::FindingsModel;

namespace {

diagnostics::Diagnostic finding(const char* rule, Level level, const char* message, const char* pointer = "",
                                std::uint32_t line = 0)
{
    diagnostics::Diagnostic made;
    made.rule = rule;
    made.level = level;
    made.message = message;
    made.place.pointer = pointer;
    made.place.line = line;
    return made;
}

/// An army with a unit in a group, and findings of each level in the order of the file.
std::shared_ptr<editor::CheckResult> army()
{
    auto checkResult = std::make_shared<editor::CheckResult>();
    checkResult->hasView = true;
    editor::MemberView unit;
    unit.pointer = "/groups/0/units/0";
    unit.name = "Old Guard";
    checkResult->army.units = {unit};
    editor::GroupView group;
    group.pointer = "/groups/0";
    group.name = "First Division";
    checkResult->army.groups = {group};
    checkResult->diagnostics = {finding("note/b", Level::info, "A hint", "/name", 2),
                                finding("limit/a", Level::error, "Too many men", "/groups/0/units/0/count", 5),
                                finding("style/c", Level::warning, "Few horses", "/groups/0", 4),
                                finding("limit/d", Level::error, "Too few guns", "/units", 9),
                                finding("style/e", Level::warning, "Odd name", "/groups/0/units/0", 5)};
    return checkResult;
}

QStringList ruleNames(const FindingsModel& model)
{
    QStringList rules;
    for (int row = 0; row < model.rowCount(); ++row)
        rules << model.index(row, FindingsModel::ruleColumn).data().toString();
    return rules;
}

}  // namespace

TEST_CASE("findings are sorted by level, then in the order of the file")
{
    FindingsModel model;
    CHECK(model.rowCount() == 0);
    model.show(army());
    CHECK(ruleNames(model) == QStringList{"limit/a", "limit/d", "style/c", "style/e", "note/b"});
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto index = model.index(row, 0);
        REQUIRE(model.findingOf(index));
        CHECK(QString::fromStdString(model.findingOf(index)->rule) ==
              index.siblingAtColumn(FindingsModel::ruleColumn).data().toString());
    }
    CHECK(model.findingOf({}) == nullptr);
    model.show(nullptr);
    CHECK(model.rowCount() == 0);
}

TEST_CASE("a level shows the findings of this level and of more severe ones")
{
    FindingsModel model;
    model.show(army());
    model.setFilter({Level::error, {}});
    CHECK(ruleNames(model) == QStringList{"limit/a", "limit/d"});
    model.setFilter({Level::warning, {}});
    CHECK(ruleNames(model) == QStringList{"limit/a", "limit/d", "style/c", "style/e"});
    model.setFilter({Level::info, {}});
    CHECK(model.rowCount() == 5);
    // A new result keeps the filter.
    model.setFilter({Level::error, {}});
    model.show(army());
    CHECK(ruleNames(model) == QStringList{"limit/a", "limit/d"});
}

TEST_CASE("the search finds words of the message, the rule and the place in any order and case")
{
    FindingsModel model;
    model.show(army());
    const auto found = [&](const char* words) {
        model.setFilter({std::nullopt, words});
        return ruleNames(model);
    };
    CHECK(found("TOO") == QStringList{"limit/a", "limit/d"});
    CHECK(found("note/") == QStringList{"note/b"});
    CHECK(found("old guard") == QStringList{"limit/a", "style/e"});
    CHECK(found("guard too") == QStringList{"limit/a"});
    CHECK(found("men ") == QStringList{"limit/a"});
    CHECK(found("  ").size() == 5);
    CHECK(found("nothing").isEmpty());
    model.setFilter({Level::error, "guard"});
    CHECK(ruleNames(model) == QStringList{"limit/a"});
}

TEST_CASE("each column of a finding has its text, and its tooltip what may be cut off")
{
    FindingsModel model;
    auto checkResult = army();
    checkResult->diagnostics[1].help = "Remove some.";
    model.show(checkResult);
    const auto text = [&](int row, int column) { return model.index(row, column).data().toString(); };
    CHECK(model.columnCount() == 4);
    CHECK(text(0, FindingsModel::levelColumn) == "Error");
    CHECK(text(2, FindingsModel::levelColumn) == "Warning");
    CHECK(text(4, FindingsModel::levelColumn) == "Note");
    CHECK(text(0, FindingsModel::messageColumn) == "Too many men");
    // The unit around the value, the group, or the army.
    CHECK(text(0, FindingsModel::placeColumn) == "Old Guard");
    CHECK(text(1, FindingsModel::placeColumn) == "The army");
    CHECK(text(2, FindingsModel::placeColumn) == "First Division");
    CHECK(model.index(0, FindingsModel::messageColumn).data(Qt::ToolTipRole) == "Too many men\nRemove some.");
    CHECK(model.index(0, FindingsModel::placeColumn).data(Qt::ToolTipRole) == "Old Guard\nToo many men\nRemove some.");
    CHECK(model.index(0, FindingsModel::ruleColumn).data(Qt::ToolTipRole) == "limit/a\nToo many men\nRemove some.");
    CHECK(model.headerData(FindingsModel::placeColumn, Qt::Horizontal, Qt::DisplayRole) == "Where");
}

TEST_CASE("only the level of a finding has an icon")
{
    FindingsModel model;
    model.show(army());
    for (int column = 0; column < model.columnCount(); ++column) {
        INFO(column);
        const auto shown = model.index(0, column).data(Qt::DecorationRole);
        CHECK(shown.isValid() == (column == FindingsModel::levelColumn));
        CHECK_FALSE(model.index(0, column).data(Qt::CheckStateRole).isValid());
    }
}

TEST_CASE("a file without a view has lines as places")
{
    FindingsModel model;
    auto checkResult = army();
    checkResult->hasView = false;
    checkResult->diagnostics.push_back(finding("file/f", Level::info, "No file"));
    model.show(checkResult);
    CHECK(model.index(0, FindingsModel::placeColumn).data() == "Line 5");
    CHECK(model.index(5, FindingsModel::placeColumn).data() == "The file");
    model.setFilter({std::nullopt, "line 9"});
    CHECK(ruleNames(model) == QStringList{"limit/d"});
}
