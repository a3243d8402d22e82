#include "core/library/library.hpp"

#include "core/game/schema_check.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

namespace fs = std::filesystem;
using files::Project;

namespace {

/// True if a path leads to no file: whoever names it reports that.
bool isAbsence(std::error_code reason)
{
    using std::errc;
    return reason == errc::no_such_file_or_directory || reason == errc::not_a_directory ||
           reason == errc::filename_too_long || reason == errc::too_many_symbolic_link_levels;
}

}  // namespace

Library::Library(const std::vector<fs::path>& dataFolders, std::optional<fs::path> house, files::Links links,
                 std::optional<text::Date> today)
    : m_house(std::move(house)), m_links(links), m_today(today)
{
    for (const auto& folder : dataFolders)
        m_data.push_back(std::make_shared<const files::FolderIndex>(folder, files::Links::followed));
}

std::shared_ptr<const Project> Library::project(const fs::path& path, const fs::path& given)
{
    const fs::path folder = path.has_filename() && files::kindOf(path) ? path.parent_path() : path;
    const auto isRoot = [this](const fs::path& settings) {
        const auto loaded = file(settings);
        return loaded->document && loaded->document->root()["root"].boolean();
    };
    const auto root = m_roots.get({folder, given}, [&] { return Project::rootOf(path, given, isRoot); });
    return m_projects.get(root, [&] { return std::make_shared<const Project>(root, m_data, m_links); });
}

void Library::pretend(const fs::path& path, std::shared_ptr<const text::Source> source)
{
    std::error_code error;
    m_pretended[fs::weakly_canonical(path, error)] = std::move(source);
}

std::variant<std::shared_ptr<const text::Source>, files::FileError> Library::read(const fs::path& path) const
{
    std::error_code error;
    if (!m_pretended.empty())
        if (const auto given = m_pretended.find(fs::weakly_canonical(path, error)); given != m_pretended.end())
            return given->second;
    return files::readFile(path, files::displayName(path));
}

std::shared_ptr<const LoadedFile> Library::file(const fs::path& path)
{
    return m_files.get(path, [&] {
        auto made = std::make_shared<LoadedFile>();
        auto read = this->read(path);
        if (auto* error = std::get_if<files::FileError>(&read)) {
            made->error = error->message;
            made->isUnreadable = error->reason && !isAbsence(error->reason);
        } else {
            made->source = std::get<std::shared_ptr<const text::Source>>(read);
            auto parsed = text::Document::parse(made->source);
            made->document = parsed.document;
            made->faults = std::move(parsed.faults);
        }
        return made;
    });
}

std::vector<std::string> Library::unreadable() const
{
    std::vector<std::string> sentences;
    for (const auto& [path, file] : m_files.made())
        if (file->isUnreadable) sentences.push_back(file->error);
    return sentences;
}

bool Library::hasRead(const fs::path& path)
{
    std::error_code error;
    const auto files = m_files.made();
    return std::any_of(files.begin(), files.end(),
                       [&](const auto& file) { return fs::equivalent(file.first, path, error); });
}

std::optional<fs::path> Library::list(const Project& project, std::string_view system, std::string_view id)
{
    for (const auto& wanted : systemsOfLists(project, system))
        for (const auto& path : project.lists(id)) {
            const auto loaded = file(path);
            if (loaded->document && loaded->document->root()["system"].string() == wanted) return path;
        }
    return std::nullopt;
}

std::vector<std::string> Library::listIds(const Project& project, std::string_view system)
{
    const auto systems = systemsOfLists(project, system);
    std::vector<std::string> ids;
    for (const auto& path : project.allLists()) {
        const auto loaded = file(path);
        if (loaded->document &&
            std::find(systems.begin(), systems.end(), loaded->document->root()["system"].string()) != systems.end())
            ids.push_back(files::stemOf(path));
    }
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

namespace {

struct CanonicalFolders {
    threads::OnceMap<fs::path, fs::path> folders;
};

}  // namespace

std::shared_ptr<const Settings> Library::settings(const Project& project, const fs::path& path)
{
    std::error_code error;
    // Thousands of files in one folder share all parts of their paths but the last.
    const bool isPlainFile = fs::symlink_status(path, error).type() == fs::file_type::regular;
    const auto made = [&](const fs::path& from) { return fs::weakly_canonical(from, error); };
    const auto parent = path.has_parent_path() ? path.parent_path() : fs::path(".");
    const auto whole =
        isPlainFile ? cache<CanonicalFolders>().folders.get(parent, [&] { return made(parent); }) / path.filename()
                    : made(path);
    const auto folder = !isPlainFile && fs::is_directory(whole, error) ? whole : whole.parent_path();
    const auto& root = project.root();
    const auto layers = m_layers.get(fmt::format("{}\n{}", root.string(), folder.string()), [&] {
        return std::make_shared<const FolderLayers>(root, folder,
                                                    [&](const fs::path& settings) { return file(settings)->document; });
    });
    return m_settings.get(fmt::format("{}\n{}", root.string(), Settings::identityOf(*layers, whole)),
                          [&] { return std::make_shared<const Settings>(layers, whole); });
}

std::string Library::settingsFault(const fs::path& path)
{
    return m_settingsFaults.get(path, [&]() -> std::string {
        const auto loaded = file(path);
        if (loaded->document && loaded->faults.empty() && sharedSchema("config").accepts(loaded->document->root()))
            return {};
        return fmt::format("the settings in {} have errors, so these findings may be wrong", files::displayName(path));
    });
}

}  // namespace muster::rules
