#pragma once

#include "core/text/document.hpp"
#include "core/text/version.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// What a change of a system means for those who use it.
enum class ChangeWeight : std::uint8_t {
    text,      ///< no army, list or scenario is concerned
    addition,  ///< all remain as they are; more is possible
    breaking   ///< a legal one may become illegal, cost something else, or name what is gone
};

/// "text", "addition" or "breaking".
std::string_view weightName(ChangeWeight weight);

/// One difference between two versions of a system.
struct SystemChange {
    ChangeWeight weight = ChangeWeight::text;
    std::string message;  ///< "the table \"weapons\" no longer has \"musket\""
    text::Node at;        ///< in the later version; what contained it, if it is gone
};

/// The differences between two versions of a system, in the order of the later one. Both must have the form of a
/// system. What cannot be told to be harmless, such as a changed condition, counts as breaking.
std::vector<SystemChange> changesBetween(text::Node then, text::Node now);

/// The lowest version that may follow another one after such changes: the next major one after breaking changes, the
/// next minor one after additions, else the next patch; one step less for versions before 1.0. The same without any.
text::Version nextVersion(const text::Version& then, const std::vector<SystemChange>& changes);

}  // namespace muster::validator
