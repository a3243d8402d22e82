#include "editor/army/composition.hpp"

#include "editor/look/words.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::editor {

namespace {

class Composition {
    Q_DECLARE_TR_FUNCTIONS(Composition)
};

double sizeOf(const ArmShare& share, bool byPoints)
{
    return byPoints ? share.points : static_cast<double>(share.bases);
}

bool isByPoints(const std::vector<ArmShare>& all)
{
    return std::any_of(all.begin(), all.end(), [](const auto& share) { return share.points > 0; });
}

}  // namespace

std::vector<ArmShare> compositionOf(const ArmyView& army)
{
    std::vector<ArmShare> all;
    for (const auto* members : {&army.units, &army.leaders})
        for (const auto& member : *members) {
            ArmView arm = member.arm;
            if (arm.label.empty())
                arm.label = utf8(member.leader ? Composition::tr("Leaders") : Composition::tr("Other units"));
            auto share =
                std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.arm.label == arm.label; });
            if (share == all.end()) share = all.insert(all.end(), {std::move(arm), 0, 0});
            share->points += toQString(member.cost).toDouble();
            share->bases += member.count;
        }
    const bool byPoints = isByPoints(all);
    std::stable_sort(all.begin(), all.end(),
                     [&](const auto& a, const auto& b) { return sizeOf(a, byPoints) > sizeOf(b, byPoints); });
    return all;
}

double partOf(const ArmShare& share, const std::vector<ArmShare>& all)
{
    const bool byPoints = isByPoints(all);
    double whole = 0;
    for (const auto& each : all) whole += sizeOf(each, byPoints);
    return whole > 0 ? sizeOf(share, byPoints) / whole : 0;
}

QString wordsOf(const std::vector<ArmShare>& composition)
{
    QStringList lines;
    const bool byPoints = isByPoints(composition);
    for (const auto& share : composition)
        lines << Composition::tr("%1: %2 (%3 %)", "an arm, its points or bases, its part of the army")
                     .arg(toQString(share.arm.label))
                     .arg(sizeOf(share, byPoints))
                     .arg(std::lround(100 * partOf(share, composition)));
    return lines.join(u'\n');
}

QColor colourOfShare(std::size_t place)
{
    static constexpr std::array<QRgb, 8> colours{0xff34659f, 0xff8a4f2a, 0xff3f7a39, 0xff7d4f93,
                                                 0xff1f7a7a, 0xff98384a, 0xff6f6326, 0xff4d5570};
    return QColor(colours[place % colours.size()]);
}

}  // namespace muster::editor
