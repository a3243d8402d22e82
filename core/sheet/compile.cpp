#include "core/sheet/compile.hpp"

#include "core/sheet/plan_parts.hpp"
#include "core/text/counted.hpp"
#include "core/text/nearest.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

namespace muster::sheet {

namespace {

std::string cellText(text::Node node) { return node.isString() || node.isNumber() ? node.plainText() : std::string(); }

}  // namespace

Table SheetCompiler::referenceTable(text::Node node)
{
    Table table;
    table.title = node["title"].string();
    table.dense = true;
    for (const auto column : node["columns"]) table.columns.push_back({std::string(column.string()), Align::left, 0});
    for (const auto row : node["rows"]) {
        if (row.size() != table.columns.size())
            fault(row.range(),
                  fmt::format("this row has {}, but the table has {}", text::counted(row.size(), "cell"),
                              text::counted(table.columns.size(), "column")),
                  "Write one cell per column; \"\" leaves a cell empty.");
        std::vector<Cell> cells;
        for (const auto cell : row) cells.push_back({cellText(cell), 0});
        cells.resize(table.columns.size());
        table.rows.push_back(std::move(cells));
    }
    return table;
}

namespace {

const expr::Environment& environmentFor(Purpose purpose, const Scopes& scopes)
{
    switch (purpose) {
    case Purpose::army: break;
    case Purpose::unit: return scopes.unit;
    case Purpose::group: return scopes.group;
    case Purpose::scenario: return scopes.scenario;
    case Purpose::side: return scopes.side;
    }
    return scopes.army;
}

}  // namespace

SheetCompiler::SheetCompiler(text::Node reference, const Scopes& scopes, std::vector<text::Fault>& faults)
    : m_faults(faults), m_millimetres(scopes.millimetres), m_symbols(*scopes.symbols), m_shared(scopes.shared),
      m_ofGame(scopes.ofGame)
{
    for (const auto node : reference) {
        const auto id = node["id"];
        if (!id.isString()) continue;
        m_sections.emplace(id.string(), section(node));  // a check of all ids reports the second of two
    }
}

ReferenceSection SheetCompiler::section(text::Node node)
{
    ReferenceSection made;
    made.title = node["title"].string();
    const auto text = node["text"];
    if (text.isString())
        made.paragraphs.emplace_back(text.string());
    else
        for (const auto paragraph : text) made.paragraphs.emplace_back(paragraph.string());
    if (node["table"]) made.tables.push_back(referenceTable(node["table"]));
    for (const auto table : node["tables"]) made.tables.push_back(referenceTable(table));
    for (const auto item : node["items"]) made.items.emplace_back(item.string());
    if (made.paragraphs.empty() && made.tables.empty() && made.items.empty())
        fault(node.range(), "this section of the quick reference is empty",
              "Add a \"text\", \"items\" or a \"table\".");
    return made;
}

void SheetCompiler::noSection(text::Node id)
{
    std::vector<std::string_view> ids;
    for (const auto& [known, content] : m_sections) ids.push_back(known);
    const auto near = text::nearest(ids, id.string());
    fault(id.range(), fmt::format("there is no reference section \"{}\"", text::cut(id.string(), 60)),
          near.empty() ? "Sections are defined in the system's \"reference\"."
                       : fmt::format("Did you mean \"{}\"?", near));
}

std::optional<plan::Sheet> SheetCompiler::sheet(text::Node node, const Scopes& scopes)
{
    if (!node.isObject()) {
        fault(node.range(), "a sheet must be an object");
        return std::nullopt;
    }
    onlyKeys(node, {"id", "title", "for", "when", "default", "orientation", "blocks"}, false);
    if (!needed(node, "id") || !needed(node, "title") || !needed(node, "blocks")) return std::nullopt;
    const auto purpose = static_cast<Purpose>(choice(node["for"], {"army", "unit", "group", "scenario", "side"}));
    const auto& environment = environmentFor(purpose, scopes);
    m_purpose = purpose;
    m_slots = environment.slotCount();
    auto title = sentence(node["title"], environment);
    auto when = formula(node["when"], environment, expr::Type::simple(expr::Type::Kind::boolean));
    const auto orientation = choice(node["orientation"], {"portrait", "landscape", "board"});
    auto inside = blocks(node["blocks"], environment);
    if (!title) return std::nullopt;
    return plan::Sheet{node,
                       std::string(node["id"].string()),
                       std::move(*title),
                       purpose,
                       static_cast<Orientation>(orientation % 2),
                       orientation == 2,
                       std::move(when),
                       std::move(inside),
                       m_slots,
                       !node["default"] || plainBoolean(node["default"])};
}

plan::Blocks SheetCompiler::blocks(text::Node array, const Environment& environment)
{
    plan::Blocks made;
    if (array && !array.isArray())
        fault(array.range(), "expected a list of blocks");
    else
        for (const auto node : array) {
            if (auto one = block(node, environment)) made.push_back(std::move(*one));
        }
    return made;
}

std::optional<plan::Block> SheetCompiler::block(text::Node node, const Environment& environment)
{
    if (!node.isObject() || !node["block"].isString()) {
        fault(node.range(), "a block must be an object with its kind as \"block\"");
        return std::nullopt;
    }
    const auto kind = node["block"].string();
    Environment inner = environment;
    std::optional<plan::Loop> each;
    if (kind != "cards" && kind != "cutouts")
        each = loop(node, "each", inner);  // their own loops make the cards and the pieces
    auto when = formula(node["when"], inner, expr::Type::simple(expr::Type::Kind::boolean));

    auto blank = blankForm(node, environment, inner);

    std::optional<plan::Block> made;
    const auto take = [&](auto content) {
        if (!content) return made;
        made = plan::Block{node, std::move(when), std::move(each), std::move(*content), std::move(blank)};
        made->certain = plan::isCertain(*made);
        made->shared = plan::readsOnly(*made, m_shared, environment.slotCount());
        return made;
    };
    if (kind == "heading") return take(heading(node, inner));
    if (kind == "fields") return take(fields(node, inner));
    if (kind == "table") return take(table(node, inner));
    if (kind == "cards") return take(cards(node, inner));
    if (kind == "track") return take(track(node, inner));
    if (kind == "boxes") return take(boxes(node, inner));
    if (kind == "grid") return take(grid(node, inner));
    if (kind == "matrix") return take(matrix(node, inner));
    if (kind == "text") return take(words(node, inner));
    if (kind == "columns") return take(columns(node, inner));
    if (kind == "reference") return take(references(node));
    if (kind == "findings") return take(findings(node, inner));
    if (kind == "cutouts") return take(cutouts(node, inner));
    if (kind == "template") return take(playTemplate(node, inner));
    if (kind == "map") return take(map(node, inner));
    static constexpr std::string_view kinds[] = {"heading",   "fields",   "table",   "cards",    "track",
                                                 "boxes",     "grid",     "matrix",  "text",     "columns",
                                                 "reference", "findings", "cutouts", "template", "map"};
    const auto near = text::nearest(kinds, kind);
    fault(node["block"].range(), fmt::format("there is no block \"{}\"", text::cut(kind, 60)),
          near.empty() ? fmt::format("Blocks are {}.", fmt::join(kinds, ", "))
                       : fmt::format("Did you mean \"{}\"?", near));
    return std::nullopt;
}

Description::Compiled Description::compile(text::Node sheets, text::Node reference, const Scopes& scopes,
                                           text::Node play)
{
    std::vector<text::Fault> faults;
    SheetCompiler compiler(reference, scopes, faults);
    auto plan = std::make_shared<Plan>();
    plan->symbols = scopes.symbols;
    for (const auto node : sheets) {
        auto made = compiler.sheet(node, scopes);
        if (made) plan->sheets.push_back(std::move(*made));
    }
    if (play) plan->play = compiler.play(play, scopes);
    if (!faults.empty()) return faults;
    Description description;
    description.m_plan = std::move(plan);
    return description;
}

std::size_t Description::size() const { return m_plan->sheets.size(); }
std::string_view Description::id(std::size_t sheet) const { return m_plan->sheets[sheet].id; }
std::string_view Description::title(std::size_t sheet) const { return m_plan->sheets[sheet].title.node.string(); }
Purpose Description::purpose(std::size_t sheet) const { return m_plan->sheets[sheet].purpose; }
bool Description::isCertain(std::size_t sheet) const { return plan::isCertain(m_plan->sheets[sheet]); }

void Description::visit(std::size_t sheet, Parts parts, const std::function<void(const expr::Program&)>& program,
                        const std::function<void(const expr::Template&)>& text) const
{
    struct Visitor {
        bool all;
        const std::function<void(const expr::Program&)>& program;
        const std::function<void(const expr::Template&)>& text;
        bool enters(bool certain) const { return all || !certain; }
        void operator()(const plan::Formula& formula) const { program(formula.program); }
        void operator()(const plan::Sentence& sentence) const
        {
            if (all || !sentence.text.isCertain()) text(sentence.text);
        }
    };
    plan::Parts(Visitor{parts == Parts::all, program, text})(m_plan->sheets[sheet]);
}

bool Description::byDefault(std::size_t sheet) const { return m_plan->sheets[sheet].byDefault; }

}  // namespace muster::sheet
