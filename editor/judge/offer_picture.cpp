#include "core/rules/army_checks.hpp"
#include "editor/judge/army_picture.hpp"
#include "editor/judge/value_picture.hpp"

#include <QCoreApplication>

#include <map>

namespace muster::editor {

namespace {

void settle(std::vector<OfferEntry>& offered, const std::vector<rules::Entry>& entries,
            const std::map<const rules::Entry*, std::int64_t>& taken, const ArmyPicture& army, std::int64_t standard)
{
    for (std::size_t i = 0; i < offered.size() && i < entries.size(); ++i) {
        OfferEntry& entry = offered[i];
        const auto found = taken.find(&entries[i]);
        entry.taken = found == taken.end() ? 0 : found->second;
        entry.maximum = rules::maximumOf(entries[i], army.budget.value_or(0), standard);
        if (entry.maximum && entry.taken + 1 > *entry.maximum) {
            entry.allowed = false;
            entry.reason =
                (*entry.maximum == 0 ? QCoreApplication::translate("Judge", "none of these")
                                     : QCoreApplication::translate("Judge", "at most %1 of these").arg(*entry.maximum))
                    .toStdString();
        } else if (army.hasPoints && army.budget && army.costNumber && entry.costNumber &&
                   *army.costNumber + *entry.costNumber > static_cast<double>(*army.budget)) {
            entry.allowed = false;
            const auto total = plainText(expr::Value::real(*army.costNumber + *entry.costNumber));
            const auto points = army.budgetLabel.empty() ? QCoreApplication::translate("Judge", "points")
                                                         : QString::fromStdString(army.budgetLabel);
            //: %3 is what the game calls its points
            entry.reason = QCoreApplication::translate("Judge", "would bring %1 of %2 %3")
                               .arg(QString::fromStdString(total))
                               .arg(*army.budget)
                               .arg(points)
                               .toStdString();
        }
    }
}

}  // namespace

OfferPicture offerFor(const ArmyPicture& army, const rules::Roster& roster, const Catalogue& catalogue)
{
    OfferPicture offer = catalogue.offer;
    std::map<const rules::Entry*, std::int64_t> taken;
    for (const auto* members : {&roster.units(), &roster.leaders()})
        for (const auto& member : *members)
            if (member.entry) taken[member.entry] += member.count;
    const auto standard = roster.offer().game().budget.value_or(0);
    settle(offer.units, roster.offer().entries(), taken, army, standard);
    settle(offer.leaders, roster.offer().leaders(), taken, army, standard);
    return offer;
}

}  // namespace muster::editor
