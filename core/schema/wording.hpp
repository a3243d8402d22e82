#pragma once

#include "core/text/counted.hpp"
#include "core/text/document.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace muster::schema {

struct Program;
struct Value;

/// The maximum length, in bytes, of a key or pattern quoted in a message.
inline constexpr std::size_t maxNameBytes = 60;

/// At most that many bytes of a text, cut between characters and ending in "…" if something is left out.
std::string cut(std::string_view text, std::size_t max);

/// A value as written in its file, cut if long; "an array of 3 items" and the like for containers.
std::string shown(const Value& value);

/// The same, preceded by its type: `string "5"`, `integer 3`, `null`.
std::string shownWithType(const Value& value);

/// A value of an enum or const as written in the schema, on one line.
std::string shownInList(const text::Node& value);

/// A member's name in quotes, as written in its file.
std::string shownKey(const text::Node& member);

/// "a, b or c"; a long list is cut and its length given.
std::string alternatives(std::span<const std::string> shown);

/// "integer or null", from type bits.
std::string typeNames(std::uint8_t types);

/// A short description of the values that a block accepts: its title, else its values, type and bounds.
std::string describe(const Program& program, std::uint32_t block);

using text::counted;

}  // namespace muster::schema
