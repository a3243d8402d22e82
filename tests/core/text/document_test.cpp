#include "core/text/document.hpp"
#include "tests/core/text/sound.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using test::valid;
using text::Node;

TEST_CASE("an absent node answers everything with nothing")
{
    const Node absent;
    CHECK_FALSE(absent);
    CHECK_FALSE(absent.isObject());
    CHECK(absent["a"] == Node());
    CHECK(absent.at(0u) == Node());
    CHECK(absent.size() == 0);
    CHECK(absent.string().empty());
    CHECK(absent.integer() == 0);
    CHECK(absent.begin() == absent.end());
    CHECK(absent.pointer().empty());
}

TEST_CASE("members are found by their decoded name and by nothing else")
{
    const auto document = valid(R"({"a": 1, "b\"c": 2, "\u00e9": 3, "": 4})");
    const Node root = document->root();
    CHECK(root["a"].integer() == 1);
    CHECK(root["b\"c"].integer() == 2);
    CHECK(root["\xC3\xA9"].integer() == 3);
    CHECK(root[""].integer() == 4);
    CHECK_FALSE(root["a\": 1, \"b"]);
    CHECK_FALSE(root["b\\\"c"]);
}

TEST_CASE("pointers lead to values, with escapes, and nowhere when they are wrong")
{
    const auto document = valid(R"({"a/b": [10, {"~": true}]})");
    const Node root = document->root();
    CHECK(root.at(std::string_view("/a~1b/0")).integer() == 10);
    CHECK(root.at(std::string_view("/a~1b/1/~0")).boolean());
    CHECK(root.at(std::string_view("/a~1b/1/~0")).pointer() == "/a~1b/1/~0");
    CHECK(root.at(std::string_view("")) == root);
    for (const char* wrong : {"/a~1b/2", "/a~1b/x", "/a~1b/-1", "a", "/a~1b/0/0", "/a~1b/99999999999"})
        CHECK_FALSE(root.at(std::string_view(wrong)));
}

TEST_CASE("offsets in a decoded text lead back into the source")
{
    const auto document = valid(R"(["ab\n\u00e9\ud83d\ude00z"])");
    const Node text = document->root().at(0u);
    CHECK(text.string() == "ab\n\xC3\xA9\xF0\x9F\x98\x80z");
    CHECK(text.sourceOffset(0) == 2);
    CHECK(text.sourceOffset(2) == 4);    // backslash of \n
    CHECK(text.sourceOffset(3) == 6);    // \u00e9
    CHECK(text.sourceOffset(5) == 12);   // surrogate pair
    CHECK(text.sourceOffset(9) == 24);   // z
    CHECK(text.sourceOffset(10) == 25);  // closing quote
}
