#include "core/model/data_folders.hpp"
#include "core/text/nearest.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/terminal.hpp"

#include <iostream>

namespace muster::validator {

rules::Library& Session::library()
{
    if (!m_library) m_library = std::make_unique<rules::Library>(model::dataFolders(), house.empty() ? std::nullopt : std::optional<std::filesystem::path>(house));
    return *m_library;
}

void Session::fail(int code, const std::string& message)
{
    std::cerr << "muster: " << forTerminal(message) << '\n';
    exitCode = std::max(exitCode, code);
}

std::shared_ptr<const rules::Library::SystemFile> Session::system(const model::Project& project, const std::string& id)
{
    auto found = library().system(project, id);
    if (!found) {
        const auto ids = project.systemIds();
        const auto near = text::nearest(ids, id);
        fail(ExitCode::usage, fmt::format("there is no system \"{}\"{}", id, near.empty() ? "; list them with: muster systems" : fmt::format("; did you mean {}?", near)));
    }
    return found;
}

std::shared_ptr<const rules::Game> Session::game(const model::Project& project, const std::string& id)
{
    const auto found = system(project, id);
    if (!found) return nullptr;
    if (!found->game) fail(ExitCode::findings, fmt::format("the system \"{}\" has errors; see them with: muster check {}", id, model::displayName(project.systems(id).front())));
    return found->game;
}

}  // namespace muster::validator
