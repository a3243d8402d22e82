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

/// A mistake in an expression: the problem, its place (bytes of the expression), and how to fix it.
struct Problem {
    std::string message;
    std::string help;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

/// The work allowance of one evaluation; every step, item and copied byte counts. Exhausting it is an evaluation error.
struct Meter {
    std::uint64_t left = 1'000'000;
    bool isRecorded = true;  ///< counts for the recording, if the expression belongs to one
};

/// One evaluated sub-expression, in the order of completion; omits literals, and everything after 100,000 steps.
struct TraceStep {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint32_t depth = 0;
    std::string value;  ///< as text, or "error: ..."
};

/// What was evaluated of a sub-expression, if the expression belongs to a recording (see recording.hpp).
struct RecordedPart {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    bool isCondition = false;  ///< its value is true or false
    bool wasEvaluated = false;
    bool wasTrue = false;
    bool wasFalse = false;
};

/// A function that the toolkit adds to the language, such as nearest(list, name).
struct Function {
    /// One call of a function; results live in the arena.
    struct Call {
        std::span<const Value> arguments;
        Arena& arena;
        Meter& meter;
        std::string* error;  ///< set to a message on failure
    };
    std::string name;
    std::vector<Type> parameters;
    Type result;
    bool member = false;  ///< called as receiver.name(...), with the receiver as the first parameter
    std::function<Value(const Call&)> body;
    std::string description;
};

struct Certainty;
struct Declarations;
class Program;
class Recording;

/// The total work allowance for compiling the expressions of one file.
struct CompileBudget {
    text::RegexStore patterns;
    /// For constant values that are computed during compilation; once it is used up, they are computed during
    /// evaluation.
    std::atomic<std::uint64_t> folding = 5'000'000;
    Recording* recording = nullptr;  ///< that must outlive the file's expressions; null if they record nothing
};

/// The names available to an expression: variables in numbered slots, and functions. Initially the whole standard
/// profile.
class Environment {
public:
    Environment();
    /// Declares a variable and returns its slot, counting up from 0.
    std::uint32_t declare(std::string name, Type type);
    /// Declares a variable that has another value than its type says for some elements, such as null outside a group.
    std::uint32_t declareOptional(std::string name, Type type);
    /// Declares a variable for the items of a list or the keys of a map, which an expression of this environment gives.
    std::uint32_t declareItem(std::string name, Type type, const Program& range);
    /// Declares a variable for positions in a list.
    std::uint32_t declareIndex(std::string name);
    /// Notes a name, or a field as "record.field", that is defined only after the expressions of this environment, so
    /// that problems can say so.
    void noteLater(std::string name);
    /// Adds a function, or another overload of one that exists.
    void add(Function function);
    /// Shares the compilation budget with other environments.
    void share(std::shared_ptr<CompileBudget> budget);
    /// The declared type of a variable, or nothing.
    std::optional<Type> typeOf(std::string_view variable) const;
    /// The number of variables, and so of values that an evaluation needs.
    std::uint32_t slotCount() const;
    /// The recording to which expressions compiled in it belong; null for none.
    Recording* recording() const;

private:
    friend class Compiler;
    friend class CheckedExpression;
    friend class VocabularyReader;
    std::uint32_t declare(std::string name, Type type, unsigned bits, Type shape);

    std::shared_ptr<Declarations> m_data;  ///< copied on write, so that environments are cheap to extend
};

/// Why an evaluation failed, and at which bytes of the expression or template.
struct EvaluationError {
    std::string message;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
};

using Outcome = std::variant<Value, EvaluationError>;

/// A checked expression. Immutable: many threads may evaluate one program at once.
class Program {
public:
    /// How an expression is compiled; the defaults are those for files.
    struct Options {
        bool check = true;  ///< static type check; unknown names are reported in any case
        bool macros = true;
        bool lateNames = false;     ///< an unknown name fails during evaluation, not during compilation
        bool divideByZero = false;  ///< accepts a literal `x / 0`, which then fails during evaluation, as in standard
                                    ///< CEL
        Type expected = {};         ///< the required type of the result; dynamic accepts any
    };
    using Compiled = std::variant<Program, std::vector<Problem>>;
    /// The program, or all problems found. Charges the environment's compilation budget.
    static Compiled compile(std::string_view source, const Environment& environment, Options options);
    static Compiled compile(std::string_view source, const Environment& environment)
    {
        return compile(source, environment, Options());
    }

    const std::string& source() const;
    /// The static type of the result; dynamic if it is known only during evaluation.
    Type type() const;
    /// The value, if it does not depend on variables: a rule with such a requirement never fails or always does. Lives
    /// as long as the program.
    std::optional<Value> constant() const;
    /// Slots of the variables that it reads, ascending.
    std::vector<std::uint32_t> reads() const;
    /// True if it cannot fail in an ordinary file (see certainty.hpp), except by exhausting its work allowance.
    bool isCertain() const;
    /// What is known about its value in an ordinary file.
    const Certainty& certainty() const;
    /// The places that have a value for each of its items; see places.hpp.
    const std::vector<std::string>& placesOfItems() const;

    /// Names of the fields that it selects from any value, ascending.
    const std::vector<std::string>& fields() const;
    /// True if it may also read fields by names computed during evaluation, as in self[name].
    bool readsWhole() const;

    /// Every part that does not have the same value always, outer ones first; empty unless it belongs to a recording.
    std::vector<RecordedPart> recordedParts() const;

    /// Evaluates with one value per slot; results live in the arena, the program's constants or the given values.
    Outcome evaluate(std::span<const Value> slots, Arena& arena, Meter& meter,
                     std::vector<TraceStep>* trace = nullptr) const;

private:
    friend class Compiler;
    struct Data;
    std::shared_ptr<const Data> m_data;
};

/// A sentence with expressions in braces: "at least 4; this one has {infantry}"; `{{` and `}}` are literal braces.
class Template {
public:
    using Compiled = std::variant<Template, std::vector<Problem>>;  ///< offsets refer to the whole template text
    /// The template, or the problems of all its expressions.
    static Compiled compile(std::string_view source, const Environment& environment);

    /// The text with every expression's value formatted by toSentence(); a failing expression appears as `failed` and,
    /// with its place in the template, in `errors` if given.
    std::string render(std::span<const Value> slots, Arena& arena, Meter& meter,
                       std::vector<EvaluationError>* errors = nullptr, std::string_view failed = "?") const
    {
        return render(slots, arena, meter, errors, failed, {});
    }
    /// The same with every value's text changed by a function, if one is given.
    std::string render(std::span<const Value> slots, Arena& arena, Meter& meter, std::vector<EvaluationError>* errors,
                       std::string_view failed, const std::function<std::string(std::string)>& worded) const;
    /// Evaluates the expressions that may fail, without making the text.
    void evaluate(std::span<const Value> slots, Arena& arena, Meter& meter, std::vector<EvaluationError>& errors) const;
    bool isCertain() const;  ///< as for a program
    /// Names of the fields that its expressions select, once per selection.
    std::vector<std::string> fields() const;
    bool readsWhole() const;  ///< as for a program
    /// Slots of the variables that its expressions read, once per read.
    std::vector<std::uint32_t> reads() const;
    bool isLiteral() const;  ///< contains no expression
    /// The expression, if the text consists of exactly one and nothing else; else null.
    const Program* onlyExpression() const;
    /// Calls the function with every expression and its offset in the text.
    void visit(const std::function<void(const Program& program, std::size_t begin)>& function) const;

private:
    struct Data;
    std::shared_ptr<const Data> m_data;
};

}  // namespace muster::expr
