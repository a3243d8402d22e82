#pragma once

#include "editor/page/page.hpp"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QTabWidget;
class QToolButton;
class QTextBrowser;
QT_END_NAMESPACE

namespace muster::editor {

class ElementForm;

/// What is selected in the army: its values to edit, and on a second tab what follows from those.
class DetailPanel : public QWidget {
    Q_OBJECT
public:
    explicit DetailPanel(Page& page, QWidget* parent = nullptr);

    /// Shows the element at a pointer; "" is the army.
    void show(const QString& pointer);
    /// Puts the keyboard into the field of a value below the element shown; false when there is none.
    bool focusField(const QString& pointer);
    void focusFirst();

Q_SIGNALS:
    void ruleRequested(const QString& rule);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeFacts();
    void showFacts();

    Page& m_page;
    QString m_pointer;
    QTabWidget* m_tabs = nullptr;
    ElementForm* m_form = nullptr;
    QTextBrowser* m_facts = nullptr;
    QToolButton* m_more = nullptr;  ///< unfolds derived values
};

}  // namespace muster::editor
