#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/settings/settings.hpp"

#include <span>
#include <string>

namespace muster::printer {

/// Puts what the check says where the settings want it. The verdict is the stamp's title: "Legal: 30 of 30 points,
/// ...".
void arrangeFindings(sheet::Booklet& booklet, FindingsShown shown, std::vector<sheet::Finding> findings,
                     const std::string& verdict);

/// Puts the quick reference where the settings want it: `beside` into the first sheet, `after` on a sheet behind all
/// others, and behind the last of several booklets of the same system when they go into one print.
void arrangeReference(std::span<sheet::Booklet> booklets, ReferencePlace place);

}  // namespace muster::printer
