#pragma once

#include "core/expr/type.hpp"
#include "core/expr/value.hpp"
#include "core/text/regex.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace muster::expr {

/// A mistake in an expression: what is wrong, where (bytes of the expression), and what to do.
struct Problem {
    std::string message;
    std::string help;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

/// How much work one evaluation may do; every step, item and copied byte counts. Running out is an evaluation error.
struct Meter {
    std::uint64_t left = 1'000'000;
};

/// One evaluated sub-expression, in the order it was finished; literals are left out, and so is what comes after
/// 100,000 steps.
struct TraceStep {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint32_t depth = 0;
    std::string value;  ///< as text, or "error: ..."
};

/// A function the toolkit adds to the language, such as nearest(list, name).
struct Function {
    struct Call {
        std::span<const Value> arguments;
        Arena& arena;
        Meter& meter;
        std::string* error;  ///< set to a message to fail
    };
    std::string name;
    std::vector<Type> parameters;
    Type result;
    bool member = false;  ///< written receiver.name(...), the receiver being the first parameter
    std::function<Value(const Call&)> body;
    std::string description;
};

struct Declarations;

/// What compiling all the expressions of one file may cost altogether.
struct CompileBudget {
    text::RegexStore patterns;
    /// For values that are the same each time and are computed while compiling; without it they are computed when
    /// they are read.
    std::atomic<std::uint64_t> folding = 5'000'000;
};

/// The names an expression may use: variables in numbered slots, and functions. Starts with the whole standard profile.
class Environment {
public:
    Environment();
    /// Declares a variable and returns its slot, counting up from 0.
    std::uint32_t declare(std::string name, Type type);
    void add(Function function);
    /// Lets expressions compiled in this environment share the budget with those of others.
    void share(std::shared_ptr<CompileBudget> budget);
    /// The declared type of a variable, or nothing.
    std::optional<Type> typeOf(std::string_view variable) const;
    std::uint32_t slotCount() const;

private:
    friend class Compiler;
    friend class ComparisonReader;
    std::shared_ptr<Declarations> m_data;  ///< copied on write, so environments are cheap to extend
};

struct EvaluationError {
    std::string message;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

using Outcome = std::variant<Value, EvaluationError>;

/// A checked expression. Immutable: one program may be evaluated by many threads at once.
class Program {
public:
    struct Options {
        bool check = true;  ///< static type check; unknown names are reported either way
        bool macros = true;
        bool lateNames = false;     ///< an unknown name fails when it is evaluated, not when the expression is compiled
        bool divideByZero = false;  ///< lets `x / 0` through, to be met when it is evaluated, as standard CEL does
        Type expected = {};         ///< the type the result must have; dynamic accepts any
    };
    using Compiled = std::variant<Program, std::vector<Problem>>;
    static Compiled compile(std::string_view source, const Environment& environment, Options options);
    static Compiled compile(std::string_view source, const Environment& environment)
    {
        return compile(source, environment, Options());
    }

    const std::string& source() const;
    Type type() const;
    /// The value, when it is the same whatever the variables are: a rule with such a requirement can never fail, or
    /// always does. Lives as long as the program.
    std::optional<Value> constant() const;
    /// Slots of the variables read, ascending.
    std::vector<std::uint32_t> reads() const;

    /// Names of the fields it selects from anything, ascending.
    const std::vector<std::string>& fields() const;
    /// True when it may also read fields by names that are known only when it is evaluated, as in self[name].
    bool readsWhole() const;

    /// Evaluates with one value a slot; results live in the arena, the program's constants or the given values.
    Outcome evaluate(std::span<const Value> slots, Arena& arena, Meter& meter,
                     std::vector<TraceStep>* trace = nullptr) const;

private:
    friend class Compiler;
    struct Data;
    std::shared_ptr<const Data> m_data;
};

/// A sentence with expressions in braces: "at least 4; this one has {infantry}"; `{{` and `}}` are plain braces.
class Template {
public:
    using Compiled = std::variant<Template, std::vector<Problem>>;  ///< offsets count in the whole template text
    static Compiled compile(std::string_view source, const Environment& environment);

    /// The text with every expression's value as toSentence() shows it; an expression that fails shows as `failed` and,
    /// with its place in the template, in `errors` where given.
    std::string render(std::span<const Value> slots, Arena& arena, Meter& meter,
                       std::vector<EvaluationError>* errors = nullptr, std::string_view failed = "?") const;
    /// Names of the fields its expressions select, each as often as it is selected.
    std::vector<std::string> fields() const;
    bool readsWhole() const;  ///< as for a program
    /// Slots of the variables that its expressions read, each as often as it is read.
    std::vector<std::uint32_t> reads() const;
    bool isLiteral() const;  ///< no expression inside

private:
    struct Data;
    std::shared_ptr<const Data> m_data;
};

}  // namespace muster::expr
