#include "core/text/date.hpp"

#include <fmt/format.h>

#include <ctime>

namespace muster::text {

namespace {

/// The number that the digits of a text represent; nothing if it has another character.
std::optional<int> numberFrom(std::string_view digits)
{
    int number = 0;
    for (const char digit : digits) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number = number * 10 + (digit - '0');
    }
    return number;
}

}  // namespace

std::optional<Date> dateFrom(std::string_view text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto year = numberFrom(text.substr(0, 4)), month = numberFrom(text.substr(5, 2)),
               day = numberFrom(text.substr(8));
    if (!year || !month || !day) return std::nullopt;
    const Date date{std::chrono::year(*year), std::chrono::month(static_cast<unsigned>(*month)),
                    std::chrono::day(static_cast<unsigned>(*day))};
    return date.ok() ? std::optional(date) : std::nullopt;
}

std::string dateText(Date date)
{
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                       static_cast<unsigned>(date.day()));
}

Date today()
{
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    ::localtime_r(&now, &local);
    return {std::chrono::year(local.tm_year + 1900), std::chrono::month(static_cast<unsigned>(local.tm_mon + 1)),
            std::chrono::day(static_cast<unsigned>(local.tm_mday))};
}

}  // namespace muster::text
