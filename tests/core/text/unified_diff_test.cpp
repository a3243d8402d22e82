#include "core/text/unified_diff.hpp"

#include <catch2/catch.hpp>

#include <random>
#include <sstream>
#include <vector>

using muster::text::unifiedDiff;

namespace {

/// Applies a diff as `patch` does, by its line numbers, and compares every line that it shows.
std::string patchedText(const std::string& before, const std::string& diff)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < before.size();) {
        const auto end = std::min(before.find('\n', at), before.size() - 1) + 1;
        lines.push_back(before.substr(at, end - at));
        at = end;
    }
    std::string after, line;
    std::size_t next = 0;
    std::istringstream in(diff);
    const auto take = [&](const std::string& shown) {
        REQUIRE(next < lines.size());
        CHECK(lines[next++] == shown);
    };
    while (std::getline(in, line)) {
        if (line.starts_with("--- ") || line.starts_with("+++ ")) continue;
        if (line.starts_with("@@ -")) {
            const auto first = std::stoul(line.substr(4));
            const bool isEmpty = line.substr(4, line.find(' ', 4) - 4).ends_with(",0");
            const auto begin = isEmpty ? first : first - 1;
            while (next < begin) after += lines[next++];
            continue;
        }
        auto text = line.substr(1) + "\n";
        if (in.peek() == '\\') {
            text.pop_back();
            std::string note;
            std::getline(in, note);
            CHECK(note == "\\ No newline at end of file");
        }
        if (line[0] == ' ' || line[0] == '-') take(text);
        if (line[0] == ' ' || line[0] == '+') after += text;
    }
    while (next < lines.size()) after += lines[next++];
    return after;
}

}  // namespace

TEST_CASE("equal texts have no difference")
{
    CHECK(unifiedDiff("a", "", "").empty());
    CHECK(unifiedDiff("a", "x\ny", "x\ny").empty());
}

TEST_CASE("a changed line is shown with three lines around it")
{
    CHECK(unifiedDiff("a.json", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") ==
          "--- a.json\n+++ a.json\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n");
}

TEST_CASE("added and removed lines, at the ends and in an empty text")
{
    CHECK(unifiedDiff("a", "", "1\n2\n") == "--- a\n+++ a\n@@ -0,0 +1,2 @@\n+1\n+2\n");
    CHECK(unifiedDiff("a", "1\n", "") == "--- a\n+++ a\n@@ -1 +0,0 @@\n-1\n");
    CHECK(unifiedDiff("a", "1\n2\n", "0\n1\n2\n3\n") == "--- a\n+++ a\n@@ -1,2 +1,4 @@\n+0\n 1\n 2\n+3\n");
}

TEST_CASE("changes far apart have hunks of their own")
{
    std::string before, after;
    for (int i = 0; i < 30; ++i) {
        before += std::to_string(i) + "\n";
        after += i == 3 || i == 10 || i == 25 ? "changed\n" : std::to_string(i) + "\n";
    }
    const auto diff = unifiedDiff("a", before, after);
    CHECK(diff.find("@@ -1,14 +1,14 @@") != std::string::npos);
    CHECK(diff.find("@@ -23,7 +23,7 @@") != std::string::npos);
    CHECK(patchedText(before, diff) == after);
}

TEST_CASE("a missing line feed at the end is shown, and a carriage return is part of its line")
{
    CHECK(unifiedDiff("a", "x", "x\n") == "--- a\n+++ a\n@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+x\n");
    CHECK(unifiedDiff("a", "x\r\ny", "x\ny") ==
          "--- a\n+++ a\n@@ -1,2 +1,2 @@\n-x\r\n+x\n y\n\\ No newline at end of file\n");
}

TEST_CASE("a diff applied to one text gives the other")
{
    std::mt19937 random(1866);
    const auto any = [&](std::size_t count) { return random() % count; };
    for (int run = 0; run < 400; ++run) {
        std::vector<std::string> lines(any(30));
        for (auto& line : lines) line = std::string(1, static_cast<char>('a' + any(4)));
        auto changed = lines;
        for (auto edits = any(8); edits > 0; --edits) {
            const auto at = any(changed.size() + 1);
            if (any(2) == 0 || at == changed.size())
                changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(at), "new");
            else
                changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(at));
        }
        const auto joined = [&](const std::vector<std::string>& list) {
            std::string text;
            for (const auto& line : list) text += line + "\n";
            if (!text.empty() && any(4) == 0) text.pop_back();
            return text;
        };
        const auto before = joined(lines), after = joined(changed);
        const auto diff = unifiedDiff("a", before, after);
        INFO(before << "----\n" << after << "----\n" << diff);
        CHECK(patchedText(before, diff) == after);
    }
}

TEST_CASE("very different texts take little memory and time")
{
    std::string before, after;
    for (int i = 0; i < 200'000; ++i) {
        before += std::to_string(i) + "\n";
        after += std::to_string(-i) + "\n";
    }
    const auto diff = unifiedDiff("a", before, after);
    CHECK(diff.size() > before.size() + after.size());
    CHECK(patchedText(before, diff) == after);
}
