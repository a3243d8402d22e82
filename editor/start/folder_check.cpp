// First, because it has a function by the name of a macro of Qt.
#include "core/check/check.hpp"

#include "editor/start/folder_check.hpp"

#include "core/files/file.hpp"
#include "core/files/folder_walk.hpp"
#include "editor/look/words.hpp"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>

namespace muster::editor {

namespace fs = std::filesystem;

namespace {

/// Upper limit of listed files: the panel is for a club's folder, not for a whole disk.
constexpr std::size_t maxFiles = 2000;
constexpr int deepest = 12;

using Stop = std::shared_ptr<std::atomic<bool>>;

std::vector<fs::path> filesOf(const fs::path& folder, const std::atomic<bool>& stop)
{
    std::vector<fs::path> files;
    files::walk({folder, folder, files::Links::inside, deepest}, [&](const fs::path& path) {
        files.push_back(path);
        return !stop && files.size() <= maxFiles;
    });
    std::sort(files.begin(), files.end());
    return files;
}

/// Checks a file as the window does on opening, whatever folder it was found from.
FileVerdict verdictOn(const fs::path& path, rules::Library& library)
{
    FileVerdict verdict;
    verdict.path = shownPath(path);
    verdict.name = shownPath(path.filename());
    verdict.kind = files::kindOf(path).value_or(files::FileKind::army);
    auto read = files::readFile(path, path.filename().string());
    const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
    if (!source) {
        verdict.errors = 1;
        return verdict;
    }
    const auto parsed = text::Document::parse(*source);
    if (parsed.document)
        if (const auto name = parsed.document->root()["name"].string(); !name.empty()) verdict.name = toQString(name);
    auto findings = rules::check({*source, path, verdict.kind, {}, {}, parsed}, library);
    diagnostics::takeAccepted(findings);
    for (const auto& finding : findings)
        ++(finding.level == diagnostics::Level::error     ? verdict.errors
           : finding.level == diagnostics::Level::warning ? verdict.warnings
                                                          : verdict.infos);
    return verdict;
}

void onGui(std::function<void()> step)
{
    QMetaObject::invokeMethod(QCoreApplication::instance(), std::move(step), Qt::QueuedConnection);
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
    run([root = pathOf(folder)](const std::atomic<bool>& stop) { return filesOf(root, stop); });
}

void FolderCheck::start(const QStringList& paths)
{
    m_folder.clear();
    run([paths](const std::atomic<bool>&) {
        std::vector<fs::path> files;
        for (const auto& path : paths) files.push_back(pathOf(path));
        return files;
    });
}

void FolderCheck::run(std::function<std::vector<fs::path>(const std::atomic<bool>&)> find)
{
    if (m_stop) *m_stop = true;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    const auto library = m_library.library();
    QThreadPool::globalInstance()->start([library, find = std::move(find), stop = m_stop,
                                          self = QPointer<FolderCheck>(this)] {
        auto files = find(*stop);
        const bool more = files.size() > maxFiles;
        if (more) files.resize(maxFiles);
        QStringList paths;
        for (const auto& file : files) paths << shownPath(file);
        const auto tell = [&](auto step) {
            onGui([self, stop, step] {
                if (self && !*stop) step(*self);
            });
        };
        tell([paths, more](FolderCheck& check) { Q_EMIT check.found(paths, more); });
        for (const auto& file : files) {
            if (*stop) return;
            tell([verdict = verdictOn(file, *library)](FolderCheck& check) { Q_EMIT check.checkFinished(verdict); });
        }
        tell([](FolderCheck& check) { Q_EMIT check.finished(); });
    });
}

void FolderCheck::again(const QString& path)
{
    if (!m_stop || m_folder.isEmpty() || !path.startsWith(m_folder)) return;
    const auto library = m_library.library();
    QThreadPool::globalInstance()->start([library, path, stop = m_stop, self = QPointer<FolderCheck>(this)] {
        const auto verdict = verdictOn(pathOf(path), *library);
        onGui([self, stop, verdict] {
            if (self && !*stop) Q_EMIT self->checkFinished(verdict);
        });
    });
}

}  // namespace muster::editor
