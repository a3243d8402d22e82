#include "editor/window/printing.hpp"

#include "core/files/file.hpp"
#include "core/files/kind.hpp"
#include "editor/board/view/universal_vtt.hpp"
#include "editor/live_check/sight_walls.hpp"
#include "editor/look/words.hpp"
#include "editor/print/forum_text.hpp"
#include "editor/print/map_export.hpp"
#include "editor/print/print_dialog.hpp"
#include "editor/window/main_window.hpp"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include <filesystem>

namespace muster::editor {

namespace {

Snapshot snapshotOf(const Page& page)
{
    const auto& document = page.document();
    Snapshot snapshot{document.source(),
                      {document.parsed(), document.faults()},
                      std::filesystem::absolute(document.place()),
                      document.kind(),
                      document.revision()};
    if (!page.isSettled()) return snapshot;
    const auto checkResult = page.checkResult();
    // A scenario names its armies relative to its place, which changes when it is saved under another name.
    if (checkResult->place != snapshot.place) return snapshot;
    snapshot.openedArmy = checkResult->openedArmy;
    snapshot.openedScenario = checkResult->openedScenario;
    return snapshot;
}

bool mayOverwrite(MainWindow& window, const QString& path)
{
    const auto question = MainWindow::tr("%1 already exists. Overwrite it?").arg(QFileInfo(path).fileName());
    return QMessageBox::question(&window, MainWindow::tr("Export the Map"), question) == QMessageBox::Yes;
}

void exportForTabletop(MainWindow& window, Page& page, const QString& path)
{
    page.whenSettled([&window, &page, path] {
        const auto checkResult = page.checkResult();
        if (!checkResult->board || !checkResult->openedScenario || !checkResult->board->isValid())
            return QMessageBox::warning(&window, MainWindow::tr("Not Written"),
                                        MainWindow::tr("This battlefield cannot be drawn: the findings say why.")),
                   void();
        QApplication::setOverrideCursor(Qt::WaitCursor);
        const auto file = universalVtt(*checkResult->board, sightWallsOf(*checkResult->openedScenario));
        QApplication::restoreOverrideCursor();
        if (const auto error = files::writeFile(pathOf(path), file.toStdString()))
            return QMessageBox::warning(&window, MainWindow::tr("Not Written"), toQString(error->message)), void();
        window.showMessage(MainWindow::tr("Wrote %1").arg(QFileInfo(path).fileName()));
    });
}

}  // namespace

bool canPrint(const Page* page)
{
    return page &&
           (page->document().kind() == files::FileKind::army || page->document().kind() == files::FileKind::scenario);
}

void printPage(MainWindow& window, Page& page)
{
    PrintDialog(snapshotOf(page), page.appContext().library, page.appContext().settings, &window).exec();
}

void exportMap(MainWindow& window, Page& page)
{
    const auto snapshot = snapshotOf(page);
    // Default to the battlefield's folder, wherever other prints were saved last.
    const QString folder = shownPath(snapshot.place.parent_path());
    const QString png = MainWindow::tr("PNG images (*.png)"), svg = MainWindow::tr("SVG drawings (*.svg)"),
                  pdf = MainWindow::tr("PDF documents (*.pdf)"),
                  tabletop = MainWindow::tr("Universal VTT, for virtual tabletops (*.uvtt *.dd2vtt)");
    QString filter = png;
    QString path = QFileDialog::getSaveFileName(
        &window, MainWindow::tr("Export the Map"),
        QDir(folder).filePath(toQString(files::stemOf(snapshot.place)) + QStringLiteral(".png")),
        QStringList{png, svg, pdf, tabletop}.join(QStringLiteral(";;")), &filter);
    if (path.isEmpty()) return;
    if (filter == tabletop && QFileInfo(path).suffix().isEmpty()) {
        path += QStringLiteral(".uvtt");
        if (QFileInfo::exists(path) && !mayOverwrite(window, path)) return;
    }
    if (const QString suffix = QFileInfo(path).suffix().toLower(); suffix == u"uvtt" || suffix == u"dd2vtt")
        return exportForTabletop(window, page, path);
    const auto form = [&](const QString& suffix) {
        return suffix == u"svg" ? PrintForm::svg : suffix == u"pdf" ? PrintForm::pdf : PrintForm::png;
    };
    auto chosen = form(QFileInfo(path).suffix().toLower());
    if (QFileInfo(path).suffix().isEmpty()) {
        chosen = filter == svg ? PrintForm::svg : filter == pdf ? PrintForm::pdf : PrintForm::png;
        path += u'.' + suffixOf(chosen);
        if (QFileInfo::exists(path) && !mayOverwrite(window, path)) return;
    }
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const auto problem = writeMap(snapshot, chosen, path, page.appContext().library);
    QApplication::restoreOverrideCursor();
    if (problem.isEmpty()) return window.showMessage(MainWindow::tr("Wrote %1").arg(QFileInfo(path).fileName()));
    QMessageBox::warning(&window, MainWindow::tr("Not Written"), problem);
}

void copyForForum(MainWindow& window, Page& page, PrintForm form)
{
    if (page.document().kind() == files::FileKind::army) {
        // Copy the current state of the army.
        page.whenSettled([&window, &page, form] {
            const QString post = toQString(armyPost(*page.checkResult(), form));
            if (post.isEmpty())
                return window.showMessage(
                    MainWindow::tr("Nothing was copied: %1").arg(MainWindow::tr("the army cannot be shown")));
            QApplication::clipboard()->setText(post);
            window.showMessage(
                MainWindow::tr("Copied the army as a post of %n characters", nullptr, static_cast<int>(post.size())));
        });
        return;
    }
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const auto text = forumText(snapshotOf(page), form, page.appContext().library);
    QApplication::restoreOverrideCursor();
    if (const auto* none = std::get_if<NoForumText>(&text))
        return window.showMessage(MainWindow::tr("Nothing was copied: %1").arg(toQString(none->reason)));
    QApplication::clipboard()->setText(toQString(std::get<std::string>(text)));
    window.showMessage(form == PrintForm::markdown ? MainWindow::tr("Copied the sheets as Markdown")
                                                   : MainWindow::tr("Copied the sheets as text"));
}

}  // namespace muster::editor
