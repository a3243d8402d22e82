#include "editor/form/finding_note.hpp"

#include "editor/look/icons.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr std::size_t maxShown = 3;

QString tooltipOf(const diagnostics::Diagnostic& finding)
{
    QString text = QStringLiteral("<p>%1</p>").arg(toQString(finding.message).toHtmlEscaped());
    if (const auto help = finding.wholeHelp(); !help.empty())
        text += QStringLiteral("<p>%1</p>").arg(toQString(help).toHtmlEscaped());
    return text + QStringLiteral("<p><i>%1</i></p>").arg(toQString(finding.rule).toHtmlEscaped());
}

}  // namespace

FindingNote::FindingNote(QWidget* parent, Target target)
    : QWidget(parent), m_target(target), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 4);
    m_layout->setSpacing(2);
    hide();
}

void FindingNote::show(std::span<const diagnostics::Diagnostic* const> findings)
{
    std::vector<std::string> now;
    for (const auto* finding : findings)
        now.push_back(finding->rule + '\n' + finding->message + '\n' + finding->wholeHelp() +
                      char('0' + static_cast<int>(finding->level)));
    const auto before = m_shown;
    if (now != m_shown) {
        m_shown = std::move(now);
        while (auto* item = m_layout->takeAt(0)) {
            delete item->widget();
            delete item;
        }
        for (std::size_t i = 0; i < std::min(findings.size(), maxShown); ++i) {
            const auto& finding = *findings[i];
            auto* line = new QWidget(this);
            auto* layout = new QHBoxLayout(line);
            layout->setContentsMargins(0, 0, 0, 0);
            layout->setSpacing(6);
            auto* mark = new QLabel(line);
            const QString level =
                QString::fromUtf8(diagnostics::levelName(finding.level).data(),
                                  static_cast<qsizetype>(diagnostics::levelName(finding.level).size()));
            mark->setPixmap(icon(level, palette()).pixmap(16, 16));
            mark->setAccessibleName(levelWord(finding.level));
            auto* message = new QLabel(wordsOf(finding), line);
            message->setTextFormat(Qt::PlainText);
            message->setWordWrap(true);
            message->setToolTip(tooltipOf(finding));
            message->setAccessibleName(levelWord(finding.level) + QStringLiteral(": ") + wordsOf(finding));
            QPalette colours = message->palette();
            colours.setColor(QPalette::WindowText, levelColour(finding.level, palette()));
            message->setPalette(colours);
            layout->addWidget(mark, 0, Qt::AlignTop);
            layout->addWidget(message, 1);
            if (!finding.rule.empty()) {
                auto* why = new QLabel(QStringLiteral("<a href=\"rule\">%1</a>").arg(tr("why?")), line);
                why->setToolTip(tr("Show the page of this rule"));
                connect(why, &QLabel::linkActivated, this,
                        [this, rule = toQString(finding.rule)] { Q_EMIT ruleRequested(rule); });
                layout->addWidget(why, 0, Qt::AlignTop);
            }
            m_layout->addWidget(line);
        }
        if (findings.size() > maxShown)
            m_layout->addWidget(
                new QLabel(tr("and %n more", nullptr, static_cast<int>(findings.size() - maxShown)), this));
    }
    const bool isOther = m_shown != before;
    setVisible(!m_shown.empty());
    if (isOther) Q_EMIT changed();
}

QString FindingNote::wordsOf(const diagnostics::Diagnostic& finding) const
{
    return m_target == Target::value && !finding.missing.empty() ? tr("A value is needed here.")
                                                                 : toQString(finding.message);
}

QString spoken(std::span<const FieldFinding> findings)
{
    QStringList texts;
    for (const auto& each : findings)
        texts << levelWord(each.finding->level) + QStringLiteral(": ") + toQString(each.finding->message);
    return texts.join(QStringLiteral(" "));
}

}  // namespace muster::editor
