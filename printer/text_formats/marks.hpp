#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/text_formats/display_width.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace muster::printer {

/// `count` copies of a box, with a space after every group; numbers and marks as the style has them.
std::string boxRow(std::uint32_t count, std::uint32_t group, std::string_view box, const sheet::BoxStyle& style = {});

/// The look of the boxes in that column.
sheet::BoxStyle styleOf(const sheet::Table& table, std::size_t column);

/// The text wrapped at spaces into lines of at most `width` columns; a longer word gets its own line.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

/// An item of a quick reference that starts with a number and a dot, split; for others, the number is empty.
struct ItemParts {
    std::string_view number;
    std::string_view text;
};
ItemParts numberedItem(std::string_view item);

/// The numbers of a track, in order.
std::vector<std::int64_t> trackNumbers(const sheet::Track& track);

/// A kind of cut-out pieces in one line, such as "2 of 60 x 30 mm: 5, Guards".
std::string inWords(const sheet::Cutout& piece, const wording::Wording& wording);
/// A template in one line: its radius and its directions.
std::string inWords(const sheet::PlayTemplate& disc, const wording::Wording& wording);

/// "error", "warning" or "info".
std::string levelWord(diagnostics::Level level, const wording::Wording& wording);

}  // namespace muster::printer
