#pragma once

#include "core/expr/value.hpp"
#include "core/rules/recollection.hpp"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace muster::rules {

/// What the units and leaders of the last army came to, by their text. No more than that and the offer goes into a
/// member's values, so of an army that changed a little only the members that did change are worked out again. For one
/// offer and one detail.
class KnownMembers {
public:
    struct Known {
        std::shared_ptr<const expr::Arena> memory;  ///< of `self`
        expr::Value self;
        std::vector<std::string_view> missing;
        std::uint64_t work = 0;  ///< what it took, which an army is charged for each time
    };

    /// Begins another army: the values found or kept for the one before last are gone.
    void beginArmy();
    /// What is known of a unit or leader of that text, or null.
    const Known* find(bool leader, std::string_view text) { return m_members[leader ? 1 : 0].find(text); }
    /// Keeps a copy, unless it is too large for that.
    void keep(bool leader, std::string_view text, expr::Value self, const std::vector<std::string_view>& missing,
              std::uint64_t work);

private:
    Recollection<Known> m_members[2];
    std::size_t m_kept = 0;  ///< parts of values copied for this army
};

}  // namespace muster::rules
