#include "tests/editor/board/panels/panel_stage.hpp"

#include "editor/board/panels/fairness_panel.hpp"

#include <QLabel>
#include <QTreeWidget>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

TEST_CASE("the fairness panel shows what the judgement worked out")
{
    BoardStage stage(BoardStage::shippedText("opend6-fantasy/scenarios/causeway.scenario.json"));
    FairnessPanel panel(*stage.view);
    panel.resize(360, 600);
    panel.show();
    const auto& fairness = stage.view->board().fairness;
    REQUIRE(fairness.canCompare);
    auto& table = control<QTreeWidget>(panel, "fairness-table");
    CHECK(table.columnCount() == static_cast<int>(fairness.sides.size()) + 1);
    int lines = 0;
    for (int i = 0; i < table.topLevelItemCount(); ++i) lines += table.topLevelItem(i)->childCount();
    const int sum = fairness.grounds.size() > 1 ? 1 : 0;
    CHECK(lines == static_cast<int>(fairness.grounds.size() + fairness.ways.size()) + sum);
    CHECK(!control<QLabel>(panel, "fairness-verdict").text().isEmpty());
}

TEST_CASE("it says so when there is nothing to compare")
{
    BoardStage stage(R"({ "format": 1, "system": "ancients-d6", "name": "Alone", "board": { "width": 24, "depth": 24 } })");
    FairnessPanel panel(*stage.view);
    panel.show();
    CHECK(!control<QTreeWidget>(panel, "fairness-table").isVisible());
    CHECK(control<QLabel>(panel, "fairness-verdict").text().contains("two sides"));
}
