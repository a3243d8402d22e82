#include "core/sheet/compile.hpp"

#include "core/sheet/plan_parts.hpp"
#include "core/text/counted.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

#include <utility>

namespace muster::sheet {

namespace {

constexpr int maxColumns = 40;
constexpr int maxEmptyRows = 200;
constexpr int maxAcross = 6;
constexpr std::size_t maxMarks = 20;
constexpr std::size_t maxMark = 3;  // characters; more do not fit a small box

expr::Type booleanType() { return expr::Type::simple(expr::Type::Kind::boolean); }

}  // namespace

std::optional<plan::Heading> SheetCompiler::heading(text::Node node, const Environment& environment)
{
    if (!onlyKeys(node, {"text", "level", "note", "align", "symbol"})) return std::nullopt;
    needed(node, "text");
    return plan::Heading{
        plainInteger(node["level"], 1, 3, 1), sentence(node["text"], environment), sentence(node["note"], environment),
        static_cast<Align>(choice(node["align"], {"left", "center", "right"})), symbol(node["symbol"], environment)};
}

std::optional<plan::Fields> SheetCompiler::fields(text::Node node, const Environment& environment)
{
    if (!onlyKeys(node, {"columns", "items", "points"})) return std::nullopt;
    plan::Fields made{plainInteger(node["columns"], 1, 12, 4), {}, plainNumber(node["points"], 14, 36, 0)};
    if (!needed(node, "items")) return std::nullopt;
    for (const auto item : node["items"]) {
        onlyKeys(item, {"label", "value", "line", "span", "when", "symbol"}, false);
        made.items.push_back({sentence(item["label"], environment), sentence(item["value"], environment),
                              plainBoolean(item["line"]), plainInteger(item["span"], 1, 12, 1),
                              formula(item["when"], environment, booleanType()), symbol(item["symbol"], environment)});
    }
    return made;
}

plan::Column SheetCompiler::column(text::Node node, const Environment& outer, const Environment& row)
{
    onlyKeys(node,
             {"label", "value", "align", "width", "points", "boxes", "group", "boxStyle", "lead", "inBoxes", "when",
              "sum", "symbol", "band"},
             false);
    if (node["boxStyle"]) onlyKeys(node["boxStyle"], {"size", "shape", "numbered", "marks", "joined"}, false);
    return {sentence(node["label"], outer),
            sentence(node["value"], row),
            static_cast<Align>(choice(node["align"], {"left", "center", "right"})),
            plainNumber(node["width"], 0.01, 1000, 0),
            plainNumber(node["points"], 8, 36, 0),
            number(node["boxes"], row),
            number(node["group"], row),
            formula(node["when"], outer, booleanType()),
            boxStyle(node["boxStyle"], outer),
            plainBoolean(node["lead"]),
            plainBoolean(node["inBoxes"]),
            plainBoolean(node["sum"]),
            symbol(node["symbol"], row),
            plainBoolean(node["band"])};
}

std::optional<plan::Table> SheetCompiler::table(text::Node node, const Environment& environment)
{
    if (!onlyKeys(node,
                  {"title", "columns", "rows", "group", "emptyRows", "total", "dense", "dim", "across", "keepGroups"}))
        return std::nullopt;
    plan::Table made{sentence(node["title"], environment), {}, {}, {},   0, {},
                     plainBoolean(node["dense"]),          {}, 1,  false};
    made.across = static_cast<std::uint32_t>(plainInteger(node["across"], 1, maxAcross, 1));
    made.emptyRows = static_cast<std::uint32_t>(plainInteger(node["emptyRows"], 0, maxEmptyRows, 0));
    auto row = environment;
    made.rows = loop(node, "rows", row);
    if (node["rows"] && !made.rows) return std::nullopt;  // columns that read its items cannot be checked
    made.group = sentence(node["group"], row);
    made.keepGroups = plainBoolean(node["keepGroups"]);
    if (node["keepGroups"] && !node["group"]) fault(node["keepGroups"].range(), "\"keepGroups\" needs a \"group\"");
    made.dim = formula(node["dim"], row, booleanType());
    if (!needed(node, "columns")) return std::nullopt;
    if (node["columns"].size() > maxColumns) {
        fault(node["columns"].range(), fmt::format("a table has at most {} columns", maxColumns));
        return std::nullopt;
    }
    for (const auto one : node["columns"]) {
        if (!one.isObject()) {
            fault(one.range(), fmt::format("expected an object for this column, found {}", text::kindName(one.kind())),
                  "Write { \"label\": \"Name\", \"value\": \"{item.name}\" }.");
            continue;
        }
        made.columns.push_back(column(one, environment, row));
        made.columns.back().certain = plan::isCertain(made.columns.back());
    }
    made.rowsAreCertain = plan::isCertain(made.rows) && plan::isCertain(made.group) && plan::isCertain(made.dim) &&
                          plan::isCertain(made.columns);
    if (node["total"].size() > node["columns"].size())
        fault(node["total"].range(), "the total has more cells than the table has columns");
    for (const auto cell : node["total"]) {
        if (auto text = sentence(cell, environment)) made.total.push_back(std::move(*text));
    }
    for (std::uint32_t i = 0; i < node["columns"].size(); ++i) {
        const auto sum = node["columns"].at(i)["sum"];
        if (sum.boolean() && node["total"].at(i).string().empty())
            fault(sum.range(), "a column with a \"sum\" needs a total");
    }
    return made;
}

std::optional<plan::Cards> SheetCompiler::cards(text::Node node, const Environment& environment)
{
    if (!onlyKeys(node, {"columns", "title", "subtitle", "corner", "blocks", "back", "size", "cut", "symbol"}))
        return std::nullopt;
    if (!needed(node, "each") || !needed(node, "title")) return std::nullopt;
    auto card = environment;
    auto each = loop(node, "each", card);
    if (!each) return std::nullopt;
    const auto size = cardSize(node["size"]);
    if (size && m_inCards) fault(node["size"].range(), "cards of a fixed size cannot be inside cards");
    const bool outer = std::exchange(m_inCards, true);
    auto front = blocks(node["blocks"], card);
    auto back = blocks(node["back"], card);
    m_inCards = outer;
    const bool commonBack = plan::readsOnly(back, m_ofGame, card.slotCount());
    for (const auto* key : {"cut", "back"}) {
        if (node[key] && !node["size"])
            fault(node[key].range(), fmt::format("\"{}\" needs a \"size\"", key),
                  "Only cards of a fixed size can be cut out and have backs.");
    }
    return plan::Cards{plainInteger(node["columns"], 1, 8, 2),
                       std::move(*each),
                       sentence(node["title"], card),
                       sentence(node["subtitle"], card),
                       sentence(node["corner"], card),
                       std::move(front),
                       std::move(back),
                       size,
                       plainBoolean(node["cut"]),
                       bool(node["back"]),
                       commonBack,
                       symbol(node["symbol"], card)};
}

std::optional<plan::Track> SheetCompiler::track(text::Node node, const Environment& environment)
{
    if (!onlyKeys(node, {"label", "from", "to", "start"})) return std::nullopt;
    auto from = neededNumber(node, "from", environment);
    auto to = neededNumber(node, "to", environment);
    auto start = number(node["start"], environment);
    if (!from || !to) return std::nullopt;
    return plan::Track{sentence(node["label"], environment), std::move(*from), std::move(*to), std::move(start)};
}

std::optional<plan::Boxes> SheetCompiler::boxes(text::Node node, const Environment& environment)
{
    if (!onlyKeys(node, {"label", "count", "group", "size", "shape", "numbered", "marks", "joined"}))
        return std::nullopt;
    auto count = neededNumber(node, "count", environment);
    if (!count) return std::nullopt;
    return plan::Boxes{sentence(node["label"], environment), std::move(*count), number(node["group"], environment),
                       boxStyle(node, environment)};
}

plan::BoxStyle SheetCompiler::boxStyle(text::Node node, const Environment& environment)
{
    plan::BoxStyle made;
    auto& style = made.fixed;
    if (node["size"].isString())
        made.size = number(node["size"], environment);
    else
        style.size = plainNumber(node["size"], plan::minBox, plan::maxBox, plan::minBox);
    if (made.size) made.size->certain = false;  // there are limits
    style.round = choice(node["shape"], {"box", "circle"}) == 1;
    style.numbered = plainBoolean(node["numbered"]);
    style.joined = plainBoolean(node["joined"]);
    style.counted = node["marks"].string() == "numbers";
    if (node["marks"] && !node["marks"].isArray() && !style.counted)
        fault(node["marks"].range(), "\"marks\" is a list of texts, or \"numbers\"");
    if (node["marks"].size() > maxMarks)
        fault(node["marks"].range(), fmt::format("boxes have at most {} marks", maxMarks));
    for (const auto mark : node["marks"]) {
        if (text::countCodePoints(mark.string()) > maxMark)
            fault(mark.range(), fmt::format("a mark has at most {} characters", maxMark));
        style.marks.emplace_back(mark.string());
    }
    return made;
}

std::optional<plan::Grid> SheetCompiler::grid(text::Node node, const Environment& environment)
{
    if (!onlyKeys(node, {"title", "rows", "columns", "cell", "boxes", "group", "rowHeight", "boxStyle"}))
        return std::nullopt;
    if (node["boxStyle"]) onlyKeys(node["boxStyle"], {"size", "shape", "numbered", "marks", "joined"}, false);
    auto rows = neededNumber(node, "rows", environment);
    auto columnCount = neededNumber(node, "columns", environment);
    if (!rows || !columnCount) return std::nullopt;
    auto inner = environment;
    const auto slot = inner.declareIndex("row");
    inner.declareIndex("column");
    noteSlots(inner);
    return plan::Grid{sentence(node["title"], environment),
                      std::move(*rows),
                      std::move(*columnCount),
                      sentence(node["cell"], inner),
                      number(node["boxes"], inner),
                      number(node["group"], inner),
                      plainNumber(node["rowHeight"], 4, 200, 18),
                      slot,
                      boxStyle(node["boxStyle"], environment)};
}

std::optional<plan::Matrix> SheetCompiler::matrix(text::Node node, const Environment& environment)
{
    if (!onlyKeys(node, {"title", "corner", "columns", "rows", "cell", "shade", "points", "headsAtRight"}))
        return std::nullopt;
    if (!needed(node, "columns") || !needed(node, "rows") || !needed(node, "cell")) return std::nullopt;
    const auto list = [&](text::Node at) {
        auto made = formula(at, environment);
        using Kind = expr::Type::Kind;
        if (!made) return made;
        const auto kind = made->program.type().kind();
        if (kind == Kind::list || kind == Kind::dynamic) return made;
        fault(at.range(), fmt::format("this must be a list of headings, but the expression gives {}",
                                      made->program.type().toText()));
        return std::optional<plan::Formula>();
    };
    auto heads = list(node["columns"]);
    auto rows = list(node["rows"]);
    if (!heads || !rows) return std::nullopt;
    auto inner = environment;
    const auto itemOf = [](const plan::Formula& headings) {
        const auto type = headings.program.type();
        return type.kind() == expr::Type::Kind::list ? type.item() : expr::Type();
    };
    const auto slot = inner.declareItem("row", itemOf(*rows), rows->program);
    inner.declareItem("column", itemOf(*heads), heads->program);
    noteSlots(inner);
    return plan::Matrix{sentence(node["title"], environment),
                        sentence(node["corner"], environment),
                        std::move(*heads),
                        std::move(*rows),
                        sentence(node["cell"], inner),
                        number(node["shade"], inner),
                        slot,
                        plainNumber(node["points"], 8, 36, 0),
                        plainBoolean(node["headsAtRight"])};
}

std::optional<plan::Text> SheetCompiler::words(text::Node node, const Environment& environment)
{
    if (!onlyKeys(node, {"text", "style", "align", "ifRoom"})) return std::nullopt;
    needed(node, "text");
    if (node["ifRoom"] && m_inCards) fault(node["ifRoom"].range(), "a card cannot leave out its texts");
    return plan::Text{
        sentence(node["text"], environment), static_cast<TextStyle>(choice(node["style"], {"body", "small", "note"})),
        static_cast<Align>(choice(node["align"], {"left", "center", "right"})), plainBoolean(node["ifRoom"])};
}

std::optional<plan::Columns> SheetCompiler::columns(text::Node node, const Environment& environment)
{
    if (!onlyKeys(node, {"widths", "columns"})) return std::nullopt;
    if (!needed(node, "columns")) return std::nullopt;
    plan::Columns made;
    for (const auto one : node["columns"]) made.columns.push_back(blocks(one, environment));
    if (made.columns.size() > 8) fault(node["columns"].range(), "at most 8 columns fit side by side");
    for (const auto width : node["widths"]) made.widths.push_back(plainNumber(width, 0.01, 1000, 1));
    if (node["widths"] && made.widths.size() != made.columns.size()) {
        fault(node["widths"].range(), fmt::format("{} for {}", text::counted(made.widths.size(), "width"),
                                                  text::counted(made.columns.size(), "column")));
    }
    return made;
}

std::optional<Reference> SheetCompiler::references(text::Node node)
{
    if (!onlyKeys(node, {"ids", "columns"})) return std::nullopt;
    if (!needed(node, "ids")) return std::nullopt;
    Reference made{plainInteger(node["columns"], 1, 4, 2), {}};
    for (const auto id : node["ids"]) {
        const auto found = m_sections.find(id.string());
        if (found != m_sections.end())
            made.sections.push_back(found->second);
        else
            noSection(id);
    }
    return made;
}

std::optional<plan::Findings> SheetCompiler::findings(text::Node node, const Environment& environment)
{
    if (!onlyKeys(node, {"title"})) return std::nullopt;
    return plan::Findings{sentence(node["title"], environment)};
}

}  // namespace muster::sheet
