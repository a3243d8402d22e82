#include "core/game/evaluation.hpp"
#include "core/game/explanation.hpp"
#include "core/game/rule_page.hpp"
#include "core/roster/provenance.hpp"
#include "core/text/canonical.hpp"
#include "validator/language_server/cost_words.hpp"
#include "validator/language_server/expression_values.hpp"
#include "validator/language_server/id_uses.hpp"
#include "validator/language_server/request_context.hpp"
#include "validator/language_server/schema_places.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace muster::language_server {

using files::FileKind;
using rules::Member;
using rules::Roster;
using text::Node;

namespace {

/// A hover's text, in Markdown or without it.
class HoverText {
public:
    explicit HoverText(bool isMarkdown) : m_isMarkdown(isMarkdown) {}

    void heading(std::string_view text)
    {
        paragraph(m_isMarkdown ? fmt::format("**{}**", escaped(text)) : std::string(text));
    }
    void paragraph(std::string_view text)
    {
        if (text.empty()) return;
        if (!m_text.empty()) m_text += "\n\n";
        m_text += text;
    }
    void plain(std::string_view text) { paragraph(escaped(text)); }
    /// Lines that keep their columns.
    void block(std::string_view text)
    {
        if (text.empty()) return;
        // A fence that the text does not contain.
        std::string fence = "```";
        while (text.find(fence) != std::string_view::npos) fence += '`';
        paragraph(m_isMarkdown ? fmt::format("{}text\n{}\n{}", fence, text, fence) : std::string(text));
    }
    void link(std::string_view label, const std::string& address)
    {
        if (!address.empty()) paragraph(m_isMarkdown ? fmt::format("[{}]({})", label, address) : address);
    }
    bool empty() const { return m_text.empty(); }
    Json json() const { return {{"kind", m_isMarkdown ? "markdown" : "plaintext"}, {"value", m_text}}; }

private:
    /// Text of a file, which may contain anything.
    std::string escaped(std::string_view text) const
    {
        if (!m_isMarkdown) return std::string(text);
        std::string result;
        for (const char c : text) {
            if (std::string_view("\\`*_{}[]<>#|!&~").find(c) != std::string_view::npos) result += '\\';
            result += c;
        }
        return result;
    }

    bool m_isMarkdown;
    std::string m_text;
};

std::vector<std::string> pathTo(Node node)
{
    std::vector<std::string> path;
    for (; node.parent(); node = node.parent()) {
        const Node parent = node.parent();
        if (parent.isObject()) {
            path.emplace_back(node.key());
            continue;
        }
        std::uint32_t index = 0;
        for (const Node item : parent) {
            if (item == node) break;
            ++index;
        }
        path.push_back(std::to_string(index));
    }
    std::reverse(path.begin(), path.end());
    return path;
}

class Hover {
public:
    Hover(const RequestContext& context, Node node)
        : m_context(context), m_analysis(*context.analysis), m_node(node),
          m_uses(
              idUses(context.root(), *context.snapshot->kind(), context.snapshot->path(), *context.analysis->library)),
          m_text(context.client->showsMarkdown)
    {}

    Answer made(std::uint32_t offset)
    {
        auto range = text::Range{m_node.keyRange().begin, m_node.range().end};
        if (m_node.isObject() || m_node.isArray()) range = m_node.keyRange();
        if (*m_context.snapshot->kind() == FileKind::army) member();
        if (const auto* use = useAt(m_uses, offset)) {
            named(*use);
            range = use->isKey ? use->node.keyRange() : use->node.range();
        }
        if (*m_context.snapshot->kind() == FileKind::system) expression(offset);
        key();
        if (m_text.empty()) return Json();
        return Json{{"contents", m_text.json()}, {"range", m_context.positions().json(range)}};
    }

private:
    /// A unit or leader, or one of its values; or the army itself.
    void member()
    {
        const auto* roster = m_analysis.army ? m_analysis.army->roster() : nullptr;
        if (!roster) return;
        const auto find = [&](const std::vector<Member>& members, bool leaders) {
            for (std::size_t i = 0; i < members.size(); ++i) {
                const auto& each = members[i];
                const bool isMember = each.node == m_node;
                if (!isMember && each.node != m_node.parent()) continue;
                const auto& form = leaders ? roster->catalogue().game().leader : roster->catalogue().game().unit;
                if (!isMember && form.find(m_node.key())) return value(each, form);
                expr::Arena arena;
                rules::Evaluation evaluation(arena);
                return cost(textOf(each.self, "name"),
                            leaders ? roster->costOfLeader(i, evaluation) : roster->costOfUnit(i, evaluation));
            }
        };
        find(roster->units(), false);
        find(roster->leaders(), true);
        const bool isOfArmy = m_node.parent() == m_context.root() &&
                              (m_node.key() == "name" || m_node.key() == "budget" || m_node.key() == "units");
        if (m_node == m_context.root() || isOfArmy) total(*roster);
    }

    static std::string textOf(const expr::Value& self, std::string_view key)
    {
        const auto* value = self.find(key);
        return value && value->is(expr::ValueType::string) ? std::string(value->asString()) : std::string();
    }

    void cost(const std::string& name, const rules::CostSum& sum)
    {
        if (!m_analysis.game->document->root()["cost"]) return;
        m_text.heading(name);
        m_text.block(costLines(sum));
    }

    void total(const Roster& roster)
    {
        if (!m_analysis.game->document->root()["cost"]) return;
        std::string lines;
        const auto addAll = [&](const std::vector<Member>& members) {
            for (const auto& each : members) lines += costLine(textOf(each.self, "name"), each.self.find("cost"));
        };
        addAll(roster.units());
        addAll(roster.leaders());
        m_text.heading(totalWords(roster));
        if (!lines.empty()) lines.pop_back();
        m_text.block(lines);
    }

    /// A value of a unit or leader, and where it comes from.
    void value(const Member& each, const rules::ElementSchema& schema)
    {
        const auto key = m_node.key();
        const auto from = rules::provenanceOf(each.node, each.entry, schema, key);
        const auto* now = each.self.find(key);
        auto sentence = now ? fmt::format("{} = {}", key, expr::toText(*now)) : std::string(key);
        using rules::Origin;
        if (from.origin == Origin::option)
            sentence += fmt::format(", from the option \"{}\"", from.option->id);
        else if (from.origin == Origin::own)
            sentence += ", set here";
        else if (from.origin == Origin::entry)
            sentence += fmt::format(", from the entry \"{}\"", each.entry->id);
        else
            sentence += ", the default of the system";
        if (from.origin == Origin::own && each.entry)
            if (const Node inEntry = each.entry->node[key])
                sentence += fmt::format("; its entry has {}", inEntry.plainText());
        m_text.plain(sentence);
    }

    void named(const IdUse& use)
    {
        if (use.target.kind == IdKind::rule) return rule(use);
        if (use.target.kind == IdKind::file || use.isDefinition) return;
        const Node element = use.definition.parent();
        const auto text = [&](std::string_view key) { return element[key].string(); };
        for (const char* key : {"name", "label"})
            if (!text(key).empty()) {
                m_text.heading(text(key));
                break;
            }
        for (const char* key : {"description", "summary"}) m_text.plain(text(key));
        if (use.target.kind == IdKind::entry) limits(element);
        if (use.target.kind == IdKind::entry || use.target.kind == IdKind::row || use.target.kind == IdKind::option)
            values(element);
    }

    void limits(Node entry)
    {
        std::string line;
        for (const char* key : {"min", "max", "step"})
            if (entry[key]) line += fmt::format("{}{} {}", line.empty() ? "" : ", ", key, entry[key].plainText());
        m_text.plain(line);
    }

    /// The values of an entry, an option or a row of a table, one a line.
    void values(Node element)
    {
        std::string lines;
        for (const Node value : element) {
            const auto key = value.key();
            const bool isShown = key == "id" || key == "name" || key == "label" || key == "description" ||
                                 key == "min" || key == "max" || key == "step" || key == "options" || key == "accept" ||
                                 key.starts_with("x-");
            if (isShown || lines.size() > 2000) continue;
            lines += fmt::format("{}{}: {}", lines.empty() ? "" : "\n", key, text::onOneLine(value));
        }
        m_text.block(lines);
    }

    void rule(const IdUse& use)
    {
        const auto id = use.definition.string();
        for (const auto& each : m_analysis.game ? m_analysis.game->rules : std::vector<rules::Rule>()) {
            if (each.id != id) continue;
            explanation(rules::explain(*m_analysis.game, each));
            m_text.link("The page of this rule", each.page);
        }
    }

    void explanation(const rules::Explanation& explained)
    {
        m_text.heading(fmt::format("{} ({})", explained.title, explained.name));
        std::string lines;
        for (const auto& line : explained.lines)
            lines += fmt::format("{}{:<12}{}", lines.empty() ? "" : "\n", line.label, line.text);
        m_text.block(lines);
    }

    /// The value of an expression for the army opened most recently.
    void expression(std::uint32_t offset)
    {
        if (!m_context.army) return;
        const auto found = valuesOfExpression(m_node, offset, *m_context.army);
        if (!found) return;
        m_text.plain(fmt::format("{} for {}:", found->expression, found->army));
        std::string lines;
        for (const auto& [element, value] : found->values)
            lines += fmt::format("{}{}{}{}", lines.empty() ? "" : "\n", element, element.empty() ? "" : ": ", value);
        m_text.block(lines);
    }

    /// What the schema says about the key, and a rule that is named in the text without being of a game.
    void key()
    {
        if (m_node.isString())
            if (const auto* shared = rules::sharedRule(m_node.string())) {
                explanation(rules::explain(*shared));
                m_text.link("The page of this rule", rules::pageOf(*shared));
            }
        if (!m_node.parent().isObject()) return;
        const auto schemas = schemasAt(schemaOf(*m_context.snapshot->kind(), m_analysis.game.get()), pathTo(m_node));
        const auto title = keywordOf(schemas, "title").string();
        const auto description = keywordOf(schemas, "description").string();
        if (title.empty() && description.empty()) return;
        m_text.plain(title.empty() ? std::string(description)
                                   : fmt::format("{}{}{}", title, description.empty() ? "" : ": ", description));
    }

    const RequestContext& m_context;
    const Analysis& m_analysis;
    Node m_node;
    std::vector<IdUse> m_uses;
    HoverText m_text;
};

}  // namespace

Answer hover(const RequestContext& context)
{
    const auto offset = offsetOf(context);
    if (const auto* error = std::get_if<RequestError>(&offset)) return *error;
    if (!context.root()) return Json();
    const auto at = std::get<std::uint32_t>(offset);
    return Hover(context, context.root().document().nodeAt(at)).made(at);
}

}  // namespace muster::language_server
