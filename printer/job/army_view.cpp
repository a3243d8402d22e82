#include "printer/job/army_view.hpp"

#include "printer/job/like_units.hpp"
#include "printer/job/name_order.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace muster::printer {

namespace {

using rules::Roster;
using text::Document;
using text::Node;

std::optional<std::string> costOf(const Roster& roster)
{
    const auto* cost = roster.army().find("cost");
    return cost == nullptr ? std::nullopt : std::optional(expr::toText(*cost, 60));
}

/// The sort key of a unit: a number, then a text, ascending.
struct SortKey {
    double number = 0;
    double place = 0;
    std::string text;

    auto operator<=>(const SortKey&) const = default;
};

/// The arm, type or kind of a unit or entry.
std::string kindOf(expr::Value element)
{
    static constexpr std::array<std::string_view, 3> keys{"arm", "type", "kind"};
    for (const auto key : keys) {
        const auto* value = element.is(expr::ValueType::map) ? element.find(key) : nullptr;
        if (value != nullptr && value->is(expr::ValueType::string)) return std::string(value->asString());
    }
    return {};
}

/// Kinds in order of first appearance in the list's entries, then in the army.
class Kinds {
public:
    Kinds(const rules::Catalogue& catalogue, const Roster& roster) : m_catalogue(catalogue)
    {
        for (const auto& entry : catalogue.entries()) note(kindOf(entry.value));
        for (const auto& unit : roster.units()) note(kindOf(unit.self));
    }
    SortKey keyOf(const rules::Member& unit) const
    {
        SortKey key;
        key.number = static_cast<double>(m_places.at(kindOf(unit.self)));
        const auto* first = m_catalogue.entries().data();
        key.place = unit.entry == nullptr ? static_cast<double>(m_catalogue.entries().size())
                                          : static_cast<double>(unit.entry - first);
        return key;
    }

private:
    void note(std::string kind) { m_places.emplace(std::move(kind), m_places.size()); }

    const rules::Catalogue& m_catalogue;
    std::map<std::string, std::size_t> m_places;
};

/// The sort key of every unit, by its position in the document.
std::map<std::uint32_t, SortKey> sortKeys(const Roster& army, UnitOrder order)
{
    std::map<std::uint32_t, SortKey> keys;
    if (order == UnitOrder::asWritten) return keys;
    const Kinds kinds(army.catalogue(), army);
    for (const auto& unit : army.units()) {
        SortKey key;
        const auto* name = unit.self.find("name");
        const auto* cost = unit.self.find("cost");
        if (order == UnitOrder::name && name != nullptr && name->is(expr::ValueType::string))
            key.text = orderOfName(name->asString());
        if (order == UnitOrder::cost && cost != nullptr && cost->isNumber()) key.number = -cost->asNumber();
        if (order == UnitOrder::kind) key = kinds.keyOf(unit);
        keys.emplace(unit.node.index(), std::move(key));
    }
    return keys;
}

std::string unitsText(Node units, const std::map<std::uint32_t, SortKey>& keys, const std::set<std::string_view>* names)
{
    std::vector<Node> sorted(units.begin(), units.end());
    const auto keyOf = [&](Node unit) {
        const auto found = keys.find(unit.index());
        return found == keys.end() ? SortKey() : found->second;
    };
    std::stable_sort(sorted.begin(), sorted.end(), [&](Node a, Node b) { return keyOf(a) < keyOf(b); });
    std::string text = "[";
    const auto add = [&](const std::string& unit) { text.append(text.size() > 1 ? ", " : "").append(unit); };
    if (names == nullptr) {
        for (const auto unit : sorted) add(std::string(unit.sourceText()));
    } else {
        for (const auto& like : likeUnits(sorted, *names)) add(textOf(like));
    }
    return text + "]";
}

/// The army's text with all lists of units rewritten.
std::shared_ptr<const Document> rewritten(const Document& army, const std::map<std::uint32_t, SortKey>& keys,
                                          const std::set<std::string_view>* names)
{
    std::map<std::uint32_t, Node> lists;  // by their offset
    const auto note = [&](Node list) {
        if (list.isArray()) lists.emplace(list.range().begin, list);
    };
    note(army.root()["units"]);
    for (const auto group : army.root()["groups"]) note(group["units"]);
    const auto bytes = army.source().bytes();
    std::string text;
    std::uint32_t done = 0;
    for (const auto& [begin, list] : lists) {
        text.append(bytes.substr(done, begin - done)).append(unitsText(list, keys, names));
        done = list.range().end;
    }
    text.append(bytes.substr(done));
    return Document::parse(std::make_shared<const text::Source>(army.source().name(), std::move(text))).document;
}

}  // namespace

ArmyView viewOf(std::shared_ptr<const rules::OpenedArmy> army, const Settings& settings)
{
    const Roster& own = *army->roster();
    if (!settings.mergeUnits && settings.order == UnitOrder::asWritten) return {{army, &own}};
    const auto keys = sortKeys(own, settings.order);
    const auto resolved = [&](std::shared_ptr<const Document> view) {
        return std::make_shared<const Roster>(std::move(view), army->rulesContext()->catalogue);
    };
    const auto sorted = [&]() -> std::shared_ptr<const Roster> {
        const auto view = keys.empty() ? nullptr : rewritten(*army->document(), keys, nullptr);
        return view ? resolved(view) : std::shared_ptr<const Roster>(army, &own);
    };
    if (!settings.mergeUnits) return {sorted()};
    const auto names = namesUsed(army->root());
    const auto merged = rewritten(*army->document(), keys, &names);
    auto view = merged ? resolved(merged) : nullptr;
    if (!view || costOf(*view) != costOf(own)) return {sorted(), true};
    return {std::move(view)};
}

}  // namespace muster::printer
