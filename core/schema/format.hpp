#pragma once

#include <span>
#include <string>
#include <string_view>

namespace muster::schema {

/// What a text has to look like for one value of the keyword `format`.
struct Format {
    std::string_view name;
    std::string_view noun;                      ///< what the text is then, with an article
    std::string_view example;                   ///< a text of that format
    std::string pattern;                        ///< matches every text of that format; ECMA 262
    bool (*holds)(std::string_view) = nullptr;  ///< what the pattern cannot say of a text that it matches; may be null
};

/// The format of that name, or null.
const Format* formatNamed(std::string_view name);

/// The names of all formats.
std::span<const std::string_view> formatNames();

}  // namespace muster::schema
