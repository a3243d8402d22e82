// Drag and drop within the army.
#include "editor/army/army_model.hpp"

#include "editor/look/words.hpp"

#include <QMimeData>

#include <algorithm>

namespace muster::editor {

QStringList ArmyModel::mimeTypes() const { return {membersMime, catalogueMime, "text/plain"}; }

QString ArmyModel::dragOrigin() const
{
    return m_id + u' ' + QString::number(m_checkResult ? m_checkResult->revision : 0);
}

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
    mime->setData(membersMime, (dragOrigin() + u'\n' + pointers.join(u'\n')).toUtf8());
    if (m_checkResult && m_checkResult->document) mime->setText(toQString(copied(*m_checkResult->document, places)));
    return mime;
}

bool ArmyModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex&) const
{
    if (!m_checkResult || !m_checkResult->hasView) return false;
    return data->hasFormat(membersMime) || data->hasFormat(catalogueMime) ||
           (data->hasText() && !data->hasUrls() && isPasteable(utf8(data->text())));
}

std::size_t ArmyModel::ordinalAt(int row, const QModelIndex& parent, Kind kind) const
{
    for (int above = std::min(row, rowCount(parent)) - 1; above >= 0; --above)
        if (const auto index = this->index(above, 0, parent); kindOf(index) == kind)
            return static_cast<std::size_t>(placeOf(index)) + 1;
    return 0;
}

InsertPosition ArmyModel::positionAt(int row, const QModelIndex& parent, Kind wanted) const
{
    // On a unit or leader: directly after it, in the same owner.
    if (const auto kind = kindOf(parent); kind && *kind != Kind::group)
        return positionAt(parent.row() + 1, parent.parent(), wanted);
    if (row < 0) return {utf8(ownerOf(parent)), text::atEnd};
    // The army's own units and leaders precede all groups, so the line below a group is the end of that group.
    if (const auto above = index(row - 1, 0, parent); kindOf(above) == Kind::group)
        return {utf8(pointerOf(above)), text::atEnd};
    return {utf8(ownerOf(parent)), ordinalAt(row, parent, wanted)};
}

std::size_t ArmyModel::groupIndexAt(int row, const QModelIndex& parent, int from) const
{
    if (!parent.isValid()) return row < 0 ? text::atEnd : ordinalAt(row, parent, Kind::group);
    // On a group: takes its place.
    if (const int place = placeOf(parent); row < 0 && kindOf(parent) == Kind::group)
        return static_cast<std::size_t>(from < place ? place + 1 : place);
    // Groups do not nest: among the rows of a group means after it. All groups follow the army's own members.
    const auto group = kindOf(parent) == Kind::group ? parent : this->parent(parent);
    return group.isValid() ? static_cast<std::size_t>(placeOf(group)) + 1 : 0;
}

bool ArmyModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int, const QModelIndex& parent)
{
    // The document performs every change; true would make the view remove the rows as well.
    if (data->hasFormat(catalogueMime)) {
        const QString entry = QString::fromUtf8(data->data(catalogueMime));
        Q_EMIT entryDropped(entry, positionAt(row, parent, entry.startsWith(u'l') ? Kind::leader : Kind::unit));
        return false;
    }
    QStringList pointers = QString::fromUtf8(data->data(membersMime)).split(u'\n', Qt::SkipEmptyParts);
    const QString origin = pointers.isEmpty() ? QString() : pointers.takeFirst();
    if (!pointers.isEmpty() && origin == dragOrigin()) {
        const auto first = indexOf(pointers.first());
        if (kindOf(first) == Kind::group) {
            Q_EMIT membersDropped(pointers, {"", groupIndexAt(row, parent, placeOf(first))}, {}, false);
            return false;
        }
        // The position counts units, unless only leaders move.
        const bool leaders = std::all_of(pointers.begin(), pointers.end(), [this](const QString& pointer) {
            return kindOf(indexOf(pointer)) == Kind::leader;
        });
        Q_EMIT membersDropped(pointers, positionAt(row, parent, leaders ? Kind::leader : Kind::unit),
                              row < 0 ? pointerOf(parent) : QString(), action == Qt::CopyAction);
        return false;
    }
    if (data->hasText())
        Q_EMIT textDropped(data->text(),
                           positionAt(row, parent, hasOnlyLeaders(utf8(data->text())) ? Kind::leader : Kind::unit));
    return false;
}

}  // namespace muster::editor
