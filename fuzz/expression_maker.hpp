#pragma once

#include "fuzz/choices.hpp"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace muster::fuzz {

/// Makes well-typed expressions over the variables of ExpressionValues from choices.
class ExpressionMaker {
public:
    enum class Kind : std::uint8_t {
        boolean,
        integer,
        unsignedInteger,
        real,
        string,
        integers,
        strings,
        unit,
        units,
        map
    };

    /// All that the rule language has, or only what every implementation of CEL with its strings extension has.
    enum class Dialect : std::uint8_t { all, common };

    explicit ExpressionMaker(Choices& choices, Dialect dialect = Dialect::all)
        : m_choices(choices), m_isCommon(dialect == Dialect::common)
    {}

    /// An expression of that type; `depth` limits its nesting.
    std::string make(Kind kind, int depth);

private:
    struct Local {
        std::string name;
        Kind kind;
    };

    std::string boolean(int depth);
    std::string integer(int depth);
    std::string unsignedInteger(int depth);
    std::string real(int depth);
    std::string string(int depth);
    std::string integers(int depth);
    std::string strings(int depth);
    std::string units(int depth);
    std::string map(int depth);
    std::string leaf(Kind kind);
    std::string literal(Kind kind);
    /// A loop over a list: `list.NAME(x, body)` with a body of that type.
    std::string loop(const char* name, Kind list, Kind body, int depth);
    std::string bind(Kind kind, int depth);

    /// One of that many forms; `uncommon` lists those that the common dialect lacks.
    std::size_t form(std::size_t count, std::initializer_list<std::size_t> uncommon);

    Choices& m_choices;
    bool m_isCommon;
    std::vector<Local> m_locals;
    int m_names = 0;
};

}  // namespace muster::fuzz
