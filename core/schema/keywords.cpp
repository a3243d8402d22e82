#include "core/schema/keywords.hpp"

#include <algorithm>
#include <utility>

namespace muster::schema {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 13> refusals = {{
    {"contentEncoding", "the contents of strings are not checked; remove the keyword"},
    {"contentMediaType", "the contents of strings are not checked; remove the keyword"},
    {"id", "in draft 7, use \"$id\", which is only allowed at the root"},
    {"$defs", "in draft 7, put shared schemas under \"definitions\""},
    {"$anchor", "point to a schema with a JSON pointer, such as \"#/definitions/name\""},
    {"$recursiveRef", "use \"$ref\" with a JSON pointer"},
    {"$dynamicRef", "use \"$ref\" with a JSON pointer"},
    {"dependentRequired", "in draft 7, use \"dependencies\""},
    {"dependentSchemas", "in draft 7, use \"dependencies\""},
    {"prefixItems", "in draft 7, put the list of schemas under \"items\""},
    {"unevaluatedProperties", "in draft 7, use \"additionalProperties\""},
    {"unevaluatedItems", "in draft 7, use \"additionalItems\""},
    {"extends", "in draft 7, use \"allOf\""},
}};

}  // namespace

std::optional<Keyword> keywordOf(std::string_view name)
{
    const auto found = std::find(keywordNames.begin(), keywordNames.end(), name);
    if (found == keywordNames.end()) return std::nullopt;
    return static_cast<Keyword>(found - keywordNames.begin());
}

std::string_view refusalOf(std::string_view name)
{
    const auto found =
        std::find_if(refusals.begin(), refusals.end(), [&](const auto& entry) { return entry.first == name; });
    return found == refusals.end() ? std::string_view{} : found->second;
}

}  // namespace muster::schema
