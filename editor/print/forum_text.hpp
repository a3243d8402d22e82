#pragma once

#include "editor/print/print_files.hpp"

#include <variant>

namespace muster::editor {

class SharedLibrary;

/// Why there is no text, in a sentence.
struct NoForumText {
    std::string reason;
};

/// The file's sheets as text or Markdown, as the command line writes them without further options.
std::variant<std::string, NoForumText> forumText(const Snapshot& snapshot, PrintForm form,
                                                 const SharedLibrary& library);

}  // namespace muster::editor
