#include "editor/board/view/selection_tool.hpp"

#include "editor/board/view/board_marks.hpp"
#include "editor/board/view/file_units.hpp"
#include "editor/board/view/thing_words.hpp"
#include "editor/window/words.hpp"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace muster::editor {

using sheet::MapPoint;

namespace {

constexpr double dragDistance = 4;  // pixels before a press becomes a drag
constexpr double snapReach = 7;     // pixels
constexpr double leastStretch = 0.02;

double bearing(MapPoint from, MapPoint to) { return std::atan2(to.x - from.x, to.y - from.y) * 180 / std::numbers::pi; }

}  // namespace

SelectionTool::SelectionTool(BoardView& view) : BoardTool(view)
{
    connect(&view.selection(), &BoardSelection::changed, this, &BoardTool::hintChanged);
}

QString SelectionTool::hint() const
{
    if (m_act == Act::move || m_act == Act::stretch || m_act == Act::bend)
        return tr("Let go to keep it; Alt places freely, Shift keeps it straight, Escape puts it back");
    if (m_act == Act::turn) return tr("Let go to keep it; Alt turns freely, Escape puts it back");
    if (view().selection().isEmpty())
        return tr("Click to select, drag to move; drag over the empty table to select several, Shift adds");
    return tr("Arrow keys nudge (Ctrl finer, Shift wider), [ and ] turn, Enter shows the properties");
}

QCursor SelectionTool::cursor() const
{
    if (m_handle) return cursorOf(*m_handle);
    if (m_hot) return cursorOf(*m_hot);
    return m_act == Act::move ? Qt::SizeAllCursor : Qt::ArrowCursor;
}

/// What is selected and may be changed.
std::vector<BoardThing> SelectionTool::changeable() const
{
    std::vector<BoardThing> things;
    for (const auto* thing : view().selected())
        if (!thing->locked && thing->drawn) things.push_back(*thing);
    return things;
}

void SelectionTool::press(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton || isBusy()) return;
    m_from = m_now = pointer;
    m_handle = handleAt(handlesOf(changeable(), view().camera()), pointer.screen);
    if (m_handle) {
        m_act = Act::pressed;
        return;
    }
    const auto things = view().thingsAt(pointer.at);
    if (things.empty()) {
        m_act = Act::band;
        if (!(pointer.modifiers & (Qt::ShiftModifier | Qt::ControlModifier))) view().selection().clear();
        return;
    }
    // What lies below is reached by clicking again with Alt.
    std::size_t which = 0;
    if (pointer.modifiers & Qt::AltModifier)
        for (std::size_t i = 0; i < things.size(); ++i)
            if (view().selection().contains(things[i]->pointer)) which = (i + 1) % things.size();
    pressThing(*things[which], pointer);
}

void SelectionTool::pressThing(const BoardThing& thing, const BoardPointer& pointer)
{
    auto& selection = view().selection();
    const QString name = shown(thing.pointer);
    m_alone.clear();
    if (pointer.modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) {
        selection.toggle(name, &view().board());
        return;
    }
    if (selection.contains(thing.pointer))
        m_alone = name;
    else
        selection.set({name}, &view().board());
    m_act = Act::pressed;
}

bool SelectionTool::begin(Act act)
{
    m_start = changeable();
    if (m_start.empty()) {
        m_act = Act::none;
        view().desk().say(view().selection().isEmpty() ? QString() : tr("This is locked. Unlock it to change it."));
        return false;
    }
    m_act = act;
    m_pointers.clear();
    for (const auto& thing : m_start) m_pointers.push_back(thing.pointer);
    m_snapper.emplace(view().snapper({m_pointers.begin(), m_pointers.end()}));
    Q_EMIT hintChanged();
    return true;
}

void SelectionTool::move(const BoardPointer& pointer)
{
    m_now = pointer;
    if (m_act == Act::none) {
        m_hot = handleAt(handlesOf(changeable(), view().camera()), pointer.screen);
        return;
    }
    if (m_act == Act::pressed) {
        if (QLineF(m_from.screen, pointer.screen).length() < dragDistance) return;
        const Act act = !m_handle                            ? Act::move
                        : m_handle->act == Handle::Act::turn ? Act::turn
                        : m_handle->act == Handle::Act::bend ? Act::bend
                                                             : Act::stretch;
        if (!begin(act)) return;
    }
    switch (m_act) {
    case Act::move: dragMove(pointer); break;
    case Act::turn: dragTurn(pointer); break;
    case Act::stretch: dragStretch(pointer); break;
    case Act::bend: dragBend(pointer); break;
    default: break;
    }
}

bool SelectionTool::movesBySquares() const
{
    const bool hasGrid = view().board().map.columns > 0 && view().board().map.rows > 0;
    return hasGrid && std::any_of(m_start.begin(), m_start.end(), [](const BoardThing& thing) {
               return thing.form == ShapeForm::square || (thing.kind == ThingKind::base && !thing.exact);
           });
}

MapPoint SelectionTool::inSquares(double dx, double dy) const
{
    const auto& map = view().board().map;
    const double column = map.width / map.columns, row = map.depth / map.rows;
    return {std::round(dx / column) * column, std::round(dy / row) * row};
}

void SelectionTool::dragMove(const BoardPointer& pointer)
{
    MapPoint by{pointer.at.x - m_from.at.x, pointer.at.y - m_from.at.y};
    if (pointer.modifiers & Qt::ShiftModifier) (std::abs(by.x) > std::abs(by.y) ? by.y : by.x) = 0;
    std::vector<std::pair<MapPoint, MapPoint>> guides;
    if (movesBySquares())
        by = inSquares(by.x, by.y);
    else if (!(pointer.modifiers & Qt::AltModifier)) {
        const auto box = boxOf(m_start);
        auto near = m_snapper->box({box.low.x + by.x, box.low.y + by.y}, {box.high.x + by.x, box.high.y + by.y},
                                   snapReach / view().camera().scale());
        if (!(pointer.modifiers & Qt::ShiftModifier)) {
            by = {by.x + near.at.x, by.y + near.at.y};
            guides = std::move(near.guides);
        }
    }
    view().setGuides(std::move(guides));
    std::vector<BoardThing> things;
    for (const auto& thing : m_start) things.push_back(moved(thing, by.x, by.y));
    m_note = QStringLiteral("%1, %2 %3").arg(boardNumber(by.x), boardNumber(by.y), shown(view().board().map.measure));
    const FileUnits units(view().board());
    view().drag(std::move(things), [units, pointers = m_pointers, way = units.point(by)](const text::Document& text) {
        return scenario::move(units.text(text), pointers, way);
    });
}

void SelectionTool::dragTurn(const BoardPointer& pointer)
{
    const auto centre = m_start.size() == 1 ? m_start.front().at : boxOf(m_start).centre();
    double degrees = bearing(centre, pointer.at) - bearing(centre, m_from.at);
    if (!(pointer.modifiers & Qt::AltModifier)) {
        const double before = m_start.size() == 1 ? m_start.front().rotation : 0;
        degrees = m_snapper->angle(before + degrees) - before;
    }
    std::vector<BoardThing> things;
    for (const auto& thing : m_start) things.push_back(turned(thing, degrees, centre));
    m_note = QStringLiteral("%1°").arg(
        boardNumber(m_start.size() == 1 ? things.front().rotation : std::remainder(degrees, 360)));
    const FileUnits units(view().board());
    view().drag(std::move(things),
                [units, pointers = m_pointers, degrees, about = units.point(centre)](const text::Document& text) {
                    return scenario::rotate(units.text(text), pointers, degrees, about);
                });
}

void SelectionTool::dragStretch(const BoardPointer& pointer)
{
    const auto box = boxOf(m_start);
    const MapPoint about{m_handle->across > 0   ? box.low.x
                         : m_handle->across < 0 ? box.high.x
                                                : box.centre().x,
                         m_handle->up > 0   ? box.low.y
                         : m_handle->up < 0 ? box.high.y
                                            : box.centre().y};
    const MapPoint corner{m_handle->across > 0 ? box.high.x : box.low.x, m_handle->up > 0 ? box.high.y : box.low.y};
    MapPoint to{corner.x + pointer.at.x - m_from.at.x, corner.y + pointer.at.y - m_from.at.y};
    if (!(pointer.modifiers & Qt::AltModifier)) {
        auto near = m_snapper->point(to, snapReach / view().camera().scale());
        to = near.at;
        view().setGuides(std::move(near.guides));
    }
    const auto factor = [](int side, double size, double from, double at) {
        return side == 0 || size <= 0 ? 1.0 : std::max(leastStretch, side * (at - from) / size);
    };
    double across = factor(m_handle->across, box.width(), about.x, to.x),
           up = factor(m_handle->up, box.depth(), about.y, to.y);
    if ((pointer.modifiers & Qt::ShiftModifier) && m_handle->across != 0 && m_handle->up != 0)
        across = up = std::max(across, up);
    std::vector<BoardThing> things;
    for (const auto& thing : m_start) things.push_back(stretched(thing, across, up, about));
    const auto size = boxOf(things);
    m_note = QStringLiteral("%1 × %2 %3")
                 .arg(boardNumber(size.width()), boardNumber(size.depth()), shown(view().board().map.measure));
    const FileUnits units(view().board());
    view().drag(std::move(things),
                [units, pointers = m_pointers, across, up, point = units.point(about)](const text::Document& text) {
                    return scenario::scale(units.text(text), pointers, across, up, point);
                });
}

void SelectionTool::dragBend(const BoardPointer& pointer)
{
    const auto at = view().snapped(pointer);
    m_note = shortPlace(at, view().board());
    const FileUnits units(view().board());
    view().drag({withPoint(m_start.front(), m_handle->bend, at)},
                [units, thing = m_pointers.front(), bend = m_handle->bend, to = units.point(at)](
                    const text::Document& text) { return scenario::movePoint(units.text(text), thing, bend, to); });
}

void SelectionTool::release(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton) return;
    const Act act = m_act;
    m_now = pointer;
    if (act == Act::band)
        selectBand(pointer.modifiers & (Qt::ShiftModifier | Qt::ControlModifier));
    else if (act == Act::pressed && !m_alone.isEmpty() && view().selection().pointers().size() > 1)
        view().selection().set({m_alone}, &view().board());
    else if (view().isDragging())
        view().endDrag(true);
    finish();
}

void SelectionTool::finish()
{
    m_act = Act::none;
    m_handle.reset();
    m_hot.reset();
    m_alone.clear();
    m_note.clear();
    m_start.clear();
    m_snapper.reset();
    view().setGuides({});
    view().update();
    Q_EMIT hintChanged();
}

void SelectionTool::cancel()
{
    if (view().isDragging()) view().endDrag(false);
    finish();
}

void SelectionTool::doublePress(const BoardPointer& pointer)
{
    if (view().thingAt(pointer.at)) Q_EMIT view().propertiesWanted();
}

void SelectionTool::selectBand(bool add)
{
    const QRectF band = QRectF(m_from.screen, m_now.screen).normalized();
    if (band.width() < dragDistance && band.height() < dragDistance) return;
    const auto& camera = view().camera();
    QStringList pointers = add ? view().selection().pointers() : QStringList();
    for (const auto* thing : view().thingsIn(camera.toBoard(band.bottomLeft()), camera.toBoard(band.topRight())))
        if (!thing->locked && !pointers.contains(shown(thing->pointer))) pointers << shown(thing->pointer);
    view().selection().set(pointers, &view().board());
}

bool SelectionTool::key(QKeyEvent& event)
{
    if (isBusy()) return false;
    if (event.matches(QKeySequence::SelectAll)) {
        QStringList pointers;
        for (const auto& thing : view().board().things)
            if (thing.drawn && !thing.locked) pointers << shown(thing.pointer);
        view().selection().set(pointers, &view().board());
        return true;
    }
    const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier));
    switch (event.key()) {
    case Qt::Key_Left: return nudge(-1, 0, event.modifiers());
    case Qt::Key_Right: return nudge(1, 0, event.modifiers());
    case Qt::Key_Up: return nudge(0, 1, event.modifiers());
    case Qt::Key_Down: return nudge(0, -1, event.modifiers());
    case Qt::Key_BracketLeft: return turnBy(event.modifiers() & Qt::ControlModifier ? -1 : -15);
    case Qt::Key_BracketRight: return turnBy(event.modifiers() & Qt::ControlModifier ? 1 : 15);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!plain || view().selection().isEmpty()) return false;
        Q_EMIT view().propertiesWanted();
        return true;
    default: return false;
    }
}

bool SelectionTool::nudge(double across, double up, Qt::KeyboardModifiers modifiers)
{
    if ((modifiers & Qt::AltModifier) || view().selection().isEmpty()) return false;
    m_start = changeable();
    if (m_start.empty()) {
        view().desk().say(tr("This is locked. Unlock it to change it."));
        return true;
    }
    const double step = view().step() * (modifiers & Qt::ControlModifier ? 0.2 : modifiers & Qt::ShiftModifier ? 4 : 1);
    const auto& map = view().board().map;
    MapPoint by{across * step, up * step};
    if (movesBySquares()) by = {across * map.width / map.columns, up * map.depth / map.rows};
    std::vector<BoardThing> things;
    std::vector<std::string> pointers;
    for (const auto& thing : m_start) {
        things.push_back(moved(thing, by.x, by.y));
        pointers.push_back(thing.pointer);
    }
    m_start.clear();
    const FileUnits units(view().board());
    view().change(std::move(things), [&](const text::Document& text) {
        return scenario::move(units.text(text), pointers, units.point(by));
    });
    return true;
}

bool SelectionTool::turnBy(double degrees)
{
    auto things = changeable();
    if (things.empty()) return false;
    const auto centre = things.size() == 1 ? things.front().at : boxOf(things).centre();
    std::vector<std::string> pointers;
    for (auto& thing : things) {
        pointers.push_back(thing.pointer);
        thing = turned(std::move(thing), degrees, centre);
    }
    const FileUnits units(view().board());
    view().change(std::move(things), [&](const text::Document& text) {
        return scenario::rotate(units.text(text), pointers, degrees, units.point(centre));
    });
    return true;
}

void SelectionTool::paintOverlay(QPainter& painter)
{
    if (m_act == Act::band) {
        painter.setPen(QPen(QColor(0x1d, 0x6f, 0xd8), 1, Qt::DashLine));
        painter.setBrush(QColor(0x1d, 0x6f, 0xd8, 28));
        painter.drawRect(QRectF(m_from.screen, m_now.screen).normalized());
        return;
    }
    if (view().isDragging()) {
        if (!m_note.isEmpty()) paintNote(painter, m_note, m_now.screen, view().camera().room(), view().font());
        return;
    }
    const auto things = changeable();
    const auto handles = handlesOf(things, view().camera());
    if (handles.empty()) return;
    const QRectF frame = frameOf(things, view().camera());
    const bool framed = std::any_of(handles.begin(), handles.end(),
                                    [](const Handle& handle) { return handle.act == Handle::Act::stretch; });
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x1d, 0x6f, 0xd8, 150), 1, Qt::DotLine));
    if (framed || things.size() > 1) painter.drawRect(frame);
    for (auto handle = handles.rbegin(); handle != handles.rend(); ++handle) {
        if (handle->act == Handle::Act::turn) {
            painter.setPen(QPen(QColor(0x1d, 0x6f, 0xd8), 1.2));
            painter.drawLine(handle->at, QPointF(handle->at.x(), frame.top()));
        }
        const auto form = handle->act == Handle::Act::turn   ? HandleForm::round
                          : handle->act == Handle::Act::bend ? HandleForm::bend
                                                             : HandleForm::square;
        paintHandle(painter, handle->at, form, m_hot && m_hot->at == handle->at);
    }
}

}  // namespace muster::editor
