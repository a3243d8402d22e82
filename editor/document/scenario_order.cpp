#include "editor/document/scenario_element.hpp"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace muster::editor::scenario {

namespace {

/// The new order of n elements, as old indices.
std::vector<std::size_t> reordered(std::size_t n, const std::vector<bool>& chosen, Order order)
{
    std::vector<std::size_t> places(n);
    for (std::size_t i = 0; i < n; ++i) places[i] = i;
    const auto isChosen = [&](std::size_t i) { return chosen[i]; };
    switch (order) {
    case Order::toFront:
        std::stable_partition(places.begin(), places.end(), [&](std::size_t i) { return !chosen[i]; });
        break;
    case Order::toBack: std::stable_partition(places.begin(), places.end(), isChosen); break;
    case Order::forward:
        for (std::size_t i = n; i-- > 1;)
            if (chosen[places[i - 1]] && !chosen[places[i]]) std::swap(places[i - 1], places[i]);
        break;
    case Order::backward:
        for (std::size_t i = 1; i < n; ++i)
            if (chosen[places[i]] && !chosen[places[i - 1]]) std::swap(places[i - 1], places[i]);
        break;
    }
    return places;
}

/// Rearranges an array with as few moves of the chosen items as possible.
void arrange(text::Draft& draft, const std::string& array, const std::vector<std::size_t>& wanted)
{
    std::vector<std::size_t> now(wanted.size());
    for (std::size_t i = 0; i < now.size(); ++i) now[i] = i;
    for (std::size_t place = 0; place < wanted.size(); ++place) {
        if (now[place] == wanted[place]) continue;
        // Move a distant item in one step, so that its neighbours stay in place.
        if (place + 1 < now.size() && now[place + 1] == wanted[place]) {
            const auto target =
                static_cast<std::size_t>(std::find(wanted.begin(), wanted.end(), now[place]) - wanted.begin());
            draft.moveItem(array + "/" + std::to_string(place), array, target);
            const auto item = now[place];
            now.erase(now.begin() + static_cast<std::ptrdiff_t>(place));
            now.insert(now.begin() + static_cast<std::ptrdiff_t>(target), item);
            if (now[place] == wanted[place]) continue;
        }
        const auto from = static_cast<std::size_t>(
            std::find(now.begin() + static_cast<std::ptrdiff_t>(place), now.end(), wanted[place]) - now.begin());
        draft.moveItem(array + "/" + std::to_string(from), array, place);
        now.erase(now.begin() + static_cast<std::ptrdiff_t>(from));
        now.insert(now.begin() + static_cast<std::ptrdiff_t>(place), wanted[place]);
    }
}

}  // namespace

Change reorder(const ScenarioText& scenario, Pointers pointers, Order order)
{
    const auto elements = scenarioElementsAt(scenario.document, pointers);
    std::map<std::string, std::vector<std::size_t>> byArray;
    for (const auto& found : elements) byArray[found.element.array()].push_back(found.element.index);
    text::Draft draft(scenario.document);
    std::vector<std::string> selection;
    for (const auto& [array, indices] : byArray) {
        std::vector<bool> chosen(draft.sizeOf(array));
        for (const auto index : indices) chosen[index] = true;
        const auto wanted = reordered(chosen.size(), chosen, order);
        arrange(draft, array, wanted);
        for (std::size_t place = 0; place < wanted.size(); ++place)
            if (chosen[wanted[place]]) selection.push_back(array + "/" + std::to_string(place));
    }
    auto change = boardChange(draft, QT_TRANSLATE_NOOP("Change", "Reorder %1"),
                              QT_TRANSLATE_NOOP("Change", "Reorder %1 items"), elements);
    if (change) change.selection = std::move(selection);
    return change;
}

}  // namespace muster::editor::scenario
