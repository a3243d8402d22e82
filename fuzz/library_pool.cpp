#include "fuzz/library_pool.hpp"

#include "core/library/library.hpp"
#include "core/text/edit.hpp"
#include "core/text/patch.hpp"
#include "fuzz/target.hpp"

#include <array>
#include <filesystem>

namespace muster::fuzz {

namespace {

constexpr std::array<std::string_view, 5> shippedSystems{"old-trousers", "ohw-6plus", "ancients-d6", "opend6-fantasy",
                                                         "otr-d6"};
constexpr int usesOfLibrary = 2000;

/// True for a place that lies within the lines of a text.
bool isWithin(const diagnostics::Place& place, const text::Source& source)
{
    const auto end = source.position(static_cast<std::uint32_t>(source.bytes().size()));
    const auto isBefore = [](std::uint32_t line, std::uint32_t column, std::uint32_t other, std::uint32_t otherColumn) {
        return line < other || (line == other && column <= otherColumn);
    };
    return place.line == 0 || (isBefore(place.line, place.column, place.endLine, place.endColumn) &&
                               isBefore(place.endLine, place.endColumn, end.line, end.column));
}

}  // namespace

std::span<const std::string_view> systemIds() { return shippedSystems; }

rules::Library& shippedLibrary()
{
    static std::unique_ptr<rules::Library> library;
    static int uses = 0;
    if (!library || ++uses % usesOfLibrary == 0)
        library = std::make_unique<rules::Library>(std::vector<std::filesystem::path>{sourcePath("armylists")});
    return *library;
}

rules::Subject subjectOf(std::string_view text, const std::string& path, files::FileKind kind)
{
    rules::Subject subject{std::make_shared<const text::Source>(path, std::string(text)), path, kind};
    subject.withSheets = true;
    subject.withReplacements = true;
    return subject;
}

void requireSound(const diagnostics::Diagnostics& findings, const rules::Subject& subject)
{
    const auto parsed = text::Document::parse(subject.source);
    for (const auto& finding : findings) {
        require(!finding.rule.empty() && !finding.message.empty(), "a finding has no rule or says nothing");
        if (finding.place.file != subject.source->name()) continue;
        require(isWithin(finding.place, *subject.source), "a finding is outside of the text");
        if (!parsed.document) continue;
        const auto pointer = std::string_view(finding.place.pointer);
        require(static_cast<bool>(parsed.document->root().at(pointer)), "the pointer of a finding leads nowhere");
        if (finding.fix.empty()) continue;
        const auto edits = text::patched(*parsed.document, finding.fix);
        if (const auto* made = std::get_if<std::vector<text::Edit>>(&edits))
            require(text::parseFragment(text::applied(subject.source->bytes(), *made)).document != nullptr,
                    "a text is no JSON after its fix");
    }
}

}  // namespace muster::fuzz
