// Texts without faults are parsed in one pass, and all others a second time by nlohmann's parser; the documents must be
// the same.
#include "core/text/quick_parse.hpp"
#include "core/text/strict_parse.hpp"
#include "core/text/syntax_fault.hpp"
#include "tests/core/text/same_document.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

using namespace muster;

namespace {

namespace fs = std::filesystem;

std::shared_ptr<const text::Source> sourceOf(std::string json)
{
    return std::make_shared<const text::Source>("test.json", std::move(json));
}

std::string contents(const fs::path& path)
{
    std::ostringstream all;
    all << std::ifstream(path, std::ios::binary).rdbuf();
    return all.str();
}

/// True if the quick parser accepts the text; then the strict one must find the same and no fault.
bool isQuick(const std::string& json, text::Limits limits = {})
{
    const auto source = sourceOf(json);
    if (text::refusal(json, limits)) return false;
    const auto quick = text::quickParse(source, limits);
    if (!quick) return false;
    const auto strict = text::strictParse(source, limits);
    CAPTURE(json.substr(0, 2000));
    REQUIRE(strict.document);
    CHECK(strict.faults.empty());
    CHECK(test::difference(*quick, *strict.document) == "");
    return true;
}

}  // namespace

TEST_CASE("plain texts are parsed in one pass")
{
    const auto json =
        GENERATE(as<std::string>(), "{}", "[]", "[ ]", " {\n } ", "null", "true", "false", "\"\"", "0", "-0",
                 "[-1,0,1]", "999999999999999999", "-999999999999999999", "3.0", "-0.0", "0.0", "1e3", "1E+2",
                 "12.5e-1", "0.1", "4.9e-324", "1.7976931348623157e308", "9e18",
                 "{\"a\":1,\"b\":[{\"a\":2},[[]]],\"\":{}}", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e4\\u20ac\\u0000\"",
                 "{\"\\u0061\":1,\"b\\\\\":2}", "\"ä€😀\"", "[\"1234567\",\"12345678\",\"123456789\"]",
                 "{\"strength of a\":1,\"strength of b\":2,\"strength, of b\":3,\"strength; of b\":4}",
                 "\r\n\t[1]\t\r\n", "\"\x7f\"", "{\n        \"a\": 1,\n                \"b\": 2\n}");
    CHECK(isQuick(json));
}

TEST_CASE("faults and unusual texts are left to the strict parser")
{
    const auto json = GENERATE(
        as<std::string>(), "{", "[", "\"", "\"\\", "\"\\u", "\"\\u12", "[1,]", "[,1]", "{\"a\":1,}", "{\"a\"}",
        "{\"a\" 1}", "{a:1}", "[1 2]", "{} {}", "[]]", "tru", "truE", "nul", "nulll", "falsy", "01", "-", "-a", "1.",
        ".5", "1e", "1e+", "+1", "0x1", "1.5.2", "--1", "\"\\x\"", "\"\\u12g4\"", "\"\\u-123\"", "\"\\ud800\"",
        "\"\\ud83d\\ude00\"", "\"a\nb\"", "\"\x1f\"", "\"\xff\"", "\"\xc0\xaf\"", "\"\xed\xa0\x80\"",
        "\"12345678\xff\"",
        "\"\xff"
        "12345678\"",
        "\xc3\xa4", "{\"a\":1,\"a\":2}", "{\"\\u0061\":1,\"a\":2}", "{\"abcdefghij\":1,\"b\":2,\"abcdefghij\":3}",
        "1000000000000000000", "1e400", "1e19", "[1]/**/", "'a'", "NaN", "Infinity");
    CAPTURE(json);
    CHECK_FALSE(isQuick(json));
}

TEST_CASE("the limits of both parsers are the same")
{
    const auto nested = [](int depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    CHECK(isQuick(nested(128)));
    CHECK_FALSE(isQuick(nested(129)));
    CHECK(text::strictParse(sourceOf(nested(129)), {}).faults.size() == 1);
    CHECK(isQuick("[1,2,3]", {.values = 4}));
    CHECK_FALSE(isQuick("[1,2,3]", {.values = 3}));
    CHECK(text::strictParse(sourceOf("[1,2,3]"), {.values = 3}).faults.size() == 1);
}

TEST_CASE("every shipped file without faults is parsed in one pass")
{
    int quick = 0, faulty = 0;
    for (const auto* folder : {"armylists", "battlefields", "systems", "schemas", "tests"}) {
        if (!fs::exists(test::sourcePath(folder))) continue;
        for (const auto& file : fs::recursive_directory_iterator(test::sourcePath(folder))) {
            if (file.path().extension() != ".json") continue;
            const auto json = contents(file.path());
            INFO(file.path());
            if (isQuick(json)) {
                ++quick;
                continue;
            }
            // Only the fixtures have faults.
            ++faulty;
            CHECK(std::string_view(folder) == "tests");
        }
    }
    CHECK(quick > 300);
    CHECK(faulty < quick / 4);
}

TEST_CASE("both parsers agree on damaged texts")
{
    std::mt19937 random(20261127);
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    static constexpr std::string_view pieces = "{}[]\":,\\ 0123456789.eE+-tfn\n\t\x01\x7f\x80\xc3\xa4\xff/u";
    static constexpr std::string_view starts[] = {
        "[1,{\"a\":[true,null,\"x\\n\"],\"bcdefghijkl\":-2.50},\"\\u0041ä\",0]",
        "{\"a\":{\"b\":[{},[],\"\",12]},\"c\":false}"};
    int quick = 0;
    for (int round = 0; round < 20'000; ++round) {
        std::string json(starts[below(2)]);
        for (std::size_t changes = 1 + below(3); changes > 0; --changes) {
            const auto at = below(json.size());
            switch (below(4)) {
            case 0: json[at] = pieces[below(pieces.size())]; break;
            case 1: json.insert(at, 1, pieces[below(pieces.size())]); break;
            case 2: json.erase(at, 1 + below(3)); break;
            default: json.insert(at, json.substr(below(json.size()), 1 + below(6)));
            }
            if (json.empty()) json = "1";
        }
        quick += isQuick(json) ? 1 : 0;
        const auto source = sourceOf(json);
        if (text::refusal(json, {})) continue;
        // What the quick parser leaves to the strict one has a fault, or one of these.
        const auto strict = text::strictParse(source, {});
        const bool isUnusual =
            json.find("\\u") != std::string::npos || json.find_first_of("0123456789") != std::string::npos;
        if (strict.document && strict.faults.empty() && !isUnusual) {
            CAPTURE(json);
            CHECK(text::quickParse(source, {}) != nullptr);
        }
    }
    CHECK(quick > 1000);
}
