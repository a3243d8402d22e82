#pragma once

#include "core/files/kind.hpp"
#include "core/text/document.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

namespace muster::rules {

/// A text to be checked and the path it has, or would have: references in it are relative to that path.
struct Subject {
    std::shared_ptr<const text::Source> source;
    std::filesystem::path path;
    files::FileKind kind = files::FileKind::army;
    std::filesystem::path given =
        {};  ///< the folder a person named, in which the file was found; empty when the file itself was named
    std::optional<std::int64_t> budget = {};  ///< of an army, in place of the one in its file
    text::Document::Parsed parsed = {};       ///< of that source, where it was parsed before; of another it is ignored
    bool withSheets = false;                  ///< also evaluates an army's statistics and sheets, and reports failures
};

/// The subject's text, parsed now unless it was before.
text::Document::Parsed parsedText(const Subject& subject);

}  // namespace muster::rules
