#include "editor/board/view/board_selection.hpp"

#include "editor/look/words.hpp"

#include <set>

namespace muster::editor {

bool BoardSelection::contains(const std::string& pointer) const { return m_pointers.contains(toQString(pointer)); }

void BoardSelection::set(const QStringList& pointers, const BoardModel* board, bool wholeGroups)
{
    QStringList wanted;
    std::set<QString> there;
    const auto add = [&](const QString& pointer) {
        if (there.insert(pointer).second) wanted << pointer;
    };
    std::set<std::string> groups;
    for (const auto& pointer : pointers) {
        const auto* item = board ? board->item(utf8(pointer)) : nullptr;
        if (item && wholeGroups && !item->group.empty()) groups.insert(item->group);
    }
    // Put the clicked item last, which makes it the current one.
    if (!groups.empty())
        for (const auto& item : board->items)
            if (groups.contains(item.group) && !pointers.contains(toQString(item.pointer)))
                add(toQString(item.pointer));
    for (const auto& pointer : pointers) add(pointer);
    if (wanted == m_pointers) return;
    m_pointers = wanted;
    Q_EMIT changed();
}

void BoardSelection::toggle(const QString& pointer, const BoardModel* board)
{
    QStringList wanted = m_pointers;
    if (!wanted.contains(pointer)) return set(wanted << pointer, board);
    const auto* item = board ? board->item(utf8(pointer)) : nullptr;
    for (qsizetype i = wanted.size() - 1; i >= 0; --i) {
        const auto* other = board ? board->item(utf8(wanted[i])) : nullptr;
        if (wanted[i] == pointer || (item && other && !item->group.empty() && item->group == other->group))
            wanted.removeAt(i);
    }
    set(wanted, board);
}

void BoardSelection::follow(const BoardModel& board)
{
    QStringList left;
    for (const auto& pointer : m_pointers)
        if (board.item(utf8(pointer))) left << pointer;
    if (left == m_pointers) return;
    m_pointers = left;
    Q_EMIT changed();
}

}  // namespace muster::editor
