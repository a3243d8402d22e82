#include "editor/print/forum_text.hpp"

#include "editor/live_check/live_checker.hpp"
#include "printer/settings/setting_texts.hpp"
#include "printer/text_formats/writers.hpp"

namespace muster::editor {

std::variant<std::string, NoForumText> forumText(const Snapshot& snapshot, PrintForm form, const SharedLibrary& library)
{
    PrintBuilder press(library.library());
    PrintTask task{snapshot, {}, 0};
    task.choice.settings.date = printer::buildDate().value_or("");
    const auto print = press.make(task);
    if (!print.isValid()) return NoForumText{print.failure};
    return form == PrintForm::markdown ? printer::writeMarkdown(print.booklets) : printer::writeText(print.booklets);
}

}  // namespace muster::editor
