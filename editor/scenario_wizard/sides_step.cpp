#include "editor/scenario_wizard/sides_step.hpp"

#include "core/files/id.hpp"
#include "editor/document/army_edits.hpp"
#include "editor/look/words.hpp"
#include "editor/scenario_wizard/side_card.hpp"

#include <fmt/format.h>

#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr std::size_t maxSides = 8;

/// An id from a side's name, unique among the sides before it.
std::string freeId(const std::string& name, const std::vector<rules::ScenarioPlan::Side>& before)
{
    const std::string stem = files::idFrom(name, "side");
    const auto taken = [&](const std::string& id) {
        return std::any_of(before.begin(), before.end(), [&](const auto& side) { return side.id == id; });
    };
    std::string id = stem;
    for (int number = 2; taken(id); ++number) id = fmt::format("{}-{}", stem, number);
    return id;
}

}  // namespace

SidesStep::SidesStep(QString folder, QWidget* parent) : WizardStep(tr("Sides"), parent), m_folder(std::move(folder))
{
    auto* inside = new QWidget(this);
    m_list = new QVBoxLayout(inside);
    m_list->setContentsMargins(0, 0, 0, 0);
    m_add = new QPushButton(tr("&Add a Side"), inside);
    m_add->setObjectName("wizard-add-side");
    m_add->setAutoDefault(false);  // Enter in a name goes to the next step
    m_list->addWidget(m_add, 0, Qt::AlignLeft);
    m_list->addStretch();
    m_scroll = new QScrollArea(this);
    m_scroll->setWidget(inside);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setAccessibleName(tr("Sides"));
    body().addWidget(m_scroll, 1);
    connect(m_add, &QPushButton::clicked, this, [this] {
        rules::ScenarioPlan::Side side;
        side.name = utf8(tr("Side %1").arg(m_cards.size() + 1));
        add(side);
        Q_EMIT changed();
    });
}

void SidesStep::add(const rules::ScenarioPlan::Side& side)
{
    auto* card = new SideCard(m_game, side, m_folder, this);
    m_list->insertWidget(static_cast<int>(m_cards.size()), card);
    m_cards.push_back(card);
    connect(card, &SideCard::changed, this, &WizardStep::changed);
    connect(card, &SideCard::removeWanted, this, [this, card] { remove(*card); });
    count();
}

void SidesStep::remove(SideCard& card)
{
    std::erase(m_cards, &card);
    card.hide();
    card.deleteLater();
    count();
    Q_EMIT changed();
}

void SidesStep::count()
{
    for (auto* card : m_cards) card->setRemovable(m_cards.size() > 1);
    m_add->setEnabled(m_cards.size() < maxSides);
    // The vertical scroll bar needs a place beside the cards.
    int width = 0;
    for (const auto* card : m_cards) width = std::max(width, card->minimumSizeHint().width());
    m_scroll->setMinimumWidth(width + m_scroll->verticalScrollBar()->sizeHint().width());
}

void SidesStep::show(const WizardGame& game, const ScenarioRequest& request)
{
    m_game = game;
    setAdvice(game, {"sides", "zones"});
    for (auto* card : m_cards) card->hide(), card->deleteLater();
    m_cards.clear();
    for (const auto& side : request.plan.sides) add(side);
}

void SidesStep::write(ScenarioRequest& request) const
{
    request.plan.sides.clear();
    request.copies.clear();
    for (const auto* card : m_cards) {
        auto side = card->side();
        if (const auto from = card->copiedFrom(); !from.empty()) {
            // Append a number, because another army to be copied has the same name.
            constexpr std::string_view suffix = ".army.json";
            const auto stem = side.army.substr(0, side.army.size() - std::min(side.army.size(), suffix.size()));
            for (int number = 2; request.copies.contains(side.army) && request.copies[side.army] != from; ++number)
                side.army = stem + "-" + std::to_string(number) + std::string(suffix);
            request.copies[side.army] = from;
        }
        side.id = freeId(side.name, request.plan.sides);
        request.plan.sides.push_back(std::move(side));
    }
}

}  // namespace muster::editor
