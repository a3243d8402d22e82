#include "printer/layout/blocks.hpp"
#include "printer/layout/row.hpp"
#include "printer/layout/stamp.hpp"

#include <algorithm>
#include <utility>

namespace muster::printer {

namespace {

constexpr double levelWidth = 18.0;
constexpr Style quietBody{type::body.points, Face::regular, type::quiet};  // what to do, below the message

std::string levelWord(diagnostics::Level level, const wording::Wording& wording)
{
    if (level == diagnostics::Level::error) return wording.say("Error");
    return level == diagnostics::Level::warning ? wording.say("Warning") : wording.say("Note");
}

}  // namespace

void layOut(const sheet::Findings& findings, BlockLayout& blockLayout)
{
    if (findings.stamp)
        layOutStamp(findings.title, blockLayout);
    else
        layOutBlockTitle(findings.title, blockLayout);
    const auto legal = sheet::legalSentence(findings, *blockLayout.wording);
    bool first = findings.title.empty();
    if (!legal.empty()) {
        layOutLines(blockLayout.wrap(legal, blockLayout.text(type::body), blockLayout.width), blockLayout, 0,
                    first ? space::between : 0);
        first = false;
        if (!findings.items.empty()) blockLayout.pieces.back().keepWithNext = true;
    }
    const auto list = blockLayout.tag(Role::list);
    for (const auto& finding : findings.items) {
        const auto body = element(Role::body, element(Role::item, list));
        RowCell level{0,
                      levelWidth,
                      sheet::Align::left,
                      {blockLayout.wrap(levelWord(finding.level, *blockLayout.wording), type::strong, levelWidth)},
                      {}};
        const bool beside = blockLayout.width > 3 * levelWidth;  // else the word is above the message
        const double left = beside ? levelWidth : 0;
        const double width = blockLayout.width - left;
        RowCell message{
            left, width, sheet::Align::left, {blockLayout.wrap(sheet::sentence(finding), type::body, width)}, {}};
        if (!finding.help.empty()) message.texts.push_back(blockLayout.wrap(finding.help, quietBody, width));
        RowStyle look;
        look.before = first ? blockLayout.space(space::between) : 0;
        look.padTop = look.padBottom = blockLayout.space(space::cell);
        look.ornament = [&](Drawing& drawing, double height) {
            drawing.rule(0, height, blockLayout.width, height, rule::hair);
        };
        if (!beside) message.texts.insert(message.texts.begin(), std::exchange(level.texts, {}).front());
        level.tag = message.tag = body;
        layOutRow(blockLayout, {level, message}, look);
        first = false;
    }
}

}  // namespace muster::printer
