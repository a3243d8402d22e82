#include "editor/print/forum_text.hpp"

#include "core/army/army_post.hpp"
#include "core/army/opened_army.hpp"
#include "editor/live_check/live_checker.hpp"
#include "printer/settings/setting_texts.hpp"
#include "printer/text_formats/writers.hpp"

#include <QCoreApplication>

namespace muster::editor {

namespace {

class ForumText {
    Q_DECLARE_TR_FUNCTIONS(ForumText)
};

rules::PostWords postWords()
{
    const auto first = QStringLiteral("{0}"), second = QStringLiteral("{1}"), third = QStringLiteral("{2}");
    rules::PostWords words;
    words.with = ForumText::tr("with %1").arg(first).toStdString();
    words.total = ForumText::tr("Total: %1 %2").arg(first, second).toStdString();
    words.totalOf = ForumText::tr("Total: %1 of %2 %3").arg(first, second, third).toStdString();
    return words;
}

}  // namespace

std::string armyPost(const CheckResult& checkResult, PrintForm form)
{
    if (!checkResult.openedArmy || !checkResult.openedArmy->roster() || !checkResult.words) return {};
    const auto& words = *checkResult.words;
    const rules::ShownWords shownWords{words.phrases(), words.truth(true), words.truth(false)};
    return printer::writePost(rules::armyPost(*checkResult.openedArmy, shownWords, postWords()),
                              form == PrintForm::markdown);
}

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
