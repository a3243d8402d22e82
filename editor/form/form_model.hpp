#pragma once

#include "core/expr/program.hpp"
#include "core/library/catalogue.hpp"
#include "core/library/rules_context.hpp"
#include "editor/document/army_edits.hpp"
#include "editor/form/field.hpp"
#include "editor/live_check/file_checker.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

/// The scope of the element at a pointer into an army or a scenario.
std::optional<rules::Scope> scopeOf(std::string_view pointer);

/// A row of a table, for display.
struct TableRow {
    std::string id, label, group;
    std::vector<std::string> columns;
    std::vector<std::string> named;  ///< columns with their titles, if they have some: "SGP 4"
    std::string help;
};

/// The source of a value that is not in the file.
struct Inherited {
    enum class Origin { nothing, list, usual, option };
    text::Node value;
    Origin from = Origin::nothing;
    std::string option;  ///< title of the option that overrides the value in the file, if any
};

/// The data of one element for a form. Recreated after each change; evaluates only the element, not its army, so the
/// cost does not depend on the army's size.
class FormModel {
public:
    /// The check result must contain a game; the document is the current text.
    FormModel(std::shared_ptr<const text::Document> document, std::shared_ptr<const CheckResult> checkResult,
              std::string pointer);
    ~FormModel();
    FormModel(const FormModel&) = delete;
    FormModel& operator=(const FormModel&) = delete;

    const text::Document& document() const { return *m_document; }
    const rules::Game& game() const { return *m_checkResult->rulesContext->game; }
    const rules::Catalogue& catalogue() const { return *m_checkResult->rulesContext->catalogue; }
    const CheckResult& checkResult() const { return *m_checkResult; }
    /// Texts of the game in the user's language.
    const GameWords& words() const { return *m_words; }
    rules::Scope scope() const { return m_scope; }
    const std::string& pointer() const { return m_pointer; }
    text::Node element() const { return m_element; }
    /// The entry of the list that it comes from, or null.
    const rules::Entry* entry() const { return m_entry; }
    /// From the last check result, or null.
    const MemberView* memberView() const;

    /// The own value at a key such as "/training/command", or absent.
    text::Node own(std::string_view key) const { return m_element.at(key); }
    /// The value used if the file has none, for a key of the element itself and places in it.
    Inherited inherited(const Field& top, std::string_view rest = {}) const;

    /// Evaluate a field's hints. `index` is the index of the list item that contains it.
    bool isHidden(const Field& field, std::size_t index = 0);
    bool isReadOnly(const Field& field, std::size_t index = 0);
    /// The available ids; nothing without such a hint.
    std::optional<std::vector<std::string>> keys(const Field& field, std::size_t index = 0);
    std::optional<double> maximum(const Field& field, std::string_view item = {}, std::size_t index = 0);
    std::string result(const Field& field, std::string_view item, std::size_t index = 0);

    /// The rows that a field's ids may refer to: its words, then its table, or its enum.
    std::vector<TableRow> rows(const Field& field) const;
    /// A label for an id of the field.
    std::string label(const Field& field, std::string_view id) const;

private:
    void resolve();
    std::optional<expr::Value> evaluate(const std::optional<expr::Program>& program, std::string_view item,
                                        std::size_t index);
    TableRow rowOf(const Field& field, std::string_view id, expr::Value row) const;
    std::string labelIn(std::string_view table, std::string_view id) const;

    std::shared_ptr<const text::Document> m_document;
    std::shared_ptr<const CheckResult> m_checkResult;
    std::shared_ptr<const GameWords> m_words;
    std::string m_pointer;
    rules::Scope m_scope = rules::Scope::army;
    text::Node m_element;
    const rules::Entry* m_entry = nullptr;
    std::shared_ptr<const text::Document> m_budget;  ///< default budget of an army without one

    struct RosterState;  ///< separate, because the evaluation headers use names that are Qt macros
    std::unique_ptr<RosterState> m_rosterState;
};

}  // namespace muster::editor
