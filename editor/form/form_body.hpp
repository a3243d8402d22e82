#pragma once

#include "editor/document/document.hpp"
#include "editor/form/field_row.hpp"
#include "editor/form/tab_chain.hpp"

#include <QLabel>
#include <QPointer>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QVBoxLayout;
QT_END_NAMESPACE

namespace muster::editor {

class CostStrip;
class FindingNote;
class ElementEditController;

/// The scrolled contents of an ElementForm: title, cost, and fields under headings. Made for one kind of element of one
/// game, and reused for all such elements.
class FormBody : public QWidget {
    Q_OBJECT
public:
    /// Findings about the whole element appear in the note, which the form places outside of the scroll area.
    FormBody(std::shared_ptr<const CheckResult> checkResult, rules::Scope scope, FindingNote& note, QWidget* parent);

    /// Returns true if the body can show such elements.
    bool fits(const CheckResult& checkResult, rules::Scope scope) const;
    /// Shows an element of the document's current text; while that is not JSON, shows the last valid one read-only.
    void take(Document& document, std::shared_ptr<const CheckResult> checkResult, const std::string& pointer);
    bool takeKeyboard(std::string_view key);

Q_SIGNALS:
    void fieldFocused(const std::string& key);
    void ruleRequested(const QString& rule);

private:
    struct Section {
        QWidget* frame = nullptr;
        FieldPanel* panel = nullptr;
    };

    void showHead(FormModel& formModel, std::span<const FieldFinding> own);

    std::shared_ptr<const CheckResult> m_checkResult;
    std::shared_ptr<const rules::RulesContext> m_rulesContext;  ///< the fields point into it
    rules::Scope m_scope;
    std::vector<Field> m_fields;
    ElementEditController* m_controller = nullptr;
    std::vector<Section> m_sections;
    QPointer<Document> m_document;
    std::string m_pointer;
    QLabel* m_title = nullptr;
    QLabel* m_about = nullptr;
    QLabel* m_broken = nullptr;
    CostStrip* m_cost = nullptr;
    FindingNote& m_findings;
    TabChain m_tabs;
};

}  // namespace muster::editor
