#include "editor/folder_table/pairings.hpp"

#include "editor/folder_table/folder_model.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>

namespace muster::editor {

namespace {

class Pairings {
    Q_DECLARE_TR_FUNCTIONS(Pairings)
};

using Indices = std::vector<std::size_t>;

constexpr int cellsOfSide = 6;  ///< of a row of the report

/// Two armies with the same key are of one player.
QString playerKey(const FileVerdict& army)
{
    return army.player.isEmpty() ? QStringLiteral("\n") + army.path : army.player.toCaseFolded();
}

Indices ordered(const std::vector<FileVerdict>& armies, PairingOrder order, unsigned seed)
{
    Indices all(armies.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    if (order == PairingOrder::byPoints)
        std::stable_sort(all.begin(), all.end(), [&](std::size_t a, std::size_t b) {
            return armies[a].spent.value_or(0) > armies[b].spent.value_or(0);
        });
    if (order == PairingOrder::atRandom) std::shuffle(all.begin(), all.end(), std::mt19937(seed));
    return all;
}

/// The first of the others whom an army can play. A player with most of them must play now, or would be left over.
Indices::iterator opponentOf(std::size_t army, Indices& others, const std::vector<FileVerdict>& armies)
{
    std::map<QString, std::size_t> numbers;
    for (const auto other : others) ++numbers[playerKey(armies[other])];
    const auto most = std::max_element(numbers.begin(), numbers.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    const QString own = playerKey(armies[army]);
    if (most != numbers.end() && most->second * 2 > others.size() && most->first != own) {
        const QString wanted = most->first;
        return std::find_if(others.begin(), others.end(),
                            [&](std::size_t other) { return playerKey(armies[other]) == wanted; });
    }
    return std::find_if(others.begin(), others.end(),
                        [&](std::size_t other) { return playerKey(armies[other]) != own; });
}

std::optional<std::size_t>* placeOf(std::vector<Pairing>& pairings, std::size_t army)
{
    for (auto& pairing : pairings)
        for (auto& side : pairing)
            if (side == army) return &side;
    return nullptr;
}

QString bringsOf(const FileVerdict& army) { return (army.leaders + army.units).join(QStringLiteral(", ")); }

}  // namespace

std::vector<Pairing> paired(const std::vector<FileVerdict>& armies, PairingOrder order, unsigned seed)
{
    Indices left = ordered(armies, order, seed);
    std::vector<Pairing> pairings, alone;
    while (!left.empty()) {
        const auto army = left.front();
        left.erase(left.begin());
        // Only armies of one game can meet.
        Indices others;
        std::copy_if(left.begin(), left.end(), std::back_inserter(others),
                     [&](std::size_t other) { return armies[other].game == armies[army].game; });
        const auto opponent = opponentOf(army, others, armies);
        if (opponent == others.end()) {
            alone.push_back({army, std::nullopt});
            continue;
        }
        pairings.push_back({army, *opponent});
        left.erase(std::find(left.begin(), left.end(), *opponent));
    }
    pairings.insert(pairings.end(), alone.begin(), alone.end());
    return pairings;
}

void place(std::vector<Pairing>& pairings, std::size_t table, std::size_t side, std::optional<std::size_t> army)
{
    if (table >= pairings.size() || side > 1 || pairings[table][side] == army) return;
    std::optional<std::size_t>* from = nullptr;
    if (army) {
        from = placeOf(pairings, *army);
    } else {
        const auto waiting =
            std::find_if(pairings.begin(), pairings.end(), [](const Pairing& pairing) { return !pairing[1]; });
        // Nobody else waits, or this side does already.
        if (waiting == pairings.end() || waiting == pairings.begin() + static_cast<std::ptrdiff_t>(table)) return;
        from = &(*waiting)[1];
    }
    if (!from) return;
    std::swap(*from, pairings[table][side]);
    for (auto& pairing : pairings)
        if (!pairing[0]) std::swap(pairing[0], pairing[1]);
    std::erase_if(pairings, [](const Pairing& pairing) { return !pairing[0]; });
}

QString playerAndArmy(const FileVerdict& army)
{
    return army.player.isEmpty() ? army.name : QStringLiteral("%1: %2").arg(army.player, army.name);
}

QString remarkOn(const Pairing& pairing, const std::vector<FileVerdict>& armies)
{
    if (!pairing[0] || !pairing[1]) return Pairings::tr("nobody to play");
    const auto &first = armies[*pairing[0]], &second = armies[*pairing[1]];
    QStringList remarks;
    if (first.game != second.game) remarks << Pairings::tr("different games");
    if (playerKey(first) == playerKey(second)) remarks << Pairings::tr("the same player");
    for (const auto* army : {&first, &second})
        if (army->errors > 0) remarks << Pairings::tr("%1 is not legal").arg(army->name);
    return remarks.join(QStringLiteral("; "));
}

FolderReport reportOf(const QString& title, const std::vector<Pairing>& pairings,
                      const std::vector<FileVerdict>& armies)
{
    FolderReport report{title, {Pairings::tr("Table")}, {}};
    for (int side = 0; side < 2; ++side)
        report.head << (side == 0 ? Pairings::tr("Player") : Pairings::tr("Opponent")) << Pairings::tr("Army")
                    << Pairings::tr("List") << Pairings::tr("Points") << Pairings::tr("Verdict")
                    << Pairings::tr("Brings");
    report.head << Pairings::tr("Remark");
    for (std::size_t table = 0; table < pairings.size(); ++table) {
        QStringList cells{QString::number(table + 1)};
        for (const auto& side : pairings[table]) {
            if (!side) {
                for (int cell = 0; cell < cellsOfSide; ++cell) cells << QString();
                continue;
            }
            const auto& army = armies[*side];
            cells << army.player << army.name << army.list << army.points << verdictOf(army) << bringsOf(army);
        }
        report.rows.push_back(cells << remarkOn(pairings[table], armies));
    }
    return report;
}

}  // namespace muster::editor
