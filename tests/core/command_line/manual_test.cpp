#include "core/command_line/manual.hpp"

#include "core/command_line/described.hpp"

#include <CLI/CLI.hpp>
#include <catch2/catch.hpp>

#include <sstream>

using namespace muster::command_line;
using Catch::Contains;

namespace {

std::string page(const CLI::App& app, const ManualExtras& extras = {}) { return manualPage(app, extras, "2026-11-22"); }

}  // namespace

TEST_CASE("a manual page describes options with their limits, defaults and needs")
{
    CLI::App app{"Does something.", "program"};
    int copies = 1;
    std::string format = "text";
    std::vector<std::string> files;
    auto* chosen = app.add_option("-f,--format", format, "The form")
                       ->check(CLI::IsMember({"text", "json"}))
                       ->type_name("WORD")
                       ->capture_default_str();
    app.add_option("--copies", copies, "How many copies")->check(CLI::Range(1, 200))->needs(chosen);
    app.add_option("file", files, "What to read")->required();
    const auto text = page(app);
    CHECK_THAT(text, Contains(".TH PROGRAM 1 2026-11-22 "));
    CHECK_THAT(text, Contains("program \\- Does something\n"));
    CHECK_THAT(text, Contains("\\fBprogram\\fR [\\fIoptions\\fR] \\fIfile\\fR...\n"));
    CHECK_THAT(text, Contains("\\fB\\-f\\fR, \\fB\\-\\-format\\fR \\fIWORD\\fR\nThe form.\nValues: text, json.\n"
                              "Default: text.\n"));
    CHECK_THAT(text, Contains("How many copies.\nFrom 1 to 200.\nNeeds \\-\\-format.\n"));
    CHECK_THAT(text, Contains(".TP\n\\fIfile\\fR\nWhat to read.\n"));
}

TEST_CASE("nothing in a description is taken for a request of the page's language")
{
    CLI::App app{"Does something.", "program"};
    bool flag = false;
    app.add_flag("--flag", flag, ".SH is 'quoted' \\fB and ~/`a`^");
    CHECK_THAT(page(app), Contains("\n\\&.SH is \\(aqquoted\\(aq \\efB and \\(ti/\\(gaa\\(ga\\(ha.\n"));
}

TEST_CASE("long descriptions are broken into lines")
{
    CLI::App app{"Does something.", "program"};
    bool flag = false;
    std::string words;
    for (int i = 0; i < 60; ++i) words += "word ";
    app.add_flag("--flag", flag, words + ".end");
    std::istringstream lines(page(app));
    for (std::string line; std::getline(lines, line);) {
        CHECK(line.size() <= 80);
        CHECK_FALSE(line.starts_with(".end"));
    }
}

TEST_CASE("commands have their own usage, options and examples, but not those of the program")
{
    CLI::App app{"Does something.", "program"};
    app.require_subcommand(1);
    app.footer("Examples:\n  program make it\n\nExit codes: 0 fine.");
    bool force = false;
    auto* make = app.add_subcommand("make", "Make it");
    make->add_flag("--force", force, "Overwrite");
    make->footer("Example:\n  program make --force");
    app.add_subcommand("list", "List all");
    app.add_subcommand("hidden", "For nobody")->group("");
    const auto text = page(app);
    CHECK_THAT(text, Contains(".SS program make\n\\fBprogram make\\fR [\\fIoptions\\fR]\n.PP\nMake it.\n"));
    CHECK_THAT(text, Contains(".PP\nExample:\n.RS\n.nf\nprogram make \\-\\-force\n.fi\n.RE\n.SS program list\n"));
    CHECK_THAT(text, Contains(".SH EXAMPLES\n.RS\n.nf\nprogram make it\n.fi\n.RE\n.PP\nExit codes: 0 fine.\n"));
    const auto examples = text.find("program make it");
    CHECK(text.find("program make it", examples + 1) == text.npos);
    CHECK_THAT(text, !Contains("hidden"));
}

TEST_CASE("a footer without examples is a note")
{
    CLI::App app{"Does something.", "program"};
    app.footer("See also: other");
    CHECK_THAT(page(app), Contains(".SH NOTES\nSee also: other\n"));
}

TEST_CASE("further sections and pages end the manual")
{
    CLI::App app{"Does something.", "program"};
    ManualExtras extras;
    extras.version = "1.2.3";
    extras.sections = {{"FILES", {{"x.json", "A file."}}}};
    extras.seeAlso = {"one(1)", "two(1)"};
    const auto text = page(app, extras);
    CHECK_THAT(text, Contains("\"program 1.2.3\""));
    CHECK_THAT(text, Contains(".SH FILES\n.TP\n\\fBx.json\\fR\nA file.\n"));
    CHECK_THAT(text, Catch::EndsWith(".SH \"SEE ALSO\"\n\\fBone\\fR(1),\n\\fBtwo\\fR(1)\n"));
}

TEST_CASE("the hidden arguments count only as the first one")
{
    CLI::App app{"Does something.", "program"};
    char program[] = "program", complete[] = "--complete", manual[] = "--manual", word[] = "", day[] = "2026-11-22",
         wrong[] = ".so x";
    char* asked[] = {program, complete, manual, word};
    CHECK(wordsToComplete(4, asked) == std::vector<std::string>{"--manual", ""});
    CHECK_FALSE(requestedManual(app, {}, 4, asked));
    char* page[] = {program, manual, day, complete};
    CHECK_FALSE(wordsToComplete(3, page));
    CHECK(requestedManual(app, {}, 3, page));
    CHECK(requestedManual(app, {}, 2, page));
    CHECK_FALSE(requestedManual(app, {}, 4, page));
    CHECK_FALSE(wordsToComplete(1, page));
    char* noDate[] = {program, manual, wrong};
    CHECK_FALSE(requestedManual(app, {}, 3, noDate));
}
