#include "core/army/army_checks.hpp"
#include "core/game/game.hpp"
#include "editor/live_check/army_view.hpp"
#include "editor/live_check/value_view.hpp"

#include <QCoreApplication>

#include <map>

namespace muster::editor {

namespace {

void settle(std::vector<CatalogueEntry>& offered, const std::vector<rules::Entry>& entries,
            const std::map<const rules::Entry*, std::int64_t>& taken, const ArmyView& army, std::int64_t standard)
{
    for (std::size_t i = 0; i < offered.size() && i < entries.size(); ++i) {
        CatalogueEntry& entry = offered[i];
        const auto found = taken.find(&entries[i]);
        entry.taken = found == taken.end() ? 0 : found->second;
        entry.maximum = rules::maximumOf(entries[i], army.budget.value_or(0), standard);
        if (entry.maximum && entry.taken + 1 > *entry.maximum) {
            entry.allowed = false;
            entry.reason = (*entry.maximum == 0
                                ? QCoreApplication::translate("LiveCheck", "none of these")
                                : QCoreApplication::translate("LiveCheck", "at most %1 of these").arg(*entry.maximum))
                               .toStdString();
        } else if (army.hasPoints && army.budget && army.costNumber && entry.costNumber &&
                   *army.costNumber + *entry.costNumber > static_cast<double>(*army.budget)) {
            entry.allowed = false;
            const auto total = plainText(expr::Value::real(*army.costNumber + *entry.costNumber));
            const auto points = army.budgetLabel.empty() ? QCoreApplication::translate("LiveCheck", "points")
                                                         : QString::fromStdString(army.budgetLabel);
            //: %3 is what the game calls its points
            entry.reason = QCoreApplication::translate("LiveCheck", "would bring %1 of %2 %3")
                               .arg(QString::fromStdString(total))
                               .arg(*army.budget)
                               .arg(points)
                               .toStdString();
        }
    }
}

}  // namespace

CatalogueView catalogueViewOf(const ArmyView& army, const rules::Roster& roster, const CatalogueCache& cache)
{
    CatalogueView catalogue = cache.catalogue;
    std::map<const rules::Entry*, std::int64_t> taken;
    for (const auto* members : {&roster.units(), &roster.leaders()})
        for (const auto& member : *members)
            if (member.entry) taken[member.entry] += member.count;
    const auto standard = roster.catalogue().game().budget.value_or(0);
    settle(catalogue.units, roster.catalogue().entries(), taken, army, standard);
    settle(catalogue.leaders, roster.catalogue().leaders(), taken, army, standard);
    return catalogue;
}

}  // namespace muster::editor
