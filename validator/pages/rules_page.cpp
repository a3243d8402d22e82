#include "core/expr/laid_out.hpp"
#include "core/game/explanation.hpp"
#include "core/game/game.hpp"
#include "core/text/terminal.hpp"
#include "validator/pages/game_pages.hpp"

#include <fmt/format.h>

#include <map>

namespace muster::validator {

namespace {

/// Columns of a line in a listing, and those before its expression.
constexpr std::size_t listingWidth = 100, listingIndent = 12;

/// The parts of a rule that its file contains as they stand there, such as its conditions and messages.
bool isOfFile(const rules::Explanation::Line& line)
{
    return line.isExpression || line.label == "message" || line.label == "help";
}

std::string listingOf(const rules::Explanation& rule)
{
    std::string text;
    for (const auto& line : rule.lines) {
        if (!isOfFile(line)) continue;
        const auto name = line.label == "with" ? line.text.substr(0, line.text.find(" = ") + 3) : std::string();
        const auto shown = line.isExpression ? name + expr::laidOut(std::string_view(line.text).substr(name.size()),
                                                                    listingWidth, listingIndent)
                                             : text::visible(line.text, text::LineFeeds::shown);
        text += fmt::format("{}{:<11} {}", text.empty() ? "" : "\n", line.label, shown);
    }
    return text;
}

}  // namespace

void addRules(Page& page, const rules::Game& game, const std::vector<const rules::Rule*>& rules,
              const std::string& prefix)
{
    std::map<std::string, int> times;
    std::vector<std::string> anchors;
    PageTable table{{"Rule", "Level", "What it requires"}, {}};
    for (const auto* rule : rules) {
        // Several rules may have one id.
        const auto count = ++times[rule->id];
        anchors.push_back(anchorOfParts(prefix, rule->id, count == 1 ? "" : std::to_string(count)));
        const bool isOwn = rule->node["own"].boolean();
        table.rows.push_back({{link(rule->id, page.name, anchors.back())},
                              {Span{std::string(rules::levelText(*rule))}},
                              {Span{std::string(rule->text("title")) + (isOwn ? " (own ruling)" : "")}}});
    }
    page.table(std::move(table));
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const auto explanation = rules::explain(game, *rules[i]);
        page.heading(3, explanation.title, anchors[i]);
        PageItems facts;
        facts.items.push_back({strong("name:"), Span{" "}, code(explanation.name)});
        for (const auto& line : explanation.lines)
            if (!isOfFile(line) && line.label != "reads")
                facts.items.push_back({strong(line.label.empty() ? "" : line.label + ":"),
                                       Span{(line.label.empty() ? "" : " ") + line.text}});
        page.blocks.emplace_back(std::move(facts));
        page.blocks.emplace_back(PageListing{listingOf(explanation)});
    }
}

Page rulesPage(const rules::Game& game)
{
    Page page{"rules", {}};
    page.heading(1, "Rules", "rules");
    page.paragraph(
        Spans{link(game.name, "README", "game"),
              Span{" has these rules, besides those that every game shares. Texts in braces are computed."}});
    std::vector<const rules::Rule*> rules;
    for (const auto& rule : game.rules) rules.push_back(&rule);
    addRules(page, game, rules, "rule");
    return page;
}

}  // namespace muster::validator
