#pragma once

#include "editor/print/print_files.hpp"

#include <variant>

namespace muster::editor {

struct CheckResult;
class SharedLibrary;

/// The checked army as a short post, text or Markdown, in the user's language; empty if it cannot be shown.
std::string armyPost(const CheckResult& checkResult, PrintForm form);

/// Why there is no text, in one sentence.
struct NoForumText {
    std::string reason;
};

/// The file's sheets as text or Markdown, as the command line writes them with default options.
std::variant<std::string, NoForumText> forumText(const Snapshot& snapshot, PrintForm form,
                                                 const SharedLibrary& library);

}  // namespace muster::editor
