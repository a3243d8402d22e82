#include "editor/form/records_control.hpp"

#include "core/files/id.hpp"
#include "core/game/game.hpp"
#include "core/text/canonical.hpp"
#include "editor/look/icons.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

using text::Node;

namespace {

constexpr std::size_t maxCards = 100;  ///< a longer list is shown as JSON

QToolButton* cardButton(const QString& drawing, const QString& tooltip, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(icon(drawing, parent->palette()));
    button->setIconSize({16, 16});
    button->setAutoRaise(true);
    button->setToolTip(tooltip);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

}  // namespace

RecordsControl::RecordsControl(const Field& field, const Field& top, std::string key, EditController& controller,
                               QWidget* parent)
    : Control(field, top, std::move(key), controller, parent), m_cards(new QVBoxLayout)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    m_cards->setSpacing(6);
    layout->addLayout(m_cards);
    auto* foot = new QHBoxLayout;
    m_add = new QPushButton(icon(QStringLiteral("add"), palette()),
                            tr("Add %1").arg(toQString(field.itemTitle.empty() ? field.title : field.itemTitle)), this);
    m_add->setAutoDefault(false);
    m_add->setObjectName(QStringLiteral("add:") + toQString(this->key()));
    m_max = new QLabel(this);
    foot->addWidget(m_add);
    foot->addWidget(m_max);
    foot->addStretch(1);
    layout->addLayout(foot);
    setFocusProxy(m_add);
    connect(m_add, &QPushButton::clicked, this, [this] {
        const auto place = m_items.size();
        this->controller().addItem(this->key(), m_start.empty() ? "{}" : m_start, text::atEnd);
        if (place < m_shown.size()) takeKeyboard(keyOf(place));
    });
}

void RecordsControl::setKey(std::string key)
{
    Control::setKey(std::move(key));
    for (std::size_t i = 0; i < m_shown.size(); ++i) m_shown[i].panel->setPrefix(keyOf(i));
}

bool RecordsControl::fits(Node value) const
{
    if (!value) return true;
    if (!value.isArray() || value.size() > maxCards) return false;
    for (const Node item : value) {
        if (!item.isObject()) return false;
        for (const Node member : item)
            if (!member.key().starts_with("x-") &&
                std::none_of(field().members.begin(), field().members.end(),
                             [&](const Field& each) { return each.name == member.key(); }))
                return false;
    }
    return true;
}

RecordsControl::Card RecordsControl::makeCard(std::size_t index)
{
    Card card;
    auto* frame = new QFrame(this);
    frame->setObjectName(QStringLiteral("card"));
    frame->setFrameShape(QFrame::StyledPanel);
    card.frame = frame;
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(8, 4, 8, 8);
    layout->setSpacing(4);
    auto* head = new QHBoxLayout;
    head->setSpacing(0);
    card.title = new QLabel(frame);
    auto font = card.title->font();
    font.setBold(true);
    card.title->setFont(font);
    card.up = cardButton(QStringLiteral("up"), tr("Move up"), frame);
    card.down = cardButton(QStringLiteral("down"), tr("Move down"), frame);
    card.copy = cardButton(QStringLiteral("duplicate"), tr("Duplicate"), frame);
    card.remove = cardButton(QStringLiteral("remove"), tr("Remove"), frame);
    head->addWidget(card.title, 1);
    for (auto* button : {card.up, card.down, card.copy, card.remove}) head->addWidget(button);
    layout->addLayout(head);
    std::vector<const Field*> members;
    for (const auto& member : field().members) members.push_back(&member);
    card.panel = new FieldPanel(members, &top(), keyOf(index), controller(), frame);
    layout->addWidget(card.panel);
    m_cards->addWidget(frame);
    QWidget::setTabOrder(card.panel, m_add);
    connect(card.up, &QToolButton::clicked, this, [this, index] { controller().moveItem(keyOf(index), index - 1); });
    connect(card.down, &QToolButton::clicked, this, [this, index] { controller().moveItem(keyOf(index), index + 1); });
    connect(card.copy, &QToolButton::clicked, this, [this, index] {
        if (index < m_items.size()) controller().addItem(key(), m_items[index], index + 1);
    });
    connect(card.remove, &QToolButton::clicked, this, [this, index] { controller().removeItem(keyOf(index)); });
    return card;
}

void RecordsControl::take(const FieldView& view)
{
    const Node value = view.value();
    m_items.clear();
    for (const Node item : value) m_items.push_back(text::onOneLine(item));
    m_start = startOf(field().itemSchema, view.formModel.game().document->root());
    while (m_shown.size() > m_items.size()) {
        // Deferred, because its own button may have triggered the removal.
        m_cards->removeWidget(m_shown.back().frame);
        m_shown.back().frame->hide();
        m_shown.back().frame->deleteLater();
        for (auto* row : m_shown.back().panel->rows()) row->control()->setObjectName({});
        m_shown.pop_back();
    }
    while (m_shown.size() < m_items.size()) m_shown.push_back(makeCard(m_shown.size()));
    const QString name = toQString(files::inWords(field().itemTitle.empty() ? field().title : field().itemTitle));
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        auto& card = m_shown[i];
        const QString title =
            m_shown.size() == 1 && field().itemTitle.empty() ? name : QStringLiteral("%1 %2").arg(name).arg(i + 1);
        card.title->setText(title);
        card.up->setEnabled(i > 0 && !view.readOnly);
        card.down->setEnabled(i + 1 < m_shown.size() && !view.readOnly);
        card.up->setVisible(m_shown.size() > 1);
        card.down->setVisible(m_shown.size() > 1);
        for (auto* button : {card.up, card.down, card.copy, card.remove})
            button->setAccessibleName(QStringLiteral("%1, %2").arg(title, button->toolTip()));
        card.panel->take(view.formModel, i, view.findings);
    }
    m_add->setEnabled(!view.readOnly);
    const auto max = view.formModel.maximum(field(), {}, view.index);
    m_max->setText(max ? tr("at most %1").arg(*max) : QString());
}

bool RecordsControl::claims(std::string_view key) const
{
    return std::any_of(m_shown.begin(), m_shown.end(), [&](const Card& card) {
        const auto* row = card.panel->rowAt(key);
        return row && row->isShown();
    });
}

bool RecordsControl::takeKeyboard(std::string_view wanted)
{
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        if (auto* row = m_shown[i].panel->rowAt(wanted)) return row->takeKeyboard(wanted);
        if (keyOf(i) != wanted) continue;
        for (auto* row : m_shown[i].panel->rows())
            if (row->takeKeyboard(row->key())) return true;
    }
    return Control::takeKeyboard(wanted);
}

void RecordsControl::describe(const QString& name, const QString& description)
{
    setAccessibleName(name);
    setAccessibleDescription(description);
}

}  // namespace muster::editor
