#include "tests/editor/board/panels/panel_stage.hpp"

#include "editor/board/panels/arrange.hpp"
#include "editor/board/panels/board_panel.hpp"
#include "editor/board/panels/fairness_panel.hpp"
#include "editor/board/panels/scenario_panel.hpp"
#include "editor/board/panels/sides_panel.hpp"
#include "editor/board/panels/thing_panel.hpp"

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

TEST_CASE("panels fit into a narrow column")
{
    BoardStage stage(BoardStage::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    ArrangeActions arrange(*stage.view);
    ThingPanel thing(*stage.view, arrange);
    SidesPanel sides(*stage.view, [&] { return stage.place; });
    ScenarioPanel scenario(*stage.view, [&] { return stage.place; });
    BoardPanel board(*stage.view, [](const TableWish&) { return [](std::stop_token) { return LaidTable{}; }; });
    FairnessPanel fairness(*stage.view);
    for (const auto& [panel, name] :
         std::initializer_list<std::pair<QWidget*, const char*>>{{&sides, "panel-sides.png"},
                                                                 {&scenario, "panel-scenario.png"},
                                                                 {&board, "panel-board.png"},
                                                                 {&fairness, "panel-fairness.png"}}) {
        panel->resize(330, 760);
        panel->show();
        QCoreApplication::processEvents();
        INFO(name);
        CHECK(panel->minimumSizeHint().width() <= 330);
        keep(*panel, name);
    }
    int number = 0;
    for (const auto& pointers : {QStringList{"/terrain/0"}, QStringList{"/zones/0"}, QStringList{"/objectives/0"},
                                 QStringList{"/sides/0/placements/0", "/sides/0/placements/1"}, QStringList{}}) {
        stage.view->selection().set(pointers, &stage.view->board());
        thing.resize(330, 760);
        thing.show();
        QCoreApplication::processEvents();
        CHECK(thing.minimumSizeHint().width() <= 330);
        keep(thing, QStringLiteral("panel-thing-%1.png").arg(++number).toLatin1().constData());
    }
}
