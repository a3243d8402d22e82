#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/files/file.hpp"
#include "core/files/kind.hpp"
#include "core/files/project.hpp"
#include "core/game/findings.hpp"
#include "core/library/catalogue.hpp"
#include "core/library/rules_context.hpp"
#include "core/settings/settings.hpp"
#include "core/text/date.hpp"
#include "core/threads/once_map.hpp"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <typeindex>
#include <variant>
#include <vector>

namespace muster::expr {
class Recording;
}

namespace muster::rules {

class Profile;

/// A file read and parsed once; document is null if that failed.
struct LoadedFile {
    std::shared_ptr<const text::Source> source;
    std::shared_ptr<const text::Document> document;
    std::vector<text::Fault> faults;
    std::string error;          ///< why it could not be read
    bool isUnreadable = false;  ///< it exists, but the system or the disk does not let it be read
};

/// The maximum number of lists that a list may extend, directly or indirectly, and of files that house rules or a
/// system may extend.
inline constexpr std::size_t maxExtended = 20;

/// Systems, lists and house rules, each read and compiled once for all armies. Thread-safe: a thread waits for another
/// one only while that makes the value it needs.
class Library {
public:
    /// Searches the data folders, in order, after the project's own. `house` applies to every army that names none.
    /// `links` determines which systems and lists of projects are found; data folders are trusted. Findings that a file
    /// accepts until a day are accepted if that is not before `today`; without it they never expire.
    explicit Library(const std::vector<std::filesystem::path>& dataFolders,
                     std::optional<std::filesystem::path> house = {}, files::Links links = files::Links::inside,
                     std::optional<text::Date> today = {});

    /// Makes the expressions of systems and house rules belong to a recording, which must outlive the library. Call it
    /// before the first check.
    void record(expr::Recording& recording) { m_recording = &recording; }

    /// Makes rules state their findings in that language ("de") where the files of the rules translate their texts.
    /// Call it before the first check.
    void speak(std::string language) { m_language = std::move(language); }
    /// Empty for the language in which the files are written.
    const std::string& language() const { return m_language; }

    /// Makes checks report their time and work to a profile, which must outlive the library. Call it before the first
    /// check.
    void profileTo(Profile& profile) { m_profile = &profile; }
    /// Null unless one was given.
    Profile* profile() const { return m_profile; }

    /// Makes the library take a text for a file instead of reading it, to try out a change or for a file that is open
    /// elsewhere. Call it before the first check.
    void pretend(const std::filesystem::path& path, std::shared_ptr<const text::Source> source);

    const std::optional<text::Date>& today() const { return m_today; }

    /// The project of a file or folder; `given` is the folder the user named, in which it was found, or empty.
    std::shared_ptr<const files::Project> project(const std::filesystem::path& path,
                                                  const std::filesystem::path& given = {});

    struct SystemFile {
        std::shared_ptr<const Game> game;  ///< null if it could not be made
        std::shared_ptr<const LoadedFile> file;
        std::shared_ptr<const text::Document>
            document;  ///< what was compiled: that of the file, merged with those of the systems that it extends; null
                       ///< if it has none or they cannot be merged
        std::vector<text::Fault> faults;  ///< in that document, beyond those of the text: form, expressions, rules
        std::vector<text::Fault> extendsFaults;  ///< in the file itself, about what it extends and removes
        std::filesystem::path path;
    };
    /// The system with that id, or null.
    std::shared_ptr<const SystemFile> system(const files::Project& project, std::string_view id);
    /// What the system extends is looked up in the project.
    std::shared_ptr<const SystemFile> systemAt(const files::Project& project, const std::filesystem::path& path);
    std::shared_ptr<const SystemFile> systemAt(const std::filesystem::path& path);
    /// The system made from this document object for the project, or null.
    std::shared_ptr<const SystemFile> systemOf(const files::Project& project, const text::Document& document);
    /// The system in a text that its file does not have yet. Nothing of it is kept or recorded.
    std::shared_ptr<const SystemFile> systemIn(const files::Project& project, const std::filesystem::path& path,
                                               std::shared_ptr<const text::Document> document);

    /// The systems that a system extends, directly or indirectly, the nearest first. The chain ends at a file that is
    /// missing or not JSON, and before one that it already has.
    struct SystemChain {
        std::vector<std::string> ids;              ///< as they are named, with one that does not exist
        std::vector<std::filesystem::path> files;  ///< of those that exist
        std::optional<text::Fault> fault;          ///< why the first one cannot be extended, at `extends`
    };
    SystemChain systemChain(const files::Project& project, const std::filesystem::path& path, text::Node root);
    /// The ids of the systems whose lists armies of a system can use: its own, then those of the ones that it extends.
    std::vector<std::string> systemsOfLists(const files::Project& project, std::string_view system);

    std::shared_ptr<const LoadedFile> file(const std::filesystem::path& path);
    /// Why files that exist could not be read so far, one sentence each: what depends on them may be incomplete.
    std::vector<std::string> unreadable() const;
    /// True if this file was read before, under any path.
    bool hasRead(const std::filesystem::path& path);
    /// The file of the list with that id of that system, or else of one that it extends, or nothing.
    std::optional<std::filesystem::path> list(const files::Project& project, std::string_view system,
                                              std::string_view id);

    struct Request {
        std::string_view system, list, house;  ///< empty if the army names none
        std::filesystem::path from;            ///< the army's own path; `house` is relative to it
    };
    std::shared_ptr<const RulesContext> rulesContext(const files::Project& project, const Request& request);
    /// The rules context for the entries of a list file at that path, with its own system or another one that can use
    /// it.
    std::shared_ptr<const RulesContext> rulesContextOfList(const files::Project& project,
                                                           std::shared_ptr<const text::Document> list,
                                                           const std::filesystem::path& path,
                                                           std::string_view system = {});

    /// The settings in force for a file of a project, or for all files in a folder.
    std::shared_ptr<const Settings> settings(const files::Project& project, const std::filesystem::path& path);
    /// Why a settings file does not have the form of one, or could not be read; empty if it has. The text is a
    /// sentence for those who depend on the file.
    std::string settingsFault(const std::filesystem::path& path);

    /// A cache that a module above this one keeps here: one object of each type, default-constructed on first use.
    template <class Cache>
    Cache& cache()
    {
        const auto make = [] { return std::static_pointer_cast<void>(std::make_shared<Cache>()); };
        return *static_cast<Cache*>(m_caches.get(std::type_index(typeid(Cache)), make).get());
    }

    /// The ids of all lists that armies of a system can use, sorted.
    std::vector<std::string> listIds(const files::Project& project, std::string_view system);

private:
    std::shared_ptr<const RulesContext> makeRulesContext(const files::Project& project, const Request& request,
                                                         const std::shared_ptr<const Settings>& settings);
    std::variant<std::shared_ptr<const text::Source>, files::FileError> read(const std::filesystem::path& path) const;
    bool findGame(RulesContext& rulesContext, const files::Project& project, std::string_view id);
    std::shared_ptr<const SystemFile> makeSystem(const files::Project& project, const std::filesystem::path& path,
                                                 std::shared_ptr<const LoadedFile> file, expr::Recording* recording);
    /// Sets the document of a system that extends another, or says why there is none.
    void extend(SystemFile& system, const files::Project& project);
    struct ListFile {
        std::shared_ptr<const text::Document> document;
        std::filesystem::path path;  ///< empty for the checked file itself, which reports its own errors
    };
    void gatherLists(RulesContext& rulesContext, const files::Project& project, ListFile list,
                     Catalogue::Sources& sources);
    bool isValidHouse(const std::filesystem::path& path, text::Node root);
    ContextProblem listProblem(const files::Project& project, const Request& request);
    /// The house rules file that applies, if there is one.
    std::optional<std::filesystem::path> houseOf(RulesContext& rulesContext, const files::Project& project,
                                                 const Request& request);
    void gatherHouses(RulesContext& rulesContext, const files::Project& project, const Request& request,
                      std::optional<std::filesystem::path> path, Catalogue::Sources& sources);
    /// Replaces the game by one with the rules that house rules and lists add. The text of the checked file may differ
    /// from the file's, so nothing made from it is kept.
    void addRules(RulesContext& rulesContext, const Catalogue::Sources& sources,
                  const text::Document* checked = nullptr);
    void useSettings(RulesContext& rulesContext, std::shared_ptr<const Settings> settings);

    std::vector<std::shared_ptr<const files::FolderIndex>> m_data;
    std::optional<std::filesystem::path> m_house;
    files::Links m_links;
    std::optional<text::Date> m_today;
    expr::Recording* m_recording = nullptr;
    Profile* m_profile = nullptr;
    std::string m_language;
    std::map<std::filesystem::path, std::shared_ptr<const text::Source>> m_pretended;  ///< the given texts, by file

    // Making a value may request values of the maps above it, and of its own map only if no file leads back: findings
    // of lists and house rules request those of their system, and a system requests the one that it extends.
    threads::OnceMap<std::filesystem::path, std::shared_ptr<const LoadedFile>> m_files;
    threads::OnceMap<std::pair<std::filesystem::path, std::filesystem::path>, std::filesystem::path>
        m_roots;  ///< of folders, by the folder given
    threads::OnceMap<std::filesystem::path, std::shared_ptr<const files::Project>> m_projects;
    threads::OnceMap<std::string, std::shared_ptr<const FolderLayers>> m_layers;
    threads::OnceMap<std::string, std::shared_ptr<const Settings>> m_settings;
    threads::OnceMap<std::filesystem::path, std::string> m_settingsFaults;
    threads::OnceMap<std::string, std::shared_ptr<const SystemFile>> m_systems;  ///< by path, and by project if others
                                                                                 ///< are looked up there
    threads::OnceMap<std::string, std::shared_ptr<const Game>> m_gamesWithAddedRules;
    threads::OnceMap<std::filesystem::path, bool> m_validHouses;
    threads::OnceMap<std::string, std::shared_ptr<const RulesContext>> m_rulesContexts;
    threads::OnceMap<std::type_index, std::shared_ptr<void>> m_caches;
};

}  // namespace muster::rules
