#include "core/game/board_functions.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using expr::Value;

namespace {

/// Evaluates an expression with only the board functions.
std::string resultOf(const std::string& source, std::uint64_t work = 1'000'000)
{
    expr::Environment environment;
    rules::addBoardFunctions(environment);
    const auto compiled = expr::Program::compile(source, environment, {.divideByZero = true});
    if (const auto* problems = std::get_if<std::vector<expr::Problem>>(&compiled))
        return "mistake: " + problems->front().message;
    expr::Arena arena;
    expr::Meter meter{work};
    const auto outcome = std::get<expr::Program>(compiled).evaluate({}, arena, meter);
    if (const auto* error = std::get_if<expr::EvaluationError>(&outcome)) return "error: " + error->message;
    return expr::toText(std::get<Value>(outcome));
}

const std::string square = "[[0, 0], [4, 0], [4, 4], [0, 4]]";
const std::string ringText = "[[[0, 0], [10, 0], [10, 10], [0, 10]], [[2, 2], [8, 2], [8, 8], [2, 8]]]";
const std::string river = "[[0, 10], [24, 10], [24, 12], [0, 12]]";
const std::string boardText = "[[0, 0], [24, 0], [24, 24], [0, 24]]";

}  // namespace

TEST_CASE("a place is a point, a way, a polygon, a polygon with holes or a thing that has one")
{
    CHECK(resultOf("area(" + square + ")") == "16.0");
    CHECK(resultOf("area([[0.0, 0.0], [4.0, 0.0], [0.0, 4.0]])") == "8.0");
    CHECK(resultOf("area(" + ringText + ")") == "64.0");
    CHECK(resultOf("area({'shape': [" + square + "]})") == "16.0");
    CHECK(resultOf("area({'shape': [" + square + "], 'at': [1, 1], 'id': 'wood'})") == "16.0");
    CHECK(resultOf("area([3, 4])") == "0.0");
    CHECK(resultOf("area({'at': [3, 4]})") == "0.0");
    CHECK(resultOf("centre(" + square + ")") == "[2.0, 2.0]");
    CHECK(resultOf("centre({'shape': null, 'at': [3, 4]})") == "[3.0, 4.0]");
    CHECK(resultOf("distance([7, 8], " + square + ")") == "5.0");
    CHECK(resultOf("distance([[0, 6], [9, 6]], " + square + ")") == "2.0");
    CHECK(resultOf("distance([5, 5], " + ringText + ")") == "3.0");
    CHECK(resultOf("distance([1, 1], [1, 1])") == "0.0");
    CHECK(resultOf("centre([[1, 1], [1, 1]])") == "[1.0, 1.0]");
}

TEST_CASE("contact in rules forgives a hundredth unless told otherwise")
{
    CHECK(resultOf("inside([[1, 1], [2, 1], [2, 2]], " + square + ")") == "true");
    CHECK(resultOf("inside([[3, 1], [5, 1], [5, 2]], " + square + ")") == "false");
    CHECK(resultOf("inside([[3, 1], [4.009, 1], [4, 2]], " + square + ")") == "true");
    CHECK(resultOf("inside([[3, 1], [4.009, 1], [4, 2]], " + square + ", 0)") == "false");
    CHECK(resultOf("overlaps([[4, 0], [6, 0], [6, 4]], " + square + ")") == "false");
    CHECK(resultOf("overlaps([[3.995, -1], [6, -1], [6, 4], [3.995, 4]], " + square + ")") == "false");
    CHECK(resultOf("overlaps([[3.995, -1], [6, -1], [6, 4], [3.995, 4]], " + square + ", 0.001)") == "true");
    CHECK(resultOf("overlaps([[9, 9], [10, 9], [10, 10]], " + square + ")") == "false");
    CHECK(resultOf("overlaps([1, 1], " + square + ")") == "true");
    CHECK(resultOf("overlapArea([[2, 2], [6, 2], [6, 6], [2, 6]], " + square + ")") == "4.0");
    CHECK(resultOf("overlapArea([[12, 2], [16, 2], [16, 6], [12, 6]], " + square + ")") == "0.0");
    CHECK(resultOf("protrusion([[3, 1], [5.5, 1], [3, 2]], " + square + ")") == "1.5");
}

TEST_CASE("rivers cut the board and bridges join it")
{
    CHECK(resultOf("parts(" + boardText + ", [])") == "1");
    CHECK(resultOf("parts(" + boardText + ", [" + river + "])") == "2");
    CHECK(resultOf("parts(" + boardText + ", [{'shape': [" + river + "]}])") == "2");
    const std::string from = "reachable([2, 2], {'at': [20, 20]}, " + boardText + ", [" + river + "], ";
    CHECK(resultOf(from + "[])") == "false");
    CHECK(resultOf(from + "[[[5, 9], [6, 9], [6, 13], [5, 13]]])") == "true");
    CHECK(resultOf(from + "[[[5, 9], [6, 9], [6, 11], [5, 11]]])") == "false");
    CHECK(resultOf("reachable([2, 2], [20, 20], [1, 1], [], [])") ==
          "error: reachable() needs an area as its region, not a point or a line");
}

TEST_CASE("sight past woods and over hills")
{
    const std::string wood = "{'type': 'wood', 'shape': [" + square + "]";
    CHECK(resultOf("sees([-5, 2], [10, 2], [])") == "true");
    CHECK(resultOf("sees([-5, 2], [10, 2], [" + wood + "}])") == "false");
    CHECK(resultOf("sees([-5, 5], [10, 5], [" + wood + "}])") == "true");
    CHECK(resultOf("sees([-5, 2], [10, 2], [" + wood + ", 'sightDepth': 4}])") == "true");
    CHECK(resultOf("sees([-5, 2], [10, 2], [" + wood + ", 'sightDepth': 3}])") == "false");
    // The depths of two woods add up, those of a wood and a swamp do not.
    const std::string further = "'shape': [[[5, 0], [8, 0], [8, 4], [5, 4]]], 'sightDepth': 5}";
    CHECK(resultOf("sees([-5, 2], [10, 2], [" + wood + ", 'sightDepth': 5}, {'type': 'wood', " + further + "])") ==
          "false");
    CHECK(resultOf("sees([-5, 2], [10, 2], [" + wood + ", 'sightDepth': 5}, {'type': 'swamp', " + further + "])") ==
          "true");
    CHECK(resultOf("sees([-5, 2], [10, 2], [" + wood + ", 'sightDepth': 5}, {" + further + "])") == "true");
    CHECK(resultOf("sees({'at': [-5, 2], 'eye': 3}, {'at': [10, 2], 'ground': 3}, [" + wood + ", 'top': 2}])") ==
          "true");
    CHECK(resultOf("sees({'at': [-5, 2], 'eye': 1}, {'at': [10, 2], 'eye': 1}, [" + wood + ", 'top': 2}])") == "false");
    CHECK(resultOf("sees({'at': [2, 2], 'eye': 1}, {'at': [10, 2], 'eye': 1}, [" + wood + ", 'top': 2}])") == "true");
}

TEST_CASE("wrong arguments are named")
{
    CHECK(resultOf("distance(3, [1, 1])") ==
          "error: distance() needs a point, a polygon or an object with a shape, not 3");
    CHECK(resultOf("distance([1, 1], 'wood')") ==
          "error: distance() needs a point, a polygon or an object with a shape, not \"wood\"");
    CHECK(resultOf("area({'id': 'wood'})") ==
          "error: area() needs an object with a shape, and this one has neither 'shape' nor 'at'");
    CHECK(resultOf("area([])") == "error: area() needs a point, a polygon or an object with a shape, not []");
    CHECK(resultOf("area([[1, 2], [3]])") ==
          "error: area() needs a point, a polygon or an object with a shape, not [[1, 2], [3]]");
    CHECK(resultOf("area([[]])") == "error: area() needs a point, a polygon or an object with a shape, not [[]]");
    CHECK(resultOf("area([[[1, 2], [3, 4], [5, 'x']]])").starts_with("error: area() needs a point"));
    CHECK(resultOf("area([[0, 0], [4, 4], [4, 0], [0, 4]])") ==
          "error: area() needs a polygon that does not cross itself, as this one does at (2, 2)");
    CHECK(resultOf("area([[0, 0], [1, 1], [2, 2]])") == "error: area() needs a polygon that encloses an area");
    CHECK(resultOf("area([1.0 / 0.0, 1])") ==
          "error: area() needs coordinates that are numbers, none above 1,000,000,000");
    CHECK(resultOf("area([0.0 / 0.0, 1])") ==
          "error: area() needs coordinates that are numbers, none above 1,000,000,000");
    CHECK(resultOf("overlaps([1, 1], [1, 1], -1)") == "error: overlaps() needs a tolerance of at least 0, not -1");
    CHECK(resultOf("inside([1, 1], [1, 1], 'x')") == "error: inside() needs a tolerance of at least 0, not \"x\"");
    CHECK(resultOf("parts(" + boardText + ", 3)") == "error: parts() needs a list of objects with a shape, not int");
    CHECK(resultOf("sees([1, 1], [2, 2], 3)") == "error: sees() needs a list of objects with a shape, not int");
    CHECK(resultOf("sees({'at': [1, 1], 'eye': 'high'}, [2, 2], [])") ==
          "error: sees() needs a number for 'eye', not \"high\"");
    CHECK(resultOf("area(1, 2)").starts_with("mistake: "));
}

TEST_CASE("geometry is charged for, so that a rule cannot run for ever")
{
    const std::string exhausted = "error: the expression needs more work than the limit allows";
    // A circle of 2,000 corners, compared with itself repeatedly.
    const std::string circle = "lists.range(2000).map(i, [dyn(i), i * (1999 - i)])";
    CHECK(resultOf("cel.bind(c, " + circle + ", distance(c, c))") == "0.0");
    CHECK(resultOf("cel.bind(c, " + circle + ", lists.range(300).all(i, distance(c, c) == 0.0))") == exhausted);
    CHECK(resultOf("area(lists.range(20000).map(i, [dyn(i), i * i]))")
              .starts_with("error: area() needs a shape with at most 10000 corners"));
    CHECK(resultOf("distance([1, 1], [2, 2])", 3) == exhausted);
    CHECK(resultOf("lists.range(100).all(a, lists.range(100).all(b, !overlaps([a * 2, 0], [b * 2 + 1, 0])))") ==
          "true");
}
