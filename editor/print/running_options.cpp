#include "editor/print/running_options.hpp"

#include "editor/look/words.hpp"
#include "printer/settings/running_text.hpp"
#include "printer/settings/setting_texts.hpp"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace muster::editor {

namespace {

constexpr int maxTextLength = 1000;

}  // namespace

RunningOptions::RunningOptions(QWidget* parent) : OptionGroup(tr("Header and footer of each page"), parent)
{
    auto* form = new QFormLayout(this);
    m_header = addLine(*form, "print-header", tr("Header"), tr("Text of the header"));
    m_footer = addLine(*form, "print-footer", tr("Footer"), tr("Text of the footer"));
    m_date = new QLineEdit(this);
    m_date->setObjectName("print-date");
    m_date->setMaxLength(60);
    m_date->setPlaceholderText(tr("none"));
    auto* today = new QPushButton(tr("Today"), this);
    today->setObjectName("print-today");
    today->setAutoDefault(false);
    today->setToolTip(tr("Print today's date"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_date, 1);
    row->addWidget(today);
    m_date->setAccessibleName(tr("Date"));
    m_date->setToolTip(tr("The date that is printed, as you want to read it"));
    form->addRow(tr("Date"), row);
    connect(m_date, &QLineEdit::textChanged, this, &OptionGroup::changed);
    connect(today, &QPushButton::clicked, this, [this] { m_date->setText(toQString(printer::today())); });
}

RunningOptions::Line RunningOptions::addLine(QFormLayout& form, const char* name, const QString& label,
                                             const QString& tip)
{
    Line line;
    line.shown = new QCheckBox(label, this);
    line.shown->setObjectName(QStringLiteral("%1-shown").arg(name));
    line.shown->setToolTip(tr("Untick it for pages without"));
    line.text = new QLineEdit(this);
    line.text->setObjectName(name);
    line.text->setMaxLength(maxTextLength);
    line.text->setPlaceholderText(tr("the usual one"));
    line.text->setAccessibleName(tip);
    line.text->setToolTip(tr("Up to three parts, left|middle|right, of words and of\n{name} {player} {system} "
                             "{version} {date} {page} {pages} {sheet}"));
    form.addRow(line.shown, line.text);
    connect(line.shown, &QCheckBox::toggled, this, [this, line](bool on) {
        line.text->setEnabled(on);
        Q_EMIT changed();
    });
    connect(line.text, &QLineEdit::textChanged, this, &OptionGroup::changed);
    return line;
}

void RunningOptions::setChoice(const PrintChoice& choice)
{
    const QSignalBlocker quiet(this);
    const auto fill = [](const Line& line, const printer::RunningText& running) {
        line.shown->setChecked(running.shown);
        line.text->setEnabled(running.shown);
        line.text->setText(toQString(running.text));
    };
    fill(m_header, choice.settings.header);
    fill(m_footer, choice.settings.footer);
    m_date->setText(toQString(choice.settings.date));
}

void RunningOptions::read(PrintChoice& choice) const
{
    const auto take = [](const Line& line) {
        return printer::RunningText{line.shown->isChecked(), utf8(line.text->text().trimmed())};
    };
    choice.settings.header = take(m_header);
    choice.settings.footer = take(m_footer);
    choice.settings.date = utf8(m_date->text().trimmed());
}

QString RunningOptions::fault() const
{
    for (const auto& line : {m_header, m_footer}) {
        if (!line.shown->isChecked()) continue;
        if (const auto fault = printer::runningTextFault(utf8(line.text->text().trimmed())))
            return line.shown->text() + ": " + toQString(*fault);
    }
    return {};
}

}  // namespace muster::editor
