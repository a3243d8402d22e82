#pragma once

#include "editor/print/print_work.hpp"

#include <QString>
#include <QStringList>

namespace muster::editor {

/// The file formats of a print.
enum class PrintForm { pdf, svg, png, html, text, markdown };

/// "pdf", "svg", "png", "html", "txt" or "md".
QString suffixOf(PrintForm form);

/// The files for a print with that many pages: images have one page each, "army-1.png", "army-2.png".
QStringList filesOf(PrintForm form, const QString& path, std::size_t pages);

/// Writes an error-free print, each file atomically, with the same bytes as the command line. Returns an error message,
/// or nothing.
QString writePrint(const Print& print, PrintForm form, const QString& path);

}  // namespace muster::editor
