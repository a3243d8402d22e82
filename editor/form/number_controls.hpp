#pragma once

#include "editor/form/control.hpp"

#include <QDoubleSpinBox>
#include <QSpinBox>

#include <vector>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QLabel;
class QLineEdit;
QT_END_NAMESPACE

namespace muster::editor {

/// A spin box that can also be empty.
class WholeSpin : public QSpinBox {
    Q_OBJECT
public:
    explicit WholeSpin(QWidget* parent = nullptr);
    void setLimits(std::optional<double> minimum, std::optional<double> maximum, bool mayBeEmpty);
    /// Shows a value, however far out of its limits, or nothing.
    void showValue(std::optional<int> value);
    bool isEmpty() const { return m_mayBeEmpty && value() == minimum(); }
    void stepBy(int steps) override;

private:
    int m_least = 0, m_most = 0;
    bool m_mayBeEmpty = false;
};

/// The same with fractions.
class RealSpin : public QDoubleSpinBox {
    Q_OBJECT
public:
    explicit RealSpin(QWidget* parent = nullptr);
    void setLimits(std::optional<double> minimum, std::optional<double> maximum, bool mayBeEmpty);
    void showValue(std::optional<double> value);
    bool isEmpty() const { return m_mayBeEmpty && value() <= minimum(); }
    void stepBy(int steps) override;
    QString textFromValue(double value) const override;

private:
    double m_least = 0, m_most = 0;
    bool m_mayBeEmpty = false;
};

/// A whole number.
class WholeControl : public Control {
    Q_OBJECT
public:
    WholeControl(const Field& field, const Field& top, std::string key, FormDesk& desk, QWidget* parent);
    bool fits(text::Node value) const override;
    void take(const FieldView& view) override;

private:
    WholeSpin* m_spin = nullptr;
    QLabel* m_unit = nullptr;
};

/// A number with a fraction.
class RealControl : public Control {
    Q_OBJECT
public:
    RealControl(const Field& field, const Field& top, std::string key, FormDesk& desk, QWidget* parent);
    bool fits(text::Node value) const override;
    void take(const FieldView& view) override;

private:
    RealSpin* m_spin = nullptr;
    QLabel* m_unit = nullptr;
};

/// A list of numbers: a spin box for each where there is always the same number of them, else a line such as "4, 3".
class NumbersControl : public Control {
    Q_OBJECT
public:
    NumbersControl(const Field& field, const Field& top, std::string key, FormDesk& desk, QWidget* parent);
    bool fits(text::Node value) const override;
    void take(const FieldView& view) override;
    void describe(const QString& name, const QString& description) override;

private:
    void writeSpins();
    void writeLine();

    std::vector<RealSpin*> m_spins;
    QLineEdit* m_line = nullptr;
    bool m_unfinished = false;  ///< what stands in the line is no list of numbers yet
};

}  // namespace muster::editor
