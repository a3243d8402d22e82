#pragma once

#include "printer/layout/booklet.hpp"

#include <span>
#include <string>
#include <vector>

namespace muster::printer {

/// A whole print, ready to be drawn or shown: the pages of several armies one behind the other.
struct PrintOut {
    std::vector<Page> pages;
    std::vector<Bookmark> bookmarks;
    std::string title;
    std::string author;                 ///< the players
    diagnostics::Diagnostics findings;  ///< what the layout had to do
};

/// Sets booklets on pages as the settings say. Reference and findings are where they are: see arrange(). A print that
/// is too long has a finding of level error, and not all of its pages.
PrintOut layOut(std::span<const sheet::Booklet> booklets, const Typesetter& type, const Settings& settings);

}  // namespace muster::printer
