#include "editor/board/view/item_words.hpp"

#include "editor/look/words.hpp"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace muster::editor {

QString boardNumber(double value) { return QLocale().toString(std::round(value * 100) / 100, 'g', 6); }

QString placeWords(geometry::Point at, const BoardModel& board)
{
    return QCoreApplication::translate("BoardView", "%1 %3 from the west, %2 %3 from the south")
        .arg(boardNumber(at.x), boardNumber(at.y), toQString(board.map.measure));
}

QString shortPlace(geometry::Point at, const BoardModel& board)
{
    return QStringLiteral("%1, %2 %3").arg(boardNumber(at.x), boardNumber(at.y), toQString(board.map.measure));
}

QString nameWords(const BoardItem& item, const BoardModel& board)
{
    const QString name = toQString(item.name);
    QString kind = toQString(item.what);
    if (item.kind == BoardItemKind::base || item.kind == BoardItemKind::rallyPoint)
        if (item.side && *item.side < board.sides.size()) kind = toQString(board.sides[*item.side].name);
    return kind.isEmpty() || kind == name ? name : QStringLiteral("%1 (%2)").arg(name, kind);
}

QString wordsFor(const BoardItem& item, const BoardModel& board, const CheckResult* checkResult)
{
    QString text = nameWords(item, board) + QStringLiteral(": ") + placeWords(item.at, board);
    if (item.kind == BoardItemKind::base)
        text += QStringLiteral(", ") +
                QCoreApplication::translate("BoardView", "facing %1 degrees").arg(boardNumber(item.rotation));
    if (item.locked) text += QStringLiteral(", ") + QCoreApplication::translate("BoardView", "locked");
    if (!item.group.empty()) text += QStringLiteral(", ") + QCoreApplication::translate("BoardView", "in a group");
    if (checkResult)
        for (const auto index : item.findings)
            if (index < checkResult->diagnostics.size())
                text += QStringLiteral("\n%1: %2")
                            .arg(levelWord(checkResult->diagnostics[index].level),
                                 toQString(checkResult->diagnostics[index].message));
    return text;
}

}  // namespace muster::editor
