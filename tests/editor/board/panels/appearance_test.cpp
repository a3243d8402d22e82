#include "tests/editor/board/panels/panel_controls.hpp"

#include "editor/board/panels/arrange.hpp"
#include "editor/board/panels/board_panel.hpp"
#include "editor/board/panels/fairness_panel.hpp"
#include "editor/board/panels/properties_panel.hpp"
#include "editor/board/panels/scenario_panel.hpp"
#include "editor/board/panels/sides_panel.hpp"

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

TEST_CASE("panels fit into a narrow column")
{
    BoardFixture fixture(BoardFixture::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    ArrangeActions arrange(*fixture.view);
    PropertiesPanel item(*fixture.view, arrange);
    SidesPanel sides(*fixture.view, [&] { return fixture.place; });
    ScenarioPanel scenario(*fixture.view, [&] { return fixture.place; });
    BoardPanel board(*fixture.view, [](const TerrainTableRequest&) {
        return [](std::stop_token) { return GeneratedTerrainTable{}; };
    });
    FairnessPanel fairness(*fixture.view);
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
        fixture.view->selection().set(pointers, &fixture.view->board());
        item.resize(330, 760);
        item.show();
        QCoreApplication::processEvents();
        CHECK(item.minimumSizeHint().width() <= 330);
        keep(item, QStringLiteral("panel-thing-%1.png").arg(++number).toLatin1().constData());
    }
}
