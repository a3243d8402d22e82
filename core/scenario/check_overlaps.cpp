#include "core/scenario/scenario_checks.hpp"

#include "core/geometry/distance.hpp"
#include "core/geometry/overlay.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using geometry::Place;
using text::Node;

namespace {

/// Calls visit(i, j), i < j, for every two places whose bounds meet, until the evaluation's work is used up.
template <class Visit>
void forMeeting(const std::vector<Place>& places, Evaluation& evaluation, Visit visit)
{
    std::vector<std::size_t> byLeft(places.size());
    for (std::size_t i = 0; i < byLeft.size(); ++i) byLeft[i] = i;
    std::sort(byLeft.begin(), byLeft.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(places[a].bounds.left, a) < std::pair(places[b].bounds.left, b);
    });
    for (std::size_t i = 0; i < byLeft.size(); ++i) {
        const Place& a = places[byLeft[i]];
        for (std::size_t j = i + 1; j < byLeft.size() && places[byLeft[j]].bounds.left <= a.bounds.right; ++j) {
            const Place& b = places[byLeft[j]];
            if (!evaluation.spend(1)) return;
            if (!geometry::meet(a.bounds, b.bounds)) continue;
            visit(std::min(byLeft[i], byLeft[j]), std::max(byLeft[i], byLeft[j]));
            if (evaluation.isExhausted()) return;
        }
    }
}

void checkBases(const Battlefield& field, Evaluation& evaluation, Findings& findings)
{
    const auto& wording = findings.wording();
    std::vector<Place> places;
    std::vector<std::pair<const Side*, const Placement*>> bases;
    for (const auto& side : field.sides())
        for (const auto& placement : side.placements)
            if (placement.shape) places.push_back(placement.shape->place()), bases.emplace_back(&side, &placement);
    const auto name = [&](std::size_t i) {
        return bases[i].first->id.empty() || field.sides().size() < 2
                   ? bases[i].second->name()
                   : wording.say("{base} of {side}",
                                 {{"base", bases[i].second->name()}, {"side", nameOf(bases[i].first->node)}});
    };
    forMeeting(places, evaluation, [&](std::size_t i, std::size_t j) {
        if (!geometry::overlaps(places[i], places[j], field.board().tolerance(), PaidEffort(evaluation)) ||
            evaluation.isExhausted() || !findings.wants("scenario/unit-overlap", Level::error))
            return;
        const Node at = bases[j].second->node["at"];
        diagnostics::Diagnostic finding;
        finding.rule = "scenario/unit-overlap";
        finding.level = Level::error;
        finding.message =
            wording.say("{first} and {second} overlap by {length}",
                        {{"first", name(i)},
                         {"second", name(j)},
                         {"length", field.board().text(geometry::pressedDepth(places[i], places[j]), wording)}});
        finding.help = wording.say("move one of them; bases may touch");
        finding.place = placeOf(at);
        finding.sourceLine = shownLine(at.document().source(), finding.place);
        finding.related.push_back(
            {wording.say("{what} is here", {{"what", name(i)}}), placeOf(bases[i].second->node["at"])});
        findings.add(std::move(finding));
    });
}

/// True if a piece is a line. Its kind decides if it defines that, because woods drawn as a broad line are still
/// ground.
bool isLine(const Feature& piece)
{
    const Node kind = piece.kind["form"];
    return (kind.isString() ? kind.string() : piece.form.form()) == "line";
}

/// True if other ground may overlap a piece, or the piece is a line across ground.
bool sharesGround(const Feature& piece) { return isLine(piece) || piece.kind["carries"].boolean(); }

void checkGround(const Battlefield& field, Evaluation& evaluation, Findings& findings)
{
    const auto& wording = findings.wording();
    std::vector<Place> places;
    std::vector<const Feature*> pieces;
    for (const auto& piece : field.terrain())
        if (piece.form.shape && !sharesGround(piece))
            places.push_back(piece.form.shape->place()), pieces.push_back(&piece);
    forMeeting(places, evaluation, [&](std::size_t i, std::size_t j) {
        if (!geometry::overlaps(places[i], places[j], field.board().tolerance(), PaidEffort(evaluation)) ||
            evaluation.isExhausted() || !findings.wants("scenario/terrain-overlap", Level::warning))
            return;
        const double shared = geometry::overlapArea(places[i], places[j], PaidEffort(evaluation));
        if (evaluation.isExhausted()) return;
        const double part = 100 * shared / std::min(pieces[i]->form.shape->area(), pieces[j]->form.shape->area());
        const bool alike = nameOf(pieces[i]->node) == nameOf(pieces[j]->node);  // then only their ids distinguish them
        const auto called = [&](std::size_t piece) {
            return alike ? std::string(pieces[piece]->id) : labelOf(*pieces[piece]);
        };
        const auto first = called(i), second = called(j);
        diagnostics::Diagnostic finding;
        finding.rule = "scenario/terrain-overlap";
        finding.level = Level::warning;
        finding.message =
            wording.say("\"{first}\" and \"{second}\" overlap: {share} % of the smaller one",
                        {{"first", first}, {"second", second}, {"share", fmt::format("{:.0f}", std::max(part, 1.0))}});
        finding.help = wording.say("move them apart; only hills and similar kinds may carry other terrain");
        const Node shape = pieces[j]->node["shape"];
        finding.place = placeOf(shape);
        finding.sourceLine = shownLine(shape.document().source(), finding.place);
        finding.related.push_back(
            {wording.say("\"{what}\" is here", {{"what", first}}), placeOf(pieces[i]->node["shape"])});
        findings.add(std::move(finding));
    });
}

}  // namespace

void checkOverlaps(const Battlefield& field, Evaluation& evaluation, Findings& findings)
{
    checkBases(field, evaluation, findings);
    checkGround(field, evaluation, findings);
}

}  // namespace muster::rules
