// Opening files and beginning new ones: the part of the window that turns paths into pages.
#include "core/files/file.hpp"
#include "core/files/id.hpp"
#include "core/text/document.hpp"
#include "editor/army/army_page.hpp"
#include "editor/army_files/army_copy.hpp"
#include "editor/document/scenario_edits.hpp"
#include "editor/look/words.hpp"
#include "editor/scenario_wizard/scenario_wizard.hpp"
#include "editor/start/new_army_dialog.hpp"
#include "editor/start/recovery_dialog.hpp"
#include "editor/window/main_window.hpp"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QStandardPaths>

namespace muster::editor {

namespace {

QString startFolder(QSettings& settings)
{
    const QString last = settings.value("files/folder").toString();
    return QFileInfo(last).isDir() ? last : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

}  // namespace

void MainWindow::openFiles(const QStringList& paths)
{
    for (const auto& path : paths) {
        if (QFileInfo(path).isDir())
            openFolder(path);
        else
            openFile(path);
    }
}

Page* MainWindow::openFile(const QString& path)
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    for (auto* page : pages()) {
        const auto& open = page->document().path();
        if (open && !canonical.isEmpty() && QFileInfo(shownPath(*open)).canonicalFilePath() == canonical) {
            m_tabs->setCurrentWidget(page);
            return page;
        }
    }
    auto document = std::make_unique<Document>(m_appContext.folders);
    if (const auto problem = document->open(pathOf(QFileInfo(path).absoluteFilePath()))) {
        QMessageBox::warning(this, tr("Cannot Open"), problem->message);
        return nullptr;
    }
    m_recent.add(QFileInfo(path).absoluteFilePath());
    return addPage(std::move(document));
}

Page* MainWindow::begin(files::FileKind kind, const QString& suffix, const std::string& text, const QString& name)
{
    const auto folder = startFolder(m_appContext.settings);
    const QString stem = toQString(files::idFrom(utf8(name), "army"));
    QString place = QDir(folder).filePath(stem + suffix);
    for (int number = 2; QFileInfo::exists(place); ++number)
        place = QDir(folder).filePath(QStringLiteral("%1-%2%3").arg(stem).arg(number).arg(suffix));
    auto document = std::make_unique<Document>(m_appContext.folders);
    document->begin(kind, text, pathOf(place));
    return addPage(std::move(document));
}

Page* MainWindow::beginArmy(const std::string& text, const QString& name)
{
    return begin(files::FileKind::army, QStringLiteral(".army.json"), text, name);
}

Page* MainWindow::beginScenario(const std::string& text, const QString& name)
{
    return begin(files::FileKind::scenario, QStringLiteral(".scenario.json"), text, name);
}

void MainWindow::openExample(const QString& path)
{
    const auto file = pathOf(path);
    const auto read = files::readFile(file, utf8(path));
    const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
    const auto document = source ? text::Document::parse(*source).document : nullptr;
    if (!document) {
        QMessageBox::warning(this, tr("Cannot Open"), tr("%1 cannot be read.").arg(path));
        return;
    }
    const std::string text(document->source().bytes());
    const QString name = toQString(document->root()["name"].string());
    if (files::kindOf(file) == files::FileKind::army) {
        beginArmy(text, name);
        return;
    }
    const auto place = pathOf(startFolder(m_appContext.settings)) / "example.scenario.json";
    ArmyCopies copies;
    std::vector<text::Edit> edits;
    for (const auto side : document->root()["sides"]) {
        if (side["army"].string().empty()) continue;
        const auto army = (file.parent_path() / side["army"].string()).lexically_normal();
        const auto reference = copyReference(army, place);
        if (const auto failed = copies.copy(army, place, reference)) {
            QMessageBox::warning(this, tr("Army Not Copied"), toQString(*failed));
            continue;
        }
        const auto change = scenario::setArmy(scenario::ScenarioText(*document), side.pointer(), reference);
        edits.insert(edits.end(), change.edits.begin(), change.edits.end());
    }
    beginScenario(text::applied(text, edits), name)->setUndoBeginning([copies] { copies.remove(); });
}

void MainWindow::chooseNewArmy()
{
    NewArmyDialog dialog(m_appContext, this);
    if (dialog.exec() == QDialog::Accepted && !dialog.text().empty()) beginArmy(dialog.text(), dialog.name());
}

void MainWindow::chooseNewScenario()
{
    ScenarioWizard wizard(m_appContext, startFolder(m_appContext.settings), this);
    if (wizard.exec() != QDialog::Accepted || wizard.text().empty()) return;
    beginScenario(wizard.text(), wizard.name())->setUndoBeginning([copies = wizard.copies()] { copies.remove(); });
}

void MainWindow::chooseFiles()
{
    const QString filter = tr("Files of Muster (*.army.json *.list.json *.scenario.json *.house.json *.system.json "
                              "muster.json);;Armies (*.army.json);;Battlefields (*.scenario.json);;All files (*)");
    const auto paths = QFileDialog::getOpenFileNames(this, tr("Open"), startFolder(m_appContext.settings), filter);
    if (paths.isEmpty()) return;
    m_appContext.settings.setValue("files/folder", QFileInfo(paths.first()).absolutePath());
    openFiles(paths);
}

void MainWindow::chooseFolder()
{
    const auto folder = QFileDialog::getExistingDirectory(this, tr("Open Folder"), startFolder(m_appContext.settings));
    if (!folder.isEmpty()) openFolder(folder);
}

void MainWindow::offerRecovery()
{
    const auto left = recoverableJournals(m_appContext.folders);
    if (left.empty()) return;
    RecoveryDialog dialog(left, this);
    dialog.exec();
    for (const std::size_t index : dialog.toRecover()) {
        auto document = std::make_unique<Document>(m_appContext.folders);
        if (const auto problem = document->recover(left[index])) {
            QMessageBox::warning(this, tr("Cannot Recover"), problem->message);
            continue;
        }
        // The last session may have opened the file as it is on disk.
        for (auto* page : pages())
            if (page->document().isClean() && page->document().path() == document->path()) closePage(*page);
        addPage(std::move(document));
    }
    for (const std::size_t index : dialog.toDiscard()) discard(left[index]);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList paths;
    for (const auto& url : event->mimeData()->urls())
        if (url.isLocalFile()) paths << url.toLocalFile();
    event->acceptProposedAction();
    openFiles(paths);
}

}  // namespace muster::editor
