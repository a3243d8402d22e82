#include "editor/form/cost_strip.hpp"

#include "core/game/game.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"

namespace muster::editor {

namespace {

QString bold(const QString& text) { return QStringLiteral("<b>%1</b>").arg(text.toHtmlEscaped()); }

QString linesOf(const CostView& cost)
{
    QString rows;
    const auto add = [&](const std::vector<CostLine>& lines) {
        for (const auto& line : lines)
            rows += QStringLiteral("<tr><td>%1</td><td align=\"right\">&nbsp;&nbsp;%2</td></tr>")
                        .arg(toQString(line.label).toHtmlEscaped(), toQString(line.value).toHtmlEscaped());
    };
    add(cost.each);
    add(cost.once);
    return QStringLiteral("<table>%1</table>").arg(rows);
}

}  // namespace

CostStrip::CostStrip(QWidget* parent) : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setObjectName(QStringLiteral("cost"));
    setAccessibleName(tr("Cost"));
}

void CostStrip::take(const FormModel& formModel)
{
    const auto& army = formModel.checkResult().army;
    const auto* member = formModel.memberView();
    setVisible(army.hasPoints && (member ? !member->cost.empty() : formModel.scope() == rules::Scope::army));
    if (isHidden()) return;
    const text::Node budget = formModel.game().document->root()["budget"];
    const QString unit = toQString(formModel.words()((budget["short"] ? budget["short"] : budget["label"]).string()));
    QString text;
    if (member) {
        const auto& cost = member->terms;
        if (!cost.timesLabel.empty() && cost.times != "1") {
            text = tr("%1 for each of %2 %3")
                       .arg(bold(toQString(cost.eachSum)), toQString(cost.times),
                            toQString(cost.timesLabel).toHtmlEscaped());
            if (!cost.once.empty()) {
                double once = 0;
                for (const auto& line : cost.once) once += QString::fromStdString(line.value).toDouble();
                if (once != 0.0) text += tr(", and %1").arg(QString::number(once));
            }
            text += QStringLiteral(": ");
        }
        text += tr("%1 %2").arg(bold(toQString(member->cost)), unit.toHtmlEscaped());
        setToolTip(linesOf(cost));
        text += QStringLiteral(" \u00b7 ");
    }
    text += army.budget ? tr("army %1 of %2").arg(bold(toQString(army.cost)), QString::number(*army.budget))
                        : tr("army %1").arg(bold(toQString(army.cost)));
    if (army.budget && army.costNumber && *army.costNumber > static_cast<double>(*army.budget))
        text +=
            QStringLiteral(" <span style=\"color:%1\">%2</span>")
                .arg(levelColour(diagnostics::Level::error, palette()).name(),
                     tr("(%1 too many)").arg(QString::number(*army.costNumber - static_cast<double>(*army.budget))));
    if (this->text() != text) setText(text);
}

}  // namespace muster::editor
