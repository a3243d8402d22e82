// Work is counted so that a file of a stranger cannot keep a check busy. That holds only where a unit of it never takes
// long: here everything that is counted is done as dearly as it can be, and its processor time is held against the
// units.
#include "core/game/board_functions.hpp"
#include "core/geometry/distance.hpp"
#include "core/geometry/makers.hpp"
#include "core/geometry/overlay.hpp"
#include "core/scenario/battlefield.hpp"
#include "core/schema/schema.hpp"
#include "core/text/regex.hpp"
#include "tests/processor_watch.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>

#include <cmath>
#include <numbers>

using namespace muster;

namespace {

/// With 20 million units per file, this is two seconds.
constexpr double secondsForUnit = 100e-9;
constexpr double secondsToStart = 0.01;

/// A star with that many corners around a point, as a polygon of the rule language.
std::vector<geometry::Point> star(geometry::Point centre, int corners)
{
    std::vector<geometry::Point> points;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners, radius = i % 2 ? 10 : 6;
        points.push_back(centre + geometry::Point{radius * std::cos(angle), radius * std::sin(angle)});
    }
    return points;
}

class Fixture {
public:
    Fixture() { rules::addBoardFunctions(m_environment); }

    void set(const char* name, expr::Value value)
    {
        m_environment.declare(name, expr::Type());
        m_values.push_back(value);
    }
    void setStar(const char* name, geometry::Point centre, int corners)
    {
        const auto points = star(centre, corners);
        auto* ring = m_arena.allocate<expr::Value>(points.size());
        for (std::size_t i = 0; i < points.size(); ++i) {
            auto* point = m_arena.allocate<expr::Value>(2);
            point[0] = expr::Value::real(points[i].x), point[1] = expr::Value::real(points[i].y);
            ring[i] = expr::Value::list({point, 2});
        }
        set(name, expr::Value::list({ring, points.size()}));
    }

    void holdAgainstClock(const std::string& source)
    {
        INFO(source);
        const auto compiled = expr::Program::compile(source, m_environment);
        REQUIRE(std::holds_alternative<expr::Program>(compiled));
        expr::Arena arena;
        expr::Meter meter;
        const auto allowed = meter.left;
        const test::ProcessorWatch watch;
        (void)std::get<expr::Program>(compiled).evaluate(m_values, arena, meter);
        const double seconds = watch.seconds();
        INFO(allowed - meter.left << " units, " << 1e9 * seconds / static_cast<double>(allowed - meter.left)
                                  << " ns each");
        CHECK(seconds < secondsToStart + secondsForUnit * static_cast<double>(allowed - meter.left));
    }

private:
    expr::Environment m_environment;
    std::vector<expr::Value> m_values;
    expr::Arena m_arena;
};

}  // namespace

TEST_CASE("no unit of work in an expression takes long: patterns")
{
    Fixture fixture;
    const std::string letters(1 << 20, 'a'), few(20, 'a');
    fixture.set("long", expr::Value::string(letters));
    fixture.set("short", expr::Value::string(few));
    for (const char* pattern : {"(a?){100}(.{0,300}b)$", "(.{0,300}b)$", "(((a{10}){10}){10}){1}",
                                "(a|aa|.){0,100}(.?.?b){20}$", "^[a-z0-9]+(-[a-z0-9]+)*$", "b", ""}) {
        fixture.holdAgainstClock(fmt::format("long.matches('{}')", pattern));
        fixture.holdAgainstClock(fmt::format("long.substring(0, 2000).matches('{}')", pattern));
        fixture.holdAgainstClock(fmt::format("lists.range(100000).all(x, !short.matches('{}'))", pattern));
    }
    for (const char* pattern : {"[\\\\p{L}]{400}", "(?i)\\\\PL\\\\PN\\\\PL", "(?i)[\\\\PL\\\\PN\\\\PS]",
                                "a{1,99}b{1,99}c{1,99}", "a", "(a?){400}", "[^a-q]{30}", "(", "x{2000}"})
        fixture.holdAgainstClock(
            fmt::format("lists.range(100000).all(x, !'a'.matches('{}' + string(x)) || true)", pattern));
}

TEST_CASE("no unit of work in an expression takes long: geometry")
{
    for (const int corners : {8, 200, 2000}) {
        INFO(corners << " corners");
        Fixture fixture;
        fixture.setStar("a", {0, 0}, corners);
        fixture.setStar("b", {0.01, 0.02}, corners);
        fixture.setStar("c", {19.9, 0}, corners);
        for (const char* question :
             {"overlaps(a, b, 0.5)", "overlaps(a, c)", "overlaps(a, b, 15.0)", "inside(a, b)", "inside(a, b, 0.3)",
              "distance(a, c) > 0.0", "protrusion(a, b) > 0.0", "overlapArea(a, b) > 0.0", "area(a) > 0.0",
              "parts(a, [b, c]) > 0", "reachable([0.0, 0.0], [1.0, 1.0], a, [b], [c])",
              "sees([-20.0, 0.1], [20.0, 0.1], [a, b, c])"})
            fixture.holdAgainstClock(fmt::format("lists.range(100000).all(x, ({}) || true)", question));
    }
}

TEST_CASE("no unit of work in an expression takes long: near names")
{
    Fixture fixture;
    std::string names;
    for (int i = 0; i < 100; ++i) names += fmt::format("'{}{}',", std::string(58, 'a'), i);
    fixture.holdAgainstClock(
        fmt::format("lists.range(100000).all(x, nearest([{}], '{}') != '' || true)", names, std::string(60, 'b')));
    fixture.holdAgainstClock(
        fmt::format("lists.range(100000).all(x, nearest([{}], '{}') != '' || true)", names, std::string(60, 'a')));
}

TEST_CASE("compiling the patterns of a file ends within the time that its budget stands for")
{
    const auto holdAgainstClock = [](const auto& patternOf) {
        text::RegexStore store;
        const test::ProcessorWatch watch;
        int compiled = 0;
        while (compiled < 1'000'000) {
            const auto made = store.compile(patternOf(compiled++));
            const auto* fault = std::get_if<text::RegexFault>(&made);
            if (fault && fault->message.find("take too long to compile") != std::string::npos) break;
        }
        INFO(patternOf(0).substr(0, 40) << ": " << compiled << " patterns");
        CHECK(compiled > 1);
        CHECK(compiled < 1'000'000);
        CHECK(watch.seconds() < secondsForUnit * text::RegexStore::usualBudget);
    };
    holdAgainstClock([](int i) { return fmt::format("[\\p{{L}}]{{{}}}", 300 + i); });
    holdAgainstClock([](int i) { return fmt::format("\\p{{L}}{}", i); });
    holdAgainstClock([](int i) { return fmt::format("a{}", i); });
    holdAgainstClock([](int i) { return fmt::format("{}(", i); });
    for (const std::string part :
         {"(?i)\\PL", "[^\\pN]", "a{1,99}", "a?", "(a*)*", "(?i)[^a]", "[\\x{100}-\\x{10fff0}]", "\\W\\D\\S", "k|"}) {
        std::string all;
        while (all.size() < 5'000) all += part;
        holdAgainstClock([&](int i) { return all + std::to_string(i); });
    }
}

TEST_CASE("no edge that geometry counts takes long")
{
    constexpr double secondsForEdge = secondsForUnit / rules::PaidEffort::edgesForUnit;
    for (const int corners : {20, 200, 2000}) {
        const auto a = std::get<geometry::Shape>(geometry::polygon(star({0, 0}, corners))),
                   b = std::get<geometry::Shape>(geometry::polygon(star({0.01, 0.02}, corners)));
        const auto holdAgainstClock = [&](const char* what, const auto& ask) {
            geometry::Effort effort(200'000'000);
            const test::ProcessorWatch watch;
            while (watch.seconds() < 0.2 && !effort.isExhausted()) ask(&effort);
            INFO(what << " of " << corners << " corners: " << 1e9 * watch.seconds() / static_cast<double>(effort.done())
                      << " ns an edge");
            CHECK(watch.seconds() < secondsToStart + secondsForEdge * static_cast<double>(effort.done()));
        };
        holdAgainstClock("overlaps", [&](geometry::Effort* effort) { return geometry::overlaps(a, b, 0.5, effort); });
        holdAgainstClock("overlapArea", [&](geometry::Effort* effort) { return geometry::overlapArea(a, b, effort); });
        holdAgainstClock("inside", [&](geometry::Effort* effort) { return geometry::inside(a, b, 0.3, effort); });
        holdAgainstClock("protrusion", [&](geometry::Effort* effort) { return geometry::protrusion(a, b, effort); });
        holdAgainstClock("distance", [&](geometry::Effort* effort) { return geometry::distance(a, b, effort); });
    }
}

TEST_CASE("an effort that is used up ends the question")
{
    const auto a = std::get<geometry::Shape>(geometry::polygon(star({0, 0}, 4000))),
               b = std::get<geometry::Shape>(geometry::polygon(star({0.01, 0.02}, 4000)));
    geometry::Effort effort(100'000);
    const test::ProcessorWatch watch;
    (void)geometry::overlaps(a, b, 15, &effort);
    CHECK(effort.isExhausted());
    CHECK(effort.done() == 100'000);
    CHECK(watch.seconds() < 0.1);
}

TEST_CASE("a schema gives up on a pattern that is too much for the texts, and names it")
{
    const auto schema = text::Document::parse(std::make_shared<const text::Source>(
                                                  "s", R"({ "items": { "pattern": "(a?){100}(.{0,99}b)$" } })"))
                            .document;
    const auto compiled = schema::Schema::compile(schema->root());
    REQUIRE(std::holds_alternative<schema::Schema>(compiled));
    const auto file =
        text::Document::parse(std::make_shared<const text::Source>("f", "[\"" + std::string(1 << 20, 'a') + "\"]"))
            .document;
    std::vector<schema::Finding> findings;
    const test::ProcessorWatch watch;
    std::get<schema::Schema>(compiled).check(file->root(), findings);
    CHECK(watch.seconds() < 2);
    REQUIRE(findings.size() == 1);
    CHECK(findings[0].keyword == "limit");
    CHECK(findings[0].message == "the pattern \"(a?){100}(.{0,99}b)$\" takes too much work on the texts here");
    CHECK(findings[0].help == "simplify the pattern, or shorten the texts");
}

TEST_CASE("one pattern is compiled once however often it is asked for")
{
    text::RegexStore store;
    const auto first = store.compile("^a+$"), second = store.compile("^a+$");
    CHECK(std::get<std::shared_ptr<const text::Regex>>(first) == std::get<std::shared_ptr<const text::Regex>>(second));
}
