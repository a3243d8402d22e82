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

/// The selected element: its values to edit and, on a second tab, facts derived from them.
class DetailPanel : public QWidget {
    Q_OBJECT
public:
    explicit DetailPanel(Page& page, QWidget* parent = nullptr);

    /// Shows the element at a pointer; "" is the army.
    void show(const QString& pointer);
    /// Focuses the field of a value in the shown element; false if there is none.
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
    QToolButton* m_more = nullptr;  ///< expands derived values
};

}  // namespace muster::editor
