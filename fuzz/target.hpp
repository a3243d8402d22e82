#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Fuzz targets: functions that take any bytes and must end well. A target states what must hold with require(); the
/// sanitizers find the rest.
namespace muster::fuzz {

/// Ends the program with the message: the input is a find.
[[noreturn]] void fail(std::string_view message);

/// Ends the program with the message unless the condition holds.
inline void require(bool condition, std::string_view message)
{
    if (!condition) fail(message);
}

/// The same for two texts that must be equal; shows where they differ.
void requireSame(std::string_view found, std::string_view expected, std::string_view message);

/// Runs a target on one input; fails if that takes more processor time than an input may.
void runWithin(void (*target)(std::string_view), std::string_view input);

/// An absolute path of the source tree.
std::string sourcePath(std::string_view path);

}  // namespace muster::fuzz
