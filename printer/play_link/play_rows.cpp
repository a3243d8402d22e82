#include "printer/play_link/play_rows.hpp"

#include "core/text/typographic.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

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

std::vector<std::string> rowOf(const sheet::PlayValue& value)
{
    std::vector<std::string> row{value.perCount ? "C" : "V", oneLine(value.label),
                                 fmt::format("{}", fmt::join(value.weights, " "))};
    for (const auto& step : value.steps)
        row.push_back(fmt::format("{}{} {}", step.from, step.over ? "!" : "", oneLine(step.text)));
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
