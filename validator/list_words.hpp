#pragma once

#include "core/library/catalogue.hpp"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

// What reports on lists say of their parts, as plain text.

/// The name of an entry, an option and so on; else its id.
std::string nameOf(text::Node node);

/// A number without a fraction if it is whole; null for nothing and for what no file can contain.
nlohmann::ordered_json numberOf(const std::optional<double>& value);

/// A cost, with a sign if it is added to another one; "-" if there is none.
std::string costText(const std::optional<double>& cost, bool isAddition);

/// The ids of options of an entry.
std::vector<std::string> optionIds(const rules::Entry& entry, const std::vector<std::size_t>& indices);

/// When a unit may take an option: "Special weapons; up to 2 a unit; requires medic". May be empty.
std::string conditionsOf(const rules::Entry& entry, const rules::Option& option);

/// How many options of a group a unit may take.
std::string maxOf(const rules::UnitLimit& limit);

/// "7+3": the maximum, and what more of the budget adds to it; "-" if there is none.
std::string maxOf(const rules::Entry& entry);

/// "at most 1 for each 500 points", "at least 2 units", and so on.
std::string boundsOf(const rules::JointLimit& limit, std::string_view points);

}  // namespace muster::validator
