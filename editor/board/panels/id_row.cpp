#include "editor/board/panels/id_row.hpp"

#include "editor/board/panels/checked_line.hpp"
#include "editor/board/panels/panel_words.hpp"
#include "editor/form/id_line.hpp"
#include "editor/look/words.hpp"

#include <QCoreApplication>

namespace muster::editor {

using text::Node;

namespace {

/// Returns true if an item of the same list has that id.
bool isTaken(BoardView& view, const std::string& pointer, const QString& id)
{
    const auto text = view.host().text();
    if (!text) return true;
    for (const Node other : text->root().at(std::string_view(pointer).substr(0, pointer.rfind('/'))))
        if (other.isObject() && toQString(other["id"].string()) == id) return true;
    return false;
}

}  // namespace

void addIdRow(PropertyRows& rows, std::function<std::string()> item)
{
    auto* line =
        new IdLine([&view = rows.view(), item](const QString& id) { return isTaken(view, item(), id); }, &rows);
    addCheckedLine(
        rows,
        {"id", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Id")),
         panelWords(
             QT_TRANSLATE_NOOP("BoardPanels", "The id that the file refers to it by; references change with it"))},
        line,
        [item](PropertyRows::Text now) {
            return toQString(now.document.root().at(std::string_view(item()))["id"].string());
        },
        [item](PropertyRows::Text now, const QString& id) { return scenario::changeId(now, item(), utf8(id)); });
}

}  // namespace muster::editor
