#pragma once

#include "core/expr/program.hpp"
#include "core/game/data_type.hpp"
#include "core/game/game.hpp"
#include "core/schema/schema.hpp"
#include "core/text/fault.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster::rules {

/// Slots of the variables of odds, after those that every environment has; names that steps give follow.
enum OddsSlot : std::uint32_t { actingSlot = firstLet, targetSlot, inputsSlot, firstOddsName };

/// A number of dice, sides or turns: fixed, or an expression.
struct Amount {
    text::Node node{};
    std::int64_t fixed = 0;
    std::optional<expr::Program> program{};
};

/// A situation that a player chooses, such as the range.
struct OddsInput {
    std::string name;
    text::Node node{};  ///< its schema, in the system file
    schema::Schema schema;
    Reader reader;
};

/// What the two units need for the procedure; the message is shown if the condition does not hold.
struct OddsNeed {
    expr::Program require;
    expr::Template message;
    text::Node node{};
};

/// A part of a procedure. Each gives values to names, which are numbered in the order of their slots.
struct OddsStep {
    /// A value that a step gives to a name.
    struct Part {
        std::size_t name = 0;
        expr::Program program;
        text::Node node{};
    };
    enum class Kind : std::uint8_t {
        let,     ///< computes values
        each,    ///< rolls dice and adds up, for each name, what every single die gives
        all,     ///< rolls dice and computes values from all of them together
        repeats  ///< does other steps several times
    };
    Kind kind = Kind::let;
    text::Node node{};
    Amount number;                       ///< of dice, or of turns
    Amount sides;                        ///< of each die
    std::optional<expr::Program> again;  ///< true for a roll of a die after which it is rolled again and added
    text::Node againNode{};
    std::int64_t most = 1;         ///< how often a die is rolled at most
    std::uint32_t rolledSlot = 0;  ///< of `die` or `dice`
    std::size_t turn = 0;          ///< the name of the number of the turn, from 0
    std::vector<Part> parts;       ///< unless it repeats
    std::vector<OddsStep> steps;   ///< if it repeats
};

struct OddsResult {
    std::string id, label;
    expr::Program value;
    text::Node node{};
};

/// How a game decides an action of one unit against another, with its dice.
struct Procedure {
    std::string id, label;
    text::Node node{};  ///< in the system file
    std::vector<OddsInput> inputs;
    std::vector<OddsNeed> needs;
    std::vector<OddsStep> steps;
    std::vector<OddsResult> results;
    std::size_t names = 0;  ///< how many names its steps give values to
};

/// The procedures of a system, compiled.
struct Procedures {
    /// Compiles a system's key "odds". A procedure with errors is left out; the faults are in the system file.
    static Procedures compile(const Game& game);

    std::vector<Procedure> list;
    std::vector<text::Fault> faults;
};

/// The most dice that one step rolls, and the most sides that a die has.
inline constexpr std::int64_t maxDice = 1'000, maxDiceSides = 1'000;
/// The most different rolls of dice that are looked at together.
inline constexpr std::uint64_t maxRollsTogether = 200'000;

/// How many different rolls that many dice have if their order does not matter; 2^63 if there are more.
std::uint64_t rollsTogether(std::int64_t dice, std::uint64_t faces);

}  // namespace muster::rules
