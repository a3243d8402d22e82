// Drag and drop within the army.
#include "editor/army/army_model.hpp"

#include "editor/look/words.hpp"

#include <QMimeData>

namespace muster::editor {

QStringList ArmyModel::mimeTypes() const { return {membersMime, catalogueMime, "text/plain"}; }

QMimeData* ArmyModel::mimeData(const QModelIndexList& indexes) const
{
    QStringList pointers;
    std::vector<std::string> places;
    for (const auto& index : indexes) {
        const QString pointer = pointerOf(index);
        if (index.column() != 0 || pointer.isEmpty()) continue;
        pointers << pointer;
        places.push_back(utf8(pointer));
    }
    auto* mime = new QMimeData;
    // Identify the text that the pointers refer to, so that a drop after a change is rejected.
    mime->setData(
        membersMime,
        (QString::number(m_checkResult ? m_checkResult->revision : 0) + u'\n' + pointers.join(u'\n')).toUtf8());
    if (m_checkResult && m_checkResult->document) mime->setText(toQString(copied(*m_checkResult->document, places)));
    return mime;
}

bool ArmyModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex&) const
{
    if (!m_checkResult || !m_checkResult->hasView) return false;
    return data->hasFormat(membersMime) || data->hasFormat(catalogueMime) ||
           (data->hasText() && !data->hasUrls() && isPasteable(utf8(data->text())));
}

InsertPosition ArmyModel::positionAt(int row, const QModelIndex& parent, bool forLeaders) const
{
    const Kind wanted = forLeaders ? Kind::leader : Kind::unit;
    const auto kind = kindOf(parent);
    if (kind && *kind != Kind::group) {
        // On a unit or leader: insert directly after it, in the same owner.
        return {utf8(ownerOf(parent)), *kind == wanted ? static_cast<std::size_t>(placeOf(parent)) + 1 : text::atEnd};
    }
    InsertPosition position{utf8(ownerOf(parent)), text::atEnd};
    if (row < 0) return position;
    const auto at = index(row, 0, parent);
    if (kindOf(at) == wanted)
        position.index = static_cast<std::size_t>(placeOf(at));
    else if (wanted == Kind::leader && kindOf(at) == Kind::unit)
        position.index = text::atEnd;
    return position;
}

bool ArmyModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int, const QModelIndex& parent)
{
    if (data->hasFormat(catalogueMime)) {
        const QString entry = QString::fromUtf8(data->data(catalogueMime));
        Q_EMIT entryDropped(entry, positionAt(row, parent, entry.startsWith(u'l')));
        return false;
    }
    if (data->hasFormat(membersMime)) {
        QStringList pointers = QString::fromUtf8(data->data(membersMime)).split(u'\n', Qt::SkipEmptyParts);
        const auto revision = pointers.isEmpty() ? QString() : pointers.takeFirst();
        const bool ours = m_checkResult && revision == QString::number(m_checkResult->revision);
        if (!pointers.isEmpty() && ours) {
            const bool leaders = kindOf(indexOf(pointers.first())) == Kind::leader;
            if (kindOf(indexOf(pointers.first())) == Kind::group) {
                const auto at = index(row, 0, parent);
                const auto target = row < 0 && kindOf(parent) == Kind::group ? parent : at;
                Q_EMIT membersDropped(
                    pointers,
                    {"", kindOf(target) == Kind::group ? static_cast<std::size_t>(placeOf(target)) : text::atEnd}, {},
                    false);
            } else {
                Q_EMIT membersDropped(pointers, positionAt(row, parent, leaders),
                                      row < 0 ? pointerOf(parent) : QString(), action == Qt::CopyAction);
            }
            return false;
        }
    }
    if (data->hasText()) Q_EMIT textDropped(data->text(), positionAt(row, parent, false));
    // The document performs the move; true would make the view remove the rows as well.
    return false;
}

}  // namespace muster::editor
