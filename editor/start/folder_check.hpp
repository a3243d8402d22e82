#pragma once

#include "editor/live_check/live_checker.hpp"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>

#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace muster::editor {

/// The verdict on a file of a folder, and what the file says of itself; unknown texts are empty.
struct FileVerdict {
    /// Of more findings, only the first are kept; they are still counted.
    static constexpr std::size_t maxFindings = 50;
    /// Of more leaders or units with different names, only the first are kept.
    static constexpr std::size_t maxBrought = 100;

    QString path;
    QString name;  ///< the name in the file, or its file name
    files::FileKind kind = files::FileKind::army;
    std::size_t errors = 0, warnings = 0, infos = 0;
    QString game, list, player;
    QString points;               ///< of an army, "29 of 30"
    std::optional<double> spent;  ///< the points of an army as a number
    QStringList leaders, units;   ///< what an army brings, in its order: "Wellington", "3 × Line infantry"
    QString version;              ///< of the game, as the file says
    QDateTime modified;
    diagnostics::Diagnostics findings;  ///< not the accepted ones; errors first
};

/// Checks the files of a folder, or given ones, on a worker thread; reports results file by file.
class FolderCheck : public QObject {
    Q_OBJECT
public:
    explicit FolderCheck(SharedLibrary& library, QObject* parent = nullptr);
    ~FolderCheck() override;

    /// Starts over with that folder.
    void start(const QString& folder);
    /// Starts over with these files.
    void start(const QStringList& paths);
    /// Checks one file again.
    void again(const QString& path);
    /// Lists the folder anew and checks what has changed since its last check.
    void look();

Q_SIGNALS:
    /// Emitted when all files are found and none is checked yet.
    void found(const QStringList& paths, bool more);
    void checkFinished(const muster::editor::FileVerdict& verdict);
    void finished();
    /// Emitted instead of finished() if the check ended early; the reason is a message for users.
    void failed(const QString& reason);

private:
    /// Tells whether a file has changed.
    struct Stamp {
        std::filesystem::file_time_type time;
        std::uintmax_t size = 0;
        bool operator==(const Stamp&) const = default;
    };
    using Stamps = std::map<std::filesystem::path, Stamp>;
    static Stamp stampOf(const std::filesystem::path& file);
    /// The files to check, where the others are as they were at their last check.
    static std::vector<std::filesystem::path> changedAmong(const std::vector<std::filesystem::path>& files,
                                                           const Stamps& known);
    void run(std::function<std::vector<std::filesystem::path>(const std::atomic<bool>& stop)> files);

    SharedLibrary& m_library;
    QString m_folder;
    Stamps m_stamps;  ///< of the files checked so far
    std::shared_ptr<std::atomic<bool>> m_stop;
};

}  // namespace muster::editor
