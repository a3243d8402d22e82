#include "core/expr/lost_remainders.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using expr::Type;

namespace {

/// The divisions that lose a remainder, with "= 0" for quotients of 0.
std::string lost(std::string_view source)
{
    expr::Environment environment;
    environment.declare("a", Type::simple(Type::Kind::integer));
    environment.declare("d", Type::simple(Type::Kind::real));
    const expr::CheckedExpression checked(source, environment);
    std::string found;
    for (const auto& one : expr::lostRemainders(checked)) {
        CHECK(source.substr(one.begin, one.end - one.begin) == one.division);
        found += (found.empty() ? "" : ", ") + one.division + (one.isZero ? " = 0" : "");
    }
    return found;
}

}  // namespace

TEST_CASE("a quotient of two numbers that is 0 has lost its remainder")
{
    CHECK(lost("a * (1 / 2)") == "1 / 2 = 0");
    CHECK(lost("double(1 / 2)") == "1 / 2 = 0");
    CHECK(lost("a * 3 / 2 + 4 / 2 + 5 / 3") == "");
    CHECK(lost("1.0 / 2.0") == "");
}

TEST_CASE("a division that becomes a double too late has lost its remainder")
{
    CHECK(lost("double(a / 2) >= d") == "a / 2");
    CHECK(lost("double((a / 2)) >= d") == "a / 2");
    CHECK(lost("double(a) / 2.0 >= d && a / 2 > 3") == "");
    CHECK(lost("double(a / 2) + double(a % 2)") == "");
    CHECK(lost("double(a / ") == "");
}
