#pragma once

#include <cstdint>

namespace muster::diagnostics {

/// The subject of a finding, for code that treats some findings differently.
enum class FindingKind : std::uint8_t {
    rule,         ///< any other: a rule of a system, or one that all systems share
    incomplete,   ///< an army names no list, or a unit no entry; isOfRule() is true for this and the two around it
    listNumbers,  ///< an army misses a minimum of its list, or a limit on several entries
    syntax,       ///< the text is not JSON, or exceeds the limits
    schema,       ///< the form of the file; isSchema() is true for this and the next
    wrongType,    ///< a value of a JSON type that the schema does not allow
    reference,    ///< references between files; isReference() is true for this and the next four
    notFound,     ///< a reference to an unknown name
    brokenRulesContext,  ///< a file that this one builds on has errors
    cycle,               ///< files that extend one another in a cycle
    otherVersion,        ///< the system differs from the version the file was made with
    undecided,           ///< a rule that could not be evaluated
    check,               ///< the check itself did not complete
    remark,              ///< informs about an army or a battlefield and judges nothing
    acceptance,          ///< an item of `accept` has no effect
    print,               ///< a print of the file
    unknownValue,        ///< a part of a print or a statistic that cannot be evaluated; isOfPrint() is true for this
                         ///< too
};

constexpr bool isOfRule(FindingKind kind)
{
    return kind == FindingKind::rule || kind == FindingKind::incomplete || kind == FindingKind::listNumbers;
}

constexpr bool isSchema(FindingKind kind) { return kind == FindingKind::schema || kind == FindingKind::wrongType; }

constexpr bool isReference(FindingKind kind)
{
    return kind == FindingKind::reference || kind == FindingKind::notFound || kind == FindingKind::brokenRulesContext ||
           kind == FindingKind::cycle || kind == FindingKind::otherVersion;
}

constexpr bool isOfPrint(FindingKind kind) { return kind == FindingKind::print || kind == FindingKind::unknownValue; }

}  // namespace muster::diagnostics
