#include "core/text/language_code.hpp"

#include <catch2/catch.hpp>

using muster::text::isLanguageCode;

TEST_CASE("codes of languages have small letters first, then parts of 2 to 8 letters and digits")
{
    for (const char* code : {"de", "cy", "gsw", "pt-BR", "de-AT", "zh-Hant-TW", "de-1996"}) {
        INFO(code);
        CHECK(isLanguageCode(code));
    }
    for (const char* text : {"", "d", "DE", "German", "de-", "-de", "de--AT", "de_AT", "de-A", "de-123456789",
                             "de-\xc3\x84"
                             "b",
                             "d1"}) {
        INFO(text);
        CHECK_FALSE(isLanguageCode(text));
    }
}
