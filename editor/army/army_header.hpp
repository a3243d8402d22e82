#pragma once

#include "editor/page/page.hpp"

#include <QStringList>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;
class QToolButton;
QT_END_NAMESPACE

namespace muster::editor {

class ArmyFlag;
class BudgetBar;
class HouseLine;

/// The top of an army: name, verdict, budget and, on demand, player, list, house rules and notes.
class ArmyHeader : public QWidget {
    Q_OBJECT
public:
    explicit ArmyHeader(Page& page, QWidget* parent = nullptr);

    /// Updates the fields that differ from the document.
    void readDocument();
    void show(const CheckResult& checkResult);
    /// Focuses the field of that key of the army: "name", "budget", ...; false if there is none.
    bool focusField(const QString& key);

Q_SIGNALS:
    /// Emitted on a click on the verdict, to show the findings.
    void findingsWanted();

private:
    QWidget* makeTop();
    QWidget* makeMore();
    void addNotes(QWidget* owner);
    void fillLists(const CheckResult& checkResult);
    void showList();
    void makeLater(const std::function<Change(const text::Document&)>& change);

    Page& m_page;
    ArmyFlag* m_flag = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_origin = nullptr;
    QToolButton* m_verdict = nullptr;
    BudgetBar* m_budgetBar = nullptr;
    QToolButton* m_moreButton = nullptr;
    QWidget* m_more = nullptr;
    QLineEdit* m_player = nullptr;
    QSpinBox* m_budget = nullptr;
    QLabel* m_budgetLabel = nullptr;
    QComboBox* m_list = nullptr;
    QLabel* m_listLabel = nullptr;
    QStringList m_listIds;  ///< of the selectable lists
    HouseLine* m_house = nullptr;
    QPlainTextEdit* m_notes = nullptr;
    bool m_reading = false;
};

}  // namespace muster::editor
