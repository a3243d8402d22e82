#pragma once

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

/// A subschema by number. References are followed while compiling, so a block never stands for a mere $ref.
using BlockId = std::uint32_t;
inline constexpr BlockId noBlock = ~BlockId{0};

/// Position in one of the rule tables of a Program.
using RuleId = std::uint32_t;
inline constexpr RuleId noRules = ~RuleId{0};

inline constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

/// A subschema: the types it takes and, by kind of value, where its other keywords are. What is only for people is in
/// Origin.
struct Block {
    std::uint8_t types = types::all;
    bool plain = true;  ///< the types are all there is to look at
    RuleId combined = noRules;
    RuleId numbers = noRules;
    RuleId strings = noRules;
    RuleId arrays = noRules;
    RuleId objects = noRules;
};

/// Where a block comes from and what its author calls it; read only when there is something to report.
struct Origin {
    PlaceId place = rootPlace;
    bool isFalse = false;
    std::string title;
    std::string description;
};

/// The branches of an anyOf or oneOf, and what tells them apart.
struct Choice {
    /// A member whose value decides: each listed value belongs to one branch, and no other branch takes it.
    struct Discriminator {
        std::string member;
        ValueSet values;
        std::vector<std::uint32_t> branches;  ///< by position in `values`, position in `Choice::branches`
    };

    std::vector<BlockId> branches;
    std::array<std::vector<std::uint32_t>, types::count> byType;  ///< branches that a value of that type may match
    std::optional<Discriminator> discriminator;                   ///< among the branches for objects
    std::vector<std::string>
        ownKeys;  ///< by branch, a key that only this branch knows and needs; empty unless all have one
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

/// A bound of a number, keeping its own spelling.
struct Bound {
    Number number;
    std::string shown;

    int compareWith(const Number& value) const;  ///< the value against the bound, as compare()
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
    /// What is known of a key that the schema names somewhere.
    struct Name {
        std::uint32_t first = 0, count = 0;  ///< its blocks, in `applied`
        bool required = false;
        bool additional = false;  ///< its only block is that of additionalProperties
        BlockId own = noBlock;    ///< its entry in properties
    };
    /// What the author calls a key; may stand beside a reference, where the block knows nothing of it.
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
    std::vector<Name> known;        ///< by position in `names`
    std::vector<Caption> captions;  ///< likewise
    std::vector<BlockId> applied;
    std::vector<std::uint32_t> required;
    std::vector<PatternKeys> patterns;
    std::vector<Dependency> dependencies;
    BlockId additional = noBlock;
    BlockId keyNames = noBlock;
};

/// A schema in the form that is run.
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
