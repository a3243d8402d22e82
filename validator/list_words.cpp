#include "validator/list_words.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <utility>

namespace muster::validator {

using Json = nlohmann::ordered_json;

std::string nameOf(text::Node node)
{
    const auto name = node["name"].string();
    return std::string(name.empty() ? node["id"].string() : name);
}

Json numberOf(const std::optional<double>& value)
{
    constexpr double maxExact = 9e15;
    if (!value || !std::isfinite(*value)) return {};
    const bool isWhole = *value == std::trunc(*value) && std::abs(*value) < maxExact;
    return isWhole ? Json(static_cast<std::int64_t>(*value)) : Json(*value);
}

std::string costText(const std::optional<double>& cost, bool isAddition)
{
    if (!cost) return "-";
    const auto text = numberOf(cost).dump();
    return isAddition && *cost >= 0 ? "+" + text : text;
}

std::vector<std::string> optionIds(const rules::Entry& entry, const std::vector<std::size_t>& indices)
{
    std::vector<std::string> ids;
    for (const auto index : indices) ids.emplace_back(entry.options[index].id);
    return ids;
}

std::string conditionsOf(const rules::Entry& entry, const rules::Option& option)
{
    std::vector<std::string> parts;
    if (option.group) parts.push_back(nameOf(entry.optionGroups[*option.group].node));
    if (option.perUnit.isCount)
        parts.emplace_back("one for each base");
    else if (option.perUnit.number != 1)
        parts.push_back(fmt::format("up to {} a unit", option.perUnit.number));
    for (const auto& [verb, others] :
         {std::pair("requires", &option.required), std::pair("excludes", &option.excluded)})
        if (!others->empty()) parts.push_back(fmt::format("{} {}", verb, fmt::join(optionIds(entry, *others), ", ")));
    return fmt::format("{}", fmt::join(parts, "; "));
}

std::string maxOf(const rules::UnitLimit& limit)
{
    return limit.isCount ? "one for each base" : fmt::to_string(limit.number);
}

std::string maxOf(const rules::Entry& entry)
{
    if (!entry.max) return "-";
    return fmt::to_string(*entry.max) + (entry.step > 0 ? fmt::format("+{}", entry.step) : "");
}

std::string boundsOf(const rules::JointLimit& limit, std::string_view points)
{
    std::vector<std::string> parts;
    const auto per = limit.per > 0 ? fmt::format(" for each {:.10g} {}", limit.per, points) : std::string();
    const auto number = [&](const char* bound, std::int64_t count) {
        const char* units = !limit.countsUnits ? "" : count == 1 ? " unit" : " units";
        parts.push_back(fmt::format("{} {}{}{}", bound, count, units, per));
    };
    if (limit.min) number("at least", *limit.min);
    if (limit.max) number("at most", *limit.max);
    if (limit.minShare) parts.push_back(fmt::format("at least {:.10g} % of the budget", *limit.minShare));
    if (limit.maxShare) parts.push_back(fmt::format("at most {:.10g} % of the budget", *limit.maxShare));
    return fmt::format("{}", fmt::join(parts, ", "));
}

}  // namespace muster::validator
