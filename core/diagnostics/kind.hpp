#pragma once

#include <cstdint>

namespace muster::diagnostics {

/// What a finding is about, for code that treats some findings apart.
enum class FindingKind : std::uint8_t {
    rule,                ///< what no other kind names: a rule of a system, or one that all systems share
    syntax,              ///< the text is no JSON, or not within the limits
    schema,              ///< the form of the file; isSchema() holds for the next, too
    wrongType,           ///< a value of another JSON type than the schema allows
    reference,           ///< how files name and find one another; isReference() holds for the next four, too
    notFound,            ///< a name that nothing answers to
    brokenRulesContext,  ///< a file that this one builds on has errors
    cycle,               ///< files that build on one another in a circle
    otherVersion,        ///< the system is not as it was when the file was made
    undecided,           ///< a verdict that could not be reached
    check,               ///< the check itself, which did not come to its end
    print,               ///< a print of the file
    unknownValue,        ///< a part of a print or a statistic that cannot be evaluated; isOfPrint() holds for it, too
};

constexpr bool isSchema(FindingKind kind) { return kind == FindingKind::schema || kind == FindingKind::wrongType; }

constexpr bool isReference(FindingKind kind)
{
    return kind == FindingKind::reference || kind == FindingKind::notFound || kind == FindingKind::brokenRulesContext ||
           kind == FindingKind::cycle || kind == FindingKind::otherVersion;
}

constexpr bool isOfPrint(FindingKind kind) { return kind == FindingKind::print || kind == FindingKind::unknownValue; }

}  // namespace muster::diagnostics
