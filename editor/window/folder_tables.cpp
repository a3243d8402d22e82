// Folders as tables: the part of the window that prints, exports and compares what is chosen in them.
#include "core/files/file.hpp"
#include "editor/compare/compare_dialog.hpp"
#include "editor/document/document.hpp"
#include "editor/folder_table/folder_table.hpp"
#include "editor/folder_table/pairings_dialog.hpp"
#include "editor/look/copy_dialog.hpp"
#include "editor/look/words.hpp"
#include "editor/print/pack_files.hpp"
#include "editor/start/project_panel.hpp"
#include "editor/window/main_window.hpp"
#include "printer/settings/setting_texts.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>
#include <QTabWidget>

#include <optional>

namespace muster::editor {

namespace {

/// Asks where to write a file with this suffix; empty if the user gives up.
QString chosenPath(MainWindow& window, const QString& title, const QString& suggested, const QString& filter)
{
    QString path = QFileDialog::getSaveFileName(&window, title, suggested, filter);
    if (path.isEmpty() || !QFileInfo(path).suffix().isEmpty()) return path;
    path += u'.' + QFileInfo(suggested).suffix();
    if (QFileInfo::exists(path) &&
        QMessageBox::question(&window, title,
                              MainWindow::tr("%1 already exists. Overwrite it?").arg(QFileInfo(path).fileName())) !=
            QMessageBox::Yes)
        return {};
    return path;
}

/// A file name without what some file systems refuse.
QString fileName(QString name)
{
    for (QChar& c : name)
        if (QStringLiteral("/\\:*?\"<>|").contains(c) || c.category() == QChar::Other_Control) c = u'-';
    return name.isEmpty() ? QStringLiteral("folder") : name;
}

QString suffixOf(ReportForm form)
{
    return form == ReportForm::csv        ? QStringLiteral("csv")
           : form == ReportForm::markdown ? QStringLiteral("md")
                                          : QStringLiteral("html");
}

void exportReport(MainWindow& window, const FolderReport& report, const QString& folder, ReportForm form)
{
    const QString suffix = suffixOf(form);
    const QString path =
        chosenPath(window, MainWindow::tr("Export the Table"),
                   QDir(folder).filePath(fileName(report.title) + u'.' + suffix), QStringLiteral("*.") + suffix);
    if (path.isEmpty()) return;
    if (const auto error = files::writeFile(pathOf(path), utf8(written(report, form))))
        return QMessageBox::warning(&window, MainWindow::tr("Not Written"), toQString(error->message)), void();
    window.showMessage(MainWindow::tr("Wrote %1").arg(QFileInfo(path).fileName()));
}

void compareFiles(MainWindow& window, AppContext& appContext, const QString& left, const QString& right)
{
    const auto library = appContext.library.library();
    std::vector<CheckResult> results;
    for (const auto& path : {left, right}) {
        Document document(appContext.folders);
        if (const auto problem = document.open(pathOf(path)))
            return QMessageBox::warning(&window, MainWindow::tr("Cannot Open"), problem->message), void();
        results.push_back(check({document.source(),
                                 {document.parsed(), document.faults()},
                                 std::filesystem::absolute(document.place()),
                                 document.kind(),
                                 0},
                                *library));
    }
    CompareDialog(results[0], QFileInfo(left).fileName(), results[1], QFileInfo(right).fileName(), &window).exec();
}

void showPackResult(MainWindow& window, const PackTask& task, const PackResult& result)
{
    if (!result.problem.isEmpty() || !result.omitted.isEmpty()) {
        QMessageBox box(QMessageBox::Warning,
                        result.problem.isEmpty() ? MainWindow::tr("Printed in Part") : MainWindow::tr("Not Written"),
                        result.problem.isEmpty() ? MainWindow::tr("%n files are not in the pack.", nullptr,
                                                                  static_cast<int>(result.omitted.size()))
                                                 : result.problem,
                        QMessageBox::Close, &window);
        box.setObjectName("pack-result");
        box.setInformativeText(result.omitted.mid(0, 10).join(u'\n'));
        box.exec();
    }
    if (result.problem.isEmpty())
        window.showMessage(MainWindow::tr("Wrote %1 with %n files", nullptr, static_cast<int>(result.printed))
                               .arg(QFileInfo(task.path).fileName()));
}

void printPack(MainWindow& window, AppContext& appContext, const FolderTable& table, const QStringList& files)
{
    PackTask task;
    task.title = QDir(table.folder()).dirName();
    task.files = files;
    task.settings.date = printer::today();
    const QString pdf = MainWindow::tr("PDF documents (*.pdf)"), html = MainWindow::tr("Web pages (*.html)"),
                  markdown = MainWindow::tr("Markdown (*.md)");
    task.path = chosenPath(window, MainWindow::tr("Print as Pack"),
                           QDir(table.folder()).filePath(fileName(task.title) + QStringLiteral(".pdf")),
                           QStringList{pdf, html, markdown}.join(QStringLiteral(";;")));
    if (task.path.isEmpty()) return;
    const QString suffix = QFileInfo(task.path).suffix().toLower();
    task.form = suffix == u"html" ? PrintForm::html : suffix == u"md" ? PrintForm::markdown : PrintForm::pdf;
    window.showMessage(MainWindow::tr("Printing %n files...", nullptr, static_cast<int>(files.size())));
    appContext.library.threads().start(
        [task, library = appContext.library.library(), receiver = QPointer<MainWindow>(&window)] {
            const auto result = writePack(task, library);
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [task, result, receiver] {
                    if (receiver) showPackResult(*receiver, task, result);
                },
                Qt::QueuedConnection);
        });
}

}  // namespace

void MainWindow::openFolder(const QString& folder)
{
    m_appContext.settings.setValue("files/folder", folder);
    if (m_projectDock->isVisible()) m_project->show(folder);
    m_folder = folder;
    for (int i = 0; i < m_tabs->count(); ++i)
        if (auto* open = qobject_cast<FolderTable*>(m_tabs->widget(i));
            open && QDir(open->folder()) == QDir(QDir(folder).absolutePath())) {
            m_tabs->setCurrentIndex(i);
            return;
        }
    auto* table = new FolderTable(m_appContext, m_tabs);
    connect(table, &FolderTable::fileWanted, this, [this](const QString& path) { openFiles({path}); });
    connect(table, &FolderTable::statusMessage, this, &MainWindow::showMessage);
    connect(table, &FolderTable::comparisonWanted, this,
            [this](const QString& left, const QString& right) { compareFiles(*this, m_appContext, left, right); });
    connect(table, &FolderTable::exportWanted, this,
            [this, table](ReportForm form) { exportReport(*this, table->report(), table->folder(), form); });
    connect(table, &FolderTable::packWanted, this,
            [this, table](const QStringList& files) { printPack(*this, m_appContext, *table, files); });
    connect(table, &FolderTable::pairingsWanted, this, [this, table](const std::vector<FileVerdict>& armies) {
        PairingsDialog dialog(QDir(table->folder()).dirName(), armies, this);
        connect(&dialog, &PairingsDialog::exportWanted, this, [&](const FolderReport& report, ReportForm form) {
            exportReport(*this, report, table->folder(), form);
        });
        connect(&dialog, &PairingsDialog::packWanted, this,
                [&](const QStringList& files) { printPack(*this, m_appContext, *table, files); });
        connect(&dialog, &PairingsDialog::comparisonWanted, this,
                [&](const QString& left, const QString& right) { compareFiles(*this, m_appContext, left, right); });
        dialog.exec();
    });
    connect(table, &FolderTable::replyWanted, this, [this](const QString& title, const QString& text) {
        if (CopyDialog(title, text, this).exec() == QDialog::Accepted) showMessage(tr("Copied the message"));
    });
    table->show(folder);
    const int index = m_tabs->addTab(table, QDir(table->folder()).dirName().replace(u'&', QStringLiteral("&&")));
    m_tabs->setTabToolTip(index, table->folder());
    m_tabs->setCurrentIndex(index);
    pageChanged();
    table->focusSearch();
}

}  // namespace muster::editor
