#include "core/schema/keywords.hpp"

#include <algorithm>
#include <utility>

namespace muster::schema {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 14> refusals = {{
    {"format", "formats are not checked; say what is meant with \"pattern\""},
    {"contentEncoding", "contents of strings are not looked into; leave the keyword out"},
    {"contentMediaType", "contents of strings are not looked into; leave the keyword out"},
    {"id", "identifiers are \"$id\" in draft 7, and only at the root"},
    {"$defs", "draft 7 keeps shared schemas under \"definitions\""},
    {"$anchor", "point to a schema with a JSON pointer, such as \"#/definitions/name\""},
    {"$recursiveRef", "use \"$ref\" with a JSON pointer"},
    {"$dynamicRef", "use \"$ref\" with a JSON pointer"},
    {"dependentRequired", "draft 7 says this with \"dependencies\""},
    {"dependentSchemas", "draft 7 says this with \"dependencies\""},
    {"prefixItems", "in draft 7 a list of schemas stands under \"items\""},
    {"unevaluatedProperties", "not a part of draft 7; use \"additionalProperties\""},
    {"unevaluatedItems", "not a part of draft 7; use \"additionalItems\""},
    {"extends", "draft 7 says this with \"allOf\""},
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
