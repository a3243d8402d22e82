#pragma once

#include "printer/layout/booklet.hpp"

#include <span>

QT_BEGIN_NAMESPACE
class QPrinter;
QT_END_NAMESPACE

namespace muster::editor {

/// Prints the pages selected in the printer's settings in true size, each on paper of its own size. False if the
/// printer rejects them.
bool printOnPaper(std::span<const printer::Page> pages, printer::Typesetter& type, QPrinter& printer);

}  // namespace muster::editor
