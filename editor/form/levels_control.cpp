#include "editor/form/levels_control.hpp"

#include "core/game/game.hpp"
#include "editor/form/number_controls.hpp"
#include "editor/form/other_id_line.hpp"
#include "editor/look/words.hpp"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace muster::editor {

using text::Node;

namespace {

constexpr std::ptrdiff_t maxAtOnce = 10;  ///< rows shown for an item of a list, with or without a level

QLabel* quietLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

}  // namespace

LevelsControl::LevelsControl(const Field& field, const Field& top, std::string key, EditController& controller,
                             QWidget* parent)
    : Control(field, top, std::move(key), controller, parent), m_body(new QWidget(this)),
      m_all(new QCheckBox(tr("show all"), this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 0, 0, 0);
    layout->setSpacing(3);
    m_grid = new QGridLayout(m_body);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(0, 1);
    layout->addWidget(m_body);
    layout->addWidget(m_all);
    connect(m_all, &QCheckBox::toggled, this, &LevelsControl::filter);
    if (!field.open) return;
    m_other = new OtherLine(field, this);
    layout->addWidget(m_other);
    connect(m_other, &OtherLine::added, this,
            [this](const std::string& id) { write(id, std::max(1.0, this->field().minimum.value_or(0))); });
}

void LevelsControl::setKey(std::string key)
{
    Control::setKey(std::move(key));
    for (const auto& line : m_lines)
        line.spin->setObjectName(QStringLiteral("field:") + toQString(below(this->key(), line.id)));
}

bool LevelsControl::fits(Node value) const
{
    if (!value) return true;
    return value.isObject() && std::all_of(value.begin(), value.end(), [&](Node each) {
               return (field().wholeItems ? each.isInteger() : each.isNumber()) && std::abs(each.real()) < 1e6 &&
                      std::abs(each.real() * 1000 - std::round(each.real() * 1000)) < 1e-6;
           });
}

std::vector<LevelsControl::Line> LevelsControl::linesOf(const FieldView& view) const
{
    std::vector<Line> lines;
    const auto keys = view.formModel.keys(field(), view.index);
    const auto isOffered = [&](std::string_view id) {
        return !keys || std::find(keys->begin(), keys->end(), id) != keys->end();
    };
    for (const auto& row : view.formModel.rows(field()))
        lines.push_back({row.id, row.label, row.group, row.help, isOffered(row.id)});
    const auto add = [&](const std::string& id, bool offered) {
        if (std::any_of(lines.begin(), lines.end(), [&](const Line& line) { return line.id == id; })) return;
        // After its parent row, if there is one.
        const auto parent = std::find_if(lines.rbegin(), lines.rend(), [&](const Line& line) {
            return id.substr(0, id.find(':')) == line.id.substr(0, line.id.find(':'));
        });
        Line line{
            id, view.formModel.label(field(), id), parent == lines.rend() ? std::string() : parent->group, {}, offered};
        lines.insert(parent == lines.rend() ? lines.end() : parent.base(), std::move(line));
    };
    if (keys)
        for (const auto& id : *keys) add(id, true);
    for (const Node each : view.value()) add(std::string(each.key()), false);
    // Sorted by group; groups in order of first appearance.
    std::vector<std::string> groups;
    for (const auto& line : lines)
        if (std::find(groups.begin(), groups.end(), line.group) == groups.end()) groups.push_back(line.group);
    const auto place = [&](const Line& line) {
        return std::find(groups.begin(), groups.end(), line.group) - groups.begin();
    };
    std::stable_sort(lines.begin(), lines.end(), [&](const Line& a, const Line& b) { return place(a) < place(b); });
    return lines;
}

void LevelsControl::rebuild(std::vector<Line> lines)
{
    std::string hadKeyboard;
    for (const auto& line : m_lines) {
        if (line.spin->hasFocus()) hadKeyboard = line.id;
        for (QWidget* widget :
             {static_cast<QWidget*>(line.head), static_cast<QWidget*>(line.title), static_cast<QWidget*>(line.spin),
              static_cast<QWidget*>(line.limit), static_cast<QWidget*>(line.result)}) {
            if (!widget) continue;
            m_grid->removeWidget(widget);
            widget->hide();
            widget->setObjectName({});
            widget->deleteLater();
        }
    }
    m_lines = std::move(lines);
    int row = 0;
    std::string group;
    for (auto& line : m_lines) {
        if (line.group != group) {
            group = line.group;
            line.head = quietLabel(m_body);
            line.head->setText(toQString(group));
            m_grid->addWidget(line.head, row++, 0, 1, 4);
        }
        line.title = new QLabel(toQString(line.label), m_body);
        line.title->setToolTip(toQString(line.help));
        line.title->setContentsMargins(line.group.empty() ? 0 : 12, 0, 0, 0);
        line.spin = new RealSpin(m_body);
        line.spin->setDecimals(field().wholeItems ? 0 : 3);
        line.spin->setObjectName(QStringLiteral("field:") + toQString(below(key(), line.id)));
        line.spin->setAccessibleName(QStringLiteral("%1, %2").arg(toQString(field().title), toQString(line.label)));
        line.title->setBuddy(line.spin);
        line.limit = quietLabel(m_body);
        line.result = new QLabel(m_body);
        line.result->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_grid->addWidget(line.title, row, 0);
        m_grid->addWidget(line.spin, row, 1);
        m_grid->addWidget(line.limit, row, 2);
        m_grid->addWidget(line.result, row, 3);
        ++row;
        watch(line.spin);
        connect(line.spin, &QDoubleSpinBox::valueChanged, this,
                [this, id = line.id](double value) { write(id, value); });
        if (line.id == hadKeyboard) line.spin->setFocus(Qt::OtherFocusReason);
    }
    // In display order, including widgets created later.
    for (std::size_t i = 1; i < m_lines.size(); ++i) QWidget::setTabOrder(m_lines[i - 1].spin, m_lines[i].spin);
    if (!m_lines.empty()) QWidget::setTabOrder(m_lines.back().spin, m_all);
    if (m_other) QWidget::setTabOrder(m_all, m_other);
}

void LevelsControl::take(const FieldView& view)
{
    auto lines = linesOf(view);
    const auto same = [](const Line& a, const Line& b) {
        return a.id == b.id && a.label == b.label && a.group == b.group;
    };
    if (!std::equal(lines.begin(), lines.end(), m_lines.begin(), m_lines.end(), same))
        rebuild(lines);
    else
        for (std::size_t i = 0; i < lines.size(); ++i) m_lines[i].offered = lines[i].offered;
    const Node value = view.value();
    const bool isFixed = view.readOnly || view.inherited.from == Inherited::Origin::option;
    for (auto& line : m_lines) {
        const Node each = value[line.id];
        line.isReported = static_cast<bool>(each);
        line.spin->setLimits(std::min(field().minimum.value_or(0), 0.0), field().maximum, false);
        line.spin->showValue(each ? each.real() : 0.0);
        line.spin->setEnabled(!isFixed);
        setQuiet(line.spin, view.isInherited() || !each || each.real() == 0.0);
        const auto max = view.formModel.maximum(field(), line.id, view.index);
        const auto forbidden =
            each && each.real() != 0.0 ? QStringLiteral("\u26a0 %1").arg(tr("not allowed")) : tr("not allowed");
        line.limit->setText(max && line.offered ? tr("of %1").arg(*max) : !line.offered ? forbidden : QString());
        line.spin->setAccessibleDescription(max ? tr("at most %1").arg(*max) : QString());
        const auto result = view.formModel.result(field(), line.id, view.index);
        const auto label =
            field().hint ? view.formModel.words()(field().hint->node["result"]["label"].string()) : std::string();
        line.result->setText(result.empty() ? QString()
                                            : QStringLiteral("%1 %2").arg(toQString(label), toQString(result)));
    }
    // An item of a list shows few rows; if there are many, only those with a level.
    m_isShort = top().kind == FieldKind::records && std::count_if(m_lines.begin(), m_lines.end(), [](const Line& line) {
                                                        return line.offered;
                                                    }) > maxAtOnce;
    m_all->setToolTip(m_isShort ? tr("Show those without a level as well")
                                : tr("Show what is not allowed here as well"));
    m_all->setVisible(std::any_of(m_lines.begin(), m_lines.end(),
                                  [&](const Line& line) { return line.offered == m_isShort && !line.isReported; }));
    filter();
}

void LevelsControl::filter()
{
    QLabel* head = nullptr;
    for (const auto& line : m_lines) {
        if (line.head) {
            head = line.head;
            head->hide();
        }
        const bool isUsed = line.isReported || line.spin->value() != 0.0 || line.spin->hasFocus();
        const bool isShown =
            isUsed || (m_isShort ? line.offered && m_all->isChecked() : line.offered || m_all->isChecked());
        for (QWidget* widget : {static_cast<QWidget*>(line.title), static_cast<QWidget*>(line.spin),
                                static_cast<QWidget*>(line.limit), static_cast<QWidget*>(line.result)})
            widget->setVisible(isShown);
        if (isShown && head) head->show();
    }
}

void LevelsControl::write(const std::string& id, double value)
{
    if (value == 0.0)
        controller().clear(below(key(), id));
    else
        controller().set(below(key(), id), jsonOf(value));
}

bool LevelsControl::takeKeyboard(std::string_view wanted)
{
    const auto found =
        std::find_if(m_lines.begin(), m_lines.end(), [&](const Line& line) { return below(key(), line.id) == wanted; });
    const auto first = std::find_if(m_lines.begin(), m_lines.end(),
                                    [](const Line& line) { return !line.spin->isHidden() && line.spin->isEnabled(); });
    const auto& chosen = found != m_lines.end() ? found : first;
    if (chosen == m_lines.end()) {
        if (m_all->isHidden()) return false;
        m_all->setFocus(Qt::OtherFocusReason);
        return true;
    }
    if (chosen->spin->isHidden()) m_all->setChecked(true);  // a finding may be about a missing level
    chosen->spin->setFocus(Qt::OtherFocusReason);
    return true;
}

void LevelsControl::describe(const QString& name, const QString& description)
{
    setAccessibleName(name);
    setAccessibleDescription(description);
}

}  // namespace muster::editor
