#pragma once

#include "core/text/edit.hpp"
#include "editor/document/journal.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

// The journal format: consecutive records, each with its length and a checksum, so that incomplete records are
// detected.

std::string headRecord(const JournalHead& head);
std::string textRecord(std::string_view text);
std::string editsRecord(const std::vector<text::Edit>& edits);

struct JournalContent {
    JournalHead head;
    std::string text;
};

/// The contents of a journal up to its last complete record; nothing without a full text.
std::optional<JournalContent> readJournal(std::string_view bytes);

}  // namespace muster::editor
