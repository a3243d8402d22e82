#include "printer/settings/setting_texts.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cstdlib>
#include <ctime>
#include <vector>

namespace muster::printer {

namespace {

constexpr double maxMargin = 60.0;

std::optional<double> edgeFrom(std::string_view text)
{
    double edge = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), edge);
    if (error != std::errc() || end != text.data() + text.size() || !(edge >= 0 && edge <= maxMargin))
        return std::nullopt;
    return edge;
}

std::string dayOf(const std::tm& time)
{
    return fmt::format("{:04}-{:02}-{:02}", time.tm_year + 1900, time.tm_mon + 1, time.tm_mday);
}

}  // namespace

std::optional<Margins> marginsFrom(std::string_view text)
{
    std::vector<double> edges;
    for (bool more = true; more;) {
        const auto comma = text.find(',');
        const auto edge = edgeFrom(text.substr(0, comma));
        if (!edge) return std::nullopt;
        edges.push_back(*edge);
        more = comma != std::string_view::npos;
        if (more) text.remove_prefix(comma + 1);
    }
    if (edges.size() == 1) return Margins::all(edges[0]);
    if (edges.size() == 4) return Margins{edges[0], edges[1], edges[2], edges[3]};
    return std::nullopt;
}

std::optional<std::string> buildDate()
{
    const char* text = std::getenv("SOURCE_DATE_EPOCH");
    if (text == nullptr) return std::nullopt;
    const std::string_view digits(text);
    std::int64_t seconds = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), seconds);
    const std::time_t moment = seconds;
    std::tm time{};
    if (error != std::errc() || end != digits.data() + digits.size() || ::gmtime_r(&moment, &time) == nullptr)
        return std::nullopt;
    return dayOf(time);
}

std::string today()
{
    const std::time_t moment = std::time(nullptr);
    std::tm time{};
    ::localtime_r(&moment, &time);
    return dayOf(time);
}

}  // namespace muster::printer
