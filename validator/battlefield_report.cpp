#include "validator/battlefield_report.hpp"

#include "core/game/game.hpp"
#include "core/scenario/fairness.hpp"
#include "core/text/counted.hpp"
#include "core/text/utf8.hpp"
#include "validator/terminal.hpp"
#include "validator/text_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace muster::validator {

namespace {

using rules::Fairness;
using text::countCodePoints;

constexpr std::size_t widest = 28;

/// On one line, and at most as wide as a column may be.
std::string cut(std::string_view label)
{
    const std::string text = forTerminal(label, LineFeeds::shown);
    if (countCodePoints(text) <= widest) return text;
    return text.substr(0, text::offsetOfCodePoint(text, widest - 1)) + "…";
}

std::string number(double value) { return fmt::format("{}", std::round(value * 10) / 10 + 0.0); }

std::string zonesOf(const rules::Side& side, const rules::Battlefield& field)
{
    std::vector<std::string_view> names;
    for (const auto zone : side.zones) names.emplace_back(rules::nameOf(field.zones()[zone].node));
    return names.empty() ? "-" : fmt::format("{}", fmt::join(names, ", "));
}

std::string armyOf(const rules::Side& side) { return side.sideArmy ? std::string(side.sideArmy->name()) : "-"; }

}  // namespace

std::string battlefieldReport(const rules::Battlefield& field, rules::Evaluation& evaluation)
{
    const auto& board = field.board();
    std::string text =
        fmt::format("{}\n\n  board {} by {}", forTerminal(field.node()["name"].string(), LineFeeds::shown),
                    board.text(board.width()), board.text(board.depth()));
    if (board.hasGrid())
        text += fmt::format(", {} by {}", text::counted(board.columns(), "column"), text::counted(board.rows(), "row"));
    text += fmt::format(", {}\n", text::counted(field.terrain().size(), "terrain piece"));
    const Fairness fairness = fairnessOf(field, evaluation);
    if (!fairness.canCompare())
        return text + "\n  The sides cannot be compared: give at least two sides an \"edge\" or a \"zone\".\n";

    const auto row = [&](std::string_view label, const auto& cell) {
        TextRow cells{cut(label)};
        for (const auto* side : fairness.sides) cells.push_back(cut(cell(*side)));
        return cells;
    };
    const auto numbers = [](const std::string& label, const std::vector<double>& values) {
        TextRow cells{cut(label)};
        for (const double value : values) cells.push_back(number(value));
        return cells;
    };
    const std::string measure = field.catalogue().game().measure.empty() ? "in" : field.catalogue().game().measure;
    std::vector<TextRow> rows{
        row("", [](const rules::Side& side) { return std::string(rules::nameOf(side.node)); }),
        row("edge", [](const rules::Side& side) { return std::string(side.edge ? rules::edgeName(*side.edge) : "-"); }),
        row("zone", [&](const rules::Side& side) { return zonesOf(side, field); }), row("army", armyOf),
        row("bases placed", [](const rules::Side& side) { return std::to_string(side.placements.size()); })};
    for (const auto& ground : fairness.grounds)
        rows.push_back(numbers(fmt::format("{} (sq {})", ground.label, measure), ground.areas));
    for (const auto& way : fairness.ways)
        rows.push_back(
            numbers(fmt::format("to \"{}\" ({})", rules::nameOf(way.objective->node), measure), way.distances));
    text += "\n" + textTable(rows);
    if (const auto symmetry = rules::symmetryText(fairness.symmetry); !symmetry.empty())
        text += fmt::format("\n  The terrain is {}.\n", symmetry);
    return text;
}

}  // namespace muster::validator
