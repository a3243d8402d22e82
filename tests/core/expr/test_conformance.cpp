// The language's own conformance tests, read from where $MUSTER_CEL_TESTS points; skipped, saying so, where they are
// absent.
#include "core/expr/program.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

using namespace muster::expr;
using nlohmann::json;

namespace {

// Tests left out, "file/section/name", each with its reason. One that passes fails the run, so the list stays honest.
const std::map<std::string, std::string> leftOut = {};

std::filesystem::path testFile()
{
    if (const char* named = std::getenv("MUSTER_CEL_TESTS")) return named;
    return std::filesystem::path(MUSTER_SOURCE_ROOT) / ".." / "shared" / "cel-conformance" / "tests.json";
}

// Values and the JSON they point into live as long as the test.
struct Reader {
    Arena& arena;

    Value read(const json& j) const
    {
        const std::string& kind = j.begin().key();
        const json& content = j.begin().value();
        if (kind == "int") return Value::integer(std::stoll(content.get<std::string>()));
        if (kind == "uint") return Value::unsignedInteger(std::stoull(content.get<std::string>()));
        if (kind == "double") return Value::real(std::strtod(content.get_ref<const std::string&>().c_str(), nullptr));
        if (kind == "string") return Value::string(arena.copy(content.get_ref<const std::string&>()));
        if (kind == "bool") return Value::boolean(content.get<bool>());
        if (kind == "type") return Value::type(arena.copy(content.get_ref<const std::string&>()));
        if (kind == "list") return readList(content);
        if (kind == "map") return readMap(content);
        REQUIRE(kind == "null");
        return Value::null();
    }

    Value readList(const json& items) const
    {
        Value* out = arena.allocate<Value>(items.size());
        for (std::size_t i = 0; i < items.size(); ++i) out[i] = read(items[i]);
        return Value::list({out, items.size()});
    }

    Value readMap(const json& entries) const
    {
        MapEntry* out = arena.allocate<MapEntry>(entries.size());
        for (std::size_t i = 0; i < entries.size(); ++i) out[i] = {read(entries[i][0]), read(entries[i][1])};
        return Value::map({out, entries.size()});
    }
};

// Equal and of one type all the way down, which the language's own equality does not ask of numbers.
bool identical(const Value& a, const Value& b)
{
    if (a.type() != b.type()) return false;
    if (a.is(ValueType::real) && a.asReal() != a.asReal()) return b.asReal() != b.asReal();
    if (a.is(ValueType::list))
        return std::equal(a.asList().begin(), a.asList().end(), b.asList().begin(), b.asList().end(), identical);
    if (!a.is(ValueType::map)) return equal(a, b);
    const auto in = [&](const MapEntry& entry) {
        return std::any_of(b.asMap().begin(), b.asMap().end(), [&](const MapEntry& other) {
            return identical(entry.key, other.key) && identical(entry.value, other.value);
        });
    };
    return a.size() == b.size() && std::all_of(a.asMap().begin(), a.asMap().end(), in);
}

// Empty when the test passes, else what happened.
std::string failure(const json& test, const json& expected)
{
    Arena arena;
    const Reader reader{arena};
    Environment environment;
    std::vector<Value> slots;
    const json bindings = test.value("bindings", json::object());
    for (auto binding = bindings.begin(); binding != bindings.end(); ++binding) {
        environment.declare(binding.key(), Type());
        slots.push_back(reader.read(binding.value()));
    }
    Program::Options options;
    options.check = !test.value("disable_check", false);
    options.macros = !test.value("disable_macros", false);
    options.lateNames = !options.check;
    options.divideByZero = true;
    const auto compiled = Program::compile(test["expr"].get<std::string>(), environment, options);
    const bool wantsError = expected.is_null();
    if (const auto* problems = std::get_if<std::vector<Problem>>(&compiled))
        return wantsError ? "" : "does not compile: " + problems->front().message;
    Meter meter;
    const Outcome outcome = std::get<Program>(compiled).evaluate(slots, arena, meter);
    if (const auto* error = std::get_if<EvaluationError>(&outcome)) return wantsError ? "" : "fails: " + error->message;
    const Value& value = std::get<Value>(outcome);
    if (wantsError) return "gives " + toText(value) + " instead of an error";
    const Value wanted = reader.read(expected);
    return identical(value, wanted) ? "" : "gives " + toText(value) + " instead of " + toText(wanted);
}

struct Count {
    int passed = 0;
    int failed = 0;
};

}  // namespace

TEST_CASE("conformance with the Common Expression Language")
{
    std::ifstream file(testFile());
    if (!file) {
        std::cout << "conformance: skipped, there is no " << testFile().string() << "\n";
        SUCCEED();
        return;
    }
    std::map<std::string, Count> sections;
    std::set<std::string> seen;
    for (const json& test : json::parse(file)) {
        const std::string section = test["file"].get<std::string>() + "/" + test["section"].get<std::string>();
        const std::string name = section + "/" + test["name"].get<std::string>();
        INFO(name << ": " << test["expr"].get<std::string>());
        const json expected = test.contains("value") ? test["value"] : json();
        seen.insert(name);
        const std::string wrong = failure(test, expected);
        (wrong.empty() ? sections[section].passed : sections[section].failed)++;
        if (leftOut.contains(name))
            CHECK_FALSE(wrong.empty());
        else
            CHECK(wrong == std::string());
    }
    Count all;
    for (const auto& [section, count] : sections) {
        std::cout << "conformance: " << section << ": " << count.passed << " passed, " << count.failed << " failed\n";
        all.passed += count.passed;
        all.failed += count.failed;
    }
    std::cout << "conformance: all: " << all.passed << " passed, " << all.failed << " failed\n";
    for (const auto& [name, reason] : leftOut) CHECK(seen.contains(name));
}
