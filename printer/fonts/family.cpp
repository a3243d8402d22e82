#include "printer/fonts/family.hpp"

#include <QFontDatabase>
#include <QRawFont>

#include <array>
#include <string_view>

namespace muster::printer {

namespace {

/// Qt accepts families that do not exist and then draws nothing; a real font has tables.
bool isReal(const QString& family)
{
    return QFontDatabase::hasFamily(family) && !QRawFont::fromFont(QFont(family)).fontTable("head").isEmpty();
}

struct Script {
    char32_t first, last;
    std::string_view package;
};

/// In order: the first range with a character decides, so that the last one covers the other letters of the basic
/// plane.
constexpr std::array<Script, 11> scripts{{
    {0x2190, 0x25FF, "fonts-dejavu-core"},  // arrows, mathematics, boxes
    {0x2600, 0x27BF, "fonts-dejavu-core"},  // symbols and ticks
    {0x1100, 0x11FF, "fonts-noto-cjk"},
    {0x2E80, 0x9FFF, "fonts-noto-cjk"},
    {0xA960, 0xA97F, "fonts-noto-cjk"},
    {0xAC00, 0xD7FF, "fonts-noto-cjk"},
    {0xF900, 0xFAFF, "fonts-noto-cjk"},
    {0xFE30, 0xFFEF, "fonts-noto-cjk"},
    {0x1F000, 0x1FAFF, "fonts-noto-color-emoji"},
    {0x20000, 0x3FFFF, "fonts-noto-cjk"},
    {0x00A0, 0xDFFF, "fonts-noto-core"},
}};

}  // namespace

Family installedFamily(const QString& name)
{
    if (!isReal(name)) return {};
    for (const auto* cut : {" Condensed", " Narrow"}) {
        const auto condensed = name + QString::fromLatin1(cut);
        if (isReal(condensed)) return {name, condensed};
    }
    return {name, {}};
}

Family preferredFamily()
{
    for (const auto* name :
         {sheetFamily, "DejaVu Sans Condensed", "DejaVu Sans", "Noto Sans", "Liberation Sans", "FreeSans"}) {
        if (auto family = installedFamily(QString::fromLatin1(name)); !family.name.isEmpty()) return family;
    }
    for (const auto& name : QFontDatabase::families(QFontDatabase::Latin)) {
        if (!QFontDatabase::isSmoothlyScalable(name)) continue;
        if (auto family = installedFamily(name); !family.name.isEmpty()) return family;
    }
    return {};
}

QFont fontOf(const Family& family, Face face)
{
    const bool condensed = face == Face::condensed || face == Face::condensedBold;
    QFont font(condensed && !family.condensed.isEmpty() ? family.condensed : family.name);
    font.setItalic(face == Face::italic);
    if (face == Face::bold || face == Face::condensedBold) font.setWeight(QFont::Bold);
    if (face == Face::display) font.setWeight(QFont::Black);
    return font;
}

Face condensedOf(Face face)
{
    const bool isHeavy = face == Face::bold || face == Face::display || face == Face::condensedBold;
    return isHeavy ? Face::condensedBold : Face::condensed;
}

std::string packageFor(char32_t character)
{
    for (const auto& script : scripts) {
        if (character >= script.first && character <= script.last) return std::string(script.package);
    }
    return {};
}

}  // namespace muster::printer
