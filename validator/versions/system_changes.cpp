#include "validator/versions/system_changes.hpp"

#include "core/library/content_hashes.hpp"
#include "core/schema/wording.hpp"
#include "core/text/canonical.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace muster::validator {

namespace {

using text::Node;

constexpr std::size_t maxShownValue = 60;

template <std::size_t Size>
bool isOneOf(std::string_view key, const std::array<std::string_view, Size>& keys)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// Members that only people read, besides those that no verdict depends on in any kind of file.
bool isForPeople(Node member)
{
    static constexpr std::array<std::string_view, 7> words{"name", "label",    "short",  "summary",
                                                           "help", "fileHelp", "message"};
    return !rules::affectsVerdicts(member) || (member.isString() && isOneOf(member.key(), words));
}

enum class Texts : std::uint8_t { compared, ignored };

/// Rows only have values. Entries and options also have limits, such as `max`.
enum class Items : std::uint8_t { rows, entries };

/// True for equal values; the order of members does not count.
bool isSameValue(Node a, Node b, Texts texts)
{
    if (!a || !b) return !a && !b;
    if (a.isNumber() && b.isNumber()) return a.plainText() == b.plainText() || a.real() == b.real();
    if (a.kind() != b.kind()) return false;
    if (a.isString()) return a.string() == b.string();
    if (a.isArray()) {
        if (a.size() != b.size()) return false;
        auto other = b.begin();
        for (const Node item : a) {
            if (!isSameValue(item, *other, texts)) return false;
            ++other;
        }
        return true;
    }
    if (!a.isObject()) return a.sourceText() == b.sourceText();
    const auto counts = [&](Node member) { return texts == Texts::compared || !isForPeople(member); };
    // Looking up a member of the object itself takes time by the number of its members.
    std::map<std::string_view, Node> others;
    for (const Node member : b)
        if (counts(member)) others.emplace(member.key(), member);
    std::size_t count = 0;
    for (const Node member : a) {
        if (!counts(member)) continue;
        ++count;
        const auto other = others.find(member.key());
        if (other == others.end() || !isSameValue(member, other->second, texts)) return false;
    }
    return count == others.size();
}

std::string shownNode(Node node) { return schema::cut(text::onOneLine(node), maxShownValue); }

/// The items of an array by their ids.
std::map<std::string_view, Node> byId(Node array)
{
    std::map<std::string_view, Node> items;
    for (const Node item : array)
        if (item["id"].isString()) items.emplace(item["id"].string(), item);
    return items;
}

class SystemComparison {
public:
    SystemComparison(Node then, Node now) : m_then(then), m_now(now) {}

    std::vector<SystemChange> run()
    {
        static constexpr std::array<std::string_view, 11> elements{"definitions", "unit",  "entry",    "leader",
                                                                   "group",       "army",  "list",     "scenario",
                                                                   "side",        "piece", "placement"};
        static constexpr std::array<std::string_view, 15> texts{
            "name", "summary", "notice", "source",    "symbols", "emblems", "symbolFrame", "statistics",
            "odds", "play",    "board",  "reference", "setup",   "sheets",  "translations"};
        static constexpr std::array<std::string_view, 6> leftOut{"$schema", "format", "id",
                                                                 "version", "accept", "expect"};
        std::set<std::string_view> keys;
        for (const Node root : {m_now, m_then})
            for (const Node member : root) keys.insert(member.key());
        for (const auto key : keys) {
            if (isOneOf(key, leftOut) || key.starts_with("x-")) continue;
            const Node then = m_then[key], now = m_now[key];
            if (isSameValue(then, now, Texts::compared)) continue;
            if (key == "sheets" && lostSheets(then, now)) continue;
            if (isOneOf(key, texts))
                add(ChangeWeight::text, now, fmt::format("\"{}\" has changed", key));
            else if (key == "tables")
                compareTables(then, now);
            else if (key == "entries" || key == "leaders")
                compareItems(then, now, Items::entries, fmt::format("\"{}\"", key));
            else if (key == "terrain")
                compareItems(then, now, Items::rows, fmt::format("\"{}\"", key));
            else if (key == "rules")
                compareRules(then, now);
            else if (key == "derived")
                compareDerived(then, now);
            else if (key == "definitions")
                compareNamed(then, now, "definition");
            else if (isOneOf(key, elements))
                compareSchemas(then, now, fmt::format("the {}", key));
            else
                compareWhole(then, now, key);
        }
        std::stable_sort(m_changes.begin(), m_changes.end(),
                         [](const auto& a, const auto& b) { return a.at.index() < b.at.index(); });
        return std::move(m_changes);
    }

private:
    void add(ChangeWeight weight, Node at, std::string message)
    {
        m_changes.push_back({weight, std::move(message), at ? at : m_now});
    }

    /// A value that means something as a whole, such as the measure or the formula of a cost.
    void compareWhole(Node then, Node now, std::string_view key)
    {
        if (isSameValue(then, now, Texts::ignored))
            return add(ChangeWeight::text, now, fmt::format("texts of \"{}\" have changed", key));
        // An army may then name a list, and need not.
        const bool isLooser = key == "lists" && now.string() == "optional";
        add(isLooser ? ChangeWeight::addition : ChangeWeight::breaking, now,
            !then  ? fmt::format("\"{}\" is new", key)
            : !now ? fmt::format("\"{}\" is gone", key)
                   : fmt::format("\"{}\" has changed", key));
    }

    bool lostSheets(Node then, Node now)
    {
        const auto known = byId(now);
        bool lost = false;
        for (const auto& [id, sheet] : byId(then)) {
            if (known.contains(id)) continue;
            add(ChangeWeight::breaking, now, fmt::format("the sheet \"{}\" is gone", id));
            lost = true;
        }
        return lost;
    }

    void compareTables(Node then, Node now)
    {
        for (const Node table : then)
            if (!now[table.key()])
                add(ChangeWeight::breaking, now, fmt::format("the table \"{}\" is gone", table.key()));
        for (const Node table : now) {
            if (const Node before = then[table.key()])
                compareItems(before, table, Items::rows, fmt::format("the table \"{}\"", table.key()));
            else
                add(ChangeWeight::addition, table, fmt::format("the table \"{}\" is new", table.key()));
        }
    }

    /// Rows, entries, options and the like, which have ids.
    void compareItems(Node then, Node now, Items items, const std::string& where)
    {
        const auto before = byId(then), after = byId(now);
        for (const auto& [id, item] : before)
            if (!after.contains(id))
                add(ChangeWeight::breaking, now, fmt::format("{} no longer has \"{}\"", where, id));
        for (const auto& [id, item] : after) {
            const auto known = before.find(id);
            if (known == before.end())
                add(ChangeWeight::addition, item, fmt::format("{} has \"{}\" in addition", where, id));
            else if (!isSameValue(known->second, item, Texts::compared))
                compareItem(known->second, item, items, fmt::format("\"{}\" of {}", id, where));
        }
    }

    void compareItem(Node then, Node now, Items items, const std::string& what)
    {
        const auto limits = [items](Node member) { return items == Items::entries && isLimit(member.key()); };
        if (isSameValue(then, now, Texts::ignored))
            return add(ChangeWeight::text, now, fmt::format("texts of {} have changed", what));
        for (const Node member : then)
            if (!isForPeople(member) && !now[member.key()])
                // Without a limit, more is possible.
                add(limits(member) ? ChangeWeight::addition : ChangeWeight::breaking, now,
                    fmt::format("{} no longer has \"{}\"", what, member.key()));
        for (const Node member : now) {
            if (isForPeople(member)) continue;
            const Node before = then[member.key()];
            if (!before)
                add(limits(member) ? ChangeWeight::breaking : ChangeWeight::addition, member,
                    fmt::format("{} has \"{}\" in addition", what, member.key()));
            else if (isSameValue(before, member, Texts::ignored))
                continue;
            else if (items == Items::entries && member.key() == "options" && member.isArray())
                compareItems(before, member, Items::entries, fmt::format("the options of {}", what));
            else
                add(limits(member) && isLooserLimit(before, member) ? ChangeWeight::addition : ChangeWeight::breaking,
                    member,
                    fmt::format("\"{}\" of {} was {} and is {}", member.key(), what, shownNode(before),
                                shownNode(member)));
        }
    }

    static bool isLimit(std::string_view key)
    {
        static constexpr std::array<std::string_view, 5> limits{"max", "min", "requires", "excludes", "group"};
        return isOneOf(key, limits);
    }

    static bool isLooserLimit(Node then, Node now)
    {
        if (!then.isNumber() || !now.isNumber()) return false;
        return (now.key() == "max" && now.real() > then.real()) || (now.key() == "min" && now.real() < then.real());
    }

    void compareNamed(Node then, Node now, std::string_view what)
    {
        for (const Node member : then)
            if (!now[member.key()])
                add(ChangeWeight::breaking, now, fmt::format("the {} \"{}\" is gone", what, member.key()));
        for (const Node member : now) {
            if (const Node before = then[member.key()])
                compareSchemas(before, member, fmt::format("the {} \"{}\"", what, member.key()));
            else
                add(ChangeWeight::addition, member, fmt::format("the {} \"{}\" is new", what, member.key()));
        }
    }

    /// What the values of a key may be, with its keys.
    void compareSchemas(Node then, Node now, const std::string& what)
    {
        if (isSameValue(then, now, Texts::compared)) return;
        if (isSameValue(then, now, Texts::ignored))
            return add(ChangeWeight::text, now, fmt::format("texts of {} have changed", what));
        if (!then.isObject() || !now.isObject())
            return add(then ? ChangeWeight::breaking : ChangeWeight::addition, now,
                       fmt::format("{} {}", what,
                                   !now    ? "is gone"
                                   : !then ? "is new"
                                           : "has changed"));
        compareProperties(then, now, what);
        std::set<std::string_view> keys;
        for (const Node object : {then, now})
            for (const Node member : object)
                if (!isForPeople(member) && member.key() != "properties" && member.key() != "required")
                    keys.insert(member.key());
        for (const auto key : keys) {
            const Node before = then[key], after = now[key];
            if (isSameValue(before, after, Texts::ignored)) continue;
            if (key == "enum")
                compareChoices(before, after, now, what);
            else if (key == "items" && before.isObject() && after.isObject())
                compareSchemas(before, after, fmt::format("an item of {}", what));
            else
                add(isLooserBound(key, before, after) ? ChangeWeight::addition : ChangeWeight::breaking,
                    after ? after : now,
                    fmt::format("\"{}\" of {} {}", key, what,
                                !before  ? fmt::format("is {} and was not set", shownNode(after))
                                : !after ? fmt::format("is not set and was {}", shownNode(before))
                                         : fmt::format("was {} and is {}", shownNode(before), shownNode(after))));
        }
    }

    void compareProperties(Node then, Node now, const std::string& what)
    {
        const auto isRequired = [](Node schema, std::string_view key) {
            const Node names = schema["required"];
            return std::any_of(names.begin(), names.end(), [&](Node name) { return name.string() == key; });
        };
        for (const Node property : then["properties"])
            if (!now["properties"][property.key()])
                add(ChangeWeight::breaking, now, fmt::format("{} no longer has the key \"{}\"", what, property.key()));
        for (const Node property : now["properties"]) {
            const auto key = property.key();
            const bool isNeeded = isRequired(now, key);
            const Node before = then["properties"][key];
            if (!before) {
                add(isNeeded ? ChangeWeight::breaking : ChangeWeight::addition, property,
                    fmt::format("{} has the key \"{}\" in addition{}", what, key,
                                isNeeded ? ", which is required" : ""));
                continue;
            }
            if (isNeeded != isRequired(then, key))
                add(isNeeded ? ChangeWeight::breaking : ChangeWeight::addition, property,
                    fmt::format("the key \"{}\" of {} is {} required", key, what, isNeeded ? "now" : "no longer"));
            compareSchemas(before, property, fmt::format("\"{}\" of {}", key, what));
        }
    }

    void compareChoices(Node then, Node now, Node schema, const std::string& what)
    {
        if (!then || !now)
            return add(now ? ChangeWeight::breaking : ChangeWeight::addition, schema,
                       fmt::format("{} {} limited to some values", what, now ? "is" : "is no longer"));
        const auto contains = [](Node values, Node value) {
            return std::any_of(values.begin(), values.end(),
                               [&](Node each) { return isSameValue(each, value, Texts::compared); });
        };
        for (const Node value : then)
            if (!contains(now, value))
                add(ChangeWeight::breaking, now, fmt::format("{} can no longer be {}", what, shownNode(value)));
        for (const Node value : now)
            if (!contains(then, value))
                add(ChangeWeight::addition, value, fmt::format("{} can be {} in addition", what, shownNode(value)));
    }

    static bool isLooserBound(std::string_view key, Node then, Node now)
    {
        static constexpr std::array<std::string_view, 5> lower{"minimum", "exclusiveMinimum", "minLength", "minItems",
                                                               "minProperties"};
        static constexpr std::array<std::string_view, 5> upper{"maximum", "exclusiveMaximum", "maxLength", "maxItems",
                                                               "maxProperties"};
        const bool isLower = isOneOf(key, lower), isUpper = isOneOf(key, upper);
        if (!now) return isLower || isUpper || key == "pattern";
        if (!then.isNumber() || !now.isNumber()) return false;
        return (isLower && now.real() < then.real()) || (isUpper && now.real() > then.real());
    }

    void compareRules(Node then, Node now)
    {
        const auto before = byId(then), after = byId(now);
        for (const auto& [id, rule] : before)
            if (!after.contains(id)) add(ChangeWeight::breaking, now, fmt::format("the rule \"{}\" is gone", id));
        for (const auto& [id, rule] : after) {
            const auto known = before.find(id);
            if (known == before.end())
                add(severity(rule) == 0 ? ChangeWeight::breaking : ChangeWeight::addition, rule,
                    fmt::format("the rule \"{}\" is new{}", id, severity(rule) == 0 ? ", and an error" : ""));
            else if (!isSameValue(known->second, rule, Texts::compared))
                compareRule(known->second, rule);
        }
    }

    /// 0 for errors, then warnings and notes.
    static int severity(Node rule)
    {
        const auto level = rule["level"].string();
        return level == "info" ? 2 : level == "warning" ? 1 : 0;
    }

    void compareRule(Node then, Node now)
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

    void compareDerived(Node then, Node now)
    {
        std::set<std::string_view> scopes;
        for (const Node each : {now, then})
            for (const Node scope : each) scopes.insert(scope.key());
        for (const auto scope : scopes) {
            const Node before = then[scope], after = now[scope];
            for (const Node value : before)
                if (!after[value.key()])
                    add(ChangeWeight::breaking, now,
                        fmt::format("the value \"{}\" of the {} is gone", value.key(), scope));
            for (const Node value : after) {
                const Node known = before[value.key()];
                if (!known)
                    add(ChangeWeight::addition, value,
                        fmt::format("the value \"{}\" of the {} is new", value.key(), scope));
                else if (!isSameValue(known, value, Texts::ignored))
                    add(ChangeWeight::breaking, value,
                        fmt::format("the value \"{}\" of the {} has changed", value.key(), scope));
            }
        }
    }

    Node m_then, m_now;
    std::vector<SystemChange> m_changes;
};

}  // namespace

std::string_view weightName(ChangeWeight weight)
{
    switch (weight) {
    case ChangeWeight::text: return "text";
    case ChangeWeight::addition: return "addition";
    case ChangeWeight::breaking: return "breaking";
    }
    return "";
}

std::vector<SystemChange> changesBetween(Node then, Node now) { return SystemComparison(then, now).run(); }

text::Version nextVersion(const text::Version& then, const std::vector<SystemChange>& changes)
{
    if (changes.empty()) return then;
    auto weight = ChangeWeight::text;
    for (const auto& change : changes) weight = std::max(weight, change.weight);
    // Before 1.0, everything may change with a minor version.
    const bool isEarly = then.major == 0;
    if (weight == ChangeWeight::breaking && !isEarly) return {then.major + 1, 0, 0};
    if (weight == ChangeWeight::breaking || (weight == ChangeWeight::addition && !isEarly))
        return {then.major, then.minor + 1, 0};
    return {then.major, then.minor, then.patch + 1};
}

}  // namespace muster::validator
