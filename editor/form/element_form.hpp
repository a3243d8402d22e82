#pragma once

#include "editor/document/document.hpp"
#include "editor/judge/judge.hpp"

#include <QPointer>
#include <QScrollArea>

#include <memory>
#include <string>
#include <string_view>

namespace muster::editor {

class FindingNote;
class FormBody;

/// A unit, leader, group or the army itself as a form, drawn from the schema of its game. Every edit is a step of the
/// document's undo stack; changes made elsewhere are taken over in place, without taking the keyboard away.
class ElementForm : public QScrollArea {
    Q_OBJECT
public:
    explicit ElementForm(QWidget* parent = nullptr);
    ~ElementForm() override;

    using QWidget::show;
    /// Shows the element at a pointer ("/units/3", "/groups/0/leaders/1", "/groups/0", or "" for the army). Cheap when
    /// it is shown already: call it with every new judgement. The document is let go when it is destroyed.
    void show(Document& document, std::shared_ptr<const Judgement> judgement, const std::string& pointer);
    /// Shows nothing.
    void clear();
    /// Puts the keyboard into the control of a value, or the nearest one around it, and shows it. False when there is
    /// none.
    bool focusField(std::string_view pointer);

    /// Where the element stands now; it follows the element when others come before it.
    const std::string& pointer() const { return m_pointer; }

Q_SIGNALS:
    /// The keyboard came to the control of that value.
    void fieldFocused(const std::string& pointer);
    /// Somebody asked for the page of a rule.
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
    std::shared_ptr<const Judgement> m_judgement;
    std::string m_pointer, m_id;
    bool m_shown = false;
    FormBody* m_body = nullptr;
    FindingNote* m_note =
        nullptr;  ///< below what is scrolled, so that nothing moves under the mouse when it comes or goes
};

}  // namespace muster::editor
