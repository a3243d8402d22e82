#pragma once

#include "printer/layout/block_layout.hpp"
#include "printer/layout/booklet.hpp"
#include "printer/page/bounds.hpp"
#include "printer/play_link/qr_code.hpp"

#include <optional>
#include <span>
#include <string>

namespace muster::printer {

/// The QR code of an army: scanned with a phone, it opens the army in play mode.
struct PlayCode {
    QrCode modules;
    double module;     ///< the side of one, in millimetres
    std::string page;  ///< the address of the play page
    std::string link;  ///< the page with the army
    std::string army;
    Tag tag;  ///< of the link that the code is
    const wording::Wording* wording;
};

/// The code of a booklet; nothing without a play page in the settings or without units to play with. Reports an army
/// that does not fit in a code.
std::optional<PlayCode> playCodeOf(const sheet::Booklet& booklet, const Settings& settings, LayoutNotes& notes);

/// Adds the code, with words that say what it is for.
void layOutPlayCode(const PlayCode& code, BlockLayout& blockLayout);

/// Puts the code where that area of the page is empty, in its usual size or, for a small place, compact. Returns false
/// if there is no such place.
bool placePlayCode(PlayCode& code, Typesetter& type, Page& page, const Bounds& area, bool compact);

/// Makes the code a link on the page where it was placed. Returns false if it is on no page.
bool linkPlayCode(const PlayCode& code, std::span<Page> pages);

}  // namespace muster::printer
