#include "tests/editor/window/window_fixture.hpp"

#include "editor/army/row_roles.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <QComboBox>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTimer>
#include <QTreeView>

#include <fstream>
#include <iterator>

namespace muster::test {

void typeInto(QWidget* widget, const QString& text)
{
    for (const QChar letter : text) {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter)),
            release(QEvent::KeyRelease, 0, Qt::NoModifier, QString(letter));
        QApplication::sendEvent(widget, &press);
        QApplication::sendEvent(widget, &release);
    }
}

WindowFixture::WindowFixture()
    : folders(m_folder.filePath("own").toStdString()), library(files::dataFolders()),
      settings(m_folder.filePath("settings.ini"), QSettings::IniFormat),
      theme(settings), appContext{folders, library, settings}
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    settings.setValue("files/folder", m_folder.path());
    // Like a user who opened both panels of the board, however small the window is.
    for (const char* panel : panelsOfBoard) settings.setValue(QLatin1String(panel), false);
    theme.apply();
    window = std::make_unique<editor::MainWindow>(appContext, theme);
    window->show();
    window->activateWindow();
    QApplication::processEvents();
}

WindowFixture::~WindowFixture()
{
    for (auto* page : window->pages()) page->document().discardJournal();
}

QString WindowFixture::copyOf(const QString& shipped)
{
    const QString to = path(QFileInfo(shipped).fileName());
    QFile::remove(to);
    REQUIRE(QFile::copy(QString::fromStdString(sourcePath("armylists/")) + shipped, to));
    QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
    return to;
}

std::string WindowFixture::fileText(const QString& path) const
{
    std::ifstream in(path.toStdString(), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

editor::ArmyPage& WindowFixture::army()
{
    auto* page = window->currentArmy();
    REQUIRE(page != nullptr);
    return *page;
}

void WindowFixture::settle()
{
    const bool settled =
        QTest::qWaitFor([this] { return window->currentPage() && window->currentPage()->isSettled(); }, 60000);
    REQUIRE(settled);
    QApplication::processEvents();
}

void WindowFixture::run(const char* id)
{
    auto* found = action(id);
    INFO(id);
    REQUIRE(found != nullptr);
    window->actions().refresh();
    REQUIRE(found->isEnabled());
    found->trigger();
    QApplication::processEvents();
}

void WindowFixture::type(const QString& text)
{
    REQUIRE(QApplication::focusWidget() != nullptr);
    typeInto(QApplication::focusWidget(), text);
}

void WindowFixture::press(int key, Qt::KeyboardModifiers modifiers)
{
    // Without a window manager, nothing reactivates the window after a dialog closes.
    window->activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(window.get()));
    REQUIRE(QApplication::focusWidget() != nullptr);
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
    QApplication::processEvents();
}

void WindowFixture::atDialog(std::function<void(QWidget&)> operation)
{
    QTimer::singleShot(0, window.get(), [this, operation = std::move(operation)] {
        auto* dialog = QApplication::activeModalWidget();
        if (dialog)
            operation(*dialog);
        else
            atDialog(operation);
    });
}

void WindowFixture::atFileDialog(const QString& path)
{
    QTimer::singleShot(0, window.get(), [this, path] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog) return atFileDialog(path);
        auto* edit = dialog->findChild<QLineEdit*>("fileNameEdit");
        edit->setText(path);
        QTest::keyClick(edit, Qt::Key_Return);
    });
}

void WindowFixture::beginArmy(const QString& system, const QString& list, const QString& name)
{
    atDialog([&](QWidget& dialog) {
        auto* systems = dialog.findChild<QComboBox*>("new-system");
        auto* lists = dialog.findChild<QListWidget*>("new-lists");
        if (!QTest::qWaitFor([systems] { return systems->count() > 0; }, 30000)) return dialog.close(), void();
        systems->setFocus();
        systems->setCurrentIndex(systems->findText(system));
        auto* search = dialog.findChild<QLineEdit*>("new-search");
        typeInto(search, list);
        QTest::qWait(1);
        for (int row = 0; row < lists->count(); ++row)
            if (lists->item(row)->text() == list) lists->setCurrentRow(row);
        typeInto(dialog.findChild<QLineEdit*>("new-name"), name);
        QTest::mouseClick(dialog.findChild<QPushButton*>("new-create"), Qt::LeftButton);
    });
    run("file.new");
    settle();
}

void WindowFixture::add(const QString& title)
{
    settle();
    auto* search = window->currentPage()->findChild<QLineEdit*>("offer-search");
    auto* view = window->currentPage()->findChild<QTreeView*>("offer-view");
    search->setFocus();
    search->clear();
    typeInto(search, title);
    const auto* model = view->model();
    for (int row = 0; row < model->rowCount(); ++row)
        if (model->index(row, 0).data().toString() == title) {
            view->setCurrentIndex(model->index(row, 0));
            view->setFocus();
            QTest::keyClick(view, Qt::Key_Return, Qt::ShiftModifier);
            return settle();
        }
    FAIL("the offer has no " << title.toStdString());
}

void WindowFixture::nameArmy(const QString& name)
{
    auto* field = window->currentPage()->findChild<QLineEdit*>("army-name");
    REQUIRE(field != nullptr);
    field->setFocus();
    field->selectAll();
    typeInto(field, name);
    settle();
}

void WindowFixture::select(const QString& name)
{
    settle();
    auto& tree = army().tree();
    std::function<QModelIndex(const QModelIndex&)> find = [&](const QModelIndex& parent) -> QModelIndex {
        for (int row = 0; row < tree.model()->rowCount(parent); ++row) {
            const auto index = tree.model()->index(row, 0, parent);
            if (index.data().toString() == name && !index.data(editor::headingRole).toBool()) return index;
            if (const auto below = find(index); below.isValid()) return below;
        }
        return {};
    };
    const auto index = find({});
    INFO(name.toStdString());
    REQUIRE(index.isValid());
    tree.scrollTo(index);
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(index).center());
    QApplication::processEvents();
}

}  // namespace muster::test
