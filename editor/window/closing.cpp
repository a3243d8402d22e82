// Saving and closing: nothing a person made is lost without a question.
#include "editor/start/project_panel.hpp"
#include "editor/window/action_list.hpp"
#include "editor/window/main_window.hpp"
#include "editor/window/words.hpp"

#include <QCloseEvent>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMouseEvent>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>

namespace muster::editor {

bool MainWindow::report(const Problem& problem, Page& page)
{
    if (problem.kind == Problem::Kind::noName) return saveAs(page);
    QMessageBox box(QMessageBox::Warning, tr("Not Saved"), problem.message, QMessageBox::Cancel, this);
    QAbstractButton* again = nullptr;
    QAbstractButton* elsewhere = nullptr;
    if (problem.kind == Problem::Kind::changedOnDisk) again = box.addButton(tr("&Write Over It"), QMessageBox::DestructiveRole);
    else again = box.addButton(tr("&Try Again"), QMessageBox::AcceptRole);
    elsewhere = box.addButton(tr("Save &As..."), QMessageBox::ActionRole);
    box.setInformativeText(tr("Your changes are still here."));
    box.exec();
    if (box.clickedButton() == elsewhere) return saveAs(page);
    if (box.clickedButton() != again) return false;
    const auto mode = problem.kind == Problem::Kind::changedOnDisk ? Document::Overwrite::yes : Document::Overwrite::no;
    const auto still = page.document().save(mode);
    return still ? report(*still, page) : true;
}

bool MainWindow::save(Page& page)
{
    if (!page.document().path()) return saveAs(page);
    if (const auto problem = page.document().save()) return report(*problem, page);
    m_recent.add(shownPath(*page.document().path()));
    m_project->checkAgain(shownPath(*page.document().path()));
    say(tr("Saved %1").arg(page.document().title()));
    return true;
}

bool MainWindow::saveAs(Page& page)
{
    const QString place = shownPath(page.document().place());
    const QString suffix = page.document().kind() == model::FileKind::config ? QStringLiteral("muster.json") : QStringLiteral("*.%1.json").arg(shown(model::kindName(page.document().kind())));
    QString path = QFileDialog::getSaveFileName(this, tr("Save As"), place, tr("Files of this kind (%1);;All files (*)").arg(suffix));
    if (path.isEmpty()) return false;
    // The kind of a file is told by its name alone, so a name without it would make the file something else.
    if (!model::kindOf(pathOf(path)) && suffix.startsWith(u'*')) {
        if (path.endsWith(".json")) path.chop(5);
        path += suffix.mid(1);
        if (QFileInfo::exists(path) && QMessageBox::question(this, tr("Save As"), tr("%1 is there already. Write over it?").arg(QFileInfo(path).fileName())) != QMessageBox::Yes) return false;
    }
    if (const auto problem = page.document().saveAs(pathOf(path))) return report(*problem, page);
    m_recent.add(path);
    m_project->checkAgain(path);
    m_workshop.settings.setValue("files/folder", QFileInfo(path).absolutePath());
    say(tr("Saved %1").arg(page.document().title()));
    return true;
}

void MainWindow::saveAll()
{
    for (auto* page : pages())
        if (!page->document().isClean() && !save(*page)) return;
}

void MainWindow::revert(Page& page)
{
    if (const auto problem = page.document().reload()) QMessageBox::warning(this, tr("Cannot Revert"), problem->message);
    else say(tr("Went back to what the file holds. Undo brings your changes back."));
}

bool MainWindow::askBeforeClosing(const std::vector<Page*>& unsaved)
{
    if (unsaved.empty()) return true;
    QStringList names;
    for (auto* page : unsaved) names << page->document().title();
    QMessageBox box(QMessageBox::Question, tr("Unsaved Changes"), names.size() == 1 ? tr("%1 has changes that are not saved.").arg(names.first()) : tr("%1 files have changes that are not saved.").arg(names.size()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    if (names.size() > 1) {
        box.setInformativeText(names.join(u'\n'));
        box.button(QMessageBox::Save)->setText(tr("&Save All"));
    }
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    if (answer == QMessageBox::Cancel) return false;
    for (auto* page : unsaved) {
        if (answer == QMessageBox::Discard) page->document().discardJournal();
        else if (!save(*page)) return false;
    }
    return true;
}

bool MainWindow::closePage(Page& page)
{
    if (!page.document().isClean()) {
        m_tabs->setCurrentWidget(&page);
        if (!askBeforeClosing({&page})) return false;
    }
    m_tabs->removeTab(m_tabs->indexOf(&page));
    // Later: the key or click that closes it may still be on its way through the page.
    page.deleteLater();
    pageChanged();
    return true;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    std::vector<Page*> unsaved;
    for (auto* page : pages())
        if (!page->document().isClean()) unsaved.push_back(page);
    if (!askBeforeClosing(unsaved)) return event->ignore();
    m_workshop.settings.setValue("window/geometry", saveGeometry());
    m_workshop.settings.setValue("window/state", saveState(1));
    event->accept();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_actions) m_actions->recolour();
    QMainWindow::changeEvent(event);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_findingsDock && event->type() == QEvent::Close) setFindingsWanted(false);
    if (watched == m_tabs->tabBar() && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::MiddleButton)
            if (auto* page = qobject_cast<Page*>(m_tabs->widget(m_tabs->tabBar()->tabAt(mouse->position().toPoint())))) {
                closePage(*page);
                return true;
            }
    }
    return QMainWindow::eventFilter(watched, event);
}

}  // namespace muster::editor
