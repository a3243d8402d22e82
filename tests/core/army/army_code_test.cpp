#include "core/army/army_code.hpp"
#include "core/library/library.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

std::string codeOfText(const std::string& text)
{
    rules::Library library({test::sourcePath("armylists")});
    const auto army =
        rules::OpenedArmy::open({std::make_shared<const text::Source>("a.army.json", text), "a.army.json"}, library);
    REQUIRE(army->roster());
    return rules::codeOf(*army);
}

std::string scipio(const std::string& members)
{
    return R"({"format": 1, "system": "ancients-d6", "list": "republican-rome", )" + members + "}";
}

}  // namespace

TEST_CASE("the code of an army is that of what plays")
{
    const auto code = codeOfText(scipio(R"("name": "A", "units": [{"id": "t", "entry": "triarii", "count": 2}])"));
    CHECK(rules::codeFrom(code) == code);
    CHECK(codeOfText(scipio("\n\n\"player\": \"Ann\", \"name\": \"B\", \"notes\": \"Bring dice.\",\n"
                            R"("units": [{"count": 2, "notes": "blue", "entry": "triarii", "id": "t"}])")) == code);
    CHECK(codeOfText(scipio(R"("name": "A", "units": [{"id": "t", "entry": "triarii", "count": 1}])")) != code);
    CHECK(codeOfText(scipio(R"("name": "A", "units": [{"id": "t", "entry": "velites", "count": 2}])")) != code);
    CHECK(codeOfText(scipio(R"("name": "A", "budget": 40, "units": [{"id": "t", "entry": "triarii", "count": 2}])")) !=
          code);
}

TEST_CASE("a typed code is read whatever its letters look like")
{
    CHECK(rules::codeFrom("7kq2 m9xa 4rit") == "7KQ2-M9XA-4R1T");
    CHECK(rules::codeFrom("oL00-m9xa-4r1t") == "0100-M9XA-4R1T");
    CHECK_FALSE(rules::codeFrom("7KQ2-M9XA-4R1"));
    CHECK_FALSE(rules::codeFrom("7KQ2-M9XA-4R1TT"));
    CHECK_FALSE(rules::codeFrom("7KQ2-M9XA-4R1U"));
    CHECK_FALSE(rules::codeFrom("armies/"));
}
