#include "core/expr/laid_out.hpp"

#include "core/expr/token.hpp"
#include "core/text/document.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

using namespace muster;
using expr::laidOut;
using test::sourcePath;

namespace {

/// The tokens of an expression, as texts.
std::vector<std::string> tokensOf(std::string_view source)
{
    std::vector<std::string> texts;
    const auto made = expr::tokenize(source);
    for (const auto& token : std::get<std::vector<expr::Token>>(made))
        texts.emplace_back(source.substr(token.begin, token.end - token.begin));
    return texts;
}

std::size_t longestLine(const std::string& text)
{
    std::size_t longest = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) longest = std::max(longest, line.size());
    return longest;
}

}  // namespace

TEST_CASE("a short expression stays on one line, and so does one that cannot be read")
{
    CHECK(laidOut("a && b", 10) == "a && b");
    CHECK(laidOut("a && # b", 3) == "a && # b");
    CHECK(laidOut("", 3).empty());
    CHECK(laidOut("abcdefgh", 3) == "abcdefgh");
}

TEST_CASE("a long expression is broken at its loosest operators")
{
    CHECK(laidOut("aaaa && bbbb || cccc && dddd", 16) == "aaaa && bbbb\n|| cccc && dddd");
    CHECK(laidOut("aaaa && bbbb || cccc && dddd", 11) == "aaaa\n&& bbbb\n|| cccc\n   && dddd");
    CHECK(laidOut("aaaa ? bbbb : cccc ? dddd : eeee", 20) == "aaaa\n? bbbb\n: cccc\n? dddd\n: eeee");
    CHECK(laidOut("aaaa + bbbb == cccc - dddd", 14, 2) == "aaaa + bbbb\n  == cccc - dddd");
    CHECK(laidOut("aaaa + -bbbb + cccc", 10) == "aaaa\n+ -bbbb\n+ cccc");
}

TEST_CASE("the inside of brackets is indented, and a macro keeps its variables")
{
    CHECK(laidOut("self.units.all(u, u.aaaa == 1 && u.bbbb == 2)", 30) ==
          "self.units.all(u,\n  u.aaaa == 1 && u.bbbb == 2\n)");
    CHECK(laidOut("math.greatest(aaaaaaaa, bbbbbbbb + 1) > 3", 30) ==
          "math.greatest(aaaaaaaa,\n  bbbbbbbb + 1\n)\n> 3");
    CHECK(laidOut("ffff(1, aaaaaaaa, bbbbbbbb)", 14) == "ffff(\n  1,\n  aaaaaaaa,\n  bbbbbbbb\n)");
}

TEST_CASE("every expression of the shipped games means the same when it is laid out")
{
    std::size_t broken = 0;
    for (const auto& file : std::filesystem::recursive_directory_iterator(sourcePath("armylists"))) {
        if (!file.path().string().ends_with(".system.json")) continue;
        std::ifstream stream(file.path());
        const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
        const auto document = text::Document::parse(std::make_shared<const text::Source>("system", bytes)).document;
        REQUIRE(document);
        std::vector<text::Node> waiting{document->root()};
        while (!waiting.empty()) {
            const auto node = waiting.back();
            waiting.pop_back();
            for (const auto inner : node) waiting.push_back(inner);
            const auto key = node.key();
            if (!node.isString() || (key != "require" && key != "when" && key != "value" && key != "each")) continue;
            const auto source = std::string(node.string());
            if (std::holds_alternative<expr::Problem>(expr::tokenize(source))) continue;
            const auto shown = laidOut(source, 80);
            INFO(source);
            REQUIRE(tokensOf(shown) == tokensOf(source));
            if (shown == source) continue;
            ++broken;
            CHECK(longestLine(shown) <= std::max<std::size_t>(120, longestLine(source) / 2));
        }
    }
    CHECK(broken > 20);
}
