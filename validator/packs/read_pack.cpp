#include "validator/packs/read_pack.hpp"

#include "core/files/file.hpp"
#include "core/files/kind.hpp"
#include "core/files/project.hpp"
#include "core/game/schema_check.hpp"
#include "core/schema/wording.hpp"
#include "core/text/sha256.hpp"
#include "core/text/version.hpp"
#include "validator/packs/pack_path.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string_view>
#include <utility>
#include <variant>

namespace muster::validator {

namespace fs = std::filesystem;

namespace {

using text::Node;

constexpr std::size_t maxProblems = 20, maxQuoted = 100;

std::string quotedPath(std::string_view path) { return fmt::format("\"{}\"", schema::cut(path, maxQuoted)); }

class Reader {
public:
    Reader(std::shared_ptr<const text::Source> source, bool allowsNewer)
        : m_source(std::move(source)), m_allowsNewer(allowsNewer)
    {}

    ReadPack run()
    {
        const auto parsed = text::Document::parse(m_source);
        for (const auto& fault : parsed.faults) add(fault);
        if (parsed.document && m_read.problems.empty()) read(parsed.document->root());
        if (m_leftOut > 0) m_read.problems.push_back(fmt::format("{} more problems are not shown", m_leftOut));
        if (m_read.problems.empty()) m_read.pack = std::move(m_pack);
        return std::move(m_read);
    }

private:
    void add(text::Range range, std::string_view rule, const std::string& message, const std::string& help)
    {
        if (m_read.problems.size() == maxProblems) {
            ++m_leftOut;
            return;
        }
        const auto place = m_source->position(range.begin);
        m_read.problems.push_back(fmt::format("{}:{}:{}: {}{}{}{}", m_source->name(), place.line, place.column,
                                              rule.empty() ? "" : fmt::format("error [{}] ", rule), message,
                                              help.empty() ? "" : "; ", help));
    }
    void add(const text::Fault& fault) { add(fault.range, fault.rule, fault.message, fault.help); }
    void add(Node at, const std::string& message, const std::string& help) { add(at.range(), {}, message, help); }

    void read(Node root)
    {
        if (isNewer(root)) return;
        for (const auto& fault : rules::schemaFaults("pack", root)) add(fault);
        if (!m_read.problems.empty()) return;
        const auto textOf = [&](const char* key) { return std::string(root[key].string()); };
        m_pack = {textOf("id"), textOf("version"), textOf("name"), textOf("licence"), textOf("system"), {}, {}};
        for (const Node game : root["requires"]) readRequired(game);
        for (const Node file : root["files"]) readFile(file);
        if (m_read.problems.empty()) checkFolders(root["files"]);
        if (!m_read.problems.empty()) return;
        std::sort(m_pack.files.begin(), m_pack.files.end(),
                  [](const auto& a, const auto& b) { return a.path < b.path; });
        checkSystem(root);
        if (m_read.problems.empty() && hashOf(m_pack) != root["sha256"].string())
            add(root["sha256"], "this is not the hash of the pack, which was damaged or changed",
                "get it again from its author");
    }

    /// True after a problem if a newer version of the program made the pack, so that this one may misread it.
    bool isNewer(Node root)
    {
        const Node format = root["format"], made = root["muster"];
        const auto by = made.isString() ? fmt::format(" by Muster {}", schema::cut(made.string(), maxQuoted)) : "";
        if (format.isInteger() && format.integer() > packFormat) {
            add(format,
                fmt::format("the pack was written{} in format {}; this is Muster {}, which reads format {}", by,
                            format.plainText(), MUSTER_VERSION, packFormat),
                "update Muster");
            return true;
        }
        const auto theirs = text::versionFrom(made.string()), own = text::versionFrom(MUSTER_VERSION);
        // The last number stands for corrections, which change no format.
        const bool isLater =
            theirs && own && std::pair(theirs->major, theirs->minor) > std::pair(own->major, own->minor);
        if (!isLater || m_allowsNewer) return false;
        add(made,
            fmt::format("the pack was written{}, and this is Muster {}, which may not know all it contains", by,
                        MUSTER_VERSION),
            "update Muster, or try it with --force");
        return true;
    }

    void readRequired(Node game)
    {
        const auto textOf = [&](const char* key) { return std::string(game[key].string()); };
        RequiredGame required{textOf("id"), textOf("version"), textOf("sha256")};
        const bool isKnown = std::any_of(m_pack.required.begin(), m_pack.required.end(),
                                         [&](const RequiredGame& each) { return each.id == required.id; });
        if (isKnown || required.id == m_pack.id)
            return add(game["id"],
                       isKnown ? fmt::format("the game \"{}\" is required twice", required.id)
                               : fmt::format("the game \"{}\" requires itself", required.id),
                       "pack the game again");
        m_pack.required.push_back(std::move(required));
    }

    void readFile(Node file)
    {
        const Node path = file["path"], text = file["text"], base64 = file["base64"];
        const auto named = path.string();
        auto problem = pathProblem(named);
        if (problem.empty()) problem = contentProblem(named);
        if (!problem.empty())
            return add(path, fmt::format("the path {} {}", quotedPath(named), problem),
                       "nothing is installed; ask the author of the pack to correct it");
        if (const auto [first, isNew] = m_paths.emplace(foldedPath(named), path); !isNew)
            return add(path,
                       fmt::format("the file {} is already in the pack, as {} in line {}", quotedPath(named),
                                   quotedPath(first->second.string()),
                                   m_source->position(first->second.range().begin).line),
                       "names that differ by case only are the same on some systems");
        auto bytes = text ? std::optional(std::string(text.string())) : text::fromBase64(base64.string());
        if (!bytes)
            return add(base64, fmt::format("the content of {} is not base64", quotedPath(named)),
                       "get the pack again from its author");
        if (hashOf(std::string_view(*bytes)) != file["sha256"].string())
            return add(file["sha256"],
                       fmt::format("this is not the hash of {}, which was damaged or changed", quotedPath(named)),
                       "get the pack again from its author");
        m_pack.files.push_back({std::string(named), std::move(*bytes)});
    }

    /// A file cannot be a folder of others too.
    void checkFolders(Node files)
    {
        for (const Node file : files) {
            const auto named = file["path"].string();
            for (auto slash = named.find('/'); slash != std::string_view::npos; slash = named.find('/', slash + 1)) {
                const auto folder = foldedPath(named.substr(0, slash));
                if (folder == packRecordName || m_paths.contains(folder))
                    add(file["path"],
                        fmt::format("{} is a file, and a folder of {}", quotedPath(folder), quotedPath(named)),
                        "nothing is installed; ask the author of the pack to correct it");
            }
        }
    }

    /// The pack must be what its head says.
    void checkSystem(Node root)
    {
        const auto own = m_pack.id + ".system.json";
        std::size_t lists = 0;
        const PackedFile* system = nullptr;
        for (const auto& file : m_pack.files) {
            const auto kind = files::kindOf(fs::path(file.path));
            if (kind == files::FileKind::list) {
                ++lists;
                checkList(root, file);
            }
            if (kind != files::FileKind::system) continue;
            if (system || !m_pack.hasSystem() || fs::path(file.path).filename() != own)
                return add(root["files"],
                           fmt::format("{} is not the game \"{}\" of the pack", quotedPath(file.path), m_pack.system),
                           "a pack contains one game, named like the pack, or only lists");
            system = &file;
        }
        if (!m_pack.hasSystem()) {
            if (lists == 0) add(root["files"], "the pack contains neither a game nor a list", {});
            checkRequired(root, {});
            return;
        }
        if (!system)
            return add(root["id"], fmt::format("the pack contains no {}, so it is not a pack of that game", own),
                       "a book of lists has an id of its own");
        const auto parsed = text::parseFragment(system->bytes);
        checkRequired(root, parsed.document ? parsed.document->root()["extends"] : Node());
        const auto version = parsed.document ? std::string(parsed.document->root()["version"].string()) : std::string();
        if (version != m_pack.version)
            add(root["version"],
                fmt::format("the pack has version {}, and its game \"{}\"", m_pack.version,
                            schema::cut(version, maxQuoted)),
                "pack the game again");
    }

    /// A game that extends another must say so outside of its file, and no other may.
    void checkRequired(Node root, Node extends)
    {
        const auto named = extends.isString() ? schema::cut(extends.string(), maxQuoted) : std::string();
        const auto required = m_pack.required.empty() ? std::string() : m_pack.required.front().id;
        if (named == required) return;
        add(required.empty() ? root["id"] : root["requires"],
            named.empty()      ? fmt::format("the pack requires \"{}\", but its game extends none", required)
            : required.empty() ? fmt::format("the game extends \"{}\", which the pack does not require", named)
                               : fmt::format("the game extends \"{}\", and the pack requires \"{}\"", named, required),
            "pack the game again");
    }

    void checkList(Node root, const PackedFile& file)
    {
        const auto parsed = text::parseFragment(file.bytes);
        // Other mistakes are found when the contents are checked.
        const Node system = parsed.document ? parsed.document->root()["system"] : Node();
        if (system.isString() && system.string() != m_pack.system)
            add(root["system"],
                fmt::format("{} is a list of the game \"{}\", and the pack is one of \"{}\"", quotedPath(file.path),
                            schema::cut(system.string(), maxQuoted), m_pack.system),
                "a pack is about one game");
    }

    std::shared_ptr<const text::Source> m_source;
    bool m_allowsNewer;
    ReadPack m_read;
    Pack m_pack;
    std::size_t m_leftOut = 0;
    std::map<std::string, Node> m_paths;  ///< of the files, folded
};

}  // namespace

ReadPack readPack(const fs::path& path, bool allowsNewer)
{
    const auto read = files::readFile(path, files::displayName(path));
    if (const auto* error = std::get_if<files::FileError>(&read)) return {{}, {error->message}, true};
    return Reader(std::get<std::shared_ptr<const text::Source>>(read), allowsNewer).run();
}

}  // namespace muster::validator
