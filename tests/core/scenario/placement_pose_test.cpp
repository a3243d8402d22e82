#include "core/scenario/placement_pose.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace muster;

namespace {

/// The pose of a placement on a board of 48 by 24 in.
rules::Pose poseOfJson(const std::string& placement)
{
    const auto parsed = text::Document::parse(std::make_shared<const text::Source>(
        "", R"({"board": {"width": 48, "depth": 24}, "placement": )" + placement + "}"));
    REQUIRE(parsed.document);
    const auto root = parsed.document->root();
    return rules::poseOfPlacement(root["placement"], rules::BoardFrame(root["board"], "in"));
}

}  // namespace

TEST_CASE("a placement has a position or a square, a facing and perhaps a base")
{
    const auto exact = poseOfJson(R"({"at": [3, 4], "square": [2, 1], "facing": -90, "base": [25.4, 50.8]})");
    CHECK(exact.at == geometry::Point{3, 4});
    CHECK_FALSE(exact.square);
    CHECK(exact.facing == -90);
    REQUIRE(exact.base);
    CHECK((*exact.base)[0] == Approx(1));
    CHECK((*exact.base)[1] == Approx(2));
    const auto inSquare = poseOfJson(R"({"square": [2, 1]})");
    CHECK_FALSE(inSquare.at);
    CHECK(inSquare.square == std::pair<std::int64_t, std::int64_t>(2, 1));
    CHECK(inSquare.facing == 0);
    CHECK_FALSE(inSquare.base);
}

TEST_CASE("values of a placement that the schema refuses are left out")
{
    for (const auto& at : {"[1]", "[1, 2, 3]", R"(["1", 2])", "3", "null"})
        CHECK_FALSE(poseOfJson(R"({"at": )" + std::string(at) + "}").at);
    for (const auto& square : {"[0, 1]", "[1, 101]", "[1]", "[1.5, 2]", R"({"a": 1, "b": 1})"})
        CHECK_FALSE(poseOfJson(R"({"square": )" + std::string(square) + "}").square);
    for (const auto& facing : {"3601", "-3601", R"("north")"})
        CHECK(poseOfJson(R"({"facing": )" + std::string(facing) + "}").facing == 0);
    for (const auto& base : {"[-20, 40]", "[20, 0]", "[20]", "[20, 20, 20]", R"(["20", 20])"})
        CHECK_FALSE(poseOfJson(R"({"base": )" + std::string(base) + "}").base);
}
