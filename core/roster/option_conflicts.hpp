#pragma once

#include "core/library/catalogue.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace muster::rules {

/// An option and how often one unit takes it.
struct OptionUse {
    const Option* option = nullptr;
    std::int64_t times = 1;
};

/// A way in which the options of one unit break what its entry allows.
struct OptionConflict {
    enum class Kind {
        tooOften,  ///< `option` is taken `taken` times, more than its `perUnit` allows
        missing,   ///< `option` requires `other`, which is not taken
        excluded,  ///< `option` excludes `other`, and both are taken
        tooMany,   ///< `taken` of `group`, more than its maximum; `option` is the last of them
        tooFew,    ///< `taken` of `group`, fewer than its minimum
    };

    Kind kind;
    const Option* option = nullptr;
    const Option* other = nullptr;
    const OptionGroup* group = nullptr;
    std::int64_t taken = 0;
    std::int64_t limit = 0;  ///< the maximum or minimum that `taken` breaks
};

/// More bases than a unit has: a unit of so many breaks fixed limits only.
inline constexpr std::int64_t manyBases = 10'000;

/// The conflicts of the options that a unit of that many bases takes; a leader counts as one base. An option that
/// occurs more than once counts as often as all its uses together. Names that the entry does not have are ignored.
std::vector<OptionConflict> optionConflicts(const Entry& entry, std::span<const OptionUse> uses, std::int64_t bases);

/// The options that a new unit starts with: the first of each group, with what they require, up to the group's minimum.
std::vector<const Option*> startingOptions(const Entry& entry);

/// True if some unit of the entry may take the option: its maximum is not 0, and what it requires does not contradict
/// the rest.
bool canBeTaken(const Entry& entry, const Option& option);

}  // namespace muster::rules
