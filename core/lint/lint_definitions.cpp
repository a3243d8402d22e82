#include "core/lint/lint.hpp"

#include "core/text/pointer.hpp"

#include <fmt/format.h>

#include <vector>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// The name in "#/definitions/name" or "#/definitions/name/...", with the escapes of JSON pointers undone.
std::string nameOf(std::string_view reference)
{
    constexpr std::string_view start = "#/definitions/";
    if (!reference.starts_with(start)) return {};
    reference.remove_prefix(start.size());
    return text::tokenName(reference.substr(0, reference.find('/')));
}

/// Collects the definitions that a part of the system refers to, directly or through others.
void follow(Node node, Node definitions, std::set<std::string, std::less<>>& used)
{
    std::vector<Node> waiting{node};
    while (!waiting.empty()) {
        const Node next = waiting.back();
        waiting.pop_back();
        for (const Node member : next) {
            if (member.key() != "$ref" || !member.isString())
                waiting.push_back(member);
            else if (const auto name = nameOf(member.string()); used.insert(name).second && definitions[name])
                waiting.push_back(definitions[name]);
        }
    }
}

}  // namespace

void lintDefinitions(const CheckContext& context)
{
    if (!isAsked(context, "system/unused-definition", Level::warning)) return;
    const Node root = context.root(), definitions = root["definitions"];
    std::set<std::string, std::less<>> used;
    for (const Node part : root)
        if (part.key() != "definitions") follow(part, definitions, used);
    for (const Node definition : definitions)
        if (!used.contains(definition.key()))
            context.findings.addAtKey(
                "system/unused-definition", Level::warning, definition,
                fmt::format("nothing refers to the definition \"{}\"", definition.key()),
                fmt::format("refer to it with \"$ref\": \"#/definitions/{}\", or remove it", definition.key()));
}

}  // namespace muster::rules
