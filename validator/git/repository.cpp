#include "validator/git/repository.hpp"

#include "core/files/kind.hpp"
#include "core/files/resolved_path.hpp"
#include "core/text/nearest.hpp"

#include <fmt/format.h>

#include <charconv>
#include <utility>

namespace muster::validator {

namespace fs = std::filesystem;
using files::FileKind;

namespace {

constexpr std::string_view notInstalled =
    "git is needed to find what changed, and it is not installed; install it, or name the files to check";

constexpr std::string_view wholeHistory =
    "fetch the whole history first, with fetch-depth: 0 in actions/checkout, GIT_DEPTH: 0 on GitLab, or git fetch "
    "--unshallow";

/// git writes its hints after the first line, and each line begins with "fatal: ".
std::string reasonOf(const ProgramResult& result)
{
    std::string_view line = std::string_view(result.err).substr(0, result.err.find('\n'));
    for (const std::string_view prefix : {"fatal: ", "error: "})
        if (line.starts_with(prefix)) line.remove_prefix(prefix.size());
    if (result.isTooLong) line = "it wrote more than 256 MiB";
    return line.empty() ? fmt::format("it ended with {}", result.status) : std::string(line);
}

GitProblem problemOf(const ProgramResult& result)
{
    if (!result.isInstalled) return {std::string(notInstalled)};
    return {fmt::format("git could not find what changed: {}; see if \"git status\" works here, or name the files to "
                        "check",
                        reasonOf(result))};
}

/// The parts of a text that end with a NUL.
std::vector<std::string_view> terminated(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (auto end = text.find('\0'); end != std::string_view::npos; end = text.find('\0')) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    return parts;
}

std::string_view withoutLineFeed(std::string_view text)
{
    return text.ends_with('\n') ? text.substr(0, text.size() - 1) : text;
}

/// Locks and questions would disturb whoever works in the repository meanwhile.
const std::vector<std::string>& gitEnvironment()
{
    static const std::vector<std::string> variables{"GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0"};
    return variables;
}

}  // namespace

/// git names a link itself, not what it leads to.
fs::path Repository::pathOf(std::string_view name) const
{
    const fs::path path = m_top / name;
    return files::resolvedPath(path.parent_path()) / path.filename();
}

ProgramResult Repository::git(std::vector<std::string> words, std::string_view input) const
{
    words.insert(words.begin(), "git");
    return runProgram(words, m_top, input, gitEnvironment());
}

std::variant<Repository, GitProblem> Repository::around(const fs::path& folder)
{
    const auto found = runProgram({"git", "rev-parse", "--show-toplevel"}, folder, {}, gitEnvironment());
    if (!found.isInstalled) return GitProblem{std::string(notInstalled)};
    if (found.succeeded() && !found.out.empty()) return Repository(fs::path(withoutLineFeed(found.out)));
    return GitProblem{fmt::format("git finds no repository around {}: {}; change to a folder of one, or name the files "
                                  "to check without --changed and --staged",
                                  fs::absolute(folder).lexically_normal().string(), reasonOf(found))};
}

std::set<fs::path> Repository::headFolders() const
{
    const auto found = git({"rev-parse", "--absolute-git-dir"});
    if (!found.succeeded()) return {};
    const fs::path folder(withoutLineFeed(found.out));
    // The log gets a line for each commit, the file itself only for another branch.
    return {folder, folder / "logs"};
}

bool Repository::isShallow() const
{
    return withoutLineFeed(git({"rev-parse", "--is-shallow-repository"}).out) == "true";
}

std::string Repository::unknownRef(const std::string& ref) const
{
    auto message = fmt::format("git knows no commit \"{}\"", ref);
    std::vector<std::string> names;
    const auto known = git({"for-each-ref", "--format=%(refname:short)", "--count=1000"});
    for (std::string_view rest = known.out; !rest.empty();) {
        const auto end = std::min(rest.find('\n'), rest.size());
        names.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    const auto near = text::nearest(names, ref);
    if (!near.empty()) message += fmt::format("; did you mean \"{}\"?", near);
    if (isShallow())
        message += fmt::format("{} the clone is shallow: {}", near.empty() ? ";" : " Or", wholeHistory);
    else if (near.empty())
        message += "; list the branches with: git branch --all, and fetch one with: git fetch origin BRANCH";
    return message;
}

std::variant<std::string, GitProblem> Repository::commitOf(const std::string& ref) const
{
    if (ref.starts_with('-'))
        return GitProblem{fmt::format("\"{}\" cannot be a branch or a commit; write --changed=REF, such as "
                                      "--changed=origin/main",
                                      ref),
                          true};
    const auto commit = git({"rev-parse", "--verify", "--quiet", ref + "^{commit}"});
    if (!commit.isInstalled) return problemOf(commit);
    if (!commit.succeeded()) return GitProblem{unknownRef(ref), true};
    return std::string(withoutLineFeed(commit.out));
}

/// The commit HEAD, or an empty tree before the first one.
std::variant<std::string, GitProblem> Repository::lastCommit() const
{
    const auto commit = git({"rev-parse", "--verify", "--quiet", "HEAD^{commit}"});
    if (commit.succeeded()) return std::string(withoutLineFeed(commit.out));
    const auto empty = git({"hash-object", "-t", "tree", "--stdin"});
    if (!empty.succeeded()) return problemOf(empty);
    return std::string(withoutLineFeed(empty.out));
}

std::variant<std::string, GitProblem> Repository::branchPoint(const std::string& ref) const
{
    if (ref.empty() || ref == "HEAD") return lastCommit();
    const auto commit = commitOf(ref);
    if (std::holds_alternative<GitProblem>(commit)) return commit;
    const auto base = git({"merge-base", std::get<std::string>(commit), "HEAD"});
    if (base.succeeded()) return std::string(withoutLineFeed(base.out));
    if (isShallow())
        return GitProblem{fmt::format("the clone is shallow, so git cannot find where this branch left \"{}\"; {}", ref,
                                      wholeHistory)};
    return GitProblem{fmt::format("this branch and \"{}\" have no commit in common; name another one, or check all "
                                  "files without --changed",
                                  ref),
                      true};
}

std::optional<GitProblem> Repository::addDifferences(Changes& changes, const std::vector<std::string>& diff) const
{
    std::vector<std::string> words{"diff",
                                   "--no-ext-diff",
                                   "--no-textconv",
                                   "--no-renames",
                                   "--no-relative",
                                   "--no-color",
                                   "--ignore-submodules",
                                   "--name-status",
                                   "-z"};
    words.insert(words.end(), diff.begin(), diff.end());
    words.emplace_back("--");
    const auto result = git(std::move(words));
    if (!result.succeeded()) return problemOf(result);
    const auto parts = terminated(result.out);
    for (std::size_t i = 0; i + 1 < parts.size(); i += 2) {
        const auto path = pathOf(parts[i + 1]);
        changes.files.insert(path);
        if (parts[i] == "A" || parts[i] == "D") changes.addedOrDeleted.insert(path);
    }
    return std::nullopt;
}

std::optional<GitProblem> Repository::addUntracked(Changes& changes) const
{
    const auto result = git({"ls-files", "-z", "--others", "--exclude-standard", "--full-name"});
    if (!result.succeeded()) return problemOf(result);
    for (const auto path : terminated(result.out)) {
        changes.files.insert(pathOf(path));
        changes.addedOrDeleted.insert(pathOf(path));
    }
    return std::nullopt;
}

/// What a list extended and which game it belonged to decide what depended on it before the change.
std::optional<GitProblem> Repository::addFormer(Changes& changes, const std::string& commit) const
{
    std::vector<fs::path> asked;
    std::string input;
    for (const auto& path : changes.files) {
        const auto kind = files::kindOf(path);
        const auto name = path.lexically_relative(m_top).native();
        if ((kind != FileKind::list && kind != FileKind::house) || name.find('\n') != std::string::npos) continue;
        asked.push_back(path);
        input += fmt::format("{}:{}\n", commit, name);
    }
    if (asked.empty()) return std::nullopt;
    const auto result = git({"cat-file", "--batch"}, input);
    if (!result.succeeded()) return problemOf(result);
    std::string_view rest = result.out;
    for (const auto& path : asked) {
        const auto header = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(header.size() + 1, rest.size()));
        const auto type = header.find(" blob ");
        std::size_t size = 0;
        // Of what did not exist, git repeats the name.
        if (type == std::string_view::npos || header.substr(0, type).find(':') != std::string_view::npos) continue;
        const auto digits = header.substr(type + 6);
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), size);
        if (error != std::errc() || size > rest.size()) break;
        changes.former.emplace(path, rest.substr(0, size));
        rest.remove_prefix(std::min(size + 1, rest.size()));
    }
    return std::nullopt;
}

std::variant<Changes, GitProblem> Repository::changedSince(const std::string& ref) const
{
    const auto base = branchPoint(ref);
    if (const auto* problem = std::get_if<GitProblem>(&base)) return *problem;
    const auto& commit = std::get<std::string>(base);
    Changes changes{ref.empty() || ref == "HEAD" ? "the last commit" : ref, {}, {}, {}};
    if (auto problem = addDifferences(changes, {commit})) return *problem;
    if (auto problem = addUntracked(changes)) return *problem;
    if (auto problem = addFormer(changes, commit)) return *problem;
    return changes;
}

std::variant<std::string, GitProblem> Repository::textAt(const std::string& ref, const fs::path& file) const
{
    const auto commit = commitOf(ref);
    if (std::holds_alternative<GitProblem>(commit)) return commit;
    const auto name = files::resolvedPath(file).lexically_relative(m_top).generic_string();
    auto shown = git({"cat-file", "blob", fmt::format("{}:{}", std::get<std::string>(commit), name)});
    if (!shown.succeeded()) return GitProblem{fmt::format("{} is not in the commit \"{}\"", name, ref), true, true};
    return std::move(shown.out);
}

std::variant<Changes, GitProblem> Repository::staged() const
{
    const auto base = lastCommit();
    if (const auto* problem = std::get_if<GitProblem>(&base)) return *problem;
    const auto& commit = std::get<std::string>(base);
    Changes changes{"the last commit", {}, {}, {}};
    if (auto problem = addDifferences(changes, {"--cached", commit})) return *problem;
    if (auto problem = addFormer(changes, commit)) return *problem;
    return changes;
}

std::optional<GitProblem> Repository::writeStaged(const fs::path& folder) const
{
    const auto index = git({"ls-files", "-z", "--stage", "--full-name"});
    if (!index.succeeded()) return problemOf(index);
    std::string names;
    for (const auto entry : terminated(index.out)) {
        // "mode hash stage<tab>path"
        const auto tab = entry.find('\t');
        if (tab == std::string_view::npos || tab == 0) continue;
        const auto path = entry.substr(tab + 1);
        const bool isLink = entry.starts_with("120000");
        if (!isLink && (!entry.starts_with("100") || !path.ends_with(".json"))) continue;
        if (entry[tab - 1] != '0' && files::kindOf(fs::path(path)))
            return GitProblem{fmt::format("{} has merge conflicts, so there is no staged text of it to check; resolve "
                                          "them, then: git add {}",
                                          path, path)};
        if (entry[tab - 1] != '0') continue;
        names.append(path).push_back('\0');
    }
    if (names.empty()) return std::nullopt;
    const auto written = git({"checkout-index", "-q", "-z", "--stdin", "--prefix=" + (folder / "").native()}, names);
    return written.succeeded() ? std::nullopt : std::optional(problemOf(written));
}

}  // namespace muster::validator
