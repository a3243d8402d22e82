#include "editor/board/panels/property_rows.hpp"

#include "editor/form/text_controls.hpp"
#include "editor/look/undo_keys.hpp"
#include "editor/look/words.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QWheelEvent>

namespace muster::editor {

namespace {

/// Scrolling the panel must not change the control below the pointer.
class WheelPasses : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* widget = qobject_cast<QWidget*>(watched);
        if (event->type() == QEvent::Wheel && widget && !widget->hasFocus()) {
            event->ignore();
            return true;
        }
        return QObject::eventFilter(watched, event);
    }
};

}  // namespace

PropertyRows::PropertyRows(BoardView& view, QString prefix, QWidget* parent)
    : QWidget(parent), m_view(view), m_prefix(std::move(prefix)), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(12, 8, 12, 8);
    m_grid->setHorizontalSpacing(10);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(1, 1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void PropertyRows::name(QWidget* control, const RowTitle& title)
{
    control->setObjectName(QStringLiteral("%1-%2").arg(m_prefix, QLatin1String(title.name)));
    QString plain = title.title;
    control->setAccessibleName(plain.remove(u'&'));
    control->setAccessibleDescription(title.tip);
    control->setToolTip(title.tip.isEmpty() ? plain : title.tip);
}

QLabel* PropertyRows::titleLabel(const RowTitle& title, QWidget* buddy)
{
    auto* label = new QLabel(title.title, this);
    label->setBuddy(buddy);
    label->setToolTip(title.tip);
    return label;
}

void PropertyRows::prepare(QWidget* control, const RowTitle& title)
{
    name(control, title);
    control->installEventFilter(new WheelPasses(control));
    leaveUndoToWindow(control);
}

void PropertyRows::place(const RowTitle& title, QWidget* control, const QString& unit)
{
    m_buttons = nullptr;
    prepare(control, title);
    const bool isTall = qobject_cast<QPlainTextEdit*>(control) != nullptr;
    m_grid->addWidget(titleLabel(title, control), m_line, 0,
                      Qt::AlignLeft | (isTall ? Qt::AlignTop : Qt::AlignVCenter));
    if (unit.isEmpty())
        m_grid->addWidget(control, m_line, 1);
    else {
        auto* row = new QHBoxLayout;
        row->setSpacing(6);
        row->addWidget(control);
        row->addWidget(new QLabel(unit, this));
        row->addStretch(1);
        m_grid->addLayout(row, m_line, 1);
    }
    ++m_line;
}

void PropertyRows::section(const QString& title)
{
    m_buttons = nullptr;
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, m_line == 0 ? 0 : 10, 0, 0);
    auto* label = new QLabel(title, row);
    auto font = label->font();
    font.setBold(true);
    label->setFont(font);
    auto* line = new QFrame(row);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Sunken);
    layout->addWidget(label);
    layout->addWidget(line, 1);
    m_grid->addWidget(row, m_line++, 0, 1, 2);
}

QLineEdit* PropertyRows::line(const RowTitle& title, Read<QString> read, Write<QString> write)
{
    auto* edit = new QLineEdit(this);
    place(title, edit);
    edit->setMaxLength(200);
    connect(edit, &QLineEdit::textEdited, this,
            [this, write](const QString& text) { make([&](Text now) { return write(now, text); }); });
    m_refreshers.push_back([edit, read](Text now) {
        if (const auto text = read(now); edit->text() != text) edit->setText(text);
    });
    return edit;
}

QPlainTextEdit* PropertyRows::notes(const RowTitle& title, Read<QString> read, Write<QString> write)
{
    auto* edit = smallTextBox(4, this);
    place(title, edit);
    edit->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(edit, &QPlainTextEdit::textChanged, this,
            [this, edit, write] { make([&](Text now) { return write(now, edit->toPlainText()); }); });
    m_refreshers.push_back([edit, read](Text now) { showText(*edit, read(now)); });
    return edit;
}

QPlainTextEdit* PropertyRows::texts(const RowTitle& title, Read<QStringList> read, Write<QStringList> write)
{
    auto* edit = smallTextBox(4, this);
    place(title, edit);
    edit->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    edit->setPlaceholderText(tr("one per line"));
    const auto written = [edit] {
        QStringList lines = edit->toPlainText().split(u'\n');
        lines.removeIf([](const QString& line) { return line.trimmed().isEmpty(); });
        return lines;
    };
    connect(edit, &QPlainTextEdit::textChanged, this,
            [this, written, write] { make([&](Text now) { return write(now, written()); }); });
    m_refreshers.push_back([edit, written, read](Text now) {
        // Keep empty lines, because the user may be about to write there.
        if (const auto lines = read(now); written() != lines) showText(*edit, lines.join(u'\n'));
    });
    return edit;
}

QComboBox* PropertyRows::choice(const RowTitle& title, std::function<RowChoices(Text)> choices, Read<QString> read,
                                Write<QString> write)
{
    auto* combo = new QComboBox(this);
    place(title, combo);
    combo->setFocusPolicy(Qt::StrongFocus);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    combo->setMinimumContentsLength(12);
    connect(combo, &QComboBox::activated, this, [this, combo, write](int) {
        const auto id = combo->currentData().toString();
        make([&](Text now) { return write(now, id); });
    });
    m_refreshers.push_back([combo, choices, read](Text now) {
        const QSignalBlocker blocker(combo);
        auto offered = choices(now);
        const auto value = read(now);
        // Show the value in the file, known or not.
        bool isKnown = false;
        for (const auto& [id, words] : offered) isKnown = isKnown || id == value;
        if (!isKnown) offered.emplace_back(value, value.isEmpty() ? QStringLiteral("\u2013") : value);
        bool isSame = static_cast<std::size_t>(combo->count()) == offered.size();
        for (std::size_t i = 0; isSame && i < offered.size(); ++i)
            isSame = combo->itemData(static_cast<int>(i)).toString() == offered[i].first &&
                     combo->itemText(static_cast<int>(i)) == offered[i].second;
        if (!isSame) {
            combo->clear();
            for (const auto& [id, words] : offered) combo->addItem(words, id);
        }
        combo->setCurrentIndex(combo->findData(value));
    });
    return combo;
}

QCheckBox* PropertyRows::check(const RowTitle& title, Read<bool> read, Write<bool> write)
{
    m_buttons = nullptr;
    auto* box = new QCheckBox(title.title, this);
    name(box, title);
    m_grid->addWidget(box, m_line++, 1);
    connect(box, &QCheckBox::clicked, this, [this, write](bool on) { make([&](Text now) { return write(now, on); }); });
    m_refreshers.push_back([box, read](Text now) { box->setChecked(read(now)); });
    return box;
}

QLabel* PropertyRows::words(const RowTitle& title, Read<QString> read)
{
    m_buttons = nullptr;
    auto* label = new QLabel(this);
    label->setObjectName(QStringLiteral("%1-%2").arg(m_prefix, QLatin1String(title.name)));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setForegroundRole(QPalette::PlaceholderText);
    m_grid->addWidget(label, m_line++, 0, 1, 2);
    m_refreshers.push_back([label, read](Text now) {
        const auto text = read(now);
        label->setText(text);
        label->setVisible(!text.isEmpty());
    });
    return label;
}

void PropertyRows::control(const RowTitle& title, QWidget* control, std::function<void(Text)> show)
{
    place(title, control);
    m_refreshers.push_back(std::move(show));
}

void PropertyRows::add(QWidget* widget)
{
    m_buttons = nullptr;
    m_grid->addWidget(widget, m_line++, 0, 1, 2);
}

QPushButton* PropertyRows::button(const RowTitle& title, std::function<void()> pressed, bool sameLine)
{
    auto* button = new QPushButton(title.title, this);
    name(button, title);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [pressed] { pressed(); });
    if (!sameLine || !m_buttons) {
        m_buttons = new QHBoxLayout;
        m_buttons->addStretch(1);
        m_grid->addLayout(m_buttons, m_line++, 0, 1, 2);
    }
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    return button;
}

void PropertyRows::refresh()
{
    const auto text = m_view.host().text();
    setEnabled(static_cast<bool>(text));
    if (!text) return;
    const QScopedValueRollback guard(m_isShowing, true);
    const scenario::ScenarioText now(*text, m_view.board().map.measure);
    for (const auto& show : m_refreshers) show(now);
}

bool PropertyRows::make(const std::function<Change(Text)>& change)
{
    const auto text = m_view.host().text();
    if (m_isShowing || !text) return false;
    const bool isMade = m_view.host().make(change(scenario::ScenarioText(*text, m_view.board().map.measure)));
    refresh();
    if (isMade) Q_EMIT made();
    return isMade;
}

QWidget* scrolled(QWidget* content, const QString& accessibleName, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setAccessibleName(accessibleName);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    area->setMinimumWidth(content->minimumSizeHint().width() + 20);
    return area;
}

}  // namespace muster::editor
