#include "validator/language_server/message_reader.hpp"

#include <catch2/catch.hpp>

#include <vector>

using namespace muster::language_server;
using Catch::Contains;

namespace {

std::vector<Received> allOf(MessageReader& reader)
{
    std::vector<Received> all;
    while (auto next = reader.next()) all.push_back(*std::move(next));
    return all;
}

std::vector<Received> read(std::string_view bytes, std::size_t limit = maxMessage)
{
    MessageReader reader(limit);
    reader.feed(bytes);
    return allOf(reader);
}

}  // namespace

TEST_CASE("messages are split by their length")
{
    const auto all = read(framed("{}") + framed("[1]") + "Content-Type: x\r\ncontent-length:  4 \r\n\r\nnull");
    REQUIRE(all.size() == 3);
    CHECK(all[0].text == "{}");
    CHECK(all[1].text == "[1]");
    CHECK(all[2].text == "null");
    for (const auto& each : all) CHECK(each.fault.empty());
}

TEST_CASE("messages arrive in pieces of any size")
{
    const std::string stream = framed("{\"a\": \"\u00e9\"}") + framed("") + framed("true");
    for (std::size_t piece = 1; piece <= stream.size(); ++piece) {
        MessageReader reader;
        std::vector<Received> all;
        for (std::size_t at = 0; at < stream.size(); at += piece) {
            reader.feed(std::string_view(stream).substr(at, piece));
            for (auto& each : allOf(reader)) all.push_back(std::move(each));
        }
        INFO(piece);
        REQUIRE(all.size() == 3);
        CHECK(all[0].text == "{\"a\": \"\u00e9\"}");
        CHECK(all[1].text.empty());
        CHECK(all[2].text == "true");
    }
}

TEST_CASE("a header without a usable length is a fault, and the next message is read")
{
    const std::string_view header = GENERATE(
        "Content-Type: x\r\n\r\n", "Content-Length: many\r\n\r\n", "Content-Length: -5\r\n\r\n",
        "Content-Length:\r\n\r\n", "Content-Length: 99999999999999999999999\r\n\r\n", "GET / HTTP/1.1\r\n\r\n");
    const auto all = read(std::string(header) + framed("{}"));
    REQUIRE(all.size() == 2);
    CHECK_THAT(all[0].fault, Contains("Content-Length") || Contains("length"));
    CHECK(all[1].text == "{}");
}

TEST_CASE("a length that is too short costs one message")
{
    // The rest of the text stands before the next header.
    const auto all = read("Content-Length: 3\r\n\r\n{\"a\": 1}" + framed("{\"b\": 2}") + framed("3"));
    REQUIRE(all.size() == 3);
    CHECK(all[0].text == "{\"a");
    CHECK(all[1].text == "{\"b\": 2}");
    CHECK(all[2].text == "3");
}

TEST_CASE("garbage without end is dropped, and the next message is read")
{
    MessageReader reader;
    std::size_t faults = 0;
    for (int i = 0; i < 100; ++i) {
        reader.feed(std::string(10'000, 'x'));
        for (const auto& each : allOf(reader)) {
            CHECK(!each.fault.empty());
            ++faults;
        }
    }
    CHECK(faults > 10);
    reader.feed(framed("{}"));
    const auto all = allOf(reader);
    REQUIRE(!all.empty());
    CHECK(all.back().text == "{}");
}

TEST_CASE("a message beyond the limit is skipped without being kept")
{
    MessageReader reader(100);
    reader.feed("Content-Length: 250\r\n\r\n" + std::string(40, 'x'));
    auto all = allOf(reader);
    REQUIRE(all.size() == 1);
    CHECK(all[0].fault == "a message of 250 bytes is too long; at most 100 are read");
    reader.feed(std::string(200, 'x'));
    CHECK(allOf(reader).empty());
    reader.feed(std::string(10, 'x') + framed("{}"));
    all = allOf(reader);
    REQUIRE(all.size() == 1);
    CHECK(all[0].text == "{}");
}
