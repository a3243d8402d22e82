#pragma once

#include "editor/army/composition.hpp"
#include "editor/live_check/file_checker.hpp"

#include <QWidget>

namespace muster::editor {

/// The spent part of the budget in words and as a bar, which shows what the army consists of, by arms.
class BudgetBar : public QWidget {
    Q_OBJECT
public:
    explicit BudgetBar(QWidget* parent = nullptr);

    void show(const CheckResult& checkResult);
    /// "27 of 30 strength points, 3 left"; "33 of 30 strength points: 3 over".
    QString words() const { return m_words; }
    const std::vector<ArmShare>& composition() const { return m_composition; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintBar(QPainter& painter, const QRectF& bar) const;

    QString m_words;
    std::vector<ArmShare> m_composition;
    double m_share = 0;  ///< spent part of the budget; above 1 if over
    bool m_hasBudget = false;
};

}  // namespace muster::editor
