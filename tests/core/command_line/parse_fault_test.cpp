#include "core/command_line/choice.hpp"
#include "core/command_line/parse_fault.hpp"

#include <catch2/catch.hpp>

using namespace muster::command_line;
using Catch::Contains;

namespace {

/// What the program says of arguments, in their order.
std::string said(std::vector<std::string> arguments)
{
    CLI::App app{"A program.", "muster"};
    app.require_subcommand(1);
    auto* command = app.add_subcommand("check", "");
    std::string format, colour;
    command->add_option("--format", format)->check(choice({"text", "json"}));
    command->add_option("--colour,-c", colour);
    command->add_flag("--quiet,-q");
    command->add_flag("--diff")->excludes(command->get_option("--format"));
    app.add_subcommand("systems", "");
    std::reverse(arguments.begin(), arguments.end());
    try {
        app.parse(arguments);
        return {};
    } catch (const CLI::ParseError& error) {
        return parseFault(app, error);
    }
}

}  // namespace

TEST_CASE("an unknown option comes with a similar one of its command")
{
    CHECK(said({"check", "--format", "json", "-q"}).empty());
    CHECK(said({"check", "--formt", "json"}) ==
          "muster: muster check has no option --formt; did you mean --format?\nfor usage, see: muster check --help\n");
    CHECK_THAT(said({"check", "--formt=json"}), Contains("no option --formt; did you mean --format?"));
    CHECK_THAT(said({"check", "-format", "json"}), Contains("did you mean --format?"));
    CHECK_THAT(said({"--quit", "check"}), Contains("did you mean --quiet?"));
    CHECK_THAT(said({"check", "--elephant"}), Contains("no option --elephant\n") && !Contains("did you mean"));
    CHECK_THAT(said({"systems", "--quiett"}), Contains("muster systems has no option --quiett\n"));
    CHECK_THAT(said({"check", "--\x1b[1m"}), !Contains("\x1b"));
}

TEST_CASE("arguments that a command does not take are named")
{
    CHECK_THAT(said({"systems", "toy"}), Contains("muster systems does not take \"toy\""));
    CHECK_THAT(said({}), Contains("muster: ") && Contains("for usage, see: muster --help"));
    CHECK_THAT(said({"check", "--format"}), Contains("--format"));
}

TEST_CASE("options that exclude each other are named, with what to do")
{
    CHECK_THAT(said({"check", "--diff", "--format", "json"}),
               Contains("muster: --diff and --format cannot be used together; leave one of them out\n") ||
                   Contains("muster: --format and --diff cannot be used together; leave one of them out\n"));
}

TEST_CASE("an unknown word of an option comes with a similar one, or with all")
{
    CHECK_THAT(said({"check", "--format", "jsn"}), Contains("--format: there is no \"jsn\"; did you mean json?"));
    CHECK_THAT(said({"check", "--format", "postscript"}),
               Contains("there is no \"postscript\"; use one of text, json"));
}
