#include "editor/document/document.hpp"
#include "editor/document/folders.hpp"
#include "editor/document/journal.hpp"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>
#include <string>
#include <string_view>
#include <unistd.h>

using namespace muster;

namespace {

/// The marks show in the record of calls what had been promised by then.
void tell(std::string_view mark)
{
    if (::write(STDOUT_FILENO, mark.data(), mark.size()) < 0) std::_Exit(1);
}

std::string version(int number, std::size_t size)
{
    return "{ \"version\": " + std::to_string(number) + ", \"notes\": \"" +
           std::string(size, static_cast<char>('a' + number)) + "\" }\n";
}

/// Long enough for the journal to be flushed.
void wait(QCoreApplication& application)
{
    QTimer::singleShot(2500, &application, &QCoreApplication::quit);
    QCoreApplication::exec();
}

/// Edits, waits, edits so much that the journal is rewritten, waits, saves and edits again.
int edit(QCoreApplication& application, const char* file, const editor::Folders& folders)
{
    editor::Document document(folders);
    if (document.open(file)) return 3;
    QObject::connect(&document, &editor::Document::journalFailed, &document,
                     [](const QString& reason) { std::fprintf(stderr, "journal: %s\n", reason.toUtf8().constData()); });
    const auto change = [&](int number, std::size_t size) { document.applyText(version(number, size), "Change"); };
    change(2, 10);
    change(3, 10);
    wait(application);
    tell("flushed 3");
    change(4, 300'000);
    change(5, 700'000);
    change(6, 20);
    change(7, 10);
    change(8, 10);
    wait(application);
    tell("flushed 8");
    if (const auto problem = document.save()) {
        std::fprintf(stderr, "save: %s\n", problem->message.toUtf8().constData());
        return 4;
    }
    tell("saved 8");
    change(9, 10);
    tell("end");
    std::_Exit(0);  // as in a crash: the journal stays
}

/// Prints what can be recovered: the length of each text and the text.
int recover(const editor::Folders& folders)
{
    for (const auto& left : editor::recoverableJournals(folders))
        std::printf("%zu\n%s", left.text.size(), left.text.c_str());
    return 0;
}

}  // namespace

/// editor_subject edit FILE DATA | editor_subject recover FILE DATA
int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (argc != 4) return 2;
    const editor::Folders folders{argv[3]};
    return std::string_view(argv[1]) == "edit" ? edit(application, argv[2], folders) : recover(folders);
}
