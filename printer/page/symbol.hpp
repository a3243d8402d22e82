#pragma once

#include "core/sheet/symbol.hpp"
#include "printer/page/drawing.hpp"

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace muster::printer {

/// Whether a symbol is dark on light ground or light on dark ground.
enum class SymbolTone : std::uint8_t { dark, light };

/// The marks of a drawing in its own square of 100 by 100, in an ink and the colour of its ground.
std::vector<Mark> marksOf(const sheet::SymbolParts& parts, Ink ink = {}, Ink ground = 255);

/// Draws symbols. Their marks are made once, so that files contain each drawing once.
class SymbolDrawer {
public:
    /// Draws it in a square of that side in mm, as a figure that is read aloud as its label; the figure is a part of
    /// `within`.
    void draw(Drawing& drawing, const sheet::SymbolRef& symbol, double x, double y, double side, const Tag& within,
              SymbolTone tone = SymbolTone::dark);

private:
    std::map<std::pair<sheet::SymbolRef, SymbolTone>, std::shared_ptr<const std::vector<Mark>>> m_marks;
};

}  // namespace muster::printer
