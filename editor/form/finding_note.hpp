#pragma once

#include "editor/form/control.hpp"

#include <QWidget>

#include <span>
#include <vector>

QT_BEGIN_NAMESPACE
class QVBoxLayout;
QT_END_NAMESPACE

namespace muster::editor {

/// Findings in a form: icon, message, and a link to the page of the rule.
class FindingNote : public QWidget {
    Q_OBJECT
public:
    /// Beside a value, missing values get a short message; elsewhere the finding's own message is shown.
    enum class Target { element, value };
    explicit FindingNote(QWidget* parent = nullptr, Target target = Target::element);
    void show(std::span<const diagnostics::Diagnostic* const> findings);

Q_SIGNALS:
    /// Emitted when the set of shown findings changes.
    void changed();
    void ruleRequested(const QString& rule);

private:
    QString wordsOf(const diagnostics::Diagnostic& finding) const;

    Target m_target;
    QVBoxLayout* m_layout = nullptr;
    std::vector<std::string> m_shown;
};

/// The messages as plain text, for screen readers.
QString spoken(std::span<const FieldFinding> findings);

}  // namespace muster::editor
