#pragma once

#include "core/text/terminal.hpp"

#include <fmt/format.h>

#include <concepts>
#include <string>
#include <string_view>
#include <tuple>

namespace muster::validator {

using text::forTerminal;
using text::LineFeeds;

/// The value of --color.
enum class Colour { automatic, always, never };

/// True if standard output gets colour. `automatic` obeys NO_COLOR, then FORCE_COLOR, and otherwise means a terminal
/// that supports colour.
bool wantsColour(Colour colour);

/// Writes human-readable text to standard output, with control characters escaped.
void writeOut(std::string_view text);

/// Fills in the format; arguments are kept on one line.
template <class... Arguments>
void writeOut(fmt::format_string<Arguments...> form, Arguments&&... arguments)
{
    const auto inOneLine = []<class Argument>(const Argument& argument) {
        if constexpr (std::convertible_to<const Argument&, std::string_view>)
            return forTerminal(argument, LineFeeds::shown);
        else
            return argument;
    };
    const auto fill = [&](const auto&... each) { return fmt::vformat(form, fmt::make_format_args(each...)); };
    writeOut(std::string_view(std::apply(fill, std::make_tuple(inOneLine(arguments)...))));
}

}  // namespace muster::validator
