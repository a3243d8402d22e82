#pragma once

#include <QString>

#include <filesystem>
#include <string>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// The path of a file as written in another one: relative to its folder, with slashes; absolute if there is no relative
/// path.
std::string referenceTo(const std::filesystem::path& file, const std::filesystem::path& from);

/// Lets the user choose a file, starting at the current one, else in the folder `usual` beside the referring file if it
/// exists; returns its reference, or nothing.
std::string chooseReference(QWidget* parent, const QString& title, const QString& filter,
                            const std::filesystem::path& from, const std::string& now, const char* usual);

}  // namespace muster::editor
