#pragma once

#include <QtGlobal>

QT_BEGIN_NAMESPACE
class QComboBox;
QT_END_NAMESPACE

namespace muster::editor {

/// Lets users find an item by any part of its name, restores the current one if nothing matches, and shows the start of
/// long names.
void findByTyping(QComboBox& box);

/// Makes a searchable box's popups as wide as their longest entry, up to the screen's width; call it when all entries
/// are added.
void widenLists(QComboBox& box);

}  // namespace muster::editor
