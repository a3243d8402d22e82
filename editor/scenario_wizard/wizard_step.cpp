#include "editor/scenario_wizard/wizard_step.hpp"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

WizardStep::WizardStep(const QString& title, QWidget* parent) : QWidget(parent), m_title(title)
{
    auto* head = new QLabel(title, this);
    QFont large = head->font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.3);
    head->setFont(large);
    m_advice = new QLabel(this);
    m_advice->setWordWrap(true);
    m_advice->setTextFormat(Qt::PlainText);
    m_advice->setForegroundRole(QPalette::PlaceholderText);
    m_advice->hide();
    m_body = new QVBoxLayout(this);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(10);
    m_body->addWidget(head);
    m_body->addWidget(m_advice);
}

void WizardStep::setAdvice(const WizardGame& game, std::initializer_list<std::string_view> about)
{
    QStringList lines;
    for (const auto& step : game.steps)
        if (std::find(about.begin(), about.end(), step.about) != about.end()) lines << step.text;
    m_advice->setText(lines.join(u'\n'));
    m_advice->setVisible(!lines.isEmpty());
}

}  // namespace muster::editor
