#pragma once

#include "core/expr/program.hpp"

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

namespace muster::expr {

/// The kinds of tokens; `end` follows the last one.
enum class TokenKind : std::uint8_t {
    end,
    identifier,
    quotedIdentifier,
    integer,
    unsignedInteger,
    real,
    string,
    trueWord,
    falseWord,
    nullWord,
    in,
    question,
    colon,
    comma,
    dot,
    leftParen,
    rightParen,
    leftBracket,
    rightBracket,
    leftBrace,
    rightBrace,
    plus,
    minus,
    star,
    slash,
    percent,
    bang,
    equalEqual,
    bangEqual,
    less,
    lessEqual,
    greater,
    greaterEqual,
    andAnd,
    orOr,
};

/// A token as a byte range of the source.
struct Token {
    TokenKind kind = TokenKind::end;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

/// Splits a source into tokens, the last one being `end`; stops at the first invalid token.
std::variant<std::vector<Token>, Problem> tokenize(std::string_view source);

/// End of the quoted string that starts at `begin` (after its prefix, if any), or npos if it is unterminated.
std::size_t endOfString(std::string_view source, std::size_t begin, bool raw);

}  // namespace muster::expr
