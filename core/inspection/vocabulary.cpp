#include "core/inspection/vocabulary.hpp"

#include "core/expr/value.hpp"
#include "core/game/scenario_types.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>

namespace muster::rules {

using expr::Type;
using text::Node;

namespace {

/// What a variable is, for elements of a scope.
std::string meaningOf(std::string_view variable, Scope scope)
{
    if (variable == "self") return fmt::format("The {} that the expression is about.", scopeName(scope));
    if (variable == "army")
        return isOfScenario(scope) ? "The army of the side; empty if it has none." : "The army that it belongs to.";
    if (variable == "group") return "The group that it belongs to; null outside groups.";
    if (variable == "entry") return "Its entry, with the options that it takes; empty if it has none.";
    if (variable == "list") return "The list that the army is built from.";
    if (variable == "system") return "The system.";
    if (variable == "tables") return "The rows of every table, by id.";
    if (variable == "scenario") return "The battlefield with everything on it.";
    if (variable == "side") return "The side that it belongs to; null if it belongs to none.";
    return {};
}

class Gathering {
public:
    explicit Gathering(const Game& game) : m_game(game) {}

    Vocabulary run()
    {
        for (std::size_t i = 0; i < scopeCount; ++i) {
            const auto scope = static_cast<Scope>(i);
            auto& found = m_made.scopes.emplace_back();
            found.scope = scope;
            for (const auto& variable : expr::variablesOf(m_game.environment(scope))) {
                found.variables.push_back({variable.name,
                                           variable.type.toText(),
                                           {},
                                           meaningOf(variable.name, scope),
                                           {},
                                           !variable.isOptional});
                note(variable.type);
            }
        }
        for (; !m_waiting.empty(); m_waiting.pop_front()) addRecord(m_waiting.front());
        addTables();
        m_made.functions = expr::functionsOf(m_game.environment(Scope::army));
        return std::move(m_made);
    }

private:
    /// Remembers the records inside a type. Rows of tables are listed with their tables.
    void note(const Type& type)
    {
        if (type.kind() == Type::Kind::list || type.kind() == Type::Kind::map) return note(type.item());
        constexpr std::string_view row = "row of ";
        if (type.kind() != Type::Kind::record || type.name() == "tables") return;
        if (type.name().starts_with(row) && m_game.document->root()["tables"][type.name().substr(row.size())]) return;
        const auto isKnown = [&](const Type& known) { return known.name() == type.name(); };
        if (std::any_of(m_known.begin(), m_known.end(), isKnown)) return;
        m_known.push_back(type);
        m_waiting.push_back(type);
    }

    void addRecord(const Type& type)
    {
        VocabularyRecord record{type.name(), type.open(), {}};
        for (const auto& field : type.fields()) {
            record.fields.push_back(fieldOf(field));
            note(field.type);
        }
        m_made.records.push_back(std::move(record));
    }

    VocabularyField fieldOf(const Type::Field& field) const
    {
        VocabularyField made{field.name, field.type.toText(), field.unit, field.description, {}, field.always};
        const auto measure = m_game.measure.empty() ? std::string("in") : m_game.measure;
        if (field.unit == unitOfLengths) made.unit = measure;
        if (field.unit == unitOfAreas) made.unit = "square " + measure;
        if (field.name == "cost" && m_game.budget) made.unit = m_game.document->root()["budget"]["label"].string();
        if (field.type.kind() == Type::Kind::string) made.values = field.type.texts();
        return made;
    }

    void addTables()
    {
        const auto tables = m_game.environment(Scope::army).typeOf("tables");
        if (!tables || tables->kind() != Type::Kind::record) return;
        const Node nodes = m_game.document->root()["tables"];
        for (const auto& field : tables->fields()) {
            auto& table = m_made.tables.emplace_back();
            table.name = field.name;
            const Node rows = nodes[field.name];
            for (const Node row : rows) table.rows.emplace_back(row["id"].string());
            for (const auto& column : field.type.item().fields()) {
                auto made = fieldOf(column);
                if (made.name == "id") made.meaning = "The id of the row.";
                if (made.meaning.empty()) made.meaning = examplesOf(rows, column.name);
                table.columns.push_back(std::move(made));
            }
        }
    }

    /// Columns have no descriptions, so their values have to explain them.
    static std::string examplesOf(Node rows, std::string_view column)
    {
        constexpr std::size_t most = 3, longest = 40;
        std::vector<std::string_view> texts;
        for (const Node row : rows) {
            const Node value = row[column];
            if (!value || texts.size() == most) continue;
            const auto text = value.isString() ? value.string() : value.sourceText();
            if (!text.empty() && text.size() <= longest && std::find(texts.begin(), texts.end(), text) == texts.end())
                texts.push_back(text);
        }
        return texts.empty() ? std::string() : fmt::format("Such as {}.", fmt::join(texts, "; "));
    }

    const Game& m_game;
    Vocabulary m_made;
    std::vector<Type> m_known;
    std::deque<Type> m_waiting;
};

}  // namespace

Vocabulary vocabularyOf(const Game& game) { return Gathering(game).run(); }

}  // namespace muster::rules
