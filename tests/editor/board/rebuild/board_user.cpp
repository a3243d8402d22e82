#include "tests/editor/board/rebuild/board_user.hpp"

#include "editor/board/panels/board_panel.hpp"
#include "editor/board/panels/properties_panel.hpp"
#include "editor/board/panels/scenario_panel.hpp"
#include "editor/board/panels/sides_panel.hpp"

#include <catch2/catch.hpp>

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>

#include <algorithm>

namespace muster::test {

using namespace editor;

namespace {

void typeLetters(QWidget* widget, const QString& text)
{
    for (const QChar letter : text) {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter)),
            release(QEvent::KeyRelease, 0, Qt::NoModifier, QString(letter));
        QApplication::sendEvent(widget, &press);
        QApplication::sendEvent(widget, &release);
    }
}

}  // namespace

BoardUser::BoardUser(std::string text, std::filesystem::path at)
    : BoardFixture(std::move(text), std::move(at)), arrange(std::make_unique<ArrangeActions>(*view))
{
    view->addTool(std::make_unique<SelectionTool>(*view));
    view->choose("select");
    auto item = std::make_unique<PropertiesPanel>(*view, *arrange);
    auto sides = std::make_unique<SidesPanel>(*view, [this] { return place; });
    auto scenario = std::make_unique<ScenarioPanel>(*view, [this] { return place; });
    auto board = std::make_unique<BoardPanel>(*view, nullptr);
    whenChecked = [item = item.get(), sides = sides.get(), scenario = scenario.get(), board = board.get()] {
        item->refresh();
        sides->refresh();
        scenario->refresh();
        board->refresh();
    };
    panels.push_back(std::move(item));
    panels.push_back(std::move(sides));
    panels.push_back(std::move(scenario));
    panels.push_back(std::move(board));
    for (auto& panel : panels) panel->show();
    settle();
}

BoardUser::~BoardUser()
{
    whenChecked = {};
    document.discardJournal();
}

void BoardUser::settle() { QApplication::processEvents(); }

std::size_t BoardUser::count(const std::string& rule) const
{
    return static_cast<std::size_t>(std::count_if(checkResult->diagnostics.begin(), checkResult->diagnostics.end(),
                                                  [&](const auto& finding) { return finding.rule == rule; }));
}

void BoardUser::requestForecast(ChangeMaker change)
{
    const auto wanted = change(*text());
    Snapshot snapshot;
    snapshot.source =
        std::make_shared<text::Source>(document.source()->name(), text::applied(document.text(), wanted.edits));
    snapshot.parsed = text::Document::parse(snapshot.source);
    snapshot.place = place;
    snapshot.kind = files::FileKind::scenario;
    snapshot.viewWanted = false;
    forecast = std::make_shared<const CheckResult>(editor::check(snapshot, *library));
    view->setForecast(forecast, wanted.selection);
}

std::optional<QPoint> BoardUser::gripOf(const BoardItem& item) const
{
    // Try the middle, then points across its bounding box, until nothing else is on top.
    std::vector<geometry::Point> tries{item.at};
    geometry::Point low = item.at, high = item.at;
    const auto include = [&](const sheet::MapRing& ring) {
        for (const auto& p : ring)
            low = {std::min(low.x, p.x), std::min(low.y, p.y)}, high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    };
    for (const auto& ring : item.outline) include(ring);
    include(item.points);
    for (const auto& p : item.points) tries.push_back(p);
    constexpr int steps = 12;
    for (int i = 0; i <= steps; ++i)
        for (int j = 0; j <= steps; ++j)
            tries.push_back({low.x + (high.x - low.x) * i / steps, low.y + (high.y - low.y) * j / steps});
    for (const auto& at : tries) {
        const QPoint pixel = view->pixel(at);
        if (!view->rect().contains(pixel)) continue;
        const auto* top = view->itemAt(view->camera().toBoard(pixel));
        if (top && top->pointer == item.pointer) return pixel;
    }
    return std::nullopt;
}

bool BoardUser::dragItem(const std::string& pointer, geometry::Point to)
{
    const auto* item = view->board().item(pointer);
    REQUIRE(item);
    const auto from = item->at;
    view->selection().clear();
    const auto grip = gripOf(*item);
    if (!grip) return false;
    pull(*grip, *grip + view->pixel(to) - view->pixel(from));
    return true;
}

void BoardUser::pull(QPointF from, QPointF to)
{
    QTest::mousePress(view.get(), Qt::LeftButton, Qt::NoModifier, from.toPoint());
    for (int step = 1; step <= 4; ++step) {
        const QPointF at = from + (to - from) * step / 4;
        QMouseEvent event(QEvent::MouseMove, at, view->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::AltModifier);
        QCoreApplication::sendEvent(view.get(), &event);
    }
    m_held = to.toPoint();
}

void BoardUser::letGo()
{
    QTest::mouseRelease(view.get(), Qt::LeftButton, Qt::AltModifier, m_held);
    settle();
}

const diagnostics::Diagnostic* BoardUser::problemWhileHeld()
{
    return QTest::qWaitFor([&] { return view->isForecastCurrent(); }, 30000) ? view->problem(0) : nullptr;
}

bool BoardUser::dragCorner(const std::string& pointer, std::size_t corner, geometry::Point to)
{
    select(pointer);
    const auto* item = view->board().item(pointer);
    if (!item || corner >= item->points.size() || !view->selection().contains(pointer)) return false;
    const auto handles = handlesOf({*item}, view->camera());
    const auto handle = std::find_if(handles.begin(), handles.end(), [&](const Handle& each) {
        return each.action == Handle::Action::bend && each.bend == corner;
    });
    if (handle == handles.end()) return false;
    const auto hit = handleAt(handles, handle->at);
    if (!hit || hit->action != Handle::Action::bend || hit->bend != corner) return false;
    pull(handle->at, view->pixel(to));
    return true;
}

void BoardUser::select(const std::string& pointer)
{
    const auto* item = view->board().item(pointer);
    REQUIRE(item);
    view->selection().clear();
    if (const auto grip = gripOf(*item)) QTest::mouseClick(view.get(), Qt::LeftButton, Qt::NoModifier, *grip);
    // If it is completely covered, step to it.
    for (std::size_t i = 0; i <= view->board().items.size() && !view->selection().contains(pointer); ++i)
        QTest::keyClick(view.get(), Qt::Key_Tab);
    settle();
}

QWidget* BoardUser::control(const std::string& name) const
{
    for (const auto& panel : panels)
        for (auto* found : panel->findChildren<QWidget*>(QString::fromStdString(name)))
            if (!found->isHidden()) return found;
    return nullptr;
}

void BoardUser::enter(const std::string& name, const QString& value)
{
    auto* widget = control(name);
    INFO(name << " = " << value.toStdString());
    REQUIRE(widget);
    REQUIRE(widget->isEnabled());
    widget->setFocus();
    if (auto* combo = qobject_cast<QComboBox*>(widget)) {
        const int index = combo->findData(value);
        REQUIRE(index >= 0);
        combo->setCurrentIndex(index);
        Q_EMIT combo->activated(index);
    } else if (auto* check = qobject_cast<QCheckBox*>(widget)) {
        if (check->isChecked() != (value == "true")) check->click();
    } else if (auto* spin = qobject_cast<QAbstractSpinBox*>(widget)) {
        // Below its minimum the box is empty.
        for (int steps = 0; value.isEmpty() && steps < 2000 && spin->text() != spin->specialValueText(); ++steps)
            QTest::keyClick(spin, Qt::Key_Down);
        spin->selectAll();
        QTest::keyClicks(spin, value);
        QTest::keyClick(spin, Qt::Key_Return);
    } else if (auto* line = qobject_cast<QLineEdit*>(widget)) {
        line->selectAll();
        if (value.isEmpty()) QTest::keyClick(line, Qt::Key_Delete);
        typeLetters(line, value);
        QTest::keyClick(line, Qt::Key_Return);
    } else if (auto* text = qobject_cast<QPlainTextEdit*>(widget)) {
        text->selectAll();
        if (value.isEmpty())
            QTest::keyClick(text, Qt::Key_Delete);
        else
            text->insertPlainText(value);
    } else {
        FAIL("no control that takes a value");
    }
    settle();
}

void BoardUser::clickButton(const std::string& name)
{
    auto* button = qobject_cast<QAbstractButton*>(control(name));
    INFO(name);
    REQUIRE(button);
    REQUIRE(button->isEnabled());
    button->click();
    settle();
}

QListWidget& BoardUser::list(const std::string& name) const
{
    auto* found = qobject_cast<QListWidget*>(control(name));
    INFO(name);
    REQUIRE(found);
    return *found;
}

void BoardUser::chooseLine(const std::string& name, int line)
{
    REQUIRE(line < list(name).count());
    list(name).setCurrentRow(line);
    settle();
}

}  // namespace muster::test
