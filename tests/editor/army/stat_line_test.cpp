// The columns of the stat line, in the army and in the catalogue.
#include "editor/army/army_tree.hpp"
#include "editor/army/catalogue_model.hpp"
#include "editor/army/row_roles.hpp"
#include "editor/army/stat_columns.hpp"
#include "tests/editor/live_check/checker_fixture.hpp"

#include <catch2/catch.hpp>

#include <QHeaderView>
#include <QTest>

using namespace muster;
using editor::ArmyModel;
using editor::CatalogueModel;

namespace {

std::shared_ptr<const editor::CheckResult> romans()
{
    return std::make_shared<editor::CheckResult>(test::checked(
        R"({"format": 1, "system": "ancients-d6", "systemVersion": "1.0.0", "list": "republican-rome", "name": "Test",
        "leaders": [{"id": "scipio", "entry": "great-consul"}],
        "units": [{"id": "horse", "entry": "numidian-allies"}, {"id": "foot", "entry": "triarii"},
                  {"id": "bows", "entry": "cretan-archers"}]})"));
}

QStringList labelsOf(const QAbstractItemModel& model, int first)
{
    QStringList labels;
    for (int column = first; column < model.columnCount(); ++column)
        if (const auto label = model.headerData(column, Qt::Horizontal); !label.toString().isEmpty())
            labels << label.toString();
    return labels;
}

/// The stat line of a row, as it stands below the heads.
QString lineOf(const QModelIndex& row, int first, int count)
{
    QStringList values;
    for (int stat = 0; stat < count; ++stat) values << row.siblingAtColumn(first + stat).data().toString();
    return values.join(u' ');
}

QStringList namesOf(const QAbstractItemModel& model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row) names << model.index(row, 0).data().toString();
    return names;
}

}  // namespace

TEST_CASE("the rows of an army and of the catalogue have the stat line that the game defines, in its order")
{
    const auto result = romans();
    REQUIRE(result->hasView);
    ArmyModel army;
    army.show(result);
    CatalogueModel catalogue;
    catalogue.show(result);
    const QStringList labels{"Str", "Mov", "Sav", "Rng"};
    CHECK(labelsOf(army, ArmyModel::firstStatColumn) == labels);
    CHECK(labelsOf(catalogue, CatalogueModel::firstStatColumn) == labels);
    CHECK(army.statCount() == 4);
    // Figures, move, armour and javelins or the bow, as the list has them.
    const auto lineOfUnit = [&](const char* key) {
        return lineOf(army.indexOfKey(key), ArmyModel::firstStatColumn, 4);
    };
    CHECK(lineOfUnit("uhorse") == "2 5 6 2");
    CHECK(lineOfUnit("ufoot") == "4 2 4 0");
    CHECK(lineOfUnit("ubows") == "2 3 6 4");
    CHECK(lineOfUnit("lscipio") == "   ");
    const auto entry = catalogue.indexOfKey("unumidian-allies");
    REQUIRE(entry.isValid());
    CHECK(lineOf(entry, CatalogueModel::firstStatColumn, 4) == "2 5 6 2");
    const auto tip = army.headerData(ArmyModel::firstStatColumn + 2, Qt::Horizontal, Qt::ToolTipRole).toString();
    CHECK(tip.startsWith("Armour\nThe lowest score that saves it"));
    CHECK(army.indexOfKey("ufoot").siblingAtColumn(ArmyModel::firstStatColumn + 1).data(Qt::AccessibleTextRole) ==
          "Move 2");
}

TEST_CASE("a value that no verdict needs is in the stat line of the catalogue too")
{
    const auto result = std::make_shared<editor::CheckResult>(test::checked(
        R"({"format": 1, "system": "opend6-fantasy", "systemVersion": "1.0.0", "list": "free-peoples", "name": "Test",
        "units": []})"));
    REQUIRE(result->hasView);
    REQUIRE_FALSE(result->catalogue.units.empty());
    CatalogueModel catalogue;
    catalogue.show(result);
    const int walk = static_cast<int>(labelsOf(catalogue, CatalogueModel::firstStatColumn).indexOf("Walk"));
    REQUIRE(walk >= 0);
    for (const auto& entry : result->catalogue.units) {
        INFO(entry.id);
        CHECK(entry.stats.at(static_cast<std::size_t>(walk)).number.value_or(0) > 0);
    }
}

TEST_CASE("stat columns sort by number, and rows without a value come first")
{
    const auto result = romans();
    ArmyModel army;
    army.show(result);
    army.sort(ArmyModel::firstStatColumn + 1, Qt::AscendingOrder);
    CHECK(namesOf(army).mid(1) == QStringList{"Triarii", "Cretan or Syracusan archers", "Numidian allies"});
    army.sort(ArmyModel::firstStatColumn + 1, Qt::DescendingOrder);
    CHECK(namesOf(army).mid(0, 3) == QStringList{"Numidian allies", "Cretan or Syracusan archers", "Triarii"});
    CatalogueModel catalogue;
    catalogue.show(result);
    catalogue.sort(CatalogueModel::firstStatColumn + 1, Qt::DescendingOrder);
    CHECK(catalogue.index(0, 0).data() == "Numidian allies");
}

TEST_CASE("a number at the start of a text counts: 6 cm before 12 cm")
{
    const editor::StatView six{"6 cm", 6.0}, twelve{"12 cm", 12.0}, none{"none", std::nullopt}, missing;
    CHECK(editor::sortsBefore(&six, &twelve));
    CHECK_FALSE(editor::sortsBefore(&twelve, &six));
    CHECK(editor::sortsBefore(&twelve, &none));
    CHECK(editor::sortsBefore(&missing, &six));
    CHECK_FALSE(editor::sortsBefore(&missing, nullptr));
    const auto horse = test::checked(R"({"format": 1, "system": "ohw-6plus", "systemVersion": "1.0.0", "name": "Test",
        "units": [{"id": "horse", "type": "cavalry"}, {"id": "foot", "type": "infantry", "square": true}]})");
    REQUIRE(horse.hasView);
    REQUIRE(horse.army.units.size() == 2);
    REQUIRE(horse.army.units[0].stats.size() == 3);
    CHECK(horse.army.units[0].stats[0].number > 0);
    CHECK(horse.army.units[0].stats[1].text == "contact");
    CHECK_FALSE(horse.army.units[0].stats[1].number);
    CHECK(horse.army.units[1].stats[0].number == 0.0);
}

TEST_CASE("the columns of the stat line follow the name, as far as there is room for it")
{
    const auto result = romans();
    editor::ArmyTree tree;
    tree.resize(900, 300);
    tree.QWidget::show();
    tree.show(result, {});
    QTest::qWait(1);
    const auto& header = *tree.header();
    CHECK(tree.statsInView() == 4);
    for (int stat = 0; stat < 4; ++stat) CHECK(header.visualIndex(ArmyModel::firstStatColumn + stat) == 1 + stat);
    CHECK(tree.isColumnHidden(ArmyModel::firstStatColumn + 4));
    // With its values in columns, the second line does not repeat them.
    const auto summary = [&] { return tree.army().indexOfKey("ufoot").data(editor::summaryRole).toString(); };
    CHECK_FALSE(summary().contains("Move"));
    tree.resize(200, 300);
    QTest::qWait(1);
    CHECK(tree.statsInView() == 0);
    CHECK(tree.isColumnHidden(ArmyModel::firstStatColumn));
    CHECK(summary().contains("Move 2"));
    tree.resize(900, 300);
    QTest::qWait(1);
    CHECK(tree.statsInView() == 4);
    CHECK(header.sectionSize(ArmyModel::nameColumn) >= 20 * tree.fontMetrics().averageCharWidth());
    // A click on a head sorts.
    const int mov = ArmyModel::firstStatColumn + 1;
    QTest::mouseClick(tree.header()->viewport(), Qt::LeftButton, {},
                      QPoint(header.sectionViewportPosition(mov) + 8, header.height() / 2));
    CHECK(tree.army().isSorted());
    CHECK(tree.army().index(1, 0).data() == "Triarii");
}
