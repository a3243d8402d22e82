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

/// What people do to the army of a page with what is selected in its tree. Everything waits until the tree shows the
/// text as it is.
class ArmyCommands : public SelectionCommands {
    Q_DECLARE_TR_FUNCTIONS(ArmyCommands)
public:
    ArmyCommands(Page& page, ArmyTree& tree, CatalogueModel& catalogue);

    bool hasSelection() const override;
    /// Whether units or leaders are selected, and no groups.
    bool hasMembers() const;

    /// Adds an entry of the catalogue, by the key of its row, behind what is selected.
    void add(const QString& entryKey);
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

    /// What the tree is to select once it shows the text of that revision; asked once.
    QStringList takeSelection(std::uint64_t revision);
    /// Whether what was selected last is to be given a name at once; asked once.
    bool takeNaming() { return std::exchange(m_toName, false); }

private:
    using Made = std::function<Change(const text::Document& army)>;
    void make(const Made& change);
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
