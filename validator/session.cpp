#include "validator/session.hpp"
#include "core/files/data_folders.hpp"
#include "core/text/date.hpp"
#include "core/text/nearest.hpp"
#include "core/text/shortlist.hpp"
#include "validator/exit_code.hpp"
#include "validator/terminal.hpp"

#include <iostream>

namespace muster::validator {

rules::Library& Session::library()
{
    if (!m_library) m_library = newLibrary();
    return *m_library;
}

std::shared_ptr<rules::Library> Session::newLibrary()
{
    auto named = house.empty() ? std::nullopt : std::optional<std::filesystem::path>(house);
    if (const auto refused = named ? files::refusal(*named, links) : std::nullopt) {
        fail(ExitCode::failure, *refused);
        named.reset();
    }
    if (named && staged) named = staged->staged(*named);
    auto made = std::make_shared<rules::Library>(dataFolders(), named, links, today ? *today : text::today());
    made->speak(language);
    return made;
}

std::vector<std::filesystem::path> Session::dataFolders() const
{
    auto folders = files::dataFolders();
    if (staged)
        for (auto& folder : folders) folder = staged->staged(folder);
    return folders;
}

void Session::forgetFiles()
{
    failUnreadable();
    m_library.reset();
}

void Session::leaveMemory()
{
    static auto* const left = new std::shared_ptr<rules::Library>();
    *left = std::move(m_library);
}

bool Session::failUnreadable()
{
    if (!m_library) return false;
    const auto sentences = m_library->unreadable();
    for (const auto& sentence : sentences) failOnce(ExitCode::failure, sentence);
    return !sentences.empty();
}

void Session::startAgain()
{
    m_reported.clear();
    forgetFiles();
    staged.reset();
    exitCode = 0;
}

void Session::fail(int code, const std::string& message)
{
    note(message);
    exitCode = std::max(exitCode, code);
}

void Session::failOnce(int code, const std::string& message)
{
    if (m_reported.insert(message).second) fail(code, message);
}

void Session::note(const std::string& message)
{
    std::cerr << "muster: " << forTerminal(staged ? staged->original(message) : message, LineFeeds::shown) << '\n';
}

std::vector<InputFile> Session::files(const std::vector<std::string>& paths)
{
    auto found = inputs(paths, TestFiles::found);
    for (const auto& each : found.misnamed) note(files::misnamedSentence(each));
    return std::move(found.files);
}

Inputs Session::inputs(const std::vector<std::string>& paths, TestFiles tests)
{
    auto inputs = findInputs(paths, links, tests);
    if (!isQuiet)
        for (const auto& each : inputs.notes) note(each);
    for (const auto& problem : inputs.problems)
        fail(inputs.unreadable ? ExitCode::failure : ExitCode::usage, problem.message);
    return inputs;
}

std::shared_ptr<const rules::Library::SystemFile> Session::system(const files::Project& project, const std::string& id)
{
    auto found = library().system(project, id);
    if (!found) {
        const auto ids = project.systemIds();
        const auto near = text::nearest(ids, id);
        fail(ExitCode::usage, fmt::format("there is no system \"{}\"{}", id,
                                          near.empty() ? fmt::format("; use one of {}; see: muster systems",
                                                                     text::shortlist(ids, id).text)
                                                       : fmt::format("; did you mean {}?", near)));
    }
    return found;
}

std::shared_ptr<const rules::Game> Session::game(const files::Project& project, const std::string& id)
{
    const auto found = system(project, id);
    if (!found) return nullptr;
    if (!found->game)
        fail(ExitCode::findings, fmt::format("the system \"{}\" has errors; see them with: muster check {}", id,
                                             files::displayName(project.systems(id).front())));
    return found->game;
}

}  // namespace muster::validator
