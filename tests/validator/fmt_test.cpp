#include "tests/validator/armies.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

#include <random>
#include <sys/stat.h>

using namespace muster::test;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

std::string formatted(const std::string& text)
{
    const Folder folder;
    const auto file = folder.write("a.army.json", text);
    const auto outcome = run({"fmt", file.string()});
    INFO(outcome.err);
    CHECK(outcome.exitCode == 0);
    return contentOf(file);
}

/// Random JSON values with white space wherever it is allowed.
class Random {
public:
    explicit Random(unsigned seed) : m_engine(seed) {}
    std::string value(int depth)
    {
        switch (below(depth > 0 ? 8 : 5)) {
        case 0: return "null";
        case 1: return below(2) ? "true" : "false";
        case 2: return number();
        case 3:
        case 4: return text();
        case 5:
        case 6: return list(depth);
        default: return object(depth);
        }
    }

private:
    unsigned below(unsigned n) { return static_cast<unsigned>(m_engine() % n); }
    std::string space() { return std::string(below(6) == 0 ? below(700) : below(3), " \n\t"[below(3)]); }
    std::string number() { return std::vector<std::string>{"0", "-12", "3.50", "1e2", "123456789012"}[below(5)]; }
    std::string text()
    {
        return "\"" + std::string(below(8) == 0 ? below(200) : below(9), 'x') +
               std::vector<std::string>{"", "\\u00e4", "\\\"", "\xC3\xA4"}[below(4)] + "\"";
    }
    std::string list(int depth)
    {
        std::string result = "[" + space();
        for (unsigned i = 0, n = below(9); i < n; ++i) result += (i ? "," : "") + space() + value(depth - 1) + space();
        return result + "]";
    }
    std::string object(int depth)
    {
        std::string result = "{" + space();
        for (unsigned i = 0, n = below(6); i < n; ++i)
            result += (i ? "," : "") + space() + "\"key" + std::to_string(i) + "\"" + space() + ":" + space() +
                      value(depth - 1);
        return result + space() + "}";
    }
    std::mt19937 m_engine;
};

}  // namespace

TEST_CASE("the canonical form has two spaces, keeps the order of keys and ends with a line feed")
{
    CHECK(formatted("{\"name\":\"x\",\"format\":1,\"x-mine\":{\"b\":1,\"a\":[[1,2],[3,4.50]]},\"units\":[{\"id\":\"a\","
                    "\"options\":[]}]}") == "{\n"
                                            "  \"name\": \"x\",\n"
                                            "  \"format\": 1,\n"
                                            "  \"x-mine\": {\n"
                                            "    \"b\": 1,\n"
                                            "    \"a\": [[1, 2], [3, 4.50]]\n"
                                            "  },\n"
                                            "  \"units\": [\n"
                                            "    { \"id\": \"a\", \"options\": [] }\n"
                                            "  ]\n"
                                            "}\n");
}

TEST_CASE("formatting twice changes nothing the second time, whatever the white space was")
{
    for (unsigned seed = 0; seed < 150 / everyNth; ++seed) {
        const Folder folder;
        const auto file = folder.write("a.army.json", "{ \"a\": " + Random(seed).value(5) + "}");
        REQUIRE(run({"fmt", file.string()}).exitCode == 0);
        const auto once = contentOf(file);
        REQUIRE(run({"fmt", file.string()}).exitCode == 0);
        INFO("seed " << seed);
        CHECK(contentOf(file) == once);
        CHECK(run({"fmt", "--check", file.string()}).exitCode == 0);
    }
    const std::string wide = "{ \"a\": [1," + std::string(1000, ' ') + "2] }";
    CHECK(formatted(wide) == "{\n  \"a\": [1, 2]\n}\n");
}

TEST_CASE("numbers and texts are kept as they are spelled")
{
    const auto text = formatted(R"({"a":1.50,"b":1E+2,"c":"\u00e4\/","d":-0,"e":18446744073709551615})");
    for (const char* spelled : {"1.50", "1E+2", "\"\\u00e4\\/\"", "-0", "18446744073709551615"})
        CHECK_THAT(text, Contains(spelled));
}

TEST_CASE("--check changes nothing and tells by its exit code")
{
    const Folder folder;
    const auto tidy = folder.write("tidy.army.json", "{\n  \"format\": 1\n}\n");
    const auto untidy = folder.write("untidy.army.json", "{\"format\":1}");
    CHECK(run({"fmt", "--check", tidy.string()}).exitCode == 0);
    const auto outcome = runIn(folder, {"fmt", "--check", "."});
    CHECK(outcome.exitCode == 1);
    CHECK_THAT(outcome.out, Contains("would rewrite untidy.army.json") && !Contains("would rewrite tidy.army.json"));
    CHECK(contentOf(untidy) == "{\"format\":1}");
    CHECK(runIn(folder, {"fmt", "."}).exitCode == 0);
    CHECK(runIn(folder, {"fmt", "--check", "."}).exitCode == 0);
}

TEST_CASE("a faulty file is refused and left as it is")
{
    const Folder folder;
    for (const std::string& text :
         {std::string("{\"a\":1"), std::string("{\"a\":1,\"a\":2}"), std::string("{\"a\":\"\xff\"}"),
          std::string("\xEF\xBB\xBF{}"), std::string("{\"a\":99999999999999999999}")}) {
        const auto file = folder.write("a.army.json", text);
        for (const std::vector<std::string>& arguments :
             {std::vector<std::string>{"fmt", "a.army.json"}, {"fmt", "--check", "a.army.json"}}) {
            const auto outcome = runIn(folder, arguments);
            CHECK(outcome.exitCode == 1);
            CHECK_THAT(outcome.err, Contains("a.army.json:1:") && Contains("is unchanged"));
            CHECK(contentOf(file) == text);
        }
    }
    // The others are still written.
    folder.write("b.army.json", "{\"format\":1}");
    CHECK(runIn(folder, {"fmt", "."}).exitCode == 1);
    CHECK(contentOf(folder / "b.army.json") == "{\n  \"format\": 1\n}\n");
}

TEST_CASE("nothing is left beside a file that was written")
{
    const Folder folder;
    folder.write("a.army.json", "{\"format\":1}");
    CHECK(runIn(folder, {"fmt", "a.army.json"}).exitCode == 0);
    CHECK(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 1);
}

TEST_CASE("a link stays a link, and the file it leads to keeps its permissions")
{
    const Folder folder;
    const auto file = folder.write("real/a.army.json", "{\"format\":1}");
    ::chmod(file.c_str(), 0640);
    fs::create_symlink("real/a.army.json", folder / "link.army.json");
    CHECK(runIn(folder, {"fmt", "link.army.json"}).exitCode == 0);
    CHECK(fs::is_symlink(folder / "link.army.json"));
    CHECK(contentOf(file) == "{\n  \"format\": 1\n}\n");
    CHECK((fs::status(file).permissions() & fs::perms::mask) == fs::perms(0640));
}

TEST_CASE("a file that may not be written is left and said")
{
    const Folder folder;
    const auto file = folder.write("a.army.json", "{\"format\":1}");
    ::chmod(file.c_str(), 0440);
    std::filesystem::permissions(file, fs::perms::others_read, fs::perm_options::add);
    const auto locked = runUnprivileged(folder, {"fmt", "a.army.json"});
    CHECK(locked.exitCode == 3);
    CHECK_THAT(locked.err, Contains("cannot write a.army.json: Permission denied"));
    CHECK_THAT(locked.out, Contains("0 of 1 files"));
    CHECK(contentOf(file) == "{\"format\":1}");

    // The file itself is writable, but its folder is not.
    const auto open = folder.write("locked/b.army.json", "{\"format\":1}");
    ::chmod(open.c_str(), 0666);
    ::chmod(open.parent_path().c_str(), 0555);
    const auto outcome = runUnprivileged(folder, {"fmt", "locked/b.army.json"});
    CHECK(outcome.exitCode == 3);
    CHECK_THAT(outcome.err, Contains("cannot write locked/b.army.json: Permission denied"));
    CHECK(contentOf(open) == "{\"format\":1}");
    ::chmod(open.parent_path().c_str(), 0755);
}

TEST_CASE("the shipped files are in canonical form")
{
    const auto outcome = run({"fmt", "--check", shipped("").string()});
    INFO(outcome.out);
    CHECK(outcome.exitCode == 0);
}
