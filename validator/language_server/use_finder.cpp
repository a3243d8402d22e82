#include "validator/language_server/use_finder.hpp"

#include "core/diagnostics/rule_id.hpp"
#include "core/library/named_rules_context.hpp"
#include "core/text/origins.hpp"
#include "validator/language_server/absolute_path.hpp"

namespace muster::language_server {

namespace fs = std::filesystem;
using files::FileKind;
using rules::Catalogue;
using text::Node;

UseFinder::UseFinder(Node root, FileKind kind, const fs::path& path, rules::Library& library)
    : m_root(root), m_path(path), m_library(library), m_project(library.project(path))
{
    if (kind == FileKind::list && root["system"].isString()) {
        // A document of its own: the library may have another text of the file.
        const auto loaded = library.file(path);
        if (loaded->document && loaded->document->source().bytes() == root.document().source().bytes())
            m_context = library.rulesContextOfList(*m_project, loaded->document, path);
    } else if (kind != FileKind::system && root["system"].isString()) {
        m_context = rules::namedRulesContext(root, kind, path, *m_project, library);
    }
    if (kind == FileKind::system) {
        const auto system = library.systemAt(*m_project, path);
        m_game = system->game;
        if (m_game) m_catalogue = std::make_shared<const Catalogue>(m_game, Catalogue::Sources());
    } else if (m_context) {
        m_game = m_context->game;
        m_catalogue = m_context->catalogue;
    }
    run(kind);
}

void UseFinder::run(FileKind kind)
{
    if (!m_root.isObject()) return;
    if (kind != FileKind::system) addSystem(m_root["system"]);
    addFile(m_root["house"]);
    for (const Node expected : items(m_root["expect"])) addRule(expected["rule"]);
    switch (kind) {
    case FileKind::army: return army();
    case FileKind::list: return list();
    case FileKind::system: return system();
    case FileKind::scenario: return scenario();
    case FileKind::house: return house();
    case FileKind::config: return settings();
    case FileKind::expect: return;
    }
}

void UseFinder::add(IdKind kind, Node node, Node definition, bool isKey, std::string_view prefix)
{
    if (!definition) return;
    definition = text::written(definition);
    IdUse use{node, isKey, prefix, {kind, fileOf(definition), definition.pointer()}, definition, false};
    use.isDefinition = use.target.file == m_path && use.target.pointer == node.pointer();
    m_uses.push_back(std::move(use));
}

fs::path UseFinder::fileOf(Node node) const
{
    return &node.document() == &m_root.document() ? m_path : absolutePath(node.document().source().name());
}

void UseFinder::define(IdKind kind, Node id)
{
    if (id.isString()) add(kind, id, id);
}

void UseFinder::addSystem(Node id)
{
    if (!id.isString()) return;
    if (const auto system = m_library.system(*m_project, id.string()); system && system->file->document)
        add(IdKind::system, id, system->file->document->root()["id"]);
}

void UseFinder::addList(Node id)
{
    if (!id.isString() || !m_game) return;
    const auto path = m_library.list(*m_project, m_game->id, id.string());
    if (!path) return;
    if (const auto& document = m_library.file(*path)->document) add(IdKind::list, id, document->root()["id"]);
}

void UseFinder::addFile(Node reference)
{
    if (!reference.isString()) return;
    const auto found = m_project->resolve(m_path, reference.string());
    if (const auto* path = std::get_if<fs::path>(&found))
        m_uses.push_back({reference, false, {}, {IdKind::file, *path, {}}, {}, false});
}

void UseFinder::addRule(Node name, bool isKey)
{
    const auto text = isKey ? name.key() : name.string();
    if (text.empty() || !m_game) return;
    const auto rule = diagnostics::ruleIdIn(text);
    const auto prefix = rule.owner == m_game->id ? text.substr(0, text.size() - rule.name.size()) : std::string_view();
    for (const auto& known : m_game->rules)
        if (known.name == text || (isKey && known.id == text)) add(IdKind::rule, name, known.node["id"], isKey, prefix);
}

void UseFinder::addAcceptances(Node element)
{
    for (const Node item : items(element["accept"])) addRule(item["rule"]);
}

void UseFinder::addRows(Node element, const rules::ElementSchema& form)
{
    if (!m_catalogue || !element.isObject()) return;
    for (const auto& link : linksOf(form)) {
        const Node value = element[link.field];
        if (!value) continue;
        for (const Node text : rules::linkedTexts(value))
            add(IdKind::row, text, m_catalogue->row(link.table, rules::linkedText(text, value))["id"],
                value.isObject());
    }
}

const std::vector<rules::TableLink>& UseFinder::linksOf(const rules::ElementSchema& form)
{
    const auto [links, isNew] = m_links.try_emplace(&form);
    if (isNew) links->second = rules::tableLinks(form);
    return links->second;
}

}  // namespace muster::language_server
