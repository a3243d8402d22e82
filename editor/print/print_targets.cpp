// From the print dialog into files and onto paper.
#include "editor/look/words.hpp"
#include "editor/print/paper_print.hpp"
#include "editor/print/print_dialog.hpp"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QSettings>

#include <algorithm>

namespace muster::editor {

namespace {

QString filterOf(PrintForm form)
{
    switch (form) {
    case PrintForm::pdf: return PrintDialog::tr("PDF documents (*.pdf)");
    case PrintForm::svg: return PrintDialog::tr("SVG drawings (*.svg)");
    case PrintForm::png: return PrintDialog::tr("PNG images (*.png)");
    case PrintForm::html: return PrintDialog::tr("Web pages (*.html)");
    case PrintForm::text: return PrintDialog::tr("Texts (*.txt)");
    case PrintForm::markdown: return PrintDialog::tr("Markdown (*.md)");
    }
    return {};
}

}  // namespace

void PrintDialog::chooseFile(PrintForm form)
{
    const auto print = settle();
    if (!print || !print->isValid()) return QApplication::beep();
    const QString kept = m_settings.value("print/folder").toString();
    const QString folder = QFileInfo(kept).isDir() ? kept : shownPath(m_text.place.parent_path());
    const QString preferred = QDir(folder).filePath(toQString(files::stemOf(m_text.place)) + u'.' + suffixOf(form));
    QString path = QFileDialog::getSaveFileName(this, form == PrintForm::pdf ? tr("Save as PDF") : tr("Export"),
                                                preferred, filterOf(form));
    if (path.isEmpty()) return;
    const QString given = path;
    if (QFileInfo(path).suffix().isEmpty()) path += u'.' + suffixOf(form);
    // The file dialog only confirmed the name that it knew, not the derived ones.
    QStringList files = filesOf(form, path, picturesOf(*print, form));
    files.removeAll(given);
    const auto there =
        std::count_if(files.begin(), files.end(), [](const QString& file) { return QFileInfo::exists(file); });
    if (there > 0 && QMessageBox::question(this, tr("Export"),
                                           tr("%1 and others of these files already exist. Overwrite them?")
                                               .arg(QFileInfo(files.first()).fileName())) != QMessageBox::Yes)
        return;
    m_settings.setValue("print/folder", QFileInfo(path).absolutePath());
    writeTo(form, path);
}

bool PrintDialog::writeTo(PrintForm form, const QString& path)
{
    const auto print = settle();
    if (!print || !print->isValid()) return false;
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const auto problem = writePrint(*print, form, path);
    QApplication::restoreOverrideCursor();
    if (!problem.isEmpty()) {
        QMessageBox::warning(this, tr("Not Written"), problem);
        return false;
    }
    const auto files = filesOf(form, path, picturesOf(*print, form));
    m_state->setText(
        files.size() == 1
            ? tr("Wrote %1").arg(QFileInfo(path).fileName())
            : tr("Wrote %1 files, %2 and so on").arg(files.size()).arg(QFileInfo(files.first()).fileName()));
    return true;
}

void PrintDialog::toPaper()
{
    const auto print = settle();
    if (!print || !print->isValid()) return QApplication::beep();
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(toQString(print->out.title));
    printer.setCreator(QStringLiteral("Muster"));
    QPrintDialog dialog(&printer, this);
    dialog.setMinMax(1, static_cast<int>(print->out.pages.size()));
    dialog.setOption(QAbstractPrintDialog::PrintPageRange);
    if (dialog.exec() != QDialog::Accepted) return;
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const bool printed = printOnPaper(print->out.pages, *print->type, printer);
    QApplication::restoreOverrideCursor();
    if (printed)
        m_state->setText(tr("Sent to the printer"));
    else
        QMessageBox::warning(
            this, tr("Not Printed"),
            tr("The printer did not accept the pages. Is it switched on, and does it have paper of this size?"));
}

}  // namespace muster::editor
