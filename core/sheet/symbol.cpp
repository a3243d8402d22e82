#include "core/sheet/symbol.hpp"

#include "core/sheet/shared_symbols.hpp"
#include "core/sheet/symbol_path.hpp"
#include "core/text/nearest.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

namespace muster::sheet {

namespace {

constexpr std::size_t maxDrawingPoints = 2'000;  // of one drawing
constexpr double maxStroke = 40;

/// Reads drawings and reports their mistakes.
class DrawingReader {
public:
    explicit DrawingReader(std::vector<text::Fault>& faults) : m_faults(faults) {}

    SymbolParts parts(text::Node paths)
    {
        SymbolParts made;
        std::size_t points = 0;
        for (const auto path : paths) {
            made.push_back(part(path, maxDrawingPoints - points));
            points = pointsOf(made);
        }
        return made;
    }
    SymbolRef symbol(text::Node node)
    {
        return std::make_shared<const Symbol>(Symbol{std::string(node["id"].string()),
                                                     std::string(node["label"].string()), parts(node["paths"]),
                                                     parts(node["nato"]["paths"])});
    }
    SymbolFrame frame(text::Node node)
    {
        SymbolFrame made{parts(node["paths"])};
        const auto inside = node["inside"];
        if (inside.size() == 3)
            made.left = inside.at(0U).real(), made.top = inside.at(1U).real(), made.side = inside.at(2U).real();
        return made;
    }
    void fault(text::Range range, std::string message, std::string help = {})
    {
        m_faults.push_back({"system/sheet", std::move(message), std::move(help), range});
    }

private:
    SymbolPart part(text::Node node, std::size_t pointsLeft)
    {
        SymbolPart made;
        const auto stroke = node["stroke"];
        if (stroke && !(stroke.real() > 0 && stroke.real() <= maxStroke))
            fault(stroke.range(), fmt::format("the width of a line must be more than 0 and at most {:g}", maxStroke));
        made.stroke = stroke.real();
        made.paper = node["paper"].boolean();
        auto path = symbolPath(node["d"].string(), pointsLeft);
        if (path.problem) {
            report(node["d"], *path.problem);
            return made;
        }
        for (auto& outline : path.outlines) {
            if (made.stroke > 0 && outline.closed) outline.points.push_back(outline.points.front());
            made.outlines.push_back(std::move(outline.points));
        }
        return made;
    }
    void report(text::Node node, const SymbolPath::Problem& problem)
    {
        auto range = node.range();
        if (node.isString() && !node.string().empty()) {
            range.begin = node.sourceOffset(static_cast<std::uint32_t>(problem.at));
            range.end = node.sourceOffset(static_cast<std::uint32_t>(problem.at + 1));
        }
        fault(range, "this drawing cannot be read: " + problem.message);
    }

    std::vector<text::Fault>& m_faults;
};

SymbolParts within(const SymbolFrame& frame, const SymbolParts& content)
{
    auto made = frame.parts;
    const double factor = frame.side / symbolSide;
    for (auto part : content) {
        part.stroke *= factor;
        for (auto& outline : part.outlines)
            for (auto& at : outline) at = geometry::Point{frame.left, frame.top} + at * factor;
        made.push_back(std::move(part));
    }
    return made;
}

SymbolParts joined(SymbolParts all, const SymbolParts& more)
{
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

constexpr std::string_view natoFrame = "nato";

}  // namespace

std::size_t pointsOf(const SymbolParts& parts)
{
    std::size_t points = 0;
    for (const auto& part : parts)
        for (const auto& outline : part.outlines) points += outline.size();
    return points;
}

const std::shared_ptr<const SymbolBook>& SymbolBook::shared()
{
    static const auto book = [] {
        auto made = std::make_shared<SymbolBook>();
        const auto parsed = text::Document::parse(
            std::make_shared<const text::Source>("symbols.json", std::string(sharedSymbolsText())));
        if (!parsed.document) return std::shared_ptr<const SymbolBook>(std::move(made));
        const auto root = parsed.document->root();
        std::vector<text::Fault> faults;  // none, which a test states
        DrawingReader reader(faults);
        for (const auto node : root["symbols"]) made->m_symbols.emplace(node["id"].string(), reader.symbol(node));
        for (const auto node : root["emblems"]) made->m_emblems.emplace(node["id"].string(), reader.symbol(node));
        for (const auto node : root["frames"]) made->m_frames.emplace(node["id"].string(), reader.frame(node));
        return std::shared_ptr<const SymbolBook>(std::move(made));
    }();
    return book;
}

SymbolBook SymbolBook::read(text::Node system, std::vector<text::Fault>& faults)
{
    SymbolBook book;
    book.m_base = shared();
    DrawingReader reader(faults);
    const auto add = [&](text::Node all, Drawings& drawings, std::string_view what) {
        for (const auto node : all) {
            const auto id = node["id"];
            if (!drawings.emplace(id.string(), reader.symbol(node)).second)
                reader.fault(id.range(), fmt::format("there are two {} \"{}\"", what, text::cut(id.string(), 60)));
        }
    };
    add(system["symbols"], book.m_symbols, "symbols");
    add(system["emblems"], book.m_emblems, "emblems");
    const auto frame = system["symbolFrame"];
    book.m_frame = frame.string();
    if (frame && (book.m_frame == natoFrame || book.frame(book.m_frame) == nullptr)) {
        std::vector<std::string> names;
        for (const auto& [name, drawing] : book.m_base->m_frames)
            if (name != natoFrame) names.push_back(name);
        const auto near = text::nearest(std::span<const std::string>(names), book.m_frame);
        reader.fault(frame.range(), fmt::format("there is no frame \"{}\"", text::cut(book.m_frame, 60)),
                     near.empty() ? fmt::format("Frames are {}.", fmt::join(names, ", "))
                                  : fmt::format("Did you mean \"{}\"?", near));
        book.m_frame.clear();
    }
    return book;
}

SymbolRef SymbolBook::find(Drawings SymbolBook::*drawings, std::string_view id) const
{
    const auto& own = this->*drawings;
    if (const auto found = own.find(id); found != own.end()) return found->second;
    return m_base ? m_base->find(drawings, id) : nullptr;
}

std::vector<std::string_view> SymbolBook::ids(Drawings SymbolBook::*drawings) const
{
    std::vector<std::string_view> names;
    for (const auto& [id, drawing] : this->*drawings) names.push_back(id);
    if (m_base)
        for (const auto& [id, drawing] : *m_base.*drawings)
            if (!(this->*drawings).contains(id)) names.push_back(id);
    return names;
}

const SymbolFrame* SymbolBook::frame(std::string_view id) const
{
    if (const auto found = m_frames.find(id); found != m_frames.end()) return &found->second;
    return m_base ? m_base->frame(id) : nullptr;
}

SymbolRef SymbolBook::drawn(const SymbolRef& symbol, SymbolStyle style) const
{
    if (!symbol || style == SymbolStyle::none) return nullptr;
    const auto* around = style == SymbolStyle::nato ? frame(natoFrame) : frame(m_frame);
    if (style == SymbolStyle::plain || around == nullptr) return symbol;
    const bool hasSign = style == SymbolStyle::nato && !symbol->nato.empty();
    return std::make_shared<const Symbol>(Symbol{
        symbol->id, symbol->label, hasSign ? joined(around->parts, symbol->nato) : within(*around, symbol->parts), {}});
}

}  // namespace muster::sheet
