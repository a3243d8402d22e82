#include "tests/validator/armies.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>

using namespace muster::test;
using Catch::Contains;

namespace {

const std::string verified = shipped("opend6-fantasy/armies/ice-rangers.army.json").string();
const std::string verifiedFolder = shipped("opend6-fantasy/armies").string();

nlohmann::json verification(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), "verify");
    arguments.insert(arguments.end(), {"--format", "json"});
    return nlohmann::json::parse(run(arguments).out);
}

}  // namespace

TEST_CASE("verify knows the army of a code, alone and in a folder")
{
    const auto code = verification({verified})["armies"][0]["code"].get<std::string>();
    CHECK(run({"verify", code, verified}).exitCode == 0);
    CHECK(run({"verify", verified, code}).exitCode == 0);
    auto typed = code;
    for (auto& letter : typed) letter = letter == '-' ? ' ' : static_cast<char>(std::tolower(letter));
    CHECK(run({"verify", typed, verified}).exitCode == 0);

    const auto found = run({"verify", code, verifiedFolder});
    CHECK(found.exitCode == 0);
    CHECK_THAT(found.out, Contains("ice-rangers.army.json") && !Contains("gnash-horde"));
    const auto armies = verification({code, verifiedFolder})["armies"];
    CHECK(armies.size() > 3);
    CHECK(std::count_if(armies.begin(), armies.end(), [](const auto& army) { return army["matches"] == true; }) == 1);
}

TEST_CASE("verify fails for the code of another army, and says the file's own")
{
    const auto other = run({"verify", "7KQ2-M9XA-4R1T", verified});
    CHECK(other.exitCode == 1);
    CHECK_THAT(other.out, Contains("7KQ2-M9XA-4R1T is not the code of"));
    CHECK_THAT(other.out, Contains(verification({verified})["armies"][0]["code"].get<std::string>()));
    CHECK(run({"verify", "7KQ2-M9XA-4R1T", verifiedFolder}).exitCode == 1);
    CHECK(run({"verify", "7KQ2-M9XA-4R1T"}).exitCode == 2);
    CHECK(run({"verify", "7KQ2-M9XA-4R1T", "gone.army.json"}).exitCode != 0);
    CHECK(run({"verify", "7KQ2-M9XA-4R1T", "8KQ2-M9XA-4R1T", verified}).exitCode == 2);
}
