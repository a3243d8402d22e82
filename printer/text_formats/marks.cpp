#include "printer/text_formats/marks.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

std::string boxRow(std::uint32_t count, std::uint32_t group, std::string_view box, const sheet::BoxStyle& style)
{
    std::string row;
    for (std::uint32_t i = 0; i < count; ++i) {
        if (group > 0 && i > 0 && i % group == 0) row += ' ';
        if (style.numbers(i, group, count)) row += fmt::format("{}:", i / group + 1);
        const auto mark = style.markOf(i, group);
        row += mark.empty() ? std::string(box) : fmt::format("{}{}", box, mark);
    }
    return row;
}

sheet::BoxStyle styleOf(const sheet::Table& table, std::size_t column)
{
    return column < table.columns.size() ? table.columns[column].boxes : sheet::BoxStyle();
}

namespace {

/// The end of the word that starts at `at`. Does not break inside an empty box "[ ]".
std::size_t wordEnd(std::string_view text, std::size_t at)
{
    auto end = text.find_first_of(" \n", at);
    while (end != std::string_view::npos && text[end] == ' ' && end > at && text[end - 1] == '[' &&
           text.substr(end + 1).starts_with(']')) {
        end = text.find_first_of(" \n", end + 1);
    }
    return std::min(end, text.size());
}

}  // namespace

std::vector<std::string> wrapped(std::string_view text, std::size_t width)
{
    // Indentation is meaningful, such as that of a skill below its attribute.
    const auto indent = std::min(std::min(text.find_first_not_of(' '), text.size()), width / 4);
    std::vector<std::string> lines{std::string(indent, ' ')};
    std::size_t used = indent;
    bool begun = false;  // the line has a word
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == ' ') {
            ++at;
            continue;
        }
        const auto end = text[at] == '\n' ? at : wordEnd(text, at);
        const auto size = displayWidth(text.substr(at, end - at));
        if (text[at] == '\n' || (begun && used + 1 + size > width)) {
            lines.emplace_back();
            used = 0;
            begun = false;
            if (text[at] == '\n') ++at;
            continue;
        }
        if (begun) lines.back() += ' ', ++used;
        lines.back() += text.substr(at, end - at);
        used += size;
        begun = true;
        at = end;
    }
    return lines;
}

ItemParts numberedItem(std::string_view item)
{
    const auto digits = item.find_first_not_of("0123456789");
    const bool numbered = digits != 0 && digits < 3 && item.substr(digits).starts_with(". ");
    if (!numbered) return {"", item};
    return {item.substr(0, digits + 1), item.substr(digits + 2)};
}

std::vector<std::int64_t> trackNumbers(const sheet::Track& track)
{
    std::vector<std::int64_t> numbers;
    const std::int64_t step = track.to >= track.from ? 1 : -1;
    for (auto n = track.from;; n += step) {
        numbers.push_back(n);
        if (n == track.to) return numbers;
    }
}

std::string levelWord(diagnostics::Level level, const wording::Wording& wording)
{
    if (level == diagnostics::Level::error) return wording.say("error");
    return level == diagnostics::Level::warning ? wording.say("warning") : wording.say("info");
}

std::string inWords(const sheet::Cutout& piece, const wording::Wording& wording)
{
    std::string words;
    for (const auto* part : {&piece.strong, &piece.text, &piece.small}) {
        if (!part->empty()) words += (words.empty() ? "" : ", ") + *part;
    }
    const auto size = piece.shape == sheet::CutoutShape::circle
                          ? wording.say("{size} mm across", {{"size", piece.width}})
                          : wording.say("{width} x {depth} mm", {{"width", piece.width}, {"depth", piece.depth}});
    return wording.say("{count} of {size}: {words}", {{"count", piece.count}, {"size", size}, {"words", words}});
}

std::string inWords(const sheet::PlayTemplate& disc, const wording::Wording& wording)
{
    auto words = wording.say("Radius {length} mm", {{"length", disc.radius}});
    for (const auto ring : disc.rings) words += ", " + wording.say("ring at {length} mm", {{"length", ring}});
    for (const auto& spoke : disc.spokes)
        words += "; " + wording.say("{angle} degrees: {label}", {{"angle", spoke.direction}, {"label", spoke.label}});
    return words + (disc.note.empty() ? "" : ". " + disc.note);
}

}  // namespace muster::printer
