#include "core/game/game.hpp"
#include "core/library/table_columns.hpp"
#include "core/lint/lint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <vector>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

bool isNamePart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

std::string_view nameAt(std::string_view text, std::size_t begin)
{
    auto end = begin;
    while (end < text.size() && isNamePart(text[end])) ++end;
    return text.substr(begin, end - begin);
}

/// The texts of a system outside its tables: expressions, limits of rules, links and forms.
std::vector<Node> textsOf(Node system)
{
    std::vector<Node> waiting, texts;
    for (const Node part : system)
        if (part.key() != "tables" && part.key() != "translations" && part.key() != "tableLinks" &&
            part.key() != "accept" && part.key() != "expect")
            waiting.push_back(part);
    while (!waiting.empty()) {
        const Node next = waiting.back();
        waiting.pop_back();
        for (const Node inner : next) waiting.push_back(inner);
        if (next.isString()) texts.push_back(next);
    }
    return texts;
}

/// The tables that the texts of a system read: in expressions, in the limits of rules and in links.
class TablesInUse {
public:
    TablesInUse(Node system, const std::vector<Node>& texts)
    {
        for (const Node columns : system["tableLinks"])
            for (const Node column : columns) m_names.insert(column.string());
        for (const Node text : texts) {
            if (text.key() == "table" || (text.key() == "name" && text.parent().key() == "table"))
                m_names.insert(text.string());
            else
                read(text.string());
        }
    }

    bool all() const { return m_all; }
    bool has(std::string_view name) const { return m_names.contains(name); }

private:
    void read(std::string_view text)
    {
        constexpr std::string_view word = "tables";
        for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
            const auto behind = at + word.size();
            if ((at > 0 && isNamePart(text[at - 1])) || behind >= text.size()) continue;
            if (text[behind] == '.' || text[behind] == '/') {
                const auto name = nameAt(text, behind + 1);
                const auto end = behind + 1 + name.size();
                // tables.map(...) iterates over all of them.
                if (end < text.size() && text[end] == '(') m_all = true;
                m_names.insert(name);
            } else if (text[behind] == '[') {
                const bool quoted = behind + 1 < text.size() && (text[behind + 1] == '\'' || text[behind + 1] == '"');
                if (quoted)
                    m_names.insert(nameAt(text, behind + 2));
                else
                    m_all = true;
            }
        }
    }

    std::set<std::string_view> m_names;
    bool m_all = false;
};

/// Every name in the texts; a column may also be selected by a name that is computed from one of them.
std::set<std::string_view> wordsOf(const std::vector<Node>& texts)
{
    std::set<std::string_view> words;
    for (const Node node : texts) {
        const auto text = node.string();
        for (std::size_t at = 0; at < text.size();) {
            const auto word = nameAt(text, at);
            if (!word.empty()) words.insert(word);
            at += std::max<std::size_t>(word.size(), 1);
        }
    }
    return words;
}

void lintColumns(const CheckContext& context, Node table, const std::set<std::string_view>& words)
{
    // Forms show the label of a row, and rows may have findings that they accept.
    std::set<std::string_view> seen{"id", "label", "accept"};
    for (const Node row : table)
        for (const Node value : row) {
            const auto column = value.key();
            if (!seen.insert(column).second || words.contains(column) || column.starts_with("x-") ||
                context.root()["tableLinks"][table.key()][column] || !intendedColumn(table, value).empty())
                continue;
            context.findings.addAtKey(
                "system/unused-column", Level::warning, value,
                fmt::format("nothing in the system reads the column \"{}\" of the table \"{}\"", column, table.key()),
                fmt::format("read it, as in tables.{}['{}'].{}, or remove it from every row; a column for people "
                            "begins with x-",
                            table.key(), row["id"].string(), column));
        }
}

void lintLetsOf(const CheckContext& context, const Rule& rule)
{
    std::set<std::uint32_t> read;
    const auto add = [&](const auto& part) {
        for (const auto slot : part.reads()) read.insert(slot);
    };
    add(*rule.require);
    for (const auto* text : {&rule.message, &rule.help, &rule.fileHelp, &rule.at, &rule.limit})
        if (*text) add(**text);
    for (const auto& text : rule.fixTexts) add(text);
    for (const auto& condition : rule.fixConditions) add(condition);
    if (rule.contributes) add(rule.contributes->each), add(rule.contributes->message);
    for (const auto& [language, texts] : rule.translations)
        for (const auto* text : {&texts.message, &texts.help, &texts.fileHelp, &texts.contribution})
            if (*text) add(**text);
    // A part may read those above it.
    for (std::size_t i = rule.lets.size(); i-- > 0;) {
        if (read.contains(firstLet + static_cast<std::uint32_t>(i)))
            add(rule.lets[i].program);
        else
            context.findings.addAtKey(
                "system/unused-let", Level::warning, rule.lets[i].node,
                fmt::format("nothing in the rule \"{}\" reads \"{}\"", rule.id, rule.lets[i].name),
                "use it in what the rule requires or in its texts, or remove it");
    }
}

}  // namespace

void lintLets(const CheckContext& context, const Game& game)
{
    if (!isAsked(context, "system/unused-let", Level::warning)) return;
    for (const Rule& rule : game.rules)
        if (isOwn(context, rule)) lintLetsOf(context, rule);
}

void lintUnused(const CheckContext& context, const Game&)
{
    const Node tables = context.root()["tables"];
    const bool asksTables = isAsked(context, "system/unused-table", Level::warning),
               asksColumns = isAsked(context, "system/unused-column", Level::warning);
    if (tables.size() == 0 || !(asksTables || asksColumns)) return;
    const auto texts = textsOf(context.root());
    const TablesInUse used(context.root(), texts);
    const auto isUsed = [&](Node table) { return used.all() || used.has(table.key()); };
    for (const Node table : tables)
        if (asksTables && !isUsed(table))
            context.findings.addAtKey(
                "system/unused-table", Level::warning, table,
                fmt::format("nothing in the system reads the table \"{}\"", table.key()),
                fmt::format("read it as tables.{0}, link a key to it with \"table\": \"{0}\", or remove it",
                            table.key()));
    // Most columns are for sheets, which are the last part of a new system.
    if (!asksColumns || context.root()["sheets"].size() == 0) return;
    const auto words = wordsOf(texts);
    for (const Node table : tables)
        if (isUsed(table)) lintColumns(context, table, words);
}

}  // namespace muster::rules
