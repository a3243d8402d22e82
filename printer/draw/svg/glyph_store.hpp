#pragma once

#include "printer/fonts/font_cut.hpp"

#include <map>
#include <string>

namespace muster::printer::svg {

/// The glyph outlines of a page, each stored once and referenced by texts.
class GlyphStore {
public:
    /// Outlines are stored in this many units per em.
    static constexpr double unitsPerEm = 1000;

    /// The id for references to a glyph; empty for invisible ones. Without a font, a box that many ems wide.
    const std::string& name(const FontCut* cut, std::uint32_t glyph, double boxWidth);
    /// All definitions, as the content of <defs>.
    const std::string& definitions() const { return m_definitions; }

private:
    std::map<std::pair<const FontCut*, std::uint32_t>, std::string> m_names;
    std::string m_definitions;
    int m_count = 0;
};

/// Text escaped for XML; characters not allowed in XML become U+FFFD.
std::string escaped(const QString& text);

}  // namespace muster::printer::svg
