#pragma once

#include <QtGlobal>

QT_BEGIN_NAMESPACE
class QComboBox;
QT_END_NAMESPACE

namespace muster::editor {

/// Lets somebody type any part of a name, puts what is chosen back where nothing was found, and shows the beginning of
/// what is too long.
void findByTyping(QComboBox& box);

/// Makes the lists that a searchable box opens as wide as their longest entry, as far as the screen goes; to be called
/// when all entries are there.
void widenLists(QComboBox& box);

}  // namespace muster::editor
