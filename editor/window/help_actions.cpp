#include "editor/window/action_list.hpp"
#include "editor/window/main_window.hpp"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace muster::editor {

namespace {

/// A page of all keys, made from the actions themselves.
QString keysOf(const ActionList& list)
{
    QString html = QStringLiteral("<table cellspacing='4'>");
    for (const auto* action : list.all()) {
        if (action->shortcuts().isEmpty()) continue;
        html += QStringLiteral("<tr><td style='padding-right:24px'>%1</td><td><b>%2</b></td></tr>")
                    .arg(action->iconText().toHtmlEscaped(), QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText).toHtmlEscaped());
    }
    return html + QStringLiteral("</table>");
}

void showKeys(MainWindow& window)
{
    QDialog dialog(&window);
    dialog.setWindowTitle(MainWindow::tr("Keys"));
    auto* text = new QTextBrowser(&dialog);
    text->setAccessibleName(MainWindow::tr("Keys"));
    text->setHtml(keysOf(window.actions()));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(text);
    layout->addWidget(buttons);
    dialog.resize(520, 600);
    dialog.exec();
}

void showAbout(MainWindow& window)
{
    QMessageBox::about(&window, MainWindow::tr("About Muster"),
                       MainWindow::tr("<b>Muster %1</b><p>Legal armies, checked battlefields and record sheets for tabletop wargamers.</p><p>Built with Qt %2.</p>")
                           .arg(QApplication::applicationVersion(), QString::fromLatin1(qVersion())));
}

}  // namespace

void addHelpActions(MainWindow& window)
{
    auto& list = window.actions();
    list.addMenu("help", MainWindow::tr("&Help"));
    list.add({.id = "help.keys", .text = MainWindow::tr("&Keys..."), .shortcuts = {QKeySequence(Qt::Key_F1)}, .tip = MainWindow::tr("All commands that have a key"), .run = [&window] { showKeys(window); }});
    list.add({.id = "help.about", .text = MainWindow::tr("&About Muster"), .tip = MainWindow::tr("Version and licence"), .run = [&window] { showAbout(window); }});
}

}  // namespace muster::editor
