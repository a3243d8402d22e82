#include "editor/army/budget_bar.hpp"

#include "editor/look/symbol_icon.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace muster::editor {

namespace {

constexpr int barHeight = 18;  // enough for a symbol

QString number(double value)
{
    return std::floor(value) == value && std::abs(value) < 1e15 ? QString::number(static_cast<qlonglong>(value))
                                                                : QString::number(value, 'g', 6);
}

}  // namespace

BudgetBar::BudgetBar(QWidget* parent) : QWidget(parent)
{
    setObjectName("budget-bar");
    setAccessibleName(tr("Budget"));
    setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
}

void BudgetBar::show(const CheckResult& checkResult)
{
    const auto& army = checkResult.army;
    m_hasBudget = army.hasPoints && army.budget && *army.budget > 0;
    m_share = 0;
    m_words.clear();
    const QString label = toQString(army.budgetLabel.empty() ? std::string("points") : army.budgetLabel);
    if (army.hasPoints && !army.costNumber) m_words = tr("The cost is not known yet");
    if (army.hasPoints && army.costNumber) {
        const double spent = *army.costNumber;
        if (!m_hasBudget) {
            m_words = tr("%1 %2", "number and what is counted: 27 points").arg(number(spent), label);
        } else {
            const double budget = static_cast<double>(*army.budget);
            m_share = spent / budget;
            if (spent > budget)
                m_words = tr("%1 of %2 %3: %4 over", "27 of 25 points: 2 over")
                              .arg(number(spent), number(budget), label, number(spent - budget));
            else
                m_words = tr("%1 of %2 %3, %4 left", "22 of 25 points, 3 left")
                              .arg(number(spent), number(budget), label, number(budget - spent));
        }
    }
    m_composition = compositionOf(army);
    setVisible(army.hasPoints || !m_composition.empty());
    const QString all = QStringList{m_words, wordsOf(m_composition)}.join(u'\n').trimmed();
    setAccessibleDescription(all);
    setToolTip(all);
    updateGeometry();
    update();
}

QSize BudgetBar::sizeHint() const
{
    return {std::max(220, fontMetrics().horizontalAdvance(m_words) + 8), fontMetrics().height() + barHeight + 6};
}

void BudgetBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool over = m_share > 1;
    painter.setPen(over ? levelColour(diagnostics::Level::error, palette()) : palette().color(QPalette::WindowText));
    QFont font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    const QRect letters(0, 0, width(), fontMetrics().height());
    painter.drawText(letters, Qt::AlignRight | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(m_words, Qt::ElideMiddle, width()));
    if (m_hasBudget || !m_composition.empty())
        paintBar(painter, QRectF(0.5, letters.bottom() + 4.5, width() - 1, barHeight));
}

void BudgetBar::paintBar(QPainter& painter, const QRectF& bar) const
{
    const bool over = m_share > 1;
    QPainterPath outline;
    outline.addRoundedRect(bar, 3.5, 3.5);
    painter.fillPath(outline, lineColour(palette()));
    painter.setClipPath(outline);
    // Over budget, the whole bar is the army and the excess is hatched, so that it is visible without colour.
    const double part = !m_hasBudget ? 1 : over ? 1 / m_share : std::max(0.0, m_share);
    double left = bar.left();
    for (std::size_t i = 0; i < m_composition.size(); ++i) {
        const double width = bar.width() * part * partOf(m_composition[i], m_composition);
        const QRectF place(left, bar.top(), width, bar.height());
        painter.fillRect(place, colourOfShare(i));
        QRectF square(0, 0, bar.height() - 4, bar.height() - 4);
        square.moveCenter(place.center());
        // The symbol tells arms apart without colours.
        if (const auto& symbol = m_composition[i].arm.symbol; symbol && width >= bar.height())
            paintSymbol(painter, *symbol, square, Qt::white, colourOfShare(i));
        left += width;
        if (i + 1 < m_composition.size())
            painter.fillRect(QRectF(left - 1, bar.top(), 1, bar.height()), palette().color(QPalette::Window));
    }
    if (m_hasBudget && over) {
        const QRectF rest(bar.left() + bar.width() * part, bar.top(), bar.width() * (1 - part), bar.height());
        painter.fillRect(rest, levelColour(diagnostics::Level::error, palette()));
        painter.fillRect(rest, QBrush(palette().color(QPalette::Window), Qt::BDiagPattern));
    }
}

}  // namespace muster::editor
