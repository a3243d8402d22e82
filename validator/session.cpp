#include "validator/command.hpp"
#include "validator/data_folders.hpp"

#include <cstdlib>
#include <iostream>
#include <unistd.h>

namespace muster::validator {

rules::Library& Session::library()
{
    if (!m_library) m_library = std::make_unique<rules::Library>(dataFolders(), house.empty() ? std::nullopt : std::optional<std::filesystem::path>(house));
    return *m_library;
}

void Session::fail(int code, const std::string& message)
{
    std::cerr << "muster: " << message << '\n';
    exitCode = std::max(exitCode, code);
}

bool wantsColour()
{
    const char* off = std::getenv("NO_COLOR");
    return ::isatty(STDOUT_FILENO) == 1 && (!off || *off == '\0');
}

}  // namespace muster::validator
