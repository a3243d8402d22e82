#include "editor/scenario_wizard/aims_step.hpp"

#include "editor/look/words.hpp"

#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr qsizetype maxLeft = 5;  // lines; the board lists the rest

}  // namespace

AimsStep::AimsStep(QWidget* parent) : WizardStep(tr("Aims"), parent)
{
    m_objectives = new QSpinBox(this);
    m_objectives->setObjectName("wizard-objectives");
    m_objectives->setRange(0, 9);
    m_objectives->setSpecialValueText(tr("None"));
    m_objectives->setAccessibleName(tr("Objectives on the middle line"));
    m_objectives->setToolTip(tr("They are laid on the line between the sides and can be moved on the board"));
    m_turns = new QSpinBox(this);
    m_turns->setObjectName("wizard-turns");
    m_turns->setRange(0, 1000);
    m_turns->setSpecialValueText(tr("No limit"));
    m_turns->setAccessibleName(tr("Number of turns"));
    m_notes = new QPlainTextEdit(this);
    m_notes->setObjectName("wizard-notes");
    m_notes->setTabChangesFocus(true);
    m_notes->setAccessibleName(tr("Notes"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Objectives"), m_objectives);
    form->addRow(tr("&Turns"), m_turns);
    form->addRow(tr("&Notes"), m_notes);
    body().addLayout(form, 1);
    m_left = new QLabel(this);
    m_left->setObjectName("wizard-left-to-do");
    m_left->setWordWrap(true);
    m_left->setTextFormat(Qt::PlainText);
    body().addWidget(m_left);
    for (auto* box : {m_objectives, m_turns}) connect(box, &QSpinBox::valueChanged, this, &WizardStep::changed);
    connect(m_notes, &QPlainTextEdit::textChanged, this, &WizardStep::changed);
}

void AimsStep::show(const WizardGame& game, const ScenarioRequest& request)
{
    setAdvice(game, {"objectives", "turns"});
    const QSignalBlocker quiet(this);
    m_objectives->setValue(request.objectives);
    m_turns->setValue(static_cast<int>(std::clamp<std::int64_t>(request.plan.turns.value_or(0), 0, 1000)));
}

void AimsStep::write(ScenarioRequest& request) const
{
    request.objectives = m_objectives->value();
    request.objectiveName = utf8(tr("Objective"));
    request.plan.turns.reset();
    if (m_turns->value() > 0) request.plan.turns = m_turns->value();
    request.plan.notes = utf8(m_notes->toPlainText());
}

void AimsStep::receive(const ScenarioResult& made)
{
    QStringList lines;
    for (const auto level : {diagnostics::Level::error, diagnostics::Level::warning})
        for (const auto& finding : made.findings)
            if (const auto line = QStringLiteral("\u2022 ") + toQString(finding.message);
                finding.level == level && !lines.contains(line))
                lines << line;
    if (lines.isEmpty()) return m_left->setText(tr("Nothing is left to do but to place the armies on the board."));
    if (lines.size() > maxLeft) {
        const auto more = lines.size() - maxLeft;
        lines.resize(maxLeft);
        lines << tr("and %n more", nullptr, static_cast<int>(more));
    }
    m_left->setText(tr("Still to be done on the board:") + u'\n' + lines.join(u'\n'));
}

}  // namespace muster::editor
