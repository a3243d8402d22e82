#include "printer/layout/blocks.hpp"
#include "printer/layout/row.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double levelWidth = 18.0;

std::string levelWord(diagnostics::Level level)
{
    if (level == diagnostics::Level::error) return "Error";
    return level == diagnostics::Level::warning ? "Warning" : "Note";
}

}  // namespace

void lay(const sheet::Findings& findings, Galley& galley)
{
    layBlockTitle(findings.title, galley);
    const bool legal = std::none_of(findings.items.begin(), findings.items.end(), [](const auto& item) { return item.level == diagnostics::Level::error; });
    bool first = findings.title.empty();
    if (legal) {
        layLines(galley.wrap(findings.items.empty() ? "The check found nothing: this army is legal." : "This army is legal.", galley.text(type::body), galley.width),
                 galley, 0, first ? space::between : 0);
        first = false;
        if (!findings.items.empty()) galley.pieces.back().keepWithNext = true;
    }
    for (const auto& finding : findings.items) {
        RowCell level{0, levelWidth, sheet::Align::left, {galley.wrap(levelWord(finding.level), type::strong, levelWidth)}, {}};
        const double width = galley.width - levelWidth;
        RowCell message{levelWidth, width, sheet::Align::left, {galley.wrap(finding.message, type::body, width)}, {}};
        if (!finding.rule.empty()) message.texts.push_back(galley.wrap(finding.rule, type::label, width));
        RowLook look;
        look.before = first ? galley.space(space::between) : 0;
        look.padTop = look.padBottom = galley.space(space::cell);
        look.ornament = [&](Drawing& drawing, double height) {
            drawing.rule(0, height, galley.width, height, rule::hair, rule::soft);
        };
        layRow(galley, {level, message}, look);
        first = false;
    }
}

}  // namespace muster::printer
