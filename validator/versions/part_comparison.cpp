#include "validator/versions/part_comparison.hpp"

#include "validator/versions/same_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <set>

namespace muster::validator {

using text::Node;

namespace {

using Items = PartComparison::Items;

/// A limit that a number states: a larger or a smaller one allows more. Without it, a value applies.
struct NumberLimit {
    std::string_view key;
    bool isUpper;
    double usual;
};

std::optional<NumberLimit> numberLimit(std::string_view key, Items items)
{
    constexpr double unlimited = std::numeric_limits<double>::infinity();
    if (key == "max") return NumberLimit{key, true, items == Items::optionGroups ? 1 : unlimited};
    if (key == "min" || key == "minShare") return NumberLimit{key, false, 0};
    if (key == "maxShare") return NumberLimit{key, true, unlimited};
    if (key == "perUnit") return NumberLimit{key, true, 1};
    if (key == "step") return NumberLimit{key, true, 0};
    return std::nullopt;
}

ChangeWeight weightOfLimit(const NumberLimit& limit, Node then, Node now)
{
    const auto number = [&](Node value) { return value.isNumber() ? value.real() : limit.usual; };
    // Once for each base is at least once.
    if (now.isString()) return !then.isString() && number(then) <= 1 ? ChangeWeight::addition : ChangeWeight::breaking;
    if (then.isString()) return ChangeWeight::breaking;
    const double before = number(then), after = number(now);
    if (before == after) return ChangeWeight::text;
    return (after > before) == limit.isUpper ? ChangeWeight::addition : ChangeWeight::breaking;
}

/// True for lists of ids that a later version has shortened.
bool isPartOf(Node now, Node then)
{
    std::set<std::string_view> ids;
    for (const Node id : then) ids.insert(id.string());
    return std::all_of(now.begin(), now.end(), [&](Node id) { return ids.contains(id.string()); });
}

ChangeWeight weightOfMember(Node then, Node now, std::string_view key, Items items)
{
    // What nothing reads yet changes nothing.
    if (items == Items::rows) return then ? ChangeWeight::breaking : ChangeWeight::addition;
    if (const auto limit = numberLimit(key, items)) return weightOfLimit(*limit, then, now);
    if (key == "requires" || key == "excludes")
        return isPartOf(now, then) ? ChangeWeight::addition : ChangeWeight::breaking;
    return key == "group" && !now ? ChangeWeight::addition : ChangeWeight::breaking;
}

std::string_view nameOf(Node item) { return item[item["name"].isString() ? "name" : "label"].string(); }

/// Items by their names, without those that share one.
std::map<std::string_view, Node> byName(const std::map<std::string_view, Node>& items)
{
    std::map<std::string_view, Node> named;
    std::set<std::string_view> seen;
    for (const auto& [id, item] : items) {
        const auto name = nameOf(item);
        if (name.empty()) continue;
        if (seen.insert(name).second)
            named.emplace(name, item);
        else
            named.erase(name);
    }
    return named;
}

/// Ids of items that have another id in the later version and kept their name, with the later item.
std::map<std::string_view, Node> renamedItems(const std::map<std::string_view, Node>& before,
                                              const std::map<std::string_view, Node>& after)
{
    std::map<std::string_view, Node> renamed;
    const auto then = byName(before), now = byName(after);
    for (const auto& [name, item] : then) {
        const auto other = now.find(name);
        if (other == now.end()) continue;
        const auto id = item["id"].string(), otherId = other->second["id"].string();
        if (!after.contains(id) && !before.contains(otherId)) renamed.emplace(id, other->second);
    }
    return renamed;
}

/// 0 for errors, then warnings and notes.
int severity(Node rule)
{
    const auto level = rule["level"].string();
    return level == "info" || level == "remark" ? 2 : level == "warning" ? 1 : 0;
}

}  // namespace

PartComparison::PartComparison(Node then, Node now, std::vector<Node> inherited)
    : m_then(then), m_now(now), m_inherited(std::move(inherited))
{}

std::vector<std::string_view> PartComparison::changedKeys(std::span<const std::string_view> leftOut) const
{
    std::set<std::string_view> keys;
    for (const Node root : {m_now, m_then})
        for (const Node member : root) keys.insert(member.key());
    std::vector<std::string_view> changed;
    for (const auto key : keys) {
        const bool isLeftOut = key.starts_with("x-") || std::find(leftOut.begin(), leftOut.end(), key) != leftOut.end();
        if (!isLeftOut && !isSameValue(m_then[key], m_now[key], Texts::compared)) changed.push_back(key);
    }
    return changed;
}

void PartComparison::add(ChangeWeight weight, Node at, std::string message)
{
    m_changes.push_back({weight, std::move(message), at ? at : m_now});
}

std::vector<Change> PartComparison::sortedChanges()
{
    std::stable_sort(m_changes.begin(), m_changes.end(),
                     [](const auto& a, const auto& b) { return a.at.index() < b.at.index(); });
    return std::move(m_changes);
}

void PartComparison::compareWhole(Node then, Node now, std::string_view key)
{
    if (isSameValue(then, now, Texts::ignored))
        return add(ChangeWeight::text, now, fmt::format("texts of \"{}\" have changed", key));
    add(ChangeWeight::breaking, now,
        !then  ? fmt::format("\"{}\" is new", key)
        : !now ? fmt::format("\"{}\" is gone", key)
               : fmt::format("\"{}\" has changed", key));
}

void PartComparison::compareTables(Node then, Node now)
{
    for (const Node table : then)
        if (!now[table.key()]) add(ChangeWeight::breaking, now, fmt::format("the table \"{}\" is gone", table.key()));
    for (const Node table : now) {
        // Its rows may replace inherited ones.
        const bool isNew = !then[table.key()] && std::none_of(m_inherited.begin(), m_inherited.end(), [&](Node root) {
            return bool(root["tables"][table.key()]);
        });
        if (isNew)
            add(ChangeWeight::addition, table, fmt::format("the table \"{}\" is new", table.key()));
        else
            compareItems(then[table.key()], table, Items::rows, fmt::format("the table \"{}\"", table.key()));
    }
}

bool PartComparison::replacesInherited(Node item) const
{
    const Node array = item.parent(), owner = array.parent();
    const bool isRow = owner.key() == "tables" && owner.parent() == m_now;
    if (owner != m_now && !isRow) return false;
    return std::any_of(m_inherited.begin(), m_inherited.end(), [&](Node root) {
        const Node others = (isRow ? root["tables"] : root)[array.key()];
        return std::any_of(others.begin(), others.end(),
                           [&](Node other) { return other["id"].string() == item["id"].string(); });
    });
}

ChangeWeight PartComparison::weightOfNew(Node item, Items items) const
{
    const bool isNeeded = item["min"].isNumber() && item["min"].real() > 0;
    const bool isBreaking =
        items == Items::jointLimits || (items != Items::rows && isNeeded) || replacesInherited(item);
    return isBreaking ? ChangeWeight::breaking : ChangeWeight::addition;
}

void PartComparison::compareItems(Node then, Node now, Items items, const std::string& where)
{
    const auto before = byId(then), after = byId(now);
    const auto renamed = renamedItems(before, after);
    std::set<std::string_view> newNames;
    // Armies do not name these.
    const bool isFree = items == Items::optionGroups || items == Items::jointLimits;
    for (const auto& [id, item] : before) {
        if (after.contains(id)) continue;
        const auto other = renamed.find(id);
        if (other != renamed.end() && !isFree) {
            newNames.insert(other->second["id"].string());
            add(ChangeWeight::breaking, other->second,
                fmt::format("\"{}\" of {} has the id \"{}\" now", id, where, other->second["id"].string()));
        } else {
            add(isFree ? ChangeWeight::addition : ChangeWeight::breaking, now,
                fmt::format("{} no longer has \"{}\"", where, id));
        }
    }
    for (const auto& [id, item] : after) {
        const auto known = before.find(id);
        if (known != before.end()) {
            if (!isSameValue(known->second, item, Texts::compared))
                compareItem(known->second, item, items, fmt::format("\"{}\" of {}", id, where));
        } else if (!newNames.contains(id)) {
            add(weightOfNew(item, items), item,
                fmt::format("{} has \"{}\" in addition{}", where, id,
                            replacesInherited(item) ? ", which replaces an inherited one" : ""));
        }
    }
}

void PartComparison::compareItem(Node then, Node now, Items items, const std::string& what)
{
    if (isSameValue(then, now, Texts::ignored))
        return add(ChangeWeight::text, now, fmt::format("texts of {} have changed", what));
    for (const Node member : then)
        if (!isForPeople(member) && !now[member.key()]) compareMember(member, {}, now, items, what);
    for (const Node member : now)
        if (!isForPeople(member) && !isSameValue(then[member.key()], member, Texts::ignored))
            compareMember(then[member.key()], member, now, items, what);
}

void PartComparison::compareMember(Node then, Node now, Node item, Items items, const std::string& what)
{
    const auto key = then ? then.key() : now.key();
    const bool hasOptions = items == Items::entries && (!then || then.isArray()) && (!now || now.isArray());
    if (hasOptions && key == "options")
        return compareItems(then, now, Items::options, fmt::format("the options of {}", what));
    if (hasOptions && key == "optionGroups")
        return compareItems(then, now, Items::optionGroups, fmt::format("the option groups of {}", what));
    add(weightOfMember(then, now, key, items), now ? now : item,
        !now    ? fmt::format("{} no longer has \"{}\"", what, key)
        : !then ? fmt::format("{} has \"{}\" in addition", what, key)
                : fmt::format("\"{}\" of {} was {} and is {}", key, what, shownNode(then), shownNode(now)));
}

void PartComparison::compareRules(Node then, Node now)
{
    const auto before = byId(then), after = byId(now);
    for (const auto& [id, rule] : before)
        if (!after.contains(id)) add(ChangeWeight::breaking, now, fmt::format("the rule \"{}\" is gone", id));
    for (const auto& [id, rule] : after) {
        const auto known = before.find(id);
        if (known != before.end()) {
            if (!isSameValue(known->second, rule, Texts::compared)) compareRule(known->second, rule);
            continue;
        }
        const bool isReplaced = replacesInherited(rule), isError = severity(rule) == 0;
        add(isReplaced || isError ? ChangeWeight::breaking : ChangeWeight::addition, rule,
            fmt::format("the rule \"{}\" is new{}", id,
                        isReplaced ? ", and replaces an inherited one"
                        : isError  ? ", and an error"
                                   : ""));
    }
}

void PartComparison::compareRule(Node then, Node now)
{
    static constexpr std::array<std::string_view, 8> conditions{"scope",   "when",    "each",        "let",
                                                                "levelIf", "require", "contributes", "replaces"};
    const auto id = now["id"].string();
    const int before = severity(then), after = severity(now);
    if (before != after)
        add(after < before ? ChangeWeight::breaking : ChangeWeight::addition, now["level"],
            fmt::format("the rule \"{}\" is {} severe", id, after < before ? "more" : "less"));
    bool isOther = before != after;
    for (const auto key : conditions) {
        if (isSameValue(then[key], now[key], Texts::ignored)) continue;
        add(ChangeWeight::breaking, now[key] ? now[key] : now,
            fmt::format("\"{}\" of the rule \"{}\" has changed", key, id));
        isOther = true;
    }
    if (!isOther) add(ChangeWeight::text, now, fmt::format("texts of the rule \"{}\" have changed", id));
}

}  // namespace muster::validator
