#pragma once

#include "editor/army/army_commands.hpp"
#include "editor/window/page.hpp"

QT_BEGIN_NAMESPACE
class QSplitter;
QT_END_NAMESPACE

namespace muster::editor {

class ArmyHeader;
class ArmyTree;
class OfferPanel;
class DetailPanel;
class SourceView;

/// An army being built: on the left what it may take, in the middle what it has, on the right the values of what is selected.
class ArmyPage : public Page {
    Q_OBJECT
public:
    ArmyPage(Workshop& workshop, std::unique_ptr<Document> document, QWidget* parent = nullptr);
    ~ArmyPage() override;

    ArmyCommands& commands() { return *m_commands; }
    ArmyTree& tree() { return *m_tree; }
    OfferPanel& offer() { return *m_offer; }

    void reveal(const QString& pointer) override;
    void focusContent() override;
    void focusDetails();
    /// Leaves what is selected for the values of the army as a whole.
    void showWhole();

    /// The text of the army below it; null until it is asked for.
    SourceView* source() { return m_source; }
    bool isSourceShown() const;
    void showSource(bool shown);

signals:
    void findingsWanted();
    void ruleAsked(const QString& rule);

private:
    void build();
    void connectTree();
    void showJudgement();
    void showSelection();
    void followCaret(QString place);
    void openContextMenu(const QPoint& at);

    ArmyHeader* m_header = nullptr;
    QSplitter* m_columns = nullptr;
    QSplitter* m_rows = nullptr;
    OfferPanel* m_offer = nullptr;
    ArmyTree* m_tree = nullptr;
    DetailPanel* m_details = nullptr;
    SourceView* m_source = nullptr;
    bool m_followingCaret = false;
    std::unique_ptr<ArmyCommands> m_commands;
};

}  // namespace muster::editor
