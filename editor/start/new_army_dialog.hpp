#pragma once

#include "editor/page/app_context.hpp"
#include "editor/start/available_lists.hpp"

#include <QDialog>

#include <memory>
#include <string>
#include <vector>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace muster::editor {

class NameLine;
class PointsBar;

/// Selects a system and a list for a new army, with descriptions.
class NewArmyDialog : public QDialog {
    Q_OBJECT
public:
    explicit NewArmyDialog(AppContext& appContext, QWidget* parent = nullptr);
    ~NewArmyDialog() override;

    /// The text and name of the new army.
    const std::string& text() const { return m_text; }
    QString name() const;

    void accept() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildChoice(QVBoxLayout& layout);
    QWidget* buildAbout();
    void load();
    void take(std::vector<AvailableSystem> systems);
    void fillLists();
    void showList();
    const AvailableSystem* system() const;
    const AvailableList* list() const;

    AppContext& m_appContext;
    std::vector<AvailableSystem> m_systems;
    std::string m_text;
    QComboBox* m_system = nullptr;
    QLabel* m_systemSummary = nullptr;
    QLineEdit* m_search = nullptr;
    QListWidget* m_lists = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_period = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_sources = nullptr;
    QLabel* m_pictureTitle = nullptr;
    PointsBar* m_picture = nullptr;
    NameLine* m_name = nullptr;
    QPushButton* m_create = nullptr;
};

}  // namespace muster::editor
