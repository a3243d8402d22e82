#include "editor/document/document.hpp"

#include "core/files/project.hpp"
#include "editor/document/edit_command.hpp"
#include "editor/document/journal.hpp"

#include <QFileSystemWatcher>
#include <QTimer>
#include <QUtf8StringView>

#include <algorithm>
#include <cerrno>

namespace muster::editor {

namespace {

constexpr int syncDelay = 2000, diskDelay = 250;  // ms

bool fits(const std::vector<text::Edit>& edits, std::size_t size)
{
    std::uint32_t done = 0;
    for (const auto& edit : edits) {
        if (edit.range.begin < done || edit.range.end < edit.range.begin || edit.range.end > size) return false;
        done = edit.range.end;
    }
    return true;
}

}  // namespace

Document::Document(const Folders& folders, QObject* parent)
    : QObject(parent), m_folders(folders), m_watcher(new QFileSystemWatcher(this)), m_diskTimer(new QTimer(this)),
      m_journalTimer(new QTimer(this))
{
    parse();
    m_diskTimer->setSingleShot(true);
    m_diskTimer->setInterval(diskDelay);
    m_journalTimer->setSingleShot(true);
    m_journalTimer->setInterval(syncDelay);
    connect(m_watcher, &QFileSystemWatcher::fileChanged, m_diskTimer, qOverload<>(&QTimer::start));
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, m_diskTimer, qOverload<>(&QTimer::start));
    connect(m_diskTimer, &QTimer::timeout, this, [this] { checkDisk(); });
    connect(m_journalTimer, &QTimer::timeout, this, [this] {
        // A disk that was full may have space again, even without further edits.
        if (m_journalFailing)
            noteInJournal({});
        else if (m_journal && !m_journal->sync()) {
            const std::error_code error(errno, std::generic_category());
            m_journalTimer->start();
            setJournalFailing(error);
        }
    });
}

Document::~Document() { m_undo.disconnect(this); }

void Document::begin(files::FileKind kind, std::string text, std::filesystem::path place)
{
    m_kind = kind;
    m_savedHash.clear();
    setPlace(std::move(place), std::nullopt);
    const text::Edit all{{0, static_cast<std::uint32_t>(m_text.size())}, std::move(text)};
    m_text = all.text;
    const auto before = m_revision++;
    parse();
    m_undo.clear();
    updateClean();
    Q_EMIT edited({all}, before, m_revision);
}

void Document::setPlace(std::filesystem::path place, std::optional<std::filesystem::path> path)
{
    std::error_code ignored;
    m_place = std::filesystem::absolute(place, ignored);
    m_path = path ? std::optional(std::filesystem::absolute(*path, ignored)) : std::nullopt;
    m_kind = files::kindOf(m_place).value_or(m_kind);
    watch();
    Q_EMIT placeChanged();
}

QString Document::title() const { return QString::fromStdString(m_place.filename().string()); }

bool Document::isUtf8() const
{
    return QUtf8StringView(m_text.data(), static_cast<qsizetype>(m_text.size())).isValidUtf8();
}

void Document::parse()
{
    m_source = std::make_shared<const text::Source>(files::displayName(m_place), m_text);
    auto parsed = text::Document::parse(m_source);
    m_parsed = std::move(parsed.document);
    m_faults = std::move(parsed.faults);
    if (m_parsed) m_lastParsed = m_parsed;
}

bool Document::apply(std::vector<text::Edit> edits, const QString& name, const MergeKey& key)
{
    std::stable_sort(edits.begin(), edits.end(),
                     [](const auto& a, const auto& b) { return a.range.begin < b.range.begin; });
    if (!fits(edits, m_text.size())) return false;
    std::erase_if(edits, [&](const text::Edit& edit) {
        return std::string_view(m_text).substr(edit.range.begin, edit.range.end - edit.range.begin) == edit.text;
    });
    if (edits.empty()) return false;
    m_undo.push(new EditCommand(*this, std::move(edits), name, key, m_mergeEpoch));
    return true;
}

bool Document::applyText(std::string_view text, const QString& name, const MergeKey& key)
{
    return apply(text::difference(m_text, text), name, key);
}

void Document::endMerge() { ++m_mergeEpoch; }

void Document::change(const std::vector<text::Edit>& edits)
{
    m_text = text::applied(m_text, edits);
    const auto before = m_revision++;
    parse();
    noteInJournal(edits);
    lookClean();
    Q_EMIT edited(edits, before, m_revision);
    updateClean();
}

// The undo stack cannot tell: an edit and its reverse are two steps, yet nothing needs saving.
void Document::lookClean() { m_clean = m_diskState != DiskState::deleted && contentHash(m_text) == m_savedHash; }

void Document::updateClean()
{
    lookClean();
    if (m_clean) removeJournal();
    if (m_clean != m_reportedClean) Q_EMIT cleanChanged(m_reportedClean = m_clean);
}

void Document::noteInJournal(const std::vector<text::Edit>& edits)
{
    std::error_code error;
    if (m_journal) {
        if (!m_journal->add(edits, m_text)) error.assign(errno, std::generic_category());
    } else {
        m_journal = Journal::create(m_folders, {m_path, m_place, m_kind, m_savedHash}, m_text, error);
    }
    m_journalTimer->start();
    setJournalFailing(error);
}

void Document::setJournalFailing(const std::error_code& error)
{
    if (m_journalFailing == static_cast<bool>(error)) return;
    m_journalFailing = static_cast<bool>(error);
    if (!m_journalFailing)
        Q_EMIT journalRestored();
    else if (meansFullDisk(error))
        Q_EMIT journalFailed(
            tr("The disk is too full to protect your changes against a crash. Free some space, or save soon."));
    else
        Q_EMIT journalFailed(
            tr("Unsaved changes cannot be kept safe against a crash: %1").arg(QString::fromStdString(error.message())));
}

void Document::removeJournal()
{
    if (m_journal) m_journal->remove();
    m_journal.reset();
    m_journalTimer->stop();
    setJournalFailing({});
}

void Document::discardJournal() { removeJournal(); }

}  // namespace muster::editor
