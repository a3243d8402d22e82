#pragma once

#include <QDoubleSpinBox>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <optional>

namespace muster::editor {

constexpr double farthestUnlimited = 1e6;  ///< of a number whose schema sets no limit
constexpr double farthestShown = 1e9;      ///< no spin box shows larger ones

/// A spin box that can also be empty: so it is when its text is deleted.
template <class Box, class Number>
class OptionalSpin : public Box {
public:
    explicit OptionalSpin(QWidget* parent) : Box(parent)
    {
        this->setFocusPolicy(Qt::StrongFocus);
        this->setSpecialValueText(dash());
        this->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    void setLimits(std::optional<double> minimum, std::optional<double> maximum, bool mayBeEmpty)
    {
        m_least = static_cast<Number>(std::clamp(minimum.value_or(-farthestUnlimited), -farthestShown, farthestShown));
        m_most = static_cast<Number>(
            std::clamp(maximum.value_or(farthestUnlimited), static_cast<double>(m_least), farthestShown));
        m_mayBeEmpty = mayBeEmpty;
    }

    /// Shows a value, however far out of its limits, or nothing.
    void showValue(std::optional<Number> value)
    {
        const Number least = std::min(m_least, value.value_or(m_least)),
                     most = std::max(m_most, value.value_or(m_most));
        const Number first = m_mayBeEmpty ? least - 1 : least;
        const QSignalBlocker blocker(this);
        const bool isOther =
            this->minimum() != first || this->maximum() != most || this->specialValueText().isEmpty() == m_mayBeEmpty;
        if (isOther) this->setRange(first, most);
        if (std::abs(static_cast<double>(this->value() - value.value_or(first))) > 1e-9)
            this->setValue(value.value_or(first));
        // Also writes the value anew, which a change of limits does not; never while somebody is in the middle of a
        // number.
        if (isOther) this->setSpecialValueText(m_mayBeEmpty ? dash() : QString());
    }

    bool isEmpty() const { return m_mayBeEmpty && this->value() <= this->minimum(); }

    void stepBy(int steps) override
    {
        if (isEmpty() && steps > 0)
            this->setValue(std::clamp(Number(), m_least, m_most));
        else
            Box::stepBy(steps);
    }
    QValidator::State validate(QString& text, int& position) const override
    {
        return isNothing(text) ? QValidator::Acceptable : Box::validate(text, position);
    }
    Number valueFromText(const QString& text) const override
    {
        return isNothing(text) ? this->minimum() : Box::valueFromText(text);
    }

protected:
    void focusInEvent(QFocusEvent* event) override
    {
        Box::focusInEvent(event);
        // The dash is no text to write behind: what is typed takes its place.
        if (isEmpty())
            QTimer::singleShot(0, this, [this] {
                if (isEmpty()) this->selectAll();
            });
    }

private:
    static QString dash() { return QStringLiteral("\u2013"); }
    bool isNothing(const QString& text) const { return m_mayBeEmpty && text.isEmpty(); }

    Number m_least = 0, m_most = 0;
    bool m_mayBeEmpty = false;
};

/// For whole numbers.
class WholeSpin : public OptionalSpin<QSpinBox, int> {
    Q_OBJECT
public:
    explicit WholeSpin(QWidget* parent = nullptr);
};

/// For numbers with a fraction of up to three digits.
class RealSpin : public OptionalSpin<QDoubleSpinBox, double> {
    Q_OBJECT
public:
    explicit RealSpin(QWidget* parent = nullptr);
    QString textFromValue(double value) const override;
};

}  // namespace muster::editor
