#include "core/text/typographic.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <utility>

using muster::text::typographic;

TEST_CASE("keyboard signs become a typesetter's")
{
    const std::pair<std::string, std::string> samples[] = {
        {"40 x 15", "40 × 15"},
        {"40x15 mm", "40×15 mm"},
        {"2 x Perioikoi", "2 × Perioikoi"},
        {"x 8", "× 8"},
        {"2x", "2×"},
        {"2x, rough: every inch counts 2", "2×, rough: every inch counts 2"},
        {"medium: x2; heavy: x4, +3 (x10)", "medium: ×2; heavy: ×4, +3 (×10)"},
        {"-", "–"},
        {"+2 / -1", "+2 / −1"},
        {"-1 die (-2 in woods)", "−1 die (−2 in woods)"},
        {"Morale: 2-3 shaken, 1.5-2.5 inches", "Morale: 2–3 shaken, 1.5–2.5 inches"},
        {"3D6-1", "3D6−1"},
        {"Gesta Regis Ricardi IV.16-22", "Gesta Regis Ricardi IV.16–22"},
        {"move 6\", range 4½\"", "move 6″, range 4½″"},
        {"6\"-8\"", "6″–8″"},
        {"The \"Old 45\" Guard", "The “Old 45” Guard"},
        {"(\"quoted\")", "(“quoted”)"},
        {"Brasidas' veterans, Foy's men, the '45", "Brasidas’ veterans, Foy’s men, the ’45"},
        {"'single' quotes", "‘single’ quotes"},
        {"Aspern - the second day", "Aspern – the second day"},
        {"Nantes, l'\xC3\x89tat-Major", "Nantes, l’État-Major"},
    };
    for (const auto& [typed, set] : samples) CHECK(typographic(typed) == set);
}

TEST_CASE("words, dates, codes and addresses keep their signs")
{
    for (const std::string text : {"",
                                   "x",
                                   "fox",
                                   "box 6",
                                   "well-known",
                                   "1809-05-21",
                                   "A1-2",
                                   "unit-1-2",
                                   "3-inch",
                                   "- 3",
                                   "https://example.org/1-2",
                                   "1809/10-11",
                                   "Łódź",
                                   "x-1",
                                   "x2a",
                                   "a2x",
                                   "2xl",
                                   "x2-b",
                                   "mk-2x",
                                   "ax2"}) {
        CAPTURE(text);
        CHECK(typographic(text) == text);
    }
}

TEST_CASE("text with typographic signs stays as it is")
{
    for (const std::string text : {"“Old” ’45", "40 × 15, −1, 2–3, 6″"}) CHECK(typographic(text) == text);
}
