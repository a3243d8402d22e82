#include "printer/job/name_order.hpp"

#include "core/text/utf8.hpp"

#include <QString>
#include <catch2/catch.hpp>

#include <map>
#include <string>

using namespace muster;

namespace {

/// The letter without its marks, in lower case, as Unicode's decomposition has it.
char32_t decomposed(char32_t letter)
{
    const QString parts = QString::fromUcs4(&letter, 1).normalized(QString::NormalizationForm_KD).toLower();
    // A ligature is sorted by its first letter, and a mark before a letter, as in ŉ, is not one.
    for (const QChar part : parts)
        if (part.isLetter() && part.category() != QChar::Letter_Modifier) return part.unicode();
    return letter;
}

/// Letters of their own in Unicode, and the one that a reader looks under.
const std::map<char32_t, char32_t> ownLetters{
    {U'Æ', 'a'}, {U'æ', 'a'}, {U'Ð', 'd'}, {U'ð', 'd'}, {U'×', '*'}, {U'÷', '*'}, {U'Ø', 'o'}, {U'ø', 'o'}, {U'Þ', 't'},
    {U'þ', 't'}, {U'ß', 's'}, {U'Đ', 'd'}, {U'đ', 'd'}, {U'Ħ', 'h'}, {U'ħ', 'h'}, {U'ı', 'i'}, {U'ĸ', 'k'}, {U'Ł', 'l'},
    {U'ł', 'l'}, {U'Ŋ', 'n'}, {U'ŋ', 'n'}, {U'Œ', 'o'}, {U'œ', 'o'}, {U'Ŧ', 't'}, {U'ŧ', 't'}};

char32_t sortedAs(char32_t letter)
{
    std::string name;
    text::appendCodePoint(name, letter);
    const std::string order = printer::orderOfName(name);
    return text::firstCodePoint(order).value;
}

}  // namespace

TEST_CASE("Latin letters are sorted by the letter that they are made of")
{
    for (char32_t letter = 0xC0; letter < 0x180; ++letter) {
        CAPTURE(static_cast<std::uint32_t>(letter));
        const auto own = ownLetters.find(letter);
        CHECK(sortedAs(letter) == (own == ownLetters.end() ? decomposed(letter) : own->second));
    }
    CHECK(printer::orderOfName("AZaz@[`{0 9") == "azaz@[`{0 9");
    CHECK(sortedAs(0xBF) == 0xBF);
    CHECK(sortedAs(0x180) == 0x180);
}

TEST_CASE("Greek and Russian letters are sorted without case and marks")
{
    for (char32_t letter = 0x370; letter < 0x460; ++letter) {
        CAPTURE(static_cast<std::uint32_t>(letter));
        // The short i is a letter of its own, and letters that only some languages have stay as they are.
        const bool greek = letter >= 0x386 && letter <= 0x3CE && letter != 0x387;
        const bool russian = letter >= 0x410 && letter <= 0x44F;
        if (letter == 0x3A2) continue;  // no letter
        if (letter == 0x401 || letter == 0x451)
            CHECK(sortedAs(letter) == 0x435);
        else if (letter == 0x3C2)
            CHECK(sortedAs(letter) == 0x3C3);
        else if (letter == 0x419 || letter == 0x439)
            CHECK(sortedAs(letter) == 0x439);
        else
            CHECK(sortedAs(letter) == (greek || russian ? decomposed(letter) : letter));
    }
}
