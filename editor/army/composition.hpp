#pragma once

#include "editor/live_check/views.hpp"

#include <QColor>
#include <QString>

#include <vector>

namespace muster::editor {

/// What an army has of one arm.
struct ArmShare {
    ArmView arm;  ///< the label is never empty
    double points = 0;
    std::int64_t bases = 0;
};

/// The army by arms, the largest part first: by points, or by bases in games without points.
std::vector<ArmShare> compositionOf(const ArmyView& army);
/// The part of a share in the whole army, from 0 to 1.
double partOf(const ArmShare& share, const std::vector<ArmShare>& all);
/// "Horse: 8 (27 %)", one line each.
QString wordsOf(const std::vector<ArmShare>& composition);
/// The colour of a share by its place in the composition; white symbols can be read on it.
QColor colourOfShare(std::size_t place);

}  // namespace muster::editor
