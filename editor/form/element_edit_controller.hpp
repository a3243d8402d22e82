#pragma once

#include "editor/document/document.hpp"
#include "editor/form/control.hpp"

#include <QPointer>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

/// Applies changes by a form's controls to the shown element in the document.
class ElementEditController : public QObject, public EditController {
    Q_OBJECT
public:
    /// The fields of the form; they must outlive the controller.
    ElementEditController(const std::vector<Field>& fields, rules::Scope scope, QObject* parent);

    /// Sets the element to edit.
    void take(Document& document, std::shared_ptr<const CheckResult> checkResult, const std::string& pointer);

    void set(std::string_view key, std::string json) override;
    void clear(std::string_view key) override;
    void addItem(std::string_view key, std::string json, std::size_t index) override;
    void removeItem(std::string_view item) override;
    void moveItem(std::string_view item, std::size_t index) override;
    void setOption(std::string_view option, std::int64_t times) override;
    bool isTaken(std::string_view id) const override;
    std::filesystem::path place() const override;
    void entered(std::string_view key) override { Q_EMIT fieldFocused(std::string(key)); }
    void left() override;
    void askRule(const QString& rule) override { Q_EMIT ruleRequested(rule); }
    void showAgain() override;
    void undo() override;
    void redo() override;

Q_SIGNALS:
    void fieldFocused(const std::string& key);
    void ruleRequested(const QString& rule);
    void showingWanted();

private:
    const Field* topOf(std::string_view key) const;
    /// Applies a change of the current text, named after the field.
    void apply(Change change, std::string_view key);
    /// Edits a part of an inherited value by copying the whole value to the file first. False if it is already there.
    bool setInside(const Field& top, std::string_view key,
                   const std::function<bool(text::Draft&, const std::string&)>& edit);

    const std::vector<Field>& m_fields;
    rules::Scope m_scope;
    std::vector<std::string_view> m_order;  ///< the system's keys, in file order
    std::shared_ptr<const CheckResult> m_checkResult;
    QPointer<Document> m_document;
    std::string m_pointer;
};

}  // namespace muster::editor
