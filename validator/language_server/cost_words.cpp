#include "validator/language_server/cost_words.hpp"

#include "core/game/game.hpp"

#include <fmt/format.h>

namespace muster::language_server {

std::string costLine(std::string_view label, const expr::Value* value)
{
    return fmt::format("{:<44}{:>8}\n", label, value && value->isNumber() ? expr::toSentence(*value) : "?");
}

std::string costLines(const rules::CostSum& sum)
{
    std::string lines;
    for (const auto& [label, value] : sum.each) lines += costLine(label, &value);
    if (!sum.timesLabel.empty()) lines += costLine(fmt::format("times {}", sum.timesLabel), &sum.times);
    for (const auto& [label, value] : sum.once) lines += costLine(label, &value);
    for (const auto& problem : sum.problems) lines += costLine(problem.label, nullptr);
    lines += costLine("total", sum.complete() ? &sum.total : nullptr);
    lines.pop_back();
    return lines;
}

std::string totalWords(const rules::Roster& roster)
{
    const auto& game = roster.catalogue().game();
    const auto* total = roster.army().find("cost");
    const auto cost = total && total->isNumber() ? expr::toSentence(*total) : "?";
    const auto label = game.document->root()["budget"]["label"].string();
    const auto points = label.empty() ? std::string_view("points") : label;
    return game.budget ? fmt::format("{} of {} {}", cost, roster.budget(), points) : fmt::format("{} {}", cost, points);
}

}  // namespace muster::language_server
