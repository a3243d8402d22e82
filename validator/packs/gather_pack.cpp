#include "validator/packs/gather_pack.hpp"

#include "core/files/file.hpp"
#include "core/files/folder_walk.hpp"
#include "core/files/id.hpp"
#include "core/game/game.hpp"
#include "core/text/counted.hpp"
#include "core/text/version.hpp"
#include "validator/exit_code.hpp"
#include "validator/packs/pack_path.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

namespace muster::validator {

namespace fs = std::filesystem;
using files::FileKind;

namespace {

/// At most what a file may have, so that a pack is not larger either.
constexpr std::size_t maxBytes = text::Limits{}.bytes;

class PackGatherer {
public:
    PackGatherer(const PackWishes& wishes, Session& session) : m_wishes(wishes), m_session(session) {}

    std::optional<GatheredPack> run(const std::string& named)
    {
        if (!findFolder(named) || !findFiles() || !findGame() || !describe() || !readFiles()) return std::nullopt;
        return std::move(m_made);
    }

private:
    struct Found {
        fs::path path;
        FileKind kind;
        std::string game = {};  ///< the id
    };

    bool fail(int code, const std::string& message)
    {
        m_session.fail(code, message);
        return false;
    }

    bool findFolder(const std::string& named)
    {
        std::error_code error;
        if (const fs::path path(named); fs::exists(path, error)) {
            if (const auto refused = files::refusal(path, m_session.links)) return fail(ExitCode::failure, *refused);
            if (fs::is_directory(path, error)) {
                m_made.folder = path;
                return true;
            }
            if (files::kindOf(path) != FileKind::system)
                return fail(ExitCode::usage,
                            fmt::format("{} is no game; name the id of a game, its *.system.json, or a folder", named));
            m_made.folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
            m_game = files::stemOf(path);
            return true;
        }
        if (named.find('/') != std::string::npos)
            return fail(ExitCode::usage, fmt::format("cannot read {}: there is no such file or folder", named));
        const auto system = m_session.system(*m_session.library().project(fs::current_path()), named);
        if (!system) return false;
        m_made.folder = system->path.parent_path();
        m_game = named;
        return true;
    }

    /// The files of Muster below the folder, with the id of their game.
    bool findFiles()
    {
        files::FolderWalk search{m_made.folder, files::Project::rootOf(m_made.folder)};
        search.links = m_session.links;
        search.notesSkipped = search.leavesOutTests = true;
        const auto unvisited = files::walk(search, [&](const fs::path& path) {
            m_found.push_back({path, *files::kindOf(path)});
            return m_found.size() <= maxPackFiles;
        });
        for (const auto& each : unvisited.unreadable) m_session.fail(ExitCode::failure, each);
        for (const auto& each : unvisited.linksOut) m_session.fail(ExitCode::failure, each);
        for (const auto& each : files::ignoredSentences(unvisited.skipped)) m_session.note(each);
        for (const auto& each : files::testSentences(unvisited.skipped)) m_session.note(each);
        for (const auto& each : unvisited.skipped.misnamed) m_session.note(files::misnamedSentence(each));
        if (m_found.size() > maxPackFiles)
            return fail(ExitCode::failure, fmt::format("{} contains more than {} files, the most that a pack may have",
                                                       m_made.folder.string(), maxPackFiles));
        return unvisited.unreadable.empty() && unvisited.linksOut.empty();
    }

    /// Finds out which game a file is about. False after a message if the file cannot be read.
    bool findGameOf(Found& found)
    {
        const auto file = m_session.library().file(found.path);
        if (!file->document || !file->faults.empty()) {
            const auto name = files::displayName(found.path);
            return file->source
                       ? fail(ExitCode::findings, fmt::format("{} has errors; see: muster check {}", name, name))
                       : fail(ExitCode::failure, file->error);
        }
        found.game = file->document->root()[found.kind == FileKind::system ? "id" : "system"].string();
        return true;
    }

    /// The one game that the folder is about, and its files.
    bool findGame()
    {
        std::set<std::string> systems, games;
        std::erase_if(m_found,
                      [](const Found& each) { return each.kind == FileKind::config || each.kind == FileKind::expect; });
        for (auto& each : m_found) {
            if (!findGameOf(each)) return false;
            if (each.kind == FileKind::system) systems.insert(each.game);
            if (each.kind == FileKind::list) games.insert(each.game);
        }
        const bool isNamed = !m_game.empty();
        const auto& candidates = systems.empty() ? games : systems;
        if (!isNamed && candidates.empty())
            return fail(ExitCode::usage, fmt::format("{} contains neither a game nor a list", m_made.folder.string()));
        if (!isNamed && candidates.size() > 1)
            return fail(ExitCode::usage,
                        fmt::format("{} contains {} several games: {}; name a folder with one of them{}",
                                    m_made.folder.string(), systems.empty() ? "lists of" : "the files of",
                                    fmt::join(candidates, ", "), systems.empty() ? "" : ", or its id"));
        if (!isNamed) m_game = *candidates.begin();
        m_hasSystem = systems.contains(m_game);
        if (isNamed && !m_hasSystem)
            return fail(ExitCode::findings,
                        fmt::format("the id of the game is not \"{}\", as its file is called; see: muster check {}",
                                    m_game, m_made.folder.string()));
        m_made.pack.system = m_game;
        leaveOutOthers();
        m_project = m_session.library().project(fs::absolute(m_made.folder));
        if (const auto places = m_project->systems(m_game); !m_hasSystem && !places.empty())
            m_made.needed.push_back(places.front());
        return isOnlyOne();
    }

    void leaveOutOthers()
    {
        const auto others = std::erase_if(m_found, [this](const Found& each) { return each.game != m_game; });
        if (others > 0)
            m_session.note(fmt::format("{} of other games {} left out", text::counted(others, "file"),
                                       others == 1 ? "is" : "are"));
    }

    /// False after a message if the game is in two files.
    bool isOnlyOne()
    {
        const fs::path* first = nullptr;
        for (const auto& each : m_found) {
            if (each.kind != FileKind::system) continue;
            if (first)
                return fail(ExitCode::findings, fmt::format("the game \"{}\" is in two files, {} and {}; remove one",
                                                            m_game, first->string(), each.path.string()));
            first = &each.path;
        }
        return true;
    }

    /// Id, version, name and licence.
    bool describe()
    {
        auto& pack = m_made.pack;
        if (m_hasSystem ? !describeGame() : !describeBook()) return false;
        if (!m_wishes.licence.empty()) pack.licence = m_wishes.licence;
        if (pack.licence.empty()) {
            const auto texts = textsIn(m_made.folder);
            const auto file = std::find_if(texts.begin(), texts.end(),
                                           [](const fs::path& path) { return isLicence(path.filename().string()); });
            if (file != texts.end()) pack.licence = "see the file " + file->filename().string();
        }
        if (pack.licence.empty() && m_hasSystem) pack.licence = m_notice;
        constexpr std::size_t maxLicence = 1'000;
        if (pack.licence.size() > maxLicence)
            return fail(ExitCode::usage, "the licence has more than 1,000 letters; put it into a file LICENSE");
        return !pack.licence.empty() ||
               fail(ExitCode::usage, "what may players do with this? Name the licence with --licence, such as "
                                     "--licence CC-BY-4.0, or put a file LICENSE into the folder");
    }

    bool describeGame()
    {
        auto& pack = m_made.pack;
        if (!m_wishes.id.empty() || !m_wishes.version.empty())
            return fail(ExitCode::usage, "--id and --book-version are for a book of lists; a game has its own");
        const auto own = std::find_if(m_found.begin(), m_found.end(),
                                      [](const Found& each) { return each.kind == FileKind::system; });
        const auto system = m_session.library().systemAt(*m_project, own->path);
        const auto name = files::displayName(own->path);
        if (!system->game || !nameRequired(own->path, *system))
            return fail(ExitCode::findings, fmt::format("{} has errors; see: muster check {}", name, name));
        pack.id = pack.system;
        pack.version = system->game->version;
        pack.name = system->game->name;
        m_notice = system->game->document->root()["notice"].string();
        return true;
    }

    /// The games that the packed one extends. False if there is none of them.
    bool nameRequired(const fs::path& path, const rules::Library::SystemFile& system)
    {
        auto& library = m_session.library();
        const auto chain = library.systemChain(*m_project, path, system.file->document->root());
        if (chain.files.size() != chain.ids.size()) return false;
        for (const auto& file : chain.files) {
            const auto extended = library.file(file);
            if (!extended->document) return false;
            const auto root = extended->document->root();
            m_made.pack.required.push_back({std::string(root["id"].string()), std::string(root["version"].string()),
                                            hashOf(extended->source->bytes())});
            m_made.needed.push_back(file);
        }
        return true;
    }

    bool describeBook()
    {
        auto& pack = m_made.pack;
        std::error_code error;
        auto folder = fs::absolute(m_made.folder, error).lexically_normal();
        if (!folder.has_filename()) folder = folder.parent_path();
        pack.id = m_wishes.id.empty() ? files::idFrom(folder.filename().string(), "book") : m_wishes.id;
        if (!files::isId(pack.id))
            return fail(ExitCode::usage,
                        fmt::format("\"{}\" is no id: use lower-case letters, digits and hyphens", pack.id));
        if (pack.id == pack.system)
            return fail(ExitCode::usage,
                        fmt::format("\"{}\" is the id of the game; name another one for the book with --id", pack.id));
        std::set<std::string> versions, books;
        for (const auto& each : m_found) {
            if (each.kind != FileKind::list) continue;
            const auto root = m_session.library().file(each.path)->document->root();
            versions.emplace(root["version"].string());
            books.emplace(root["book"].string());
        }
        if (versions.empty())
            return fail(ExitCode::usage, fmt::format("{} contains neither a game nor a list", m_made.folder.string()));
        pack.version = !m_wishes.version.empty() ? m_wishes.version : versions.size() == 1 ? *versions.begin() : "";
        if (!text::versionFrom(pack.version))
            return fail(ExitCode::usage,
                        pack.version.empty()
                            ? "the lists have no version in common; name that of the book with "
                              "--book-version, such as --book-version 1.0.0"
                            : fmt::format("\"{}\" is no version; write three numbers, such as 1.0.0", pack.version));
        pack.name = books.size() == 1 && !books.begin()->empty() ? *books.begin() : files::inWords(pack.id);
        return true;
    }

    /// Texts and pictures in a folder, but not below it.
    std::vector<fs::path> textsIn(const fs::path& folder)
    {
        std::vector<fs::path> texts;
        std::error_code error;
        for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
            const auto name = at->path().filename().string();
            if ((isPackText(name) || isPackPicture(name)) && at->symlink_status(error).type() == fs::file_type::regular)
                texts.push_back(at->path());
        }
        std::sort(texts.begin(), texts.end());
        return texts;
    }

    bool readFiles()
    {
        std::set<fs::path> folders{m_made.folder}, paths;
        for (const auto& each : m_found) {
            paths.insert(each.path);
            folders.insert(each.path.parent_path());
        }
        for (const auto& folder : folders)
            for (auto& path : textsIn(folder)) paths.insert(std::move(path));
        if (paths.size() > maxPackFiles)
            return fail(ExitCode::failure, fmt::format("{} contains more than {} files, the most that a pack may have",
                                                       m_made.folder.string(), maxPackFiles));
        std::map<std::string, std::string> folded;
        std::size_t bytes = 0;
        for (const auto& path : paths) {
            const auto inside = path.lexically_relative(m_made.folder).generic_string();
            if (const auto problem = pathProblem(inside); !problem.empty())
                return fail(ExitCode::findings, fmt::format("the path {} {}; rename it", inside, problem));
            if (const auto [first, isNew] = folded.emplace(foldedPath(inside), inside); !isNew)
                return fail(ExitCode::findings,
                            fmt::format("{} and {} are the same file on some systems; rename one of them",
                                        first->second, inside));
            const auto read = files::readFile(path, files::displayName(path));
            if (const auto* error = std::get_if<files::FileError>(&read))
                return fail(ExitCode::failure, error->message);
            const auto& source = std::get<std::shared_ptr<const text::Source>>(read);
            bytes += source->bytes().size();
            if (bytes > maxBytes) return fail(ExitCode::failure, "the files have more than 64 MiB together");
            m_made.pack.files.push_back({inside, std::string(source->bytes())});
        }
        auto& files = m_made.pack.files;
        std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
        return true;
    }

    const PackWishes& m_wishes;
    Session& m_session;
    GatheredPack m_made;
    std::shared_ptr<const files::Project> m_project;
    std::string m_game, m_notice;
    bool m_hasSystem = false;
    std::vector<Found> m_found;
};

}  // namespace

void addPackWishes(CLI::App& command, PackWishes& wishes)
{
    command.add_option("--licence", wishes.licence,
                       "The licence, such as CC-BY-4.0 (else that of a file LICENSE, or the notice of the game)");
    command.add_option("--id", wishes.id, "The id of a book of lists (the name of its folder if none)");
    command.add_option("--book-version", wishes.version,
                       "The version of a book of lists, such as 1.0.0 (that of its lists if none)");
}

std::optional<GatheredPack> gatherPack(const std::string& named, const PackWishes& wishes, Session& session)
{
    return PackGatherer(wishes, session).run(named);
}

}  // namespace muster::validator
