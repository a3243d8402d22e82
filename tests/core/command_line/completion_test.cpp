#include "core/command_line/completion.hpp"

#include <CLI/CLI.hpp>
#include <catch2/catch.hpp>

using namespace muster::command_line;
using Words = std::vector<std::string>;

namespace {

/// A program with commands, as muster is one.
struct Program {
    CLI::App app{"Does something.", "program"};
    std::string format, system, list;
    Words paths, tags;
    bool quiet = false;
    Sources sources;

    Program()
    {
        auto* check = app.add_subcommand("check", "Check files");
        check->add_option("path", paths, "Files");
        check->add_option("--format", format, "The form")->check(CLI::IsMember({"text", "json", "tap"}));
        check->add_option("--tag", tags, "A tag")->allow_extra_args(false);
        check->add_option("-o,--output", system, "A file")->type_name("FILE");
        check->add_flag("-q,--quiet", quiet, "Say less");
        check->add_flag("-x", quiet, "Short only");
        check->add_option("--secret", list, "For nobody")->group("");
        auto* make = app.add_subcommand("make", "Make a file");
        make->add_option("kind", format, "army or list")->check(CLI::IsMember({"army", "list"}));
        auto* ofSystem = make->add_option("--system", system, "The game");
        auto* ofList = make->add_option("--list", list, "The list");
        app.add_subcommand("hidden", "For nobody")->group("");
        app.add_subcommand("hand-over", "Takes everything")->prefix_command();
        sources.add(check->get_option("path"), [](const Typed&) { return filesWith({".army.json"}); });
        sources.add(ofSystem, [](const Typed&) { return Completion{.words = {{"ancients", ""}, {"otr", ""}}}; });
        sources.add(ofList, [](const Typed& typed) {
            const auto found = typed.values.find("--system");
            return Completion{.words = {{found == typed.values.end() ? "any" : found->second + "-list", ""}}};
        });
    }

    Completion at(const Words& words) const { return complete(app, sources, words); }

    Words wordsAt(const Words& words) const
    {
        Words found;
        for (const auto& each : at(words).words) found.push_back(each.word);
        return found;
    }
};

}  // namespace

TEST_CASE("commands complete with their descriptions, and hidden ones do not")
{
    const Program program;
    CHECK(program.wordsAt({""}) == Words{"check", "make", "hand-over"});
    CHECK(program.wordsAt({"ch"}) == Words{"check"});
    CHECK(program.at({"ch"}).words.front().description == "Check files");
    CHECK(program.wordsAt({"nothing", ""}).empty());
    CHECK(program.wordsAt({"-"}) == Words{"--help"});
    CHECK(program.wordsAt({}).empty());
}

TEST_CASE("options of the command complete, without those that were given and count once")
{
    const Program program;
    CHECK(program.wordsAt({"check", "-"}) == Words{"--help", "--format", "--tag", "--output", "--quiet", "-x"});
    CHECK(program.wordsAt({"check", "--quiet", "--tag", "a", "--format=text", "-"}) ==
          Words{"--help", "--tag", "--output", "-x"});
    CHECK(program.wordsAt({"check", "--f"}) == Words{"--format"});
    CHECK(program.wordsAt({"check", "--", "--f"}).empty());
    CHECK(program.wordsAt({"make", "--q"}).empty());
}

TEST_CASE("values complete after a space, after = and after a short name")
{
    const Program program;
    CHECK(program.wordsAt({"check", "--format", ""}) == Words{"text", "json", "tap"});
    CHECK(program.wordsAt({"check", "--format", "t"}) == Words{"text", "tap"});
    CHECK(program.wordsAt({"check", "--format=j"}) == Words{"--format=json"});
    CHECK(program.wordsAt({"check", "--quiet=j"}).empty());
    CHECK(program.at({"check", "-o", "a"}).files);
    CHECK(program.at({"check", "--output=a"}).files);
    CHECK(program.wordsAt({"make", "a"}) == Words{"army"});
    CHECK(program.wordsAt({"make", "army", ""}).empty());
}

TEST_CASE("a source sees the options before the cursor")
{
    const Program program;
    CHECK(program.wordsAt({"make", "--list", ""}) == Words{"any"});
    CHECK(program.wordsAt({"make", "army", "--system", "otr", "--list", ""}) == Words{"otr-list"});
    CHECK(program.wordsAt({"make", "--system=otr", "--list=o"}) == Words{"--list=otr-list"});
}

TEST_CASE("a positional that takes any number of words completes each of them")
{
    const Program program;
    for (const Words& words : {Words{"check", ""}, {"check", "a", "b"}, {"check", "--tag", "x", "a", ""}}) {
        CHECK(program.at(words).files);
        CHECK(program.at(words).suffixes == Words{".army.json"});
    }
    CHECK_FALSE(program.at({"check", "--tag", ""}).files);
    CHECK_FALSE(program.at({"hand-over", ""}).files);
}

TEST_CASE("words that a shell would interpret are left out")
{
    Completion found;
    found.words = {{"fine/rule-1", "A\tdescription\n\x1b[1m"},
                   {"$(reboot)", ""},
                   {"a b", ""},
                   {"a;b", ""},
                   {"a'b", ""},
                   {"a*", ""},
                   {"~a", ""},
                   {"a\nb", ""},
                   {"", ""},
                   {":files", ""}};
    CHECK(completionText(found) == "fine/rule-1\tA description\\x0a\\x1b[1m\n");
    CHECK(completionText(filesWith()) == ":files\n");
    CHECK(completionText(filesWith({".a", ".b"})) == ":files .a .b\n");
}
