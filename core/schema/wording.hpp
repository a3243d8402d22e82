#pragma once

#include "core/text/document.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace muster::schema {

struct Program;
struct Value;

/// Where a message names a key or a pattern, it quotes at most so many bytes of it.
inline constexpr std::size_t maxNameBytes = 60;

/// At most so many bytes of a text, cut between characters and ending in "…" when something is left out.
std::string cut(std::string_view text, std::size_t max);

/// A value as its file spells it, cut when long; "an array of 3 items" and the like for containers.
std::string shown(const Value& value);

/// The same with its type in front: `string "5"`, `integer 3`, `null`.
std::string shownWithType(const Value& value);

/// A value of an enum or const as the schema spells it, on one line.
std::string shownInList(const text::Node& value);

/// A member's name in quotes, as its file spells it.
std::string shownKey(const text::Node& member);

/// "a, b or c"; a long list is cut and says how long it is.
std::string alternatives(std::span<const std::string> shown);

/// "integer or null", from type bits.
std::string typeNames(std::uint8_t types);

/// What a block takes, in a few words: its title, else its values, type and bounds.
std::string describe(const Program& program, std::uint32_t block);

/// "1 item", "3 items".
std::string counted(std::uint64_t count, std::string_view noun);

}  // namespace muster::schema
