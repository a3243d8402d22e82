#include "core/text/date.hpp"

#include <catch2/catch.hpp>

using namespace muster::text;

TEST_CASE("a date is a day that exists, written as year, month and day")
{
    REQUIRE(dateFrom("2028-02-29"));
    CHECK(dateText(*dateFrom("2028-02-29")) == "2028-02-29");
    CHECK(dateText(*dateFrom("0001-01-01")) == "0001-01-01");
    for (const char* text : {"", "2027-02-29", "2027-13-01", "2027-00-01", "2027-01-00", "2027-1-01", "2027-01-1",
                             "2027/01/01", "2027-01-01 ", "+027-01-01", "2027-01-0x", "20270101"}) {
        INFO(text);
        CHECK_FALSE(dateFrom(text));
    }
}

TEST_CASE("dates are ordered by time")
{
    CHECK(*dateFrom("2026-12-31") < *dateFrom("2027-01-01"));
    CHECK(*dateFrom("2027-01-31") < *dateFrom("2027-02-01"));
}

TEST_CASE("today is a day that exists")
{
    CHECK(today().ok());
    CHECK(*dateFrom("2025-01-01") < today());
}
