#include "core/sheet/compile.hpp"

#include "core/text/utf8.hpp"

#include <fmt/format.h>

namespace muster::sheet {

namespace {

constexpr std::size_t maxCounters = 8;
constexpr std::size_t maxValues = 8;

/// The numbered steps in a text, such as "1. Move. 2. Shoot." or "3 Melee"; `next` is the number of the following one.
void addSteps(std::string_view text, int& next, std::vector<std::string>& steps)
{
    while (true) {
        const auto number = fmt::format("{}", next);
        const bool starts = text.starts_with(number + ". ") || text.starts_with(number + " ");
        if (!starts) return;
        text.remove_prefix(text.find(' ') + 1);
        const auto end = text.find(fmt::format(" {}. ", ++next));
        steps.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return;
        text.remove_prefix(end + 1);
    }
}

}  // namespace

std::vector<std::string> SheetCompiler::phasesOf(text::Node id)
{
    std::vector<std::string> steps;
    if (!id) return steps;
    const auto found = m_sections.find(id.string());
    if (found == m_sections.end()) {
        noSection(id);
        return steps;
    }
    int next = 1;
    for (const auto& text : found->second.paragraphs) addSteps(text, next, steps);
    for (const auto& text : found->second.items) addSteps(text, next, steps);
    if (steps.empty())
        fault(id.range(), fmt::format("the reference section \"{}\" has no numbered steps", id.string()),
              "Number its steps: \"1. Move\".");
    return steps;
}

std::optional<plan::Play> SheetCompiler::play(text::Node node, const Scopes& scopes)
{
    if (!onlyKeys(node, {"units", "name", "note", "counters", "values", "phases"}, false)) return std::nullopt;
    for (const auto* key : {"units", "name", "counters"})
        if (!needed(node, key)) return std::nullopt;
    m_purpose = Purpose::army;
    m_slots = scopes.army.slotCount();
    const auto boolean = expr::Type::simple(expr::Type::Kind::boolean);
    auto unit = scopes.army;
    auto units = loop(node, "units", unit);
    if (!units) return std::nullopt;
    auto army = scopes.army;
    const auto lost = army.declare("lost", expr::Type::simple(expr::Type::Kind::integer));
    noteSlots(army);
    plan::Play made{node,
                    std::move(*units),
                    sentence(node["name"], unit),
                    sentence(node["note"], unit),
                    {},
                    {},
                    phasesOf(node["phases"]),
                    lost,
                    0};
    if (node["counters"].size() > maxCounters || node["values"].size() > maxValues)
        fault(node.range(),
              fmt::format("a unit in play has at most {} counters, an army {} values", maxCounters, maxValues));
    for (const auto one : node["counters"]) {
        onlyKeys(one, {"label", "count"}, false);
        auto count = neededNumber(one, "count", unit);
        if (needed(one, "label") && count)
            made.counters.push_back({sentence(one["label"], unit), std::move(*count), std::nullopt, {}});
    }
    for (const auto one : node["values"]) {
        onlyKeys(one, {"label", "text", "weight", "over", "when", "each"}, false);
        auto weight = neededNumber(one, "weight", unit);
        if (needed(one, "label") && needed(one, "text") && weight)
            made.values.push_back({sentence(one["label"], army), sentence(one["text"], army), std::move(*weight),
                                   formula(one["over"], army, boolean), formula(one["when"], scopes.army, boolean),
                                   one["each"].string() == "count"});
    }
    made.slotCount = m_slots;
    return made;
}

}  // namespace muster::sheet
