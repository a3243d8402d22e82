#include "tests/paths.hpp"

#include "core/text/typographic.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace fs = std::filesystem;

namespace {

std::string content(const fs::path& file)
{
    std::stringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

/// A temporary folder that programs run in.
struct Table {
    fs::path folder = fs::temp_directory_path() / fmt::format("muster-map-{}", ::getpid());

    Table() { fs::create_directories(folder); }
    ~Table()
    {
        std::error_code ignored;
        fs::remove_all(folder, ignored);
    }
    int run(const std::string& command) const
    {
        const int status =
            std::system(fmt::format("cd '{}' && env -u DISPLAY {} > .out 2> .err", folder.string(), command).c_str());
        return WEXITSTATUS(status);
    }
    int print(const std::string& arguments) const
    {
        return run(fmt::format("'{}' {}", muster::test::programPath("muster-print"), arguments));
    }
    std::string out() const { return content(folder / ".out"); }
    std::string errors() const { return content(folder / ".err"); }
};

std::vector<fs::path> shippedScenarios()
{
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(muster::test::sourcePath("armylists")))
        if (entry.path().string().ends_with(".scenario.json")) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

/// The values of "name" in a file, by a minimal reading of JSON.
std::vector<std::string> namesIn(const std::string& text)
{
    std::vector<std::string> names;
    static const std::string key = "\"name\": \"";
    for (auto at = text.find(key); at != std::string::npos; at = text.find(key, at + 1)) {
        const auto begin = at + key.size();
        const auto name = text.substr(begin, text.find('"', begin) - begin);
        if (name.find('\\') == std::string::npos) names.push_back(name);
    }
    return names;
}

std::string unspaced(const std::string& text)
{
    std::string kept;
    for (const char c : text)
        if (c != ' ' && c != '\n' && c != '\f') kept += c;
    return kept;
}

}  // namespace

TEST_CASE("every shipped scenario prints in every format, with every name that it gives, and the layout finds nothing")
{
    const Table table;
    const auto files = shippedScenarios();
    REQUIRE(files.size() >= 16);
    for (const auto& file : files) {
        INFO(file);
        for (const char* format : {"pdf", "html", "txt", "md"}) {
            CHECK(table.print(fmt::format("'{}' -o map.{}", file.string(), format)) == 0);
            INFO(table.errors());
            CHECK(table.errors().find("print/") == std::string::npos);
        }
        REQUIRE(table.run("pdftotext map.pdf map-pdf.txt") == 0);
        const auto paper = unspaced(content(table.folder / "map-pdf.txt"));
        const auto plain = unspaced(content(table.folder / "map.txt"));
        for (const auto& name : namesIn(content(file))) {
            INFO(name);
            CHECK(paper.find(unspaced(muster::text::typographic(name))) != std::string::npos);
            CHECK(plain.find(unspaced(name)) != std::string::npos);
        }
        CHECK(content(table.folder / "map.html").find("<svg class=\"battle-map\"") != std::string::npos);
    }
}

TEST_CASE("pictures of a scenario are made for each page")
{
    const Table table;
    const auto zama =
        fmt::format("'{}/ancients-d6/scenarios/zama.scenario.json'", muster::test::sourcePath("armylists"));
    CHECK(table.print(zama + " --sheet positions -o zama.svg") == 0);
    CHECK(table.print(zama + " --sheet positions -o zama.png --dpi 50") == 0);
    CHECK(content(table.folder / "zama.svg").find("Scipio") != std::string::npos);
    CHECK(content(table.folder / "zama.png").starts_with("\x89PNG"));
}

TEST_CASE("the map alone is one picture of its own size, with everything on it")
{
    const Table table;
    const auto zama =
        fmt::format("'{}/ancients-d6/scenarios/zama.scenario.json'", muster::test::sourcePath("armylists"));
    REQUIRE(table.print(zama + " --map-scale alone -o zama.pdf") == 0);
    REQUIRE(table.run("pdfinfo zama.pdf") == 0);
    CHECK(table.out().find("Pages:           1\n") != std::string::npos);
    CHECK(table.out().find("(A4)") == std::string::npos);
    REQUIRE(table.run("pdftotext zama.pdf zama.txt") == 0);
    for (const char* name : {"Zama", "Triarii", "N\n"})
        CHECK(content(table.folder / "zama.txt").find(name) != std::string::npos);
    // No tables and no header.
    for (const char* word : {"Victory", "Reinforcements", "Page 1"})
        CHECK(content(table.folder / "zama.txt").find(word) == std::string::npos);
    CHECK(table.print(zama + " --map-scale alone -o one.png --dpi 50") == 0);
    CHECK(content(table.folder / "one.png").starts_with("\x89PNG"));
    CHECK(table.print(zama + " --map-scale alone -o one.svg") == 0);
    CHECK(table.print(zama + " --map-scale alone -o one.html") == 0);
    // The maps of the named sheets, here without bases.
    REQUIRE(table.print(zama + " --map-scale alone --sheet scenario -o bare.pdf") == 0);
    REQUIRE(table.run("pdftotext bare.pdf bare.txt") == 0);
    CHECK(content(table.folder / "bare.txt").find("Triarii") == std::string::npos);
    // The page of a long narrow board is no longer than necessary.
    std::ofstream(table.folder / "strip.scenario.json")
        << R"({ "format": 1, "system": "ancients-d6", "name": "Strip", "board": { "width": 1, "depth": 900 } })";
    table.print("strip.scenario.json --map-scale alone -o strip.png --dpi 36");
    CHECK(content(table.folder / "strip.png").starts_with("\x89PNG"));
}

TEST_CASE("a true-scale print has an inch for an inch in the PDF itself")
{
    const Table table;
    REQUIRE(table.print(fmt::format(
                "'{}/ancients-d6/scenarios/zama.scenario.json' --map-scale true --sheet scenario -o zama.pdf",
                muster::test::sourcePath("armylists"))) == 0);
    REQUIRE(table.run("pdftotext -bbox zama.pdf ruler.html") == 0);
    // Numbers of the ruler at the left edge of tile A1 are one inch, 72 points, apart.
    auto text = content(table.folder / "ruler.html");
    const auto overview = text.find("</page>");
    text = text.substr(text.find(">A1</word>", overview));
    const auto topOf = [&](const std::string& number) {
        const auto word = text.find(">" + number + "</word>");
        REQUIRE(word != std::string::npos);
        const auto top = text.rfind("yMin=\"", word) + 6;
        return std::stod(text.substr(top));
    };
    CHECK(topOf("23") - topOf("24") == Approx(72).margin(0.05));
    CHECK(topOf("20") - topOf("24") == Approx(4 * 72).margin(0.05));
}

TEST_CASE("a faulty scenario prints all the same, with what is wrong with it")
{
    const Table table;
    std::ofstream(table.folder / "odd.scenario.json")
        << R"({ "format": 1, "system": "ancients-d6", "name": "Odd", "board": { "width": 24, "depth": 24 },
      "terrain": [ { "id": "knot", "type": "hill", "shape": { "polygon": [[1, 1], [9, 9], [9, 1], [1, 9]] } }, { )"
           R"("id": "what", "type": "jelly", "shape": { "rectangle": { "at": [12, 12], "width": 4, "depth": 4 } } } ],
      "sides": [ { "id": "rome", "army": "nowhere.army.json", "placements": [ { "unit": "ghosts", "at": [300, -40] } )"
           R"(] } ] })";
    CHECK(table.print("odd.scenario.json -o odd.txt") == 1);
    CHECK(content(table.folder / "odd.txt").find("This polygon crosses itself") != std::string::npos);
    CHECK(table.print("odd.scenario.json -o odd.pdf") == 1);
    CHECK(content(table.folder / "odd.pdf").starts_with("%PDF"));
    CHECK(table.errors().find("beyond the edge") != std::string::npos);
}

TEST_CASE("a sheet that a scenario does not have is wrong usage, and an army's sheet is none of its")
{
    const Table table;
    const auto zama =
        fmt::format("'{}/ancients-d6/scenarios/zama.scenario.json'", muster::test::sourcePath("armylists"));
    CHECK(table.print(zama + " --sheet sketch -o zama.pdf") == 2);
    CHECK(table.errors().find("deployment") != std::string::npos);
    CHECK_FALSE(fs::exists(table.folder / "zama.pdf"));
}
