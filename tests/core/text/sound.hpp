#pragma once

#include "core/text/document.hpp"

#include <catch2/catch.hpp>

#include <memory>
#include <string>

namespace muster::test {

/// The document of a text; fails the test if it is not JSON.
inline std::shared_ptr<const text::Document> valid(std::string json)
{
    auto parsed = text::Document::parse(std::make_shared<const text::Source>("test.json", std::move(json)));
    REQUIRE(parsed.document);
    return parsed.document;
}

}  // namespace muster::test
