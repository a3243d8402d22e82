#include "editor/form/field_row.hpp"

#include "core/text/canonical.hpp"
#include "editor/form/finding_note.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"

#include <QCoreApplication>
#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QWhatsThis>

#include <algorithm>

namespace muster::editor {

using text::Node;

namespace {

constexpr int linesOfRow = 4;  ///< grid rows: title of a wide control, control, source of its value, findings

/// Returns true if there are no choices, or if the game hides the field.
bool isUseless(const Field& field, FormModel& formModel, std::size_t index)
{
    if (field.kind == FieldKind::options) return !formModel.entry() || formModel.entry()->options.empty();
    if (field.kind == FieldKind::entry)
        return (formModel.scope() == rules::Scope::leader ? formModel.catalogue().leaders()
                                                          : formModel.catalogue().entries())
            .empty();
    if (field.kind == FieldKind::list) return formModel.checkResult().catalogue.lists.empty();
    return formModel.isHidden(field, index);
}

/// Shows a help button while the pointer is over its title; the place is kept, so that nothing moves.
class HelpOnHover : public QObject {
public:
    HelpOnHover(QWidget& title, QWidget& mark) : QObject(&title), m_mark(mark)
    {
        auto policy = mark.sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        mark.setSizePolicy(policy);
        mark.hide();
        title.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Enter || event->type() == QEvent::Leave)
            m_mark.setVisible(event->type() == QEvent::Enter);
        return QObject::eventFilter(watched, event);
    }

private:
    QWidget& m_mark;
};

/// A title with a help button, which the pointer uncovers.
QWidget* titleWidget(const Field& field, QLabel*& label, QWidget* parent)
{
    auto* title = new QWidget(parent);
    auto* layout = new QHBoxLayout(title);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    label = new QLabel(toQString(field.title), title);
    label->setTextFormat(Qt::PlainText);
    layout->addWidget(label);
    if (field.title.size() > 18 && !field.isHeading) label->setWordWrap(true);
    if (field.isHeading) {
        auto font = label->font();
        font.setBold(true);
        label->setFont(font);
        layout->setContentsMargins(0, 8, 0, 2);
    }
    if (!field.help.empty()) {
        auto* mark = new QToolButton(title);
        mark->setIcon(icon(QStringLiteral("help"), parent->palette()));
        if (mark->icon().isNull()) mark->setText(QStringLiteral("?"));
        mark->setAutoRaise(true);
        mark->setIconSize({14, 14});
        mark->setFocusPolicy(Qt::NoFocus);
        mark->setToolTip(toQString(field.help));
        mark->setAccessibleName(QCoreApplication::translate("Form", "Help on %1").arg(toQString(field.title)));
        QObject::connect(mark, &QToolButton::clicked, mark, [mark, help = toQString(field.help)] {
            QWhatsThis::showText(mark->mapToGlobal(QPoint(0, mark->height())), help, mark);
        });
        layout->addWidget(mark);
        new HelpOnHover(*title, *mark);
    }
    if (field.isHeading) {
        auto* line = new QFrame(title);
        line->setFrameShape(QFrame::HLine);
        line->setFrameShadow(QFrame::Sunken);
        layout->addWidget(line, 1);
    } else {
        layout->addStretch(1);
    }
    return title;
}

}  // namespace

FieldRow::FieldRow(const Field& field, const Field& top, std::string key, EditController& controller, QGridLayout& grid,
                   QWidget* panel)
    : QObject(panel), m_field(field), m_top(top), m_key(std::move(key)), m_controller(controller), m_grid(grid),
      m_panel(panel), m_line(grid.rowCount())
{
    m_title = titleWidget(field, m_label, panel);
    if (field.title.empty()) m_title->hide();
    m_usual = makeControl(field, top, m_key, controller, panel);
    m_origin = new QLabel(panel);
    m_origin->setForegroundRole(QPalette::PlaceholderText);
    auto small = m_origin->font();
    small.setPointSizeF(small.pointSizeF() * 0.88);
    m_origin->setFont(small);
    m_reset = new QToolButton(panel);
    m_reset->setAutoRaise(true);
    m_reset->setText(tr("Reset"));
    m_reset->setIcon(icon(QStringLiteral("undo"), panel->palette()));
    m_reset->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_reset->setIconSize({14, 14});
    m_reset->setFocusPolicy(Qt::TabFocus);
    m_reset->hide();
    m_origin->hide();
    const bool isWide = m_usual->isWide();
    grid.addWidget(m_title, isWide ? m_line : m_line + 1, 0, 1, isWide ? 2 : 1);
    // There is space beside a title, but not beside a control.
    if (isWide) {
        auto* target = new QHBoxLayout;
        target->setSpacing(2);
        target->addWidget(m_origin);
        target->addWidget(m_reset);
        grid.addLayout(target, m_line, 2, Qt::AlignRight | Qt::AlignVCenter);
    } else {
        grid.addWidget(m_reset, m_line + 1, 2, Qt::AlignRight | Qt::AlignVCenter);
        m_origin->setContentsMargins(0, 0, 0, 3);
        grid.addWidget(m_origin, m_line + 2, 1, 1, 2, Qt::AlignTop);
    }
    m_findings = new FindingNote(panel, FindingNote::Target::value);
    grid.addWidget(m_findings, m_line + linesOfRow - 1, isWide ? 0 : 1, 1, isWide ? 3 : 2);
    place(m_usual);
    connect(m_reset, &QToolButton::clicked, this, [this] { m_controller.clear(m_key); });
    connect(m_findings, &FindingNote::ruleRequested, this, [this](const QString& rule) { m_controller.askRule(rule); });
}

void FieldRow::place(Control* control)
{
    m_control = control;
    const bool isWide = control->isWide();
    m_grid.addWidget(control, m_line + 1, isWide ? (m_usual->isWide() ? 0 : 1) : 1, 1,
                     isWide ? (m_usual->isWide() ? 3 : 1) : 1);
    m_label->setBuddy(control->focusProxy() ? control->focusProxy() : control);
    const QString help = toQString(m_field.help);
    control->setToolTip(help);
    control->setWhatsThis(help);
    control->setObjectName(QStringLiteral("field:") + toQString(m_key));
}

void FieldRow::setKey(std::string key)
{
    m_key = std::move(key);
    for (auto* control : {m_usual, m_plain})
        if (control) control->setKey(m_key);
    m_control->setObjectName(QStringLiteral("field:") + toQString(m_key));
}

bool FieldRow::holds(std::string_view key) const
{
    return key == m_key || (key.starts_with(m_key) && key[m_key.size()] == '/');
}

bool FieldRow::takeKeyboard(std::string_view key) { return m_isShown && m_control->takeKeyboard(key); }

void FieldRow::fit(Node value)
{
    const bool isUsual = m_usual->fits(value);
    if (!isUsual && !m_plain) {
        m_plain = makeJsonControl(m_field, m_top, m_key, m_controller, m_panel);
        m_plain->hide();
    }
    Control* wanted = isUsual ? m_usual : m_plain;
    if (wanted == m_control) return;
    const bool hadKeyboard = m_control->isAncestorOf(m_panel->window()->focusWidget());
    m_grid.removeWidget(m_control);
    m_control->setObjectName({});
    m_control->hide();
    place(wanted);
    if (m_isShown) wanted->show();
    if (hadKeyboard) wanted->takeKeyboard(m_key);
}

void FieldRow::take(FormModel& formModel, std::size_t index, std::span<const FieldFinding> findings)
{
    std::vector<FieldFinding> inside;
    for (const auto& each : findings)
        if (holds(each.key)) inside.push_back(each);
    const Node own = formModel.own(m_key);
    setShown(own || !inside.empty() || !isUseless(m_field, formModel, index));
    if (!m_isShown) return;

    const auto rest = std::string_view(m_key).substr(std::min(m_key.size(), below({}, m_top.name).size()));
    // An own value replaces the list's completely, including nested values.
    Inherited inherited = formModel.inherited(m_top, rest);
    if (!rest.empty() && formModel.own(below({}, m_top.name)) && inherited.from != Inherited::Origin::option)
        inherited = {};
    const FieldView view{formModel, own, inherited, formModel.isReadOnly(m_field, index), index, inside};
    fit(view.value());
    m_control->take(view);
    showOrigin(view);
    std::vector<const diagnostics::Diagnostic*> unclaimed;
    for (const auto& each : inside)
        if (!m_control->claims(each.key)) unclaimed.push_back(each.finding);
    m_findings->show(unclaimed);
    m_control->describe(toQString(m_field.title.empty() ? m_field.group : m_field.title),
                        inside.empty() ? toQString(m_field.help) : spoken(inside));
}

void FieldRow::showOrigin(const FieldView& view)
{
    using Origin = Inherited::Origin;
    const auto from = view.inherited.from;
    QString origin;
    if (from == Origin::option)
        origin = tr("by %1").arg(toQString(view.inherited.option));
    else if (from == Origin::list && !view.own)
        origin = tr("from the list");
    m_origin->setText(origin);
    m_origin->setVisible(!origin.isEmpty());
    const bool isClearable =
        m_field.kind == FieldKind::numbers || m_field.kind == FieldKind::json || m_control == m_plain;
    const bool canReset = view.own && (view.inherited.value || isClearable) && m_field.kind != FieldKind::entry &&
                          m_field.kind != FieldKind::options;
    const bool isPlainDefault = from == Origin::usual && m_field.kind == FieldKind::check;
    m_reset->setVisible(canReset && !isPlainDefault);
    if (!canReset) return;
    const QString title = toQString(m_field.title);
    m_reset->setAccessibleName(tr("Reset %1").arg(title));
    const auto before = view.inherited.value ? toQString(text::onOneLine(view.inherited.value)) : QString();
    const bool isShort = view.inherited.value && view.inherited.value.isNumber();
    m_reset->setToolTip(from == Origin::list
                            ? (isShort ? tr("Use the list's value: %1").arg(before) : tr("Use the list's value"))
                        : view.inherited.value && !(view.inherited.value.isArray() || view.inherited.value.isObject())
                            ? tr("Use the usual value")
                            : tr("Clear"));
}

void FieldRow::setShown(bool isShown)
{
    if (m_isShown == isShown) return;
    m_isShown = isShown;
    m_title->setVisible(isShown && !m_field.title.empty());
    m_control->setVisible(isShown);
    if (isShown) return;
    m_findings->show({});
    m_origin->hide();
    m_reset->hide();
}

FieldPanel::FieldPanel(const std::vector<const Field*>& fields, const Field* top, const std::string& prefix,
                       EditController& controller, QWidget* parent)
    : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(3);
    grid->setColumnStretch(1, 1);
    // The same minimum in every panel aligns the controls of all groups.
    if (!top) grid->setColumnMinimumWidth(0, fontMetrics().averageCharWidth() * 18);
    for (const Field* field : fields)
        m_rows.push_back(
            new FieldRow(*field, top ? *top : *field, below(prefix, field->name), controller, *grid, this));
}

void FieldPanel::setPrefix(const std::string& prefix)
{
    for (auto* row : m_rows) row->setKey(below(prefix, row->field().name));
}

void FieldPanel::take(FormModel& formModel, std::size_t index, std::span<const FieldFinding> findings)
{
    for (auto* row : m_rows) row->take(formModel, index, findings);
}

FieldRow* FieldPanel::rowAt(std::string_view key) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const FieldRow* row) { return row->holds(key); });
    return found == m_rows.end() ? nullptr : *found;
}

bool FieldPanel::hasShown() const
{
    return std::any_of(m_rows.begin(), m_rows.end(), [](const FieldRow* row) { return row->isShown(); });
}

}  // namespace muster::editor
