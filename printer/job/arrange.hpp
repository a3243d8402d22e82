#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/settings/settings.hpp"

#include <span>
#include <string>
#include <vector>

namespace muster::printer {

/// Places findings as in the settings, by default on a last page of their own, with a stamp on the first sheet if there
/// are errors. The verdict is the stamp's title: "Legal: 30 of 30 points, ...".
void arrangeFindings(sheet::Booklet& booklet, FindingsShown shown, std::vector<sheet::Finding> findings,
                     const std::string& verdict);

/// Places the quick reference as in the settings: `beside` in the first sheet, `after` on a sheet at the end, or after
/// the last of several booklets of one system in one print.
void arrangeReference(std::span<sheet::Booklet> booklets, ReferencePlace place);

/// Takes the quick references out of the booklets and returns a booklet for each system that has one.
std::vector<sheet::Booklet> takeReferences(std::span<sheet::Booklet> booklets);

}  // namespace muster::printer
