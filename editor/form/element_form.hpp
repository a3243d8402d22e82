#pragma once

#include "editor/document/document.hpp"
#include "editor/live_check/file_checker.hpp"

#include <QPointer>
#include <QScrollArea>

#include <memory>
#include <string>
#include <string_view>

namespace muster::editor {

class FindingNote;
class FormBody;

/// A form for a unit, leader, group or the army, generated from its game's schema. Every edit is an undo step of the
/// document; external changes update the form in place and keep the focus.
class ElementForm : public QScrollArea {
    Q_OBJECT
public:
    explicit ElementForm(QWidget* parent = nullptr);
    ~ElementForm() override;

    using QWidget::show;
    /// Shows the element at a pointer ("/units/3", "/groups/0/leaders/1", "/groups/0", or "" for the army). Cheap if
    /// already shown: call it with every new check result. The form releases the document when that is destroyed.
    void show(Document& document, std::shared_ptr<const CheckResult> checkResult, const std::string& pointer);
    /// Shows nothing.
    void clear();
    /// Focuses and scrolls to the control of a value, or the nearest enclosing one. False if there is none.
    bool focusField(std::string_view pointer);

    /// Current pointer of the element; it follows insertions before the element.
    const std::string& pointer() const { return m_pointer; }

Q_SIGNALS:
    /// Emitted when the control of that value gets the focus.
    void fieldFocused(const std::string& pointer);
    /// Emitted when the user requests the page of a rule.
    void ruleRequested(const QString& rule);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeDocument();
    void rebuild();
    void drawAnew();
    void fitWidth();
    void placeNote();
    void refresh();

    QPointer<Document> m_document;
    std::shared_ptr<const CheckResult> m_checkResult;
    std::string m_pointer, m_id;
    bool m_shown = false;
    FormBody* m_body = nullptr;
    FindingNote* m_note = nullptr;  ///< below the scroll area, so that nothing moves under the mouse when it appears
};

}  // namespace muster::editor
