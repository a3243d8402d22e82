#include "editor/form/number_spins.hpp"

namespace muster::editor {

namespace {

constexpr int fractionDigits = 3;

}  // namespace

IntegerSpin::IntegerSpin(QWidget* parent) : OptionalSpin(parent)
{
    setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000")) + 44);
}

RealSpin::RealSpin(QWidget* parent) : OptionalSpin(parent)
{
    setDecimals(fractionDigits);
    setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000.0")) + 40);
}

QString RealSpin::textFromValue(double value) const
{
    QString text = QDoubleSpinBox::textFromValue(value);
    const QString point = locale().decimalPoint();
    if (!text.contains(point)) return text;
    while (text.endsWith(u'0')) text.chop(1);
    if (text.endsWith(point)) text.chop(point.size());
    return text;
}

}  // namespace muster::editor
