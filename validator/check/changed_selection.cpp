#include "validator/check/changed_selection.hpp"

#include "core/files/resolved_path.hpp"
#include "core/text/terminal.hpp"
#include "validator/check/affected.hpp"
#include "validator/exit_code.hpp"
#include "validator/git/repository.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::validator {

namespace fs = std::filesystem;

namespace {

/// The folder in which git looks for the repository.
fs::path folderOf(const std::vector<std::string>& paths)
{
    if (paths.empty()) return ".";
    const fs::path first = paths.front();
    std::error_code error;
    if (fs::is_directory(first, error)) return first;
    const fs::path parent = first.parent_path();
    return fs::is_directory(parent, error) ? parent : fs::path(".");
}

bool fail(Session& session, const GitProblem& problem)
{
    session.fail(problem.isWrongUsage ? ExitCode::usage : ExitCode::failure, problem.message);
    return false;
}

/// The changes with the paths of the files that are read.
Changes withStagedPaths(Changes changes, const StagedFiles& staged)
{
    const auto renamed = [&](const std::set<fs::path>& paths) {
        std::set<fs::path> result;
        for (const auto& path : paths) result.insert(staged.staged(path));
        return result;
    };
    std::map<fs::path, std::string> former;
    for (auto& [path, text] : changes.former) former.emplace(staged.staged(path), std::move(text));
    return {changes.since, renamed(changes.files), renamed(changes.addedOrDeleted), std::move(former)};
}

/// The name of a staged file as if its folder had been searched in the working tree.
std::string nameOf(const fs::path& file, const std::vector<std::string>& paths,
                   const std::vector<std::string>& stagedPaths)
{
    for (std::size_t i = 0; i < paths.size(); ++i) {
        if (!files::isBelow(file, stagedPaths[i])) continue;
        const auto inside = file.lexically_relative(stagedPaths[i]);
        const auto name = inside == "." ? fs::path(paths[i]) : fs::path(paths[i]) / inside;
        return text::asPath(name.lexically_normal().string());
    }
    return text::asPath(file.string());
}

std::string counted(std::size_t count, std::string_view noun)
{
    return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

}  // namespace

std::optional<Inputs> stagedInputs(Session& session, std::vector<std::string> paths)
{
    const auto refuse = [&](const GitProblem& problem) {
        fail(session, problem);
        return std::nullopt;
    };
    const auto found = Repository::around(folderOf(paths));
    if (const auto* problem = std::get_if<GitProblem>(&found)) return refuse(*problem);
    auto made = StagedFiles::of(std::get<Repository>(found));
    if (const auto* problem = std::get_if<GitProblem>(&made)) return refuse(*problem);
    session.staged = std::get<std::unique_ptr<StagedFiles>>(std::move(made));
    if (paths.empty()) paths.emplace_back(".");
    std::vector<std::string> stagedPaths;
    for (const auto& path : paths) {
        if (!session.staged->contains(path))
            return refuse({fmt::format("{} is not in the repository {}, so no text of it can be staged; name paths of "
                                       "one repository",
                                       path, std::get<Repository>(found).top().string()),
                           true});
        const auto staged = session.staged->staged(path);
        std::error_code error;
        if (!fs::exists(fs::symlink_status(staged, error)))
            return refuse({fmt::format("{} has no staged text; stage it with: git add {}", path, path)});
        stagedPaths.push_back(staged.native());
    }
    auto inputs = session.inputs(stagedPaths, TestFiles::leftOut);
    for (auto& file : inputs.files) file.name = nameOf(file.path, paths, stagedPaths);
    for (auto& problem : inputs.problems)
        problem = {session.staged->original(problem.file), session.staged->original(problem.message)};
    std::sort(inputs.files.begin(), inputs.files.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return inputs;
}

bool keepAffected(const CheckOptions& options, Session& session, Inputs& inputs)
{
    if (options.changed.empty() && !options.staged) return true;
    const auto found = Repository::around(folderOf(options.paths));
    if (const auto* problem = std::get_if<GitProblem>(&found)) return fail(session, *problem);
    const auto& repository = std::get<Repository>(found);
    auto changes = options.staged ? repository.staged() : repository.changedSince(options.changed);
    if (const auto* problem = std::get_if<GitProblem>(&changes)) return fail(session, *problem);
    if (session.staged) changes = withStagedPaths(std::get<Changes>(std::move(changes)), *session.staged);
    std::erase_if(inputs.misnamed, [&](const files::MisnamedFile& file) {
        return !std::get<Changes>(changes).files.contains(files::resolvedPath(file.path));
    });
    const auto all = inputs.files.size();
    inputs.files =
        affectedBy(std::get<Changes>(changes), std::move(inputs.files), session.library(), session.dataFolders());
    const auto& since = std::get<Changes>(changes).since;
    const auto what = options.staged ? std::string("what is staged") : fmt::format("the changes since {}", since);
    // A check of nothing must not look like a check without findings.
    session.note(inputs.files.empty()
                     ? fmt::format("nothing to check: none of {} is affected by {}", counted(all, "file"), what)
                     : fmt::format("{} of {} affected by {}", inputs.files.size(),
                                   counted(all, "file") + (inputs.files.size() == 1 ? " is" : " are"), what));
    return true;
}

}  // namespace muster::validator
