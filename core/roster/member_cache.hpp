#pragma once

#include "core/expr/value.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace muster::rules {

/// The resolved units and leaders of one army, by their text. A member's values depend only on its text and the
/// catalogue, so after a small change to an army only the changed members are resolved again.
class MemberCache {
public:
    struct CachedMember {
        std::shared_ptr<const expr::Arena> memory;  ///< of `self`
        expr::Value self;
        std::vector<std::string_view> missing;
        std::uint64_t work = 0;          ///< the work of resolving it, charged to each army that uses it
        std::uint64_t workForTexts = 0;  ///< the work for values that verdicts do not read
    };

    /// The cached unit or leader with that text, or null.
    const CachedMember* find(bool leader, std::string_view text) const;
    /// Takes over a member from the cache of an earlier army.
    void share(bool leader, std::string_view text, const CachedMember& known);
    /// Keeps a copy of the values, unless they are too large.
    void keep(bool leader, std::string_view text, CachedMember known);

private:
    std::unordered_map<std::string, CachedMember> m_members[2];
    std::size_t m_kept = 0;  ///< number of value parts copied for this army
};

}  // namespace muster::rules
