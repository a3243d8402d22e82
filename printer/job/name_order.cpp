#include "printer/job/name_order.hpp"

#include "core/text/utf8.hpp"

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

constexpr std::array<std::pair<char32_t, char32_t>, 22> marked{
    {{0x386, 0x3B1}, {0x388, 0x3B5}, {0x389, 0x3B7}, {0x38A, 0x3B9}, {0x38C, 0x3BF}, {0x38E, 0x3C5},
     {0x38F, 0x3C9}, {0x390, 0x3B9}, {0x3AA, 0x3B9}, {0x3AB, 0x3C5}, {0x3AC, 0x3B1}, {0x3AD, 0x3B5},
     {0x3AE, 0x3B7}, {0x3AF, 0x3B9}, {0x3B0, 0x3C5}, {0x3C2, 0x3C3}, {0x3CA, 0x3B9}, {0x3CB, 0x3C5},
     {0x3CC, 0x3BF}, {0x3CD, 0x3C5}, {0x3CE, 0x3C9}, {0x451, 0x435}}};

char32_t folded(char32_t letter)
{
    if (letter >= 'A' && letter <= 'Z') return letter + 0x20;
    if (letter >= 0xC0 && letter < 0x180) return static_cast<unsigned char>(latin[letter - 0xC0]);
    if ((letter >= 0x391 && letter <= 0x3A9) || (letter >= 0x410 && letter <= 0x42F)) return letter + 0x20;
    if (letter == 0x401) return 0x435;
    for (const auto& [one, bare] : marked)
        if (one == letter) return bare;
    return letter;
}

}  // namespace

std::string orderOfName(std::string_view name)
{
    std::string order;
    while (!name.empty()) {
        const auto [letter, size] = text::firstCodePoint(name);
        text::appendCodePoint(order, folded(letter));
        name.remove_prefix(size);
    }
    return order;
}

}  // namespace muster::printer
