#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/library/library.hpp"
#include "core/library/subject.hpp"
#include "core/threads/once_map.hpp"
#include "validator/cache/cache_folder.hpp"

#include <atomic>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace muster::validator {

/// The findings of earlier checks, by the content of the file and of everything it depends on. Findings are found again
/// only if all of that is the same; see docs/decisions/0029-cache.md. Thread-safe.
class ResultCache {
public:
    /// What applies to every file of a run.
    struct Conditions {
        std::string program;  ///< version and build
        std::optional<text::Date> today;
        std::string house;     ///< house rules for armies without their own; empty for none
        std::string language;  ///< of findings; empty for that of the files
        files::Links links = files::Links::inside;
    };

    ResultCache(std::filesystem::path folder, Conditions conditions, rules::Library& library);

    /// False for files whose findings depend on more than the cache knows: settings, which concern every file of a
    /// folder.
    static bool covers(files::FileKind kind)
    {
        return kind != files::FileKind::config && kind != files::FileKind::expect;
    }

    /// The findings of the subject, if it was checked with the same inputs before.
    std::optional<diagnostics::Diagnostics> find(const rules::Subject& subject);

    /// The inputs of a check: they are taken before it, so that a file that changes meanwhile makes them out of date.
    /// The document is null if the text is not JSON.
    struct Inputs {
        std::string name, text;
        std::shared_ptr<const files::Project> project;
    };
    Inputs inputsOf(const rules::Subject& subject, const text::Document* document);
    /// Keeps the findings of a check with these inputs until finish().
    void store(Inputs inputs, const diagnostics::Diagnostics& findings);

    /// Stores what was kept, and limits the size of the folder. Returns sentences about what could not be used or
    /// stored.
    std::vector<std::string> finish();

private:
    using Path = std::filesystem::path;
    /// What a path leads to, with links resolved, and a hash of its content, or the reason why there is none.
    struct State {
        std::string text;
        bool mayExpire = false;  ///< something in it may be accepted until a day
    };
    /// By path as text: comparing paths part by part would take longer than hashing most files.
    using States = threads::OnceMap<std::string, State>;

    std::string keyOf(const rules::Subject& subject);
    State worldOf(const files::Project& project);
    State makeWorld(const files::Project& project, States& states);
    static State readState(const std::string& path);
    State loadedStateOf(const std::string& path);
    static State stateOfText(std::string_view bytes, const std::string& path);
    void writeKept();
    bool isUpToDate(std::string_view inputs, const files::Project& project);

    CacheFolder m_folder;
    Conditions m_conditions;
    rules::Library& m_library;
    States m_states, m_loadedStates;
    threads::OnceMap<std::string, State> m_worlds;  ///< by root of the project
    std::mutex m_mutex;
    std::vector<Inputs> m_kept;
    std::atomic<std::size_t> m_otherVersions = 0;
};

}  // namespace muster::validator
