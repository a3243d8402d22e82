#include "validator/reporters/json.hpp"
#include "validator/reporters/reporter.hpp"
#include "validator/reporters/text.hpp"

#include <algorithm>
#include <array>

namespace muster::validator {

namespace {

struct Format {
    std::string_view name;
    std::unique_ptr<Reporter> (*make)(bool colour);
};

constexpr std::array formats{
    Format{"text", [](bool colour) -> std::unique_ptr<Reporter> { return std::make_unique<TextReporter>(colour); }},
    Format{"json", [](bool) -> std::unique_ptr<Reporter> { return std::make_unique<JsonReporter>(); }},
};

constexpr bool namesDiffer()
{
    for (std::size_t i = 0; i < formats.size(); ++i)
        for (std::size_t j = i + 1; j < formats.size(); ++j)
            if (formats[i].name == formats[j].name) return false;
    return true;
}
static_assert(namesDiffer());

}  // namespace

std::size_t Report::count(diagnostics::Level level) const
{
    return static_cast<std::size_t>(
        std::count_if(diagnostics.begin(), diagnostics.end(), [&](const auto& d) { return d.level == level; }));
}

std::vector<std::string> reporterNames()
{
    std::vector<std::string> names;
    for (const auto& format : formats) names.emplace_back(format.name);
    return names;
}

std::unique_ptr<Reporter> makeReporter(std::string_view name, bool colour)
{
    for (const auto& format : formats)
        if (format.name == name) return format.make(colour);
    return nullptr;
}

}  // namespace muster::validator
