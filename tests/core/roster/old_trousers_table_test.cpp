#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>

#include <array>

using namespace muster;

namespace {

int formula(int strength, int score)
{
    const int sum = strength + score;
    return (sum >= 10) + (sum >= 25) + (sum >= 31) + (sum >= 36);
}

// Rows of the printed table, for strengths 2 to 20. The cell of score 4 and strength 19 is blank in print (-1 here).
constexpr std::array<std::array<int, 20>, 6> printed{{
    {1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
    {4, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, 1},
    {5, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2},
    {11, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3},
    {16, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4},
    {20, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4},
}};

}  // namespace

TEST_CASE("the D20 table of Old Trousers is the printed one, and the formula's")
{
    rules::Library library({test::shipped("")});
    const auto system = library.systemAt(test::shipped("old-trousers/old-trousers.system.json"));
    REQUIRE(system->game);
    const auto rows = system->game->document->root()["tables"]["combat"];
    REQUIRE(rows.size() == 20);
    std::uint32_t score = 0;
    for (const auto row : rows) {
        REQUIRE(row["score"].integer() == ++score);
        REQUIRE(row["hits"].size() == 19);
        for (std::uint32_t strength = 2; strength <= 20; ++strength) {
            CAPTURE(score, strength);
            CHECK(row["hits"].at(strength - 2).integer() ==
                  formula(static_cast<int>(strength), static_cast<int>(score)));
        }
        for (const auto& line : printed)
            if (line[0] == static_cast<int>(score))
                for (std::uint32_t i = 0; i < 19; ++i)
                    if (line[i + 1] >= 0) CHECK(row["hits"].at(i).integer() == line[i + 1]);
    }
}
