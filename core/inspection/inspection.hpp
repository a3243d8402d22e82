#pragma once

#include "core/army/opened_army.hpp"
#include "core/expr/program.hpp"
#include "core/game/evaluation.hpp"
#include "core/game/game.hpp"
#include "core/library/subject.hpp"
#include "core/scenario/opened_scenario.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace muster::rules {

/// An element of a file that rules are about.
struct Viewpoint {
    text::Node element;
    Scope scope = Scope::army;
    std::size_t index = 0;  ///< among the elements of its scope; of a placement, its side
    std::size_t part = 0;   ///< of a placement, its index in the side
};

/// A name for the value of an expression, which later expressions can read.
struct NamedPart {
    std::string name;
    std::string expression;
};

/// What came of evaluating an expression.
struct Evaluated {
    std::vector<expr::Problem> mistakes;         ///< why it could not be compiled; empty if it could
    std::string type;                            ///< its static type, if it could be compiled
    std::optional<expr::Value> value;            ///< absent if it failed; lives as long as this
    std::optional<expr::EvaluationError> error;  ///< why it failed on this element
    std::vector<expr::TraceStep> trace;          ///< its parts in the order of completion, if that was asked for
    std::uint64_t work = 0;                      ///< steps that it took
    std::shared_ptr<expr::Arena> arena;          ///< keeps the value
    std::shared_ptr<const std::vector<expr::Program>> programs;  ///< keeps the constants in the value
};

/// How a rule does on one element.
struct RuleVerdict {
    enum class Kind : std::uint8_t { holds, isBroken, isUndecided, isOff };
    const Rule* rule = nullptr;
    Kind kind = Kind::holds;
    std::vector<std::string> messages;  ///< of its findings
};

/// A file opened to evaluate expressions on its elements, with the variables that a rule there reads. Immutable and
/// thread-safe.
class Inspection {
public:
    /// The largest amount of text that a value is shown with, in bytes; the rest is cut off.
    static constexpr std::size_t maxShown = 1 << 20;

    /// The file, or why no expression can be evaluated on it. The subject's text must be parsed.
    static std::variant<std::shared_ptr<const Inspection>, std::string> open(const Subject& subject, Library& library);
    Inspection(const Inspection&) = delete;
    Inspection& operator=(const Inspection&) = delete;

    const Game& game() const { return m_catalogue->game(); }
    text::Node root() const { return m_root; }
    /// The findings of the file at level error; with any, values may be missing.
    std::size_t errors() const { return m_errors; }
    /// Every element that rules can be about: first the file as a whole, then the others in the order of the file.
    const std::vector<Viewpoint>& viewpoints() const { return m_viewpoints; }
    /// The element at a JSON pointer, or the one around it. Items of arrays may be named by their ids, as in
    /// "/units/foy"; a name without slash is the id of any element. Otherwise a sentence that says what there is.
    std::variant<Viewpoint, std::string> viewpoint(std::string_view place) const;
    /// "/units/foy": the pointer of an element with ids instead of indexes.
    static std::string placeOf(const Viewpoint& at);

    /// The names that expressions can read there, with the named parts.
    expr::Environment environment(const Viewpoint& at, const std::vector<NamedPart>& parts = {}) const;
    /// Evaluates an expression, after the named parts. A part without value on this element is an error only of an
    /// expression that reads it. All together take at most the work that the rules of one file may take.
    Evaluated evaluate(std::string_view expression, const Viewpoint& at, const std::vector<NamedPart>& parts = {},
                       bool isTraced = false) const;
    /// How the rules about such elements do on this one, in the order of the system.
    std::vector<RuleVerdict> verdicts(const Viewpoint& at) const;

private:
    Inspection() = default;
    std::optional<std::string> read(const Subject& subject, Library& library);
    void readArmy(const Subject& subject, Library& library);
    void readScenario(const Subject& subject, Library& library);
    void readList(const Subject& subject, Library& library);
    void readSystem(const Subject& subject, Library& library);
    void addEntries();
    /// Adds the elements of one scope.
    template <class Elements>
    void add(Scope scope, const Elements& elements);
    /// Sets the variables for an element.
    void show(const Viewpoint& at, Evaluation& evaluation) const;
    text::Node nodeOf(expr::Value value) const;

    std::shared_ptr<const OpenedArmy> m_army;
    std::shared_ptr<const OpenedScenario> m_scenario;
    std::shared_ptr<const text::Document> m_document;
    std::shared_ptr<const Catalogue> m_catalogue;  ///< null if the file cannot be used
    RuleLevels m_levels;
    text::Node m_root;
    std::uint64_t m_work = Evaluation::workOfFile;  ///< allowed for one evaluation
    std::size_t m_errors = 0;
    std::vector<Viewpoint> m_viewpoints;
};

}  // namespace muster::rules
