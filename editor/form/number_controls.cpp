#include "editor/form/number_controls.hpp"

#include "editor/window/words.hpp"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>
#include <limits>

namespace muster::editor {

using text::Node;

namespace {

constexpr int farthest = 1'000'000;      ///< of a number whose schema sets no limit
constexpr double farthestShown = 1e9;    ///< larger ones are shown as JSON
constexpr int fractionDigits = 3;

/// A number as JSON writes it, without a fraction that it has not.
std::string jsonOf(double number)
{
    QString text = QString::number(number, 'f', fractionDigits);
    while (text.endsWith(u'0')) text.chop(1);
    if (text.endsWith(u'.')) text.chop(1);
    return text == QStringLiteral("-0") ? "0" : text.toStdString();
}

bool isShort(double number) { return std::isfinite(number) && std::abs(number) <= farthestShown && std::abs(number * 1000 - std::round(number * 1000)) < 1e-6; }

QLabel* unitLabel(const Field& field, QHBoxLayout* layout, QWidget* parent)
{
    auto* label = new QLabel(shown(field.unit), parent);
    layout->addWidget(label);
    layout->addStretch(1);
    return label;
}

/// "figures, at most 10": the unit and what is allowed just now.
QString unitText(const Field& field, std::optional<double> most)
{
    QString text = shown(field.unit);
    if (!most) return text;
    const auto limit = QCoreApplication::translate("Form", "at most %1").arg(shown(jsonOf(*most)));
    return text.isEmpty() ? limit : QStringLiteral("%1, %2").arg(text, limit);
}

}  // namespace

WholeSpin::WholeSpin(QWidget* parent) : QSpinBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSpecialValueText(QStringLiteral("\u2013"));
    setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000")) + 44);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void WholeSpin::setLimits(std::optional<double> minimum, std::optional<double> maximum, bool mayBeEmpty)
{
    m_least = static_cast<int>(std::clamp(minimum.value_or(-farthest), -farthestShown, farthestShown));
    m_most = static_cast<int>(std::clamp(maximum.value_or(farthest), static_cast<double>(m_least), farthestShown));
    m_mayBeEmpty = mayBeEmpty;
}

void WholeSpin::showValue(std::optional<int> value)
{
    const int least = std::min(m_least, value.value_or(m_least)), most = std::max(m_most, value.value_or(m_most));
    const int first = m_mayBeEmpty ? least - 1 : least;
    const QSignalBlocker blocker(this);
    const bool isOther = minimum() != first || maximum() != most || specialValueText().isEmpty() == m_mayBeEmpty;
    if (isOther) setRange(first, most);
    if (this->value() != value.value_or(first)) setValue(value.value_or(first));
    // Also writes the value anew, which a change of limits does not; never while somebody is in the middle of a number.
    if (isOther) setSpecialValueText(m_mayBeEmpty ? QStringLiteral("\u2013") : QString());
}

void WholeSpin::stepBy(int steps)
{
    if (isEmpty() && steps > 0) setValue(std::clamp(0, m_least, m_most));
    else QSpinBox::stepBy(steps);
}

RealSpin::RealSpin(QWidget* parent) : QDoubleSpinBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setDecimals(fractionDigits);
    setSpecialValueText(QStringLiteral("\u2013"));
    setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000.0")) + 40);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void RealSpin::setLimits(std::optional<double> minimum, std::optional<double> maximum, bool mayBeEmpty)
{
    m_least = std::clamp(minimum.value_or(-farthest), -farthestShown, farthestShown);
    m_most = std::clamp(maximum.value_or(farthest), m_least, farthestShown);
    m_mayBeEmpty = mayBeEmpty;
}

void RealSpin::showValue(std::optional<double> value)
{
    const double least = std::min(m_least, value.value_or(m_least)), most = std::max(m_most, value.value_or(m_most));
    const double first = m_mayBeEmpty ? least - 1 : least;
    const QSignalBlocker blocker(this);
    const bool isOther = minimum() != first || maximum() != most || specialValueText().isEmpty() == m_mayBeEmpty;
    if (isOther) setRange(first, most);
    if (std::abs(this->value() - value.value_or(first)) > 1e-9) setValue(value.value_or(first));
    if (isOther) setSpecialValueText(m_mayBeEmpty ? QStringLiteral("\u2013") : QString());
}

void RealSpin::stepBy(int steps)
{
    if (isEmpty() && steps > 0) setValue(std::clamp(0.0, m_least, m_most));
    else QDoubleSpinBox::stepBy(steps);
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

WholeControl::WholeControl(const Field& field, const Field& top, std::string key, FormDesk& desk, QWidget* parent)
    : Control(field, top, std::move(key), desk, parent), m_spin(new WholeSpin(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_spin);
    m_unit = unitLabel(field, layout, this);
    setFocusProxy(m_spin);
    watch(m_spin);
    connect(m_spin, &QSpinBox::valueChanged, this, [this](int value) {
        if (m_spin->isEmpty()) this->desk().clear(this->key());
        else this->desk().set(this->key(), std::to_string(value));
    });
}

bool WholeControl::fits(Node value) const { return !value || (value.isInteger() && std::abs(value.real()) <= farthestShown); }

void WholeControl::take(const FieldView& view)
{
    const Node value = view.value();
    m_spin->setLimits(field().minimum, field().maximum, !view.inherited.value);
    m_spin->showValue(value ? std::optional(static_cast<int>(value.integer())) : std::nullopt);
    m_spin->setReadOnly(view.readOnly);
    m_spin->setEnabled(!view.readOnly && view.inherited.from != Inherited::From::option);
    setQuiet(m_spin, view.isInherited());
    m_unit->setText(unitText(field(), view.readOnly ? std::nullopt : view.reading.maximum(field(), {}, view.index)));
}

RealControl::RealControl(const Field& field, const Field& top, std::string key, FormDesk& desk, QWidget* parent)
    : Control(field, top, std::move(key), desk, parent), m_spin(new RealSpin(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_spin);
    m_unit = unitLabel(field, layout, this);
    setFocusProxy(m_spin);
    watch(m_spin);
    connect(m_spin, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (m_spin->isEmpty()) this->desk().clear(this->key());
        else this->desk().set(this->key(), jsonOf(value));
    });
}

bool RealControl::fits(Node value) const { return !value || (value.isNumber() && isShort(value.real())); }

void RealControl::take(const FieldView& view)
{
    const Node value = view.value();
    m_spin->setLimits(field().minimum, field().maximum, !view.inherited.value);
    m_spin->showValue(value ? std::optional(value.real()) : std::nullopt);
    m_spin->setEnabled(!view.readOnly && view.inherited.from != Inherited::From::option);
    setQuiet(m_spin, view.isInherited());
    m_unit->setText(unitText(field(), view.readOnly ? std::nullopt : view.reading.maximum(field(), {}, view.index)));
}

NumbersControl::NumbersControl(const Field& field, const Field& top, std::string key, FormDesk& desk, QWidget* parent)
    : Control(field, top, std::move(key), desk, parent)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (std::uint32_t i = 0; i < field.fixedSize.value_or(0); ++i) {
        if (i > 0) layout->addWidget(new QLabel(field.fixedSize == 2u ? QStringLiteral("\u00d7") : QStringLiteral(","), this));
        auto* spin = new RealSpin(this);
        if (field.wholeItems) spin->setDecimals(0);
        watch(spin);
        connect(spin, &QDoubleSpinBox::valueChanged, this, &NumbersControl::writeSpins);
        m_spins.push_back(spin);
        layout->addWidget(spin);
    }
    if (m_spins.empty()) {
        m_line = new QLineEdit(this);
        m_line->setPlaceholderText(tr("such as 4, 3"));
        watch(m_line);
        connect(m_line, &QLineEdit::textEdited, this, &NumbersControl::writeLine);
        layout->addWidget(m_line, 1);
    }
    layout->addWidget(new QLabel(shown(field.unit), this));
    if (!m_line) layout->addStretch(1);
    setFocusProxy(m_line ? static_cast<QWidget*>(m_line) : m_spins.front());
}

bool NumbersControl::fits(Node value) const
{
    if (!value) return true;
    if (!value.isArray() || (field().fixedSize && value.size() != *field().fixedSize)) return false;
    return std::all_of(value.begin(), value.end(), [&](Node item) { return item.isNumber() && isShort(item.real()) && (!field().wholeItems || item.isInteger()); });
}

void NumbersControl::take(const FieldView& view)
{
    const Node value = view.value();
    for (std::uint32_t i = 0; i < m_spins.size(); ++i) {
        m_spins[i]->setLimits(field().minimum, field().maximum, !view.inherited.value);
        const bool hadKeyboard = m_spins[i]->hasFocus() && !value;
        if (!hadKeyboard) m_spins[i]->showValue(value ? std::optional(value.at(i).real()) : std::nullopt);
        m_spins[i]->setEnabled(!view.readOnly);
        setQuiet(m_spins[i], view.isInherited());
    }
    if (!m_line || (m_unfinished && m_line->hasFocus())) return;
    m_unfinished = false;
    QStringList numbers;
    for (const Node item : value) numbers << shown(jsonOf(item.real()));
    QStringList written;
    for (const auto& word : m_line->text().split(QRegularExpression(QStringLiteral("[,;\\s]+")), Qt::SkipEmptyParts)) written << word;
    if (written != numbers) m_line->setText(numbers.join(QStringLiteral(", ")));
    m_line->setEnabled(!view.readOnly);
    setQuiet(m_line, view.isInherited());
}

void NumbersControl::writeSpins()
{
    // All together or none: the first number that is given takes the others along.
    const bool isCleared = std::any_of(m_spins.begin(), m_spins.end(), [&](RealSpin* spin) { return spin->isEmpty() && spin->hasFocus(); });
    if (isCleared) return desk().clear(key());
    std::string json = "[";
    for (auto* spin : m_spins) {
        if (json.size() > 1) json += ", ";
        json += jsonOf(spin->isEmpty() ? std::max(field().minimum.value_or(0), 0.0) : spin->value());
    }
    desk().set(key(), json + "]");
}

void NumbersControl::writeLine()
{
    const auto words = m_line->text().split(QRegularExpression(QStringLiteral("[,;\\s]+")), Qt::SkipEmptyParts);
    m_unfinished = false;
    if (words.isEmpty()) return desk().clear(key());
    std::string json = "[";
    for (const auto& word : words) {
        bool isNumber = false;
        const double number = field().wholeItems ? static_cast<double>(word.toLongLong(&isNumber)) : word.toDouble(&isNumber);
        m_unfinished = !isNumber || !isShort(number);
        if (m_unfinished) return;
        if (json.size() > 1) json += ", ";
        json += jsonOf(number);
    }
    desk().set(key(), json + "]");
}

void NumbersControl::describe(const QString& name, const QString& description)
{
    Control::describe(name, description);
    for (std::size_t i = 0; i < m_spins.size(); ++i) {
        m_spins[i]->setAccessibleName(m_spins.size() == 2 ? (i == 0 ? tr("%1, first number").arg(name) : tr("%1, second number").arg(name)) : tr("%1, number %2").arg(name).arg(i + 1));
        m_spins[i]->setAccessibleDescription(description);
    }
}

}  // namespace muster::editor
