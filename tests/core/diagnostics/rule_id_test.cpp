#include "core/diagnostics/rule_id.hpp"

#include <catch2/catch.hpp>

using muster::diagnostics::RuleId;
using muster::diagnostics::ruleIdIn;

TEST_CASE("the name of a rule is split at its first slash")
{
    CHECK(ruleIdIn("old-trousers/strength-total") == RuleId{"old-trousers", "strength-total"});
    CHECK(ruleIdIn("schema/<keyword>") == RuleId{"schema", "<keyword>"});
    CHECK(ruleIdIn("toy/a/b") == RuleId{"toy", "a/b"});
}

TEST_CASE("a rule without a slash names no owner")
{
    CHECK(ruleIdIn("strength-total") == RuleId{std::nullopt, "strength-total"});
    CHECK(ruleIdIn("") == RuleId{std::nullopt, ""});
    // A slash names one, even an empty one: such a name is not completed with the system of the file.
    CHECK(ruleIdIn("/strength-total") == RuleId{"", "strength-total"});
    CHECK(ruleIdIn("toy/") == RuleId{"toy", ""});
}
