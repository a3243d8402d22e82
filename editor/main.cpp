#include "core/command_line/choice.hpp"
#include "core/command_line/described.hpp"
#include "core/command_line/parse_fault.hpp"
#include "core/files/data_folders.hpp"
#include "core/text/terminal.hpp"
#include "core/threads/limits.hpp"
#include "editor/look/theme.hpp"
#include "editor/translations/language.hpp"
#include "editor/window/main_window.hpp"

#include <CLI/CLI.hpp>

#include <QApplication>
#include <QFile>
#include <QIcon>
#include <QTimer>

#include <csignal>
#include <cstdio>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

namespace {

constexpr int wrongUsage = 2;

/// Writes to standard error and escapes control characters in names, which are unsafe on a terminal.
void reportError(const QString& sentence)
{
    using namespace muster::text;
    std::fprintf(stderr, "%s\n", forTerminal("muster-editor: " + sentence.toStdString(), LineFeeds::shown).c_str());
}

struct Options {
    std::string language;  ///< empty for the system's
    std::vector<std::string> files;
};

void addOptions(CLI::App& app, Options& options)
{
    std::vector<std::string> codes;
    for (const auto& code : muster::editor::knownLanguages()) codes.push_back(code.toStdString());
    app.set_version_flag("--version", "muster-editor " MUSTER_VERSION);
    app.add_option("files", options.files, "Each file opens in a tab, a folder at the side")->type_name("FILE");
    app.add_option("--language", options.language, "Use this language instead of the system's")
        ->check(muster::command_line::choice(codes))
        ->type_name("CODE");
    app.footer("See also: muster check --help, muster print --help");
}

/// Reads the arguments; returns the exit code if the program ends here.
std::optional<int> parse(CLI::App& app, int count, char** arguments)
{
    try {
        app.parse(count, arguments);
        return std::nullopt;
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0) {
            std::cerr << muster::command_line::parseFault(app, error);
            return wrongUsage;
        }
        std::ostringstream out;
        app.exit(error, out, out);
        std::cout << muster::text::forTerminal(out.str());
        return 0;
    }
}

/// Answers the build and the scripts of shells; returns false if neither calls.
bool describe(const CLI::App& app, int count, char** arguments)
{
    using namespace muster::command_line;
    if (const auto words = wordsToComplete(count, arguments)) {
        Sources sources;
        sources.add(app.get_option("files"), [](const Typed&) {
            return filesWith({".army.json", ".list.json", ".scenario.json", ".system.json", ".house.json"});
        });
        std::cout << completionText(complete(app, sources, *words));
        return true;
    }
    ManualExtras extras;
    extras.version = MUSTER_VERSION;
    extras.sections = {
        {"ENVIRONMENT",
         {{"MUSTER_DATA", "Folders with systems and lists, separated by colons, that are searched before the installed "
                          "ones."}}}};
    extras.seeAlso = {"muster(1)", "muster-print(1)"};
    const auto page = requestedManual(app, extras, count, arguments);
    if (page) std::cout << *page;
    return page.has_value();
}

/// The chosen language, which also determines the format of numbers and dates, else the system's.
QString chosenLanguage(const Options& options)
{
    if (options.language.empty()) return muster::editor::languageFor(QLocale::system().uiLanguages());
    const auto code = QString::fromStdString(options.language);
    QLocale::setDefault(QLocale(code));
    return code;
}

}  // namespace

int main(int count, char** arguments)
{
    using namespace muster::editor;
    muster::threads::endOnUncaught("muster-editor");
    Options options;
    CLI::App app{"Builds armies and lays out battlefields for tabletop wargames.", "muster-editor"};
    addOptions(app, options);
    if (describe(app, count, arguments)) return 0;
    // --help works without a display. Qt's own options are unknown here; Qt removes them when it connects to one.
    app.allow_extras();
    if (const auto exitCode = parse(app, count, arguments)) return *exitCode;
    std::signal(SIGXFSZ, SIG_IGN);  // report a file that exceeds the size limit as an error
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& message) { reportError(message); });
    QApplication application(count, arguments);
    QApplication::setOrganizationName("muster");
    QApplication::setApplicationName("muster-editor");
    QApplication::setApplicationDisplayName("Muster");
    QApplication::setApplicationVersion(MUSTER_VERSION);
    QApplication::setDesktopFileName("muster-editor");
    QApplication::setWindowIcon(QIcon(":/muster-editor.svg"));

    app.allow_extras(false);
    options = {};
    if (const auto exitCode = parse(app, count, arguments)) return *exitCode;
    Language language;
    language.speak(chosenLanguage(options));
    QSettings settings;
    Theme theme(settings);
    theme.apply();
    const Folders folders;
    SharedLibrary library(muster::files::dataFolders());
    AppContext appContext{folders, library, settings};
    MainWindow window(appContext, theme);
    window.show();
    QStringList files;
    for (const auto& file : options.files) files.push_back(QFile::decodeName(file.c_str()));
    // Show the window first, however large the files are.
    QTimer::singleShot(0, &window, [&window, files] {
        if (files.isEmpty())
            window.restoreSession();
        else
            window.openFiles(files);
        window.offerRecovery();
    });
    return QApplication::exec();
}
