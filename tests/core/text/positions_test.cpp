#include "core/text/canonical.hpp"
#include "core/text/document.hpp"
#include "tests/core/text/tokenizer.hpp"

#include <catch2/catch.hpp>

#include <random>

using namespace muster;
using text::Node;

namespace {

/// Random well-formed JSON with every kind of value, escape and white space; keys are unique within an object.
class RandomJson {
public:
    explicit RandomJson(unsigned seed) : m_random(seed) {}

    std::string make()
    {
        m_out.clear();
        value(0);
        space();
        return m_out;
    }

private:
    unsigned below(unsigned n) { return static_cast<unsigned>(m_random() % n); }
    void space()
    {
        static constexpr std::string_view kinds[] = {"", "", "", " ", "\n", "\t", "\r\n", "  \n  "};
        m_out += kinds[below(8)];
    }
    void string(const std::string& unique)
    {
        static constexpr std::string_view pieces[] = {"a",
                                                      "Legion",
                                                      "\\n",
                                                      "\\\"",
                                                      "\\\\",
                                                      "\\/",
                                                      "\\u00e4",
                                                      "\\ud83d\\ude00",
                                                      "\xC3\xA9",
                                                      "\xE2\x9A\x94",
                                                      "\xF0\x9F\x90\x98",
                                                      "{",
                                                      "[",
                                                      ",",
                                                      ":",
                                                      "/",
                                                      "~",
                                                      " ",
                                                      "\\u0041",
                                                      "]}"};
        m_out += '"' + unique;
        for (unsigned i = below(5); i > 0; --i) m_out += pieces[below(std::size(pieces))];
        m_out += '"';
    }
    void value(int depth)
    {
        space();
        const unsigned kind = below(depth > 4 ? 6 : 8);
        static constexpr std::string_view numbers[] = {"0",
                                                       "-1",
                                                       "12",
                                                       "3.25",
                                                       "-0.5e+3",
                                                       "1E5",
                                                       "9223372036854775807",
                                                       "18446744073709551615",
                                                       "-9223372036854775808",
                                                       "1e-3"};
        if (kind == 0)
            m_out += "null";
        else if (kind == 1)
            m_out += below(2) ? "true" : "false";
        else if (kind <= 3)
            m_out += numbers[below(std::size(numbers))];
        else if (kind <= 5)
            string("");
        else
            container(depth, kind == 7);
    }
    void container(int depth, bool object)
    {
        m_out += object ? '{' : '[';
        const unsigned count = below(5);
        for (unsigned i = 0; i < count; ++i) {
            if (i > 0) m_out += ',';
            space();
            if (object) {
                string(std::to_string(i));
                space();
                m_out += ':';
            }
            value(depth + 1);
            space();
        }
        space();
        m_out += object ? '}' : ']';
    }

    std::mt19937 m_random;
    std::string m_out;
};

void collect(Node node, std::vector<test::Token>& tokens)
{
    const auto range = node.range(), key = node.keyRange();
    const bool hasKey = key.begin != range.begin;
    tokens.push_back({node.pointer(), range.begin, range.end, key.begin, hasKey ? key.end : key.begin,
                      std::string(text::kindName(node.kind()))});
    for (const Node child : node) collect(child, tokens);
}

}  // namespace

TEST_CASE("every key and value lies where an independent reader finds it")
{
    for (unsigned seed = 1; seed <= 3000; ++seed) {
        const std::string json = RandomJson(seed).make();
        const auto parsed = text::Document::parse(std::make_shared<const text::Source>("random", json));
        INFO("seed " << seed << "\n" << json);
        REQUIRE(parsed.document);
        REQUIRE(parsed.faults.empty());
        std::vector<test::Token> found;
        collect(parsed.document->root(), found);
        const auto expected = test::tokensOf(json);
        REQUIRE(found.size() == expected.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            CAPTURE(found[i].pointer, expected[i].pointer, found[i].begin, expected[i].begin);
            REQUIRE(found[i] == expected[i]);
            const Node node = parsed.document->root().at(std::string_view(found[i].pointer));
            REQUIRE(node.index() == i);
            REQUIRE(parsed.document->nodeAt(found[i].keyBegin).index() == i);
        }
    }
}

TEST_CASE("the canonical form keeps every value, key and order, and is its own canonical form")
{
    for (unsigned seed = 1; seed <= 1500; ++seed) {
        const std::string json = RandomJson(seed).make();
        const auto first = text::Document::parse(std::make_shared<const text::Source>("random", json));
        const std::string written = text::canonical(*first.document);
        const auto second = text::Document::parse(std::make_shared<const text::Source>("written", written));
        INFO("seed " << seed << "\n" << json << "\n" << written);
        REQUIRE(second.document);
        REQUIRE(text::canonical(*second.document) == written);
        const auto before = test::tokensOf(json), after = test::tokensOf(written);
        REQUIRE(before.size() == after.size());
        for (std::size_t i = 0; i < before.size(); ++i) {
            REQUIRE(before[i].pointer == after[i].pointer);
            if (before[i].type == "object" || before[i].type == "array") continue;
            REQUIRE(json.substr(before[i].begin, before[i].end - before[i].begin) ==
                    written.substr(after[i].begin, after[i].end - after[i].begin));
        }
    }
}
