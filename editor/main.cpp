#include "core/files/data_folders.hpp"
#include "core/text/terminal.hpp"
#include "core/threads/limits.hpp"
#include "editor/look/theme.hpp"
#include "editor/translations/language.hpp"
#include "editor/window/main_window.hpp"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QTimer>

#include <csignal>
#include <cstdio>
#include <optional>

namespace {

/// Writes to standard error and escapes control characters in names, which are unsafe on a terminal.
void reportError(const QString& sentence)
{
    using namespace muster::text;
    std::fprintf(stderr, "%s\n", forTerminal("muster-editor: " + sentence.toStdString(), LineFeeds::shown).c_str());
}

/// Answers --help and --version without a display, so that they work in any terminal.
bool answeredPlainly(int count, char** arguments)
{
    for (int i = 1; i < count; ++i) {
        const QByteArray word = arguments[i];
        if (word == "--") return false;
        if (word == "-h" || word == "--help") {
            std::puts(
                "Usage: muster-editor [OPTION...] [FILE...]\n\n"
                "Builds and mends armies for tabletop wargames. Each FILE opens in a tab, a folder at the side.\n\n"
                "Options:\n"
                "  --language L   Speak this language, en or de, instead of the system's\n"
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

/// Removes --language from the arguments and returns its language, else the system's; nothing if the named language is
/// unknown.
std::optional<QString> takeLanguage(QStringList& words)
{
    using namespace muster::editor;
    QString code = languageFor(QLocale::system().uiLanguages());
    const qsizetype end = words.contains("--") ? words.indexOf("--") : words.size();
    for (qsizetype i = 0; i < end; ++i) {
        if (words[i] != "--language" && !words[i].startsWith("--language=")) continue;
        const bool apart = words[i] == "--language";
        code = apart ? words.value(i + 1) : words[i].section(u'=', 1);
        if (!knownLanguages().contains(code)) return std::nullopt;
        // The language also determines the format of numbers and dates.
        QLocale::setDefault(QLocale(code));
        words.remove(i, apart ? 2 : 1);
        break;
    }
    return code;
}

}  // namespace

int main(int count, char** arguments)
{
    using namespace muster::editor;
    muster::threads::endOnUncaught("muster-editor");
    if (answeredPlainly(count, arguments)) return 0;
    std::signal(SIGXFSZ, SIG_IGN);  // report a file that exceeds the size limit as an error
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& message) { reportError(message); });
    QApplication application(count, arguments);
    QApplication::setOrganizationName("muster");
    QApplication::setApplicationName("muster-editor");
    QApplication::setApplicationDisplayName("Muster");
    QApplication::setApplicationVersion(MUSTER_VERSION);
    QApplication::setDesktopFileName("muster-editor");
    QApplication::setWindowIcon(QIcon(":/muster-editor.svg"));

    QStringList files = QApplication::arguments().mid(1);
    const auto language = takeLanguage(files);
    if (!language) {
        reportError("--language takes one of " + knownLanguages().join(", "));
        return 2;
    }
    files.removeAll("--");
    for (const auto& file : files)
        if (file.startsWith(u'-') && !QFileInfo::exists(file)) {
            reportError("there is no option " + file + "; see muster-editor --help");
            return 2;
        }
    Language words;
    words.speak(*language);
    QSettings settings;
    Theme theme(settings);
    theme.apply();
    const Folders folders;
    SharedLibrary library(muster::files::dataFolders());
    AppContext appContext{folders, library, settings};
    MainWindow window(appContext, theme);
    window.show();
    // Show the window first, however large the files are.
    QTimer::singleShot(0, &window, [&window, files] {
        window.openFiles(files);
        window.offerRecovery();
    });
    return QApplication::exec();
}
