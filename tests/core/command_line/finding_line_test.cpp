#include "core/command_line/finding_line.hpp"

#include <catch2/catch.hpp>

using namespace muster::command_line;
using muster::diagnostics::Diagnostic;
using muster::diagnostics::Level;

TEST_CASE("a finding is one line with place, level, rule and message")
{
    Diagnostic finding;
    finding.rule = "toy/few";
    finding.level = Level::warning;
    finding.message = "Few\nunits.";
    finding.place.file = "a.army.json";
    CHECK(findingLine(finding) == "a.army.json: warning [toy/few] Few\\x0aunits.");
    finding.place.line = 3, finding.place.column = 4;
    CHECK(findingLine(finding) == "a.army.json:3:4: warning [toy/few] Few\\x0aunits.");
    finding.accepted = "Ours.";
    CHECK(findingLine(finding, {"<", "(", "{", ">"}) ==
          "<a.army.json:3:4>: (accepted warning> {[toy/few]> Few\\x0aunits.");
    finding.place.file = "::error\x1b[1m.army.json";
    CHECK(placeText(finding.place).find('\x1b') == std::string::npos);
    CHECK_FALSE(placeText(finding.place).starts_with("::"));
    finding.place = {};
    finding.accepted.clear();
    CHECK(findingLine(finding) == "warning [toy/few] Few\\x0aunits.");
}
