#include "printer/layout/block_layout.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace muster::printer {

namespace {

constexpr std::size_t maxFindings = 50;  // more of them on one sheet would not help the reader

std::string excerpt(const QString& text)
{
    return (text.size() > 60 ? text.left(57) + QStringLiteral("...") : text).simplified().toStdString();
}

}  // namespace

void LayoutNotes::note(std::string rule, std::string message, std::string help, diagnostics::Level level)
{
    if (m_findings.size() >= maxFindings || !m_seen.insert(message).second) return;
    diagnostics::Diagnostic finding;
    finding.rule = std::move(rule);
    finding.kind = diagnostics::FindingKind::print;
    finding.level = level;
    finding.message = std::move(message);
    finding.help = std::move(help);
    m_findings.push_back(std::move(finding));
}

void LayoutNotes::add(const LayoutNotes& other)
{
    for (const auto& finding : other.m_findings) note(finding.rule, finding.message, finding.help, finding.level);
    if (m_shrunk == 0) m_firstShrunk = other.m_firstShrunk, m_firstHow = other.m_firstHow;
    m_shrunk += other.m_shrunk;
    m_broken += other.m_broken;
}

void LayoutNotes::add(const LayoutNotes& other, const std::string& sheet)
{
    for (const auto& finding : other.m_findings) note(finding.rule, finding.message, finding.help, finding.level);
    if (other.m_shrunk == 0) return;
    const auto title = excerpt(displayText(sheet));
    auto message = fmt::format("\"{}\" does not fit on the sheet \"{}\" and was {}.", other.m_firstShrunk, title,
                               other.m_firstHow);
    if (other.m_shrunk > 1) {
        message =
            fmt::format("{} texts do not fit on the sheet \"{}\" and were set smaller{}, the first of them \"{}\".",
                        other.m_shrunk, title,
                        other.m_broken == 0                ? ""
                        : other.m_broken == other.m_shrunk ? " and broken inside a word"
                                                           : fmt::format(" ({} broken inside a word)", other.m_broken),
                        other.m_firstShrunk);
    }
    note("print/text-shrunk", std::move(message), "Shorten the text, or print on larger paper.");
}

void LayoutNotes::shrunk(const Paragraph& paragraph, const QString& text)
{
    if (m_shrunk++ == 0) {
        m_firstShrunk = excerpt(text);
        m_firstHow = paragraph.broken ? "broken inside a word" : fmt::format("set in {:g} pt", paragraph.style.points);
    }
    m_broken += paragraph.broken;
}

void LayoutNotes::overflow(std::string message)
{
    note("print/overflow", std::move(message), "Shorten the text, or print on larger paper.");
}

void LayoutNotes::tooLong(std::string message)
{
    note("print/limit", std::move(message), "Print fewer sheets at once with --sheet.", diagnostics::Level::error);
}

void LayoutNotes::tooManyFields(std::string message)
{
    note("print/limit", std::move(message), "Print fewer armies or sheets at once, or without form fields.",
         diagnostics::Level::error);
}

void LayoutNotes::onMap(std::string message)
{
    note("print/map", std::move(message), "Correct the scenario; see its findings with: muster check");
}

void LayoutNotes::noPlayCode(std::string message, std::string help)
{
    note("print/play-url", std::move(message), std::move(help));
}

void LayoutNotes::missing(const std::set<char32_t>& characters, const QString& family)
{
    if (characters.empty()) return;
    std::string list;
    std::size_t shown = 0;
    for (const auto character : characters) {
        if (++shown > 12) break;
        list += fmt::format("{}{} (U+{:04X})", list.empty() ? "" : ", ", QString::fromUcs4(&character, 1).toStdString(),
                            static_cast<std::uint32_t>(character));
    }
    if (characters.size() > 12) list += fmt::format(" and {} more", characters.size() - 12);
    std::set<std::string> packages;
    for (const auto character : characters) packages.insert(packageFor(character));
    packages.erase(std::string());
    const auto from =
        packages.empty() ? "" : fmt::format(" Debian's {} would have them.", fmt::join(packages, " and "));
    note("print/missing-glyph", fmt::format("No installed font can show {}; a box is printed instead.{}", list, from),
         fmt::format("Install a font with these characters; the sheet is set in {}.", family.toStdString()));
}

void LayoutNotes::standIn(const QString& family)
{
    note("print/missing-font",
         fmt::format("The font {} is not installed, so everything is set in {} and lines break elsewhere; on Debian, "
                     "install it with: apt install {}",
                     sheetFamily, family.toStdString(), sheetFamilyPackage),
         "Install the font, or choose another one with --font.");
}

void LayoutNotes::noSuchFont(const QString& wanted, const QString& family)
{
    note("print/missing-font",
         fmt::format("There is no font \"{}\" on this machine, so everything is set in {}.", wanted.toStdString(),
                     family.toStdString()),
         "Install the font, or choose an installed one with --font; `fc-list : family` names them.");
}

void LayoutNotes::pale(const std::string& colour, const std::string& used)
{
    note("print/pale-colour",
         fmt::format("The colour {} is too pale to read on white paper, so {} is printed instead.", colour, used),
         "Choose a darker colour as the first of the army's or the list's colours.");
}

Piece& BlockLayout::add(Drawing drawing, double height, double before, bool keepWithNext)
{
    if (drawing.hasLooseText()) drawing.tagRest(tag(Role::paragraph));
    pieces.push_back(Piece{std::move(drawing), before, height, keepWithNext, nullptr, {}});
    return pieces.back();
}

Style BlockLayout::text(Style style) const
{
    if (style.points > type::value.points) return style;
    style.points = std::max(type::minPoints, style.points - density.pointsOff);
    if (density.pointsOff > 0) style.leading = std::min(style.leading, type::closeLeading);
    return style;
}

void BlockLayout::keepTogether(std::size_t first, double maxOfPage)
{
    double height = 0;
    for (auto i = first; i < pieces.size(); ++i) {
        height += pieces[i].height + pieces[i].before;
        if (height > pageHeight * maxOfPage || !pieces[i].branches.empty()) return;
    }
    for (auto i = first; i + 1 < pieces.size(); ++i) pieces[i].keepWithNext = true;
}

Paragraph BlockLayout::wrap(std::string_view text, const Style& style, double wrapWidth) const
{
    const auto shown = displayText(text);
    auto paragraph = type.wrap(shown, style, wrapWidth);
    if (paragraph.shrunk || paragraph.broken) notes.shrunk(paragraph, shown);
    return paragraph;
}

}  // namespace muster::printer
