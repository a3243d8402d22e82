#pragma once

#include "printer/layout/booklet.hpp"

#include <span>
#include <string>
#include <vector>

namespace muster::printer {

/// A whole print, ready to draw or show: the pages of all armies in order.
struct PrintOut {
    std::vector<Page> pages;
    std::vector<Bookmark> bookmarks;
    std::string title;
    std::string author;                 ///< the players
    std::string subject;                ///< the game systems
    std::string language = "en";        ///< the code of the language of the first booklet
    diagnostics::Diagnostics findings;  ///< findings of the layout
};

/// Lays out booklets on pages as in the settings. Reference and findings stay in place: see arrange(). A print that is
/// too long is truncated and has a finding of level error. Many sheets are laid out on that many threads; 0 for one per
/// core.
PrintOut layOut(std::span<const sheet::Booklet> booklets, Typesetter& type, const Settings& settings,
                unsigned threads = 0);

}  // namespace muster::printer
