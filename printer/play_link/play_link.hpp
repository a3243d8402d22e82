#pragma once

#include "core/sheet/sheet.hpp"

#include <string>

namespace muster::printer {

/// The code of an army for the fragment of a link: its rows, compressed, in 41 characters that a QR code stores
/// compactly and a link need not escape. Empty for a booklet without units to play with.
std::string armyCode(const sheet::Booklet& booklet);

/// The link that opens the army with that code in play mode on a page.
std::string playLink(const std::string& page, const std::string& code);

}  // namespace muster::printer
