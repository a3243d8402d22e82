#pragma once

#include "printer/layout/print_out.hpp"
#include "printer/style/paper.hpp"

namespace muster::printer {

/// The paper of one page of a folded print: half of the sheet for a booklet, a third for a card of six panels.
Paper foldedPaper(const Paper& sheet, Fold fold);

/// Arranges the pages on both sides of sheets of paper, so that they are in order after folding. Sheets are printed on
/// both sides, turned over the short edge. A booklet is filled up to a multiple of four pages, a card to six.
void impose(PrintOut& print, const Paper& sheet, Fold fold);

}  // namespace muster::printer
