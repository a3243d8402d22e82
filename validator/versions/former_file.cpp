#include "validator/versions/former_file.hpp"

#include "core/files/file.hpp"
#include "core/files/project.hpp"
#include "core/game/schema_check.hpp"
#include "validator/exit_code.hpp"
#include "validator/git/repository.hpp"

#include <fmt/format.h>

#include <system_error>
#include <utility>
#include <variant>
#include <vector>

namespace muster::validator {

namespace fs = std::filesystem;
using files::FileKind;

namespace {

class FormerFinder {
public:
    FormerFinder(FormerFiles& files, const InputFile& file, std::string_view system)
        : m_files(files), m_since(files.since()), m_file(file), m_system(system)
    {}

    FormerFile run()
    {
        std::error_code error;
        const fs::path path(m_since);
        const bool isFound = fs::is_directory(path, error)   ? readFolder(path)
                             : !fs::exists(path, error)      ? readCommit()
                             : m_since.ends_with(packSuffix) ? readFromPack()
                                                             : readFile(path);
        if (!isFound) return std::move(m_found);
        const auto parsed = text::Document::parse(m_source);
        if (parsed.document && parsed.faults.empty() && mayBeCompared(parsed.document->root()))
            m_found.document = parsed.document;
        else
            fail(ExitCode::findings,
                 fmt::format("{} has errors, so nothing can be compared with it", m_source->name()));
        return std::move(m_found);
    }

private:
    /// The system of a list may have had other keys then.
    bool mayBeCompared(text::Node root) const
    {
        return m_file.kind == FileKind::list ? root.isObject() : rules::sharedSchema("system").accepts(root);
    }

    bool fail(int code, std::string problem)
    {
        m_found.exitCode = code;
        m_found.problem = std::move(problem);
        return false;
    }
    bool miss(std::string problem)
    {
        m_found.isMissing = true;
        return fail(ExitCode::usage, std::move(problem));
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
        const auto& index = m_files.folder();
        const auto id = files::stemOf(m_file.path);
        const auto found = m_file.kind == FileKind::list ? listsOfSystem(index.lists(id)) : index.systems(id);
        const auto name = m_file.path.filename().string();
        if (found.empty()) return miss(fmt::format("{} contains no {}", folder.string(), name));
        if (found.size() > 1)
            return fail(ExitCode::usage,
                        fmt::format("{} contains {} in several folders; name one of them", folder.string(), name));
        return readFile(found.front());
    }

    /// Without those of other games.
    std::vector<fs::path> listsOfSystem(const std::vector<fs::path>& lists) const
    {
        std::vector<fs::path> found;
        for (const auto& path : lists) {
            const auto read = files::readFile(path, files::displayName(path));
            const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
            const auto parsed = source ? text::Document::parse(*source) : text::Document::Parsed();
            if (!parsed.document || parsed.document->root()["system"].string() == m_system) found.push_back(path);
        }
        return found;
    }

    bool readFromPack()
    {
        const auto& read = m_files.pack();
        if (!read.pack)
            return fail(read.isUnreadable ? ExitCode::failure : ExitCode::findings,
                        fmt::format("{}", fmt::join(read.problems, "\n")));
        const auto name = m_file.path.filename();
        for (const auto& file : read.pack->files) {
            if (fs::path(file.path).filename() != name) continue;
            m_source = std::make_shared<const text::Source>(m_since + "/" + file.path, file.bytes);
            return true;
        }
        return miss(fmt::format("{} contains no {}", m_since, name.string()));
    }

    bool readCommit()
    {
        const auto folder = fs::absolute(m_file.path).parent_path();
        const auto repository = Repository::around(folder);
        if (std::holds_alternative<GitProblem>(repository))
            return fail(ExitCode::usage, fmt::format("there is no file or folder {}, and it is no commit: no git "
                                                     "repository contains {}",
                                                     m_since, m_file.name));
        auto former = std::get<Repository>(repository).textAt(m_since, fs::absolute(m_file.path));
        if (const auto* problem = std::get_if<GitProblem>(&former)) {
            if (problem->isNoFile) return miss(problem->message);
            return fail(problem->isWrongUsage ? ExitCode::usage : ExitCode::failure, problem->message);
        }
        m_source = std::make_shared<const text::Source>(fmt::format("{}:{}", m_since, m_file.name),
                                                        std::move(std::get<std::string>(former)));
        return true;
    }

    FormerFiles& m_files;
    const std::string& m_since;
    const InputFile& m_file;
    std::string_view m_system;
    FormerFile m_found;
    std::shared_ptr<const text::Source> m_source;
};

}  // namespace

FormerFile FormerFiles::find(const InputFile& file, std::string_view system)
{
    return FormerFinder(*this, file, system).run();
}

const files::FolderIndex& FormerFiles::folder()
{
    if (!m_folder) m_folder.emplace(m_since);
    return *m_folder;
}

const ReadPack& FormerFiles::pack()
{
    if (!m_pack) m_pack = readPack(m_since, false);
    return *m_pack;
}

}  // namespace muster::validator
