// Each part of the supported language yields a value in at least one test of the project's own suite.
#include "conformance.hpp"
#include "core/expr/checker.hpp"
#include "core/expr/macros.hpp"
#include "core/expr/parser.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>
#include <set>

using namespace muster::expr;

namespace {

std::string formName(std::string_view name, std::size_t arguments) { return fmt::format("{}/{}", name, arguments); }

struct Parts {
    std::set<SyntaxKind> kinds;
    std::set<Operator> operators;
    std::set<std::string> macros;                         // by name and number of arguments
    std::set<std::pair<const Callable*, int>> overloads;  // selected by the check

    void add(const Syntax& node)
    {
        kinds.insert(node.kind);
        if (node.kind == SyntaxKind::unary || node.kind == SyntaxKind::binary) operators.insert(node.op);
        if (node.kind == SyntaxKind::comprehension)
            macros.insert(formName(node.name, node.variables.size() + node.children.size() - 1));
        if (node.kind == SyntaxKind::call && node.overload >= 0) overloads.emplace(node.callable, node.overload);
        for (const Syntax::Pointer& child : node.children) add(*child);
    }
};

Parts partsOfTheSuite()
{
    Parts parts;
    const Declarations standard;
    Program::Options options;
    options.lateNames = options.divideByZero = true;
    for (const test::ConformanceTest& test : test::ownConformance()) {
        if (!test.data.contains("value")) continue;
        const auto source = test.data["expr"].get<std::string>();
        auto parsed = parse(source, true);
        INFO(test.name);
        REQUIRE(std::holds_alternative<Syntax::Pointer>(parsed));
        Syntax& root = *std::get<Syntax::Pointer>(parsed);
        Checker(standard, options).run(root);
        parts.add(root);
    }
    return parts;
}

}  // namespace

TEST_CASE("conformance tests reach every operator, macro and function")
{
    const Parts parts = partsOfTheSuite();
    for (int kind = 0; kind <= static_cast<int>(SyntaxKind::bind); ++kind) {
        INFO("kind of expression " << kind);
        CHECK(parts.kinds.contains(static_cast<SyntaxKind>(kind)));
    }
    for (int op = 0; op <= static_cast<int>(Operator::logicalNot); ++op) {
        INFO("operator " << operatorText(static_cast<Operator>(op)));
        CHECK(parts.operators.contains(static_cast<Operator>(op)));
    }
    for (const MacroForm& form : macroForms()) {
        INFO("macro " << form.name << " with " << form.arguments << " arguments");
        CHECK(parts.macros.contains(formName(form.name, form.arguments)));
    }
    for (const bool member : {false, true}) {
        std::vector<std::string> names;
        Library::standard()->appendNames(names, member);
        for (const std::string& name : names) {
            const Callable& callable = *Library::standard()->find(name, member);
            for (std::size_t i = 0; i < callable.overloads.size(); ++i) {
                INFO(signature(callable, callable.overloads[i]));
                CHECK(parts.overloads.contains({&callable, static_cast<int>(i)}));
            }
        }
    }
}
