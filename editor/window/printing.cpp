#include "editor/window/printing.hpp"

#include "editor/print/forum_text.hpp"
#include "editor/print/print_dialog.hpp"
#include "editor/window/main_window.hpp"
#include "editor/window/words.hpp"

#include <QApplication>
#include <QClipboard>

#include <filesystem>

namespace muster::editor {

namespace {

Snapshot snapshotOf(const Page& page)
{
    const auto& document = page.document();
    return {document.source(), document.parsed(), std::filesystem::absolute(document.place()), document.kind(), document.revision()};
}

}  // namespace

bool canPrint(const Page* page)
{
    return page && (page->document().kind() == model::FileKind::army || page->document().kind() == model::FileKind::scenario);
}

void printPage(MainWindow& window, Page& page)
{
    PrintDialog(snapshotOf(page), page.workshop().library, page.workshop().settings, &window).exec();
}

void copyForForum(MainWindow& window, Page& page, PrintForm form)
{
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const auto text = forumText(snapshotOf(page), form, page.workshop().library);
    QApplication::restoreOverrideCursor();
    if (const auto* none = std::get_if<NoForumText>(&text)) return window.say(MainWindow::tr("Nothing was copied: %1").arg(shown(none->reason)));
    QApplication::clipboard()->setText(shown(std::get<std::string>(text)));
    window.say(form == PrintForm::markdown ? MainWindow::tr("Copied the sheets as Markdown") : MainWindow::tr("Copied the sheets as text"));
}

}  // namespace muster::editor
