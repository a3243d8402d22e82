#include "tests/editor/board/panels/panel_controls.hpp"

#include "editor/board/panels/arrange.hpp"
#include "editor/board/panels/board_panel.hpp"
#include "editor/board/panels/fairness_panel.hpp"
#include "editor/board/panels/properties_panel.hpp"
#include "editor/board/panels/scenario_panel.hpp"
#include "editor/board/panels/sides_panel.hpp"
#include "editor/board/tools/drawing_bar.hpp"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QScrollArea>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

namespace {

bool isControl(const QWidget& widget)
{
    if (qobject_cast<const QHeaderView*>(&widget) || widget.objectName().startsWith("qt_")) return false;
    for (const QWidget* parent = widget.parentWidget(); parent; parent = parent->parentWidget())
        if (qobject_cast<const QComboBox*>(parent) || qobject_cast<const QAbstractSpinBox*>(parent)) return false;
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
           qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QAbstractItemView*>(&widget) || qobject_cast<const QPlainTextEdit*>(&widget);
}

std::string nameless(QWidget& root)
{
    QStringList found;
    for (const auto* widget : root.findChildren<QWidget*>()) {
        if (!isControl(*widget) || !widget->isVisibleTo(&root)) continue;
        if (widget->accessibleName().isEmpty())
            found << QStringLiteral("%1 %2 has no name").arg(widget->metaObject()->className(), widget->objectName());
        if (widget->toolTip().isEmpty() && !qobject_cast<const QAbstractItemView*>(widget))
            found << QStringLiteral("%1 %2 has no tip").arg(widget->metaObject()->className(), widget->objectName());
    }
    return found.join('\n').toStdString();
}

}  // namespace

TEST_CASE("every control of the panels has a name and says what it is for")
{
    BoardFixture fixture(BoardFixture::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    ArrangeActions arrange(*fixture.view);
    PropertiesPanel item(*fixture.view, arrange);
    for (const auto& pointer : {"/terrain/0", "/zones/0", "/objectives/0", "/sides/0/placements/0"}) {
        fixture.view->selection().set({pointer}, &fixture.view->board());
        CHECK(nameless(item) == "");
    }
    fixture.view->selection().set({"/sides/0/placements/0", "/sides/0/placements/1"}, &fixture.view->board());
    CHECK(nameless(item) == "");
    SidesPanel sides(*fixture.view, [&] { return fixture.place; });
    CHECK(nameless(sides) == "");
    ScenarioPanel scenario(*fixture.view, [&] { return fixture.place; });
    CHECK(nameless(scenario) == "");
    BoardPanel board(*fixture.view, [](const TerrainTableRequest&) {
        return [](std::stop_token) { return GeneratedTerrainTable{}; };
    });
    CHECK(nameless(board) == "");
    FairnessPanel fairness(*fixture.view);
    CHECK(nameless(fairness) == "");
    DrawingBar bar(*fixture.view, fixture.choice);
    fixture.choose("way");
    CHECK(nameless(bar) == "");
}

TEST_CASE("Tab goes down through the rows of a panel")
{
    BoardFixture fixture(BoardFixture::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    ScenarioPanel scenario(*fixture.view, [&] { return fixture.place; });
    scenario.resize(340, 1200);
    scenario.show();
    QApplication::setActiveWindow(&scenario);
    auto* name = scenario.findChild<QLineEdit*>("scenario-name");
    name->setFocus();
    int y = name->mapTo(&scenario, QPoint()).y(), steps = 0;
    for (; steps < 8; ++steps) {
        QTest::keyClick(scenario.focusWidget(), Qt::Key_Tab);
        auto* now = scenario.focusWidget();
        REQUIRE(now);
        if (now->objectName() == QStringLiteral("victory-list")) break;
        const int next = now->mapTo(&scenario, QPoint()).y();
        INFO(now->objectName().toStdString());
        CHECK(next >= y);
        y = next;
    }
    CHECK(steps >= 4);
}
