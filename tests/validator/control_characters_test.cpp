#include "tests/validator/armies.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster::test;

namespace {

/// Returns false for text that a terminal may interpret as a command: control characters, including 8-bit ones, and
/// bytes that are not UTF-8.
bool isHarmless(const std::string& text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte < 0x20 && byte != '\n') || byte == 0x7f) return false;
        if (byte < 0x80) continue;
        const std::size_t more = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC0 ? 1 : 9;
        if (i + more >= text.size()) return false;
        if (byte == 0xC2 && static_cast<unsigned char>(text[i + 1]) < 0xA0) return false;
        for (std::size_t k = 1; k <= more; ++k)
            if ((static_cast<unsigned char>(text[i + k]) & 0xC0u) != 0x80u) return false;
        i += more;
    }
    return true;
}

void requireHarmless(const Outcome& outcome)
{
    INFO(outcome.out);
    INFO(outcome.err);
    CHECK(outcome.exitCode < 4);
    CHECK(isHarmless(outcome.out));
    CHECK(isHarmless(outcome.err));
}

// Sets a terminal's title, in JSON notation.
const std::string escaped = "\\u001b]0;owned\\u0007\\u009b2J\\u007f";
const std::string raw = "\x1b]0;owned\x07";

}  // namespace

TEST_CASE("control characters in values do not reach the terminal")
{
    const Folder folder;
    folder.write("toy.system.json",
                 toySystem(ruleThat("names", "unit", "self.name == 'x'", "\"help\": \"{self.name}\",")));
    folder.write("a.army.json", toyArmy("{ \"id\": \"bears\", \"points\": 11, \"name\": \"" + escaped + "\" }",
                                        "\"" + escaped + "\": 1, \"list\": \"" + escaped + "\","));
    requireHarmless(runIn(folder, {"check", "a.army.json"}));
    requireHarmless(runIn(folder, {"cost", "a.army.json"}));
    requireHarmless(runIn(folder, {"check", "a.army.json", "--trace", "toy/names"}));
}

TEST_CASE("control characters of a system do not reach the terminal")
{
    const Folder folder;
    std::string system =
        toySystem(", { \"id\": \"bad\", \"title\": \"" + escaped +
                  "\", \"level\": \"error\", \"scope\": \"army\", \"require\": \"self.budget < 5\", \"message\": \"" +
                  escaped + "\", \"source\": \"" + escaped + "\" }");
    system.replace(system.find("\"Toy\""), 5, "\"" + escaped + "\"");
    folder.write("toy.system.json", system);
    folder.write("l.list.json",
                 R"({ "format": 1, "system": "toy", "id": "l", "version": "1.0.0", "entries": [], "name": ")" +
                     escaped + "\" }");
    folder.write("a.army.json", toyArmy(""));
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"check"},
                                                      {"systems"},
                                                      {"lists", "toy"},
                                                      {"rules"},
                                                      {"rules", "--system", "toy"},
                                                      {"explain", "toy/bad"},
                                                      {"docs", "toy"},
                                                      {"docs", "toy", "--format", "html"},
                                                      {"cost", "a.army.json"}})
        requireHarmless(runIn(folder, arguments));
}

TEST_CASE("control characters of file names and arguments do not reach the terminal")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write(raw + ".army.json", toyArmy(R"({ "id": "bears", "points": 11 })"));
    folder.write("\xff\xfe.army.json", "{");
    folder.write(raw + ".txt", "");
    requireHarmless(runIn(folder, {"check"}));
    requireHarmless(runIn(folder, {"fmt", "--check", "."}));
    requireHarmless(runIn(folder, {"fmt", "."}));
    requireHarmless(runIn(folder, {"check", raw + ".txt"}));
    requireHarmless(runIn(folder, {"check", raw}));
    requireHarmless(runIn(folder, {"cost", raw}));
    requireHarmless(runIn(folder, {"cost", "\xff\xfe.army.json"}));
    requireHarmless(runIn(folder, {"explain", raw}));
    requireHarmless(runIn(folder, {"lists", raw}));
    requireHarmless(runIn(folder, {"docs", raw}));
    requireHarmless(runIn(folder, {"pack", raw}));
    requireHarmless(runIn(folder, {"pack", "toy", "--licence", raw, "--force"}));
    requireHarmless(runIn(folder, {"add", raw}));
    folder.write("x.musterpack.json",
                 "{ \"format\": 2, \"muster\": \"" + escaped + "\", \"id\": \"" + escaped + "\" }");
    requireHarmless(runIn(folder, {"add", "x.musterpack.json"}));
    requireHarmless(runIn(folder, {"remove", raw}));
    requireHarmless(runIn(folder, {"new", "rule", "toy.system.json", "--id", raw}));
    requireHarmless(runIn(folder, {"new", "entry", raw, "--id", "a", "--name", "A"}));
    requireHarmless(runIn(folder, {"rules", "--system", raw}));
    requireHarmless(runIn(folder, {"new", "army", "--system", raw}));
    requireHarmless(runIn(folder, {"new", "army", "--system", "toy", "--list", raw}));
    requireHarmless(runIn(folder, {"new", "army", "--system", "toy", "-o", raw}));
    requireHarmless(runIn(folder, {"new", "army", "--system", "toy", "-o", "\xff\xfe.army.json"}));
    requireHarmless(runIn(folder, {"check", "--trace", raw}));
    requireHarmless(runIn(folder, {"schema", "army", "--system", raw}));
    // Messages of the option parser must be escaped too.
    requireHarmless(runIn(folder, {raw}));
    requireHarmless(runIn(folder, {"check", "--" + raw}));
    requireHarmless(runIn(folder, {"check", "--format", raw}));
}

TEST_CASE("bytes that are not UTF-8 do not reach the terminal")
{
    const Folder folder;
    folder.write("a.army.json", "{ \"name\": \"\xff\x9b"
                                "2J\xc2\", \"x\": \xf0\x9f }");
    requireHarmless(runIn(folder, {"check"}));
    requireHarmless(runIn(folder, {"check", "--format", "json"}));
    requireHarmless(runIn(folder, {"fmt", "--check", "a.army.json"}));
}
