#pragma once

#include "core/text/source.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::language_server {

/// An object or array around a place, as far as it can be read: the text may be incomplete, or no JSON at all.
struct PartialContainer {
    bool isObject = false;
    std::map<std::string, std::string, std::less<>> members;  ///< of an object: each name, with the text of a string
    std::vector<std::string> texts;  ///< of an array: the strings in it, except the one at the place
};

/// What stands at a byte of a text that may be incomplete JSON.
struct PartialPlace {
    enum class What : std::uint8_t {
        nothing,  ///< neither a key nor a value can be there
        key,
        value
    };
    What what = What::nothing;
    bool isInString = false;
    std::vector<std::string> path;  ///< keys and indices to the value; of a key, to its object
    std::string typed;              ///< what stands before the place, without the quote
    text::Range token{};            ///< what is there now, with quotes; empty at the place if there is nothing
    bool hasColon = false;          ///< of a key: a colon follows
    std::vector<std::shared_ptr<const PartialContainer>> around;  ///< the containers, outermost first

    /// The string member of the innermost object around the place that has it; empty if there is none.
    std::string_view member(std::string_view name) const;
};

PartialPlace placeIn(std::string_view text, std::uint32_t offset);

}  // namespace muster::language_server
