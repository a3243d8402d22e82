#include "editor/document/journal.hpp"
#include "tests/editor/document/temporary_folder.hpp"
#include "tests/paths.hpp"
#include "tests/sanitized.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <csignal>
#include <random>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace muster;
using test::TemporaryFolder;

namespace {

/// The output of the victim before it was killed.
std::string killed(const std::filesystem::path& file, const editor::Folders& folders, int size,
                   std::chrono::microseconds after)
{
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    const std::string victim = test::programPath("editor_victim");
    const std::string name = file.string(), data = folders.root().string(), sizeText = std::to_string(size);
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(ends[1], STDOUT_FILENO);
        ::close(ends[0]);
        ::close(ends[1]);
        ::execl(victim.c_str(), victim.c_str(), name.c_str(), data.c_str(), sizeText.c_str(), nullptr);
        ::_exit(127);
    }
    REQUIRE(child > 0);
    ::close(ends[1]);
    std::string message(1, '\0');
    // Starting with its first output, so that it is not killed before it begins.
    REQUIRE(::read(ends[0], message.data(), 1) == 1);
    std::thread reaper([&] {
        std::this_thread::sleep_for(after);
        ::kill(child, SIGKILL);
    });
    char buffer[4096];
    for (ssize_t got = 0; (got = ::read(ends[0], buffer, sizeof buffer)) > 0;)
        message.append(buffer, static_cast<std::size_t>(got));
    reaper.join();
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    REQUIRE(WIFSIGNALED(status));
    return message;
}

/// The number in the last complete line that starts with the letter, or 0.
int last(const std::string& message, char letter)
{
    int number = 0;
    for (std::size_t begin = 0; begin < message.size();) {
        const auto end = message.find('\n', begin);
        if (end == std::string::npos) break;
        if (message[begin] == letter) number = std::stoi(message.substr(begin + 1, end - begin - 1));
        begin = end + 1;
    }
    return number;
}

/// The number in a complete text of the victim; -1 for an incomplete one.
int numberIn(const std::string& text)
{
    const auto json = nlohmann::json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("number") || text.back() != '\n') return -1;
    return json["number"].get<int>();
}

}  // namespace

TEST_CASE("killed at any moment the file is old or new, and the journal has the last change")
{
    std::mt19937 chance(7);
    const int rounds = test::isSanitized ? 60 : 300;
    int recovered = 0, duringSave = 0;
    for (int round = 0; round < rounds; ++round) {
        // On disk, most kills happen while waiting for it; in memory, everywhere else.
        const TemporaryFolder folder = round % 4 == 0 ? TemporaryFolder() : TemporaryFolder::inMemory();
        const auto file = folder.write("a.army.json", "{ \"number\": 0 }\n");
        const int size = round % 3 == 0 ? 200'000 : 500;
        const auto after = std::chrono::microseconds(std::uniform_int_distribution<int>(0, 30'000)(chance));
        const std::string message = killed(file, folder.folders(), size, after);
        const int changing = last(message, 'c'), changed = last(message, 'C'), saving = last(message, 's'),
                  saved = last(message, 'S');
        INFO("round " << round << ": changing " << changing << ", changed " << changed << ", saving " << saving
                      << ", saved " << saved);

        const int onDisk = numberIn(folder.read(file));
        REQUIRE((onDisk == saved || onDisk == saving));
        if (saving != saved) ++duringSave;

        const auto left = editor::recoverableJournals(folder.folders());
        REQUIRE(left.size() <= 1);
        // All completed changes are in the file or in the journal.
        const int best = left.empty() ? onDisk : numberIn(left[0].text);
        REQUIRE((best == changed || best == changing));
        if (left.empty()) continue;
        ++recovered;
        editor::Document document(folder.folders());
        REQUIRE_FALSE(document.recover(left[0]));
        REQUIRE(document.text() == left[0].text);
        document.undo();
        REQUIRE(numberIn(document.text()) == onDisk);
    }
    CHECK(recovered > rounds / 6);
    CHECK(duringSave > rounds / 60);
}
