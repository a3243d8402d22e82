#include "validator/watch/watch.hpp"

#include "core/files/folder_walk.hpp"
#include "core/files/project.hpp"
#include "validator/exit_code.hpp"
#include "validator/git/repository.hpp"
#include "validator/watch/folder_watch.hpp"
#include "validator/watch/screen.hpp"

#include <algorithm>
#include <iostream>
#include <set>
#include <sstream>

namespace muster::validator {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view waitingLine = "Waiting for changes. Ctrl-C ends.";
constexpr std::size_t maxWatchedFolders = 100'000;

/// Collects what is written to standard output and standard error.
class Captured {
public:
    Captured() : m_out(std::cout.rdbuf(m_text.rdbuf())), m_err(std::cerr.rdbuf(m_text.rdbuf())) {}
    ~Captured()
    {
        std::cout.rdbuf(m_out);
        std::cerr.rdbuf(m_err);
    }
    Captured(const Captured&) = delete;
    Captured& operator=(const Captured&) = delete;

    std::string text() const { return m_text.str(); }

private:
    std::ostringstream m_text;
    std::streambuf *m_out, *m_err;
};

class WatchedFolders {
public:
    /// A folder with all below it that a search enters.
    void addTree(const fs::path& top)
    {
        std::vector<fs::path> folders{top};
        while (!folders.empty() && m_folders.size() < maxWatchedFolders) {
            const fs::path folder = std::move(folders.back());
            folders.pop_back();
            if (!m_folders.insert(folder).second) continue;
            std::error_code error;
            for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
                if (at->is_directory(error) && !at->is_symlink(error) && !files::isPassedOver(at->path()))
                    folders.push_back(at->path());
        }
    }
    /// The folders above, where settings may appear.
    void addAbove(const fs::path& folder)
    {
        for (fs::path at = folder; !at.empty(); at = at.parent_path()) {
            m_folders.insert(at);
            if (at == at.root_path()) break;
        }
    }
    const std::set<fs::path>& list() const { return m_folders; }

private:
    std::set<fs::path> m_folders;
};

std::set<fs::path> foldersOf(const CheckOptions& options, const Session& session)
{
    WatchedFolders folders;
    std::error_code error;
    auto paths = options.paths;
    if (paths.empty()) paths.emplace_back(".");
    if (!options.filesFrom.empty()) paths.push_back(options.filesFrom);
    if (!session.house.empty()) paths.push_back(session.house);
    for (const auto& named : paths) {
        const fs::path path = fs::weakly_canonical(named, error);
        const bool isFolder = fs::is_directory(path, error);
        if (isFolder) folders.addTree(path);
        folders.addAbove(isFolder ? path : path.parent_path());
        folders.addTree(files::Project::rootOf(path, isFolder ? path : fs::path()));
    }
    for (const auto& folder : session.dataFolders()) folders.addTree(fs::weakly_canonical(folder, error));
    return folders.list();
}

/// Watches what decides about findings besides files of Muster: the baseline, and the commit to compare with.
void addOthers(const CheckOptions& options, FolderWatch& changes)
{
    std::error_code error;
    if (!options.baseline.empty()) {
        const fs::path baseline = fs::weakly_canonical(options.baseline, error);
        changes.add({baseline.parent_path()});
        changes.addName(baseline.filename().string());
    }
    if (options.changed.empty()) return;
    const auto found = Repository::around(fs::current_path(error));
    if (const auto* repository = std::get_if<Repository>(&found)) {
        changes.add(repository->headFolders());
        changes.addName("HEAD");
    }
}

/// Why these options cannot be watched, as a sentence; empty if they can.
std::string_view whyNotWatched(const CheckOptions& options)
{
    if (std::find(options.paths.begin(), options.paths.end(), "-") != options.paths.end() || options.filesFrom == "-")
        return "--watch cannot read standard input again; name files or folders";
    if (options.staged) return "--watch checks the files as they are saved; leave out --staged";
    if (!options.trace.empty()) return "--watch shows a report; leave out --trace";
    const auto isForPeople = [](const std::string& format) {
        return format == "text" || format == "concise" || format.find(':') != std::string::npos;
    };
    if (!std::all_of(options.formats.begin(), options.formats.end(), isForPeople))
        return "--watch shows the formats text and concise; write others to files, such as --format sarif:out.sarif";
    return {};
}

}  // namespace

void watch(const CheckOptions& options, Session& session, const std::function<void()>& check)
{
    if (const auto refused = whyNotWatched(options); !refused.empty())
        return session.fail(ExitCode::usage, std::string(refused));
    FolderWatch changes;
    Screen screen;
    if (changes.problem().empty()) addOthers(options, changes);
    for (;;) {
        session.startAgain();
        // Watched before anything is read, so that no change is missed.
        if (changes.problem().empty()) changes.add(foldersOf(options, session));
        if (!changes.problem().empty()) return session.fail(ExitCode::failure, changes.problem());
        std::string shown;
        {
            const Captured captured;
            check();
            shown = captured.text();
        }
        if (session.exitCode == ExitCode::usage) {
            std::cerr << shown;
            return;
        }
        screen.show(shown, waitingLine);
        changes.wait();
    }
}

}  // namespace muster::validator
