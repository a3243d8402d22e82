#include "core/files/id.hpp"

#include "core/text/utf8.hpp"

#include <cctype>

namespace muster::files {

namespace {

// Latin letters without diacritics, from U+00C0 and from U+1E00 on; a space if there is no single one.
constexpr std::string_view plainLatin =
    "aaaa a ceeeeiiiidnoooo  ouuu y  aaaa a ceeeeiiiidnoooo  ouuu y yaaaaaaccccccccddddeeeeeeeeeegggggggghhhh"
    "iiiiiiiiii  jjkkkllllllllllnnnnnnnnnoooooo  rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr std::string_view plainLater =
    "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrsssssssssstttttttt"
    "uuuuuuuuuu"
    "vvvvwwwwwwwwwwxxxxyyzzzzzzhtwy sss "
    "daaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy      ";
static_assert(plainLatin.size() == 0x180 - 0xC0 && plainLater.size() == 0x1F00 - 0x1E00);

constexpr char32_t diaeresis = 0x308;

bool isMark(char32_t code) { return code >= 0x300 && code < 0x370; }

/// The letters that an id uses for a code point: lower case, without diacritics, or two letters if that is the usual
/// spelling; empty if there are none.
std::string_view plainLetters(char32_t code)
{
    static constexpr std::string_view small = "abcdefghijklmnopqrstuvwxyz", digits = "0123456789";
    if (code >= 'a' && code <= 'z') return small.substr(code - 'a', 1);
    if (code >= 'A' && code <= 'Z') return small.substr(code - 'A', 1);
    if (code >= '0' && code <= '9') return digits.substr(code - '0', 1);
    switch (code) {
    case 0xC4:
    case 0xE4:
    case 0xC6:
    case 0xE6: return "ae";
    case 0xD6:
    case 0xF6:
    case 0x152:
    case 0x153: return "oe";
    case 0xDC:
    case 0xFC: return "ue";
    case 0xDF:
    case 0x1E9E: return "ss";
    case 0xDE:
    case 0xFE: return "th";
    case 0x132:
    case 0x133: return "ij";
    default: break;
    }
    std::string_view plain;
    if (code >= 0xC0 && code < 0x180)
        plain = plainLatin.substr(code - 0xC0, 1);
    else if (code >= 0x1E00 && code < 0x1F00)
        plain = plainLater.substr(code - 0x1E00, 1);
    return plain == " " ? std::string_view() : plain;
}

}  // namespace

std::string idFrom(std::string_view name, std::string_view fallback)
{
    constexpr std::size_t longest = 90;
    std::string id;
    while (!name.empty()) {
        const auto [letter, size] = text::firstCodePoint(name);
        name.remove_prefix(size);
        auto plain = plainLetters(letter);
        // Some systems write an accented letter in decomposed form.
        const bool isUmlaut =
            letter == diaeresis && !id.empty() && std::string_view("aou").find(id.back()) != std::string_view::npos;
        if (isUmlaut)
            plain = "e";
        else if (isMark(letter))
            continue;
        if (plain.empty() && !id.empty() && id.back() != '-') plain = "-";
        if (id.size() + plain.size() > longest) break;
        id += plain;
    }
    if (!id.empty() && id.back() == '-') id.pop_back();
    return id.empty() ? std::string(fallback) : id;
}

bool isId(std::string_view text)
{
    const auto isSign = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isHyphen = text[i] == '-' && i > 0 && text[i - 1] != '-' && i + 1 < text.size();
        if (!isSign(text[i]) && !isHyphen) return false;
    }
    return !text.empty() && text.size() <= maxIdLength;
}

std::string inWords(std::string_view id)
{
    std::string text;
    for (const char c : id) {
        if (c == '-' || c == '_' || c == ':')
            text += c == ':' ? ": " : " ";
        else if (std::isupper(static_cast<unsigned char>(c)) && !text.empty() && text.back() != ' ')
            (text += ' ') += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        else
            text += c;
    }
    if (!text.empty()) text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    return text;
}

}  // namespace muster::files
