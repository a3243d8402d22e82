#include "core/text/terminal.hpp"
#include "core/text/utf8.hpp"

#include <catch2/catch.hpp>

using namespace muster::text;

TEST_CASE("what a terminal would obey is shown instead")
{
    CHECK(visible("a\x1b]0;t\x07\x1b[2Jb") == "a\\x1b]0;t\\x07\\x1b[2Jb");
    CHECK(visible("\u009b2J\x7f\r\b") == "\\x9b2J\\x7f\\x0d\\x08");
    CHECK(visible("a\tb\nc") == "a b\nc");
    CHECK(visible("a\nb", LineFeeds::shown) == "a\\x0ab");
    CHECK(visible(std::string_view("\0", 1)) == "\\x00");
}

TEST_CASE("changes of writing direction and separators of lines are shown")
{
    for (const char32_t c :
         {U'\u061C', U'\u200E', U'\u200F', U'\u202A', U'\u202E', U'\u2066', U'\u2069', U'\u2028', U'\u2029'}) {
        std::string text;
        appendCodePoint(text, c);
        CHECK(isAscii(visible(text)));
    }
    CHECK(visible("Żółć 数 🐎 e\u0301") == "Żółć 数 🐎 e\u0301");
}

TEST_CASE("bytes that are not UTF-8 are shown one by one")
{
    CHECK(visible("a\xff\xc3") == "a\\xff\\xc3");
    CHECK(visible("\xed\xa0\x80") == "\\xed\\xa0\\x80");
    CHECK(visible("\uFFFD") == "\uFFFD");
}

TEST_CASE("no line begins like a command of a build server")
{
    CHECK(forTerminal("::error file=x::y") == "\\x3a:error file=x::y");
    CHECK(forTerminal("a\n  ::stop-commands::t\nb") == "a\n  \\x3a:stop-commands::t\nb");
    CHECK(forTerminal("\u00a0::error::x") == "\u00a0\\x3a:error::x");
    CHECK(forTerminal("#x\n# y") == "\\x23x\n\\x23 y");
    CHECK(forTerminal("a ##[error]x ##vso[task]") == "a #\\x23[error]x #\\x23vso[task]");
    CHECK(forTerminal("a::b #1 c") == "a::b #1 c");
    CHECK(forTerminal("a\n::error::x", LineFeeds::shown) == "a\\x0a::error::x");
}

TEST_CASE("a path that begins like a command is shown as one below the current folder")
{
    CHECK(asPath("::error file=a::x.army.json") == "./::error file=a::x.army.json");
    CHECK(asPath("#x.army.json") == "./#x.army.json");
    CHECK(asPath(" ::x.army.json") == "./ ::x.army.json");
    CHECK(asPath("a/::x.army.json") == "a/::x.army.json");
    CHECK(asPath("") == "");
}

TEST_CASE("a text is never cut inside a character")
{
    const std::string text = "texte\u0301\u0301\u0301";
    for (std::size_t limit = 0; limit <= text.size(); ++limit) {
        CHECK(findInvalidUtf8(cut(text, limit)) == std::string_view::npos);
        CHECK(cut(text, limit).size() <= limit);
    }
}
