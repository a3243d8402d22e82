#pragma once

#include "editor/start/folder_check.hpp"

namespace muster::editor {

/// A message to the player of an army: its name, points and verdict, and every finding with its line and what to do.
/// `program` is the name and version of the program that checked it.
QString replyTo(const FileVerdict& army, const QString& program);

}  // namespace muster::editor
