#include "printer/settings/running_text.hpp"

#include "core/text/utf8.hpp"

#include <fmt/format.h>

#include <vector>

namespace muster::printer {

namespace {

constexpr std::string_view names = "{name}, {player}, {system}, {version}, {date}, {page}, {pages} and {sheet}";

std::optional<std::string> valueOf(std::string_view name, const RunningValues& values)
{
    if (name == "name") return std::string(values.name);
    if (name == "player") return std::string(values.player);
    if (name == "system") return std::string(values.system);
    if (name == "version") return std::string(values.version);
    if (name == "date") return std::string(values.date);
    if (name == "sheet") return std::string(values.sheet);
    if (name == "page") return values.page;
    if (name == "pages") return values.pages;
    return std::nullopt;
}

std::vector<std::string_view> split(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (auto bar = text.find('|'); bar != std::string_view::npos; bar = text.find('|')) {
        parts.push_back(text.substr(0, bar));
        text.remove_prefix(bar + 1);
    }
    parts.push_back(text);
    return parts;
}

/// The part with its names replaced; sets `unknown` to the first unknown name.
std::string filled(std::string_view part, const RunningValues& values, std::string& unknown)
{
    std::string text;
    while (!part.empty()) {
        const auto open = part.find('{');
        text += part.substr(0, open);
        if (open == std::string_view::npos) break;
        const auto close = part.find('}', open);
        const auto name = part.substr(open + 1, close == std::string_view::npos ? close : close - open - 1);
        const auto value = close == std::string_view::npos ? std::nullopt : valueOf(name, values);
        if (!value && unknown.empty()) unknown = fmt::format("{{{}", text::cut(name, 40));
        text +=
            value.value_or(std::string(part.substr(open, close == std::string_view::npos ? close : close - open + 1)));
        if (close == std::string_view::npos) break;
        part.remove_prefix(close + 1);
    }
    return text;
}

}  // namespace

RunningParts runningParts(std::string_view text, const RunningValues& values)
{
    std::string ignored;
    RunningParts made;
    const auto parts = split(text);
    made[0] = filled(parts[0], values, ignored);
    if (parts.size() == 2) made[2] = filled(parts[1], values, ignored);
    for (std::size_t i = 1; parts.size() > 2 && i < 3; ++i) made[i] = filled(parts[i], values, ignored);
    return made;
}

std::optional<std::string> runningTextFault(std::string_view text)
{
    const auto parts = split(text);
    if (parts.size() > 3)
        return fmt::format("\"{}\" has {} parts; use at most three: left|middle|right", text, parts.size());
    std::string unknown;
    for (const auto part : parts) filled(part, {}, unknown);
    if (unknown.empty()) return std::nullopt;
    return fmt::format("\"{}\" contains the unknown name {}}}; use {}", text, unknown, names);
}

}  // namespace muster::printer
