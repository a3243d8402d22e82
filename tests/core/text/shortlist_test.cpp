#include "core/text/nearest.hpp"
#include "core/text/shortlist.hpp"

#include <catch2/catch.hpp>

#include <vector>

using muster::text::nearestFirst;
using muster::text::shortlist;

namespace {

std::vector<std::string> numbered(int count)
{
    std::vector<std::string> names;
    for (int i = 1; i <= count; ++i) names.push_back("n" + std::to_string(i));
    return names;
}

}  // namespace

TEST_CASE("a shortlist of few names has all of them, in their order")
{
    CHECK(shortlist(std::vector<std::string>{}).text == "none");
    CHECK(shortlist(std::vector<std::string>{"b", "a"}, "a").text == "b, a");
    const auto nine = shortlist(numbered(9), "n9");
    CHECK(nine.text == "n1, n2, n3, n4, n5, n6, n7, n8, n9");
    CHECK(nine.isWhole);
}

TEST_CASE("a shortlist of many names has the eight most similar ones and the number of the others")
{
    const auto ten = shortlist(numbered(10));
    CHECK(ten.text == "n1, n2, n3, n4, n5, n6, n7, n8 and 2 more");
    CHECK_FALSE(ten.isWhole);
    auto names = numbered(30);
    names.push_back("old-guard");
    names.push_back("young-guard");
    const auto similar = shortlist(names, "guard");
    CHECK(similar.text.starts_with("old-guard, young-guard, "));
    CHECK(similar.text.ends_with(" and 24 more"));
}

TEST_CASE("a shortlist stays short whatever the names are")
{
    const std::vector<std::string> names(5'000, std::string(100'000, 'x'));
    const auto list = shortlist(names, std::string(100'000, 'y'));
    CHECK(list.text.size() < 1'000);
    CHECK(list.text.ends_with(" and 4992 more"));
}

TEST_CASE("similar names come first, and a short one is not similar to everything")
{
    const std::vector<std::string> names{"foot", "x", "old-guard", "guards", "Guard"};
    const auto ordered = nearestFirst(names, "guard");
    CHECK(ordered == std::vector<std::string_view>{"Guard", "guards", "old-guard", "foot", "x"});
    CHECK(nearestFirst(names, "").size() == names.size());
    CHECK(nearestFirst(std::vector<std::string>{}, "a").empty());
}
