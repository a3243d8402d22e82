#pragma once

#include "printer/layout/booklet.hpp"

#include <span>

QT_BEGIN_NAMESPACE
class QPrinter;
QT_END_NAMESPACE

namespace muster::editor {

/// Draws those pages that the printer was set up for, in true size, each on paper of its own size. False when the
/// printer does not take them.
bool printOnPaper(std::span<const printer::Page> pages, const printer::Typesetter& type, QPrinter& printer);

}  // namespace muster::editor
