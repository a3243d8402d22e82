#include "printer/layout/column_widths.hpp"

#include <catch2/catch.hpp>

#include <numeric>

using namespace muster::printer;

namespace {

double sum(const std::vector<double>& widths) { return std::accumulate(widths.begin(), widths.end(), 0.0); }

}  // namespace

TEST_CASE("columns always fill the width exactly")
{
    const std::vector<std::vector<ColumnRequest>> tables{
        {{20, 10, 0, true}, {10, 8, 0, false}},     {{200, 30, 0, true}, {100, 20, 0, true}},
        {{20, 10, 3, true}, {10, 8, 1, false}},     {{20, 10, 5, true}, {10, 8, 0, false}},
        {{500, 300, 0, true}, {500, 300, 0, true}}, {{500, 300, 1, true}, {10, 5, 9, true}}};
    for (const auto& table : tables) CHECK(sum(columnWidths(table, 100)) == Approx(100));
}

TEST_CASE("words are not broken while another column has width to spare")
{
    const auto widths = columnWidths({{90, 40, 1, true}, {50, 10, 9, true}}, 100);
    CHECK(widths[0] >= 40 - 1e-9);
}

TEST_CASE("shares are kept where they do no harm")
{
    const auto widths = columnWidths({{10, 5, 3, true}, {10, 5, 1, true}}, 100);
    CHECK(widths[0] == Approx(75));
}

TEST_CASE("width left over goes to words rather than to numbers")
{
    const auto widths = columnWidths({{20, 10, 0, true}, {20, 10, 0, false}}, 100);
    CHECK(widths[0] > widths[1] + 20);
}

TEST_CASE("a column of tick boxes keeps the width of one box, whatever words stand beside it")
{
    const auto widths = columnWidths({{900, 600, 0, true}, {20, 10, 0, true, 7.5}}, 100);
    CHECK(widths[1] >= 7.5 - 1e-9);
    CHECK(sum(widths) == Approx(100));
}
