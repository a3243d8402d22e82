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

/// What the controls of a form do to the element that it shows, as changes of the document's text.
class ElementEditController : public QObject, public EditController {
    Q_OBJECT
public:
    /// The fields of the form; they must outlive the controller.
    ElementEditController(const std::vector<Field>& fields, rules::Scope scope, QObject* parent);

    /// The element that is shown from now on.
    void take(Document& document, std::shared_ptr<const Judgement> judgement, const std::string& pointer);

    void set(std::string_view key, std::string json) override;
    void clear(std::string_view key) override;
    void addItem(std::string_view key, std::string json, std::size_t index) override;
    void removeItem(std::string_view item) override;
    void moveItem(std::string_view item, std::size_t index) override;
    void setOption(std::string_view option, bool taken) override;
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
    /// Applies a change of the text as it is now, named after the field.
    void apply(Change change, std::string_view key);
    /// Changes something inside a value that is not in the file yet: the list's whole value comes along. False when
    /// there is no need.
    bool setInside(const Field& top, std::string_view key,
                   const std::function<bool(text::Draft&, const std::string&)>& edit);

    const std::vector<Field>& m_fields;
    rules::Scope m_scope;
    std::vector<std::string_view> m_order;  ///< the system's keys, as files have them
    std::shared_ptr<const Judgement> m_judgement;
    QPointer<Document> m_document;
    std::string m_pointer;
};

}  // namespace muster::editor
