#pragma once

#include "core/text/edit.hpp"
#include "editor/document/journal.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

// How a journal is written: records one behind the other, each with its length and a checksum, so that what a kill cut
// off in the middle is told from what is whole.

std::string headRecord(const JournalHead& head);
std::string textRecord(std::string_view text);
std::string editsRecord(const std::vector<text::Edit>& edits);

struct JournalContent {
    JournalHead head;
    std::string text;
};

/// What a journal says, up to its last whole record; nothing when it has no whole text.
std::optional<JournalContent> readJournal(std::string_view bytes);

}  // namespace muster::editor
