#pragma once

#include "editor/print/print_work.hpp"

#include <QString>
#include <QStringList>

namespace muster::editor {

/// The file formats of a print.
enum class PrintForm { pdf, svg, png, html, text, markdown };

/// "pdf", "svg", "png", "html", "txt" or "md".
QString suffixOf(PrintForm form);

/// The files for a print with that many pictures: images are a page each, "army-1.png", "army-2.png"; a Markdown text
/// has the maps beside it, "army-map-1.svg".
QStringList filesOf(PrintForm form, const QString& path, std::size_t pictures);

/// The number of pictures of a print: maps in Markdown, else pages.
std::size_t picturesOf(const Print& print, PrintForm form);

/// Writes an error-free print, each file atomically, with the same bytes as the command line. Returns an error message,
/// or nothing.
QString writePrint(const Print& print, PrintForm form, const QString& path);

}  // namespace muster::editor
