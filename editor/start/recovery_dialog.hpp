#pragma once

#include "editor/document/journal.hpp"

#include <QDialog>

#include <cstddef>
#include <vector>

QT_BEGIN_NAMESPACE
class QListWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// Offers unsaved changes of a program that did not exit normally, to open or to discard. Closing the dialog keeps them
/// for the next start.
class RecoveryDialog : public QDialog {
    Q_OBJECT
public:
    explicit RecoveryDialog(const std::vector<RecoverableJournal>& left, QWidget* parent = nullptr);

    /// Indices of the changes to recover.
    const std::vector<std::size_t>& toRecover() const { return m_recover; }
    const std::vector<std::size_t>& toDiscard() const { return m_discard; }

private:
    std::vector<std::size_t> checked() const;
    void discardChecked();

    QListWidget* m_list = nullptr;
    std::vector<std::size_t> m_recover, m_discard;
};

}  // namespace muster::editor
