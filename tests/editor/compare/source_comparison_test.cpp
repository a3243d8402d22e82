#include "editor/compare/source_comparison.hpp"

#include <catch2/catch.hpp>

#include <QElapsedTimer>
#include <QStringList>

using namespace muster;
using editor::ComparedRow;

namespace {

/// One line of text for each row: "=", "~", "<" or ">", the number, and both texts; a heading in brackets.
QStringList rows(std::string_view left, std::string_view right)
{
    QStringList lines;
    for (const auto& row : editor::comparedSources(left, right)) {
        const char* signs[] = {"=", "~", "<", ">"};
        lines << (row.heading
                      ? u'[' + row.what + u']'
                      : QStringList{signs[static_cast<int>(row.change)], row.what, row.left, row.right}.join(u' '));
    }
    return lines;
}

std::string numbered(int count)
{
    std::string text;
    for (int i = 1; i <= count; ++i) text += "line " + std::to_string(i) + "\n";
    return text;
}

}  // namespace

TEST_CASE("changed lines stand beside those in their place, others on their side")
{
    CHECK(rows("a\nb\nc\n", "a\nB\nc\n") == QStringList{"= 1 a a", "~ 2 b B", "= 3 c c"});
    CHECK(rows("a\nc\n", "a\nb\nc\n") == QStringList{"= 1 a a", "> \u2013 / 2  b", "= 2 / 3 c c"});
    CHECK(rows("a\nb\nc\n", "a\nc\n") == QStringList{"= 1 a a", "< 2 / \u2013 b ", "= 3 / 2 c c"});
    CHECK(rows("x\na\nb\nc\n", "a\ny\nc\nd") ==
          QStringList{"< 1 / \u2013 x ", "= 2 / 1 a a", "~ 3 / 2 b y", "= 4 / 3 c c", "> \u2013 / 4  d"});
    CHECK(rows("", "").isEmpty());
    CHECK(rows("", "a") == QStringList{"> \u2013 / 1  a"});
    // Ends of lines are no difference.
    CHECK(rows("a\r\nb\r\n", "a\nb") == QStringList{"[2 equal lines]"});
}

TEST_CASE("long parts that are the same are left out, but for some lines around a difference")
{
    const auto text = numbered(30);
    CHECK(rows(text, text) == QStringList{"[30 equal lines]"});
    auto changed = text;
    changed.replace(changed.find("line 15\n"), 7, "LINE 15");
    CHECK(rows(text, changed) == QStringList{"[11 equal lines]", "= 12 line 12 line 12", "= 13 line 13 line 13",
                                             "= 14 line 14 line 14", "~ 15 line 15 LINE 15", "= 16 line 16 line 16",
                                             "= 17 line 17 line 17", "= 18 line 18 line 18", "[12 equal lines]"});
}

TEST_CASE("texts of very many different lines are compared in little time, and not all are shown")
{
    std::string left, right;
    for (int i = 0; i < 100'000; ++i) left += "a" + std::to_string(i) + "\n", right += "b" + std::to_string(i) + "\n";
    QElapsedTimer clock;
    clock.start();
    const auto compared = editor::comparedSources(left, right);
    CHECK(clock.elapsed() < 20'000);
    REQUIRE(compared.size() == 20'001);
    CHECK(compared.back().heading);
    CHECK(compared.front().change == ComparedRow::Change::different);
}
