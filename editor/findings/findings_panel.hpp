#pragma once

#include "editor/findings/findings_model.hpp"

#include <QPointer>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QTextBrowser;
class QTreeView;
QT_END_NAMESPACE

namespace muster::editor {

class Page;
class RemedyBar;

/// The findings of the current page: a list that jumps to the place, the rule's page beside it, and suggested fixes.
class FindingsPanel : public QWidget {
    Q_OBJECT
public:
    explicit FindingsPanel(QWidget* parent = nullptr);

    /// Shows the findings of a page; null shows none.
    void follow(Page* page);
    void focusList();
    /// Shows the page of a rule, with one of its findings if there is one.
    void showRule(const QString& rule);
    /// Jumps to the next or previous finding.
    void step(int direction);

    bool canFix() const;
    /// True if fix() does something: the rule suggests a change, or some were found by trial.
    bool canSuggest() const;
    /// Makes the suggested change; lets the user choose if there are several.
    void fix();
    /// True if the file may accept the current finding.
    bool canAccept() const;
    /// Asks for a reason, and accepts the current finding in the innermost element around it.
    void accept();
    void jump();
    /// True if a finding is current.
    bool canReport() const;
    /// Shows the current finding as a text to copy, for those who maintain the rules.
    void report();

Q_SIGNALS:
    /// Emitted with "2 errors, 1 warning", for the title of the dock.
    void verdictChanged(const QString& words);
    /// Emitted with the message of the current finding, or that there is none.
    void currentChanged(const QString& message);
    /// Emitted when canSuggest() may have changed.
    void suggestionsChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void take();
    void filter();
    void showCurrent();
    void openContextMenu(const QPoint& at);

    QPointer<Page> m_page;
    bool m_chosen = false;  ///< the user selected the current finding; otherwise it is current because it is first
    FindingsModel* m_model;
    QComboBox* m_levels = nullptr;
    QLineEdit* m_search = nullptr;
    QTreeView* m_view = nullptr;
    QLabel* m_empty = nullptr;
    QTextBrowser* m_rule = nullptr;
    RemedyBar* m_remedies = nullptr;
    QPushButton* m_jump = nullptr;
    QPushButton* m_fix = nullptr;
    QPushButton* m_accept = nullptr;
};

}  // namespace muster::editor
