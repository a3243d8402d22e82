#include "tests/editor/board/panels/panel_controls.hpp"

#include "editor/board/panels/fairness_panel.hpp"

#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

TEST_CASE("the fairness panel shows the values of the check")
{
    BoardFixture fixture(BoardFixture::shippedText("opend6-fantasy/scenarios/causeway.scenario.json"));
    FairnessPanel panel(*fixture.view);
    panel.resize(360, 600);
    panel.show();
    const auto& fairness = fixture.view->board().fairness;
    REQUIRE(fairness.canCompare);
    auto& table = control<QTreeWidget>(panel, "fairness-table");
    CHECK(table.columnCount() == static_cast<int>(fairness.sides.size()) + 1);
    int lines = 0;
    for (int i = 0; i < table.topLevelItemCount(); ++i) lines += table.topLevelItem(i)->childCount();
    const int sum = fairness.grounds.size() > 1 ? 1 : 0;
    CHECK(lines == static_cast<int>(fairness.grounds.size() + fairness.ways.size()) + sum);
    CHECK(!control<QLabel>(panel, "fairness-verdict").text().isEmpty());
}

TEST_CASE("the names of sides can be read above their columns")
{
    for (const char* file :
         {"ancients-d6/scenarios/zama.scenario.json", "opend6-fantasy/scenarios/causeway.scenario.json"}) {
        BoardFixture fixture(BoardFixture::shippedText(file));
        FairnessPanel panel(*fixture.view);
        for (const int width : {330, 420}) {
            INFO(file << " at " << width);
            panel.resize(width, 700);
            panel.show();
            QCoreApplication::processEvents();
            auto& table = control<QTreeWidget>(panel, "fairness-table");
            auto* header = table.header();
            REQUIRE(table.columnCount() > 1);
            for (int column = 1; column < table.columnCount(); ++column) {
                const auto text = table.headerItem()->text(column);
                INFO(text.toStdString());
                CHECK(QString(text).replace('\n', ' ') == table.headerItem()->toolTip(column));
                for (const auto& line : text.split('\n'))
                    CHECK(header->fontMetrics().horizontalAdvance(line) < header->sectionSize(column));
                CHECK(header->fontMetrics().size(0, text).height() <= header->height());
            }
            CHECK(header->length() <= table.viewport()->width());
        }
    }
}

TEST_CASE("a name too long for any column is cut, and said in full by its tip")
{
    auto text = BoardFixture::shippedText("opend6-fantasy/scenarios/causeway.scenario.json");
    const std::string name =
        "The Incomprehensibilitarianistically Named Company of the Northern Marches and of All the Isles Beyond Them";
    const auto side = text.find("\"name\"", text.find("\"sides\""));
    REQUIRE(side != std::string::npos);
    const auto begin = text.find('"', text.find(':', side)) + 1;
    text.replace(begin, text.find('"', begin) - begin, name);
    BoardFixture fixture(text);
    FairnessPanel panel(*fixture.view);
    panel.resize(330, 700);
    panel.show();
    QCoreApplication::processEvents();
    auto* head = control<QTreeWidget>(panel, "fairness-table").headerItem();
    const bool isFirst = head->toolTip(1).toStdString() == name;
    const int column = isFirst ? 1 : 2;
    CHECK(head->toolTip(column).toStdString() == name);
    CHECK(head->text(column).count('\n') == 2);
    CHECK(head->text(column).endsWith(QChar(0x2026)));
}

TEST_CASE("it says so when there is nothing to compare")
{
    BoardFixture fixture(
        R"({ "format": 1, "system": "ancients-d6", "name": "Alone", "board": { "width": 24, "depth": 24 } })");
    FairnessPanel panel(*fixture.view);
    panel.show();
    CHECK(!control<QTreeWidget>(panel, "fairness-table").isVisible());
    CHECK(control<QLabel>(panel, "fairness-verdict").text().contains("two sides"));
}
