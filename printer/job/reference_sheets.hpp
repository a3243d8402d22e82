#pragma once

#include "core/sheet/sheet.hpp"

#include <vector>

namespace muster::printer {

/// Returns true if the sheet is a quick reference: it has sections of the reference and, besides them, only headings,
/// texts and tables. Tables to fill in are allowed only after the reference.
bool isReferenceSheet(const sheet::Sheet& sheet);

/// Adds to a reference sheet what another army's has in addition: sections by title, and rows of tables. Sheets of
/// different structure are not joined; returns false for them.
bool joinReferenceSheets(sheet::Sheet& sheet, const sheet::Sheet& other);

/// All sections of the references; each title once.
sheet::Reference joined(const std::vector<sheet::Reference>& references, int columns);

}  // namespace muster::printer
