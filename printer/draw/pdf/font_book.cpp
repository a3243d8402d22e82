#include "printer/draw/pdf/font_book.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster::printer::pdf {

double statedAdvance(double ems) { return std::round(ems * 100'000) / 100; }

const FontCut& FontBook::kept(const FontCut& cut)
{
    auto& known = m_kept[&cut];
    if (known == nullptr) known = m_byIdentity.try_emplace(cut.identity(), &cut).first->second;
    return *known;
}

GlyphCode FontBook::glyph(const FontCut& any, std::uint32_t index)
{
    const auto& cut = kept(any);
    if (cut.outlines() == Outlines::pictures) return drawn(&cut, index, cut.advance(index), cut.text(index));
    const auto [number, isNew] = m_numberOf.try_emplace(&cut, static_cast<int>(m_entries.size()));
    if (isNew) {
        m_entries.push_back({false, m_used.size()});
        m_used.push_back({&cut, {}});
    }
    m_used[m_entries[static_cast<std::size_t>(number->second)].at].glyphs.try_emplace(index, cut.text(index));
    return {number->second, cut.code(index), 2, statedAdvance(cut.advance(index)) / 1000};
}

GlyphCode FontBook::box(char32_t character, double advance)
{
    return drawn(nullptr, character, advance, QString::fromUcs4(&character, 1));
}

GlyphCode FontBook::drawn(const FontCut* cut, std::uint32_t index, double advance, QString text)
{
    const auto known = m_drawnCodes.find({cut, index});
    if (known != m_drawnCodes.end()) return known->second;
    if (m_drawn.empty() || m_drawn.back().glyphs.size() == 255) {
        m_entries.push_back({true, m_drawn.size()});
        m_drawn.emplace_back();
    }
    int number = static_cast<int>(m_entries.size()) - 1;
    while (!m_entries[static_cast<std::size_t>(number)].drawn) --number;
    auto& glyphs = m_drawn.back().glyphs;
    glyphs.push_back({cut, index, advance, std::move(text)});
    return m_drawnCodes[{cut, index}] = {number, static_cast<std::uint32_t>(glyphs.size()), 1,
                                         statedAdvance(advance) / 1000};
}

bool FontBook::spellsAll() const
{
    const auto spells = [](const UsedFont& font) {
        return std::none_of(font.glyphs.begin(), font.glyphs.end(),
                            [](const auto& glyph) { return glyph.second.isEmpty(); });
    };
    const auto named = [](const DrawnFont& font) {
        return std::none_of(font.glyphs.begin(), font.glyphs.end(),
                            [](const auto& glyph) { return glyph.text.isEmpty(); });
    };
    return std::all_of(m_used.begin(), m_used.end(), spells) && std::all_of(m_drawn.begin(), m_drawn.end(), named);
}

std::string FontBook::embed(File& file) const
{
    std::string names;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const auto& entry = m_entries[i];
        const int number = entry.drawn ? embedDrawings(file, m_drawn[entry.at]) : embedSubset(file, m_used[entry.at]);
        names += fmt::format("/{} {} 0 R", nameOf(static_cast<int>(i)), number);
    }
    return names;
}

int addMeanings(File& file, const std::map<std::uint32_t, QString>& texts, int bytes)
{
    constexpr std::size_t maxInBlock = 100;
    const auto last = std::string(static_cast<std::size_t>(bytes) * 2, 'F');
    std::string map = "/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap\n"
                      "/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n/CMapName/Adobe-Identity-UCS "
                      "def\n/CMapType 2 def\n";
    map += fmt::format("1 begincodespacerange\n<{:0{}}><{}>\nendcodespacerange\n", 0, last.size(), last);
    std::size_t left = 0;
    for (const auto& [code, text] : texts) left += text.isEmpty() ? 0 : 1;
    std::size_t inBlock = 0;
    for (const auto& [code, text] : texts) {
        if (text.isEmpty()) continue;
        if (inBlock == 0) map += fmt::format("{} beginbfchar\n", std::min(maxInBlock, left));
        map += fmt::format("<{:0{}X}><{}>\n", code, last.size(), hexadecimal(text.toStdU16String()));
        --left;
        if (++inBlock == maxInBlock || left == 0) {
            map += "endbfchar\n";
            inBlock = 0;
        }
    }
    map += "endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend\n";
    return file.addStream("", map);
}

}  // namespace muster::printer::pdf
