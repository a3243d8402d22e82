#include "core/game/findings.hpp"
#include "core/game/rule_page.hpp"
#include "core/game/shared_rules.hpp"
#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

using namespace muster;

namespace {

/// Checks texts against the shipped systems.
struct ShippedCheck {
    const test::Folder folder;
    rules::Library library{std::vector<std::filesystem::path>{test::shipped("")}};

    /// The first finding of that rule; there must be one.
    diagnostics::Diagnostic found(const char* name, const char* text, std::string_view rule)
    {
        const auto findings = test::check(folder.write(name, text), library);
        const auto at =
            std::find_if(findings.begin(), findings.end(), [&](const auto& finding) { return finding.rule == rule; });
        INFO(name << " " << rule);
        REQUIRE(at != findings.end());
        return *at;
    }
};

}  // namespace

TEST_CASE("after a thousand findings the rest are only counted")
{
    const test::Folder folder;
    rules::Library library({test::shipped("")});
    std::string units;
    for (int i = 0; i < 2500; ++i)
        units += R"({ "id": "same", "arm": "infantry", "strength": 9 },)"
                 "\n";
    units.resize(units.size() - 2);
    const auto findings = test::check(
        folder.write("many.army.json",
                     R"({ "format": 1, "system": "old-trousers", "name": "Ours", "units": [)" + units + "] }"),
        library);
    CHECK(findings.size() == 1001);
    CHECK(test::count(findings, "check/too-many") == 1);
}

TEST_CASE("a finding points at the value, or at the nearest thing that is there")
{
    const test::Folder folder;
    rules::Library library({test::shipped("")});
    const auto path = folder.write(
        "a.army.json",
        "{\n  \"format\": 1,\n  \"system\": \"old-trousers\",\n  \"name\": \"\xC3\x89tat\",\n  \"units\": [\n"
        "    { \"id\": \"\xC3\xA9lite\", \"arm\": \"infantry\", \"strength\": 5 }\n  ]\n}\n");
    bool seen = false;
    for (const auto& finding : test::check(path, library)) {
        if (finding.rule != "old-trousers/guard-only-five") continue;
        seen = true;
        CHECK(finding.place.pointer == "/units/0/strength");
        CHECK(finding.place.line == 6);
        CHECK(finding.place.column == 53);  // counted in characters: the id contains one of two bytes
        CHECK(finding.place.endColumn == 54);
    }
    CHECK(seen);
}

TEST_CASE("a finding says what it is about and which value it speaks of")
{
    using diagnostics::FindingKind;
    ShippedCheck check;
    // Entries are not part of the army's schema, so another check reports a key required only of units without an
    // entry.
    const auto unit = check.found("u.army.json", R"({ "format": 1, "system": "old-trousers", "name": "A",
  "units": [ { "id": "a", "arm": "infantry" } ] })",
                                  "schema/required");
    CHECK(unit.place.pointer == "/units/0");
    CHECK(unit.missing == "/units/0/strength");
    CHECK(unit.subject() == "/units/0/strength");
    CHECK(unit.kind == FindingKind::schema);

    const auto top =
        check.found("t.army.json", R"({ "format": 1, "system": "old-trousers", "units": [] })", "schema/required");
    CHECK(top.place.pointer.empty());
    CHECK(top.subject() == "/name");

    const auto list =
        check.found("l.army.json", R"({ "format": 1, "system": "old-trousers", "name": "A", "list": "atlantis",
  "units": [ { "id": "a", "arm": "infantry", "strength": 2 } ] })",
                    "ref/not-found");
    CHECK(list.subject() == "/list");
    CHECK(list.missing.empty());
    CHECK(list.kind == FindingKind::notFound);

    CHECK(check.found("j.army.json", "{", "json/syntax").kind == FindingKind::syntax);

    check.folder.write("b.house.json", R"({ "format": 1, "system": "old-trousers", "name": "H", "budget": "x" })");
    CHECK(check
              .found("b.army.json", R"({ "format": 1, "system": "old-trousers", "name": "A", "house": "b.house.json",
  "units": [ { "id": "a", "arm": "infantry", "strength": 2 } ] })",
                     "ref/broken")
              .kind == FindingKind::brokenRulesContext);
    CHECK(check
              .found("v.army.json", R"({ "format": 1, "system": "old-trousers", "systemVersion": "0.0.1", "name": "A",
  "units": [ { "id": "a", "arm": "infantry", "strength": 2 } ] })",
                     "ref/system-version")
              .kind == FindingKind::otherVersion);
}

TEST_CASE("a finding has the system of its rule, and the page about it")
{
    ShippedCheck check;
    const auto own = check.found("a.army.json", R"({ "format": 1, "system": "old-trousers", "name": "A",
  "units": [ { "id": "a", "arm": "infantry", "strength": 5 } ] })",
                                 "old-trousers/guard-only-five");
    CHECK(own.system == "old-trousers");
    CHECK(own.page == fmt::format("{}/docs/rules/old-trousers.md#guard-only-five", rules::homepage));
    const auto shared = check.found("b.army.json", R"({ "format": 1, "system": "old-trousers", "name": "A",
  "list": "atlantis", "units": [ { "id": "a", "arm": "infantry", "strength": 2 } ] })",
                                    "ref/not-found");
    CHECK(shared.system.empty());
    CHECK(shared.page == fmt::format("{}/docs/rules/shared.md#refnot-found", rules::homepage));
    const auto whole = rules::findingOfFile("b.army.json", "check/failed", diagnostics::Level::error, "Stopped.", "");
    CHECK(whole.kind == diagnostics::FindingKind::check);
    CHECK(whole.page == fmt::format("{}/docs/rules/shared.md#checkfailed", rules::homepage));
    CHECK(whole.place.file == "b.army.json");
}

TEST_CASE("the kind of a rule is that of its group, and decides which errors nobody can switch off")
{
    using diagnostics::Level;
    for (const auto& rule : rules::sharedRules()) {
        INFO(rule.name);
        const auto kind = rules::kindOf(rule.name);
        CHECK((kind == diagnostics::FindingKind::syntax) == rule.name.starts_with("json/"));
        CHECK((kind == diagnostics::FindingKind::schema) == rule.name.starts_with("schema/"));
        CHECK(isReference(kind) == rule.name.starts_with("ref/"));
        const bool isAcceptance = rule.name == "check/unused-accept";
        CHECK((kind == diagnostics::FindingKind::acceptance) == isAcceptance);
        const bool isCheck = rule.name.starts_with("check/") && !isAcceptance;
        CHECK((kind == diagnostics::FindingKind::check) == isCheck);
        const bool isFixed = rule.name.starts_with("json/") || rule.name.starts_with("schema/") ||
                             rule.name.starts_with("ref/") || isCheck || rule.name == "rule/undecided" ||
                             rule.name == "army/cost";
        CHECK(rules::hasFixedLevel(rule.name, Level::error) == isFixed);
        CHECK_FALSE(rules::hasFixedLevel(rule.name, Level::warning));
    }
    CHECK(rules::kindOf("schema/enum") == diagnostics::FindingKind::schema);
    CHECK(rules::kindOf("schema/type") == diagnostics::FindingKind::wrongType);
    CHECK(isSchema(rules::kindOf("schema/type")));
    CHECK(rules::kindOf("ref/cycle") == diagnostics::FindingKind::cycle);
    CHECK(rules::kindOf("list/required") == diagnostics::FindingKind::incomplete);
    CHECK(isOfRule(rules::kindOf("list/required")));
    CHECK(rules::kindOf("army/sheet") == diagnostics::FindingKind::unknownValue);
    CHECK(rules::kindOf("schema/limit") == diagnostics::FindingKind::schema);
    CHECK(rules::kindOf("old-trousers/strength-total") == diagnostics::FindingKind::rule);
    CHECK_FALSE(rules::hasFixedLevel("old-trousers/strength-total", Level::error));
}
