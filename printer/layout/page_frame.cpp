#include "printer/layout/page_frame.hpp"

#include "core/text/utf8.hpp"
#include "printer/layout/set_sheet.hpp"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <numeric>

namespace muster::printer {

namespace {

constexpr double headGap = 2.8;  // between the header's rule and the sheet
constexpr double footGap = 3.0;  // between the sheet and the footer's rule
constexpr double ruleGap = 0.9;  // between a rule and its line of text
constexpr double partGap = 4.0;  // between the parts of a header or footer
constexpr double minRoom = 44;   // of a page, regardless of the margins
constexpr std::size_t maxNoticeLines = 3;
constexpr double minLastLine = 0.15;       // of the width of a notice of several lines
constexpr std::size_t maxRunning = 2'000;  // maximum bytes of a text in header or footer; more than any line shows

double runningLine() { return type::running.points * type::millimetresPerPoint * type::leading; }

/// Margins reduced to leave some space on the smallest side of the paper.
Margins usable(Margins margins, const Paper& paper)
{
    const double max = std::max(0.0, std::min(paper.width, paper.height) - minRoom);
    const auto fit = [&](double& a, double& b) {
        a = std::max(0.0, a), b = std::max(0.0, b);
        if (a + b <= max) return;
        const double factor = max / (a + b);
        a *= factor, b *= factor;
    };
    fit(margins.left, margins.right);
    fit(margins.top, margins.bottom);
    return margins;
}

constexpr std::string_view usualHead = "{name}|{sheet}";
constexpr std::string_view usualHeadOfPlayer = "{name}  ·  {player}|{sheet}";
constexpr std::string_view usualFoot = "{system} {version}|";              // and the number of the page
constexpr std::string_view usualDatedFoot = "{system} {version}|{date}|";  // and the number of the page

/// The width of each part: what it needs if all fit, else an equal share of what the shorter ones leave.
std::array<double, 3> shared(const std::array<double, 3>& needs, double width)
{
    std::array<std::size_t, 3> byNeed{0, 1, 2};
    std::sort(byNeed.begin(), byNeed.end(), [&](auto a, auto b) { return needs[a] < needs[b]; });
    const auto present =
        static_cast<double>(std::count_if(needs.begin(), needs.end(), [](double need) { return need > 0; }));
    double left = width - partGap * std::max(0.0, present - 1);
    double parts = 3;
    std::array<double, 3> given{};
    for (const auto i : byNeed) {
        given[i] = std::min(needs[i], left / parts);
        left -= given[i];
        parts -= 1;
    }
    return given;
}

const sheet::CardSize* cardSizeOf(const sheet::Sheet& sheet)
{
    const auto* cards = sheet.blocks.empty() ? nullptr : std::get_if<sheet::Cards>(&sheet.blocks.front().content);
    return cards != nullptr && cards->size ? &*cards->size : nullptr;
}

void append(Page& page, Drawing drawing)
{
    auto marks = drawing.take();
    page.marks.reserve(page.marks.size() + marks.size());  // no more than that, for each of many pages
    page.marks.insert(page.marks.end(), std::make_move_iterator(marks.begin()), std::make_move_iterator(marks.end()));
}

}  // namespace

PageFrame::PageFrame(const sheet::Booklet& booklet, Typesetter& type, const Settings& settings, LayoutNotes& notes)
    : m_booklet(booklet), m_type(type), m_settings(settings), m_notes(notes),
      m_margins(usable(settings.page.margins, settings.page.paper))
{}

PageSize PageFrame::size(const sheet::Sheet& sheet) const
{
    return pageSize(m_settings.page, m_settings.orientation.value_or(sheet.orientation));
}

Area PageFrame::area(const PageSize& page) const
{
    return {m_margins.left, m_margins.top + headHeight(), page.height - m_margins.bottom - footHeight()};
}

Paragraph PageFrame::notice(double width) const
{
    const auto text = displayText(m_booklet.notice);
    auto set = m_type.wrap(text, type::running, width);
    for (const double part : {0.95, 0.9, 0.85, 0.8}) {  // no word alone on the last line
        if (set.lines.size() < 2 || set.lines.back().width >= width * minLastLine) break;
        auto narrower = m_type.wrap(text, type::running, width * part);
        if (narrower.lines.size() > set.lines.size()) break;
        set = std::move(narrower);
    }
    return set;
}

bool PageFrame::isCheckInFooter(double width) const
{
    const auto& line = m_booklet.checked;
    if (line.empty() || line.size() > maxRunning || !m_settings.footer.shown || !m_settings.footer.text.empty())
        return false;
    const double pages = m_type.width(
        displayText(m_booklet.wording().say("Page {page} of {pages}", {{"page", 999}, {"pages", 999}})), type::running);
    return m_type.width(displayText(line), type::running) + partGap + pages <= width;
}

bool PageFrame::isCheckBelow(double width) const { return !m_booklet.checked.empty() && !isCheckInFooter(width); }

Paragraph PageFrame::check(double width) const
{
    return m_type.wrap(displayText(text::cut(m_booklet.checked, maxRunning)), type::running, width);
}

bool PageFrame::noticeFits(double width) const
{
    // A text that is far too long is not measured on every page.
    if (m_booklet.notice.size() > maxRunning) return false;
    return m_booklet.notice.empty() || notice(width).lines.size() <= maxNoticeLines;
}

double PageFrame::headHeight() const { return m_settings.header.shown ? runningLine() + ruleGap + headGap : 0; }

double PageFrame::footHeight() const { return m_settings.footer.shown ? footGap + ruleGap + runningLine() : 0; }

double PageFrame::noticeHeight(double width) const
{
    const bool hasNotice = !m_booklet.notice.empty() && noticeFits(width);
    const double height = (hasNotice ? notice(width).height() : 0) + (isCheckBelow(width) ? check(width).height() : 0);
    return height > 0 && !m_settings.footer.shown ? footGap + ruleGap + height : height;
}

QString PageFrame::shortened(const QString& text, double width) const
{
    const auto oneLine = text.left(500).simplified();
    if (text.size() <= 500 && m_type.width(oneLine, type::running) <= width + 1e-6) return oneLine;
    qsizetype low = 0;
    for (qsizetype high = oneLine.size(); low < high;) {
        const auto middle = (low + high + 1) / 2;
        if (m_type.width(oneLine.left(middle) + QStringLiteral("…"), type::running) <= width)
            low = middle;
        else
            high = middle - 1;
    }
    if (low > 0 && oneLine[low - 1].isHighSurrogate()) --low;
    auto kind = oneLine;
    if (m_shortened.insert(kind.remove(QRegularExpression(QStringLiteral("\\d"))).toStdString()).second)
        m_notes.overflow("\"" + oneLine.left(50).toStdString() +
                         "...\" is too long for the header or footer of a page and was shortened there.");
    return low == 0 ? QString() : oneLine.left(low).trimmed() + QStringLiteral("…");
}

void PageFrame::line(Drawing& drawing, const RunningParts& parts, double y, double width) const
{
    std::array<QString, 3> texts;
    std::array<double, 3> needs{};
    for (std::size_t i = 0; i < 3; ++i) {
        texts[i] = displayText(parts[i]).simplified();
        needs[i] = m_type.width(texts[i], type::running);
    }
    const auto given = shared(needs, width);
    for (std::size_t i = 0; i < 3; ++i) {
        texts[i] = shortened(texts[i], given[i]);
        needs[i] = m_type.width(texts[i], type::running);
    }
    double middle = (width - needs[1]) / 2;
    middle = std::min(middle, width - needs[2] - (needs[2] > 0 ? partGap : 0) - needs[1]);
    middle = std::max(middle, needs[0] + (needs[0] > 0 ? partGap : 0));
    drawing.line(texts[0], type::running, m_margins.left, y, width);
    drawing.line(texts[1], type::running, m_margins.left + middle, y, width);
    drawing.line(texts[2], type::running, m_margins.left, y, width, sheet::Align::right);
}

RunningValues PageFrame::valuesOf(const sheet::Sheet& sheet, const PageNumber& number) const
{
    // A line shows only the start of a long text, and every page has such a line.
    const auto begin = [](const std::string& text) { return text::cut(text, maxRunning); };
    const auto& game = m_booklet.game.empty() ? m_booklet.system : m_booklet.game;
    return {begin(m_booklet.name),
            begin(m_booklet.player),
            begin(game),
            begin(m_booklet.version),
            m_settings.date,
            begin(sheet.title),
            std::to_string(number.number),
            std::to_string(number.count)};
}

std::string_view PageFrame::headText() const
{
    const auto& own = m_settings.header.text;
    if (!own.empty()) return own;
    return m_booklet.player.empty() ? usualHead : usualHeadOfPlayer;
}

std::string PageFrame::usualPage() const { return std::string(m_booklet.wording().pattern("Page {page} of {pages}")); }

std::string PageFrame::footText() const
{
    const auto& own = m_settings.footer.text;
    if (!own.empty()) return own;
    return std::string(m_settings.date.empty() ? usualFoot : usualDatedFoot) + usualPage();
}

RunningParts PageFrame::footOf(const RunningValues& values, double width) const
{
    if (isCheckInFooter(width)) return {m_booklet.checked, {}, runningParts(usualPage(), values)[0]};
    return runningParts(footText(), values);
}

void PageFrame::finish(Page& page, const sheet::Sheet& sheet, const PageNumber& number) const
{
    const auto values = valuesOf(sheet, number);
    Drawing drawing(m_type);
    drawing.as(artifact());
    const double right = page.width - m_margins.right;
    const double width = right - m_margins.left;
    if (m_settings.header.shown) {
        line(drawing, runningParts(headText(), values), m_margins.top, width);
        const double y = m_margins.top + runningLine() + ruleGap;
        drawing.rule(m_margins.left, y, right, y, rule::hair);
    }
    const double below = number.isLast ? noticeHeight(width) : 0;
    const double foot = m_settings.footer.shown ? ruleGap + runningLine() + below : below > 0 ? below - footGap : 0;
    if (foot > 0) {
        double y = page.height - m_margins.bottom - foot;
        drawing.rule(m_margins.left, y, right, y, rule::hair);
        y += ruleGap;
        if (m_settings.footer.shown) {
            line(drawing, footOf(values, width), y, width);
            y += runningLine();
        }
        if (below > 0 && isCheckBelow(width)) {
            const auto own = check(width);
            drawing.paragraph(own, m_margins.left, y, width);
            y += own.height();
        }
        if (below > 0 && !m_booklet.notice.empty() && noticeFits(width))
            drawing.paragraph(notice(width), m_margins.left, y, width);
    }
    append(page, std::move(drawing));
}

CardPage PageFrame::pageOfCards(const sheet::Sheet& sheet, const PageSize& page, bool mayTurn) const
{
    const auto* size = cardSizeOf(sheet);
    if (size == nullptr) return {};
    return cardPage(*size, page, mayTurn, [&](double length) {
        return std::max(1 + checkAlong(length).lines.size(), isLast(sheet) ? noticeAlong(length).lines.size() : 0);
    });
}

Paragraph PageFrame::checkAlong(double length) const
{
    return m_booklet.checked.empty() || !m_settings.footer.shown || !m_settings.footer.text.empty() ? Paragraph()
                                                                                                    : check(length);
}

Paragraph PageFrame::noticeAlong(double length) const
{
    return m_booklet.notice.empty() ? Paragraph() : notice(length);
}

void PageFrame::along(Page& page, const Paragraph& text, bool isAbove, double edge) const
{
    Drawing words(m_type);
    words.as(artifact());
    words.paragraph(text, 0, 0, (isAbove ? page.width : page.height) - 2 * sideInset);
    Drawing side(m_type);
    side.as(artifact());
    side.group(std::move(words), isAbove ? Transform::shift(sideInset, edge)
                                         : Transform::turn(-90).then(Transform::shift(edge, page.height - sideInset)));
    append(page, std::move(side));
}

void PageFrame::finishEmpty(Page& page, const sheet::Sheet& inFront, bool isBare) const
{
    const auto text = displayText(m_booklet.wording().say("This side stays empty."));
    if (isBare) {
        const bool isAbove = pageOfCards(inFront, {page.width, page.height}, false).hasTextAbove;
        const double length = (isAbove ? page.width : page.height) - 2 * sideInset;
        return along(page, m_type.wrap(text, type::running, length), isAbove, sideEdge);
    }
    Drawing drawing(m_type);
    drawing.as(artifact());
    drawing.line(text, type::running, m_margins.left, page.height - m_margins.bottom - runningLine(),
                 page.width - m_margins.left - m_margins.right, sheet::Align::center);
    append(page, std::move(drawing));
}

void PageFrame::finishBare(Page& page, const sheet::Sheet& sheet, const PageNumber& number) const
{
    const auto values = valuesOf(sheet, number);
    const bool isAbove = pageOfCards(sheet, {page.width, page.height}, false).hasTextAbove;
    const double length = (isAbove ? page.width : page.height) - 2 * sideInset;
    const auto joined = [&](const RunningText& own, std::string_view text) {
        if (!own.shown) return std::string();
        std::string all;
        for (const auto& part : runningParts(text, values))
            if (!part.empty()) all += (all.empty() ? "" : "  ·  ") + part;
        return all;
    };
    const auto check = checkAlong(length);
    const auto& wording = m_booklet.wording();
    const auto above = joined(m_settings.header, headText());
    const auto below = joined(m_settings.footer, check.lines.empty() ? footText() : usualPage());
    auto all = above + (above.empty() || below.empty() ? "" : "  ·  ") + below;
    if (isTwoSided(sheet))
        all = (!page.startsLeaf           ? wording.say("Backs")
               : page.width > page.height ? wording.say("Fronts: print on both sides, turned over the short edge")
                                          : wording.say("Fronts: print on both sides, turned over the long edge")) +
              (all.empty() ? "" : "  ·  ") + all;
    if (!all.empty())
        along(page, m_type.wrap(shortened(displayText(all).simplified(), length), type::running, length), isAbove,
              sideEdge);
    // The notice is on the other edge, so that neither of them needs more lines than necessary.
    if (!check.lines.empty()) along(page, check, isAbove, sideEdge + runningLine());
    const auto notice = number.isLast ? noticeAlong(length) : Paragraph();
    if (!notice.lines.empty())
        along(page, notice, isAbove, (isAbove ? page.height : page.width) - sideEdge - notice.height());
}

}  // namespace muster::printer
