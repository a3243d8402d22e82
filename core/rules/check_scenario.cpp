#include "core/rules/checks.hpp"
#include "core/rules/shape.hpp"

namespace muster::rules {

using diagnostics::Level;
using text::Node;

void checkScenario(const CheckContext& context)
{
    const Node root = context.root();
    checkShape(sharedSchema("scenario"), root, context.findings);
    std::set<std::string_view> terrain, sides;
    for (const Node piece : root["terrain"]) checkUnique(piece["id"], terrain, context.findings);
    for (const Node side : root["sides"]) {
        checkUnique(side["id"], sides, context.findings);
        if (const Node army = side["army"]; army.isString()) follow(context, context.subject.path, army.string(), army);
    }
    const Node system = root["system"];
    if (!system.isString()) return;
    const auto basis = context.library.basis(context.project, {system.string(), {}, {}, context.subject.path});
    for (const auto& trouble : basis->troubles)
        if (trouble.key == "system") context.findings.add(trouble.rule, trouble.level, system, trouble.message, trouble.help);
    if (basis->game) checkVersion(root, *basis->game, context.findings);
}

}  // namespace muster::rules
