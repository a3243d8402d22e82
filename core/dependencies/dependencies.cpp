#include "core/dependencies/dependencies.hpp"

#include "core/diagnostics/rule_id.hpp"
#include "core/files/id.hpp"
#include "core/files/resolved_path.hpp"
#include "core/files/settings_sources.hpp"

#include <utility>
#include <vector>

namespace muster::rules {

namespace fs = std::filesystem;
using files::FileKind;
using text::Node;

namespace {

/// The path that a file names; empty if no file can be named so.
fs::path referenced(const fs::path& from, std::string_view reference)
{
    if (!files::Project::isFollowed(reference)) return {};
    return from.parent_path() / fs::path(reference);
}

Node rootOf(const LoadedFile& file) { return file.document ? file.document->root() : Node(); }

/// Every text in a value, of keys and of strings.
template <class Visit>
void visitTexts(Node top, const Visit& visit)
{
    std::vector<Node> waiting{top};
    while (!waiting.empty()) {
        const Node node = waiting.back();
        waiting.pop_back();
        if (node.isString()) visit(node.string());
        for (const Node inner : node) {
            if (!inner.key().empty()) visit(inner.key());
            waiting.push_back(inner);
        }
    }
}

class Gathering {
public:
    Gathering(const files::Project& project, Library& library) : m_project(project), m_library(library) {}

    void add(Node root, FileKind kind, const fs::path& path)
    {
        addSettingsOf(path);
        switch (kind) {
        case FileKind::army: addArmy(root, path); break;
        case FileKind::scenario: addScenario(root, path); break;
        case FileKind::list: addListFile(root, path); break;
        case FileKind::system: addSystemFile(root, path); break;
        case FileKind::house: addHouseFile(root, path); break;
        case FileKind::config: addRulesOf(root); break;
        case FileKind::expect: break;
        }
    }

    Dependencies take() { return std::move(m_found); }

private:
    void addArmy(Node root, const fs::path& path)
    {
        addSystem(root);
        addHouse(root, path);
        addList(root["list"].string(), root["system"].string());
    }

    void addScenario(Node root, const fs::path& path)
    {
        addSystem(root);
        addHouse(root, path);
        for (const Node side : root["sides"]) {
            const auto reference = side["army"].string();
            const auto named = referenced(path, reference);
            if (reference.empty() || named.empty()) continue;
            const auto army = files::resolvedPath(named);
            const bool isInside = m_project.contains(army);
            if (!(isInside ? m_found.files : m_found.outside).insert(named).second || !isInside) continue;
            if (files::kindOf(army) != FileKind::army) continue;
            addSettingsOf(army);
            addArmy(rootOf(*m_library.file(army)), army);
        }
    }

    /// Whether a list is used, and which of its rows, depends on those that extend it.
    void addListFile(Node root, const fs::path& path)
    {
        const auto system = root["system"].string();
        addSystem(root);
        const auto own = files::stemOf(path);
        m_found.lists.insert(own);
        for (const Node extended : root["extends"]) addList(extended.string(), system);
        std::set<std::string, std::less<>> above{own, std::string(root["id"].string())};
        const auto ids = m_library.listIds(m_project, system);
        for (std::size_t before = 0; before != above.size();) {
            before = above.size();
            for (const auto& id : ids)
                if (extendsOneOf(id, system, above)) above.insert(id);
        }
        m_found.lists.merge(above);
    }

    bool extendsOneOf(std::string_view id, std::string_view system, const std::set<std::string, std::less<>>& above)
    {
        const auto path = m_library.list(m_project, system, id);
        if (!path || above.contains(id)) return false;
        for (const Node extended : rootOf(*m_library.file(*path))["extends"])
            if (above.contains(extended.string())) return true;
        return false;
    }

    /// The checks of a system look for the values that its lists use.
    void addSystemFile(Node root, const fs::path& path)
    {
        const auto id = files::stemOf(path);
        m_found.systems.insert(id);
        addExtended(root, path);
        for (auto& list : m_library.listIds(m_project, id)) m_found.lists.insert(std::move(list));
    }

    void addHouseFile(Node root, const fs::path& path)
    {
        addSystem(root);
        addHouses(path);
    }

    /// Settings may change and accept the rules of every system.
    void addRulesOf(Node root)
    {
        visitTexts(root, [&](std::string_view text) {
            const auto rule = diagnostics::ruleIdIn(text);
            if (rule.owner && files::isId(*rule.owner)) m_found.systems.emplace(*rule.owner);
        });
    }

    void addSystem(Node root)
    {
        if (!root["system"].isString() || !m_found.systems.emplace(root["system"].string()).second) return;
        const auto paths = m_project.systems(root["system"].string());
        for (const auto& path : paths) addSettingsOf(path);
        if (!paths.empty()) addExtended(rootOf(*m_library.file(paths.front())), paths.front());
    }

    /// The systems that a system extends, each with the settings for its own findings.
    void addExtended(Node root, const fs::path& path)
    {
        for (auto& id : m_library.systemChain(m_project, path, root).ids) {
            for (const auto& extended : m_project.systems(id)) addSettingsOf(extended);
            m_found.systems.insert(std::move(id));
        }
    }

    void addHouse(Node root, const fs::path& path)
    {
        const auto reference = root["house"].string();
        if (!reference.empty()) addHouses(referenced(path, reference));
    }

    void addHouses(const fs::path& first)
    {
        if (first.empty()) return;
        if (!m_project.contains(first)) {
            m_found.outside.insert(first);  // a link may lead elsewhere another time
            return;
        }
        for (const auto& house : houseChain(first, m_project, m_library))
            if (!m_project.contains(house))
                m_found.outside.insert(house);
            else if (m_found.files.insert(house).second)
                addSettingsOf(house);
    }

    void addList(std::string_view id, std::string_view system)
    {
        if (id.empty()) return;
        std::vector<std::string> waiting{std::string(id)};
        while (!waiting.empty()) {
            const std::string next = std::move(waiting.back());
            waiting.pop_back();
            if (!m_found.lists.insert(next).second) continue;
            const auto path = m_library.list(m_project, system, next);
            if (!path) continue;
            addSettingsOf(*path);
            for (const Node extended : rootOf(*m_library.file(*path))["extends"])
                waiting.emplace_back(extended.string());
        }
    }

    /// Every muster.json from the file's folder upwards: the nearest one marks the project, and settings may add to
    /// those of their parents. What a file builds on is checked with its own settings.
    void addSettingsOf(const fs::path& path)
    {
        if (!m_folders.insert(path.parent_path()).second) return;
        for (fs::path at = path.parent_path(); !at.empty(); at = at.parent_path()) {
            addSettings(at / files::settingsName);
            if (at == at.root_path()) break;
        }
    }

    /// A settings file, those that it extends and the house rules that it names anywhere.
    void addSettings(const fs::path& first)
    {
        std::vector<fs::path> waiting{first};
        for (std::size_t i = 0; i < waiting.size() && i <= files::maxSettingsFiles; ++i) {
            const fs::path path = waiting[i];
            if (i > 0 && !m_project.contains(path)) {
                m_found.outside.insert(path);
                continue;
            }
            if (!m_found.files.insert(path).second) continue;
            std::error_code error;
            if (!fs::is_regular_file(path, error)) continue;
            const fs::path from = i == 0 ? path : files::resolvedPath(path);
            const Node root = rootOf(*m_library.file(from));
            visitTexts(root["extends"], [&](std::string_view text) {
                if (waiting.size() > files::maxSettingsFiles) return;
                if (auto named = referenced(from, text); !named.empty()) waiting.push_back(std::move(named));
            });
            addHousesOf(root["house"], from);
            for (const Node item : root["overrides"]) addHousesOf(item["house"], from);
        }
    }

    /// As many of them as settings use.
    void addHousesOf(Node house, const fs::path& from)
    {
        if (house.isString()) addHouses(referenced(from, house.string()));
        std::size_t games = 0;
        for (const Node ofGame : house)
            if (++games <= files::maxHousesOfSettings && ofGame.isString())
                addHouses(referenced(from, ofGame.string()));
    }

    const files::Project& m_project;
    Library& m_library;
    std::set<fs::path> m_folders;  ///< whose settings were added
    Dependencies m_found;
};

}  // namespace

std::set<fs::path> houseChain(const fs::path& house, const files::Project& project, Library& library)
{
    std::set<fs::path> chain;
    for (fs::path next = house; chain.size() <= maxExtended && chain.insert(next).second;) {
        const fs::path file = next.is_absolute() ? files::resolvedPath(next) : next;
        if (files::kindOf(file) != FileKind::house || (next != house && !project.contains(file))) break;
        const Node extended = rootOf(*library.file(file))["extends"];
        if (!extended.isString()) break;
        next = referenced(file, extended.string());
        if (next.empty()) break;
    }
    return chain;
}

Dependencies dependenciesOf(const text::Document* document, FileKind kind, const fs::path& path,
                            const files::Project& project, Library& library)
{
    Gathering gathering(project, library);
    gathering.add(document ? document->root() : Node(), kind, files::resolvedPath(path));
    return gathering.take();
}

}  // namespace muster::rules
