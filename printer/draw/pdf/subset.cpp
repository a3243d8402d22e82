#include "printer/draw/pdf/font_book.hpp"

#include <fmt/format.h>

#include <hb-subset.h>

#include <QByteArray>
#include <QCryptographicHash>

#include <cmath>
#include <memory>

namespace muster::printer::pdf {

namespace {

struct End {
    void operator()(hb_subset_input_t* input) const { hb_subset_input_destroy(input); }
    void operator()(hb_face_t* face) const { hb_face_destroy(face); }
    void operator()(hb_blob_t* blob) const { hb_blob_destroy(blob); }
};
using Blob = std::unique_ptr<hb_blob_t, End>;

std::string bytesOf(const Blob& blob)
{
    unsigned size = 0;
    const char* data = hb_blob_get_data(blob.get(), &size);
    return data != nullptr ? std::string(data, size) : std::string();
}

/// The part of the font file needed in a PDF. Glyphs keep their indices, so that text can be written before all used
/// glyphs are known.
std::string subsetOf(const UsedFont& font)
{
    const std::unique_ptr<hb_subset_input_t, End> input(hb_subset_input_create_or_fail());
    if (!input) return {};
    auto* const glyphs = hb_subset_input_glyph_set(input.get());
    for (const auto& glyph : font.glyphs) hb_set_add(glyphs, glyph.first);
    auto* const dropped = hb_subset_input_set(input.get(), HB_SUBSET_SETS_DROP_TABLE_TAG);
    for (const auto* tag : {"GSUB", "GPOS", "GDEF", "kern", "morx", "cmap", "name", "post", "OS/2", "DSIG", "fvar",
                            "gvar", "avar", "HVAR", "STAT", "MVAR", "COLR", "CPAL", "SVG "}) {
        hb_set_add(dropped, hb_tag_from_string(tag, 4));
    }
    const bool numbered = font.cut->outlines() != Outlines::compactByName;
    unsigned flags = HB_SUBSET_FLAGS_NO_HINTING;
    if (numbered) flags |= HB_SUBSET_FLAGS_RETAIN_GIDS;
    hb_subset_input_set_flags(input.get(), flags);
    const std::unique_ptr<hb_face_t, End> face(hb_subset_or_fail(font.cut->tables(), input.get()));
    if (!face) return {};
    if (font.cut->outlines() == Outlines::trueType) return bytesOf(Blob(hb_face_reference_blob(face.get())));
    return bytesOf(Blob(hb_face_reference_table(face.get(), HB_TAG('C', 'F', 'F', ' '))));
}

/// Six letters that differ for different subsets of one font.
std::string subsetTag(const UsedFont& font)
{
    QByteArray glyphs;
    for (const auto& glyph : font.glyphs) glyphs += QByteArray::number(glyph.first) + ' ';
    const auto digest = QCryptographicHash::hash(glyphs, QCryptographicHash::Md5);
    std::string tag;
    for (int i = 0; i < 6; ++i) tag += static_cast<char>('A' + static_cast<std::uint8_t>(digest[i]) % 26);
    return tag;
}

/// Widths by code; runs of consecutive codes share a start.
std::string widths(const UsedFont& font)
{
    std::map<std::uint32_t, double> byCode;
    for (const auto& glyph : font.glyphs)
        byCode[font.cut->code(glyph.first)] = statedAdvance(font.cut->advance(glyph.first));
    std::string out = "[";
    auto next = std::uint32_t(-1);
    for (const auto& [code, width] : byCode) {
        if (code != next)
            out += fmt::format("{}{}[", out.size() > 1 ? "]" : "", code);
        else
            out += ' ';
        out += fmt::format("{:g}", width);
        next = code + 1;
    }
    return out + "]]";
}

int addDescriptor(File& file, const UsedFont& font, const std::string& name, const std::string& bytes)
{
    const auto& m = font.cut->measures();
    const bool isTrueType = font.cut->outlines() == Outlines::trueType;
    const int fontFile = isTrueType ? file.addStream(fmt::format("/Length1 {}", bytes.size()), bytes)
                                    : file.addStream("/Subtype/CIDFontType0C", bytes);
    const auto scaled = [&](int units) { return static_cast<int>(std::lround(units * 1000.0 / m.unitsPerEm)); };
    const int flags = 4 | (m.fixedPitch ? 1 : 0) | (m.italicAngle != 0 ? 64 : 0);
    const int stem = 50 + m.weight * m.weight / 4225;
    return file.add(fmt::format("<</Type/FontDescriptor/FontName/{}/Flags {}/FontBBox[{} {} {} {}]/ItalicAngle "
                                "{:g}/Ascent {}/Descent {}/CapHeight {}/StemV {}/{} {} 0 R>>",
                                name, flags, scaled(m.left), scaled(m.bottom), scaled(m.right), scaled(m.top),
                                m.italicAngle, scaled(m.ascent), scaled(m.descent), scaled(m.capHeight), stem,
                                isTrueType ? "FontFile2" : "FontFile3", fontFile));
}

}  // namespace

int embedSubset(File& file, const UsedFont& font)
{
    const auto name = subsetTag(font) + "+" + font.cut->name();
    const int descriptor = addDescriptor(file, font, name, subsetOf(font));
    const bool isTrueType = font.cut->outlines() == Outlines::trueType;
    const int inner = file.add(fmt::format("<</Type/Font/Subtype/{}/BaseFont/{}/CIDSystemInfo<</Registry(Adobe)/"
                                           "Ordering(Identity)/Supplement 0>>/FontDescriptor {} 0 R/W{}{}>>",
                                           isTrueType ? "CIDFontType2" : "CIDFontType0", name, descriptor, widths(font),
                                           isTrueType ? "/CIDToGIDMap/Identity" : ""));
    std::map<std::uint32_t, QString> texts;
    for (const auto& [index, text] : font.glyphs) texts[font.cut->code(index)] = text;
    const int meanings = addMeanings(file, texts, 2);
    return file.add(fmt::format(
        "<</Type/Font/Subtype/Type0/BaseFont/{}/Encoding/Identity-H/DescendantFonts[{} 0 R]/ToUnicode {} 0 R>>", name,
        inner, meanings));
}

}  // namespace muster::printer::pdf
