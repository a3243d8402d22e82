#include "printer/layout/blocks.hpp"
#include "printer/layout/row.hpp"

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
    if (findings.items.empty()) {
        layLines(galley.wrap("The check found nothing: this army is legal.", type::body, galley.width), galley, 0,
                 findings.title.empty() ? space::between : 0);
        return;
    }
    bool first = findings.title.empty();
    for (const auto& finding : findings.items) {
        RowCell level{0, levelWidth, sheet::Align::left, {galley.wrap(levelWord(finding.level), type::strong, levelWidth)}, {}};
        const double width = galley.width - levelWidth;
        RowCell message{levelWidth, width, sheet::Align::left, {galley.wrap(finding.message, type::body, width)}, {}};
        if (!finding.rule.empty()) message.texts.push_back(galley.wrap(finding.rule, type::label, width));
        RowLook look;
        look.before = first ? space::between : 0;
        look.ornament = [&](Drawing& drawing, double height) {
            drawing.rule(0, height, galley.width, height, rule::hair, rule::soft);
        };
        layRow(galley, {level, message}, look);
        first = false;
    }
}

}  // namespace muster::printer
