#pragma once

#include "core/expr/program.hpp"
#include "core/sheet/sheet.hpp"
#include "core/sheet/symbol.hpp"
#include "core/text/document.hpp"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace muster::sheet {

/// The subject of a sheet: the army, or each unit or group; the scenario, or each of its sides.
enum class Purpose : std::uint8_t { army, unit, group, scenario, side };

/// True if sheets of that purpose are made from a scenario file.
constexpr bool isOfScenario(Purpose purpose) { return purpose >= Purpose::scenario; }

/// The names that expressions of a sheet can read, by purpose.
struct Scopes {
    expr::Environment army;
    expr::Environment unit;
    expr::Environment group;
    expr::Environment scenario;
    expr::Environment side;
    double millimetres = 25.4;  ///< of one unit of the system's measure
    std::shared_ptr<const SymbolBook> symbols = SymbolBook::shared();
    std::vector<std::uint32_t> shared = {};  ///< slots of variables that are the same for all armies of a list
    std::vector<std::uint32_t> ofGame = {};  ///< those of them that are the same for all armies of the game
};

/// The sheets of a system file, compiled once and shared by all threads. The file's document must outlive it.
class Description {
public:
    using Compiled = std::variant<Description, std::vector<text::Fault>>;
    /// Compiles the `sheets`, `reference` and `play` of a system; an absent node gives none of them. Every mistake is a
    /// fault at its place in the system file: "system/expression" inside expressions, "system/sheet" otherwise.
    static Compiled compile(text::Node sheets, text::Node reference, const Scopes& scopes, text::Node play = {});

    /// The number of sheets; the functions below take an index below it.
    std::size_t size() const;
    std::string_view id(std::size_t sheet) const;
    std::string_view title(std::size_t sheet) const;  ///< as written: a template
    Purpose purpose(std::size_t sheet) const;
    bool byDefault(std::size_t sheet) const;  ///< printed if no sheet is selected by name
    bool isCertain(std::size_t sheet) const;  ///< checking it finds no fault for an ordinary army
    /// Which parts of a sheet to visit: all, or those that are evaluated when an ordinary army is only checked.
    enum class Parts : std::uint8_t { all, uncertain };
    /// Calls the functions with every expression and text of a sheet.
    void visit(std::size_t sheet, Parts parts, const std::function<void(const expr::Program&)>& program,
               const std::function<void(const expr::Template&)>& text) const;

    /// The compiled sheets, for compose() alone.
    struct Plan;
    const Plan& plan() const { return *m_plan; }

private:
    std::shared_ptr<const Plan> m_plan;
};

}  // namespace muster::sheet
