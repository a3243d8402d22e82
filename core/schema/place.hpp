#pragma once

#include "core/text/pointer.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::schema {

using text::appendToken;

using PlaceId = std::uint32_t;
inline constexpr PlaceId rootPlace = 0;

/// Places in a document as a tree of tokens, so that pointers are only formatted when needed.
class Places {
public:
    PlaceId add(PlaceId parent, std::string token);
    std::string pointer(PlaceId place) const;

private:
    struct Step {
        PlaceId parent = rootPlace;
        std::string token;
    };
    std::vector<Step> m_steps{Step{}};
};

}  // namespace muster::schema
