#pragma once

#include "editor/judge/judge.hpp"

#include <QWidget>

namespace muster::editor {

/// How much of the budget is spent: a bar, and the same in words and numbers.
class BudgetBar : public QWidget {
    Q_OBJECT
public:
    explicit BudgetBar(QWidget* parent = nullptr);

    void show(const Judgement& judgement);
    /// "27 of 30 strength points, 3 left"; "33 of 30 strength points: 3 over".
    QString words() const { return m_words; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_words;
    double m_share = 0;  ///< spent of the budget; above 1 when over
    bool m_hasBudget = false;
};

}  // namespace muster::editor
