#pragma once

#include "printer/layout/booklet.hpp"

#include <QByteArray>

#include <span>
#include <string>
#include <vector>

namespace muster::printer {

/// Metadata of a document; empty values are omitted.
struct DocumentFacts {
    std::string title;
    std::string author;
    std::string language;  ///< such as "en" or "de-AT"
    std::vector<Bookmark> bookmarks;
    std::string subject = {};
};

/// A PDF in true size with embedded fonts and selectable text; pages may differ in size. Same pages give the same
/// bytes: the date is SOURCE_DATE_EPOCH, or omitted. Empty without pages. Works on that many threads; 0 for one per
/// core.
QByteArray writePdf(std::span<const Page> pages, Typesetter& type, const DocumentFacts& facts, unsigned threads = 0);
/// The same, and releases the memory of each page once it is written.
QByteArray writePdf(std::vector<Page>&& pages, Typesetter& type, const DocumentFacts& facts, unsigned threads = 0);
QByteArray writePdf(std::span<const Page> pages, Typesetter& type, const std::string& title);

/// One page as an SVG document that does not depend on installed fonts; its text can be searched and copied.
QByteArray writeSvg(const Page& page, Typesetter& type, const std::string& title);

/// One page as a PNG image.
QByteArray writePng(const Page& page, Typesetter& type, double dotsPerInch);

}  // namespace muster::printer
