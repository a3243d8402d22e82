#include "validator/language_server/partial_json.hpp"

#include <catch2/catch.hpp>

using namespace muster::language_server;
using What = PartialPlace::What;

namespace {

/// The place of the bar in a text, which is taken out.
PartialPlace at(std::string text)
{
    const auto bar = text.find('|');
    REQUIRE(bar != std::string::npos);
    text.erase(bar, 1);
    return placeIn(text, static_cast<std::uint32_t>(bar));
}

using Path = std::vector<std::string>;

}  // namespace

TEST_CASE("a place in a complete text")
{
    auto place = at(R"({ "units": [ { "id": "a" }, { "id": "b", "entry": "gu|ard", "count": 2 } ] })");
    CHECK(place.what == What::value);
    CHECK(place.isInString);
    CHECK(place.path == Path{"units", "1", "entry"});
    CHECK(place.typed == "gu");
    CHECK(place.token.end - place.token.begin == 7);
    CHECK(place.member("id") == "b");
    place = at(R"({ "system": "toy", "units": [ { "co|unt": 2 } ] })");
    CHECK(place.what == What::key);
    CHECK(place.path == Path{"units", "0"});
    CHECK(place.hasColon);
    CHECK(place.member("system") == "toy");
    place = at(R"({ "units": [ { "options": ["a", "|"] } ] })");
    CHECK(place.what == What::value);
    CHECK(place.path == Path{"units", "0", "options", "1"});
    CHECK(place.around.back()->texts == Path{"a"});
}

TEST_CASE("what follows the place in its objects is known")
{
    const auto place = at(R"({ "units": [ { "options": ["|"], "entry": "guard" } ], "list": "x" })");
    CHECK(place.member("entry") == "guard");
    CHECK(place.member("list") == "x");
}

TEST_CASE("a place in a text that is being written")
{
    const auto [text, what, path] = GENERATE(table<std::string, What, Path>({
        {R"({ "units": [ { "entry": "|)", What::value, {"units", "0", "entry"}},
        {R"({ "units": [ { "entry": |)", What::value, {"units", "0", "entry"}},
        {R"({ "units": [ { "entry": "gu|
           } ] })",
         What::value,
         {"units", "0", "entry"}},
        {R"({ "units": [ { "|)", What::key, {"units", "0"}},
        {R"({ "units": [ { "id": "a", | } ] })", What::key, {"units", "0"}},
        {R"({ "units": [ { "id": "a"
             "|" } ] })",
         What::key,
         {"units", "0"}},
        {R"({ "units": [ | ] })", What::value, {"units", "0"}},
        {R"({ "a": 1, "units": [ {}, | ] })", What::value, {"units", "1"}},
        {R"({ "a" | })", What::nothing, {}},
        {R"({ "a": 1 | })", What::nothing, {}},
        {R"({ "a": tr|ue })", What::value, {"a"}},
        {R"({|)", What::key, {}},
    }));
    INFO(text);
    const auto place = at(text);
    CHECK(place.what == what);
    if (what != What::nothing) CHECK(place.path == path);
}

TEST_CASE("a place in any text is found without harm")
{
    const std::string text = R"({"a": [1, {"b": "c\"d", "e": [}]], "f" "g" : , tru "x)";
    for (std::uint32_t i = 0; i <= text.size(); ++i) {
        const auto place = placeIn(text, i);
        CHECK(place.token.begin <= place.token.end);
        CHECK(place.token.end <= text.size());
        CHECK((place.what == What::nothing || !place.around.empty()));
    }
    CHECK(placeIn("", 0).around.empty());
    CHECK(placeIn(std::string(100'000, '['), 100'000).around.size() <= 201);
}
