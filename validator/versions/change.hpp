#pragma once

#include "core/text/document.hpp"
#include "core/text/version.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// What a change of a system or a list means for those who use it.
enum class ChangeWeight : std::uint8_t {
    text,      ///< no army, list or scenario is concerned
    addition,  ///< all remain as they are; more is possible
    breaking   ///< a legal one may become illegal, cost something else, or name what is gone
};

/// "text", "addition" or "breaking".
std::string_view weightName(ChangeWeight weight);

/// One difference between two versions of a file.
struct Change {
    ChangeWeight weight = ChangeWeight::text;
    std::string message;  ///< "the table \"weapons\" no longer has \"musket\""
    text::Node at;        ///< in the later version; what contained it, if it is gone
};

/// The lowest version that may follow another one after such changes: the next major one after breaking changes, the
/// next minor one after additions, else the next patch; one step less for versions before 1.0. The same without any.
text::Version nextVersion(const text::Version& then, const std::vector<Change>& changes);

/// What a step from one version to another says of the changes between them; `breaking` too if it goes back.
ChangeWeight weightOf(const text::Version& then, const text::Version& now);

}  // namespace muster::validator
