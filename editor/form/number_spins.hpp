#pragma once

#include "editor/form/number_expression.hpp"

#include <QDoubleSpinBox>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <optional>
#include <type_traits>

namespace muster::editor {

constexpr double unlimitedBound = 1e6;  ///< of a number without limits in its schema
constexpr double maxShownBound = 1e9;   ///< upper limit of spin boxes

/// A spin box that becomes empty when its text is deleted, and computes what is typed: "2*3 in".
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

    /// The unit of the value, for numbers typed with one. Lengths are converted.
    void setUnit(const QString& unit) { m_unit = unit; }

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
        if (isNothing(text)) return QValidator::Acceptable;
        const auto plain = Box::validate(text, position);
        if (plain == QValidator::Acceptable) return plain;
        if (computed(text)) return QValidator::Acceptable;
        return plain == QValidator::Invalid && mayBecomeExpression(text) ? QValidator::Intermediate : plain;
    }
    Number valueFromText(const QString& text) const override
    {
        if (isNothing(text)) return this->minimum();
        QString copy = text;
        int position = 0;
        const bool isPlain = Box::validate(copy, position) == QValidator::Acceptable;
        const auto value = isPlain ? std::nullopt : computed(text);
        return value ? *value : Box::valueFromText(text);
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
    /// The value of an expression, if the box can show it.
    std::optional<Number> computed(const QString& text) const
    {
        const auto value = valueOfExpression(text, m_unit);
        if (!value || *value < static_cast<double>(m_min) || *value > static_cast<double>(m_max)) return std::nullopt;
        if constexpr (std::is_integral_v<Number>)
            if (std::abs(*value - std::round(*value)) > 1e-9) return std::nullopt;
        return std::is_integral_v<Number> ? static_cast<Number>(std::round(*value)) : static_cast<Number>(*value);
    }

    Number m_min = 0, m_max = 0;
    bool m_mayBeEmpty = false;
    QString m_unit;
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
