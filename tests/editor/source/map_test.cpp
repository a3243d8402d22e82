#include "editor/source/text_map.hpp"

#include <catch2/catch.hpp>

using namespace muster::editor;

TEST_CASE("bytes and characters lead to one another")
{
    for (const std::string& bytes : {std::string(), std::string("plain"), std::string("a\r\nb\rc\n"),
                                     std::string("\xC3\xA4\xE2\x80\xA9\xF0\x9F\x8E\xB2 end"),
                                     std::string("bad \xFF\xC0 bytes"), std::string("nul\0x", 5)}) {
        const TextMap map(bytes);
        CHECK_FALSE(map.text().contains(QChar::ParagraphSeparator));
        CHECK_FALSE(map.text().contains(u'\r'));
        CHECK(map.shownAt(0) == 0);
        CHECK(map.shownAt(static_cast<std::uint32_t>(bytes.size())) == map.text().size());
        CHECK(map.byteAt(static_cast<int>(map.text().size())) == bytes.size());
        for (int shown = 0; shown <= map.text().size(); ++shown)
            if (shown == map.text().size() || !map.text()[shown].isLowSurrogate())
                CHECK(map.shownAt(map.byteAt(shown)) == shown);
    }
}

TEST_CASE("far into a long text as well as near its beginning")
{
    std::string bytes;
    for (int i = 0; i < 20000; ++i) bytes += i % 3 == 0 ? "\xC3\xA4" : i % 7 == 0 ? "\r\n" : "x";
    const TextMap map(bytes);
    for (int shown = 0; shown <= map.text().size(); shown += 997) CHECK(map.shownAt(map.byteAt(shown)) == shown);
}

TEST_CASE("typed line ends become the file's own")
{
    CHECK(bytesFor(QStringLiteral("a\nb"), false) == "a\nb");
    CHECK(bytesFor(QStringLiteral("a\u2029b"), true) == "a\r\nb");
}
