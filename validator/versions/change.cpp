#include "validator/versions/change.hpp"

#include <algorithm>
#include <tuple>

namespace muster::validator {

std::string_view weightName(ChangeWeight weight)
{
    switch (weight) {
    case ChangeWeight::text: return "text";
    case ChangeWeight::addition: return "addition";
    case ChangeWeight::breaking: return "breaking";
    }
    return "";
}

text::Version nextVersion(const text::Version& then, const std::vector<Change>& changes)
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

ChangeWeight weightOf(const text::Version& then, const text::Version& now)
{
    const bool isEarly = then.major == 0;
    if (now < then || now.major != then.major) return ChangeWeight::breaking;
    if (now.minor != then.minor) return isEarly ? ChangeWeight::breaking : ChangeWeight::addition;
    return isEarly && now.patch != then.patch ? ChangeWeight::addition : ChangeWeight::text;
}

}  // namespace muster::validator
