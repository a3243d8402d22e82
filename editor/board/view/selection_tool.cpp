#include "editor/board/view/selection_tool.hpp"

#include "core/geometry/rotation.hpp"
#include "editor/board/view/board_marks.hpp"
#include "editor/board/view/file_units.hpp"
#include "editor/board/view/item_words.hpp"
#include "editor/look/words.hpp"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace muster::editor {

using geometry::Point;

namespace {

constexpr double dragDistance = 4;  // pixels before a press becomes a drag
constexpr double snapReach = 7;     // pixels
constexpr double minStretch = 0.02;

}  // namespace

SelectionTool::SelectionTool(BoardView& view) : BoardTool(view)
{
    connect(&view.selection(), &BoardSelection::changed, this, &BoardTool::hintChanged);
}

QString SelectionTool::hint() const
{
    if (m_action == Action::move || m_action == Action::stretch || m_action == Action::bend)
        return tr("Let go to keep it; Alt places freely, Shift keeps it straight, Escape puts it back");
    if (m_action == Action::turn) return tr("Let go to keep it; Alt turns freely, Escape puts it back");
    if (view().selection().isEmpty())
        return tr("Click to select, drag to move; drag over the empty table to select several, Shift adds");
    return tr("Arrow keys nudge (Ctrl finer, Shift wider), [ and ] turn, Enter shows the properties");
}

QCursor SelectionTool::cursor() const
{
    if (m_handle) return cursorOf(*m_handle);
    if (m_hot) return cursorOf(*m_hot);
    return m_action == Action::move ? Qt::SizeAllCursor : Qt::ArrowCursor;
}

/// The selected items that may be changed.
std::vector<BoardItem> SelectionTool::changeable() const
{
    std::vector<BoardItem> items;
    for (const auto* item : view().selected())
        if (!item->locked && item->drawn) items.push_back(*item);
    return items;
}

void SelectionTool::press(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton || isBusy()) return;
    m_from = m_now = pointer;
    m_handle = handleAt(handlesOf(changeable(), view().camera()), pointer.screen);
    if (m_handle) {
        m_action = Action::pressed;
        return;
    }
    const auto items = view().itemsAt(pointer.at);
    if (items.empty()) {
        m_action = Action::band;
        if (!(pointer.modifiers & (Qt::ShiftModifier | Qt::ControlModifier))) view().selection().clear();
        return;
    }
    // Clicking again with Alt selects the item below.
    std::size_t which = 0;
    if (pointer.modifiers & Qt::AltModifier)
        for (std::size_t i = 0; i < items.size(); ++i)
            if (view().selection().contains(items[i]->pointer)) which = (i + 1) % items.size();
    pressItem(*items[which], pointer);
}

void SelectionTool::pressItem(const BoardItem& item, const BoardPointer& pointer)
{
    auto& selection = view().selection();
    const QString name = toQString(item.pointer);
    m_alone.clear();
    if (pointer.modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) {
        selection.toggle(name, &view().board());
        return;
    }
    if (selection.contains(item.pointer))
        m_alone = name;
    else
        selection.set({name}, &view().board());
    m_action = Action::pressed;
}

bool SelectionTool::begin(Action action)
{
    m_start = changeable();
    if (m_start.empty()) {
        m_action = Action::none;
        view().host().showMessage(view().selection().isEmpty() ? QString()
                                                               : tr("This is locked. Unlock it to change it."));
        return false;
    }
    m_action = action;
    m_pointers.clear();
    for (const auto& item : m_start) m_pointers.push_back(item.pointer);
    m_snapper.emplace(view().snapper({m_pointers.begin(), m_pointers.end()}));
    Q_EMIT hintChanged();
    return true;
}

void SelectionTool::move(const BoardPointer& pointer)
{
    m_now = pointer;
    if (m_action == Action::none) {
        m_hot = handleAt(handlesOf(changeable(), view().camera()), pointer.screen);
        return;
    }
    if (m_action == Action::pressed) {
        if (QLineF(m_from.screen, pointer.screen).length() < dragDistance) return;
        const Action action = !m_handle                                  ? Action::move
                              : m_handle->action == Handle::Action::turn ? Action::turn
                              : m_handle->action == Handle::Action::bend ? Action::bend
                                                                         : Action::stretch;
        if (!begin(action)) return;
    }
    switch (m_action) {
    case Action::move: dragMove(pointer); break;
    case Action::turn: dragTurn(pointer); break;
    case Action::stretch: dragStretch(pointer); break;
    case Action::bend: dragBend(pointer); break;
    default: break;
    }
}

bool SelectionTool::movesBySquares() const
{
    const bool hasGrid = view().board().map.columns > 0 && view().board().map.rows > 0;
    return hasGrid && std::any_of(m_start.begin(), m_start.end(), [](const BoardItem& item) {
               return item.form == ShapeKind::square || (item.kind == BoardItemKind::base && !item.exact);
           });
}

Point SelectionTool::inSquares(double dx, double dy) const
{
    const auto& map = view().board().map;
    const double column = map.width / map.columns, row = map.depth / map.rows;
    return {std::round(dx / column) * column, std::round(dy / row) * row};
}

void SelectionTool::dragMove(const BoardPointer& pointer)
{
    Point by{pointer.at.x - m_from.at.x, pointer.at.y - m_from.at.y};
    if (pointer.modifiers & Qt::ShiftModifier) (std::abs(by.x) > std::abs(by.y) ? by.y : by.x) = 0;
    std::vector<std::pair<Point, Point>> guides;
    if (movesBySquares())
        by = inSquares(by.x, by.y);
    else if (!(pointer.modifiers & Qt::AltModifier)) {
        const auto box = boxOf(m_start);
        auto near = m_snapper->box({box.left + by.x, box.lower + by.y}, {box.right + by.x, box.upper + by.y},
                                   snapReach / view().camera().scale());
        if (!(pointer.modifiers & Qt::ShiftModifier)) {
            by = {by.x + near.at.x, by.y + near.at.y};
            guides = std::move(near.guides);
        }
    }
    view().setGuides(std::move(guides));
    auto items = transformed(m_start, geometry::Motion::moving(by), view().board().frame);
    m_note =
        QStringLiteral("%1, %2 %3").arg(boardNumber(by.x), boardNumber(by.y), toQString(view().board().map.measure));
    const FileUnits units(view().board());
    view().drag(std::move(items), [units, pointers = m_pointers, way = units.point(by)](const text::Document& text) {
        return scenario::move(units.text(text), pointers, way);
    });
}

void SelectionTool::dragTurn(const BoardPointer& pointer)
{
    const auto centre = m_start.size() == 1 ? m_start.front().at : boxOf(m_start).centre();
    double degrees = geometry::bearing(centre, pointer.at) - geometry::bearing(centre, m_from.at);
    if (!(pointer.modifiers & Qt::AltModifier)) {
        const double before = m_start.size() == 1 ? m_start.front().rotation : 0;
        degrees = m_snapper->angle(before + degrees) - before;
    }
    auto items = transformed(m_start, geometry::Motion::turning(degrees, centre), view().board().frame);
    m_note = QStringLiteral("%1°").arg(
        boardNumber(m_start.size() == 1 ? items.front().rotation : std::remainder(degrees, 360)));
    const FileUnits units(view().board());
    view().drag(std::move(items),
                [units, pointers = m_pointers, degrees, about = units.point(centre)](const text::Document& text) {
                    return scenario::rotate(units.text(text), pointers, degrees, about);
                });
}

void SelectionTool::dragStretch(const BoardPointer& pointer)
{
    const auto box = boxOf(m_start);
    const Point about{m_handle->across > 0   ? box.left
                      : m_handle->across < 0 ? box.right
                                             : box.centre().x,
                      m_handle->up > 0   ? box.lower
                      : m_handle->up < 0 ? box.upper
                                         : box.centre().y};
    const Point corner{m_handle->across > 0 ? box.right : box.left, m_handle->up > 0 ? box.upper : box.lower};
    Point to{corner.x + pointer.at.x - m_from.at.x, corner.y + pointer.at.y - m_from.at.y};
    if (!(pointer.modifiers & Qt::AltModifier)) {
        auto near = m_snapper->point(to, snapReach / view().camera().scale());
        to = near.at;
        view().setGuides(std::move(near.guides));
    }
    const auto factor = [](int side, double size, double from, double at) {
        return side == 0 || size <= 0 ? 1.0 : std::max(minStretch, side * (at - from) / size);
    };
    double across = factor(m_handle->across, box.width(), about.x, to.x),
           up = factor(m_handle->up, box.depth(), about.y, to.y);
    if ((pointer.modifiers & Qt::ShiftModifier) && m_handle->across != 0 && m_handle->up != 0)
        across = up = std::max(across, up);
    auto items = transformed(m_start, geometry::Motion::scaling(across, up, about), view().board().frame);
    const auto size = boxOf(items);
    m_note = QStringLiteral("%1 × %2 %3")
                 .arg(boardNumber(size.width()), boardNumber(size.depth()), toQString(view().board().map.measure));
    const FileUnits units(view().board());
    view().drag(std::move(items),
                [units, pointers = m_pointers, across, up, point = units.point(about)](const text::Document& text) {
                    return scenario::scale(units.text(text), pointers, across, up, point);
                });
}

void SelectionTool::dragBend(const BoardPointer& pointer)
{
    const auto at = view().snapped(pointer);
    m_note = shortPlace(at, view().board());
    const FileUnits units(view().board());
    auto points = m_start.front().points;
    if (m_handle->bend < points.size()) points[m_handle->bend] = at;
    view().drag({withPoints(m_start.front(), std::move(points), view().board().frame)},
                [units, item = m_pointers.front(), bend = m_handle->bend, to = units.point(at)](
                    const text::Document& text) { return scenario::movePoint(units.text(text), item, bend, to); });
}

void SelectionTool::release(const BoardPointer& pointer)
{
    if (pointer.button != Qt::LeftButton) return;
    const Action action = m_action;
    m_now = pointer;
    if (action == Action::band)
        selectBand(pointer.modifiers & (Qt::ShiftModifier | Qt::ControlModifier));
    else if (action == Action::pressed && !m_alone.isEmpty() && view().selection().pointers().size() > 1)
        view().selection().set({m_alone}, &view().board());
    else if (view().isDragging())
        view().endDrag(true);
    finish();
}

void SelectionTool::finish()
{
    m_action = Action::none;
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
    if (view().itemAt(pointer.at)) Q_EMIT view().propertiesWanted();
}

void SelectionTool::selectBand(bool add)
{
    const QRectF band = QRectF(m_from.screen, m_now.screen).normalized();
    if (band.width() < dragDistance && band.height() < dragDistance) return;
    const auto& camera = view().camera();
    QStringList pointers = add ? view().selection().pointers() : QStringList();
    for (const auto* item : view().itemsIn(camera.toBoard(band.bottomLeft()), camera.toBoard(band.topRight())))
        if (!item->locked && !pointers.contains(toQString(item->pointer))) pointers << toQString(item->pointer);
    view().selection().set(pointers, &view().board());
}

bool SelectionTool::key(QKeyEvent& event)
{
    if (isBusy()) return false;
    if (event.matches(QKeySequence::SelectAll)) {
        QStringList pointers;
        for (const auto& item : view().board().items)
            if (item.drawn && !item.locked && !view().isHidden(item)) pointers << toQString(item.pointer);
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
        view().host().showMessage(tr("This is locked. Unlock it to change it."));
        return true;
    }
    const double step = view().step() * (modifiers & Qt::ControlModifier ? 0.2 : modifiers & Qt::ShiftModifier ? 4 : 1);
    const auto& map = view().board().map;
    Point by{across * step, up * step};
    if (movesBySquares()) by = {across * map.width / map.columns, up * map.depth / map.rows};
    std::vector<std::string> pointers;
    for (const auto& item : m_start) pointers.push_back(item.pointer);
    auto items = transformed(std::exchange(m_start, {}), geometry::Motion::moving(by), view().board().frame);
    const FileUnits units(view().board());
    view().change(std::move(items), [&](const text::Document& text) {
        return scenario::move(units.text(text), pointers, units.point(by));
    });
    return true;
}

bool SelectionTool::turnBy(double degrees)
{
    auto items = changeable();
    if (items.empty()) return false;
    const auto centre = items.size() == 1 ? items.front().at : boxOf(items).centre();
    std::vector<std::string> pointers;
    for (const auto& item : items) pointers.push_back(item.pointer);
    items = transformed(std::move(items), geometry::Motion::turning(degrees, centre), view().board().frame);
    const FileUnits units(view().board());
    view().change(std::move(items), [&](const text::Document& text) {
        return scenario::rotate(units.text(text), pointers, degrees, units.point(centre));
    });
    return true;
}

void SelectionTool::paintOverlay(QPainter& painter)
{
    if (m_action == Action::band) {
        painter.setPen(QPen(QColor(0x1d, 0x6f, 0xd8), 1, Qt::DashLine));
        painter.setBrush(QColor(0x1d, 0x6f, 0xd8, 28));
        painter.drawRect(QRectF(m_from.screen, m_now.screen).normalized());
        return;
    }
    if (view().isDragging()) {
        if (!m_note.isEmpty()) paintNote(painter, m_note, m_now.screen, view().camera().viewport(), view().font());
        return;
    }
    const auto items = changeable();
    const auto handles = handlesOf(items, view().camera());
    if (handles.empty()) return;
    const QRectF frame = frameOf(items, view().camera());
    const bool framed = std::any_of(handles.begin(), handles.end(),
                                    [](const Handle& handle) { return handle.action == Handle::Action::stretch; });
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x1d, 0x6f, 0xd8, 150), 1, Qt::DotLine));
    if (framed || items.size() > 1) painter.drawRect(frame);
    for (auto handle = handles.rbegin(); handle != handles.rend(); ++handle) {
        if (handle->action == Handle::Action::turn) {
            painter.setPen(QPen(QColor(0x1d, 0x6f, 0xd8), 1.2));
            painter.drawLine(handle->at, QPointF(handle->at.x(), frame.top()));
        }
        const auto form = handle->action == Handle::Action::turn   ? HandleShape::round
                          : handle->action == Handle::Action::bend ? HandleShape::bend
                                                                   : HandleShape::square;
        paintHandle(painter, handle->at, form, m_hot && m_hot->at == handle->at);
    }
}

}  // namespace muster::editor
