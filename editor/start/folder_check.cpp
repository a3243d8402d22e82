// First, because it has a function by the name of a macro of Qt.
#include "core/check/check.hpp"

#include "core/army/opened_army.hpp"
#include "core/army/verdict.hpp"
#include "core/game/game.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "editor/start/folder_check.hpp"

#include "core/files/file.hpp"
#include "core/files/folder_walk.hpp"
#include "core/files/id.hpp"
#include "core/threads/exception_text.hpp"
#include "editor/live_check/background_work.hpp"
#include "editor/look/words.hpp"

#include <QFileInfo>

#include <algorithm>

namespace muster::editor {

namespace fs = std::filesystem;

namespace {

/// Upper limit of listed files: the panel is for a club's folder, not for a whole disk.
constexpr std::size_t maxFiles = 2000;
constexpr int deepest = 12;

using Stop = std::shared_ptr<std::atomic<bool>>;

/// The files below a folder; tests only if it contains nothing else.
std::vector<fs::path> filesOf(const fs::path& folder, const std::atomic<bool>& stop, bool withTests = false)
{
    std::vector<fs::path> files;
    files::FolderWalk search{folder, folder, files::Links::inside, deepest};
    search.leavesOutTests = !withTests;
    const auto unvisited = files::walk(search, [&](const fs::path& path) {
        files.push_back(path);
        return !stop && files.size() <= maxFiles;
    });
    if (files.empty() && !unvisited.skipped.tests.empty()) return filesOf(folder, stop, true);
    std::sort(files.begin(), files.end());
    return files;
}

/// The names of leaders or units with their numbers; alike ones are counted together.
QStringList broughtBy(const std::vector<rules::Member>& members)
{
    std::vector<std::pair<QString, std::int64_t>> counted;
    for (const auto& member : members) {
        const text::Node node = member.node;
        const auto* given = member.self.find("name");
        // An id is no name.
        const QString name = (node["name"].isString() || member.entry) && given && given->is(expr::ValueType::string)
                                 ? toQString(given->asString()).simplified()
                                 : toQString(files::inWords(node["id"].string()));
        const auto known =
            std::find_if(counted.begin(), counted.end(), [&](const auto& one) { return one.first == name; });
        if (known != counted.end())
            known->second += member.count;
        else if (counted.size() < FileVerdict::maxBrought)
            counted.emplace_back(name, member.count);
    }
    QStringList words;
    for (const auto& one : counted)
        words << (one.second == 1 ? one.first : QStringLiteral("%1 × %2").arg(one.second).arg(one.first));
    return words;
}

/// The game, list and points that a file was checked with, and what an army brings.
void addFacts(FileVerdict& verdict, const rules::RulesContext* rulesContext, const rules::Roster* roster)
{
    if (rulesContext && rulesContext->game) verdict.game = toQString(rulesContext->game->name);
    if (!roster) return;
    verdict.list = toQString(rulesContext->catalogue->listNode()["name"].string());
    verdict.points = toQString(rules::pointsText(*roster));
    if (const auto* cost = roster->army().find("cost"); cost && cost->isNumber() && !verdict.points.isEmpty())
        verdict.spent = cost->asNumber();
    verdict.leaders = broughtBy(roster->leaders());
    verdict.units = broughtBy(roster->units());
}

diagnostics::Diagnostics findingsOf(const rules::Subject& subject, rules::Library& library, FileVerdict& verdict)
{
    if (subject.kind == files::FileKind::army) {
        const auto army = rules::OpenedArmy::open(subject, library, {.withRemarks = false});
        addFacts(verdict, army->rulesContext().get(), army->roster());
        return rules::findingsOf(*army, subject);
    }
    if (subject.kind == files::FileKind::scenario) {
        const auto scenario = rules::OpenedScenario::open(subject, library);
        addFacts(verdict, scenario->rulesContext().get(), nullptr);
        return rules::findingsOf(*scenario, subject);
    }
    return rules::check(subject, library);
}

void addError(FileVerdict& verdict, std::string message)
{
    verdict.errors = 1;
    diagnostics::Diagnostic finding;
    finding.message = std::move(message);
    verdict.findings.push_back(std::move(finding));
}

/// Checks a file as the window does on opening, whatever folder it was found from.
void fillVerdict(FileVerdict& verdict, const fs::path& path, rules::Library& library)
{
    auto read = files::readFile(path, path.filename().string());
    const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
    if (!source) {
        addError(verdict, std::get<files::FileError>(read).message);
        return;
    }
    const auto parsed = text::Document::parse(*source);
    if (parsed.document) {
        const auto root = parsed.document->root();
        if (const auto name = root["name"].string(); !name.empty()) verdict.name = toQString(name).simplified();
        verdict.game = toQString(root["system"].string());
        verdict.list = toQString(root["list"].string());
        verdict.player = toQString(root["player"].string()).simplified();
        verdict.version = toQString(root["systemVersion"].string());
    }
    auto findings = findingsOf({*source, path, verdict.kind, {}, {}, parsed}, library, verdict);
    diagnostics::takeAccepted(findings);
    for (const auto& finding : findings)
        ++(finding.level == diagnostics::Level::error     ? verdict.errors
           : finding.level == diagnostics::Level::warning ? verdict.warnings
                                                          : verdict.infos);
    std::stable_sort(findings.begin(), findings.end(), [](const auto& a, const auto& b) { return a.level < b.level; });
    if (findings.size() > FileVerdict::maxFindings) findings.resize(FileVerdict::maxFindings);
    verdict.findings = std::move(findings);
}

/// Checks a file. An exception is an error in the verdict on this file, so that the others are checked, too.
FileVerdict verdictOn(const fs::path& path, rules::Library& library)
{
    FileVerdict verdict;
    verdict.path = shownPath(path);
    verdict.name = shownPath(path.filename());
    verdict.kind = files::kindOf(path).value_or(files::FileKind::army);
    verdict.modified = QFileInfo(verdict.path).lastModified();
    try {
        fillVerdict(verdict, path, library);
    } catch (...) {
        addError(verdict, "this file was not checked completely: " + threads::textOf(std::current_exception()));
    }
    return verdict;
}

}  // namespace

FolderCheck::FolderCheck(SharedLibrary& library, QObject* parent) : QObject(parent), m_library(library) {}

FolderCheck::~FolderCheck()
{
    if (m_stop) *m_stop = true;
}

void FolderCheck::start(const QString& folder)
{
    m_folder = folder;
    m_stamps.clear();
    look();
}

void FolderCheck::look()
{
    if (m_folder.isEmpty()) return;
    run([root = pathOf(m_folder)](const std::atomic<bool>& stop) { return filesOf(root, stop); });
}

void FolderCheck::start(const QStringList& paths)
{
    m_folder.clear();
    m_stamps.clear();
    run([paths](const std::atomic<bool>&) {
        std::vector<fs::path> files;
        for (const auto& path : paths) files.push_back(pathOf(path));
        return files;
    });
}

FolderCheck::Stamp FolderCheck::stampOf(const fs::path& file)
{
    std::error_code error;
    return {fs::last_write_time(file, error), fs::file_size(file, error)};
}

std::vector<fs::path> FolderCheck::changedAmong(const std::vector<fs::path>& files, const Stamps& known)
{
    std::vector<fs::path> changed;
    std::copy_if(files.begin(), files.end(), std::back_inserter(changed), [&](const fs::path& file) {
        const auto stamp = known.find(file);
        return stamp == known.end() || stamp->second != stampOf(file);
    });
    // A battlefield depends on its armies, and everything on settings, lists, house rules and games.
    const auto has = [&](auto isOf) {
        return std::any_of(changed.begin(), changed.end(),
                           [&](const fs::path& file) { return isOf(files::kindOf(file)); });
    };
    using files::FileKind;
    if (has([](auto kind) { return kind != FileKind::army && kind != FileKind::scenario; })) return files;
    if (!has([](auto kind) { return kind == FileKind::army; })) return changed;
    std::vector<fs::path> wanted;
    std::copy_if(files.begin(), files.end(), std::back_inserter(wanted), [&](const fs::path& file) {
        return files::kindOf(file) == FileKind::scenario ||
               std::find(changed.begin(), changed.end(), file) != changed.end();
    });
    return wanted;
}

void FolderCheck::run(std::function<std::vector<fs::path>(const std::atomic<bool>&)> find)
{
    if (m_stop) *m_stop = true;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    const auto library = m_library.library();
    inBackground(
        *this,
        [this, library, find = std::move(find), known = m_stamps, stop = m_stop, owner = CallsToOwner(*this)] {
            auto files = find(*stop);
            const bool more = files.size() > maxFiles;
            if (more) files.resize(maxFiles);
            QStringList paths;
            for (const auto& file : files) paths << shownPath(file);
            const auto tell = [&](auto step) {
                owner.call([stop, step] {
                    if (!*stop) step();
                });
            };
            tell([this, paths, more] { Q_EMIT found(paths, more); });
            for (const auto& file : changedAmong(files, known)) {
                if (*stop) return;
                const auto stamp = stampOf(file);
                tell([this, file, stamp, verdict = verdictOn(file, *library)] {
                    m_stamps[file] = stamp;
                    Q_EMIT checkFinished(verdict);
                });
            }
        },
        [this, stop = m_stop] {
            if (!*stop) Q_EMIT finished();
        },
        [this, stop = m_stop](const QString& reason) {
            if (!*stop) Q_EMIT failed(reason);
        });
}

void FolderCheck::again(const QString& path)
{
    if (!m_stop || m_folder.isEmpty() || !path.startsWith(m_folder)) return;
    const auto library = m_library.library();
    inBackground(
        *this, [library, path] { return verdictOn(pathOf(path), *library); },
        [this, stop = m_stop](const FileVerdict& verdict) {
            if (!*stop) Q_EMIT checkFinished(verdict);
        },
        [this, stop = m_stop](const QString& reason) {
            if (!*stop) Q_EMIT failed(reason);
        });
}

}  // namespace muster::editor
