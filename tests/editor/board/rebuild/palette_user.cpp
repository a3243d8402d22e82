#include "tests/editor/board/rebuild/palette_user.hpp"

#include "editor/board/page/drop_plans.hpp"

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QListWidget>
#include <QMimeData>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace muster::test {

using namespace editor;

PaletteUser::PaletteUser(std::string text, std::filesystem::path at) : BoardUser(std::move(text), std::move(at))
{
    whenChecked = [this, before = std::move(whenChecked)] {
        before();
        m_terrain.show(view->board());
        m_units.show(view->board());
    };
    whenChecked();
}

PaletteUser::~PaletteUser() { whenChecked = {}; }

std::optional<DropPlan> PaletteUser::plan(const QMimeData& data, geometry::Point at)
{
    if (data.hasFormat(terrainMime)) return planPiece(view->board(), data.data(terrainMime).toStdString(), at);
    if (!data.hasFormat(unitsMime)) return std::nullopt;
    const auto lines = data.data(unitsMime).split('\n');
    std::vector<std::string> units;
    for (qsizetype i = 1; i < lines.size(); ++i) units.push_back(lines[i].toStdString());
    return planUnits(view->board(), lines.first().toStdString(), units, m_units.formation(), at);
}

bool PaletteUser::carry(QMimeData* data, geometry::Point to)
{
    m_carried.reset(data);
    if (!m_carried) return false;
    m_over = view->pixel(to);
    const QPoint from = view->rect().center();
    QDragEnterEvent enter(from, Qt::CopyAction, data, Qt::LeftButton, Qt::AltModifier);
    QApplication::sendEvent(view.get(), &enter);
    if (!enter.isAccepted()) return m_carried.reset(), false;
    for (int step = 1; step <= 3; ++step) {
        const QPointF at = from + (m_over - from) * step / 3;
        QDragMoveEvent move(at.toPoint(), Qt::CopyAction, data, Qt::LeftButton, Qt::AltModifier);
        QApplication::sendEvent(view.get(), &move);
    }
    return true;
}

bool PaletteUser::carryPiece(const std::string& kind, geometry::Point to)
{
    m_terrain.setCurrent(QString::fromStdString(kind));
    auto* list = m_terrain.findChild<QListWidget*>("terrain-kinds");
    if (m_terrain.current().toStdString() != kind) return false;
    return carry(list->model()->mimeData({list->currentIndex()}), to);
}

bool PaletteUser::carryUnits(const std::string& side, const std::vector<std::string>& units, geometry::Point to)
{
    auto* tree = m_units.findChild<QTreeWidget*>("units-to-place");
    std::string name;
    std::vector<std::string> names;
    for (const auto& each : view->board().sides) {
        if (each.pointer != side) continue;
        name = each.name;
        for (const auto& unit : each.units)
            if (std::find(units.begin(), units.end(), unit.id) != units.end()) names.push_back(unit.name);
    }
    tree->clearSelection();
    for (int i = 0; i < tree->topLevelItemCount(); ++i) {
        auto* top = tree->topLevelItem(i);
        if (top->text(0).toStdString() != name) continue;
        for (int row = 0; row < top->childCount(); ++row)
            if (std::find(names.begin(), names.end(), top->child(row)->text(0).toStdString()) != names.end())
                top->child(row)->setSelected(true);
    }
    return carry(tree->model()->mimeData(tree->selectionModel()->selectedIndexes()), to);
}

std::optional<Handle> PaletteUser::handleOf(const std::string& pointer, Handle::Action action, int across, int up)
{
    select(pointer);
    const auto* item = view->board().item(pointer);
    if (!item || !view->selection().contains(pointer)) return std::nullopt;
    const auto handles = handlesOf({*item}, view->camera());
    for (const auto& handle : handles) {
        if (handle.action != action || handle.across != across || handle.up != up ||
            !view->rect().contains(handle.at.toPoint()))
            continue;
        // Another handle may cover it, such as a corner over a side.
        const auto hit = handleAt(handles, handle.at);
        if (hit && hit->action == action && hit->across == across && hit->up == up) return handle;
    }
    return std::nullopt;
}

bool PaletteUser::stretch(const std::string& pointer, int across, int up, geometry::Point by)
{
    const auto handle = handleOf(pointer, Handle::Action::stretch, across, up);
    if (!handle) return false;
    pull(handle->at, handle->at + QPointF(by.x, -by.y) * view->camera().scale());
    return true;
}

bool PaletteUser::turn(const std::string& pointer, double degrees)
{
    const auto handle = handleOf(pointer, Handle::Action::turn);
    if (!handle) return false;
    const QPointF centre = view->camera().toScreen(view->board().item(pointer)->at), from = handle->at - centre;
    const double angle = degrees * std::numbers::pi / 180;
    pull(handle->at, centre + QPointF(from.x() * std::cos(angle) - from.y() * std::sin(angle),
                                      from.x() * std::sin(angle) + from.y() * std::cos(angle)));
    return true;
}

void PaletteUser::letGo()
{
    if (!m_carried) return BoardUser::letGo();
    QDropEvent drop(m_over, Qt::CopyAction, m_carried.get(), Qt::LeftButton, Qt::AltModifier);
    QApplication::sendEvent(view.get(), &drop);
    m_carried.reset();
    settle();
}

}  // namespace muster::test
