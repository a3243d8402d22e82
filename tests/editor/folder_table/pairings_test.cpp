// Who plays whom on an organiser's evening, and what each side brings.
#include "editor/folder_table/pairings.hpp"
#include "editor/folder_table/pairings_dialog.hpp"
#include "tests/editor/folder_table/folder_fixture.hpp"

#include <catch2/catch.hpp>

#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>
#include <QTreeWidget>

#include <set>

using namespace muster;
using namespace muster::test;
using editor::FileVerdict;
using editor::Pairing;
using editor::PairingOrder;

namespace {

FileVerdict armyOf(const QString& player, const QString& game, double points)
{
    FileVerdict army;
    army.player = player;
    army.name = player + "'s army";
    army.path = QStringLiteral("/club/%1-%2.army.json").arg(player).arg(points);
    army.game = game;
    army.spent = points;
    army.points = QStringLiteral("%1 of 30").arg(points);
    return army;
}

/// "Anna-Bert Carla-" for the players at each table.
QString players(const std::vector<Pairing>& pairings, const std::vector<FileVerdict>& armies)
{
    QStringList tables;
    for (const auto& pairing : pairings) {
        QStringList sides;
        for (const auto& side : pairing) sides << (side ? armies[*side].player : QString());
        tables << sides.join(u'-');
    }
    return tables.join(u' ');
}

}  // namespace

TEST_CASE("armies of one game meet, in the order of the table or by points, and who is left over has nobody to play")
{
    const std::vector<FileVerdict> armies{armyOf("Anna", "Chess", 30), armyOf("Bert", "Go", 10),
                                          armyOf("Carla", "Chess", 12), armyOf("Dora", "Chess", 29),
                                          armyOf("Emil", "Chess", 11)};
    CHECK(players(editor::paired(armies, PairingOrder::asListed, 1), armies) == "Anna-Carla Dora-Emil Bert-");
    CHECK(players(editor::paired(armies, PairingOrder::byPoints, 1), armies) == "Anna-Dora Carla-Emil Bert-");
    CHECK(editor::paired({}, PairingOrder::asListed, 1).empty());
}

TEST_CASE("at random, everybody plays once, and other seeds give other pairings")
{
    std::vector<FileVerdict> armies;
    for (int i = 0; i < 20; ++i) armies.push_back(armyOf(QString::number(i), "Go", i));
    std::set<QString> seen;
    for (unsigned seed = 1; seed <= 10; ++seed) {
        const auto pairings = editor::paired(armies, PairingOrder::atRandom, seed);
        CHECK(pairings.size() == 10);
        std::set<std::size_t> playing;
        for (const auto& pairing : pairings)
            for (const auto& side : pairing) {
                REQUIRE(side);
                playing.insert(*side);
            }
        CHECK(playing.size() == armies.size());
        seen.insert(players(pairings, armies));
        CHECK(players(editor::paired(armies, PairingOrder::atRandom, seed), armies) == players(pairings, armies));
    }
    CHECK(seen.size() > 1);
}

TEST_CASE("nobody plays himself, and nobody is left over who need not be")
{
    const std::vector<FileVerdict> two{armyOf("Anna", "Go", 1), armyOf("Bert", "Go", 2), armyOf("Carla", "Go", 3),
                                       armyOf("Carla", "Go", 4)};
    // Anna against Bert would leave Carla with herself.
    CHECK(players(editor::paired(two, PairingOrder::asListed, 1), two) == "Anna-Carla Bert-Carla");
    const std::vector<FileVerdict> three{armyOf("Anna", "Go", 1), armyOf("Anna", "Go", 2), armyOf("Anna", "Go", 3)};
    CHECK(players(editor::paired(three, PairingOrder::asListed, 1), three) == "Anna- Anna- Anna-");
    // Armies without a player belong to different ones.
    const std::vector<FileVerdict> unknown{armyOf("", "Go", 1), armyOf("", "Go", 2)};
    CHECK(editor::paired(unknown, PairingOrder::asListed, 1).size() == 1);
}

TEST_CASE("an army put at another table changes places with the one there")
{
    const std::vector<FileVerdict> armies{armyOf("Anna", "Go", 1), armyOf("Bert", "Go", 2), armyOf("Carla", "Go", 3),
                                          armyOf("Dora", "Go", 4), armyOf("Emil", "Go", 5)};
    auto pairings = editor::paired(armies, PairingOrder::asListed, 1);
    REQUIRE(players(pairings, armies) == "Anna-Bert Carla-Dora Emil-");
    editor::place(pairings, 0, 1, 3);
    CHECK(players(pairings, armies) == "Anna-Dora Carla-Bert Emil-");
    editor::place(pairings, 0, 0, 3);
    CHECK(players(pairings, armies) == "Dora-Anna Carla-Bert Emil-");
    // Whoever plays nobody now waits in the place of the one who waited.
    editor::place(pairings, 1, 0, std::nullopt);
    CHECK(players(pairings, armies) == "Dora-Anna Bert- Emil-Carla");
    editor::place(pairings, 1, 1, 2);
    CHECK(players(pairings, armies) == "Dora-Anna Bert-Carla Emil-");
    editor::place(pairings, 2, 1, std::nullopt);
    editor::place(pairings, 9, 1, 2);
    CHECK(players(pairings, armies) == "Dora-Anna Bert-Carla Emil-");
    // Two who wait can play each other; a table without anybody goes.
    std::vector<Pairing> waiting{{0, std::nullopt}, {1, std::nullopt}};
    editor::place(waiting, 0, 1, 1);
    CHECK(players(waiting, armies) == "Anna-Bert");
}

TEST_CASE("a pairing says what is odd about it")
{
    std::vector<FileVerdict> armies{armyOf("Anna", "Go", 1), armyOf("Bert", "Chess", 2), armyOf("anna", "Go", 3)};
    armies[1].errors = 1;
    CHECK(editor::remarkOn({0, 1}, armies) == "different games; Bert's army is not legal");
    CHECK(editor::remarkOn({0, 2}, armies) == "the same player");
    CHECK(editor::remarkOn({0, std::nullopt}, armies) == "nobody to play");
    armies[2].player = "Dora";
    CHECK(editor::remarkOn({0, 2}, armies).isEmpty());
}

TEST_CASE("an organiser pairs the armies of a folder, sees what each side brings, and exports it")
{
    FolderFixture fixture;
    REQUIRE(fixture.button("table-pairings").isEnabled());
    const QString to = fixture.path("pairings.csv");
    fixture.atDialog([&](QWidget& widget) {
        auto& dialog = dynamic_cast<editor::PairingsDialog&>(widget);
        CHECK(dialog.minimumSizeHint().width() <= 1016);
        auto& table = *dialog.findChild<QTableWidget*>("pairings-table");
        CHECK(table.rowCount() == 2);
        if (table.rowCount() != 2) return dialog.close(), void();
        CHECK(table.item(0, 0)->text() == "Anna: Anna's redcoats");
        CHECK(table.item(0, 2)->text() == "Bert: Bert's cuirassiers");
        CHECK(table.item(0, 4)->text().isEmpty());
        CHECK(table.item(1, 0)->text() == "Carla: Carla's Gauls");
        CHECK(table.item(1, 2)->text() == "nobody");
        CHECK(table.item(1, 4)->text() == "nobody to play");
        auto& brought = *dialog.findChild<QTreeWidget*>("pairings-brought");
        const auto column = [&](int side) {
            QStringList rows;
            for (int row = 0; row < brought.topLevelItemCount(); ++row) rows << brought.topLevelItem(row)->text(side);
            return rows;
        };
        CHECK(column(0).mid(1) == QStringList{"The Duke", "3 × British line", "Hanoverian Landwehr",
                                              "Household and Union brigades", "Light dragoons and hussars",
                                              "Foot battery", "Royal Horse Artillery troop"});
        CHECK(column(1).mid(1, 3) == QStringList{"Marshal of the Empire", "2 × Line infantry", "Young Guard"});
        CHECK(dialog.findChild<QPushButton*>("pairings-compare")->isEnabled());
        // Carla, the next in the list, takes Bert's place.
        table.setCurrentCell(0, 2);
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_F2);
        auto* box = table.findChild<QComboBox*>("opponent");
        CHECK(box);
        if (box) QTest::keyClick(box, Qt::Key_Down);
        CHECK(QTest::qWaitFor([&] { return table.item(0, 2)->text() == "Carla: Carla's Gauls"; }, 5000));
        CHECK(table.item(0, 4)->text().contains("different games"));
        CHECK(table.item(1, 0)->text() == "Bert: Bert's cuirassiers");
        fixture.atFileDialog(to);
        dialog.findChild<QPushButton*>("pairings-export")->menu()->actions().at(0)->trigger();
        dialog.close();
    });
    fixture.button("table-pairings").trigger();
    const auto csv = fixture.fileText(to);
    // A mark of UTF-8 comes first.
    REQUIRE(csv.size() > 3);
    const auto rows = QString::fromStdString(csv.substr(3)).split("\r\n");
    REQUIRE(rows.size() == 4);
    CHECK(rows[0] == "Table,Player,Army,List,Points,Verdict,Brings,Opponent,Army,List,Points,Verdict,Brings,Remark");
    CHECK(rows[1].startsWith("1,Anna,Anna's redcoats,"));
    CHECK(rows[1].contains("\"The Duke, 3 × British line, "));
    CHECK(rows[1].contains(",Carla,Carla's Gauls,"));
    CHECK(rows[2].startsWith("2,Bert,Bert's cuirassiers,"));
}
