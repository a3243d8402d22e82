#include "validator/scaffold/system_copy.hpp"

#include "core/diagnostics/rule_id.hpp"
#include "core/text/edit.hpp"

#include <fmt/format.h>

namespace muster::validator {

namespace {

using text::Node;

/// True for a value inside of `accept` or `expect`.
bool namesFindings(Node node)
{
    for (; node; node = node.parent())
        if (node.key() == "accept" || node.key() == "expect") return true;
    return false;
}

/// Makes everything that is accepted or expected name the rules of the new system.
void renameRules(const text::Document& document, const SystemNames& names, text::Draft& draft)
{
    for (std::uint32_t i = 0; i < document.nodeCount(); ++i) {
        const Node node = document.node(i);
        if (!node.isString() || node.key() != "rule") continue;
        const auto rule = diagnostics::ruleIdIn(node.string());
        if (rule.owner != names.like || !namesFindings(node)) continue;
        draft.replace(node.pointer(), text::quoted(fmt::format("{}/{}", names.id, rule.name)));
    }
}

}  // namespace

std::string systemCopy(const text::Document& system, const SystemNames& names)
{
    text::Draft draft(system);
    renameRules(system, names, draft);
    const Node root = system.root();
    // The translations of the old name would be of no text.
    for (const Node language : root["translations"])
        for (const Node phrase : language)
            if (phrase.key() == root["name"].string() && root["name"].string() != names.name)
                draft.remove(phrase.pointer());
    draft.replace("/id", text::quoted(names.id));
    draft.replace("/name", text::quoted(names.name));
    draft.replace("/version", text::quoted(names.version));
    return text::applied(system.source().bytes(), draft.edits());
}

std::string listCopy(const text::Document& list, const SystemNames& names)
{
    text::Draft draft(list);
    renameRules(list, names, draft);
    draft.replace("/system", text::quoted(names.id));
    if (draft.has("/systemVersion")) draft.replace("/systemVersion", text::quoted(names.version));
    return text::applied(list.source().bytes(), draft.edits());
}

}  // namespace muster::validator
