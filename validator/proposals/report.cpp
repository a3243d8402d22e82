#include "validator/proposals/report.hpp"

#include "core/army/opened_army.hpp"
#include "core/army/verdict.hpp"
#include "core/command_line/finding_line.hpp"
#include "core/game/game.hpp"
#include "core/game/points_name.hpp"
#include "core/text/counted.hpp"
#include "core/text/unified_diff.hpp"
#include "validator/check/diff_output.hpp"
#include "validator/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using rules::Completion;
using rules::DraftedMember;
using rules::Proposal;
using Outcome = Completion::Outcome;

std::string line(std::string_view text) { return forTerminal(text, LineFeeds::shown); }

/// "30 of 30 points", or "12 units" in a game without points.
std::string sizeOf(const rules::OpenedArmy& army)
{
    const auto points = rules::pointsText(*army.roster());
    const auto& game = army.roster()->catalogue().game();
    if (game.budget && !points.empty()) return fmt::format("{} {}", points, rules::pointsName(game));
    return text::counted(army.roster()->units().size(), "unit");
}

std::string memberLine(char sign, const DraftedMember& member)
{
    return fmt::format("   {} {} {}{} [{}]\n", sign, member.count, line(member.name),
                       member.isLeader ? " (leader)" : "", line(member.id));
}

/// "exact: no other army spends more", or that there may be a better one.
std::string_view judgement(const Completion& completion, std::size_t index, bool cheapest)
{
    const auto& proposal = completion.proposals[index];
    if (!proposal.isExact) return "the best one found before the search stopped";
    if (index > 0) return "exact: the best of those that differ from the ones before";
    const bool hasPoints = proposal.cost.has_value();
    if (cheapest) return hasPoints ? "exact: none costs less" : "exact: none adds fewer units";
    return hasPoints ? "exact: there is none better" : "exact: none adds fewer units";
}

std::string proposalText(const Completion& completion, std::size_t index, const std::string& file, bool cheapest,
                         bool colour)
{
    const auto& proposal = completion.proposals[index];
    auto text =
        fmt::format("\n{}. {}; {}\n", index + 1, line(sizeOf(*proposal.army)), judgement(completion, index, cheapest));
    for (const auto& member : proposal.removed) text += memberLine('-', member);
    for (const auto& member : proposal.added) text += memberLine('+', member);
    const auto before = completion.original->document()->source().bytes();
    return text + "\n" + shownDiff(text::unifiedDiff(file, before, proposal.text), colour);
}

std::string reasonsText(const Completion& completion)
{
    std::string text;
    for (const auto& [rule, title] : completion.reasons)
        text +=
            title.empty() ? fmt::format("  [{}]\n", line(rule)) : fmt::format("  {} [{}]\n", line(title), line(rule));
    return text;
}

std::string leftOutText(const Completion& completion)
{
    std::string text;
    for (const auto& what : completion.leftOut) text += fmt::format("not tried: {}\n", line(what));
    return text;
}

std::string_view nameOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::complete: return "complete";
    case Outcome::found: return "proposals";
    case Outcome::impossible: return "impossible";
    case Outcome::notFound: return "not-found";
    case Outcome::stuck: return "stuck";
    default: return "unusable";
    }
}

Json jsonOf(const std::vector<DraftedMember>& members)
{
    Json list = Json::array();
    for (const auto& member : members)
        list.push_back({{"id", member.id},
                        {"name", member.name},
                        {"entry", member.entry.empty() ? Json() : Json(member.entry)},
                        {"count", member.count},
                        {"leader", member.isLeader}});
    return list;
}

}  // namespace

std::string proposalsText(const Completion& completion, const std::string& file, const rules::CompletionWishes& wishes,
                          bool colour)
{
    const bool staysWhole = !wishes.mayRemove && wishes.locked.empty();
    const std::string_view hint = staysWhole ? "--replace allows Muster to remove units\n" : "";
    const auto name = line(file);
    switch (completion.outcome) {
    case Outcome::complete:
        return fmt::format("{}: {}; legal, and {}\n", name, line(sizeOf(*completion.original)),
                           completion.isExact ? "complete" : "nothing better was found before the search stopped") +
               leftOutText(completion);
    case Outcome::found: {
        auto text = fmt::format("{}: {}, {}; {}\n", name, line(sizeOf(*completion.original)),
                                rules::verdictText(completion.original->errors(), 0, 0),
                                text::counted(completion.proposals.size(), "proposal")) +
                    leftOutText(completion);
        for (std::size_t i = 0; i < completion.proposals.size(); ++i)
            text += proposalText(completion, i, file, wishes.cheapest, colour);
        return text;
    }
    case Outcome::impossible:
        return fmt::format("{}: {}\n", name,
                           completion.reasonsClash && completion.reasons.size() > 1
                               ? "no addition makes this army legal; these rules clash:"
                               : "no addition makes this army legal; the nearest one breaks:") +
               reasonsText(completion) + leftOutText(completion).append(hint);
    case Outcome::notFound:
        return fmt::format("{}: no legal army was found before the search stopped; the nearest one breaks:\n", name) +
               reasonsText(completion) + leftOutText(completion);
    case Outcome::stuck: {
        auto text = fmt::format("{}: no addition changes these errors; correct them first:\n", name);
        for (const auto& finding : completion.obstacles)
            text += fmt::format("  {}\n", command_line::findingLine(finding));
        return text.append(hint);
    }
    default: return {};
    }
}

Json proposalsJson(const Completion& completion, const std::string& file)
{
    const auto* roster = completion.original->roster();
    Json proposals = Json::array(), reasons = Json::array(), obstacles = Json::array();
    for (const auto& proposal : completion.proposals)
        proposals.push_back(
            {{"cost", proposal.cost ? Json(*proposal.cost) : Json()},
             {"exact", proposal.isExact},
             {"added", jsonOf(proposal.added)},
             {"removed", jsonOf(proposal.removed)},
             {"diff", text::unifiedDiff(file, completion.original->document()->source().bytes(), proposal.text)}});
    for (const auto& [rule, title] : completion.reasons) reasons.push_back({{"rule", rule}, {"title", title}});
    for (const auto& finding : completion.obstacles)
        obstacles.push_back({{"rule", finding.rule},
                             {"message", finding.message},
                             {"pointer", finding.place.pointer},
                             {"line", finding.place.line},
                             {"column", finding.place.column}});
    const bool hasPoints = roster && roster->catalogue().game().budget;
    return {{"version", 1},
            {"file", file},
            {"result", nameOf(completion.outcome)},
            {"exact", completion.outcome == Outcome::found ? completion.proposals.front().isExact : completion.isExact},
            {"budget", hasPoints
                           ? Json(completion.proposals.empty() ? roster->budget()
                                                               : completion.proposals.front().army->roster()->budget())
                           : Json()},
            {"proposals", std::move(proposals)},
            {"clash", completion.reasonsClash},
            {"reasons", std::move(reasons)},
            {"obstacles", std::move(obstacles)},
            {"notTried", completion.leftOut}};
}

}  // namespace muster::validator
