#include "core/odds/chance.hpp"
#include "core/odds/natural.hpp"
#include "core/odds/prime_powers.hpp"

#include <catch2/catch.hpp>

#include <array>
#include <random>

using muster::rules::Chance;
using muster::rules::Natural;
using muster::rules::PrimePowers;

TEST_CASE("numbers of any size are written in full")
{
    CHECK(Natural().toText() == "0");
    CHECK(Natural(1'000'000'000).toText() == "1000000000");
    Natural factorial = 1;
    for (std::uint64_t i = 2; i <= 40; ++i) factorial = factorial * Natural(i);
    CHECK(factorial.toText() == "815915283247897734345611269596115894272000000000");
    CHECK(PrimePowers(20).power(30).toNatural().toText() == "1073741824000000000000000000000000000000");
}

TEST_CASE("sums, differences, products and divisions of numbers agree with one another")
{
    std::mt19937_64 random(7);
    const auto any = [&] {
        Natural number = 1;
        for (auto times = random() % 5; times > 0; --times) number = number * Natural(random());
        return number += Natural(random() % 3);
    };
    for (int i = 0; i < 2'000; ++i) {
        const Natural a = any(), b = any(), c = any();
        Natural sum = a;
        sum += b;
        Natural ofProducts = a * c;
        ofProducts += b * c;
        CHECK(sum * c == ofProducts);
        CHECK((sum -= b) == a);
        const auto by = static_cast<std::uint32_t>(random() % 1'000 + 1);
        Natural quotient = a;
        const auto rest = quotient.divide(by);
        CHECK(rest == a.remainder(by));
        CHECK((quotient = quotient * Natural(by)) <= a);
        CHECK((quotient += Natural(rest)) == a);
    }
}

TEST_CASE("a chance is in its lowest terms and has a double beside it")
{
    CHECK(Chance(Natural(30), PrimePowers(216)).toText() == "5/36");
    CHECK(Chance(Natural(216), PrimePowers(216)).toText() == "1");
    CHECK(Chance(Natural(0), PrimePowers(6)).toText() == "0");
    CHECK(Chance(Natural(7), PrimePowers(2), true).toText() == "-7/2");
    CHECK(Chance(Natural(7), PrimePowers(2), true).toDouble() == -3.5);
    const auto many = PrimePowers(20).power(300);
    CHECK(Chance(PrimePowers(20).power(299).toNatural(), many).toText() == "1/20");
    CHECK(Chance(Natural(1), PrimePowers(1'000).power(1'000)).toDouble() == 0);
    CHECK(Chance(Natural(1), PrimePowers(10).power(100)).toDouble() == Approx(1e-100));
}

TEST_CASE("prime powers know common multiples and what numbers share with them")
{
    PrimePowers number(12);
    number.extendTo(PrimePowers(90));
    CHECK(number.toNatural() == Natural(180));
    CHECK(number.dividedBy(PrimePowers(12)) == Natural(15));
    Natural first = 60, second = 150;
    std::array<Natural*, 2> shared{&first, &second};
    number.reduce(shared);
    CHECK(first == Natural(2));
    CHECK(second == Natural(5));
    CHECK(number.toNatural() == Natural(6));
}
