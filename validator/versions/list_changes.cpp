#include "validator/versions/list_changes.hpp"

#include "validator/versions/part_comparison.hpp"
#include "validator/versions/same_value.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace muster::validator {

namespace {

using text::Node;

class ListComparison : private PartComparison {
public:
    using PartComparison::PartComparison;

    std::vector<Change> run()
    {
        static constexpr std::array<std::string_view, 9> texts{"name",   "book",    "period", "summary",     "colours",
                                                               "emblem", "sources", "notes",  "translations"};
        static constexpr std::array<std::string_view, 7> leftOut{"$schema",       "format", "id",    "version",
                                                                 "systemVersion", "accept", "expect"};
        for (const auto key : changedKeys(leftOut)) {
            const Node then = this->then()[key], now = this->now()[key];
            if (isOneOf(key, texts))
                add(ChangeWeight::text, now, fmt::format("\"{}\" has changed", key));
            else if (key == "entries" || key == "leaders")
                compareItems(then, now, Items::entries, fmt::format("\"{}\"", key));
            else if (key == "limits")
                compareItems(then, now, Items::jointLimits, "\"limits\"");
            else if (key == "tables")
                compareTables(then, now);
            else if (key == "rules")
                compareRules(then, now);
            else if (key == "extends")
                compareExtended(then, now);
            else
                // A fact that rules of the system may read.
                compareWhole(then, now, key);
        }
        return sortedChanges();
    }

private:
    /// Other lists bring limits, rules and minimums, too.
    void compareExtended(Node then, Node now)
    {
        const auto contains = [](Node ids, Node id) {
            return std::any_of(ids.begin(), ids.end(), [&](Node each) { return each.string() == id.string(); });
        };
        bool isOther = false;
        for (const Node id : then) {
            if (contains(now, id)) continue;
            add(ChangeWeight::breaking, now, fmt::format("the list no longer extends \"{}\"", id.string()));
            isOther = true;
        }
        for (const Node id : now) {
            if (contains(then, id)) continue;
            add(ChangeWeight::breaking, id, fmt::format("the list extends \"{}\" in addition", id.string()));
            isOther = true;
        }
        // The nearer one wins.
        if (!isOther) add(ChangeWeight::breaking, now, "\"extends\" has another order");
    }
};

}  // namespace

std::vector<Change> changesOfList(Node then, Node now, std::vector<Node> inherited)
{
    return ListComparison(then, now, std::move(inherited)).run();
}

}  // namespace muster::validator
