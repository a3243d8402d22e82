#pragma once

#include "core/library/catalogue.hpp"
#include "editor/document/army_edits.hpp"
#include "editor/form/field.hpp"
#include "editor/judge/judge.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

/// What a pointer into an army or a scenario names, for a form.
std::optional<rules::Scope> scopeOf(std::string_view pointer);

/// A row of a table, for people.
struct TableRow {
    std::string id, label, group;
    std::vector<std::string> columns;
    std::vector<std::string> named;  ///< the columns with their titles, where they have some: "SGP 4"
    std::string help;
};

/// Where a value that stands not in the file comes from.
struct Inherited {
    enum class Origin { nothing, list, usual, option };
    text::Node value;
    Origin from = Origin::nothing;
    std::string option;  ///< its name, where an option sets the value whatever the file says
};

/// Everything a form asks about the element it shows, at one moment. Made anew after each change: only the element
/// itself is computed, not its army, so that it costs the same in a large one.
class FormModel {
public:
    /// The judgement must hold a game; the document is the text as it is now.
    FormModel(std::shared_ptr<const text::Document> document, std::shared_ptr<const Judgement> judgement,
              std::string pointer);
    ~FormModel();
    FormModel(const FormModel&) = delete;
    FormModel& operator=(const FormModel&) = delete;

    const text::Document& document() const { return *m_document; }
    const rules::Game& game() const { return *m_judgement->rulesContext->game; }
    const rules::Catalogue& catalogue() const { return *m_judgement->rulesContext->catalogue; }
    const Judgement& judgement() const { return *m_judgement; }
    /// What the game says, in the reader's language.
    const GameWords& words() const { return *m_words; }
    rules::Scope scope() const { return m_scope; }
    const std::string& pointer() const { return m_pointer; }
    text::Node element() const { return m_element; }
    /// The line of the list it comes from, or null.
    const rules::Entry* entry() const { return m_entry; }
    /// As the judge last saw it, or null.
    const MemberView* memberView() const;

    /// The own value at a key such as "/training/command", or absent.
    text::Node own(std::string_view key) const { return m_element.at(key); }
    /// What holds where the file says nothing, for a key of the element itself and places in it.
    Inherited inherited(const Field& top, std::string_view rest = {}) const;

    /// The answers of a field's hints. `index` is the place of the list item that it stands in.
    bool isHidden(const Field& field, std::size_t index = 0);
    bool isReadOnly(const Field& field, std::size_t index = 0);
    /// The ids on offer; nothing when there is no such hint.
    std::optional<std::vector<std::string>> keys(const Field& field, std::size_t index = 0);
    std::optional<double> maximum(const Field& field, std::string_view item = {}, std::size_t index = 0);
    std::string result(const Field& field, std::string_view item, std::size_t index = 0);

    /// The rows that a field's ids may name: those of its table, with its words before them, or of its enum.
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
    std::shared_ptr<const Judgement> m_judgement;
    std::shared_ptr<const GameWords> m_words;
    std::string m_pointer;
    rules::Scope m_scope = rules::Scope::army;
    text::Node m_element;
    const rules::Entry* m_entry = nullptr;
    std::shared_ptr<const text::Document> m_budget;  ///< what an army has that states none

    struct RosterState;  ///< apart, for what computes it knows nothing of Qt and takes some of its words for names
    std::unique_ptr<RosterState> m_rosterState;
};

}  // namespace muster::editor
