#include "core/game/game.hpp"
#include "core/library/table_links.hpp"
#include "core/lint/lint.hpp"

#include <fmt/format.h>

#include <map>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// A name for comparison, without case and surrounding whitespace.
std::string plain(std::string_view name)
{
    const auto begin = name.find_first_not_of(" \t\r\n"), end = name.find_last_not_of(" \t\r\n");
    std::string text(begin == std::string_view::npos ? std::string_view() : name.substr(begin, end - begin + 1));
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

/// Finds names shared by two elements of one kind.
class NamesSeen {
public:
    NamesSeen(const CheckContext& context, std::string what, const char* key)
        : m_context(context), m_what(std::move(what)), m_key(key)
    {}

    void add(Node element)
    {
        const Node name = element[m_key];
        if (!name.isString() || element["id"].string().empty()) return;
        const auto [known, isNew] = m_seen.try_emplace(plain(name.string()), name);
        if (isNew) return;
        // Duplicate ids are reported already, and fixing them fixes the name.
        if (known->second.parent()["id"].string() == element["id"].string()) return;
        const bool here = &name.document() == m_context.document.get();
        // Report the one in this file, because that one can be fixed.
        const Node at = here ? name : known->second;
        if (&at.document() != m_context.document.get()) return;
        auto made =
            findingAt(at, "list/duplicate-name", Level::warning,
                      fmt::format("another {} is also called \"{}\"", m_what, name.string()), "rename one of them");
        const Node other = here ? known->second : name;
        made.related.push_back({"the other one is here", placeOf(other)});
        m_context.findings.add(std::move(made));
    }

private:
    const CheckContext& m_context;
    std::string m_what;
    const char* m_key;
    std::map<std::string, Node> m_seen;
};

}  // namespace

void lintNames(const CheckContext& context, const Catalogue& catalogue)
{
    for (const auto& [entries, what] :
         {std::pair(&catalogue.entries(), "entry"), std::pair(&catalogue.leaders(), "leader")}) {
        NamesSeen names(context, what, "name");
        for (const Entry& entry : *entries) {
            names.add(entry.node);
            if (!isOwn(context, entry)) continue;
            NamesSeen options(context, "option of this entry", "name");
            for (const Option& option : entry.options) options.add(option.node);
        }
    }
    // Only rows that users select by label must have distinct labels: a table may print the same words in two rows.
    std::set<std::string_view> chosen;
    for (const ElementSchema* schema : {&catalogue.game().unit, &catalogue.game().entry, &catalogue.game().leader})
        for (const auto& link : tableLinks(*schema)) chosen.insert(link.table);
    const Node root = context.root(), tables = catalogue.game().document->root()["tables"];
    for (const auto table : chosen) {
        NamesSeen labels(context, fmt::format("row of the table \"{}\"", table), "label");
        for (const Node row : tables[table]) labels.add(row);
        if (catalogue.game().document == context.document) continue;
        for (const Node row : root["tables"][table]) labels.add(row);
    }
}

}  // namespace muster::rules
