#pragma once

#include "editor/army/army_commands.hpp"
#include "editor/page/sourced_page.hpp"

#include <optional>
#include <string>

QT_BEGIN_NAMESPACE
class QSplitter;
QT_END_NAMESPACE

namespace muster::editor {

class ArmyHeader;
class ArmyTree;
class CataloguePanel;
class DetailPanel;
class NeedsPanel;

/// The page for building an army: catalogue on the left, army in the middle, values of the selection on the right.
class ArmyPage : public SourcedPage {
    Q_OBJECT
public:
    ArmyPage(AppContext& appContext, std::unique_ptr<Document> document, QWidget* parent = nullptr);
    ~ArmyPage() override;

    ArmyCommands& commands() override { return *m_commands; }
    ArmyTree& tree() { return *m_tree; }
    CataloguePanel& catalogue() { return *m_catalogue; }

    bool isBeginning() const override;
    void reveal(const QString& pointer) override;
    void focusContent() override;
    void find() override;
    bool takesClipboard() const override;
    /// Puts the units of each arm together; `byArmKey` is the setting for new pages.
    void setByArm(bool byArm);
    static constexpr auto byArmKey = "army/by-arm";
    void focusDetails();
    /// Clears the selection to show the values of the whole army.
    void showWhole();

private:
    QString currentPlace() const override;
    void selectPlace(const QString& pointer) override;
    void build();
    void connectTree();
    void showCheckResult();
    void showSelection();
    /// The text of all units, leaders and groups; nothing while the army is not JSON.
    std::optional<std::string> membersNow() const;
    void openContextMenu(const QPoint& at);

    ArmyHeader* m_header = nullptr;
    QSplitter* m_columns = nullptr;
    CataloguePanel* m_catalogue = nullptr;
    ArmyTree* m_tree = nullptr;
    DetailPanel* m_details = nullptr;
    NeedsPanel* m_needs = nullptr;
    bool m_needsClosed = false;
    std::optional<std::string> m_beginning;  ///< the members that a new army starts with
    std::unique_ptr<ArmyCommands> m_commands;
};

}  // namespace muster::editor
