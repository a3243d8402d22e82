#include "tests/validator/armies.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

#include <sstream>

using namespace muster::test;
using Catch::Contains;

// Build servers execute log lines that begin with "::" or contain "##[", whoever wrote them.
namespace {

bool isCommand(const std::string& line)
{
    const auto first = line.find_first_not_of(" \t\r");
    return (first != std::string::npos && line.compare(first, 2, "::") == 0) || line.find("##") != std::string::npos;
}

void requireNoCommand(const Outcome& outcome)
{
    CHECK(outcome.exitCode < 4);
    for (const auto& text : {outcome.out, outcome.err}) {
        INFO(text);
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) CHECK_FALSE(isCommand(line));
    }
}

const std::string commandName = "x\\n::error file=x,line=1::pwned\\n##[error]x";

}  // namespace

TEST_CASE("no name in a file becomes a command in a log")
{
    const Folder folder;
    folder.write("toy.system.json",
                 toySystem(ruleThat("names", "unit", "self.name == 'x'", "\"help\": \"{self.name}\",")));
    folder.write("a.army.json", toyArmy("{ \"id\": \"bears\", \"points\": 11, \"name\": \"" + commandName + "\" }",
                                        "\"list\": \"" + commandName + "\","));
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"check"},
                                                      {"check", "--trace", "toy/names"},
                                                      {"cost", "a.army.json"},
                                                      {"stats", "a.army.json"},
                                                      {"upgrade", "--dry-run", "."}})
        requireNoCommand(runIn(folder, arguments));
}

TEST_CASE("no name of a file or folder becomes a command in a log")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("::error file=a::x.army.json", toyArmy(R"({ "id": "bears", "points": 11 })"));
    folder.write("::stop-commands::tok/x.army.json", "{");
    folder.write("##[error]x.army.json", "{");
    folder.write("a\n::error::b.army.json", toyArmy(R"({ "id": "bears", "points": 11 })"));
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"check"},
                                                      {"check", "::stop-commands::tok"},
                                                      {"fmt", "--check", "."},
                                                      {"upgrade", "--dry-run", "."},
                                                      {"fmt", "."},
                                                      {"stats", "::error file=a::x.army.json"},
                                                      {"cost", "a\n::error::b.army.json"},
                                                      {"check", "::nowhere.army.json"}})
        requireNoCommand(runIn(folder, arguments));
    CHECK_THAT(runIn(folder, {"check"}).out, Contains("./::error file=a::x.army.json"));
    CHECK_THAT(runIn(folder, {"check", "--format", "json"}).out, Contains("\"./::error file=a::x.army.json\""));
    CHECK_THAT(runIn(folder, {"fmt", "--check", "."}).out, Contains("all") || Contains("canonical"));
}

TEST_CASE("the name of a block is not cut inside a letter")
{
    const Folder folder;
    std::string block = "texte";
    for (int i = 0; i < 40; ++i) block += "\\u0301";
    folder.write("toy.system.json",
                 toySystem({}, R"("sheets": [{ "id": "s", "title": "S", "for": "army", "blocks": [{ "block": ")" +
                                   block + R"(", "text": "x" }] }],)"));
    const auto outcome = runIn(folder, {"check"});
    CHECK_THAT(outcome.out, !Contains("\\xcc") && !Contains("\\xcd"));
}
