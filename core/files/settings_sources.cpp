#include "core/files/settings_sources.hpp"

#include "core/files/file.hpp"
#include "core/files/kind.hpp"
#include "core/files/project.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

namespace muster::files {

namespace fs = std::filesystem;
using text::Node;

namespace {

class Gatherer {
public:
    Gatherer(const fs::path& root, const LoadSettings& load) : m_root(root), m_load(load) {}

    /// Adds a file after those that it extends.
    void add(SettingsSource file)
    {
        if (contains(m_added, file.path)) return;
        m_added.push_back(file.path);
        m_extending.push_back(file.path);
        const Node extended = file.document->root()["extends"];
        if (extended.isString()) extend(file.path, extended);
        std::size_t items = 0;
        if (extended.isArray())
            for (const Node item : extended)
                if (++items > maxSettingsFiles || (item.isString() && !extend(file.path, item))) break;
        m_extending.pop_back();
        m_sources.files.push_back(std::move(file));
    }

    bool isFull() const { return m_added.size() >= maxSettingsFiles; }

    void report(const fs::path& from, Node at, std::string rule, std::string message, std::string help)
    {
        m_sources.problems.push_back({from, at, std::move(rule), std::move(message), std::move(help)});
    }

    SettingsSources take() { return std::move(m_sources); }

private:
    static bool contains(const std::vector<fs::path>& paths, const fs::path& path)
    {
        return std::find(paths.begin(), paths.end(), path) != paths.end();
    }

    /// False if there are too many files, so that further ones are not worth a look.
    bool extend(const fs::path& from, Node at)
    {
        const auto target = Project::resolveBelow(m_root, from, at.string());
        if (const auto* error = std::get_if<Project::ResolveError>(&target)) {
            if (*error == Project::ResolveError::outsideRoot)
                report(from, at, "ref/outside-root",
                       fmt::format("\"{}\" lies outside the project", shownReference(at.string())),
                       fmt::format("the project is {}; move the file into it", displayName(m_root)));
            else
                report(from, at, "ref/not-found", fmt::format("there is no file \"{}\"", shownReference(at.string())),
                       "the path is relative to the file that names it");
            return true;
        }
        const auto& path = std::get<fs::path>(target);
        if (contains(m_extending, path)) {
            report(from, at, "ref/cycle", "these settings extend each other in a circle",
                   "remove \"extends\" from one of them");
            return true;
        }
        if (contains(m_added, path)) return true;
        if (kindOf(path) != FileKind::config) {
            report(from, at, "ref/broken", fmt::format("\"{}\" is not a settings file", path.filename().string()),
                   "name a file that ends in .muster.json");
            return true;
        }
        if (isFull()) {
            report(from, at, "ref/too-many",
                   fmt::format("more than {} settings files are in force here; the rest are ignored", maxSettingsFiles),
                   "merge them into fewer files");
            return false;
        }
        auto document = m_load(path);
        if (document)
            add({path, std::move(document)});
        else
            report(from, at, "ref/broken", fmt::format("the settings \"{}\" cannot be read", at.string()),
                   fmt::format("see their errors with: muster check {}", displayName(path)));
        return true;
    }

    const fs::path& m_root;
    const LoadSettings& m_load;
    SettingsSources m_sources;
    std::vector<fs::path> m_added, m_extending;
};

}  // namespace

std::shared_ptr<const text::Document> loadSettings(const fs::path& path)
{
    const auto read = readFile(path, displayName(path));
    const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
    return source ? text::Document::parse(*source).document : nullptr;
}

bool isRootSettings(const fs::path& path)
{
    const auto document = loadSettings(path);
    return document && document->root()["root"].boolean();
}

SettingsSources settingsSources(const fs::path& root, const fs::path& folder, const LoadSettings& load)
{
    Gatherer gatherer(root, load);
    std::vector<fs::path> folders{root};
    const auto below = folder.lexically_relative(root);
    if (!below.empty() && *below.begin() != "..")
        for (const auto& part : below)
            if (part != ".") folders.push_back(folders.back() / part);
    for (const auto& each : folders) {
        const auto path = each / settingsName;
        std::error_code error;
        if (!fs::is_regular_file(path, error)) continue;
        auto document = load(path);
        if (!document) {
            gatherer.report(path, {}, "ref/broken",
                            fmt::format("the settings in {} cannot be read, so they have no effect", displayName(path)),
                            fmt::format("see their errors with: muster check {}", displayName(path)));
            continue;
        }
        if (gatherer.isFull()) {
            gatherer.report(
                path, document->root(), "ref/too-many",
                fmt::format("more than {} settings files are in force here; the rest are ignored", maxSettingsFiles),
                "merge them into fewer files");
            break;
        }
        gatherer.add({path, std::move(document)});
    }
    return gatherer.take();
}

SettingsSources extendedSettings(const fs::path& root, SettingsSource file, const LoadSettings& load)
{
    Gatherer gatherer(root, load);
    gatherer.add(std::move(file));
    return gatherer.take();
}

}  // namespace muster::files
