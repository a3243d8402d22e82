#include "tests/editor/board/rebuild/hands.hpp"

#include "editor/board/panels/board_panel.hpp"
#include "editor/board/panels/scenario_panel.hpp"
#include "editor/board/panels/sides_panel.hpp"
#include "editor/board/panels/thing_panel.hpp"

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

Hands::Hands(std::string text, std::filesystem::path at)
    : BoardStage(std::move(text), std::move(at)), arrange(std::make_unique<ArrangeActions>(*view))
{
    view->addTool(std::make_unique<SelectionTool>(*view));
    view->choose("select");
    auto thing = std::make_unique<ThingPanel>(*view, *arrange);
    auto sides = std::make_unique<SidesPanel>(*view, [this] { return place; });
    auto scenario = std::make_unique<ScenarioPanel>(*view, [this] { return place; });
    auto board = std::make_unique<BoardPanel>(*view, nullptr);
    whenJudged = [thing = thing.get(), sides = sides.get(), scenario = scenario.get(), board = board.get()] {
        thing->refresh();
        sides->refresh();
        scenario->refresh();
        board->refresh();
    };
    panels.push_back(std::move(thing));
    panels.push_back(std::move(sides));
    panels.push_back(std::move(scenario));
    panels.push_back(std::move(board));
    for (auto& panel : panels) panel->show();
    settle();
}

Hands::~Hands()
{
    whenJudged = {};
    document.discardJournal();
}

void Hands::settle() { QApplication::processEvents(); }

std::size_t Hands::count(const std::string& rule) const
{
    return static_cast<std::size_t>(std::count_if(judgement->diagnostics.begin(), judgement->diagnostics.end(),
                                                  [&](const auto& finding) { return finding.rule == rule; }));
}

void Hands::consider(ChangeMaker change)
{
    const auto wanted = change(*text());
    Snapshot snapshot;
    snapshot.source =
        std::make_shared<text::Source>(document.source()->name(), text::applied(document.text(), wanted.edits));
    snapshot.parsed = text::Document::parse(snapshot.source);
    snapshot.place = place;
    snapshot.kind = model::FileKind::scenario;
    snapshot.pictureWanted = false;
    foreseen = std::make_shared<const Judgement>(editor::judge(snapshot, *library));
    view->setForecast(foreseen, wanted.selection);
}

std::optional<QPoint> Hands::gripOf(const BoardThing& thing) const
{
    // The middle, then places all over the box around it; the first where nothing else is on top.
    std::vector<sheet::MapPoint> tries{thing.at};
    sheet::MapPoint low = thing.at, high = thing.at;
    const auto include = [&](const sheet::MapRing& ring) {
        for (const auto& p : ring)
            low = {std::min(low.x, p.x), std::min(low.y, p.y)}, high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    };
    for (const auto& ring : thing.outline) include(ring);
    include(thing.points);
    for (const auto& p : thing.points) tries.push_back(p);
    constexpr int steps = 12;
    for (int i = 0; i <= steps; ++i)
        for (int j = 0; j <= steps; ++j)
            tries.push_back({low.x + (high.x - low.x) * i / steps, low.y + (high.y - low.y) * j / steps});
    for (const auto& at : tries) {
        const QPoint pixel = view->pixel(at);
        if (!view->rect().contains(pixel)) continue;
        const auto* top = view->thingAt(view->camera().toBoard(pixel));
        if (top && top->pointer == thing.pointer) return pixel;
    }
    return std::nullopt;
}

bool Hands::dragThing(const std::string& pointer, sheet::MapPoint to)
{
    const auto* thing = view->board().thing(pointer);
    REQUIRE(thing);
    const auto from = thing->at;
    view->selection().clear();
    const auto grip = gripOf(*thing);
    if (!grip) return false;
    pull(*grip, *grip + view->pixel(to) - view->pixel(from));
    return true;
}

void Hands::pull(QPointF from, QPointF to)
{
    QTest::mousePress(view.get(), Qt::LeftButton, Qt::NoModifier, from.toPoint());
    for (int step = 1; step <= 4; ++step) {
        const QPointF at = from + (to - from) * step / 4;
        QMouseEvent event(QEvent::MouseMove, at, view->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, Qt::AltModifier);
        QCoreApplication::sendEvent(view.get(), &event);
    }
    m_held = to.toPoint();
}

void Hands::letGo()
{
    QTest::mouseRelease(view.get(), Qt::LeftButton, Qt::AltModifier, m_held);
    settle();
}

const diagnostics::Diagnostic* Hands::troubleWhileHeld()
{
    return QTest::qWaitFor([&] { return view->isForecastCurrent(); }, 30000) ? view->trouble(0) : nullptr;
}

bool Hands::dragCorner(const std::string& pointer, std::size_t corner, sheet::MapPoint to)
{
    select(pointer);
    const auto* thing = view->board().thing(pointer);
    if (!thing || corner >= thing->points.size() || !view->selection().contains(pointer)) return false;
    const auto handles = handlesOf({*thing}, view->camera());
    const auto handle = std::find_if(handles.begin(), handles.end(), [&](const Handle& each) {
        return each.act == Handle::Act::bend && each.bend == corner;
    });
    if (handle == handles.end()) return false;
    const auto hit = handleAt(handles, handle->at);
    if (!hit || hit->act != Handle::Act::bend || hit->bend != corner) return false;
    pull(handle->at, view->pixel(to));
    return true;
}

void Hands::select(const std::string& pointer)
{
    const auto* thing = view->board().thing(pointer);
    REQUIRE(thing);
    view->selection().clear();
    if (const auto grip = gripOf(*thing)) QTest::mouseClick(view.get(), Qt::LeftButton, Qt::NoModifier, *grip);
    // Nothing of it can be seen: it is stepped to.
    for (std::size_t i = 0; i <= view->board().things.size() && !view->selection().contains(pointer); ++i)
        QTest::keyClick(view.get(), Qt::Key_Tab);
    settle();
}

QWidget* Hands::control(const std::string& name) const
{
    for (const auto& panel : panels)
        for (auto* found : panel->findChildren<QWidget*>(QString::fromStdString(name)))
            if (!found->isHidden()) return found;
    return nullptr;
}

void Hands::enter(const std::string& name, const QString& value)
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
        // Below its least it says nothing.
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

void Hands::clickButton(const std::string& name)
{
    auto* button = qobject_cast<QAbstractButton*>(control(name));
    INFO(name);
    REQUIRE(button);
    REQUIRE(button->isEnabled());
    button->click();
    settle();
}

QListWidget& Hands::list(const std::string& name) const
{
    auto* found = qobject_cast<QListWidget*>(control(name));
    INFO(name);
    REQUIRE(found);
    return *found;
}

void Hands::chooseLine(const std::string& name, int line)
{
    REQUIRE(line < list(name).count());
    list(name).setCurrentRow(line);
    settle();
}

}  // namespace muster::test
