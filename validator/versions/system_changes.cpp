#include "validator/versions/system_changes.hpp"

#include "core/text/version.hpp"
#include "validator/versions/part_comparison.hpp"
#include "validator/versions/same_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace muster::validator {

namespace {

using text::Node;

class SystemComparison : private PartComparison {
public:
    using PartComparison::PartComparison;

    std::vector<Change> run()
    {
        static constexpr std::array<std::string_view, 11> elements{"definitions", "unit",  "entry",    "leader",
                                                                   "group",       "army",  "list",     "scenario",
                                                                   "side",        "piece", "placement"};
        static constexpr std::array<std::string_view, 15> texts{
            "name", "summary", "notice", "source",    "symbols", "emblems", "symbolFrame", "statistics",
            "odds", "play",    "board",  "reference", "setup",   "sheets",  "translations"};
        // What is removed is missing from what is compared.
        static constexpr std::array<std::string_view, 7> leftOut{"$schema", "format", "id",    "version",
                                                                 "remove",  "accept", "expect"};
        for (const auto key : changedKeys(leftOut)) {
            const Node then = this->then()[key], now = this->now()[key];
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
            else if (key == "systemVersion")
                compareBase(then, now);
            else if (key == "lists" && now.string() == "optional")
                // An army may then name a list, and need not.
                add(ChangeWeight::addition, now, "\"lists\" has changed");
            else
                compareWhole(then, now, key);
        }
        return sortedChanges();
    }

private:
    /// The version of the system that it extends: what its author says of its changes.
    void compareBase(Node then, Node now)
    {
        const auto before = text::versionFrom(then.string()), after = text::versionFrom(now.string());
        if (!before || !after)
            return add(ChangeWeight::text, now, fmt::format("\"systemVersion\" is {}", now ? "new" : "gone"));
        add(weightOf(*before, *after), now,
            fmt::format("the system that it extends was {} and is {}", then.string(), now.string()));
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
};

}  // namespace

std::vector<Change> changesOfSystem(Node then, Node now) { return SystemComparison(then, now, {}).run(); }

}  // namespace muster::validator
