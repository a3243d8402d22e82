#pragma once

#include "printer/style/typography.hpp"

#include <QFont>
#include <QString>

#include <string>

namespace muster::printer {

/// A type family: the installed families that its cuts come from.
struct Family {
    QString name;
    QString condensed;  ///< the narrow cut; empty if there is none

    bool operator==(const Family&) const = default;
};

/// The family that sheets are designed in, and its Debian package.
inline constexpr auto sheetFamily = "Roboto";
inline constexpr auto sheetFamilyPackage = "fonts-roboto-unhinted";

/// The installed family of that name with its condensed cut; without a name if it is not installed.
Family installedFamily(const QString& name);

/// The family of the sheets, else one that can stand in for it, else any; without a name if no font is installed.
Family preferredFamily();

/// The font of that face, without a size.
QFont fontOf(const Family& family, Face face);

/// The condensed face of the same weight; an upright one also stands for italics.
Face condensedOf(Face face);

/// The Debian package with a font that shows that character; empty if none is known.
std::string packageFor(char32_t character);

}  // namespace muster::printer
