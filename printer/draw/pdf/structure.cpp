#include "printer/draw/pdf/structure.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer::pdf {

namespace {

constexpr int annotationKeys = 20'000;  // above the keys of pages, which a print has fewer of

std::string headingName(int level) { return fmt::format("H{}", std::clamp(level, 1, 6)); }

}  // namespace

Structure::Structure() { m_nodes.push_back({nullptr, 0}); }

std::string_view Structure::nameOf(const Element* element)
{
    if (element == nullptr) return "P";
    switch (element->role) {
    case Role::section: return "Sect";
    case Role::heading: return "H";
    case Role::paragraph: return "P";
    case Role::table: return "Table";
    case Role::row: return "TR";
    case Role::columnHead:
    case Role::rowHead: return "TH";
    case Role::cell: return "TD";
    case Role::list: return "L";
    case Role::item: return "LI";
    case Role::label: return "Lbl";
    case Role::body: return "LBody";
    case Role::figure: return "Figure";
    case Role::link: return "Link";
    case Role::form: return "Form";
    case Role::artifact: return "Artifact";
    }
    return "P";
}

void Structure::beginPage() { m_parents.emplace_back(); }

std::size_t Structure::nodeOf(const Element& element)
{
    if (const auto known = m_nodeOf.find(&element); known != m_nodeOf.end()) return known->second;
    const auto parent = element.within ? nodeOf(*element.within) : 0;
    const auto index = m_nodes.size();
    m_nodes.push_back({&element, parent});
    m_nodes[parent].kids.push_back({Kid::Kind::element, index, 0});
    m_nodeOf.emplace(&element, index);
    return index;
}

int Structure::addContent(const Element* element)
{
    if (element == nullptr) element = &m_own.emplace_back();
    const auto node = nodeOf(*element);
    auto& parents = m_parents.back();
    const int number = static_cast<int>(parents.size());
    parents.push_back(node);
    m_nodes[node].kids.push_back({Kid::Kind::content, m_parents.size() - 1, number});
    return number;
}

int Structure::addAnnotation(const Element& element, std::size_t page, int object)
{
    const auto node = nodeOf(element);
    m_nodes[node].kids.push_back({Kid::Kind::annotation, page, object});
    m_annotated.push_back(node);
    return annotationKeys + static_cast<int>(m_annotated.size()) - 1;
}

/// Rows of a table have the same columns: adds the cells without content and puts all in order.
void Structure::fillRows()
{
    for (std::size_t i = 0, count = m_nodes.size(); i < count; ++i) {
        const auto* row = m_nodes[i].element;
        if (row == nullptr || row->role != Role::row) continue;
        std::vector<bool> taken(static_cast<std::size_t>(std::max(1, row->span)), false);
        const auto columnOf = [&](const Kid& kid) { return m_nodes[kid.page].element->column; };
        for (const auto& kid : m_nodes[i].kids) {
            const auto& cell = *m_nodes[kid.page].element;
            for (int column = cell.column; column < std::min(cell.column + cell.span, row->span); ++column)
                taken[static_cast<std::size_t>(column)] = true;
        }
        for (std::size_t column = 0; column < taken.size(); ++column) {
            if (taken[column]) continue;
            auto& empty = m_own.emplace_back();
            empty.role = Role::cell;
            empty.column = static_cast<int>(column);
            m_nodes.push_back({&empty, i});
            m_nodes[i].kids.push_back({Kid::Kind::element, m_nodes.size() - 1, 0});
        }
        auto& kids = m_nodes[i].kids;
        std::stable_sort(kids.begin(), kids.end(),
                         [&](const Kid& a, const Kid& b) { return columnOf(a) < columnOf(b); });
    }
}

/// Makes headings descend one level at a time, as PDF/UA requires, however a sheet combines its blocks: the title of
/// each sheet is level 1, and headings that look alike are on one level. `open` has the looks of those above.
void Structure::levelHeadings(std::size_t index, std::vector<int>& open)
{
    auto& node = m_nodes[index];
    if (node.element != nullptr && node.element->role == Role::heading) {
        while (!open.empty() && open.back() >= node.element->level) open.pop_back();
        open.push_back(node.element->level);
        node.level = static_cast<int>(open.size());
    }
    for (const auto& kid : node.kids) {
        if (kid.kind != Kid::Kind::element) continue;
        if (index == 0) open.clear();  // another sheet
        levelHeadings(kid.page, open);
    }
}

void Structure::collect(std::size_t node, std::vector<std::size_t>& order) const
{
    order.push_back(node);
    for (const auto& kid : m_nodes[node].kids)
        if (kid.kind == Kid::Kind::element) collect(kid.page, order);
}

std::string Structure::attributesOf(const Node& node) const
{
    const auto& element = *node.element;
    std::string out;
    if (element.role == Role::figure) out += "/Alt" + textString(element.words);
    const auto span = element.span > 1 ? fmt::format("/ColSpan {}", element.span) : std::string();
    if (element.role == Role::columnHead) out += "/A<</O/Table/Scope/Column" + span + ">>";
    if (element.role == Role::rowHead) out += "/A<</O/Table/Scope/Row" + span + ">>";
    if (element.role == Role::cell && !span.empty()) out += "/A<</O/Table" + span + ">>";
    if (element.role == Role::list && !element.words.empty())
        out += "/A<</O/List/ListNumbering/" + element.words + ">>";
    return out;
}

std::string Structure::bodyOf(const Node& node, std::span<const int> pages) const
{
    const bool isHeading = node.element->role == Role::heading;
    std::string body = fmt::format("<</S/{}/P {} 0 R", isHeading ? headingName(node.level) : nameOf(node.element),
                                   m_nodes[node.parent].object);
    const auto content =
        std::find_if(node.kids.begin(), node.kids.end(), [](const Kid& kid) { return kid.kind == Kid::Kind::content; });
    const auto page = content != node.kids.end() ? content->page : pages.size();
    if (page < pages.size()) body += fmt::format("/Pg {} 0 R", pages[page]);
    body += attributesOf(node);
    if (node.kids.empty()) return body + ">>";
    std::string kids;
    for (const auto& kid : node.kids) {
        if (!kids.empty()) kids += ' ';
        if (kid.kind == Kid::Kind::element)
            kids += reference(m_nodes[kid.page].object);
        else if (kid.kind == Kid::Kind::annotation)
            kids += fmt::format("<</Type/OBJR/Obj {} 0 R/Pg {} 0 R>>", kid.number, pages[kid.page]);
        else if (kid.page == page)
            kids += std::to_string(kid.number);
        else
            kids += fmt::format("<</Type/MCR/Pg {} 0 R/MCID {}>>", pages[kid.page], kid.number);
    }
    return body + (node.kids.size() == 1 && kids.back() != '>' ? "/K " + kids : "/K[" + kids + "]") + ">>";
}

int Structure::write(File& file, std::span<const int> pages)
{
    fillRows();
    std::vector<int> open;
    levelHeadings(0, open);
    const int root = file.reserve();
    // Numbers in reading order compress best.
    std::vector<std::size_t> order;
    collect(0, order);
    for (const auto node : order) m_nodes[node].object = file.reserve();
    std::string kids;
    for (const auto& kid : m_nodes.front().kids) kids += reference(m_nodes[kid.page].object) + ' ';
    file.pack(m_nodes.front().object, fmt::format("<</S/Document/P {} 0 R/K[{}]>>", root, kids));
    for (const auto node : order)
        if (node > 0) file.pack(m_nodes[node].object, bodyOf(m_nodes[node], pages));
    std::string keys;
    for (std::size_t page = 0; page < m_parents.size(); ++page) {
        std::string parents;
        for (const auto node : m_parents[page]) parents += reference(m_nodes[node].object) + ' ';
        const int object = file.reserve();
        file.pack(object, "[" + parents + "]");
        keys += fmt::format("{} {} 0 R ", page, object);
    }
    for (std::size_t i = 0; i < m_annotated.size(); ++i)
        keys += fmt::format("{} {} 0 R ", annotationKeys + static_cast<int>(i), m_nodes[m_annotated[i]].object);
    const int tree = file.reserve();
    file.pack(tree, "<</Nums[" + keys + "]>>");
    file.pack(root, fmt::format("<</Type/StructTreeRoot/K {} 0 R/ParentTree {} 0 R/ParentTreeNextKey {}>>",
                                m_nodes.front().object, tree, annotationKeys + static_cast<int>(m_annotated.size())));
    return root;
}

}  // namespace muster::printer::pdf
