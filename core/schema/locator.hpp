#pragma once

#include "core/schema/place.hpp"
#include "core/text/document.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::schema {

/// Finds values by JSON pointer from the root of a document; large containers are indexed on first access.
class Locator {
public:
    struct Found {
        text::Node node;
        PlaceId place = rootPlace;
    };

    Locator(text::Node documentRoot, Places& places) : m_root(documentRoot), m_places(places) {}

    std::optional<Found> find(std::string_view pointer);

private:
    text::Node child(const text::Node& parent, const std::string& token);

    text::Node m_root;
    Places& m_places;
    std::map<std::uint32_t, PlaceId> m_placeOf;
    std::map<std::uint32_t, std::map<std::string_view, text::Node>> m_members;
    std::map<std::uint32_t, std::vector<text::Node>> m_items;
};

/// The JSON pointer of a local reference ("#", "#/definitions/unit"), or nothing for any other reference.
std::optional<std::string> localPointer(std::string_view reference);

}  // namespace muster::schema
