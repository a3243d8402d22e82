#include "core/game/game.hpp"
#include "validator/language_server/cost_words.hpp"
#include "validator/language_server/request_context.hpp"

namespace muster::language_server {

using rules::Member;
using text::Node;

namespace {

constexpr int typeHint = 1;

}  // namespace

Answer inlayHints(const RequestContext& context)
{
    Json list = Json::array();
    const auto start = positionFrom(context.parameters["range"]["start"]);
    const auto end = positionFrom(context.parameters["range"]["end"]);
    if (!start || !end)
        return RequestError{ErrorCode::invalidParameters, "the request needs a \"range\" with a start and an end"};
    const auto& army = context.analysis->army;
    const auto* roster = army ? army->roster() : nullptr;
    if (!roster || !roster->catalogue().game().document->root()["cost"]) return list;
    const auto from = context.positions().offset(*start), to = context.positions().offset(*end);
    const auto add = [&](Node node, const std::string& label) {
        const auto at = node.range().end;
        if (!node || at < from || at > to) return;
        list.push_back(
            {{"position", context.positions().json(at)}, {"label", label}, {"kind", typeHint}, {"paddingLeft", true}});
    };
    const Node label = roster->catalogue().game().document->root()["budget"];
    const auto unit = label["short"] ? label["short"].string() : std::string_view("points");
    const auto addAll = [&](const std::vector<Member>& members) {
        for (const auto& member : members) {
            const auto* cost = member.self.find("cost");
            if (!cost || !cost->isNumber()) continue;
            // Behind the name of its entry, which stays in view when the unit is folded.
            const Node anchor = member.node["entry"] ? member.node["entry"] : member.node["id"];
            add(anchor, expr::toSentence(*cost) + " " + std::string(unit));
        }
    };
    addAll(roster->units());
    addAll(roster->leaders());
    add(context.root()["name"], totalWords(*roster));
    return list;
}

}  // namespace muster::language_server
