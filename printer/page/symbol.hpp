#pragma once

#include "core/sheet/symbol.hpp"
#include "printer/page/drawing.hpp"

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace muster::printer {

/// The marks of a drawing in its own square of 100 by 100, in an ink and the colour of its ground, for a square of that
/// side in mm, at which no line is thinner than printers draw.
std::vector<Mark> marksOf(const sheet::SymbolParts& parts, double side, Ink ink = {}, Ink ground = 255);

/// Draws symbols. Their marks are made once, so that files contain each drawing once.
class SymbolDrawer {
public:
    /// Draws it in a square of that side in mm, in an ink on a ground, as a figure that is read aloud as its label; the
    /// figure is a part of `within`.
    void draw(Drawing& drawing, const sheet::SymbolRef& symbol, double x, double y, double side, const Tag& within,
              Ink ink = {}, Ink ground = 255);

private:
    struct Key {
        sheet::SymbolRef symbol;
        Ink ink, ground;
        double thinnest;  ///< that its lines are raised to; 0 if none is

        auto operator<=>(const Key&) const = default;
    };
    std::map<Key, std::shared_ptr<const std::vector<Mark>>> m_marks;
};

}  // namespace muster::printer
