#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"
#include "tests/processor_watch.hpp"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

// An invented hostile system whose one rule loops over a thousand elements, three levels deep, in `place`.
std::string hostile(std::string_view require, std::string_view message, std::string_view each)
{
    std::string thousand = "[0";
    for (int i = 1; i < 1000; ++i) thousand += "," + std::to_string(i);
    thousand += "]";
    std::string text =
        R"({ "format": 1, "id": "hostile", "version": "1.0.0", "name": "Hostile", "unit": { "type": "object", )"
        R"("properties": {} },
  "tables": {}, "rules": [ { "id": "long", "level": "error", "scope": "unit", EACH "require": "REQUIRE", "message": )"
        R"("MESSAGE" } ] })";
    const auto fill = [&](std::string_view mark, std::string_view with) {
        text.replace(text.find(mark), mark.size(), with);
    };
    fill("EACH", each.empty() ? "" : "\"each\": \"" + thousand + "\",");
    fill("REQUIRE", require);
    fill("MESSAGE", message);
    for (auto at = text.find("LIST"); at != std::string::npos; at = text.find("LIST", at + 1))
        text.replace(at, 4, thousand);
    return text;
}

double secondsOf(const std::function<void()>& work)
{
    const test::ProcessorWatch watch;
    work();
    return watch.seconds();
}

constexpr std::string_view slowArmy =
    R"({ "format": 1, "system": "hostile", "name": "Ours", "units": [ { "id": "a" }, { "id": "b" }, { "id": "c" } ] })";

}  // namespace

TEST_CASE("an expression that would run long ends as a finding")
{
    const test::Folder folder;
    folder.write(
        "hostile.system.json",
        hostile("cel.bind(l, LIST, l.all(a, l.all(b, l.all(c, a + b + c + size(self.id) >= 0))))", "never", ""));
    rules::Library library({});
    const auto path = folder.write("a.army.json", slowArmy);
    diagnostics::Diagnostics findings;
    CHECK(secondsOf([&] { findings = test::check(path, library); }) < 20);
    REQUIRE(test::count(findings, "rule/undecided") == 3);
    CHECK_THAT(findings.front().message, Catch::Contains("limit"));
}

TEST_CASE("texts that would run long cannot keep a check busy either")
{
    const test::Folder folder;
    folder.write("hostile.system.json",
                 hostile("size(self.id) > 5",
                         "{cel.bind(l, LIST, l.map(a, l.map(b, a + b + size(self.id)).sum()).sum())}", "yes"));
    rules::Library library({});
    const auto path = folder.write("a.army.json", slowArmy);
    diagnostics::Diagnostics findings;
    CHECK(secondsOf([&] { findings = test::check(path, library); }) < 20);
    CHECK(test::count(findings, "hostile/long") > 0);
}
