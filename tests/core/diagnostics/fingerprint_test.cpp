#include "core/diagnostics/fingerprint.hpp"

#include <catch2/catch.hpp>

#include <set>

using namespace muster::diagnostics;

namespace {

Diagnostic finding(const std::string& rule, const std::string& file, const std::string& identity)
{
    Diagnostic made;
    made.rule = rule;
    made.place.file = file;
    made.identity = identity;
    return made;
}

const Diagnostic known = finding("toy/points", "armies/a.army.json", "/units/foy/strength");

}  // namespace

TEST_CASE("a fingerprint is the hash of rule, file and identity, and stays the same in later versions")
{
    // Computed by another program: the FNV-1a hash of "10:toy/points18:armies/a.army.json19:/units/foy/strength", and
    // with "1:2" at its end.
    CHECK(fingerprints({known, known}) ==
          std::vector<std::string>{"c50cb9a005f1d42bd223d56f8edb25ea", "64ba62968831d3a40766c2eda848ac71"});
}

TEST_CASE("a fingerprint depends on nothing else")
{
    auto moved = known;
    moved.place.line = 12;
    moved.place.column = 3;
    moved.place.pointer = "/units/7/strength";
    moved.level = Level::warning;
    moved.message = moved.help = "other words";
    CHECK(fingerprints({moved}) == fingerprints({known}));
}

TEST_CASE("different findings have different fingerprints, and equal ones are numbered")
{
    const auto list =
        fingerprints({known, known, known, finding("toy/point", "sarmies/a.army.json", "/units/foy/strength"),
                      finding("toy/points", "armies/b.army.json", "/units/foy/strength"),
                      finding("toy/points", "armies/a.army.json", "/units/foy"),
                      finding("toy/points", "armies/a.army.json/", "units/foy/strength")});
    CHECK(std::set(list.begin(), list.end()).size() == list.size());
    for (const auto& each : list) CHECK(each.size() == 32);
    // An equal finding elsewhere in the report changes no other.
    const auto fewer = fingerprints({known, finding("toy/points", "armies/b.army.json", "/units/foy/strength")});
    CHECK(fewer == std::vector{list[0], list[4]});
}

TEST_CASE("the name of a file counts from the root on")
{
    auto absolute = known;
    absolute.place.file = "/home/club/armies/a.army.json";
    CHECK(fingerprints({absolute}, "/home/club/") == fingerprints({known}));
    CHECK(fingerprints({absolute}, "/home/other/") != fingerprints({known}));
}
