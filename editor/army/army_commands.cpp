#include "editor/army/army_commands.hpp"

#include "core/files/id.hpp"
#include "editor/army/army_tree.hpp"
#include "editor/army/catalogue_model.hpp"
#include "editor/look/words.hpp"
#include "editor/page/page.hpp"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace muster::editor {

using Kind = ArmyModel::Kind;

ArmyCommands::ArmyCommands(Page& page, ArmyTree& tree, CatalogueModel& catalogue)
    : m_page(page), m_tree(tree), m_catalogue(catalogue)
{}

bool ArmyCommands::hasSelection() const { return !m_tree.selectedPointers().isEmpty(); }

bool ArmyCommands::hasMembers() const
{
    const auto pointers = m_tree.selectedPointers();
    return !pointers.isEmpty() && std::all_of(pointers.begin(), pointers.end(), [this](const QString& pointer) {
        return m_tree.army().kindOf(m_tree.army().indexOf(pointer)) != Kind::group;
    });
}

std::vector<std::string> ArmyCommands::selected() const
{
    std::vector<std::string> pointers;
    for (const auto& pointer : m_tree.selectedPointers()) pointers.push_back(utf8(pointer));
    return pointers;
}

bool ArmyCommands::make(const Made& change)
{
    const auto army = m_page.document().parsed();
    if (!army) return false;
    const Change made = change(*army);
    if (!m_page.make(made)) {
        m_toName = false;
        return false;
    }
    m_toSelect.clear();
    for (const auto& pointer : made.selection) m_toSelect << toQString(pointer);
    m_toSelectAt = m_page.document().revision();
    return true;
}

void ArmyCommands::makeSettled(const Made& change)
{
    m_page.whenSettled([this, change] { make(change); });
}

QStringList ArmyCommands::takeSelection(std::uint64_t revision)
{
    if (revision != m_toSelectAt) return {};
    return std::exchange(m_toSelect, {});
}

InsertPosition ArmyCommands::positionAfterSelection(bool leader) const
{
    const auto& army = m_tree.army();
    const auto current = army.indexOf(m_tree.currentPointer());
    if (!current.isValid()) return {};
    const bool alike = army.kindOf(current) == (leader ? Kind::leader : Kind::unit);
    return {utf8(army.ownerOf(current)), alike ? static_cast<std::size_t>(army.placeOf(current)) + 1 : text::atEnd};
}

void ArmyCommands::add(const QString& entryKey, Adding adding)
{
    m_page.whenSettled([this, entryKey, adding] {
        const auto* entry = m_catalogue.entryOfKey(entryKey);
        if (entry && adding == Adding::oneMore && countUp(*entry)) return;
        addAt(entryKey, positionAfterSelection(entryKey.startsWith(u'l')));
    });
}

bool ArmyCommands::countUp(const CatalogueEntry& entry)
{
    // Leaders have names, and what is made without an entry is still to be shaped.
    if (entry.leader || entry.id.starts_with('+')) return false;
    const QString reason = warningAbout(entry);
    const bool isDone = make([&](const text::Document& army) {
        return editor::countUp(army, entry.id, entry.start, positionAfterSelection(false),
                               utf8(m_tree.currentPointer()));
    });
    if (isDone && !reason.isEmpty()) Q_EMIT m_page.statusMessage(reason);
    return isDone;
}

QString ArmyCommands::warningAbout(const CatalogueEntry& entry) const
{
    return entry.allowed
               ? QString()
               : tr("%1 was added against the rules: %2.").arg(toQString(entry.title), toQString(entry.reason));
}

void ArmyCommands::addAt(const QString& entryKey, const InsertPosition& position)
{
    const auto* entry = m_catalogue.entryOfKey(entryKey);
    if (!entry) return;
    const QString reason = warningAbout(*entry);
    make([&](const text::Document& army) {
        // A leading plus marks an element made without an entry.
        const bool own = entry->id.starts_with('+');
        return addMember(army, entry->leader ? MemberKind::leader : MemberKind::unit, own ? std::string() : entry->id,
                         entry->start, position);
    });
    if (!reason.isEmpty()) Q_EMIT m_page.statusMessage(reason);
}

void ArmyCommands::remove()
{
    makeSettled([this](const text::Document& army) { return removeMembers(army, selected()); });
}

void ArmyCommands::duplicate()
{
    makeSettled([this](const text::Document& army) { return editor::duplicate(army, selected()); });
}

void ArmyCommands::step(int direction)
{
    makeSettled([this, direction](const text::Document& army) -> Change {
        const auto pointers = m_tree.selectedPointers();
        if (pointers.isEmpty()) return {};
        const auto& model = m_tree.army();
        if (model.isSorted()) {
            Q_EMIT m_page.statusMessage(
                tr("The army is sorted by a column. Click its head until the order is that of the file, then move."));
            return {};
        }
        const auto edge = model.indexOf(direction < 0 ? pointers.first() : pointers.last());
        const auto kind = model.kindOf(edge);
        const int place = model.placeOf(edge);
        if (kind == Kind::group) {
            if (place + direction < 0) return {};
            return moveGroup(army, utf8(pointers.first()), static_cast<std::size_t>(place + direction));
        }
        const auto below = edge.siblingAtRow(edge.row() + direction);
        if (below.isValid() && model.kindOf(below) == kind)
            return editor::move(
                army, selected(),
                {utf8(model.ownerOf(edge)), static_cast<std::size_t>(model.placeOf(below) + (direction < 0 ? 0 : 1))});
        if (model.hasHeadings()) {
            Q_EMIT m_page.statusMessage(tr("This is the end of its arm. Switch off Group by Arms to move on."));
            return {};
        }
        // Past the end of its group, a unit moves into the next group, or out of the first into the army.
        const auto owner = edge.parent();
        const int groupRow = owner.isValid() ? owner.row() + direction : model.rowCount() - 1;
        if (!owner.isValid()) {
            if (direction < 0) return {};
            for (int row = 0; row < model.rowCount(); ++row)
                if (const auto group = model.index(row, 0); model.kindOf(group) == Kind::group)
                    return editor::move(army, selected(), {utf8(model.pointerOf(group)), 0});
            return {};
        }
        const auto next = model.index(groupRow, 0);
        const bool toGroup = next.isValid() && model.kindOf(next) == Kind::group;
        if (!toGroup && direction > 0) return {};
        return editor::move(army, selected(),
                            {toGroup ? utf8(model.pointerOf(next)) : std::string(), direction < 0 ? text::atEnd : 0});
    });
}

void ArmyCommands::copy()
{
    const auto army = m_page.document().parsed();
    if (army && m_page.isSettled() && hasSelection())
        QGuiApplication::clipboard()->setText(toQString(copied(*army, selected())));
}

void ArmyCommands::cut()
{
    m_page.whenSettled([this] {
        copy();
        make([this](const text::Document& army) { return removeMembers(army, selected()); });
    });
}

void ArmyCommands::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    m_page.whenSettled([this, text] { pasteAt(text, positionAfterSelection(false)); });
}

void ArmyCommands::pasteAt(const QString& text, const InsertPosition& position)
{
    if (!isPasteable(utf8(text))) return Q_EMIT m_page.statusMessage(tr("There are no units in the clipboard."));
    const std::string from = gameOfPasted(utf8(text));
    const auto here = m_page.document().parsed();
    if (const auto own = here ? here->root()["system"].string() : std::string_view();
        !from.empty() && !own.empty() && from != own)
        return Q_EMIT m_page.statusMessage(tr("The clipboard holds units of another game (%1); this army is of %2.")
                                               .arg(toQString(from), toQString(std::string(own))));
    make([&](const text::Document& army) { return editor::paste(army, utf8(text), position); });
}

void ArmyCommands::addGroup()
{
    makeSettled([this](const text::Document& army) {
        const auto checkResult = m_page.checkResult();
        const std::string title = checkResult && !checkResult->catalogue.groupTitle.empty()
                                      ? checkResult->catalogue.groupTitle
                                      : utf8(tr("Group"));
        const std::string kind = checkResult && !checkResult->army.groupKinds.empty()
                                     ? checkResult->army.groupKinds.front()
                                     : files::idFrom(title, "group");
        const auto number = checkResult ? checkResult->army.groups.size() + 1 : 1;
        m_toName = true;
        return editor::addGroup(army, title + " " + std::to_string(number), kind);
    });
}

void ArmyCommands::moveToGroup(const QString& group)
{
    makeSettled([this, group](const text::Document& army) {
        return editor::move(army, selected(), {utf8(group), text::atEnd});
    });
}

void ArmyCommands::detach()
{
    makeSettled([this](const text::Document& army) {
        return editor::attach(army, utf8(m_tree.currentPointer()), std::nullopt);
    });
}

void ArmyCommands::attach(const QString& unitId)
{
    makeSettled([this, unitId](const text::Document& army) {
        return editor::attach(army, utf8(m_tree.currentPointer()), utf8(unitId));
    });
}

void ArmyCommands::countBy(int difference)
{
    makeSettled([this, difference](const text::Document& army) {
        return addToCount(army, utf8(m_tree.currentPointer()), difference);
    });
}

bool ArmyCommands::stillThere(const QString& pointer) const
{
    const auto army = m_page.document().parsed();
    const auto* checkResult = m_tree.army().checkResult();
    if (!army || !checkResult || !checkResult->document) return false;
    const auto before = checkResult->document->root().at(utf8(pointer)), now = army->root().at(utf8(pointer));
    return now && before["id"].string() == now["id"].string();
}

void ArmyCommands::count(const QString& pointer, qlonglong count)
{
    // Do not wait for a check result, which would reset the spin box while the user types; the unit has not moved
    // meanwhile.
    if (stillThere(pointer)) make([&](const text::Document& army) { return setCount(army, utf8(pointer), count); });
}

void ArmyCommands::rename(const QString& pointer, const QString& name)
{
    if (stillThere(pointer))
        make([&](const text::Document& army) { return editor::rename(army, utf8(pointer), utf8(name)); });
}

void ArmyCommands::drop(const QStringList& pointers, const InsertPosition& position, const QString& onto, bool copy)
{
    makeSettled([this, pointers, position, onto, copy](const text::Document& army) -> Change {
        const auto& model = m_tree.army();
        std::vector<std::string> places;
        for (const auto& pointer : pointers) places.push_back(utf8(pointer));
        const auto first = model.indexOf(pointers.first());
        if (model.kindOf(first) == Kind::group) {
            // The position counts the group itself, moveGroup() does not.
            const auto from = static_cast<std::size_t>(model.placeOf(first));
            const bool isBelow = position.index != text::atEnd && position.index > from;
            return moveGroup(army, places.front(), isBelow ? position.index - 1 : position.index);
        }
        if (model.kindOf(first) == Kind::leader && model.kindOf(model.indexOf(onto)) == Kind::unit)
            return editor::attach(army, places.front(), army.root().at(utf8(onto))["id"].string());
        if (copy) return editor::paste(army, copied(army, places), position);
        return editor::move(army, places, position);
    });
}

}  // namespace muster::editor
