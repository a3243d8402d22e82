#include "tests/validator/club.hpp"

#include "validator/watch/screen.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace muster::test;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

constexpr std::string_view waitingText = "Waiting for changes. Ctrl-C ends.";

/// `muster check --watch` in a terminal of 24 rows and 100 columns.
class Watching {
public:
    Watching(const Folder& folder, std::vector<std::string> arguments = {})
    {
        arguments.insert(arguments.begin(), {"muster", "check", "--watch"});
        std::vector<char*> words;
        for (auto& argument : arguments) words.push_back(argument.data());
        words.push_back(nullptr);
        const winsize size{24, 100, 0, 0};
        const auto program = programPath("muster");
        m_process = ::forkpty(&m_terminal, nullptr, nullptr, &size);
        REQUIRE(m_process >= 0);
        if (m_process == 0) {
            ::unsetenv("HOME");
            if (::chdir(folder.path().c_str()) == 0) ::execv(program.c_str(), words.data());
            ::_exit(127);
        }
    }
    ~Watching()
    {
        if (m_process > 0) {
            ::kill(m_process, SIGKILL);
            ::waitpid(m_process, nullptr, 0);
        }
        ::close(m_terminal);
    }
    Watching(const Watching&) = delete;
    Watching& operator=(const Watching&) = delete;

    /// What is written until the program waits again.
    std::string frame() { return readUntil(waitingText, 30 * machineFactor()); }
    /// What is written within a moment.
    std::string moment() { return readUntil("no such text", 1); }

    /// Presses Ctrl-C and returns the status of wait().
    int interrupt()
    {
        (void)!::write(m_terminal, "\x03", 1);
        int status = 0;
        ::waitpid(std::exchange(m_process, 0), &status, 0);
        return status;
    }
    const std::string& all() const { return m_all; }

private:
    std::string readUntil(std::string_view end, double seconds)
    {
        const auto last = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
        std::string text;
        while (text.find(end) == std::string::npos && std::chrono::steady_clock::now() < last) {
            pollfd waiting{m_terminal, POLLIN, 0};
            if (::poll(&waiting, 1, 50) <= 0) continue;
            char buffer[65536];
            const ssize_t got = ::read(m_terminal, buffer, sizeof buffer);
            if (got <= 0) break;
            text.append(buffer, static_cast<std::size_t>(got));
        }
        m_all += text;
        return text;
    }

    int m_terminal = -1;
    pid_t m_process = 0;
    std::string m_all;
};

}  // namespace

TEST_CASE("with --watch, what a change affects is checked again, and the display stays still otherwise")
{
    const Club club;
    Watching watching(club);
    const auto first = watching.frame();
    CHECK_THAT(first, Contains("11 files checked: 0 errors") && Contains("\x1b[2J"));

    // An army, through its list.
    club.edit("lists/red.list.json", "\"points\": 2", "\"points\": 9");
    const auto broken = watching.frame();
    CHECK_THAT(broken, Contains("points-total") && Contains("red.army.json") && Contains("1 error"));
    // The screen is written over, not cleared.
    CHECK_THAT(broken, !Contains("\x1b[2J") && Contains("\x1b[H"));

    // The same text again, a file that is not Muster's, and a report: nothing is drawn.
    club.write("lists/red.list.json", contentOf(club / "lists/red.list.json"));
    club.write("notes.txt", "x");
    club.write("lists/.red.list.json.swp", "x");
    CHECK(watching.moment().empty());

    // As editors save: a new file takes the place of the old one.
    club.write("lists/new", toyList("red", "foot", 2));
    fs::rename(club / "lists/new", club / "lists/red.list.json");
    CHECK_THAT(watching.frame(), Contains("11 files checked: 0 errors"));

    // A new folder with a file.
    club.write("more/deep/bad.army.json", "{");
    CHECK_THAT(watching.frame(), Contains("bad.army.json") && Contains("12 files checked"));
    fs::remove_all(club / "more");
    CHECK_THAT(watching.frame(), Contains("11 files checked: 0 errors"));
    club.write("muster.json", "{ \"format\": 2 }");
    CHECK_THAT(watching.frame(), Contains("see: muster check muster.json"));

    const int status = watching.interrupt();
    CHECK(WIFSIGNALED(status));
    CHECK(WTERMSIG(status) == SIGINT);
    // No other screen, hidden cursor or mouse to switch back; the last colour is the usual one.
    CHECK_THAT(watching.all(), !Contains("\x1b[?"));
    CHECK(watching.all().rfind("\x1b[0m") > watching.all().rfind("\x1b[1;"));
}

TEST_CASE("with --watch, house rules outside the project are seen")
{
    const Club club;
    const Folder outside;
    const auto house =
        outside.write("ours.house.json", R"({ "format": 1, "system": "toy", "name": "Ours", "budget": 30 })");
    Watching watching(club, {"--house", house.string(), "armies/red.army.json"});
    CHECK_THAT(watching.frame(), Contains("1 file checked: 0 errors"));
    outside.write("ours.house.json", R"({ "format": 1, "system": "toy", "name": "Ours", "budget": 3 })");
    CHECK_THAT(watching.frame(), Contains("1 error"));
}

TEST_CASE("with --watch, a changed baseline and a new commit are seen")
{
    const ClubInGit club;
    club.edit("lists/red.list.json", "\"points\": 2", "\"points\": 9");
    REQUIRE(runIn(club, {"check", "--write-baseline", "known.json"}).exitCode == 0);
    const auto known = contentOf(club / "known.json");
    Watching watching(club, {"--baseline", "known.json"});
    CHECK_THAT(watching.frame(), Contains("0 errors"));
    club.write("known.json", R"({ "baseline": 1, "findings": [] })");
    CHECK_THAT(watching.frame(), Contains("1 error"));
    club.write("known.json", known);
    CHECK_THAT(watching.frame(), Contains("0 errors"));

    Watching changed(club, {"--changed"});
    CHECK_THAT(changed.frame(), Contains("1 error"));
    club.git({"commit", "-q", "-a", "-m", "Nine"});
    CHECK_THAT(changed.frame(), !Contains("1 error"));
}

TEST_CASE("what cannot be repeated is not watched")
{
    const Club club;
    const std::vector<std::vector<std::string>> refused{
        {"-", "--stdin-filename", "x.army.json"}, {"--files-from", "-"}, {"--format", "json"}, {"--trace", "toy/x"}};
    for (auto arguments : refused) {
        arguments.insert(arguments.begin(), {"check", "--watch"});
        const auto outcome = runIn(club, arguments);
        INFO(arguments.back());
        CHECK(outcome.exitCode == 2);
        CHECK_THAT(outcome.err, Contains("--watch"));
    }
}

TEST_CASE("a long report is cut to the rows of the terminal")
{
    using muster::validator::fittedTo;
    CHECK(fittedTo("a\nb\n", 2, 80) == "a\nb\n");
    CHECK(fittedTo("a\nb\nc\nend\n", 3, 80) == "a\n... 2 more lines\nend\n");
    CHECK(fittedTo("aaaaaaaa\nb\nend\n", 3, 4) == "... 2 more lines\nend\n");
    CHECK(fittedTo("\x1b[1;31maaaa\x1b[0m\nend\n", 2, 4) == "\x1b[1;31maaaa\x1b[0m\nend\n");
    CHECK(fittedTo("", 3, 80).empty());
}
