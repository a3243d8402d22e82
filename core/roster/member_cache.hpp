#pragma once

#include "core/expr/value.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace muster::rules {

/// What the units and leaders of one army came to, by their text. No more than that and the catalogue goes into a
/// member's values, so of an army that changed a little only the members that did change are resolved again.
class MemberCache {
public:
    struct CachedMember {
        std::shared_ptr<const expr::Arena> memory;  ///< of `self`
        expr::Value self;
        std::vector<std::string_view> missing;
        std::uint64_t work = 0;          ///< what it took, which an army is charged for each time
        std::uint64_t workForTexts = 0;  ///< what the values took that verdicts do not read
    };

    /// What is known of a unit or leader of that text, or null.
    const CachedMember* find(bool leader, std::string_view text) const;
    /// Takes over what an earlier army knew.
    void share(bool leader, std::string_view text, const CachedMember& known);
    /// Keeps a copy of the values, unless they are too large for that.
    void keep(bool leader, std::string_view text, CachedMember known);

private:
    std::unordered_map<std::string, CachedMember> m_members[2];
    std::size_t m_kept = 0;  ///< parts of values copied for this army
};

}  // namespace muster::rules
