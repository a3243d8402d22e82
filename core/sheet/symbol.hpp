#pragma once

#include "core/geometry/point.hpp"
#include "core/text/document.hpp"
#include "core/text/fault.hpp"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Drawings that are data: symbols of arms, emblems and the frames of symbols. Each is drawn in a square of 100 by 100
/// units, y downwards, in one ink and the white of the paper.
namespace muster::sheet {

inline constexpr double symbolSide = 100.0;

/// A part of a drawing: areas inside outlines (even-odd), or lines with round ends along them. Curves are straight
/// lines already; a closed line ends where it starts.
struct SymbolPart {
    std::vector<std::vector<geometry::Point>> outlines;
    double stroke = 0;   ///< width of the lines; 0 for areas
    bool paper = false;  ///< white, over the parts before it
};
using SymbolParts = std::vector<SymbolPart>;

/// The points of all outlines, as a measure of what a drawing costs.
std::size_t pointsOf(const SymbolParts& parts);

/// A drawing with its name: the symbol of an arm or an emblem.
struct Symbol {
    std::string id;
    std::string label;  ///< what it shows, for those who do not see it
    SymbolParts parts;
    SymbolParts nato = {};  ///< what a NATO frame contains; empty if NATO has no sign for it
};
using SymbolRef = std::shared_ptr<const Symbol>;  ///< null: no symbol

/// A frame around symbols, such as a shield.
struct SymbolFrame {
    SymbolParts parts;
    double left = 0, top = 0, side = symbolSide;  ///< the square that contains the symbol
};

/// How symbols are drawn: in the frame of the game's period, as NATO draws units, alone, or not at all.
enum class SymbolStyle : std::uint8_t { period, nato, plain, none };

/// The symbols, emblems and frames of a game: its own, then those shared by all games.
class SymbolBook {
public:
    /// Those shared by all games, from armylists/symbols.json.
    static const std::shared_ptr<const SymbolBook>& shared();
    /// Reads `symbols`, `emblems` and `symbolFrame` of a system file; every mistake is a fault "system/sheet" at its
    /// place.
    static SymbolBook read(text::Node system, std::vector<text::Fault>& faults);

    /// The symbol or emblem of that id, the game's own before a shared one; null if there is none.
    SymbolRef symbol(std::string_view id) const { return find(&SymbolBook::m_symbols, id); }
    SymbolRef emblem(std::string_view id) const { return find(&SymbolBook::m_emblems, id); }
    /// The ids of all symbols, of the game and shared.
    std::vector<std::string_view> symbolIds() const { return ids(&SymbolBook::m_symbols); }
    /// The symbol as drawn in that style; null for SymbolStyle::none.
    SymbolRef drawn(const SymbolRef& symbol, SymbolStyle style) const;

private:
    using Drawings = std::map<std::string, SymbolRef, std::less<>>;
    using Frames = std::map<std::string, SymbolFrame, std::less<>>;

    SymbolRef find(Drawings SymbolBook::*drawings, std::string_view id) const;
    std::vector<std::string_view> ids(Drawings SymbolBook::*drawings) const;
    const SymbolFrame* frame(std::string_view id) const;

    std::shared_ptr<const SymbolBook> m_base;  ///< null in the shared one
    Drawings m_symbols, m_emblems;
    Frames m_frames;
    std::string m_frame;  ///< the id of the period's frame; empty for none
};

}  // namespace muster::sheet
