#include "tests/printer/program_fixture.hpp"

#include <catch2/catch.hpp>

using namespace muster::printer::tests;
using Catch::Contains;

namespace {

const std::string square =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="9" height="9" fill="red"/></svg>)";

std::string armyWith(const std::string& members)
{
    auto text = content(rangers);
    return text.insert(text.find("\"name\""), members + ", ");
}

}  // namespace

TEST_CASE("an army's own emblem and colours are on its sheets in every format")
{
    const ProgramFixture program;
    program.write("muster.json", R"({ "format": 1 })");
    program.write("eagle.svg", square);
    program.write("a.army.json", armyWith(R"("emblem": "eagle.svg", "colours": ["#123456"])"));
    for (const auto* format : {"pdf", "svg", "html"}) {
        const auto run = program.run(fmt::format("a.army.json -o a.{}", format));
        CHECK_THAT(run.errors, !Contains("print/"));
        CHECK(run.status == 0);
    }
    CHECK_THAT(content(program.folder / "a.pdf"), Contains("/SMask"));
    const auto page = content(program.folder / "a.html");
    CHECK_THAT(page, Contains("class=\"emblem picture") && Contains("data:image/png;base64,") &&
                         Contains("--side-light:#123456"));
    const auto svg = program.folder / (fs::exists(program.folder / "a.svg") ? "a.svg" : "a-1.svg");
    CHECK_THAT(content(svg), Contains("<image") && Contains("#123456"));
}

TEST_CASE("a bad emblem is a finding at its place, and everything else is printed")
{
    const ProgramFixture program;
    program.write("club/muster.json", R"({ "format": 1 })");
    program.write("outside.svg", square);
    program.write("club/text.png", "no image");
    program.write("club/large.png", std::string(3'000'000, 'x'));
    fs::create_symlink("../outside.svg", program.folder / "club/link.svg");
    fs::create_directories(program.folder / "club/folder.png");
    for (const auto& [emblem, words] : {std::pair("text.png", "it is not a PNG image"),
                                        {"large.png", "the file is larger than 2 MB"},
                                        {"none.svg", "there is no such file"},
                                        {"folder.png", "there is no such file"},
                                        {"../outside.svg", "the file is outside the project"},
                                        {"link.svg", "the file is outside the project"},
                                        {"/etc/passwd.png", "the file is outside the project"},
                                        {"unicorn", "the system has no emblem of that name"}}) {
        CAPTURE(emblem);
        program.write("club/a.army.json", armyWith(fmt::format("\"emblem\": \"{}\"", emblem)));
        for (const auto* format : {"pdf", "html", "txt"}) {
            const auto run = program.run(fmt::format("club/a.army.json -o a.{}", format));
            CHECK(run.status == 0);
            CHECK_THAT(run.errors, Contains("[print/emblem]") && Contains(words) && Contains("club/a.army.json:"));
            CHECK(fs::file_size(program.folder / fmt::format("a.{}", format)) > 1000);
            fs::remove(program.folder / fmt::format("a.{}", format));
        }
    }
}

TEST_CASE("an emblem of the system is named by its id")
{
    const ProgramFixture program;
    program.write("a.army.json", armyWith(R"("emblem": "eagle")"));
    const auto run = program.run("a.army.json -o a.html");
    CHECK_THAT(run.errors, !Contains("print/"));
    CHECK_THAT(content(program.folder / "a.html"), Contains("<span class=\"emblem\" aria-hidden=\"true\"><svg"));
}
