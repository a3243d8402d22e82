#pragma once

#include "printer/draw/devices.hpp"

#include <string>

namespace muster::printer::pdf {

/// The standards that a document states to follow.
struct Claims {
    bool accessible = false;  ///< PDF/UA-1
    bool archival = false;    ///< PDF/A-2
    bool unicode = false;     ///< every glyph has a text: level u of PDF/A, otherwise b
};

/// The document's XMP packet; `date` is in ISO 8601, or empty.
std::string metadataOf(const DocumentFacts& facts, const Claims& claims, const std::string& date);

/// An ICC profile of sRGB, made from the constants of IEC 61966-2-1.
std::string srgbProfile();

}  // namespace muster::printer::pdf
