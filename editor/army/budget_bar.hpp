#pragma once

#include "editor/live_check/file_checker.hpp"

#include <QWidget>

namespace muster::editor {

/// The spent part of the budget as a bar and in words and numbers.
class BudgetBar : public QWidget {
    Q_OBJECT
public:
    explicit BudgetBar(QWidget* parent = nullptr);

    void show(const CheckResult& checkResult);
    /// "27 of 30 strength points, 3 left"; "33 of 30 strength points: 3 over".
    QString words() const { return m_words; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_words;
    double m_share = 0;  ///< spent part of the budget; above 1 if over
    bool m_hasBudget = false;
};

}  // namespace muster::editor
