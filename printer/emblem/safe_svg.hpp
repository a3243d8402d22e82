#pragma once

#include <QByteArray>

#include <set>
#include <string>

namespace muster::printer {

/// An SVG image reduced to shapes and colours.
struct SafeSvg {
    QByteArray bytes;
    std::string problem;            ///< why it cannot be drawn; empty if it can
    std::set<std::string> omitted;  ///< what it has beyond that, in plain words
};

/// Copies only elements and attributes that draw shapes: no text, images, scripts, filters or references to other
/// files. Refuses images that would take unusually long to draw.
SafeSvg safeSvg(const QByteArray& file);

}  // namespace muster::printer
