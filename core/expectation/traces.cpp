#include "core/expectation/traces.hpp"

#include "core/check/check.hpp"
#include "core/game/shared_rules.hpp"

#include <algorithm>

namespace muster::rules {

namespace {

/// True if one of the two places contains the other.
bool touch(std::string_view a, std::string_view b)
{
    const auto contains = [](std::string_view outer, std::string_view inner) {
        return inner.starts_with(outer) && (inner.size() == outer.size() || inner[outer.size()] == '/');
    };
    return contains(a, b) || contains(b, a);
}

}  // namespace

const Trace& Traces::of(const std::string& rule)
{
    const auto [known, isNew] = m_traces.try_emplace(rule);
    auto& trace = known->second;
    if (!isNew) return trace;
    trace.rule = rule;
    if (!sharedRule(rule)) check(m_subject, m_library, &trace);
    return trace;
}

const Trace::Finding* Traces::of(const diagnostics::Diagnostic& finding)
{
    const auto& findings = of(finding.rule).findings;
    const auto found = std::find_if(findings.begin(), findings.end(), [&](const Trace::Finding& made) {
        return made.at == finding.place.pointer && made.message == finding.message;
    });
    return found == findings.end() ? nullptr : &*found;
}

std::string Traces::around(const std::string& rule, std::string_view pointer)
{
    std::string text;
    for (const auto& element : of(rule).elements)
        if (touch(element.pointer, pointer)) text += element.text;
    return text;
}

}  // namespace muster::rules
