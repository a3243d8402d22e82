#pragma once

#include "editor/army/army_model.hpp"
#include "editor/page/selection_commands.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace muster::editor {

class ArmyTree;
class CatalogueModel;
class Page;

/// Commands on the selection in a page's army tree. They wait until the tree shows the current text.
class ArmyCommands : public SelectionCommands {
    Q_DECLARE_TR_FUNCTIONS(ArmyCommands)
public:
    ArmyCommands(Page& page, ArmyTree& tree, CatalogueModel& catalogue);

    bool hasSelection() const override;
    /// Returns true if only units or leaders are selected, no groups.
    bool hasMembers() const;

    /// Adds an entry of the catalogue, by the key of its row: one more of a unit that is just like it, else after the
    /// selection.
    void add(const QString& entryKey, Adding adding = Adding::oneMore);
    void addAt(const QString& entryKey, const InsertPosition& position);
    void remove();
    void duplicate();
    void moveUp() { step(-1); }
    void moveDown() { step(1); }
    void cut() override;
    void copy() override;
    void paste() override;
    void pasteAt(const QString& text, const InsertPosition& position);
    void addGroup();
    void moveToGroup(const QString& group);
    void detach();
    void attach(const QString& unitId);
    void countBy(int difference);
    void count(const QString& pointer, qlonglong count);
    void rename(const QString& pointer, const QString& name);
    void drop(const QStringList& pointers, const InsertPosition& position, const QString& onto, bool copy);

    /// Returns, once, what the tree shall select when it shows the text of that revision.
    QStringList takeSelection(std::uint64_t revision);
    /// Returns true, once, if the new selection shall be named at once.
    bool takeNaming() { return std::exchange(m_toName, false); }

private:
    using Made = std::function<Change(const text::Document& army)>;
    /// Counts up a unit that is just as the entry would be added; false if there is none.
    bool countUp(const CatalogueEntry& entry);
    /// Why it may not be added by the rules; empty if it may.
    QString warningAbout(const CatalogueEntry& entry) const;
    bool make(const Made& change);
    void makeSettled(const Made& change);
    void step(int direction);
    std::vector<std::string> selected() const;
    InsertPosition positionAfterSelection(bool leader) const;
    bool stillThere(const QString& pointer) const;

    Page& m_page;
    ArmyTree& m_tree;
    CatalogueModel& m_catalogue;
    QStringList m_toSelect;
    std::uint64_t m_toSelectAt = 0;
    bool m_toName = false;
};

}  // namespace muster::editor
