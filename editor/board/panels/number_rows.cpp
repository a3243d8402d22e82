#include "editor/board/panels/property_rows.hpp"

#include "editor/form/number_controls.hpp"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace muster::editor {

RealSpin* PropertyRows::number(const RowTitle& title, const QString& unit, double min, double max, bool mayBeEmpty,
                               Read<std::optional<double>> read, Write<std::optional<double>> write)
{
    auto* spin = new RealSpin(this);
    place(title, spin, unit.isEmpty() ? QStringLiteral(" ") : unit);
    spin->setKeyboardTracking(false);
    spin->setLimits(min, max, true);
    spin->setUnit(unit);
    connect(spin, &QDoubleSpinBox::valueChanged, this, [this, spin, write, mayBeEmpty](double value) {
        if (spin->isEmpty() && !mayBeEmpty) return refresh();
        make([&](Text now) { return write(now, spin->isEmpty() ? std::nullopt : std::optional(value)); });
    });
    m_refreshers.push_back([spin, read](Text now) { spin->showValue(read(now)); });
    return spin;
}

IntegerSpin* PropertyRows::integer(const RowTitle& title, const QString& unit, int min, int max, bool mayBeEmpty,
                                   Read<std::optional<double>> read, Write<std::optional<double>> write)
{
    auto* spin = new IntegerSpin(this);
    place(title, spin, unit.isEmpty() ? QStringLiteral(" ") : unit);
    spin->setKeyboardTracking(false);
    spin->setLimits(min, max, true);
    spin->setUnit(unit);
    connect(spin, &QSpinBox::valueChanged, this, [this, spin, write, mayBeEmpty](int value) {
        if (spin->isEmpty() && !mayBeEmpty) return refresh();
        make([&](Text now) { return write(now, spin->isEmpty() ? std::nullopt : std::optional<double>(value)); });
    });
    m_refreshers.push_back([spin, read](Text now) {
        const auto value = read(now);
        // A file may contain any number; spin boxes show at most a thousand million.
        spin->showValue(value ? std::optional(static_cast<int>(std::clamp(*value, -1e9, 1e9))) : std::nullopt);
    });
    return spin;
}

std::pair<RealSpin*, RealSpin*> PropertyRows::placePair(const RowTitle& title, const RowTitle& first,
                                                        const RowTitle& second, const QString& unit, double min,
                                                        double max)
{
    auto* box = new QWidget(this);
    auto* layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto part = [&](const RowTitle& called) {
        auto* spin = new RealSpin(box);
        spin->setDecimals(2);
        spin->setKeyboardTracking(false);
        spin->setLimits(min, max, true);
        spin->setUnit(unit);
        prepare(spin, called);
        layout->addWidget(spin);
        return spin;
    };
    auto* left = part(first);
    layout->addWidget(new QLabel(QStringLiteral("\u00d7"), box));
    auto* right = part(second);
    layout->addWidget(new QLabel(unit, box));
    layout->addStretch(1);
    m_buttons = nullptr;
    auto* label = titleLabel(title, left);
    m_grid->addWidget(label, m_line, 0);
    m_grid->addWidget(box, m_line++, 1);
    return {left, right};
}

std::pair<RealSpin*, RealSpin*> PropertyRows::pair(const RowTitle& title, const RowTitle& first, const RowTitle& second,
                                                   const QString& unit, double min, double max,
                                                   Read<std::optional<geometry::Point>> read,
                                                   Write<geometry::Point> write)
{
    const auto [left, right] = placePair(title, first, second, unit, min, max);
    const auto changed = [this, left = left, right = right, write] {
        if (left->isEmpty() || right->isEmpty()) return refresh();
        make([&](Text now) { return write(now, {left->value(), right->value()}); });
    };
    connect(left, &QDoubleSpinBox::valueChanged, this, changed);
    connect(right, &QDoubleSpinBox::valueChanged, this, changed);
    m_refreshers.push_back([left = left, right = right, read](Text now) {
        const auto value = read(now);
        left->showValue(value ? std::optional(value->x) : std::nullopt);
        right->showValue(value ? std::optional(value->y) : std::nullopt);
        left->setEnabled(value.has_value());
        right->setEnabled(value.has_value());
    });
    return {left, right};
}

std::pair<RealSpin*, RealSpin*> PropertyRows::pairOrNone(const RowTitle& title, const RowTitle& first,
                                                         const RowTitle& second, const QString& unit, double min,
                                                         double max, Read<std::optional<geometry::Point>> read,
                                                         Write<std::optional<geometry::Point>> write,
                                                         Read<geometry::Point> usual)
{
    const auto [left, right] = placePair(title, first, second, unit, min, max);
    const auto changed = [this, left = left, right = right, read, write, usual] {
        make([&](Text now) {
            const bool wasThere = read(now).has_value();
            if (wasThere && (left->isEmpty() || right->isEmpty())) return write(now, std::nullopt);
            const auto other = usual(now);
            return write(now, geometry::Point{left->isEmpty() ? other.x : left->value(),
                                              right->isEmpty() ? other.y : right->value()});
        });
    };
    connect(left, &QDoubleSpinBox::valueChanged, this, changed);
    connect(right, &QDoubleSpinBox::valueChanged, this, changed);
    m_refreshers.push_back([left = left, right = right, read](Text now) {
        const auto value = read(now);
        left->showValue(value ? std::optional(value->x) : std::nullopt);
        right->showValue(value ? std::optional(value->y) : std::nullopt);
    });
    return {left, right};
}

}  // namespace muster::editor
