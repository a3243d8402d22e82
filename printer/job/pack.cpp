#include "printer/job/pack.hpp"

#include <algorithm>
#include <string_view>

namespace muster::printer {

namespace {

constexpr const char* armyColumns[] = {wording::marked("Army"), wording::marked("Player"), wording::marked("Points"),
                                       wording::marked("Verdict")};

constexpr double playerWidth = 2;  // of the columns: room to write a name

sheet::Table tableOf(std::string first, const wording::Wording& wording)
{
    sheet::Table table;
    table.columns.push_back({std::move(first)});
    for (const auto* label : armyColumns) table.columns.push_back({wording.say(label)});
    table.columns[2].width = playerWidth;
    return table;
}

std::vector<sheet::Cell> rowOf(std::string first, const PackPart* army, const std::string& missing)
{
    if (army == nullptr) return {{std::move(first)}, {missing}, {""}, {""}, {""}};
    return {{std::move(first)}, {army->facts.name}, {army->facts.player}, {army->facts.points}, {army->facts.verdict}};
}

/// The pack's parts in printing order.
class PackBuilder {
public:
    PackBuilder(std::vector<PackPart> parts, std::string_view language)
        : m_parts(std::move(parts)), m_isPlaced(m_parts.size()), m_wording(wording::Wording::in(language))
    {}

    sheet::Booklet cover(const std::string& title, const std::string& date)
    {
        sheet::Sheet page{"cover", title, sheet::Orientation::portrait, {}};
        page.blocks.push_back({sheet::Heading{1, title, date}});
        for (const auto& part : m_parts)
            if (part.facts.isScenario) addScenario(part, page.blocks);
        auto others = tableOf(m_wording.say("Game"), m_wording);
        const bool isMixed = !m_armies.empty();
        for (const auto i : otherArmies()) {
            others.rows.push_back(rowOf(m_parts[i].booklet.game, &m_parts[i], {}));
            place(i);
        }
        if (!others.rows.empty()) {
            if (isMixed) page.blocks.push_back({sheet::Heading{2, m_wording.say("More armies"), {}}});
            page.blocks.push_back({std::move(others)});
        }
        sortByGame(m_armies);
        sheet::Booklet cover;
        cover.name = title;
        cover.isCover = true;
        cover.language = m_wording.language();
        cover.sheets.push_back(std::move(page));
        return cover;
    }
    /// The armies in the order of the cover, which must have been made.
    std::vector<sheet::Booklet> armies()
    {
        std::vector<sheet::Booklet> armies;
        for (const auto index : m_armies) armies.push_back(std::move(m_parts[index].booklet));
        return armies;
    }
    std::vector<sheet::Booklet> scenarios()
    {
        std::vector<sheet::Booklet> scenarios;
        for (auto& part : m_parts)
            if (part.facts.isScenario) scenarios.push_back(std::move(part.booklet));
        return scenarios;
    }

private:
    /// The armies that no scenario has, those of one game together.
    std::vector<std::size_t> otherArmies() const
    {
        std::vector<std::size_t> others;
        for (std::size_t i = 0; i < m_parts.size(); ++i)
            if (!m_parts[i].facts.isScenario && !m_isPlaced[i]) others.push_back(i);
        sortByGame(others);
        return others;
    }
    /// Puts the armies of one game together, so that its reference follows them; the games stay in order.
    void sortByGame(std::vector<std::size_t>& armies) const
    {
        std::vector<std::string_view> games;
        const auto rank = [&](std::size_t army) {
            const std::string_view game = m_parts[army].booklet.system;
            const auto found = std::find(games.begin(), games.end(), game);
            if (found != games.end()) return found - games.begin();
            games.push_back(game);
            return static_cast<std::ptrdiff_t>(games.size()) - 1;
        };
        for (const auto army : m_armies) rank(army);
        for (const auto army : armies) rank(army);
        std::stable_sort(armies.begin(), armies.end(), [&](auto a, auto b) { return rank(a) < rank(b); });
    }
    /// Lists an army for printing, once.
    const PackPart* place(std::size_t index)
    {
        if (!m_isPlaced[index]) m_armies.push_back(index);
        m_isPlaced[index] = true;
        return &m_parts[index];
    }
    const PackPart* armyOf(const PackFacts::Side& side)
    {
        for (std::size_t i = 0; i < m_parts.size(); ++i)
            if (!m_parts[i].facts.isScenario && !side.army.empty() && m_parts[i].file == side.army) return place(i);
        return nullptr;
    }
    void addScenario(const PackPart& part, sheet::Blocks& blocks)
    {
        blocks.push_back({sheet::Heading{2, part.facts.name, part.booklet.game}});
        if (!part.facts.about.empty()) blocks.push_back({sheet::Text{part.facts.about}});
        auto table = tableOf(m_wording.say("Side"), m_wording);
        for (const auto& side : part.facts.sides)
            table.rows.push_back(rowOf(side.name, armyOf(side),
                                       side.army.empty() ? m_wording.say("bring an army")
                                                         : m_wording.say("its army is not in this pack")));
        blocks.push_back({std::move(table)});
    }

    std::vector<PackPart> m_parts;
    std::vector<bool> m_isPlaced;
    std::vector<std::size_t> m_armies;  ///< in printing order
    const wording::Wording& m_wording;
};

}  // namespace

Pack packOf(const std::string& title, const std::string& date, std::vector<PackPart> parts, std::string_view language)
{
    PackBuilder builder(std::move(parts), language);
    Pack pack{builder.cover(title, date), {}, {}};
    pack.armies = builder.armies();
    pack.scenarios = builder.scenarios();
    return pack;
}

}  // namespace muster::printer
