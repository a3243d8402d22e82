#pragma once

#include "printer/layout/booklet.hpp"

#include <QByteArray>

#include <span>
#include <string>
#include <vector>

namespace muster::printer {

/// What a document says about itself; what is empty is left out.
struct DocumentFacts {
    std::string title;
    std::string author;
    std::string language;  ///< as "en" or "de-AT"
    std::vector<Bookmark> bookmarks;
};

/// A PDF in true size with embedded fonts and selectable text; pages may differ in size. Same pages, same bytes: its
/// date is SOURCE_DATE_EPOCH's, or it has none. Empty when there are no pages.
QByteArray writePdf(std::span<const Page> pages, const Typesetter& type, const DocumentFacts& facts);
QByteArray writePdf(std::span<const Page> pages, const Typesetter& type, const std::string& title);

/// One page as an SVG document that looks the same where its fonts are not there; its text can be found and copied.
QByteArray writeSvg(const Page& page, const Typesetter& type, const std::string& title);

/// One page as a PNG image.
QByteArray writePng(const Page& page, const Typesetter& type, double dotsPerInch);

}  // namespace muster::printer
