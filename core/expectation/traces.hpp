#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/game/trace.hpp"
#include "core/library/library.hpp"
#include "core/library/subject.hpp"

#include <map>
#include <string>
#include <string_view>

namespace muster::rules {

/// How the rules of a file were evaluated, by rule; each is traced when it is first asked for.
class Traces {
public:
    /// Both must outlive it.
    Traces(const Subject& subject, Library& library) : m_subject(subject), m_library(library) {}

    const Trace& of(const std::string& rule);
    /// What the trace says of a finding; null if the rule did not make it, as a shared rule.
    const Trace::Finding* of(const diagnostics::Diagnostic& finding);
    /// The evaluations on the elements at or around a pointer, or inside it; of all elements without a pointer.
    std::string around(const std::string& rule, std::string_view pointer);

private:
    const Subject& m_subject;
    Library& m_library;
    std::map<std::string, Trace> m_traces;
};

}  // namespace muster::rules
