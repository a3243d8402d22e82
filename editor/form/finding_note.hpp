#pragma once

#include "editor/form/control.hpp"

#include <QWidget>

#include <span>
#include <vector>

QT_BEGIN_NAMESPACE
class QVBoxLayout;
QT_END_NAMESPACE

namespace muster::editor {

/// Findings in the form itself: an icon and the message each, and a way to the page of the rule.
class FindingNote : public QWidget {
    Q_OBJECT
public:
    /// Beside a value the note says in its own words what is missing there; elsewhere findings are shown as they are.
    enum class Target { element, value };
    explicit FindingNote(QWidget* parent = nullptr, Target target = Target::element);
    void show(std::span<const diagnostics::Diagnostic* const> findings);

Q_SIGNALS:
    /// Other findings than before are shown, or none any more.
    void changed();
    void ruleRequested(const QString& rule);

private:
    QString wordsOf(const diagnostics::Diagnostic& finding) const;

    Target m_target;
    QVBoxLayout* m_layout = nullptr;
    std::vector<std::string> m_shown;
};

/// The messages as plain text, for who cannot see them.
QString spoken(std::span<const FieldFinding> findings);

}  // namespace muster::editor
