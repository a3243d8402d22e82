#include "core/game/extended_system.hpp"
#include "core/game/game.hpp"
#include "core/game/schema_check.hpp"
#include "core/library/library.hpp"
#include "core/library/shipped_page.hpp"
#include "core/text/nearest.hpp"
#include "core/text/shortlist.hpp"

#include <fmt/format.h>

#include <set>

namespace muster::rules {

namespace fs = std::filesystem;
using files::Project;
using text::Node;

namespace {

/// What a system is kept by.
std::string systemKey(const Project& project, const fs::path& path, const text::Document* document)
{
    const bool extends = document && document->root()["extends"].isString();
    return extends ? fmt::format("{}\n{}", path.string(), project.root().string()) : path.string();
}

text::Fault unknownSystem(const Project& project, Node named)
{
    const auto id = named.string();
    const auto ids = project.systemIds();
    const auto near = text::nearest(ids, id);
    return {"ref/not-found", fmt::format("there is no system \"{}\"", id),
            near.empty() ? fmt::format("the systems are: {}", text::shortlist(ids, id).text)
                         : fmt::format("did you mean \"{}\"?", near),
            named.range()};
}

}  // namespace

std::shared_ptr<const Library::SystemFile> Library::system(const Project& project, std::string_view id)
{
    const auto paths = project.systems(id);
    return paths.empty() ? nullptr : systemAt(project, paths.front());
}

std::shared_ptr<const Library::SystemFile> Library::systemAt(const fs::path& path)
{
    return systemAt(*project(path), path);
}

std::shared_ptr<const Library::SystemFile> Library::systemAt(const Project& project, const fs::path& path)
{
    const auto loaded = file(path);
    return m_systems.get(systemKey(project, path, loaded->document.get()),
                         [&] { return makeSystem(project, path, loaded, m_recording); });
}

std::shared_ptr<const Library::SystemFile> Library::systemOf(const Project& project, const text::Document& document)
{
    for (const auto& [key, system] : m_systems.made())
        if (system->file->document.get() == &document && key == systemKey(project, system->path, &document))
            return system;
    return nullptr;
}

std::shared_ptr<const Library::SystemFile> Library::systemIn(const Project& project, const fs::path& path,
                                                             std::shared_ptr<const text::Document> document)
{
    auto loaded = std::make_shared<LoadedFile>();
    loaded->source = document->sharedSource();
    loaded->document = std::move(document);
    return makeSystem(project, path, std::move(loaded), nullptr);
}

std::shared_ptr<const Library::SystemFile> Library::makeSystem(const Project& project, const fs::path& path,
                                                               std::shared_ptr<const LoadedFile> file,
                                                               expr::Recording* recording)
{
    auto made = std::make_shared<SystemFile>();
    made->path = path;
    made->file = std::move(file);
    if (!made->file->document) return made;
    if (made->file->document->root()["extends"].isString())
        extend(*made, project);
    else
        made->document = made->file->document;
    if (!made->document) return made;
    made->faults = schemaFaults("system", made->document->root());
    if (!made->faults.empty()) return made;
    auto loaded = Game::load(made->document, made->file->source->name(),
                             shippedPage(path, made->file->document->root()), recording);
    made->game = std::move(loaded.game);
    made->faults = std::move(loaded.faults);
    return made;
}

Library::SystemChain Library::systemChain(const Project& project, const fs::path& path, Node root)
{
    SystemChain chain;
    const Node first = root["extends"];
    if (!first.isString()) return chain;
    std::error_code error;
    const auto own = fs::weakly_canonical(path, error);
    std::set<fs::path> seen{own};
    for (Node named = first; named.isString();) {
        if (chain.files.size() == maxExtended) {
            chain.fault = {"ref/too-many",
                           fmt::format("the chain of extended systems has more than {} files", maxExtended),
                           "merge them into fewer files", first.range()};
            break;
        }
        chain.ids.emplace_back(named.string());
        const auto paths = project.systems(named.string());
        if (paths.empty()) {
            // Further along, it is a finding in the file that names it.
            if (named == first) chain.fault = unknownSystem(project, named);
            break;
        }
        const auto next = fs::weakly_canonical(paths.front(), error);
        if (next == own)
            chain.fault = {"ref/cycle", fmt::format("extending \"{}\" leads back to this system", first.string()),
                           "remove one \"extends\" of the circle", first.range()};
        if (!seen.insert(next).second) break;
        chain.files.push_back(paths.front());
        const auto loaded = file(paths.front());
        if (!loaded->document) break;
        named = loaded->document->root()["extends"];
    }
    return chain;
}

void Library::extend(SystemFile& system, const Project& project)
{
    const Node root = system.file->document->root();
    auto chain = systemChain(project, system.path, root);
    if (chain.fault) {
        system.extendsFaults.push_back(std::move(*chain.fault));
        return;
    }
    // It extends none that leads back here, so this ends.
    const auto base = systemAt(project, chain.files.front());
    if (!base->game) {
        const auto& file = *base->file;
        system.extendsFaults.push_back(
            {"ref/broken",
             fmt::format("the system \"{}\" cannot be read, so nothing can be extended", chain.ids.front()),
             file.source ? fmt::format("see its errors with: muster check {}", file.source->name()) : file.error,
             root["extends"].range()});
        return;
    }
    auto extended = extendedSystem(system.file->document, base->document);
    system.document = std::move(extended.document);
    system.extendsFaults = std::move(extended.faults);
}

std::vector<std::string> Library::systemsOfLists(const Project& project, std::string_view system)
{
    std::vector<std::string> ids{std::string(system)};
    const auto paths = project.systems(system);
    if (paths.empty()) return ids;
    const auto loaded = file(paths.front());
    if (!loaded->document) return ids;
    auto chain = systemChain(project, paths.front(), loaded->document->root());
    ids.insert(ids.end(), chain.ids.begin(), chain.ids.end());
    return ids;
}

}  // namespace muster::rules
