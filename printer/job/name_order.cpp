#include "printer/job/name_order.hpp"

#include <array>
#include <utility>

namespace muster::printer {

namespace {

/// The base letters of U+00C0 to U+017F, sixteen per row.
constexpr std::string_view latin = "aaaaaaaceeeeiiii"
                                   "dnooooo*ouuuuyts"
                                   "aaaaaaaceeeeiiii"
                                   "dnooooo*ouuuuyty"
                                   "aaaaaaccccccccdd"
                                   "ddeeeeeeeeeegggg"
                                   "gggghhhhiiiiiiii"
                                   "iiiijjkkklllllll"
                                   "lllnnnnnnnnnoooo"
                                   "oooorrrrrrssssss"
                                   "ssttttttuuuuuuuu"
                                   "uuuuwwyyyzzzzzzs";
static_assert(latin.size() == 0x180 - 0xC0);

constexpr std::array<std::pair<unsigned, unsigned>, 16> marked{{{0x386, 0x3B1},
                                                                {0x388, 0x3B5},
                                                                {0x389, 0x3B7},
                                                                {0x38A, 0x3B9},
                                                                {0x38C, 0x3BF},
                                                                {0x38E, 0x3C5},
                                                                {0x38F, 0x3C9},
                                                                {0x3AC, 0x3B1},
                                                                {0x3AD, 0x3B5},
                                                                {0x3AE, 0x3B7},
                                                                {0x3AF, 0x3B9},
                                                                {0x3C2, 0x3C3},
                                                                {0x3CC, 0x3BF},
                                                                {0x3CD, 0x3C5},
                                                                {0x3CE, 0x3C9},
                                                                {0x451, 0x435}}};

unsigned folded(unsigned letter)
{
    if (letter >= 0xC0 && letter < 0x180) return static_cast<unsigned char>(latin[letter - 0xC0]);
    if ((letter >= 0x391 && letter <= 0x3A9) || (letter >= 0x410 && letter <= 0x42F)) return letter + 0x20;
    if (letter == 0x401) return 0x435;
    for (const auto& [one, bare] : marked)
        if (one == letter) return bare;
    return letter;
}

void append(std::string& text, unsigned letter)
{
    if (letter < 0x80) {
        text += static_cast<char>(letter);
        return;
    }
    text += static_cast<char>(0xC0 | (letter >> 6));
    text += static_cast<char>(0x80 | (letter & 0x3F));
}

}  // namespace

std::string orderOfName(std::string_view name)
{
    std::string order;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const auto byte = static_cast<unsigned char>(name[i]);
        const bool isTwo = (byte & 0xE0) == 0xC0 && i + 1 < name.size();
        if (isTwo)
            append(order, folded((byte & 0x1FU) << 6 | (static_cast<unsigned char>(name[++i]) & 0x3FU)));
        else
            order += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + ('a' - 'A')) : name[i];
    }
    return order;
}

}  // namespace muster::printer
