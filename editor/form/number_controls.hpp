#pragma once

#include "editor/form/control.hpp"
#include "editor/form/number_spins.hpp"

#include <string>
#include <vector>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QLabel;
class QLineEdit;
QT_END_NAMESPACE

namespace muster::editor {

/// A number as JSON, with at most three decimals.
std::string jsonOf(double number);

/// A number in a spin box, with its unit and current limits.
template <class Spin>
class SpinControl : public Control {
public:
    SpinControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    void take(const FieldView& view) override;

private:
    Spin* m_spin = nullptr;
    QLabel* m_unit = nullptr;
};

/// An integer.
class IntegerControl : public SpinControl<IntegerSpin> {
    Q_OBJECT
public:
    using SpinControl::SpinControl;
    bool fits(text::Node value) const override;
};

/// A number with a fraction.
class RealControl : public SpinControl<RealSpin> {
    Q_OBJECT
public:
    using SpinControl::SpinControl;
    bool fits(text::Node value) const override;
};

/// A list of numbers: a spin box for each if their number is fixed, else a line such as "4, 3".
class NumbersControl : public Control {
    Q_OBJECT
public:
    NumbersControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    bool fits(text::Node value) const override;
    void take(const FieldView& view) override;
    void describe(const QString& name, const QString& description) override;

private:
    void writeSpins();
    void writeLine();

    std::vector<RealSpin*> m_spins;
    QLineEdit* m_line = nullptr;
    bool m_unfinished = false;  ///< the typed text is not a valid list yet
};

}  // namespace muster::editor
