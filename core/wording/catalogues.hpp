#pragma once

#include <span>
#include <string_view>

namespace muster::wording {

/// The texts of the program in one language, as JSON: "decimal" is its decimal sign, "texts" has the translation of
/// each English text.
struct Catalogue {
    std::string_view language, json;
};

/// Those in the program; English needs none.
std::span<const Catalogue> catalogues();

}  // namespace muster::wording
