#pragma once

#include "core/files/kind.hpp"
#include "core/text/document.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace muster::rules {

/// A text to check and its actual or future path, to which its references are relative.
struct Subject {
    std::shared_ptr<const text::Source> source;
    std::filesystem::path path;
    files::FileKind kind = files::FileKind::army;
    std::filesystem::path given =
        {};  ///< the folder given by the user, in which the file was found; empty if the file itself was given
    std::optional<std::int64_t> budget = {};  ///< of an army; overrides the one in its file
    text::Document::Parsed parsed = {};       ///< an earlier parse of this source; ignored if it is of another source
    bool withSheets = false;                  ///< also evaluates an army's statistics and sheets, and reports failures
    bool withReplacements = false;            ///< also converts the fix of each finding to replacements
    std::string system = {};                  ///< of a list; the system whose armies use it, instead of its own
};

/// The subject's parsed text; parses it if necessary.
text::Document::Parsed parsedText(const Subject& subject);

}  // namespace muster::rules
