#include "core/odds/inputs.hpp"

#include "core/game/map_builder.hpp"
#include "core/text/document.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <optional>

namespace muster::rules {

using expr::Value;
using text::Node;

namespace {

/// The JSON that a person means with a text.
std::string jsonOf(std::string_view written, Node schema)
{
    const auto type = schema["type"].string();
    if (type == "boolean" && (written == "yes" || written == "no")) return written == "yes" ? "true" : "false";
    if (type == "boolean" || type == "integer" || type == "number") return std::string(written);
    return nlohmann::json(written).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace

std::variant<Value, std::string> inputsOf(const Procedure& procedure, const ChosenInputs& chosen, expr::Arena& arena)
{
    MapBuilder values(arena, procedure.inputs.size());
    for (const auto& input : procedure.inputs) {
        const auto choice = chosen.find(input.name);
        if (choice == chosen.end()) {
            values.add(input.name, input.reader.read(input.node["default"], arena));
            continue;
        }
        const auto parsed =
            text::Document::parse(std::make_shared<const text::Source>(input.name, jsonOf(choice->second, input.node)));
        std::vector<schema::Finding> findings;
        if (parsed.document) input.schema.check(parsed.document->root(), findings);
        if (!parsed.document || !parsed.faults.empty() || !findings.empty()) {
            auto expected = findings.empty() ? fmt::format("this must be of type {}", input.node["type"].string())
                                             : findings.front().message;
            if (!findings.empty() && !findings.front().help.empty()) expected += "; " + findings.front().help;
            return fmt::format("{}={} is not possible: {}", input.name, choice->second, expected);
        }
        Value value = input.reader.read(parsed.document->root(), arena);
        if (value.is(expr::ValueType::string)) value = Value::string(arena.copy(value.asString()));
        values.add(input.name, value);
    }
    return values.value();
}

}  // namespace muster::rules
