#include "core/model/data_folders.hpp"
#include "editor/window/main_window.hpp"
#include "editor/window/theme.hpp"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QTimer>

#include <cstdio>

namespace {

/// Answers --help and --version without a display, so that they work in a terminal anywhere.
bool answeredPlainly(int count, char** arguments)
{
    for (int i = 1; i < count; ++i) {
        const QByteArray word = arguments[i];
        if (word == "--") return false;
        if (word == "-h" || word == "--help") {
            std::puts("Usage: muster-editor [FILE...]\n\n"
                      "Builds and mends armies for tabletop wargames. Each FILE opens in a tab, a folder at the side.\n\n"
                      "Options:\n"
                      "  -h, --help     Print this help\n"
                      "  --version      Print the version\n\n"
                      "See also: muster check --help, muster print --help");
            return true;
        }
        if (word == "--version") {
            std::puts("muster-editor " MUSTER_VERSION);
            return true;
        }
    }
    return false;
}

}  // namespace

int main(int count, char** arguments)
{
    using namespace muster::editor;
    if (answeredPlainly(count, arguments)) return 0;
    QApplication application(count, arguments);
    QApplication::setOrganizationName("muster");
    QApplication::setApplicationName("muster-editor");
    QApplication::setApplicationDisplayName("Muster");
    QApplication::setApplicationVersion(MUSTER_VERSION);
    QApplication::setDesktopFileName("muster-editor");
    QApplication::setWindowIcon(QIcon(":/muster-editor.svg"));

    QStringList files = QApplication::arguments().mid(1);
    files.removeAll("--");
    for (const auto& file : files)
        if (file.startsWith(u'-') && !QFileInfo::exists(file)) {
            std::fprintf(stderr, "muster-editor: there is no option %s; see muster-editor --help\n", qPrintable(file));
            return 2;
        }
    QSettings settings;
    Theme theme(settings);
    theme.apply();
    const Folders folders;
    SharedLibrary library(muster::model::dataFolders());
    Workshop workshop{folders, library, settings};
    MainWindow window(workshop, theme);
    window.show();
    // First the window, then the work: it stands there at once, whatever the files hold.
    QTimer::singleShot(0, &window, [&window, files] {
        window.openFiles(files);
        window.offerRecovery();
    });
    return QApplication::exec();
}
