#include "core/expr/comparisons.hpp"
#include "core/game/game.hpp"
#include "core/library/table_links.hpp"
#include "core/lint/expression_lint.hpp"
#include "core/lint/inside_finding.hpp"
#include "core/lint/resolved_schema.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// The possible texts of a value.
struct Choices {
    bool known = true;   ///< false if it may be any text
    bool items = false;  ///< the value is a list of them
    std::vector<std::string> texts;
};

void addChoices(Node property, Node root, Choices& choices)
{
    Node schema = resolvedSchema(property, root);
    if (schema["type"].string() == "array") {
        choices.items = true;
        schema = resolvedSchema(schema["items"], root);
    }
    if (!schema["enum"].isArray() && !schema["const"]) choices.known = false;
    const auto add = [&](Node value) {
        if (value.isString()) choices.texts.emplace_back(value.string());
    };
    for (const Node value : schema["enum"]) add(value);
    add(schema["const"]);
    for (const Node standard : {property["default"], schema["default"]}) {
        add(standard);
        for (const Node item : standard) add(item);
    }
}

class ValueLint final : public ExpressionLint {
public:
    ValueLint(const CheckContext& context, const Game& game) : m_context(context), m_root(game.document->root()) {}

    void check(const SystemExpression& expression) override
    {
        for (const auto& comparison : expr::comparisons(expression.checked)) check(expression.node, comparison);
    }

private:
    void check(Node expression, const expr::Comparison& comparison)
    {
        const auto isKnown = [&](const Choices& choices) {
            return std::find(choices.texts.begin(), choices.texts.end(), comparison.text) != choices.texts.end();
        };
        m_asksFiles = false;
        auto choices = choicesOf(comparison);
        if (choices.known && isKnown(choices)) return;
        // Lists are read only for values that the system itself does not contain.
        if (m_asksFiles && readLists()) choices = choicesOf(comparison);
        if (!choices.known || choices.items != comparison.item || isKnown(choices)) return;
        addInside(m_context, "system/unknown-value", Level::warning, expression, comparison.begin, comparison.end,
                  fmt::format("\"{}\" of the {} is never '{}'", comparison.field, comparison.record, comparison.text),
                  suggestion(m_context.findings, choices.texts, comparison.text, listed(choices.texts)));
    }

    /// Several schemas may list the same texts.
    static std::string listed(std::vector<std::string> texts)
    {
        constexpr std::size_t max = 20;
        std::sort(texts.begin(), texts.end());
        texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
        if (texts.size() <= max) return fmt::format("it is one of: {}", fmt::join(texts, ", "));
        return fmt::format("it is one of {} others, such as {}", texts.size(), texts.front());
    }

    Choices choicesOf(const expr::Comparison& comparison)
    {
        constexpr std::string_view ofRows = "row of ";
        const std::string_view record = comparison.record, field = comparison.field;
        if (record.starts_with(ofRows)) return field == "id" ? rowsOf(record.substr(ofRows.size())) : unknown();
        const bool isUnit = record == "unit", isLeader = record == "leader";
        if (((isUnit || isLeader) && field == "entry") ||
            ((record == "entry" || record == "leader entry") && field == "id"))
            return ids(isUnit || record == "entry" ? files().entries : files().leaders, false);
        if ((isUnit || isLeader) && field == "options") return ids(files().options, true);
        if (record == "option" && field == "id") return ids(files().options, false);
        return choicesOf(record, field);
    }

    static Choices unknown() { return {false, false, {}}; }

    /// If no file contains any, the lists are elsewhere and their contents unknown.
    static Choices ids(const std::set<std::string>& known, bool items)
    {
        return {!known.empty(), items, {known.begin(), known.end()}};
    }

    Choices rowsOf(std::string_view table)
    {
        const auto rows = files().rows.find(table);
        return rows == files().rows.end() ? unknown() : ids(rows->second, false);
    }

    /// The contents of the system itself and of its lists.
    struct Files {
        std::set<std::string> entries, leaders, options;
        std::map<std::string, std::set<std::string>, std::less<>> rows;

        void add(Node root)
        {
            for (const auto& [key, into] : {std::pair("entries", &entries), std::pair("leaders", &leaders)})
                for (const Node entry : root[key]) {
                    into->emplace(entry["id"].string());
                    for (const Node option : entry["options"]) options.emplace(option["id"].string());
                }
            for (const Node table : root["tables"])
                for (const Node row : table) rows[std::string(table.key())].emplace(row["id"].string());
        }
    };

    const Files& files()
    {
        m_asksFiles = true;
        if (!m_files) m_files.emplace().add(m_root);
        return *m_files;
    }

    /// False if they have been read already.
    bool readLists()
    {
        if (std::exchange(m_listsRead, true)) return false;
        const auto system = m_root["id"].string();
        for (const auto& id : m_context.library.listIds(m_context.project, system))
            if (const auto path = m_context.library.list(m_context.project, system, id))
                if (const auto list = m_context.library.file(*path); list->document)
                    m_files->add(list->document->root());
        return true;
    }

    /// The possible texts of a field of a unit: its entry, its options and the unit itself can set it, so the schemas
    /// of all three count.
    Choices choicesOf(std::string_view record, std::string_view field)
    {
        Choices choices;
        bool found = false;
        const auto collect = [&](auto elements) {
            for (const char* element : elements) {
                // A derived value with that name may be any text.
                if (m_root["derived"][element][field]) choices.known = false;
                const Node property = m_root[element]["properties"][field];
                if (!property) continue;
                found = true;
                const Node form = property["form"], offered = form["other"] ? Node() : form["table"];
                if (const Node link = property["table"] ? property["table"] : offered)
                    addRows(link, property, choices);
                else
                    addChoices(property, m_root, choices);
            }
        };
        if (record == "unit" || record == "entry" || record == "leader" || record == "leader entry")
            collect(std::array{"unit", "entry", "leader"});
        if (record == "group") collect(std::array{"group"});
        if (record == "army") collect(std::array{"army"});
        if (record == "list") collect(std::array{"list"});
        choices.known = choices.known && found;
        return choices;
    }

    /// Adds a key whose texts are ids of rows. If the link is open, any other text is valid too.
    void addRows(Node link, Node property, Choices& choices)
    {
        const auto rows = rowsOf(link.isString() ? link.string() : link["name"].string());
        choices.known = choices.known && rows.known && !link["open"].boolean();
        const auto type = resolvedSchema(property, m_root)["type"].string();
        choices.items = choices.items || type == "array" || type == "object";
        choices.texts.insert(choices.texts.end(), rows.texts.begin(), rows.texts.end());
        for (const Node word : link["or"]) choices.texts.emplace_back(word.string());
        for (const Node value : resolvedSchema(property, m_root)["enum"]) choices.texts.emplace_back(value.string());
        for (const Node text : linkedTexts(property["default"]))
            choices.texts.emplace_back(linkedText(text, property["default"]));
    }

    const CheckContext& m_context;
    Node m_root;
    std::optional<Files> m_files;
    bool m_asksFiles = false, m_listsRead = false;
};

}  // namespace

std::unique_ptr<ExpressionLint> valueLint(const CheckContext& context, const Game& game)
{
    if (!isAsked(context, "system/unknown-value", Level::warning)) return nullptr;
    return std::make_unique<ValueLint>(context, game);
}

}  // namespace muster::rules
