#pragma once

#include "editor/document/acceptance_edit.hpp"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QDateEdit;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace muster::editor {

/// Asks for the reason to accept a finding, and whether it ends on a day.
class AcceptDialog : public QDialog {
    Q_OBJECT
public:
    /// `message` is the finding's, `rule` its full name.
    AcceptDialog(const QString& message, std::string rule, QWidget* parent);

    /// What the user entered.
    Acceptance acceptance() const;

private:
    void showState();

    std::string m_rule;
    QLineEdit* m_reason = nullptr;
    QCheckBox* m_ends = nullptr;
    QDateEdit* m_until = nullptr;
    QPushButton* m_ok = nullptr;
};

}  // namespace muster::editor
