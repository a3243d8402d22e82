#include "printer/fonts/font_cut.hpp"

#include "printer/fonts/compact_font.hpp"

#include <hb-ot.h>

#include <QCryptographicHash>

namespace muster::printer {

namespace {

int signed16(const QByteArray& table, qsizetype at)
{
    if (at + 2 > table.size()) return 0;
    const auto high = static_cast<std::uint8_t>(table[at]);
    const auto low = static_cast<std::uint8_t>(table[at + 1]);
    return static_cast<std::int16_t>(high << 8 | low);
}

/// A PDF name may contain more characters, but these need no escapes.
std::string plainName(const std::string& name)
{
    std::string plain;
    for (const char c : name) {
        if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_')
            plain += c;
    }
    return plain.empty() ? "Font" : plain.substr(0, 60);
}

std::string postScriptName(hb_face_t* face)
{
    char name[128] = {};
    unsigned size = sizeof name;
    hb_ot_name_get_utf8(face, HB_OT_NAME_ID_POSTSCRIPT_NAME, HB_LANGUAGE_INVALID, &size, name);
    return plainName(name);
}

QString textOf(char32_t character)
{
    const auto text = QString::fromUcs4(&character, 1);
    const bool isLatinLigature = character >= 0xFB00 && character <= 0xFB06;
    const bool isArabicForm =
        (character >= 0xFB50 && character <= 0xFDFF) || (character >= 0xFE70 && character <= 0xFEFC);
    return isLatinLigature || isArabicForm ? text.normalized(QString::NormalizationForm_KC) : text;
}

}  // namespace

FontCut::FontCut(const QRawFont& font) : m_font(font)
{
    const auto table = [](hb_face_t*, hb_tag_t tag, void* cut) { return static_cast<FontCut*>(cut)->table(tag); };
    m_tables.reset(hb_face_create_for_tables(table, this, nullptr));
    m_measured.reset(hb_font_create(m_tables.get()));
    hb_ot_font_set_funcs(m_measured.get());
    m_name = postScriptName(m_tables.get());
    readMeasures();
    const auto head = m_font.fontTable("head");
    const auto digest =
        QCryptographicHash::hash(head + m_font.fontTable("maxp") + m_font.fontTable("hhea"), QCryptographicHash::Md5)
            .toHex();
    m_identity = m_name + "/" + digest.toStdString() + "/" + m_font.styleName().toStdString();
    const auto compact = m_font.fontTable("CFF ");
    if (!compact.isEmpty()) {
        auto codes = glyphNumbers(compact);
        m_outlines = codes ? Outlines::compactByName : Outlines::compact;
        if (codes) m_codes = std::move(*codes);
    } else if (m_font.fontTable("glyf").isEmpty()) {
        m_outlines = Outlines::pictures;
    }
}

hb_blob_t* FontCut::table(hb_tag_t tag)
{
    const auto [bytes, isNew] = m_bytes.try_emplace(tag);
    if (isNew) {
        char name[5] = {};
        hb_tag_to_string(tag, name);
        bytes->second = m_font.fontTable(name);
    }
    return hb_blob_create(bytes->second.constData(), static_cast<unsigned>(bytes->second.size()),
                          HB_MEMORY_MODE_READONLY, nullptr, nullptr);
}

void FontCut::readMeasures()
{
    auto& m = m_measures;
    const auto head = m_font.fontTable("head");
    const auto hhea = m_font.fontTable("hhea");
    const auto os2 = m_font.fontTable("OS/2");
    const auto post = m_font.fontTable("post");
    m.unitsPerEm = std::max(16, static_cast<int>(hb_face_get_upem(m_tables.get())));
    m.left = signed16(head, 36), m.bottom = signed16(head, 38), m.right = signed16(head, 40),
    m.top = signed16(head, 42);
    m.ascent = signed16(hhea, 4), m.descent = signed16(hhea, 6);
    m.capHeight = signed16(os2, 0) >= 2 ? signed16(os2, 88) : 0;
    if (m.capHeight <= 0) m.capHeight = m.ascent * 7 / 10;
    m.italicAngle = signed16(post, 4) + static_cast<std::uint16_t>(signed16(post, 6)) / 65536.0;
    m.weight = os2.isEmpty() ? 400 : signed16(os2, 4);
    m.fixedPitch = signed16(post, 12) != 0 || signed16(post, 14) != 0;
    const int macStyle = signed16(head, 44);
    const int selection = signed16(os2, 62);
    const bool isSlanted = (macStyle & 2) != 0 || (selection & (1 | 1 << 9)) != 0 || m.italicAngle != 0;
    m_lacksSlant = m_font.style() != QFont::StyleNormal && !isSlanted;
    m_lacksWeight = m_font.weight() >= QFont::DemiBold && (macStyle & 1) == 0 && m.weight < 600;
}

double FontCut::advance(std::uint32_t glyph) const
{
    return static_cast<double>(hb_font_get_glyph_h_advance(m_measured.get(), glyph)) / m_measures.unitsPerEm;
}

const QString& FontCut::text(std::uint32_t glyph) const
{
    static const QString none;
    if (m_texts.empty()) readTexts();
    return glyph < m_texts.size() ? m_texts[glyph] : none;
}

void FontCut::readTexts() const
{
    m_texts.resize(std::max(1u, hb_face_get_glyph_count(m_tables.get())));
    auto* const characters = hb_set_create();
    hb_face_collect_unicodes(m_tables.get(), characters);
    hb_codepoint_t character = HB_SET_VALUE_INVALID;
    hb_codepoint_t glyph = 0;
    while (hb_set_next(characters, &character)) {
        if (!hb_font_get_nominal_glyph(m_measured.get(), character, &glyph)) continue;
        if (glyph > 0 && glyph < m_texts.size() && m_texts[glyph].isEmpty()) m_texts[glyph] = textOf(character);
    }
    hb_set_destroy(characters);
}

}  // namespace muster::printer
