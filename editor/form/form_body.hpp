#pragma once

#include "editor/document/document.hpp"
#include "editor/form/field_row.hpp"

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

/// What a ThingForm scrolls: the title, what it costs, and the fields under their headings. Made for one kind of thing of one
/// game; shows any such thing, one after the other.
class FormBody : public QWidget, private FormDesk {
    Q_OBJECT
public:
    FormBody(std::shared_ptr<const Judgement> judgement, rules::Scope scope, QWidget* parent);

    /// Whether the body is made for things like this.
    bool fits(const Judgement& judgement, rules::Scope scope) const;
    /// Shows a thing of the document's text as it is now; while that is no JSON, it shows the last and lets nobody change it.
    void take(Document& document, std::shared_ptr<const Judgement> judgement, const std::string& pointer);
    bool takeKeyboard(std::string_view key);
    /// The control at a key, or null; for tests.
    Control* controlAt(std::string_view key) const;

signals:
    void fieldFocused(const std::string& key);
    void ruleAsked(const QString& rule);

private:
    struct Section {
        QWidget* frame = nullptr;
        FieldPanel* panel = nullptr;
    };

    void set(std::string_view key, std::string json) override;
    void clear(std::string_view key) override;
    void addItem(std::string_view key, std::string json, std::size_t index) override;
    void removeItem(std::string_view item) override;
    void moveItem(std::string_view item, std::size_t index) override;
    void setOption(std::string_view option, bool taken) override;
    void entered(std::string_view key) override;
    void left() override;
    void askRule(const QString& rule) override { emit ruleAsked(rule); }
    void showAgain() override;
    void undo() override;
    void redo() override;

    const Field* topOf(std::string_view key) const;
    /// Applies a change of the text as it is now, named after the field.
    void apply(Change change, std::string_view key);
    /// Changes something inside a value that is not in the file yet: the list's whole value comes along. False when there is no need.
    bool setInside(const Field& top, std::string_view key, const std::function<bool(text::Draft&, const std::string&)>& edit);
    void showHead(ThingReading& reading, std::span<const FieldFinding> own);

    std::shared_ptr<const Judgement> m_judgement;
    std::shared_ptr<const rules::Basis> m_basis;  ///< the fields point into it
    rules::Scope m_scope;
    std::vector<Field> m_fields;
    std::vector<std::string_view> m_order;        ///< the system's keys, as files have them
    std::vector<Section> m_sections;
    QPointer<Document> m_document;
    std::string m_pointer;
    QLabel* m_title = nullptr;
    QLabel* m_about = nullptr;
    QLabel* m_broken = nullptr;
    CostStrip* m_cost = nullptr;
    FindingNote* m_findings = nullptr;
};

}  // namespace muster::editor
