#include "printer/play_link/play_rows.hpp"

#include "core/text/typographic.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace muster::printer {

namespace {

/// Rows are lines, and texts are separated by tabs.
std::string oneLine(std::string_view text)
{
    auto line = text::typographic(text);
    for (char& c : line)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
    return line;
}

/// "Melee" of "Melee: units in contact must fight."
std::string_view nameOfPhase(std::string_view phase) { return phase.substr(0, phase.find_first_of(":.;(")); }

std::string trimmed(std::string text)
{
    while (!text.empty() && text.back() == ' ') text.pop_back();
    return text;
}

/// The text with its first number changed by `sign`; empty without a number.
std::string counted(const std::string& text, int sign)
{
    const auto begin = text.find_first_of("0123456789");
    if (begin == std::string::npos) return {};
    const auto end = std::min(text.find_first_not_of("0123456789", begin), text.size());
    if (end - begin > 6) return {};
    const int number = std::stoi(text.substr(begin, end - begin)) + sign;
    if (number < 0) return {};
    return text.substr(0, begin) + std::to_string(number) + text.substr(end);
}

/// The number of steps from `first` on whose first number changes by `sign` with every further loss.
std::size_t runOf(const std::vector<sheet::PlayStep>& steps, std::size_t first, int sign)
{
    auto end = first + 1;
    while (end < steps.size() && steps[end].from == steps[end - 1].from + 1 && steps[end].over == steps[first].over &&
           steps[end].text == counted(steps[end - 1].text, sign))
        ++end;
    return end - first;
}

/// Steps as "10 rout", with "!" if the army has lost; runs of them as "0-9- 14", which stands for 14, 13 and so on.
void addSteps(const std::vector<sheet::PlayStep>& steps, std::vector<std::string>& row)
{
    for (std::size_t i = 0; i < steps.size();) {
        const auto up = runOf(steps, i, 1), down = runOf(steps, i, -1);
        const auto count = std::max(up, down);
        const auto run = count > 1 ? fmt::format("-{}{}", steps[i + count - 1].from, up > down ? '+' : '-') : "";
        row.push_back(fmt::format("{}{}{} {}", steps[i].from, run, steps[i].over ? "!" : "", oneLine(steps[i].text)));
        i += count;
    }
}

std::vector<std::string> rowOf(const sheet::PlayValue& value)
{
    std::vector<std::string> row{value.perCount ? "C" : "V", oneLine(value.label),
                                 fmt::format("{}", fmt::join(value.weights, " "))};
    addSteps(value.steps, row);
    return row;
}

std::vector<std::string> rowOf(const sheet::PlayUnit& unit)
{
    std::vector<std::string> row{"U", oneLine(unit.name), oneLine(unit.note)};
    for (const auto& counter : unit.counters) {
        row.push_back(oneLine(counter.label));
        row.push_back(std::to_string(counter.count));
    }
    return row;
}

}  // namespace

PlayRows playRows(const sheet::Booklet& booklet, PhaseText phases)
{
    if (!booklet.play || booklet.play->units.empty()) return {};
    const auto& play = *booklet.play;
    PlayRows rows{{"N", oneLine(booklet.name), oneLine(booklet.game.empty() ? booklet.system : booklet.game)}};
    if (!play.phases.empty()) {
        std::vector<std::string> row{"P"};
        for (const auto& phase : play.phases)
            row.push_back(trimmed(oneLine(phases == PhaseText::whole ? phase : nameOfPhase(phase))));
        rows.push_back(std::move(row));
    }
    for (const auto& value : play.values) rows.push_back(rowOf(value));
    for (const auto& unit : play.units) rows.push_back(rowOf(unit));
    return rows;
}

}  // namespace muster::printer
