#include "core/diagnostics/rule_id.hpp"
#include "core/files/project.hpp"
#include "validator/language_server/file_uri.hpp"
#include "validator/language_server/named_id.hpp"
#include "validator/language_server/project_files.hpp"
#include "validator/language_server/text_edits.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::language_server {

namespace fs = std::filesystem;
using text::Node;

namespace {

constexpr std::size_t maxId = 100;
constexpr std::string_view inExpression = "inExpression";

RequestError refused(std::string sentence) { return {ErrorCode::requestFailed, std::move(sentence)}; }

bool isId(std::string_view text)
{
    text = diagnostics::ruleIdIn(text).name;  // the ids of rules in house rules and lists name an owner
    if (text.empty() || text.size() > maxId || text.front() == '-' || text.back() == '-') return false;
    return text.find("--") == std::string_view::npos && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
           });
}

/// Why an id cannot be renamed at all, or nothing.
std::optional<RequestError> fixedName(const RequestContext& context, const NamedId& named)
{
    if (named.target.kind == IdKind::file)
        return refused("this is the name of a file; move the file and change the paths to it");
    if (!context.analysis->project->contains(named.target.file))
        return refused(
            fmt::format("\"{}\" is defined in {}, which is not in this project", named.id, named.target.file.string()));
    const bool namesFile = named.target.kind == IdKind::list || named.target.kind == IdKind::system;
    if (namesFile && !(context.client->renamesFiles && context.client->hasDocumentChanges))
        return refused("the file of a system or list is named like it, and this editor cannot rename files");
    return std::nullopt;
}

/// True if something beside the definition has that id.
bool isTaken(const NamedId& named, std::string_view id)
{
    const Node siblings = named.definition.parent().parent();
    return siblings.isArray() &&
           std::any_of(siblings.begin(), siblings.end(), [&](Node sibling) { return sibling["id"].string() == id; });
}

/// The texts in expressions of a system that are the id: whether they mean it, only the author knows.
void addTextsInExpressions(Node root, std::string_view id, std::string_view newId, std::vector<text::Edit>& edits)
{
    const auto& document = root.document();
    for (std::uint32_t i = 0; i < document.nodeCount(); ++i) {
        const Node node = document.node(i);
        if (!node.isString()) continue;
        const auto text = node.string();
        for (const char quote : {'\'', '"'}) {
            const auto wanted = fmt::format("{}{}{}", quote, id, quote);
            for (auto at = text.find(wanted); at != std::string_view::npos; at = text.find(wanted, at + 1)) {
                const auto begin = node.sourceOffset(static_cast<std::uint32_t>(at + 1));
                edits.push_back({{begin, begin + static_cast<std::uint32_t>(id.size())}, std::string(newId)});
            }
        }
    }
}

class Renaming {
public:
    Renaming(const RequestContext& context, const NamedId& named, std::string newId)
        : m_context(context), m_named(named), m_newId(std::move(newId))
    {}

    Answer run()
    {
        visitProject(m_context, m_named.id, [this](const ProjectFile& file) { addFile(file); });
        if (m_named.target.kind == IdKind::list || m_named.target.kind == IdKind::system) moveFile();
        if (!m_context.client->hasDocumentChanges) return Json{{"changes", std::move(m_changes)}};
        Json edit = {{"documentChanges", std::move(m_documentChanges)}};
        if (m_hasTexts)
            edit["changeAnnotations"] = {
                {inExpression,
                 {{"label", "Texts in expressions"},
                  {"description", "The same text in an expression; it may mean something else"},
                  {"needsConfirmation", true}}}};
        return edit;
    }

private:
    void addFile(const ProjectFile& file)
    {
        std::vector<text::Edit> edits, texts;
        for (const auto& use : idUses(file.document->root(), file.kind, file.path, *m_context.analysis->library))
            if (use.target == m_named.target) edits.push_back({use.range(), m_newId});
        // The same value may be found twice, for example as a key of units and of entries.
        std::sort(edits.begin(), edits.end(),
                  [](const auto& a, const auto& b) { return a.range.begin < b.range.begin; });
        edits.erase(std::unique(edits.begin(), edits.end()), edits.end());
        const bool mayBeInExpressions = m_named.target.kind == IdKind::row || m_named.target.kind == IdKind::entry ||
                                        m_named.target.kind == IdKind::option;
        if (mayBeInExpressions && (file.kind == files::FileKind::system || file.kind == files::FileKind::house) &&
            m_context.client->asksAnnotations && m_context.client->hasDocumentChanges)
            addTextsInExpressions(file.document->root(), m_named.id, m_newId, texts);
        if (edits.empty() && texts.empty()) return;
        const TextPositions positions(file.document->source().bytes(), m_context.client->encoding);
        const auto uri = file.snapshot ? file.snapshot->uri() : uriOf(file.path);
        auto list = editsJson(edits, positions);
        m_hasTexts = m_hasTexts || !texts.empty();
        for (auto& each : editsJson(texts, positions)) {
            each["annotationId"] = inExpression;
            list.push_back(std::move(each));
        }
        m_changes[uri] = list;
        m_documentChanges.push_back(
            {{"textDocument", {{"uri", uri}, {"version", file.snapshot ? file.snapshot->version() : Json()}}},
             {"edits", std::move(list)}});
    }

    void moveFile()
    {
        const auto& from = m_named.target.file;
        const auto suffix = from.filename().string().substr(files::stemOf(from).size());
        m_documentChanges.push_back(
            {{"kind", "rename"}, {"oldUri", uriOf(from)}, {"newUri", uriOf(from.parent_path() / (m_newId + suffix))}});
    }

    const RequestContext& m_context;
    const NamedId& m_named;
    std::string m_newId;
    Json m_changes = Json::object();
    Json m_documentChanges = Json::array();
    bool m_hasTexts = false;
};

}  // namespace

Answer prepareRename(const RequestContext& context)
{
    const auto found = namedIdOf(context);
    if (const auto* error = std::get_if<RequestError>(&found)) return *error;
    const auto& named = std::get<std::optional<NamedId>>(found);
    if (!named) return Json();
    if (auto error = fixedName(context, *named)) return *std::move(error);
    return Json{{"range", context.positions().json(named->range)}, {"placeholder", named->id}};
}

Answer rename(const RequestContext& context)
{
    const auto found = namedIdOf(context);
    if (const auto* error = std::get_if<RequestError>(&found)) return *error;
    const auto& named = std::get<std::optional<NamedId>>(found);
    if (!named) return refused("there is no id here that names something");
    if (auto error = fixedName(context, *named)) return *std::move(error);
    const auto newName = context.parameters["newName"].string();
    if (!isId(newName) || diagnostics::ruleIdIn(newName).owner != diagnostics::ruleIdIn(named->id).owner)
        return RequestError{ErrorCode::invalidParameters,
                            fmt::format("\"{}\" is no id; use small letters and digits with single hyphens between "
                                        "them, such as old-guard",
                                        newName)};
    if (isTaken(*named, newName)) return refused(fmt::format("there is another \"{}\" beside it", newName));
    std::error_code error;
    const auto& file = named->target.file;
    const auto suffix = file.filename().string().substr(files::stemOf(file).size());
    const bool namesFile = named->target.kind == IdKind::list || named->target.kind == IdKind::system;
    if (namesFile && fs::exists(file.parent_path() / (std::string(newName) + suffix), error))
        return refused(fmt::format("there is another file {}{}", newName, suffix));
    return Renaming(context, *named, std::string(newName)).run();
}

}  // namespace muster::language_server
