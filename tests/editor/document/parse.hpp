#pragma once

#include "core/text/document.hpp"

#include <catch2/catch.hpp>

#include <memory>
#include <string>

namespace muster::test {

/// The document of a text without a file; fails the test if it is not JSON.
inline std::shared_ptr<const text::Document> parse(const std::string& text)
{
    auto parsed = text::parseFragment(text);
    REQUIRE(parsed.document);
    return parsed.document;
}

}  // namespace muster::test
