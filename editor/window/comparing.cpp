// The window's commands that compare two versions or two armies.
#include "editor/compare/compare_dialog.hpp"
#include "editor/document/document.hpp"
#include "editor/look/words.hpp"
#include "editor/window/main_window.hpp"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include <filesystem>

namespace muster::editor {

namespace {

CheckResult checkOf(AppContext& appContext, const std::string& text, const std::filesystem::path& place,
                    files::FileKind kind)
{
    const auto source = std::make_shared<const text::Source>(place.filename().string(), text);
    const auto library = appContext.library.library();
    return check({source, text::Document::parse(source), std::filesystem::absolute(place), kind, 0}, *library);
}

}  // namespace

void MainWindow::compareWithDisk(Page& page)
{
    page.whenSettled([this, &page] {
        const auto text = page.document().textOnDisk();
        if (!text) return showMessage(tr("The file cannot be read."));
        const auto& document = page.document();
        const auto theirs = checkOf(m_appContext, *text, document.place(), document.kind());
        CompareDialog(theirs, tr("On disk"), *page.checkResult(), tr("Here"), this).exec();
    });
}

void MainWindow::compareWithFile(Page& page)
{
    const QString folder = QFileInfo(shownPath(page.document().place())).absolutePath();
    const QString path = QFileDialog::getOpenFileName(this, tr("Compare With"), folder, tr("Armies (*.army.json)"));
    if (path.isEmpty()) return;
    page.whenSettled([this, &page, path] {
        Document other(m_appContext.folders);
        if (const auto problem = other.open(pathOf(path)))
            return QMessageBox::warning(this, tr("Cannot Open"), problem->message), void();
        const auto theirs = checkOf(m_appContext, other.text(), other.place(), other.kind());
        CompareDialog(*page.checkResult(), page.document().title(), theirs, other.title(), this).exec();
    });
}

void MainWindow::compareWithBackup(Page& page)
{
    page.whenSettled([this, &page] {
        const auto text = page.document().backup();
        if (!text) return showMessage(tr("There is no version from before the last save."));
        const auto& document = page.document();
        const auto before = checkOf(m_appContext, *text, document.place(), document.kind());
        CompareDialog(before, tr("Before the last save"), *page.checkResult(), tr("Here"), this).exec();
    });
}

}  // namespace muster::editor
