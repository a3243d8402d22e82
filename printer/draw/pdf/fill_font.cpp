#include "printer/draw/pdf/fill_font.hpp"

#include "printer/draw/pdf/font_book.hpp"

#include <fmt/format.h>

#include <hb-subset.h>

#include <array>
#include <cmath>
#include <memory>
#include <string>

namespace muster::printer::pdf {

namespace {

constexpr int firstCode = 0x20;

/// The characters of WinAnsiEncoding from 0x80 to 0x9F; 0 for none.
constexpr std::array<char32_t, 32> windowsOnly{0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                               0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                                               0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                               0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

char32_t characterOf(int code)
{
    if (code >= 0x80 && code < 0xA0) return windowsOnly[static_cast<std::size_t>(code - 0x80)];
    return code == 0x7F ? 0 : static_cast<char32_t>(code);
}

struct End {
    void operator()(hb_subset_input_t* input) const { hb_subset_input_destroy(input); }
    void operator()(hb_face_t* face) const { hb_face_destroy(face); }
    void operator()(hb_font_t* font) const { hb_font_destroy(font); }
    void operator()(hb_blob_t* blob) const { hb_blob_destroy(blob); }
};

/// The font file with only those characters, which it maps to its glyphs.
std::string subsetOf(const FontCut& cut)
{
    const std::unique_ptr<hb_subset_input_t, End> input(hb_subset_input_create_or_fail());
    if (!input) return {};
    auto* const characters = hb_subset_input_unicode_set(input.get());
    for (int code = firstCode; code < 256; ++code)
        if (const auto character = characterOf(code); character != 0) hb_set_add(characters, character);
    auto* const dropped = hb_subset_input_set(input.get(), HB_SUBSET_SETS_DROP_TABLE_TAG);
    for (const auto* tag : {"GSUB", "GPOS", "GDEF", "kern", "morx", "name", "DSIG", "fvar", "gvar", "avar", "HVAR",
                            "STAT", "MVAR", "COLR", "CPAL", "SVG "})
        hb_set_add(dropped, hb_tag_from_string(tag, 4));
    hb_subset_input_set_flags(input.get(), HB_SUBSET_FLAGS_NO_HINTING);
    const std::unique_ptr<hb_face_t, End> face(hb_subset_or_fail(cut.tables(), input.get()));
    if (!face) return {};
    const std::unique_ptr<hb_blob_t, End> blob(hb_face_reference_blob(face.get()));
    unsigned size = 0;
    const char* data = hb_blob_get_data(blob.get(), &size);
    return data != nullptr ? std::string(data, size) : std::string();
}

std::string widthsOf(const FontCut& cut)
{
    const std::unique_ptr<hb_font_t, End> font(hb_font_create(cut.tables()));
    std::string widths;
    for (int code = firstCode; code < 256; ++code) {
        hb_codepoint_t glyph = 0;
        const auto character = characterOf(code);
        const bool isKnown = character != 0 && hb_font_get_nominal_glyph(font.get(), character, &glyph) != 0;
        widths += fmt::format("{:g} ", isKnown ? statedAdvance(cut.advance(glyph)) : 0.0);
    }
    return widths;
}

}  // namespace

FillFont addFillFont(File& file, const FontCut& cut)
{
    const auto bytes = cut.outlines() == Outlines::trueType ? subsetOf(cut) : std::string();
    if (bytes.empty())
        return {file.add("<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"), false};
    const auto& m = cut.measures();
    const auto scaled = [&](int units) { return static_cast<int>(std::lround(units * 1000.0 / m.unitsPerEm)); };
    const auto name = "FILLIN+" + cut.name();
    constexpr int nonsymbolic = 32;
    const int fontFile = file.addStream(fmt::format("/Length1 {}", bytes.size()), bytes);
    const int descriptor = file.add(
        fmt::format("<</Type/FontDescriptor/FontName/{}/Flags {}/FontBBox[{} {} {} {}]/ItalicAngle {:g}/Ascent {}"
                    "/Descent {}/CapHeight {}/StemV {}/MissingWidth 0/FontFile2 {} 0 R>>",
                    name, nonsymbolic | (m.fixedPitch ? 1 : 0), scaled(m.left), scaled(m.bottom), scaled(m.right),
                    scaled(m.top), m.italicAngle, scaled(m.ascent), scaled(m.descent), scaled(m.capHeight),
                    50 + m.weight * m.weight / 4225, fontFile));
    return {file.add(fmt::format("<</Type/Font/Subtype/TrueType/BaseFont/{}/FirstChar {}/LastChar 255/Widths[{}]"
                                 "/Encoding/WinAnsiEncoding/FontDescriptor {} 0 R>>",
                                 name, firstCode, widthsOf(cut), descriptor)),
            true};
}

}  // namespace muster::printer::pdf
