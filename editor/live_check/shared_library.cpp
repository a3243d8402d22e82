#include "core/library/library.hpp"
#include "editor/live_check/game_words.hpp"
#include "editor/live_check/live_checker.hpp"

#include "core/files/kind.hpp"
#include "core/text/date.hpp"

#include <QFileSystemWatcher>
#include <QTimer>

#include <algorithm>

namespace muster::editor {

namespace fs = std::filesystem;

namespace {

// Programs write a file in several steps; reload once, after the last step.
constexpr int settleDelay = 300;  // ms
constexpr std::size_t maxWatched = 2000;

std::shared_ptr<rules::Library> newLibrary(const std::vector<fs::path>& dataFolders)
{
    auto made = std::make_shared<rules::Library>(dataFolders, std::nullopt, files::Links::inside, text::today());
    made->speak(spokenLanguage());
    return made;
}

}  // namespace

SharedLibrary::SharedLibrary(std::vector<fs::path> dataFolders, QObject* parent)
    : QObject(parent), m_dataFolders(std::move(dataFolders)), m_library(newLibrary(m_dataFolders)),
      m_watcher(new QFileSystemWatcher(this)), m_settle(new QTimer(this)), m_threads([this] {
          QMetaObject::invokeMethod(
              this, [this] { m_threads.reap(); }, Qt::QueuedConnection);
      })
{
    m_settle->setSingleShot(true);
    m_settle->setInterval(settleDelay);
    connect(m_watcher, &QFileSystemWatcher::fileChanged, m_settle, qOverload<>(&QTimer::start));
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, m_settle, qOverload<>(&QTimer::start));
    connect(m_settle, &QTimer::timeout, this, [this] { look(); });
}

SharedLibrary::~SharedLibrary() = default;

void SharedLibrary::refresh()
{
    m_library = newLibrary(m_dataFolders);
    m_known = fingerprint();
    Q_EMIT refreshed();
}

void SharedLibrary::watch(const std::vector<fs::path>& files)
{
    bool grown = false;
    for (const auto& file : files) {
        std::error_code error;
        if (m_files.size() >= maxWatched || m_files.contains(file)) continue;
        grown = true;
        m_files.insert(file);
        if (fs::exists(file, error)) m_watcher->addPath(QString::fromStdString(file.string()));
        if (m_folders.insert(file.parent_path()).second && fs::is_directory(file.parent_path(), error))
            m_watcher->addPath(QString::fromStdString(file.parent_path().string()));
    }
    if (grown) m_known = fingerprint();
}

std::string SharedLibrary::fingerprint() const
{
    std::vector<std::string> lines;
    std::error_code error;
    for (const auto& folder : m_folders)
        for (fs::directory_iterator each(folder, error), end; !error && each != end; each.increment(error)) {
            const auto kind = files::kindOf(each->path());
            if (!kind || *kind == files::FileKind::scenario) continue;
            // Only armies that a scenario uses count.
            if (*kind == files::FileKind::army && !m_files.contains(each->path())) continue;
            std::error_code gone;
            const auto time = each->last_write_time(gone).time_since_epoch().count();
            const auto size = each->file_size(gone);
            lines.push_back(each->path().string() + " " + std::to_string(time) + " " + std::to_string(size));
        }
    std::sort(lines.begin(), lines.end());
    std::string text;
    for (const auto& line : lines) text += line + "\n";
    return text;
}

void SharedLibrary::look()
{
    for (const auto& file : m_files) {
        const QString name = QString::fromStdString(file.string());
        std::error_code error;
        // QFileSystemWatcher stops watching a file that was replaced.
        if (!m_watcher->files().contains(name) && fs::exists(file, error)) m_watcher->addPath(name);
    }
    if (fingerprint() != m_known) refresh();
}

}  // namespace muster::editor
