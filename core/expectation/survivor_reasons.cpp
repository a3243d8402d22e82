#include "core/expectation/survivor_reasons.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace muster::rules {

using text::Node;

namespace {

std::string placeText(const text::Source& source, std::uint32_t offset)
{
    const auto [line, column] = source.position(offset);
    return fmt::format("{}:{}:{}", source.name(), line, column);
}

/// A sentence about the first key that a reason must not have or lacks; empty if there is none.
std::string faultOf(Node item, const text::Source& source)
{
    if (!item.isObject())
        return fmt::format("{}: a reason must be an object with \"rule\" and \"reason\"",
                           placeText(source, item.range().begin));
    for (const Node value : item) {
        constexpr std::array<std::string_view, 5> known{"rule", "part", "before", "after", "reason"};
        if (std::find(known.begin(), known.end(), value.key()) == known.end())
            return fmt::format("{}: unknown key \"{}\"; a reason has rule, part, before, after and reason",
                               placeText(source, value.keyRange().begin), value.key());
        if (!value.isString() || value.string().find_first_not_of(' ') == std::string_view::npos)
            return fmt::format("{}: \"{}\" must be a text", placeText(source, value.range().begin), value.key());
    }
    for (const char* key : {"rule", "reason"})
        if (!item[key]) return fmt::format("{}: missing key \"{}\"", placeText(source, item.range().begin), key);
    return {};
}

}  // namespace

std::string partOf(const Mutant& mutant)
{
    const Node parent = mutant.node.parent();
    return parent.key() == "let" ? fmt::format("let/{}", mutant.node.key()) : std::string(mutant.node.key());
}

std::string_view replacedBy(const Mutant& mutant)
{
    const auto& [begin, end, text] = mutant.mutation;
    return mutant.node.string().substr(begin, end - begin);
}

std::variant<SurvivorReasons, std::string> SurvivorReasons::read(const std::shared_ptr<const text::Source>& source)
{
    const auto parsed = text::Document::parse(source);
    if (!parsed.document || !parsed.faults.empty()) {
        const auto& fault = parsed.faults.front();
        return fmt::format("{}: {}", placeText(*source, fault.range.begin), fault.message);
    }
    const Node root = parsed.document->root();
    if (root["format"].integer() != 1 || !root["system"].isString() || !root["survivors"].isArray())
        return fmt::format("{}: reasons for survivors need \"format\": 1, \"system\" and a list \"survivors\"",
                           placeText(*source, root.range().begin));
    SurvivorReasons made;
    made.m_system = root["system"].string();
    for (const Node item : root["survivors"]) {
        if (auto fault = faultOf(item, *source); !fault.empty()) return fault;
        const auto text = [&](const char* key) { return std::string(item[key].string()); };
        made.m_reasons.push_back({text("rule"), text("part"), text("before"), text("after"), text("reason"),
                                  placeText(*source, item.range().begin)});
    }
    return made;
}

const std::string* SurvivorReasons::reasonFor(const Mutant& mutant)
{
    const auto fits = [](const std::string& wanted, std::string_view actual) {
        return wanted.empty() || wanted == actual;
    };
    for (auto& each : m_reasons)
        if (each.rule == mutant.rule && fits(each.part, partOf(mutant)) && fits(each.before, replacedBy(mutant)) &&
            fits(each.after, mutant.mutation.text)) {
            each.isUsed = true;
            return &each.reason;
        }
    return nullptr;
}

std::vector<std::string> SurvivorReasons::unused() const
{
    std::vector<std::string> found;
    for (const auto& each : m_reasons)
        if (!each.isUsed)
            found.push_back(fmt::format("{}: no surviving change of {} is like this", each.place, each.rule));
    return found;
}

}  // namespace muster::rules
