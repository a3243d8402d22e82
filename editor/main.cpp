#include "core/files/data_folders.hpp"
#include "core/run/limits.hpp"
#include "core/text/terminal.hpp"
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

/// Writes to standard error, safe on a terminal whatever names and files the sentence repeats.
void reportError(const QString& sentence)
{
    using namespace muster::text;
    std::fprintf(stderr, "%s\n", forTerminal("muster-editor: " + sentence.toStdString(), LineFeeds::shown).c_str());
}

/// Answers --help and --version without a display, so that they work in a terminal anywhere.
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

/// Takes --language out of the words of the command line: the language that it names, else the one of the system;
/// nothing when it names none that is known.
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
        // Whoever asks for a language wants its numbers and dates as well.
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
    muster::run::endOnUncaught("muster-editor");
    if (answeredPlainly(count, arguments)) return 0;
    std::signal(SIGXFSZ, SIG_IGN);  // a file that grows too large is an error that can be reported
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
    // First the window, then the work: it stands there at once, whatever the files hold.
    QTimer::singleShot(0, &window, [&window, files] {
        window.openFiles(files);
        window.offerRecovery();
    });
    return QApplication::exec();
}
