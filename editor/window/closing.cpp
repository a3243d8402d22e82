// Saving and closing: nothing a person made is lost without a question.
#include "editor/look/words.hpp"
#include "editor/start/project_panel.hpp"
#include "editor/window/action_list.hpp"
#include "editor/window/copy_armies.hpp"
#include "editor/window/folding_dock.hpp"
#include "editor/window/main_window.hpp"

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

namespace {

/// The name of a kind of file in file dialogs.
QString kindWords(files::FileKind kind)
{
    switch (kind) {
    case files::FileKind::army: return MainWindow::tr("Armies");
    case files::FileKind::list: return MainWindow::tr("Army lists");
    case files::FileKind::scenario: return MainWindow::tr("Battlefields");
    case files::FileKind::house: return MainWindow::tr("House rules");
    case files::FileKind::system: return MainWindow::tr("Games");
    case files::FileKind::config: return MainWindow::tr("Settings of a folder");
    case files::FileKind::expect: return MainWindow::tr("Expectations of a test");
    }
    return {};
}

enum class Answer { giveUp, again, elsewhere };

/// Lets the user decide after a failed save.
Answer askAbout(const Problem& problem, QWidget* parent)
{
    QMessageBox box(QMessageBox::Warning, MainWindow::tr("Not Saved"), problem.message, QMessageBox::Cancel, parent);
    const auto* again = problem.kind == Problem::Kind::changedOnDisk
                            ? box.addButton(MainWindow::tr("Over&write It"), QMessageBox::DestructiveRole)
                            : box.addButton(MainWindow::tr("&Try Again"), QMessageBox::AcceptRole);
    const auto* elsewhere = box.addButton(MainWindow::tr("Save &As..."), QMessageBox::ActionRole);
    box.setInformativeText(MainWindow::tr("Your changes are still here."));
    // Enter must not destroy what another program wrote.
    if (problem.kind == Problem::Kind::changedOnDisk) box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == elsewhere) return Answer::elsewhere;
    return box.clickedButton() == again ? Answer::again : Answer::giveUp;
}

}  // namespace

bool MainWindow::saveBy(Page& page, const std::function<std::optional<Problem>(Document::Overwrite)>& attempt)
{
    auto problem = attempt(Document::Overwrite::no);
    while (problem) {
        const auto answer = askAbout(*problem, this);
        if (answer == Answer::giveUp) return false;
        if (answer == Answer::elsewhere) return saveAs(page);
        problem =
            attempt(problem->kind == Problem::Kind::changedOnDisk ? Document::Overwrite::yes : Document::Overwrite::no);
    }
    const QString path = shownPath(*page.document().path());
    m_recent.add(path);
    m_project->checkAgain(path);
    showMessage(page.document().parsed()
                    ? tr("Saved %1").arg(page.document().title())
                    : tr("Saved %1, but it cannot be used: its text has a mistake. See the findings.")
                          .arg(page.document().title()));
    return true;
}

bool MainWindow::save(Page& page)
{
    auto& document = page.document();
    if (!document.path()) return saveAs(page);
    return saveBy(page, [&document](Document::Overwrite overwrite) { return document.save(overwrite); });
}

bool MainWindow::saveAs(Page& page)
{
    const QString place = shownPath(page.document().place());
    const QString suffix = page.document().kind() == files::FileKind::config
                               ? QStringLiteral("muster.json")
                               : QStringLiteral("*.%1.json").arg(toQString(files::kindName(page.document().kind())));
    QString path = QFileDialog::getSaveFileName(
        this, tr("Save As"), place,
        QStringLiteral("%1 (%2);;%3").arg(kindWords(page.document().kind()), suffix, tr("All files (*)")));
    if (path.isEmpty()) return false;
    // The suffix determines the kind of a file, so add it if it is missing.
    if (!files::kindOf(pathOf(path)) && suffix.startsWith(u'*')) {
        if (path.endsWith(".json")) path.chop(5);
        path += suffix.mid(1);
        if (QFileInfo::exists(path) &&
            QMessageBox::question(this, tr("Save As"),
                                  tr("%1 already exists. Overwrite it?").arg(QFileInfo(path).fileName())) !=
                QMessageBox::Yes)
            return false;
    }
    const auto before = page.document().place();
    if (!saveBy(page, [&page, path](Document::Overwrite) { return page.document().saveAs(pathOf(path)); }))
        return false;
    if (copyArmiesAlong(*this, page, before) && !save(page)) return false;
    m_appContext.settings.setValue("files/folder", QFileInfo(*page.document().path()).absolutePath());
    return true;
}

void MainWindow::saveAll()
{
    for (auto* page : pages())
        if (!page->document().isClean() && !save(*page)) return;
}

void MainWindow::revert(Page& page)
{
    if (const auto problem = page.document().reload())
        QMessageBox::warning(this, tr("Cannot Revert"), problem->message);
    else
        showMessage(tr("Reverted to the saved file. Undo restores your changes."));
}

bool MainWindow::askBeforeClosing(const std::vector<Page*>& unsaved)
{
    if (unsaved.empty()) return true;
    QStringList names;
    for (auto* page : unsaved) names << page->title();
    QMessageBox box(QMessageBox::Question, tr("Unsaved Changes"),
                    names.size() == 1 ? tr("%1 has changes that are not saved.").arg(names.first())
                                      : tr("%1 files have changes that are not saved.").arg(names.size()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    if (names.size() > 1) {
        box.setInformativeText(names.join(u'\n'));
        box.button(QMessageBox::Save)->setText(tr("&Save All"));
    }
    box.button(QMessageBox::Discard)->setText(tr("&Discard"));
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    if (answer == QMessageBox::Cancel) return false;
    for (auto* page : unsaved) {
        if (answer == QMessageBox::Discard)
            page->discard();
        else if (!save(*page))
            return false;
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
    // Deferred, because the page may still be handling the key or click that closes it.
    page.deleteLater();
    pageChanged();
    return true;
}

void MainWindow::closeTab(int index)
{
    auto* widget = m_tabs->widget(index);
    if (auto* page = qobject_cast<Page*>(widget)) {
        closePage(*page);
    } else if (widget) {
        m_tabs->removeTab(index);
        widget->deleteLater();
        pageChanged();
    }
}

void MainWindow::closeCurrentTab() { closeTab(m_tabs->currentIndex()); }

void MainWindow::closeEvent(QCloseEvent* event)
{
    std::vector<Page*> unsaved;
    for (auto* page : pages())
        if (!page->document().isClean()) unsaved.push_back(page);
    if (!askBeforeClosing(unsaved)) return event->ignore();
    rememberSession();
    m_appContext.settings.setValue("window/geometry", saveGeometry());
    m_appContext.settings.setValue("window/state", saveState(1));
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
        if (const int index = m_tabs->tabBar()->tabAt(mouse->position().toPoint());
            mouse->button() == Qt::MiddleButton && index >= 0) {
            closeTab(index);
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

}  // namespace muster::editor
