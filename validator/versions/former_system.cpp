#include "validator/versions/former_system.hpp"

#include "core/files/file.hpp"
#include "core/files/folder_index.hpp"
#include "core/game/schema_check.hpp"
#include "validator/exit_code.hpp"
#include "validator/git/repository.hpp"
#include "validator/packs/read_pack.hpp"

#include <fmt/format.h>

#include <system_error>
#include <utility>
#include <variant>

namespace muster::validator {

namespace fs = std::filesystem;

namespace {

class FormerFinder {
public:
    FormerFinder(const std::string& since, const fs::path& file, Session& session)
        : m_since(since), m_file(file), m_session(session)
    {}

    std::shared_ptr<const text::Document> run()
    {
        std::error_code error;
        const fs::path path(m_since);
        const bool isFound = fs::is_directory(path, error)   ? readFolder(path)
                             : !fs::exists(path, error)      ? readCommit()
                             : m_since.ends_with(packSuffix) ? readFromPack(path)
                                                             : readFile(path);
        if (!isFound) return nullptr;
        const auto parsed = text::Document::parse(m_source);
        if (parsed.document && parsed.faults.empty() && rules::sharedSchema("system").accepts(parsed.document->root()))
            return parsed.document;
        fail(ExitCode::findings, fmt::format("{} has errors, so nothing can be compared with it", m_source->name()));
        return nullptr;
    }

private:
    bool fail(int code, const std::string& message)
    {
        m_session.fail(code, message);
        return false;
    }

    bool readFile(const fs::path& path)
    {
        const auto read = files::readFile(path, files::displayName(path));
        if (const auto* error = std::get_if<files::FileError>(&read)) return fail(ExitCode::failure, error->message);
        m_source = std::get<std::shared_ptr<const text::Source>>(read);
        return true;
    }

    bool readFolder(const fs::path& folder)
    {
        const files::FolderIndex index(folder);
        const auto id = files::stemOf(m_file);
        const auto& found = index.systems(id);
        if (found.size() == 1) return readFile(found.front());
        return fail(ExitCode::usage,
                    found.empty() ? fmt::format("{} contains no {}.system.json", folder.string(), id)
                                  : fmt::format("{} contains {}.system.json in several folders; name one of them",
                                                folder.string(), id));
    }

    bool readFromPack(const fs::path& path)
    {
        auto read = readPack(path, false);
        for (const auto& problem : read.problems)
            fail(read.isUnreadable ? ExitCode::failure : ExitCode::findings, problem);
        if (!read.pack) return false;
        const auto name = m_file.filename();
        for (auto& file : read.pack->files) {
            if (fs::path(file.path).filename() != name) continue;
            m_source = std::make_shared<const text::Source>(m_since + "/" + file.path, std::move(file.bytes));
            return true;
        }
        return fail(ExitCode::usage, fmt::format("{} contains no {}", m_since, name.string()));
    }

    bool readCommit()
    {
        const auto folder = fs::absolute(m_file).parent_path();
        const auto repository = Repository::around(folder);
        if (std::holds_alternative<GitProblem>(repository))
            return fail(ExitCode::usage, fmt::format("there is no file or folder {}, and it is no commit: no git "
                                                     "repository contains {}",
                                                     m_since, files::displayName(m_file)));
        auto former = std::get<Repository>(repository).textAt(m_since, fs::absolute(m_file));
        if (const auto* problem = std::get_if<GitProblem>(&former))
            return fail(problem->isWrongUsage ? ExitCode::usage : ExitCode::failure, problem->message);
        m_source = std::make_shared<const text::Source>(fmt::format("{}:{}", m_since, files::displayName(m_file)),
                                                        std::move(std::get<std::string>(former)));
        return true;
    }

    const std::string& m_since;
    const fs::path& m_file;
    Session& m_session;
    std::shared_ptr<const text::Source> m_source;
};

}  // namespace

std::shared_ptr<const text::Document> formerSystem(const std::string& since, const fs::path& file, Session& session)
{
    return FormerFinder(since, file, session).run();
}

}  // namespace muster::validator
