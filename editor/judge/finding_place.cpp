#include "editor/judge/finding_place.hpp"

#include "core/text/pointer.hpp"

namespace muster::editor {

std::string_view missingKey(const diagnostics::Diagnostic& finding)
{
    constexpr std::string_view before = "missing key \"";
    const std::string_view message = finding.message;
    if (finding.rule != "schema/required" || !message.starts_with(before)) return {};
    const auto end = message.find('"', before.size());
    return end == std::string_view::npos ? std::string_view() : message.substr(before.size(), end - before.size());
}

std::string placeToMend(const diagnostics::Diagnostic& finding)
{
    std::string place = finding.place.pointer;
    if (const auto key = missingKey(finding); !key.empty()) text::appendToken(place, key);
    return place;
}

}  // namespace muster::editor
