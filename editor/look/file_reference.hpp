#pragma once

#include <QString>

#include <filesystem>
#include <string>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// How a file names another one: relative to its own folder, with slashes; as it is where there is no such way.
std::string referenceTo(const std::filesystem::path& file, const std::filesystem::path& from);

/// Lets somebody choose a file, beginning at the one that is named now, else in `usual` beside the naming file if that
/// is a folder; gives its reference, or nothing.
std::string chooseReference(QWidget* parent, const QString& title, const QString& filter,
                            const std::filesystem::path& from, const std::string& now, const char* usual);

}  // namespace muster::editor
