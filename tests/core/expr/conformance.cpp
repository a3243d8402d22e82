#include "conformance.hpp"

#include "core/expr/program.hpp"
#include "tests/paths.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>

namespace muster::expr::test {

using nlohmann::json;

namespace {

// Values and the JSON that they point into stay alive for the whole test.
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

// Equal in value and type at every level; the language's own equality ignores the type of numbers.
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

// The stage that found an error, as in the key `stage`.
constexpr const char* parsing = "parse";
constexpr const char* checking = "check";
constexpr const char* evaluating = "evaluation";

struct Run {
    std::string stage;  // failed stage; empty if there is a value
    std::string message;
    Value value;
};

class Subject {
public:
    explicit Subject(const json& test) : m_test(test)
    {
        const json bindings = test.value("bindings", json::object());
        for (auto binding = bindings.begin(); binding != bindings.end(); ++binding) {
            m_environment.declare(binding.key(), Type());
            m_slots.push_back(reader.read(binding.value()));
        }
    }

    Run run(bool check)
    {
        const auto compiled = compile(check);
        if (const auto* problems = std::get_if<std::vector<Problem>>(&compiled)) {
            const bool parsed = std::holds_alternative<Program>(compile(false));
            return {parsed ? checking : parsing, problems->front().message, {}};
        }
        Meter meter;
        m_program = std::get<Program>(compiled);
        const Outcome outcome = m_program.evaluate(m_slots, m_arena, meter);
        if (const auto* error = std::get_if<EvaluationError>(&outcome)) return {evaluating, error->message, {}};
        return {"", "", std::get<Value>(outcome)};
    }

private:
    Program::Compiled compile(bool check) const
    {
        Program::Options options;
        options.check = check;
        options.macros = !m_test.value("disable_macros", false);
        options.lateNames = !check;
        options.divideByZero = true;
        return Program::compile(m_test["expr"].get<std::string>(), m_environment, options);
    }

    const json& m_test;
    Environment m_environment;
    std::vector<Value> m_slots;
    Arena m_arena;
    Program m_program;  // owns constants that a value may point to

public:
    const Reader reader{m_arena};
};

std::string wrongValue(const json& test, Subject& subject, const Run& run)
{
    if (!run.stage.empty()) return "fails in " + run.stage + ": " + run.message;
    const Value wanted = subject.reader.read(test["value"]);
    return identical(run.value, wanted) ? "" : "gives " + toText(run.value) + " instead of " + toText(wanted);
}

}  // namespace

std::vector<ConformanceTest> readConformance(const std::filesystem::path& file)
{
    std::ifstream in(file);
    INFO(file.string());
    REQUIRE(in);
    std::vector<ConformanceTest> tests;
    for (json& test : json::parse(in)) {
        const std::string section = test.value("file", file.stem().string()) + "/" + test["section"].get<std::string>();
        const std::string name = section + "/" + test["name"].get<std::string>();
        tests.push_back({section, name, std::move(test)});
    }
    return tests;
}

std::vector<ConformanceTest> ownConformance()
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(muster::test::sourcePath("tests/core/expr/conformance")))
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<ConformanceTest> tests;
    for (const auto& file : files)
        for (ConformanceTest& test : readConformance(file)) tests.push_back(std::move(test));
    return tests;
}

std::string conformanceFailure(const json& test)
{
    Subject subject(test);
    const Run run = subject.run(!test.value("disable_check", false));
    if (test.contains("value")) return wrongValue(test, subject, run);
    if (run.stage.empty()) return "gives " + toText(run.value) + " instead of an error";
    const std::string stage = test.value("stage", run.stage);
    return run.stage == stage ? "" : "fails in " + run.stage + " instead of " + stage + ": " + run.message;
}

std::string uncheckedFailure(const json& test)
{
    if (!test.contains("value")) return "";
    Subject subject(test);
    return wrongValue(test, subject, subject.run(false));
}

}  // namespace muster::expr::test
