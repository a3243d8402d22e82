#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"
#include "tests/core/scenario/fields.hpp"
#include "tests/paths.hpp"

#include "core/files/file.hpp"
#include "core/scenario/fairness.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <cmath>
#include <random>

using namespace muster;
using geometry::Point;
using Json = nlohmann::ordered_json;

namespace {

constexpr double boardWidth = 48, boardDepth = 36;

/// A rectangle given by its numbers.
struct Patch {
    double x = 0, y = 0, width = 0, depth = 0;

    Json shape() const { return {{"rectangle", {{"at", {x, y}}, {"width", width}, {"depth", depth}}}}; }
    double away(Point p) const
    {
        return std::hypot(std::max(0.0, std::abs(p.x - x) - width / 2), std::max(0.0, std::abs(p.y - y) - depth / 2));
    }
};

/// A random side of a board: an edge, or zones.
struct Player {
    std::string edge;
    std::vector<Patch> zones;

    double away(Point p) const
    {
        if (edge == "north") return boardDepth - p.y;
        if (edge == "south") return p.y;
        if (edge == "east") return boardWidth - p.x;
        if (edge == "west") return p.x;
        double min = 1e9;
        for (const auto& zone : zones) min = std::min(min, zone.away(p));
        return min;
    }
};

struct Board {
    std::vector<Player> players;
    std::vector<Patch> woods;

    std::string text() const
    {
        Json scenario{{"format", 1},
                      {"system", "otr-d6"},
                      {"name", "Ours: fairness"},
                      {"turns", 9},
                      {"board", {{"width", boardWidth}, {"depth", boardDepth}}}};
        for (const auto& patch : woods)
            scenario["terrain"].push_back({{"id", "w" + std::to_string(scenario["terrain"].size())},
                                           {"type", "woods"},
                                           {"shape", patch.shape()}});
        for (std::size_t i = 0; i < players.size(); ++i) {
            Json side{{"id", "s" + std::to_string(i)}};
            if (!players[i].edge.empty()) side["edge"] = players[i].edge;
            for (const auto& zone : players[i].zones) {
                const auto id = "z" + std::to_string(scenario["zones"].size());
                scenario["zones"].push_back({{"id", id}, {"shape", zone.shape()}});
                side["zone"].push_back(id);
            }
            scenario["sides"].push_back(side);
        }
        scenario["objectives"].push_back({{"id", "o"}, {"at", {20, 14}}});
        return scenario.dump();
    }

    /// Each player's area, counted in small squares.
    std::vector<double> counted() const
    {
        constexpr double step = 0.05;
        std::vector<double> areas(players.size());
        for (const auto& patch : woods)
            for (double x = patch.x - patch.width / 2 + step / 2; x < patch.x + patch.width / 2; x += step)
                for (double y = patch.y - patch.depth / 2 + step / 2; y < patch.y + patch.depth / 2; y += step) {
                    double min = 1e9;
                    for (const auto& player : players) min = std::min(min, player.away({x, y}));
                    for (std::size_t i = 0; i < players.size(); ++i)
                        if (players[i].away({x, y}) <= min + 1e-9) areas[i] += step * step;
                }
        return areas;
    }
};

struct Judged {
    std::vector<double> woods, ways;
};

Judged judged(const std::string& scenario, const std::filesystem::path& path)
{
    rules::Library library({test::sourcePath("armylists")});
    const auto open = test::OpenField::open(
        {std::make_shared<const text::Source>("ours", scenario), path, files::FileKind::scenario}, library);
    REQUIRE(open);
    const auto fairness = rules::fairnessOf(open->field(), open->evaluation());
    REQUIRE(fairness.canCompare());
    REQUIRE_FALSE(open->evaluation().isExhausted());
    Judged result;
    for (const auto& ground : fairness.grounds)
        if (ground.label == "Woods") result.woods = ground.areas;
    for (const auto& way : fairness.ways) result.ways = way.distances;
    return result;
}

Judged judged(const Board& board) { return judged(board.text(), test::shipped("otr-d6/scenarios/ours.scenario.json")); }

}  // namespace

TEST_CASE("allies on one edge share their part of the board")
{
    const Board board{{{"south", {}}, {"south", {}}, {"north", {}}}, {{10, 8, 8, 6}, {10, 30, 8, 6}}};
    const auto found = judged(board);
    CHECK(found.woods == std::vector<double>{48, 48, 48});
    CHECK(found.ways == std::vector<double>{14, 14, 22});
}

TEST_CASE("the part of a side is what is nearest to its edge, and where it has none to its zones")
{
    // Two inches from the south edge, four from the west edge.
    CHECK(judged(Board{{{"south", {}}, {"west", {}}}, {{6, 3, 4, 2}}}).woods == std::vector<double>{8, 0});
    // Entirely in the long zone, but closer to the middle of the short one.
    const Board zones{{{"", {{24, 6, 48, 12}}}, {"", {{44, 26, 8, 12}}}}, {{44, 6, 4, 4}}};
    CHECK(judged(zones).woods == std::vector<double>{16, 0});
    // An edge takes precedence over the side's zones, for areas and distances.
    const Board both{{{"south", {{24, 30, 10, 4}}}, {"north", {}}}, {{24, 28, 4, 4}}};
    CHECK(judged(both).woods == std::vector<double>{0, 16});
    CHECK(judged(both).ways == std::vector<double>{14, 22});
}

TEST_CASE("parts of the board are those that are counted square by square")
{
    std::mt19937 random(7);
    const auto between = [&](double min, double max) {
        return std::round(std::uniform_real_distribution(min, max)(random) * 10) / 10;
    };
    const std::vector<std::string> edges{"north", "south", "east", "west", "", "", ""};
    for (int i = 0; i < 40; ++i) {
        Board board;
        for (int player = 0; player < 2 + i % 3; ++player) {
            Player one{edges[random() % edges.size()], {}};
            for (int zone = 0; one.edge.empty() && zone < 1 + i % 2; ++zone)
                one.zones.push_back({between(6, 42), between(6, 30), between(2, 11), between(2, 11)});
            board.players.push_back(one);
        }
        board.woods = {{between(5, 20), between(5, 30), between(2, 9), between(2, 9)},
                       {between(29, 43), between(5, 30), between(2, 9), between(2, 9)}};
        const auto found = judged(board).woods, counted = board.counted();
        INFO(board.text());
        REQUIRE(found.size() == counted.size());
        for (std::size_t side = 0; side < found.size(); ++side) CHECK(found[side] == Approx(counted[side]).margin(0.9));
    }
}

TEST_CASE("the woods of the first day of Gettysburg lie as they are counted from the edges")
{
    const auto path = test::shipped("otr-d6/scenarios/gettysburg-first-day.scenario.json");
    const auto read = files::readFile(path, "gettysburg");
    const auto found = judged(std::string(std::get<std::shared_ptr<const text::Source>>(read)->bytes()), path).woods;
    REQUIRE(found.size() == 2);
    CHECK(found[0] == Approx(31.3).margin(0.05));
    CHECK(found[1] == Approx(26.9).margin(0.05));
}
