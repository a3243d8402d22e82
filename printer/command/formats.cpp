#include "printer/command/formats.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>

namespace muster::printer {

namespace {

struct FormatName {
    Format format;
    std::string_view name;
    std::string_view suffix;
};

constexpr std::array<FormatName, 6> formats{{
    {Format::pdf, "pdf", "pdf"},
    {Format::svg, "svg", "svg"},
    {Format::png, "png", "png"},
    {Format::html, "html", "html"},
    {Format::text, "text", "txt"},
    {Format::markdown, "markdown", "md"},
}};

}  // namespace

std::vector<std::string_view> formatNames()
{
    std::vector<std::string_view> names;
    for (const auto& known : formats) names.push_back(known.name);
    return names;
}

std::optional<Format> formatNamed(std::string_view name)
{
    for (const auto& known : formats) {
        if (known.name == name) return known.format;
    }
    return std::nullopt;
}

std::optional<Format> formatOfFile(const std::string& file)
{
    auto suffix = std::filesystem::path(file).extension().string();
    std::transform(suffix.begin(), suffix.end(), suffix.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    for (const auto& known : formats) {
        if (suffix == "." + std::string(known.suffix)) return known.format;
    }
    return std::nullopt;
}

std::string_view suffixOf(Format format)
{
    return std::find_if(formats.begin(), formats.end(), [&](const auto& known) { return known.format == format; })
        ->suffix;
}

}  // namespace muster::printer
