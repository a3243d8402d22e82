#include "printer/text_formats/map_svg.hpp"

#include "printer/map/map_words.hpp"

#include "core/text/utf8.hpp"
#include "printer/text_formats/html_markup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster::printer {

namespace {

constexpr double drawnWidth = 150.0;  // width of the board in mm: smaller values make names larger on screen
constexpr double drawnHeight = 170.0;
constexpr double pixels = 6.0;  // for each mm of a file, so that names can be read at its own size

/// The approximate width of a text in browser fonts; names are centred, so an error does little harm.
double guessedWidth(std::string_view text, const Style& style)
{
    double ems = 0;
    while (!text.empty()) {
        const auto [character, size] = text::firstCodePoint(text);
        if (character >= 0x1000)
            ems += 1.0;
        else if (character >= 0x80 || (character >= '0' && character <= '9'))
            ems += 0.62;
        else if (std::string_view(" .,:;'|!ijltfI()[]").find(text.front()) != std::string_view::npos)
            ems += 0.34;
        else if (std::string_view("mwMW@%").find(text.front()) != std::string_view::npos)
            ems += 0.92;
        else
            ems += character >= 'A' && character <= 'Z' ? 0.68 : 0.59;
        text.remove_prefix(size);
    }
    return ems * style.points * type::millimetresPerPoint * (style.face == Face::bold ? 1.08 : 1.0);
}

/// Two decimals suffice.
std::string number(double value)
{
    auto text = fmt::format("{:.2f}", value);
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text == "-0" ? "0" : text;
}

using map::Point;

double hundredths(double value) { return std::round(value * 100) / 100; }

class SvgWriter {
public:
    explicit SvgWriter(InkMode inkMode) : m_inkMode(inkMode) {}

    void operator()(const map::Lines& lines)
    {
        m_out += "<path d=\"";
        for (const auto& outline : lines.outlines) {
            // Steps from corner to corner are shorter to write than positions.
            Point last{};
            char step = 'M';
            for (const auto at : outline) {
                const Point rounded{hundredths(at.x), hundredths(at.y)};
                m_out += step;
                addPair({rounded.x - last.x, rounded.y - last.y});
                last = rounded;
                step = 'l';
            }
            if (lines.closed && !outline.empty()) m_out += 'Z';
        }
        m_out += "\" fill-rule=\"evenodd\"";
        paint(lines.closed ? lines.fill : std::nullopt, lines.thickness, lines.ink);
        if (lines.dash != Dash::solid) {
            const auto pattern = patternOf(lines.dash);
            m_out += fmt::format(" stroke-dasharray=\"{} {}\"", number(lines.thickness * pattern.on),
                                 number(lines.thickness * pattern.off));
        }
        if (lines.round) m_out += " stroke-linejoin=\"round\" stroke-linecap=\"round\"";
        m_out += "/>";
    }
    void operator()(const map::Disc& disc)
    {
        m_out += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"", number(disc.at.x), number(disc.at.y),
                             number(disc.radius));
        paint(disc.fill, disc.thickness, disc.ink);
        m_out += "/>";
    }
    void operator()(const map::Words& words)
    {
        const auto place =
            words.turn == 0 ? fmt::format("x=\"{}\" y=\"{}\"", number(words.at.x + words.width / 2), number(words.at.y))
                            : fmt::format("transform=\"translate({} {}) rotate({})\" x=\"{}\"", number(words.at.x),
                                          number(words.at.y), number(words.turn), number(words.width / 2));
        m_out += fmt::format("<text {} font-size=\"{}\" fill=\"{}\"{}>{}</text>", place,
                             number(words.style.points * type::millimetresPerPoint), hexColour(inkOf(words.style.ink)),
                             words.style.face == Face::bold     ? " font-weight=\"bold\""
                             : words.style.face == Face::italic ? " font-style=\"italic\""
                                                                : "",
                             escaped(words.text));
    }

    static std::string write(const map::Sketch& sketch, const std::string& attributes, InkMode inkMode)
    {
        SvgWriter writer(inkMode);
        writer.m_out = fmt::format("<svg {} viewBox=\"0 0 {} {}\" font-family=\"Roboto, DejaVu Sans, Verdana, "
                                   "sans-serif\" text-anchor=\"middle\">",
                                   attributes, number(sketch.width), number(sketch.height));
        writer.m_out +=
            fmt::format("<path d=\"M0 0H{0}V{1}H0Z\" fill=\"#ffffff\"/>", number(sketch.width), number(sketch.height));
        for (const auto& item : sketch.items) std::visit(writer, item);
        return writer.m_out + "</svg>";
    }

private:
    void addPair(Point at)
    {
        m_out += number(at.x);
        const auto second = number(at.y);
        if (second.front() != '-') m_out += ' ';
        m_out += second;
    }
    void paint(const std::optional<Ink>& fill, double thickness, Ink ink)
    {
        m_out += fill ? fmt::format(" fill=\"{}\"", hexColour(isLeftWhite(*fill, m_inkMode) ? Ink(255) : inkOf(*fill)))
                      : std::string(" fill=\"none\"");
        if (thickness > 0)
            m_out += fmt::format(" stroke=\"{}\" stroke-width=\"{}\"", hexColour(inkOf(ink)), number(thickness));
    }
    Ink inkOf(Ink ink) const { return m_inkMode == InkMode::colour ? ink : greyOf(ink); }

    InkMode m_inkMode;
    std::string m_out;
};

}  // namespace

MapSvg mapSvg(const sheet::Map& map, InkMode inkMode, SvgPlace svgPlace)
{
    const auto& picture = *map.picture;
    MapStyle style;
    style.parts = map.parts;
    style.side = map.side;
    style.onPaper = false;
    style.ownColours = true;
    style.light = inkMode == InkMode::saving;
    style.scale = std::min(drawnWidth / picture.width, drawnHeight / picture.depth);
    const auto sketch = map::sketchMap(picture, style, guessedWidth);
    MapSvg made;
    const auto& wording = picture.wording();
    const auto size = wording.say("{width} by {depth} {unit}",
                                  {{"width", picture.width}, {"depth", picture.depth}, {"unit", unitName(picture)}});
    const auto title = fmt::format("{} ({})", map.title.empty() ? wording.say("Map") : map.title, size);
    const auto form = svgPlace == SvgPlace::page
                          ? std::string("class=\"battle-map\"")
                          : fmt::format("xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\"",
                                        number(sketch.width * pixels), number(sketch.height * pixels));
    made.svg =
        SvgWriter::write(sketch, fmt::format("{} role=\"img\" aria-label=\"{}\"", form, escaped(title)), inkMode);
    made.key = sketch.key;
    made.leftOut = map::namesLeftOut(sketch, wording);
    for (const auto& entry : map::legendOf(picture, style))
        made.legend.push_back(
            {SvgWriter::write(entry.sample, "aria-hidden=\"true\"", inkMode), entry.label, entry.words});
    return made;
}

}  // namespace muster::printer
