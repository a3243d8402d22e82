#pragma once

#include "core/schema/format.hpp"
#include "core/schema/name_table.hpp"
#include "core/schema/number.hpp"
#include "core/schema/pattern.hpp"
#include "core/schema/place.hpp"
#include "core/schema/schema.hpp"
#include "core/schema/types.hpp"
#include "core/schema/value.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace muster::schema {

/// A subschema by number. References are followed during compilation, so a block is never a mere $ref.
using BlockId = std::uint32_t;
inline constexpr BlockId noBlock = ~BlockId{0};

/// Index in one of the rule tables of a Program.
using RuleId = std::uint32_t;
inline constexpr RuleId noRules = ~RuleId{0};

inline constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

/// A subschema: its types and, by kind of value, the location of its other keywords. Annotations are in Origin.
struct Block {
    std::uint8_t types = types::all;
    bool plain = true;  ///< only the types need checking
    RuleId combined = noRules;
    RuleId numbers = noRules;
    RuleId strings = noRules;
    RuleId arrays = noRules;
    RuleId objects = noRules;
};

/// The source of a block and its annotations; read only for findings.
struct Origin {
    PlaceId place = rootPlace;
    bool isFalse = false;
    std::string title;
    std::string description;
};

/// The branches of an anyOf or oneOf, and how to distinguish them.
struct Choice {
    /// A member whose value selects the branch: each listed value belongs to exactly one branch.
    struct Discriminator {
        std::string member;
        ValueSet values;
        std::vector<std::uint32_t> branches;  ///< by index in `values`, index in `Choice::branches`
    };

    std::vector<BlockId> branches;
    std::array<std::vector<std::uint32_t>, types::count> byType;  ///< branches that a value of that type may match
    std::optional<Discriminator> discriminator;                   ///< for the branches for objects
    std::vector<std::string>
        ownKeys;  ///< by branch, a key that only this branch defines and requires; empty unless all have one
    bool exactlyOne = false;

    const std::vector<std::uint32_t>& candidates(text::Kind kind) const;
};

/// enum, const and the keywords that apply other schemas to the same value.
struct CombinedRules {
    std::optional<ValueSet> allowed;
    std::optional<ValueSet> constant;
    std::vector<BlockId> allOf;
    std::optional<Choice> anyOf;
    std::optional<Choice> oneOf;
    BlockId notBlock = noBlock;
    BlockId ifBlock = noBlock;
    BlockId thenBlock = noBlock;
    BlockId elseBlock = noBlock;
};

/// A bound of a number, with its original spelling.
struct Bound {
    Number number;
    std::string shown;

    int compareWith(const Number& value) const;  ///< compares the value with the bound, as compare()
};

struct NumberRules {
    std::optional<Bound> minimum, maximum, exclusiveMinimum, exclusiveMaximum;
    std::optional<Divisor> divisor;
    std::string divisorShown;
};

struct StringRules {
    std::uint64_t minLength = 0;
    std::uint64_t maxLength = unlimited;
    std::optional<Pattern> pattern;
    const Format* format = nullptr;
    std::optional<Pattern> formatPattern;
};

struct ArrayRules {
    std::uint64_t minItems = 0;
    std::uint64_t maxItems = unlimited;
    bool unique = false;
    bool listed = false;  ///< items is a list: `rest` is then additionalItems
    std::vector<BlockId> tuple;
    BlockId rest = noBlock;
    BlockId contains = noBlock;
};

struct ObjectRules {
    /// The rules for a key that the schema names.
    struct Name {
        std::uint32_t first = 0, count = 0;  ///< its blocks, in `applied`
        bool required = false;
        bool additional = false;  ///< its only block is that of additionalProperties
        BlockId own = noBlock;    ///< its block in properties
    };
    /// The title and description of a key; may be beside a reference, so that the block does not contain them.
    struct Caption {
        std::string title;
        std::string description;
    };
    struct PatternKeys {
        Pattern pattern;
        BlockId block = noBlock;
    };
    struct Dependency {
        std::uint32_t trigger = 0;
        std::vector<std::uint32_t> needed;
        BlockId block = noBlock;
    };

    std::uint64_t minProperties = 0;
    std::uint64_t maxProperties = unlimited;
    NameTable names;
    std::vector<Name> known;        ///< by index in `names`
    std::vector<Caption> captions;  ///< by index in `names`
    std::vector<BlockId> applied;
    std::vector<std::uint32_t> required;
    std::vector<PatternKeys> patterns;
    std::vector<Dependency> dependencies;
    BlockId additional = noBlock;
    BlockId keyNames = noBlock;
};

/// A schema in executable form.
struct Program {
    std::vector<Block> blocks;
    std::vector<Origin> origins;
    Places places;
    std::vector<CombinedRules> combined;
    std::vector<NumberRules> numbers;
    std::vector<StringRules> strings;
    std::vector<ArrayRules> arrays;
    std::vector<ObjectRules> objects;
    BlockId root = 0;
};

struct Schema::Data {
    Program program;
};

}  // namespace muster::schema
