#pragma once

#include "core/sheet/sheet.hpp"

#include <utility>

/// Handmade sheets, as rich as those of the shipped systems, for tests of layout and writers.
namespace muster::samples {

template <class Content>
sheet::Block block(Content content)
{
    return {std::move(content)};
}

sheet::Sheet armySheet();    ///< bases, fields, a grid with boxes, a combat matrix, a reference
sheet::Sheet recordSheet();  ///< attributes, weapons, a track, boxes for every figure
sheet::Sheet cardSheet();    ///< unit cards in rows of three, leaders, a long track
sheet::Booklet booklet(sheet::Sheet sheet);

}  // namespace muster::samples
