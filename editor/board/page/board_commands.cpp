#include "editor/board/page/board_commands.hpp"

#include "editor/board/page/board_page.hpp"
#include "editor/board/page/drop_plans.hpp"
#include "editor/board/page/terrain_palette.hpp"
#include "editor/board/page/unit_palette.hpp"
#include "editor/board/view/file_units.hpp"
#include "editor/look/words.hpp"

#include <QClipboard>
#include <QCursor>
#include <QGuiApplication>

#include <algorithm>

namespace muster::editor {

bool BoardCommands::hasSelection() const { return !m_page.view().selection().isEmpty(); }

std::vector<std::string> BoardCommands::selected() const
{
    std::vector<std::string> pointers;
    for (const auto* item : m_page.view().selected()) pointers.push_back(item->pointer);
    return pointers;
}

geometry::Point BoardCommands::middle() const
{
    const auto& view = m_page.view();
    const auto& map = view.board().map;
    const auto at = view.camera().toBoard(view.camera().viewport().center());
    return {std::clamp(at.x, 0.0, map.width), std::clamp(at.y, 0.0, map.depth)};
}

void BoardCommands::remove()
{
    m_page.whenSettled([this] {
        const auto text = m_page.host().text();
        const FileUnits units(m_page.view().board());
        if (text && hasSelection() && !m_page.host().make(scenario::remove(units.text(*text), selected())))
            Q_EMIT m_page.statusMessage(tr("Nothing was removed: what is selected is locked."));
    });
}

void BoardCommands::duplicate()
{
    m_page.whenSettled([this] {
        const auto text = m_page.host().text();
        const FileUnits units(m_page.view().board());
        if (text && hasSelection() && !m_page.host().make(scenario::duplicate(units.text(*text), selected())))
            Q_EMIT m_page.statusMessage(tr("Bases belong to a unit of the army, so there are no copies of them."));
    });
}

void BoardCommands::copy()
{
    const auto text = m_page.host().text();
    const FileUnits units(m_page.view().board());
    if (text && hasSelection())
        QGuiApplication::clipboard()->setText(toQString(scenario::copied(units.text(*text), selected())));
}

void BoardCommands::cut()
{
    m_page.whenSettled([this] {
        copy();
        remove();
    });
}

void BoardCommands::paste()
{
    const auto words = utf8(QGuiApplication::clipboard()->text());
    if (!scenario::isPasteable(words))
        return Q_EMIT m_page.statusMessage(tr("There is nothing for a battlefield in the clipboard."));
    auto& view = m_page.view();
    const QPoint mouse = view.mapFromGlobal(QCursor::pos());
    const auto at =
        view.underMouse() && view.rect().contains(mouse) ? std::optional(view.camera().toBoard(mouse)) : std::nullopt;
    m_page.whenSettled([this, words, at] {
        const auto text = m_page.host().text();
        const FileUnits units(m_page.view().board());
        const auto place = at ? std::optional(units.point(*at)) : std::nullopt;
        if (text && !m_page.host().make(scenario::paste(units.text(*text), words, place)))
            Q_EMIT m_page.statusMessage(tr("Nothing of the clipboard fits this battlefield."));
    });
}

void BoardCommands::place(std::optional<DropPlan> plan)
{
    const auto text = m_page.host().text();
    if (plan && text) m_page.host().make(plan->change(*text));
}

void BoardCommands::addPiece(const QString& kind)
{
    m_page.whenSettled([this, kind] { place(planPiece(m_page.view().board(), utf8(kind), middle())); });
}

void BoardCommands::placeUnits(const QByteArray& units)
{
    m_page.whenSettled([this, units] {
        const auto lines = units.split('\n');
        const auto& board = m_page.view().board();
        std::vector<std::string> ids;
        for (qsizetype i = 1; i < lines.size(); ++i) ids.push_back(lines[i].toStdString());
        for (std::size_t side = 0; side < board.sides.size(); ++side)
            if (board.sides[side].pointer == lines.first().toStdString())
                place(planUnitsAtHome(board, board.sides[side].pointer, ids, m_page.units().formation()));
    });
}

}  // namespace muster::editor
