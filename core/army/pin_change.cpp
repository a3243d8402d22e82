#include "core/army/pin_change.hpp"

#include "core/schema/wording.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace muster::rules {

using wording::Wording;

namespace {

constexpr std::size_t maxNamed = 5;

/// The differing costs: those of current members in the army's order, then those of removed ones.
std::vector<PinChange::Cost> differing(const Pin& then, const Pin& now)
{
    std::unordered_map<std::string, double> old(then.costs.begin(), then.costs.end());
    std::vector<PinChange::Cost> costs;
    for (const auto& [id, cost] : now.costs) {
        const auto known = old.find(id);
        if (known == old.end()) {
            costs.push_back({id, std::nullopt, cost});
            continue;
        }
        if (known->second != cost) costs.push_back({id, known->second, cost});
        old.erase(known);
    }
    for (const auto& [id, cost] : then.costs)
        if (const auto left = old.find(id); left != old.end()) {
            costs.push_back({id, cost, std::nullopt});
            old.erase(left);
        }
    return costs;
}

std::vector<std::string> without(const std::vector<std::string>& all, const std::vector<std::string>& known)
{
    std::vector<std::string> rest;
    std::set_difference(all.begin(), all.end(), known.begin(), known.end(), std::back_inserter(rest));
    return rest;
}

std::string named(const std::vector<std::string>& names, const Wording& wording)
{
    const auto shown = std::vector<std::string>(
        names.begin(), names.begin() + static_cast<std::ptrdiff_t>(std::min(names.size(), maxNamed)));
    const auto all = fmt::format("{}", fmt::join(shown, ", "));
    if (names.size() <= maxNamed) return all;
    return wording.say("{names} and {count} more", {{"names", all}, {"count", names.size() - maxNamed}});
}

std::string sentence(const PinChange::Cost& cost, const Wording& wording)
{
    const auto id = schema::cut(cost.id, maxIdBytes);
    const auto then = cost.then ? wording.number(*cost.then, 15) : std::string();
    const auto now = cost.now ? wording.number(*cost.now, 15) : std::string();
    if (!cost.then) return wording.say("{id} is new and costs {now}", {{"id", id}, {"now", now}});
    if (!cost.now) return wording.say("{id} cost {then} and was removed", {{"id", id}, {"then", then}});
    return wording.say("{id} cost {then}, now {now}", {{"id", id}, {"then", then}, {"now", now}});
}

std::string verdict(const PinChange& change, const Wording& wording)
{
    if (!change.newErrors.empty() && change.wasLegal)
        return wording.say("it was legal and now breaks {rules}", {{"rules", named(change.newErrors, wording)}});
    std::vector<std::string> parts;
    if (!change.newErrors.empty())
        parts.push_back(wording.say("it newly breaks {rules}", {{"rules", named(change.newErrors, wording)}}));
    if (!change.goneErrors.empty())
        parts.push_back(wording.say("it no longer breaks {rules}", {{"rules", named(change.goneErrors, wording)}}));
    return fmt::format("{}", fmt::join(parts, "; "));
}

}  // namespace

PinChange compare(const Pin& then, const Pin& now)
{
    PinChange change;
    const auto differs = [](const std::string& a, const std::string& b) { return !a.empty() && a != b; };
    change.version = differs(then.version, now.version);
    change.system = differs(then.hashes.system, now.hashes.system);
    change.list = differs(then.hashes.list, now.hashes.list);
    change.army = differs(then.army, now.army);
    change.knowsThen = !then.isBare();
    if (!change.knowsThen) return change;
    if (!then.costs.empty()) change.costs = differing(then, now);
    if (then.cost && now.cost && *then.cost != *now.cost) change.costThen = then.cost, change.costNow = now.cost;
    if (!then.errors || !now.errors) return change;
    change.newErrors = without(*now.errors, *then.errors);
    change.goneErrors = without(*then.errors, *now.errors);
    change.wasLegal = then.errors->empty();
    return change;
}

std::string consequences(const PinChange& change, std::string_view points, const Wording& wording)
{
    if (!change.knowsThen) return {};
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < change.costs.size() && i < maxNamed; ++i)
        parts.push_back(sentence(change.costs[i], wording));
    if (change.costs.size() > maxNamed)
        parts.push_back(wording.say("and {count} more", {{"count", change.costs.size() - maxNamed}}));
    if (change.costThen)
        parts.push_back(
            wording.say("the army cost {then} {points}, now {now}", {{"then", wording.number(*change.costThen, 15)},
                                                                     {"points", points},
                                                                     {"now", wording.number(*change.costNow, 15)}}));
    if (auto text = verdict(change, wording); !text.empty()) parts.push_back(std::move(text));
    if (parts.empty()) return wording.say("its points and legality have not changed");
    if (change.army) parts.push_back(wording.say("the army itself has changed since, which may explain some of this"));
    return fmt::format("{}", fmt::join(parts, "; "));
}

}  // namespace muster::rules
