#pragma once

#include "printer/page/marks.hpp"

#include <span>

namespace muster::printer {

/// A rectangle in millimetres.
struct Bounds {
    double left, top, right, bottom;

    bool meets(const Bounds& other) const
    {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
};

/// The rectangle around a mark; around an empty one, a rectangle without area.
Bounds boundsOf(const Mark& mark);

/// The rectangle around the marks.
Bounds boundsOf(std::span<const Mark> marks);

}  // namespace muster::printer
