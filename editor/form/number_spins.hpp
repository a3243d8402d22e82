#pragma once

#include <QDoubleSpinBox>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <optional>

namespace muster::editor {

constexpr double unlimitedBound = 1e6;  ///< of a number without limits in its schema
constexpr double maxShownBound = 1e9;   ///< upper limit of spin boxes

/// A spin box that becomes empty when its text is deleted.
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
        m_min = static_cast<Number>(std::clamp(minimum.value_or(-unlimitedBound), -maxShownBound, maxShownBound));
        m_max = static_cast<Number>(
            std::clamp(maximum.value_or(unlimitedBound), static_cast<double>(m_min), maxShownBound));
        m_mayBeEmpty = mayBeEmpty;
    }

    /// Shows a value, even outside of its limits, or nothing.
    void showValue(std::optional<Number> value)
    {
        const Number min = std::min(m_min, value.value_or(m_min)), max = std::max(m_max, value.value_or(m_max));
        const Number first = m_mayBeEmpty ? min - 1 : min;
        const QSignalBlocker blocker(this);
        const bool isOther =
            this->minimum() != first || this->maximum() != max || this->specialValueText().isEmpty() == m_mayBeEmpty;
        if (isOther) this->setRange(first, max);
        if (std::abs(static_cast<double>(this->value() - value.value_or(first))) > 1e-9)
            this->setValue(value.value_or(first));
        // Also refreshes the text, which setRange() does not do; skipped while the user is typing.
        if (isOther) this->setSpecialValueText(m_mayBeEmpty ? dash() : QString());
    }

    bool isEmpty() const { return m_mayBeEmpty && this->value() <= this->minimum(); }

    void stepBy(int steps) override
    {
        if (isEmpty() && steps > 0)
            this->setValue(std::clamp(Number(), m_min, m_max));
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
        // Typing replaces the dash.
        if (isEmpty())
            QTimer::singleShot(0, this, [this] {
                if (isEmpty()) this->selectAll();
            });
    }

private:
    static QString dash() { return QStringLiteral("\u2013"); }
    bool isNothing(const QString& text) const { return m_mayBeEmpty && text.isEmpty(); }

    Number m_min = 0, m_max = 0;
    bool m_mayBeEmpty = false;
};

/// For integers.
class IntegerSpin : public OptionalSpin<QSpinBox, int> {
    Q_OBJECT
public:
    explicit IntegerSpin(QWidget* parent = nullptr);
};

/// For numbers with up to three decimals.
class RealSpin : public OptionalSpin<QDoubleSpinBox, double> {
    Q_OBJECT
public:
    explicit RealSpin(QWidget* parent = nullptr);
    QString textFromValue(double value) const override;
};

}  // namespace muster::editor
