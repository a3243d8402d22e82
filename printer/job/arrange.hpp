#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/settings/settings.hpp"

#include <span>
#include <string>

namespace muster::printer {

/// Places findings as in the settings. The verdict is the stamp's title: "Legal: 30 of 30 points, ...".
void arrangeFindings(sheet::Booklet& booklet, FindingsShown shown, std::vector<sheet::Finding> findings,
                     const std::string& verdict);

/// Places the quick reference as in the settings: `beside` in the first sheet, `after` on a sheet at the end, or after
/// the last of several booklets of one system in one print.
void arrangeReference(std::span<sheet::Booklet> booklets, ReferencePlace place);

}  // namespace muster::printer
