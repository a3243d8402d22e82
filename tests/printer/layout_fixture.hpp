#pragma once

#include "printer/draw/display.hpp"
#include "printer/layout/booklet.hpp"
#include "tests/printer/samples.hpp"

#include <QString>

#include <algorithm>
#include <string>

/// Fonts, and queries about the resulting pages, for layout tests.
namespace muster::printer::tests {

struct LayoutFixture {
    Display display;
    Typesetter type = std::get<Typesetter>(Typesetter::open());

    SetBooklet set(sheet::Blocks blocks, const char* paper = "a4",
                   sheet::Orientation orientation = sheet::Orientation::portrait)
    {
        return set(sheet::Sheet{"test", "Test sheet", orientation, std::move(blocks)}, paper);
    }
    SetBooklet set(sheet::Sheet sheet, const char* paper = "a4")
    {
        Settings settings;
        settings.page.paper = *findPaper(paper);
        return setBooklet(samples::booklet(std::move(sheet)), type, settings);
    }
};

/// The number of lines on a page with exactly this text.
inline std::size_t countLine(const Page& page, const char* text)
{
    const auto wanted = QString::fromUtf8(text);
    return static_cast<std::size_t>(std::count_if(page.marks.begin(), page.marks.end(), [&](const Mark& mark) {
        const auto* line = std::get_if<TextMark>(&mark);
        return line != nullptr && line->text == wanted;
    }));
}

/// All text of the pages, with lines joined by spaces.
inline QString allText(const SetBooklet& booklet)
{
    QString all;
    for (const auto& page : booklet.pages) {
        for (const auto& mark : page.marks) {
            if (const auto* line = std::get_if<TextMark>(&mark)) all += line->text + u' ';
        }
    }
    return all;
}

/// Describes the first mark in the page margins; empty if there is none.
inline std::string outsideMargin(const SetBooklet& booklet, double margin = 11.5)
{
    for (const auto& page : booklet.pages) {
        const auto outside = [&](double x, double y) {
            return x < margin - 0.5 || x > page.width - margin + 0.5 || y < margin - 2 ||
                   y > page.height - margin + 0.5;
        };
        for (const auto& mark : page.marks) {
            if (const auto* text = std::get_if<TextMark>(&mark)) {
                if (outside(text->x, text->y) || outside(text->x + text->width, text->y))
                    return text->text.toStdString();
            } else if (const auto* line = std::get_if<LineMark>(&mark)) {
                if (outside(line->x1, line->y1) || outside(line->x2, line->y2)) return "a line";
            } else if (const auto* box = std::get_if<BoxMark>(&mark)) {
                if (outside(box->x, box->y) || outside(box->x + box->width, box->y + box->height)) return "a box";
            }
        }
    }
    return {};
}

inline bool has(const diagnostics::Diagnostics& findings, std::string_view rule)
{
    return std::any_of(findings.begin(), findings.end(), [&](const auto& finding) { return finding.rule == rule; });
}

}  // namespace muster::printer::tests
