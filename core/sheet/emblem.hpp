#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace muster::sheet {

/// An image as dots of red, green, blue and cover (255 is opaque), row by row from the top.
struct Picture {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<std::uint8_t> dots;
    std::string png;  ///< the same image as a file, for pages that embed it
};

struct Symbol;

/// The sign of an army on its sheets: a player's picture, or one of the system's drawings; empty for none.
struct Emblem {
    std::shared_ptr<const Picture> picture;
    std::shared_ptr<const Symbol> drawing = {};

    /// True if there is a sign.
    explicit operator bool() const { return picture || drawing; }
};

}  // namespace muster::sheet
