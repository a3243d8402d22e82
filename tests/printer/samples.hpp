#pragma once

#include "core/sheet/sheet.hpp"

#include <utility>

/// Sheets made by hand, as rich as the shipped systems' own, for tests of layout and writing.
namespace muster::samples {

template <class Content>
sheet::Block block(Content content)
{
    return {std::move(content)};
}

sheet::Sheet armySheet();    ///< bases, fields, a grid with boxes, a combat matrix, a reference
sheet::Sheet recordSheet();  ///< attributes, weapons, a track, boxes for every figure
sheet::Sheet cardSheet();    ///< unit cards three abreast, leaders, a long track
sheet::Booklet booklet(sheet::Sheet sheet);

}  // namespace muster::samples
