#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::test {

/// A value found by an independent JSON reader: recursive descent over the bytes, without code shared with core/text.
struct Token {
    std::string pointer;
    std::uint32_t begin = 0, end = 0;        ///< bytes of the value
    std::uint32_t keyBegin = 0, keyEnd = 0;  ///< bytes of the quoted name, equal if there is none
    std::string type;

    bool operator==(const Token&) const = default;
};

/// All values of a well-formed JSON text in document order.
std::vector<Token> tokensOf(std::string_view json);

}  // namespace muster::test
