#include "editor/look/screen_room.hpp"
#include "editor/window/action_list.hpp"
#include "editor/window/main_window.hpp"
#include "editor/window/place_keys.hpp"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace muster::editor {

namespace {

QString headingRow(const QString& title)
{
    return QStringLiteral("<tr><td colspan='2' style='padding-top:10px'><b>%1</b></td></tr>")
        .arg(title.toHtmlEscaped());
}

QString keyRow(const QString& what, const QString& keys)
{
    return QStringLiteral("<tr><td style='padding-left:12px;padding-right:24px'>%1</td><td><b>%2</b></td></tr>")
        .arg(what.toHtmlEscaped(), keys.toHtmlEscaped());
}

/// A page of all shortcuts: those of the menus, generated from the actions, and local ones.
QString keysOf(const ActionList& list)
{
    QString html = QStringLiteral("<table cellspacing='3'>");
    for (const auto& section : list.sections()) {
        QString rows;
        for (const auto* action : section.actions)
            if (!action->shortcuts().isEmpty())
                rows += keyRow(action->iconText(),
                               QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText));
        if (!rows.isEmpty()) html += headingRow(section.title) + rows;
    }
    for (const auto& place : placeKeys()) {
        html += headingRow(place.title);
        for (const auto& row : place.rows) html += keyRow(row.what, row.keys);
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
    resizeToFit(dialog, {520, 600});
    dialog.exec();
}

void showAbout(MainWindow& window)
{
    QMessageBox::about(&window, MainWindow::tr("About Muster"),
                       MainWindow::tr("<b>Muster %1</b><p>Legal armies, checked battlefields and record sheets for "
                                      "tabletop wargamers.</p><p>Built with Qt %2.</p>")
                           .arg(QApplication::applicationVersion(), QString::fromLatin1(qVersion())));
}

}  // namespace

void addHelpActions(MainWindow& window)
{
    auto& list = window.actions();
    list.addMenu("help", MainWindow::tr("&Help"));
    list.add({.id = "help.keys",
              .text = MainWindow::tr("&Keys..."),
              .shortcuts = {QKeySequence(Qt::Key_F1)},
              .tip = MainWindow::tr("All commands that have a key"),
              .run = [&window] { showKeys(window); }});
    list.add({.id = "help.about",
              .text = MainWindow::tr("&About Muster"),
              .tip = MainWindow::tr("Version and licence"),
              .run = [&window] { showAbout(window); }});
}

}  // namespace muster::editor
