#pragma once

#include "validator/versions/change.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// Compares the parts that systems and lists have in common: tables, entries and rules.
class PartComparison {
public:
    /// The items of an array with ids. Rows only have values; the others have limits, such as `max`.
    enum class Items : std::uint8_t { rows, entries, options, optionGroups, jointLimits };

    /// `inherited` are the roots of the files on which the later version builds: what it adds may replace something
    /// there.
    PartComparison(text::Node then, text::Node now, std::vector<text::Node> inherited);

protected:
    /// The keys whose values differ, without those left out and extensions.
    std::vector<std::string_view> changedKeys(std::span<const std::string_view> leftOut) const;
    void add(ChangeWeight weight, text::Node at, std::string message);
    void compareTables(text::Node then, text::Node now);
    void compareItems(text::Node then, text::Node now, Items items, const std::string& where);
    void compareRules(text::Node then, text::Node now);
    /// A value that means something as a whole, such as the measure or the formula of a cost.
    void compareWhole(text::Node then, text::Node now, std::string_view key);

    /// The changes so far in the order of the later version.
    std::vector<Change> sortedChanges();

    text::Node then() const { return m_then; }
    text::Node now() const { return m_now; }

private:
    bool replacesInherited(text::Node item) const;
    ChangeWeight weightOfNew(text::Node item, Items items) const;
    void compareItem(text::Node then, text::Node now, Items items, const std::string& what);
    void compareMember(text::Node then, text::Node now, text::Node item, Items items, const std::string& what);
    void compareRule(text::Node then, text::Node now);

    text::Node m_then, m_now;
    std::vector<text::Node> m_inherited;
    std::vector<Change> m_changes;
};

}  // namespace muster::validator
