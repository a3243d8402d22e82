#include "editor/form/number_controls.hpp"

#include "editor/look/words.hpp"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace muster::editor {

using text::Node;

std::string jsonOf(double number)
{
    QString text = QString::number(number, 'f', 3);
    while (text.endsWith(u'0')) text.chop(1);
    if (text.endsWith(u'.')) text.chop(1);
    return text == QStringLiteral("-0") ? "0" : text.toStdString();
}

namespace {

bool isShort(double number)
{
    return std::isfinite(number) && std::abs(number) <= maxShownBound &&
           std::abs(number * 1000 - std::round(number * 1000)) < 1e-6;
}

QLabel* unitLabel(const Field& field, QHBoxLayout* layout, QWidget* parent)
{
    auto* label = new QLabel(toQString(field.unit), parent);
    layout->addWidget(label);
    layout->addStretch(1);
    return label;
}

/// "figures, at most 10": the unit and the current maximum.
QString unitText(const Field& field, std::optional<double> max)
{
    QString text = toQString(field.unit);
    if (!max) return text;
    const auto limit = QCoreApplication::translate("Form", "at most %1").arg(toQString(jsonOf(*max)));
    return text.isEmpty() ? limit : QStringLiteral("%1, %2").arg(text, limit);
}

}  // namespace

template <class Spin>
SpinControl<Spin>::SpinControl(const Field& field, const Field& top, std::string key, EditController& controller,
                               QWidget* parent)
    : Control(field, top, std::move(key), controller, parent), m_spin(new Spin(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_spin);
    m_spin->setUnit(toQString(field.unit));
    m_unit = unitLabel(field, layout, this);
    setFocusProxy(m_spin);
    watch(m_spin);
    connect(m_spin, &Spin::valueChanged, this, [this](auto value) {
        if (m_spin->isEmpty())
            this->controller().clear(this->key());
        else
            this->controller().set(this->key(), jsonOf(value));
    });
}

template <class Spin>
void SpinControl<Spin>::take(const FieldView& view)
{
    const Node value = view.value();
    m_spin->setLimits(field().minimum, field().maximum, !view.inherited.value);
    if (value)
        m_spin->showValue(static_cast<decltype(m_spin->value())>(value.real()));
    else
        m_spin->showValue(std::nullopt);
    m_spin->setReadOnly(view.readOnly);
    m_spin->setEnabled(!view.readOnly && view.inherited.from != Inherited::Origin::option);
    setQuiet(m_spin, view.isInherited());
    m_unit->setText(unitText(field(), view.readOnly ? std::nullopt : view.formModel.maximum(field(), {}, view.index)));
}

template class SpinControl<IntegerSpin>;
template class SpinControl<RealSpin>;

bool IntegerControl::fits(Node value) const
{
    return !value || (value.isInteger() && std::abs(value.real()) <= maxShownBound);
}

bool RealControl::fits(Node value) const { return !value || (value.isNumber() && isShort(value.real())); }

NumbersControl::NumbersControl(const Field& field, const Field& top, std::string key, EditController& controller,
                               QWidget* parent)
    : Control(field, top, std::move(key), controller, parent)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (std::uint32_t i = 0; i < field.fixedSize.value_or(0); ++i) {
        if (i > 0)
            layout->addWidget(new QLabel(field.fixedSize == 2u ? QStringLiteral("\u00d7") : QStringLiteral(","), this));
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
    layout->addWidget(new QLabel(toQString(field.unit), this));
    if (!m_line) layout->addStretch(1);
    setFocusProxy(m_line ? static_cast<QWidget*>(m_line) : m_spins.front());
}

bool NumbersControl::fits(Node value) const
{
    if (!value) return true;
    if (!value.isArray() || (field().fixedSize && value.size() != *field().fixedSize)) return false;
    return std::all_of(value.begin(), value.end(), [&](Node item) {
        return item.isNumber() && isShort(item.real()) && (!field().wholeItems || item.isInteger());
    });
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
    for (const Node item : value) numbers << toQString(jsonOf(item.real()));
    QStringList written;
    for (const auto& word : m_line->text().split(QRegularExpression(QStringLiteral("[,;\\s]+")), Qt::SkipEmptyParts))
        written << word;
    if (written != numbers) m_line->setText(numbers.join(QStringLiteral(", ")));
    m_line->setEnabled(!view.readOnly);
    setQuiet(m_line, view.isInherited());
}

void NumbersControl::writeSpins()
{
    // The first number set adds all others, because an object has all or none.
    const bool isCleared = std::any_of(m_spins.begin(), m_spins.end(),
                                       [&](RealSpin* spin) { return spin->isEmpty() && spin->hasFocus(); });
    if (isCleared) return controller().clear(key());
    std::string json = "[";
    for (auto* spin : m_spins) {
        if (json.size() > 1) json += ", ";
        json += jsonOf(spin->isEmpty() ? std::max(field().minimum.value_or(0), 0.0) : spin->value());
    }
    controller().set(key(), json + "]");
}

void NumbersControl::writeLine()
{
    const auto words = m_line->text().split(QRegularExpression(QStringLiteral("[,;\\s]+")), Qt::SkipEmptyParts);
    m_unfinished = false;
    if (words.isEmpty()) return controller().clear(key());
    std::string json = "[";
    for (const auto& word : words) {
        bool isNumber = false;
        const double number =
            field().wholeItems ? static_cast<double>(word.toLongLong(&isNumber)) : word.toDouble(&isNumber);
        m_unfinished = !isNumber || !isShort(number);
        if (m_unfinished) return;
        if (json.size() > 1) json += ", ";
        json += jsonOf(number);
    }
    controller().set(key(), json + "]");
}

void NumbersControl::describe(const QString& name, const QString& description)
{
    Control::describe(name, description);
    for (std::size_t i = 0; i < m_spins.size(); ++i) {
        m_spins[i]->setAccessibleName(
            m_spins.size() == 2 ? (i == 0 ? tr("%1, first number").arg(name) : tr("%1, second number").arg(name))
                                : tr("%1, number %2").arg(name).arg(i + 1));
        m_spins[i]->setAccessibleDescription(description);
    }
}

}  // namespace muster::editor
