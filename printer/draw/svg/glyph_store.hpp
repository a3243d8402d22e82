#pragma once

#include "printer/type/font_cut.hpp"

#include <map>
#include <string>

namespace muster::printer::svg {

/// The outlines of the letters of a page, each kept once; texts place copies of them.
class GlyphStore {
public:
    /// Letters are kept in so many units to the em.
    static constexpr double unitsPerEm = 1000;

    /// The name that copies of a glyph refer to; empty where it shows nothing. Without a font it is a box so many ems
    /// wide.
    const std::string& name(const FontCut* cut, std::uint32_t glyph, double boxWidth);
    /// Everything that the names stand for, as the content of <defs>.
    const std::string& definitions() const { return m_definitions; }

private:
    std::map<std::pair<const FontCut*, std::uint32_t>, std::string> m_names;
    std::string m_definitions;
    int m_count = 0;
};

/// Text as XML has to write it; characters that XML cannot have become U+FFFD.
std::string escaped(const QString& text);

}  // namespace muster::printer::svg
