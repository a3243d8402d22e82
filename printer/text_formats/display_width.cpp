#include "printer/text_formats/display_width.hpp"

#include "core/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace muster::printer {

namespace {

struct Range {
    char32_t first, last;
};

// Whole blocks instead of single characters, because terminals differ in details anyway.
constexpr std::array<Range, 26> none{
    {{0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05BD}, {0x05BF, 0x05BF}, {0x05C1, 0x05C2}, {0x05C4, 0x05C5},
     {0x0610, 0x061A}, {0x064B, 0x065F}, {0x0670, 0x0670}, {0x06D6, 0x06DC}, {0x06DF, 0x06E4}, {0x06E7, 0x06E8},
     {0x06EA, 0x06ED}, {0x0900, 0x0902}, {0x093C, 0x093C}, {0x0941, 0x0948}, {0x094D, 0x094D}, {0x0E31, 0x0E31},
     {0x0E34, 0x0E3A}, {0x0E47, 0x0E4E}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x200B, 0x200F}, {0x202A, 0x202E},
     {0x2060, 0x206F}, {0x20D0, 0x20FF}}};
constexpr std::array<Range, 5> alsoNone{
    {{0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xFEFF, 0xFEFF}, {0x1F3FB, 0x1F3FF}, {0xE0000, 0xE01EF}}};
constexpr std::array<Range, 41> two{
    {{0x1100, 0x115F}, {0x231A, 0x231B}, {0x2329, 0x232A}, {0x23E9, 0x23EC},   {0x23F0, 0x23F0},  {0x23F3, 0x23F3},
     {0x25FD, 0x25FE}, {0x2614, 0x2615}, {0x2648, 0x2653}, {0x267F, 0x267F},   {0x2693, 0x2693},  {0x26A1, 0x26A1},
     {0x26AA, 0x26AB}, {0x26BD, 0x26BE}, {0x26C4, 0x26C5}, {0x26CE, 0x26CE},   {0x26D4, 0x26D4},  {0x26EA, 0x26EA},
     {0x26F2, 0x26F5}, {0x26FA, 0x26FD}, {0x2705, 0x2705}, {0x270A, 0x270B},   {0x2728, 0x2728},  {0x274C, 0x274E},
     {0x2753, 0x2757}, {0x2795, 0x2797}, {0x27B0, 0x27BF}, {0x2B1B, 0x2B1C},   {0x2B50, 0x2B55},  {0x2E80, 0x303E},
     {0x3041, 0x33FF}, {0x3400, 0x4DBF}, {0x4E00, 0xA4CF}, {0xA960, 0xA97F},   {0xAC00, 0xD7A3},  {0xF900, 0xFAFF},
     {0xFE30, 0xFE6F}, {0xFF00, 0xFF60}, {0xFFE0, 0xFFE6}, {0x1F1E6, 0x1F1FF}, {0x1F300, 0x1FAFF}}};

bool within(std::span<const Range> ranges, char32_t character)
{
    const auto found =
        std::partition_point(ranges.begin(), ranges.end(), [&](const Range& range) { return range.last < character; });
    return found != ranges.end() && found->first <= character;
}

bool isWide(char32_t character)
{
    return within(two, character) || (character >= 0x16FE0 && character <= 0x18CFF) ||
           (character >= 0x1B000 && character <= 0x1B2FF) || (character >= 0x20000 && character <= 0x3FFFD);
}

}  // namespace

std::size_t displayWidth(std::string_view text)
{
    constexpr char32_t joiner = 0x200D;
    constexpr char32_t emojiLook = 0xFE0F;
    std::size_t width = 0;
    std::size_t last = 0;  // columns of the previous character
    bool joined = false;
    while (!text.empty()) {
        const auto [character, size] = text::firstCodePoint(text);
        text.remove_prefix(size);
        const bool joinsOn = joined;
        joined = character == joiner && last == 2;
        if (character == emojiLook && last == 1) {
            ++width;  // selects the emoji form of the previous character, which is wide
            last = 2;
        }
        if (within(none, character) || within(alsoNone, character)) continue;
        const std::size_t columns = isWide(character) ? 2 : 1;
        if (joinsOn) continue;  // forms one picture with the previous character
        last = columns;
        width += columns;
    }
    return width;
}

}  // namespace muster::printer
