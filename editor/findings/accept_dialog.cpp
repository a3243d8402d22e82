#include "editor/findings/accept_dialog.hpp"

#include "editor/look/words.hpp"

#include <QCheckBox>
#include <QDate>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::editor {

AcceptDialog::AcceptDialog(const QString& message, std::string rule, QWidget* parent)
    : QDialog(parent), m_rule(std::move(rule))
{
    setObjectName("accept");
    setWindowTitle(tr("Accept a Finding"));
    auto* label = new QLabel(message, this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    m_reason = new QLineEdit(this);
    m_reason->setObjectName("accept-reason");
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->setMaxLength(1000);  // as in the schemas
    m_reason->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    m_ends = new QCheckBox(tr("&Until"), this);
    m_ends->setObjectName("accept-ends");
    m_ends->setAccessibleName(tr("Until a day"));
    m_until = new QDateEdit(QDate::currentDate().addYears(1), this);
    m_until->setObjectName("accept-until");
    m_until->setAccessibleName(tr("Last day"));
    m_until->setDisplayFormat("yyyy-MM-dd");
    m_until->setCalendarPopup(true);
    m_until->setDateRange(QDate::currentDate(), QDate(9999, 12, 31));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_ok = buttons->addButton(tr("&Accept"), QDialogButtonBox::AcceptRole);
    m_ok->setObjectName("accept-ok");
    m_ok->setAccessibleName(tr("Accept"));
    auto* form = new QFormLayout;
    form->addRow(tr("&Reason:"), m_reason);
    form->addRow(m_ends, m_until);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addLayout(form);
    layout->addWidget(buttons);
    connect(m_reason, &QLineEdit::textChanged, this, &AcceptDialog::showState);
    connect(m_ends, &QCheckBox::toggled, this, &AcceptDialog::showState);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showState();
}

void AcceptDialog::showState()
{
    m_ok->setEnabled(!m_reason->text().trimmed().isEmpty());
    m_until->setEnabled(m_ends->isChecked());
}

Acceptance AcceptDialog::acceptance() const
{
    return {m_rule, utf8(m_reason->text().trimmed()),
            m_ends->isChecked() ? utf8(m_until->date().toString(Qt::ISODate)) : std::string()};
}

}  // namespace muster::editor
