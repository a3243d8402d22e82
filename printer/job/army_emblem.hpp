#pragma once

#include "core/army/opened_army.hpp"
#include "core/sheet/emblem.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace muster::printer {

/// A player's image file as a picture, or the reason for its absence; both if parts of it cannot be printed. The
/// problem completes the sentence "The emblem is not printed: ...".
struct ReadEmblem {
    std::shared_ptr<const sheet::Picture> picture;
    std::string problem;
};
/// Reads an image file; thread-safe.
using EmblemReader = std::function<ReadEmblem(const std::filesystem::path& file)>;

/// The emblem that an army names, else its list's. Without one, or with one that cannot be printed, empty; the latter
/// is a finding of the army.
sheet::Emblem emblemOf(const rules::OpenedArmy& army, const EmblemReader& reader, diagnostics::Diagnostics& findings);

}  // namespace muster::printer
