#include "core/expr/vocabulary.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace muster;
using expr::Type;

TEST_CASE("every function and macro has a meaning and a signature")
{
    std::set<std::string> names;
    for (const auto& word : expr::functionsOf(expr::Environment())) {
        INFO(word.name);
        CHECK_FALSE(word.meaning.empty());
        CHECK(word.meaning.ends_with('.'));
        CHECK_FALSE(word.signatures.empty());
        for (const auto& signature : word.signatures)
            CHECK(signature.find((word.isMember ? "." : "") + word.name + "(") != std::string::npos);
        names.insert(word.name);
    }
    for (const char* name : {"has", "filter", "math.greatest", "size", "startsWith", "counted", "cel.bind"})
        CHECK(names.contains(name));
}

TEST_CASE("a function of the toolkit has its own description")
{
    expr::Environment environment;
    environment.add({"half",
                     {Type::simple(Type::Kind::integer)},
                     Type::simple(Type::Kind::integer),
                     false,
                     [](const expr::Function::Call& call) { return call.arguments[0]; },
                     "The half of it."});
    const auto words = expr::functionsOf(environment);
    const auto found = std::find_if(words.begin(), words.end(), [](const auto& word) { return word.name == "half"; });
    REQUIRE(found != words.end());
    CHECK(found->meaning == "The half of it.");
    CHECK(found->signatures == std::vector<std::string>{"half(int) -> int"});
}

TEST_CASE("variables are listed by slot, without those that cannot be read")
{
    expr::Environment environment;
    environment.declare("self", Type::simple(Type::Kind::string));
    environment.declare("(hidden in this place) army", Type());
    environment.declareOptional("group", Type());
    environment.declare("self", Type::simple(Type::Kind::integer));
    const auto words = expr::variablesOf(environment);
    REQUIRE(words.size() == 2);
    CHECK(words[0].name == "group");
    CHECK(words[0].isOptional);
    CHECK(words[1].name == "self");
    CHECK(words[1].type.toText() == "int");
}
