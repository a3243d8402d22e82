#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace muster::text {

using Date = std::chrono::year_month_day;

/// The day that a text such as "2027-01-31" names; nothing if the text has another form or there is no such day.
std::optional<Date> dateFrom(std::string_view text);

/// A day as "2027-01-31".
std::string dateText(Date date);

/// The current day in the local time zone. For programs only: they pass it to the core, so that a check with the same
/// arguments always has the same result.
Date today();

}  // namespace muster::text
