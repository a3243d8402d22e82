#include "validator/cache/result_cache.hpp"

#include "core/dependencies/dependencies.hpp"
#include "core/files/file.hpp"
#include "core/files/resolved_path.hpp"
#include "core/files/settings_sources.hpp"
#include "validator/cache/content_hash.hpp"
#include "validator/cache/fields.hpp"
#include "validator/cache/stored_findings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace muster::validator {

namespace fs = std::filesystem;
using files::resolvedPath;

namespace {

/// Changes whenever the form of the stored texts does.
constexpr std::string_view storedForm = "3";

/// Stands before a path outside the project, which is never read. Other paths are absolute, with one slash.
constexpr std::string_view unread = "//unread:";

/// The path under which the library reads a file: references are followed to their end, but systems, lists and the
/// settings of a folder are found by their names.
fs::path asRead(const fs::path& path)
{
    const auto kind = files::kindOf(path);
    const bool isReference = kind == files::FileKind::army || kind == files::FileKind::house ||
                             (kind == files::FileKind::config && path.filename() != files::settingsName);
    return isReference && path.is_absolute() ? resolvedPath(path) : path;
}

/// True if findings may depend on the current day: something may be accepted until a day. A key may be written with
/// escapes.
bool mayExpire(std::string_view text)
{
    return text.find("\"until\"") != std::string_view::npos || text.find("\\u") != std::string_view::npos;
}

}  // namespace

ResultCache::ResultCache(fs::path folder, Conditions conditions, rules::Library& library)
    : m_folder(std::move(folder)), m_conditions(std::move(conditions)), m_library(library)
{}

std::string ResultCache::keyOf(const rules::Subject& subject)
{
    // All members of a subject: one that is added must be added here.
    const auto& [source, path, kind, given, budget, parsed, withSheets, withReplacements, system] = subject;
    const auto project = m_library.project(path, given);
    std::error_code error;
    FieldWriter key;
    key(storedForm);
    // Findings contain names, which are relative to the current folder.
    for (const fs::path& place : {fs::current_path(error), fs::absolute(path, error).lexically_normal(),
                                  resolvedPath(path), given, project->root()})
        key(place.native());
    key(source->name());
    key(kind);
    key(budget ? std::to_string(*budget) : "");
    key(unsigned{withSheets}), key(unsigned{withReplacements}), key(system);
    key(m_conditions.house), key(m_conditions.language), key(m_conditions.links);
    key(contentHash(source->bytes()));
    return key.take();
}

ResultCache::State ResultCache::readState(const std::string& path)
{
    if (path.starts_with(unread)) return State{resolvedPath(path.substr(unread.size())).native()};
    const auto read = files::readFile(asRead(path), {});
    if (const auto* error = std::get_if<files::FileError>(&read)) return State{error->message};
    return stateOfText(std::get<std::shared_ptr<const text::Source>>(read)->bytes(), path);
}

/// The same for the text that the library has read, which is the one that is checked.
ResultCache::State ResultCache::loadedStateOf(const std::string& path)
{
    return m_loadedStates.get(path, [&] {
        if (path.starts_with(unread)) return readState(path);
        const auto file = m_library.file(asRead(path));
        return file->source ? stateOfText(file->source->bytes(), path) : State{file->error};
    });
}

ResultCache::State ResultCache::stateOfText(std::string_view bytes, const std::string& path)
{
    return {contentHash(bytes) + resolvedPath(path).native(), mayExpire(bytes)};
}

/// The names of all systems, and the names and contents of all lists: the checks of a list look for those that extend
/// it, and those of a system for the values that its lists use. They are read here, because the library would parse
/// them, and most checks need few.
ResultCache::State ResultCache::makeWorld(const files::Project& project, States& states)
{
    State made;
    FieldWriter world;
    for (const auto& id : project.systemIds())
        for (const auto& path : project.systems(id)) world(path.native());
    world(std::string_view());
    for (const auto& path : project.allLists()) {
        const auto list = states.get(path.native(), [&] { return readState(path.native()); });
        world(path.native()), world(list.text);
        made.mayExpire = made.mayExpire || list.mayExpire;
    }
    made.text = contentHash(world.take());
    return made;
}

ResultCache::State ResultCache::worldOf(const files::Project& project)
{
    return m_worlds.get(project.root().native(), [&] { return makeWorld(project, m_states); });
}

ResultCache::Inputs ResultCache::inputsOf(const rules::Subject& subject, const text::Document* document)
{
    const auto key = keyOf(subject);
    const auto project = m_library.project(subject.path, subject.given);
    auto found = rules::dependenciesOf(document, subject.kind, subject.path, *project, m_library);
    if (!m_conditions.house.empty()) {
        const fs::path house = m_conditions.house;  // given by the user, so it may be anywhere
        for (const auto& path : rules::houseChain(house, *project, m_library))
            (path == house || project->contains(path) ? found.files : found.outside).insert(path);
    }
    for (const auto& system : found.systems)
        for (auto& path : project->systems(system)) found.files.insert(std::move(path));
    for (const auto& list : found.lists)
        for (auto& path : project->lists(list)) found.files.insert(std::move(path));

    const auto world = worldOf(*project);
    bool expires = world.mayExpire || mayExpire(subject.source->bytes());
    for (const auto& path : found.outside) found.files.insert(fs::path(std::string(unread) + path.native()));
    FieldWriter named;
    named(found.files.size());
    for (const auto& path : found.files) {
        const auto state = loadedStateOf(path.native());
        named(path.native()), named(state.text);
        expires = expires || state.mayExpire;
    }
    FieldWriter inputs;
    inputs(m_conditions.program);
    inputs(key);
    inputs(world.text);
    inputs(expires && m_conditions.today ? text::dateText(*m_conditions.today) : "");
    return {contentHash(key), inputs.take() + named.take(), project};
}

/// True if the inputs after program and key are still the same.
bool ResultCache::isUpToDate(std::string_view inputs, const files::Project& project)
{
    FieldReader in(inputs);
    in.text(), in.text();
    if (in.text() != worldOf(project).text) return false;
    const auto day = in.text();
    if (!day.empty() && (!m_conditions.today || day != text::dateText(*m_conditions.today))) return false;
    for (std::size_t count = in.count(); count > 0; --count) {
        const auto path = in.text();
        if (!in.isGood() || in.text() != m_states.get(path, [&] { return readState(path); }).text) return false;
    }
    return in.isGood();
}

std::optional<diagnostics::Diagnostics> ResultCache::find(const rules::Subject& subject)
{
    const auto key = keyOf(subject);
    const auto stored = m_folder.read(contentHash(key));
    if (!stored) return std::nullopt;
    FieldReader in(*stored);
    const auto inputs = in.text();
    FieldReader about(inputs);
    if (about.text() != m_conditions.program) {
        ++m_otherVersions;
        return std::nullopt;
    }
    if (about.text() != key || !isUpToDate(inputs, *m_library.project(subject.path, subject.given)))
        return std::nullopt;
    auto findings = readFindings(in);
    if (!in.isGood() || !in.isAtEnd()) return std::nullopt;
    return findings;
}

void ResultCache::store(Inputs inputs, const diagnostics::Diagnostics& findings)
{
    FieldWriter text;
    text(inputs.text);
    write(findings, text);
    inputs.text = text.take();
    const std::lock_guard lock(m_mutex);
    m_kept.push_back(std::move(inputs));
}

/// Writes the kept results. If a list changed during the check, it is unknown which text was checked.
void ResultCache::writeKept()
{
    States states;
    std::map<std::string, bool> isSame;
    for (const auto& inputs : m_kept) {
        const auto [place, isNew] = isSame.try_emplace(inputs.project->root().native());
        if (isNew) place->second = makeWorld(*inputs.project, states).text == worldOf(*inputs.project).text;
        if (place->second) m_folder.write(inputs.name, inputs.text);
    }
    m_kept.clear();
}

std::vector<std::string> ResultCache::finish()
{
    writeKept();
    std::vector<std::string> notes;
    const auto where = m_folder.path().string();
    if (m_folder.damaged() > 0)
        notes.push_back(fmt::format("{} damaged {} of the cache {} not used; the files were checked again. If this "
                                    "happens often, delete the folder {}",
                                    m_folder.damaged(), m_folder.damaged() == 1 ? "result" : "results",
                                    m_folder.damaged() == 1 ? "was" : "were", where));
    if (m_otherVersions > 0)
        notes.push_back(
            fmt::format("the cache in {} was made by another version of Muster; {} checked again", where,
                        m_otherVersions == 1 ? "1 file was" : fmt::format("{} files were", m_otherVersions.load())));
    if (const auto problem = m_folder.problem(); !problem.empty())
        notes.push_back(fmt::format("results are not cached, because {} cannot be written: {}; name another folder "
                                    "with --cache-dir, or use --no-cache",
                                    where, problem));
    if (m_folder.hasWritten()) m_folder.trim();
    return notes;
}

}  // namespace muster::validator
