#include "core/check/replacements.hpp"

#include "core/text/patch.hpp"

namespace muster::rules {

namespace {

/// Applying a patch takes time in proportion to the values of a document.
constexpr std::size_t maxValues = 5'000'000;

diagnostics::Replacement replacementOf(const text::Edit& edit, const text::Source& source)
{
    const auto begin = source.position(edit.range.begin), end = source.position(edit.range.end);
    const auto byteColumn = [&](std::uint32_t offset, std::uint32_t line) {
        return offset - static_cast<std::uint32_t>(source.line(line).data() - source.bytes().data()) + 1;
    };
    return {begin.line,
            begin.column,
            end.line,
            end.column,
            byteColumn(edit.range.begin, begin.line),
            byteColumn(edit.range.end, end.line),
            edit.text};
}

}  // namespace

void addReplacements(diagnostics::Diagnostics& findings, const text::Document& document)
{
    std::size_t values = 0;
    for (auto& finding : findings) {
        if (finding.fix.empty()) continue;
        values += document.nodeCount();
        if (values > maxValues) return;
        const auto edits = text::patched(document, finding.fix);
        if (const auto* list = std::get_if<std::vector<text::Edit>>(&edits))
            for (const auto& edit : *list) finding.replacements.push_back(replacementOf(edit, document.source()));
    }
}

}  // namespace muster::rules
