#include "core/text/utf8.hpp"
#include "printer/layout/blocks.hpp"
#include "printer/layout/row.hpp"
#include "printer/layout/stamp.hpp"

#include <algorithm>
#include <utility>

namespace muster::printer {

namespace {

constexpr double levelWidth = 18.0;
constexpr double levelGap = 4.0;
constexpr Style quietBody{type::body.points, Face::regular, type::quiet};  // beside the message, on its baseline

std::string levelWord(diagnostics::Level level)
{
    if (level == diagnostics::Level::error) return "Error";
    return level == diagnostics::Level::warning ? "Warning" : "Note";
}

}  // namespace

void lay(const sheet::Findings& findings, Galley& galley)
{
    if (findings.stamp)
        layStamp(findings.title, galley);
    else
        layBlockTitle(findings.title, galley);
    const bool legal = std::none_of(findings.items.begin(), findings.items.end(),
                                    [](const auto& item) { return item.level == diagnostics::Level::error; });
    bool first = findings.title.empty();
    if (legal && !findings.stamp) {
        layLines(galley.wrap((findings.items.empty() ? "The check found nothing: this " : "This ") + findings.thing +
                                 " is legal.",
                             galley.text(type::body), galley.width),
                 galley, 0, first ? space::between : 0);
        first = false;
        if (!findings.items.empty()) galley.pieces.back().keepWithNext = true;
    }
    for (const auto& finding : findings.items) {
        RowCell level{
            0, levelWidth, sheet::Align::left, {galley.wrap(levelWord(finding.level), type::strong, levelWidth)}, {}};
        const bool beside = galley.width > 3 * levelWidth;  // else the word stands above the message
        const double left = beside ? levelWidth : 0;
        const double width = galley.width - left;
        const double ruleWidth = std::min(galley.type.width(displayText(finding.rule), quietBody) + 0.1, width);
        const bool oneLine =
            beside &&
            galley.type.width(displayText(text::cut(finding.message, 400)), type::body) + ruleWidth + levelGap <= width;
        RowCell message{left,
                        width,
                        sheet::Align::left,
                        {galley.wrap(finding.message, type::body, oneLine ? width - ruleWidth : width)},
                        {}};
        RowCell rule{left + width - ruleWidth, ruleWidth, sheet::Align::right, {}, {}};
        if (!finding.rule.empty())
            (oneLine ? rule : message)
                .texts.push_back(
                    galley.wrap(finding.rule, oneLine ? quietBody : type::label, oneLine ? ruleWidth : width));
        RowLook look;
        look.before = first ? galley.space(space::between) : 0;
        look.padTop = look.padBottom = galley.space(space::cell);
        look.ornament = [&](Drawing& drawing, double height) {
            drawing.rule(0, height, galley.width, height, rule::hair, rule::soft);
        };
        if (!beside) message.texts.insert(message.texts.begin(), std::exchange(level.texts, {}).front());
        layRow(galley, {level, message, rule}, look);
        first = false;
    }
}

}  // namespace muster::printer
