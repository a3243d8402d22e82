#include "editor/board/view/board_marks.hpp"

#include <catch2/catch.hpp>

#include <QImage>
#include <QPainter>

#include <string>
#include <vector>

using namespace muster;
using diagnostics::Level;

namespace {

/// Each with its text and the letter of its level.
std::vector<std::string> linesOf(const std::vector<diagnostics::Diagnostic>& findings, std::size_t max)
{
    std::vector<const diagnostics::Diagnostic*> all;
    for (const auto& finding : findings) all.push_back(&finding);
    std::vector<std::string> lines;
    for (const auto& reason : editor::shortReasons(all, max))
        lines.push_back(std::string(reason.level == Level::error     ? "E "
                                    : reason.level == Level::warning ? "W "
                                                                     : "I ") +
                        reason.words.toStdString());
    return lines;
}

diagnostics::Diagnostic finding(const char* rule, Level level, const char* message)
{
    diagnostics::Diagnostic made;
    made.rule = rule, made.level = level, made.message = message;
    return made;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("a finding shared by many bases is shown once and leaves room for other rules")
{
    const auto a1 = finding("a", Level::error, "Base 1 is outside."),
               a2 = finding("a", Level::error, "Base 2 is outside."),
               a3 = finding("a", Level::error, "Base 3 is outside.");
    const auto b = finding("b", Level::warning, "Base 2 stands on Base 9."),
               c = finding("c", Level::error, "Base 3 is in a lake."), d = finding("d", Level::error, "Base 3 drowns.");
    CHECK(linesOf({}, 3).empty());
    CHECK(linesOf({a1}, 3) == Lines{"E Base 1 is outside."});
    CHECK(linesOf({a1, b}, 3) == Lines{"E Base 1 is outside.", "W Base 2 stands on Base 9."});
    CHECK(linesOf({a1, a2, a3, b}, 3) ==
          Lines{"E Base 1 is outside. (and 2 more like it)", "W Base 2 stands on Base 9."});
    CHECK(linesOf({b, a1, a2, c, d, d}, 3) == Lines{"W Base 2 stands on Base 9.",
                                                    "E Base 1 is outside. (and 1 more like it)",
                                                    "E Base 3 is in a lake.", "I and 2 more"});
    CHECK(linesOf({a1, b}, 1) == Lines{"E Base 1 is outside.", "I and 1 more"});
}

TEST_CASE("reasons stay inside the view and do not cover their elements, however wide these are")
{
    QImage image(600, 450, QImage::Format_ARGB32);
    QPainter painter(&image);
    const QRectF fixture(20, 20, 540, 400);
    const std::vector<editor::Reason> reasons{{"Legions of Cannae 1 reaches 9.5 in into no-man's-land; carthage "
                                               "deploys within 6.0 in of the south edge. (and 4 more like it)",
                                               Level::error},
                                              {"and 2 more", Level::info}};
    // In the middle and in each corner, at half, three quarters and all of the available width.
    for (const double width : {20.0, 270.0, 405.0, 530.0})
        for (const double x : {0.0, 0.5, 1.0})
            for (const double y : {0.0, 0.5, 1.0}) {
                const QRectF items(fixture.left() + x * (fixture.width() - width),
                                   fixture.top() + y * (fixture.height() - 20), width, 20);
                CAPTURE(width, x, y);
                const auto box = editor::paintReasons(painter, reasons, items, fixture, QFont());
                CHECK(fixture.contains(box));
                CHECK_FALSE(box.intersects(items));
            }
}
