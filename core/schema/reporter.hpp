#pragma once

#include "core/schema/acceptor.hpp"
#include "core/schema/program.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace muster::schema {

/// Reports what is wrong with a value that an Acceptor rejected: one finding per fault.
class Reporter {
public:
    Reporter(const Program& program, Acceptor& acceptor, const text::Node& instance)
        : m_program(program), m_acceptor(acceptor), m_instance(instance)
    {}

    /// The findings for the whole instance, in document order and without duplicates. If the verdict is unknown because
    /// it took too many steps, there is at least a finding about that.
    std::vector<Finding> run(const Acceptor& verdict);

private:
    /// The place and text of a finding; the rest follows from the block and the path through the instance.
    struct Fault {
        std::string_view keyword;
        std::string message;
        std::string help;
        text::Range range;
        std::string_view missingKey = {};
    };

    /// The description in a member's own schema, for findings about that member only.
    struct Caption {
        std::string_view description;
        std::size_t depth = 0;
    };

    /// True if no further finding is kept.
    bool isFull() const;
    void report(BlockId block, const Value& value);
    void reportFalse(BlockId block, const Value& value);
    void reportType(BlockId block, const Value& value, std::uint8_t types);
    void add(BlockId block, Fault fault);

    // report_values.cpp
    void reportNumber(BlockId block, const NumberRules& rules, const Value& value);
    void reportString(BlockId block, const StringRules& rules, const Value& value);
    void reportArray(BlockId block, const ArrayRules& rules, const text::Node& array);
    void reportItems(BlockId block, const ArrayRules& rules, const text::Node& array);

    // report_objects.cpp
    void reportObject(BlockId block, const ObjectRules& rules, const text::Node& object);
    void reportMember(BlockId block, const ObjectRules& rules, const text::Node& member, std::vector<bool>& seen);
    void reportOtherMember(BlockId block, const ObjectRules& rules, const text::Node& member, std::vector<bool>& seen);
    void reportUnknownKey(BlockId block, const ObjectRules& rules, const text::Node& member,
                          std::vector<bool>& excused);
    void reportMissing(BlockId block, const ObjectRules& rules, const text::Node& object, std::uint32_t name,
                       std::string_view neededBy);
    void reportDependencies(BlockId block, const ObjectRules& rules, const text::Node& object,
                            const std::vector<bool>& seen);

    // report_combined.cpp
    bool reportListed(BlockId block, const CombinedRules& rules, const Value& value);
    void reportCombined(BlockId block, const CombinedRules& rules, const Value& value);
    void reportNot(BlockId block, BlockId negated, const Value& value);
    void reportChoice(BlockId block, const Choice& choice, const Value& value);
    bool reportDecided(BlockId block, const Choice& choice, const Value& value);
    void reportNoBranch(BlockId block, const Choice& choice, const Value& value);
    void reportBranches(BlockId block, const Choice& choice, const Value& value,
                        const std::vector<std::uint32_t>& accepted);
    std::optional<std::uint32_t> branchByOwnKey(const Choice& choice, const text::Node& object) const;

    std::string pointer() const;

    const Program& m_program;
    Acceptor& m_acceptor;
    text::Node m_instance;
    Caption m_caption;
    std::vector<std::string> m_path;  ///< tokens from the instance to the current value
    std::set<std::tuple<BlockId, std::uint32_t, bool>> m_reported;
    std::vector<Finding> m_findings;
};

/// The maximum length of a help text in bytes.
inline constexpr std::size_t maxHelpBytes = 200;

/// The range to underline for a value: the value, a key, or the opening bracket if the problem concerns a whole
/// container.
text::Range rangeOf(const Value& value);
text::Range bracketOf(const text::Node& container);

/// The most similar known name; empty if none is similar or there are too many to compare.
std::string nearestName(const std::vector<std::string>& known, std::string_view written);

}  // namespace muster::schema
