#include "editor/document/disk_file.hpp"

#include <QCoreApplication>
#include <QCryptographicHash>

namespace muster::editor {

std::string contentHash(std::string_view bytes)
{
    return QCryptographicHash::hash({bytes.data(), static_cast<qsizetype>(bytes.size())}, QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

bool meansFullDisk(std::error_code reason)
{
    using std::errc;
    return reason == errc::no_space_on_device || reason == errc::file_too_large ||
           reason == std::error_code(EDQUOT, std::generic_category());
}

Problem problemOf(const files::FileError& error, const std::filesystem::path& path, bool writing)
{
    const auto translated = [&](const char* sentence) {
        return QCoreApplication::translate("DiskFile", sentence).arg(QString::fromStdString(path.filename().string()));
    };
    if (!writing)
        return {Problem::Kind::unreadable,
                translated(QT_TRANSLATE_NOOP("DiskFile", "%1 cannot be read: ")) +
                    QString::fromStdString(error.reason ? error.reason.message() : error.message)};
    using std::errc;
    if (meansFullDisk(error.reason))
        return {Problem::Kind::diskFull,
                translated(QT_TRANSLATE_NOOP("DiskFile",
                                             "The disk is too full to save %1. The file on it is unchanged, and "
                                             "your changes are still here: free some space, or save elsewhere."))};
    if (error.reason == errc::permission_denied || error.reason == errc::operation_not_permitted ||
        error.reason == errc::read_only_file_system)
        return {Problem::Kind::readOnly,
                translated(QT_TRANSLATE_NOOP(
                    "DiskFile", "%1 may not be written. Save it under another name, or allow writing and try again."))};
    if (error.reason == errc::no_such_file_or_directory || error.reason == errc::not_a_directory)
        return {
            Problem::Kind::noFolder,
            translated(QT_TRANSLATE_NOOP(
                "DiskFile",
                "The folder of %1 is no longer there. Save it elsewhere, or bring the folder back and try again."))};
    return {Problem::Kind::other, translated(QT_TRANSLATE_NOOP("DiskFile", "%1 cannot be written: ")) +
                                      QString::fromStdString(error.reason ? error.reason.message() : error.message)};
}

}  // namespace muster::editor
