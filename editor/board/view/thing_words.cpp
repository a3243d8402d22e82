#include "editor/board/view/thing_words.hpp"

#include "editor/window/words.hpp"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace muster::editor {

QString boardNumber(double value) { return QLocale().toString(std::round(value * 100) / 100, 'g', 6); }

QString placeWords(sheet::MapPoint at, const BoardPicture& board)
{
    return QCoreApplication::translate("BoardView", "%1 %3 from the west, %2 %3 from the south")
        .arg(boardNumber(at.x), boardNumber(at.y), shown(board.map.measure));
}

QString shortPlace(sheet::MapPoint at, const BoardPicture& board)
{
    return QStringLiteral("%1, %2 %3").arg(boardNumber(at.x), boardNumber(at.y), shown(board.map.measure));
}

QString nameWords(const BoardThing& thing, const BoardPicture& board)
{
    const QString name = shown(thing.name);
    QString kind = shown(thing.what);
    if (thing.kind == ThingKind::base || thing.kind == ThingKind::rallyPoint)
        if (thing.side && *thing.side < board.sides.size()) kind = shown(board.sides[*thing.side].name);
    return kind.isEmpty() || kind == name ? name : QStringLiteral("%1 (%2)").arg(name, kind);
}

QString wordsFor(const BoardThing& thing, const BoardPicture& board, const Judgement* judgement)
{
    QString text = nameWords(thing, board) + QStringLiteral(": ") + placeWords(thing.at, board);
    if (thing.kind == ThingKind::base)
        text += QStringLiteral(", ") +
                QCoreApplication::translate("BoardView", "facing %1 degrees").arg(boardNumber(thing.rotation));
    if (thing.locked) text += QStringLiteral(", ") + QCoreApplication::translate("BoardView", "locked");
    if (!thing.group.empty()) text += QStringLiteral(", ") + QCoreApplication::translate("BoardView", "in a group");
    if (judgement)
        for (const auto index : thing.findings)
            if (index < judgement->diagnostics.size())
                text += QStringLiteral("\n%1: %2")
                            .arg(levelWord(judgement->diagnostics[index].level),
                                 shown(judgement->diagnostics[index].message));
    return text;
}

}  // namespace muster::editor
