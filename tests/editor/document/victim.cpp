#include "editor/document/document.hpp"
#include "editor/document/folders.hpp"

#include <QCoreApplication>

#include <cstdlib>
#include <string>
#include <unistd.h>

using namespace muster;

namespace {

void tell(char what, int number)
{
    const std::string line = what + std::to_string(number) + "\n";
    if (::write(STDOUT_FILENO, line.data(), line.size()) < 0) std::_Exit(1);
}

std::string textOf(int number, int size)
{
    return "{ \"number\": " + std::to_string(number) + ", \"notes\": \"" +
           std::string(static_cast<std::size_t>(size), static_cast<char>('a' + number % 26)) + "\" }\n";
}

}  // namespace

/// Changes and saves a file forever, announcing each step before and after, until it is killed: victim FILE DATA SIZE
int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    if (argc != 4) return 2;
    const editor::Folders folders{argv[2]};
    const int size = std::atoi(argv[3]);
    editor::Document document(folders);
    if (document.open(argv[1])) return 3;
    for (int number = 1;; ++number) {
        tell('c', number);
        if (!document.applyText(textOf(number, size), "Change")) return 4;
        tell('C', number);
        if (number % 3 != 0) continue;
        tell('s', number);
        if (document.save()) return 5;
        tell('S', number);
    }
}
