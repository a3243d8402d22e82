#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "editor/document/army_edits.hpp"

#include <QString>

#include <filesystem>
#include <string>
#include <string_view>

namespace muster::editor {

/// Converts UTF-8 text of the core; invalid bytes become replacement characters.
QString toQString(std::string_view utf8);
std::string utf8(const QString& text);
QString shownPath(const std::filesystem::path& path);
std::filesystem::path pathOf(const QString& text);

/// Orders names in displayed lists by the rules of the user's language, ignoring case.
bool sortsBefore(const QString& a, const QString& b);

/// The program with its version, "Muster 1.2.0".
QString programName();

/// The name of a change for the undo menu, translated.
QString nameOf(const Change& change);

/// "Error", "Warning" or "Note", translated, because colour alone does not suffice.
QString levelWord(diagnostics::Level level);
/// A message of a finding as a sentence: with a capital at its start.
QString asSentence(std::string_view message);
/// "2 errors, 1 warning", or "No findings".
QString verdictWords(std::size_t errors, std::size_t warnings, std::size_t infos);

}  // namespace muster::editor
