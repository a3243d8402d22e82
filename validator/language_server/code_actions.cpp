#include "core/acceptance/acceptances.hpp"
#include "core/acceptance/accepted_places.hpp"
#include "core/fix/round.hpp"
#include "core/text/utf8.hpp"
#include "validator/language_server/diagnostics_json.hpp"
#include "validator/language_server/request_context.hpp"
#include "validator/language_server/text_edits.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::language_server {

using diagnostics::Diagnostic;
using diagnostics::Level;
using text::Node;

namespace {

constexpr std::string_view quickFix = "quickfix", fixAll = "source.fixAll.muster";
constexpr std::string_view reasonToWrite = "write here why this is accepted";

/// The first sentence or line of a text, short enough for a menu.
std::string titleFrom(const std::string& help)
{
    const auto end = std::min(help.find('\n'), help.find("; "));
    auto title = std::string(text::cut(help.substr(0, end), 100));
    if (!title.empty() && title.front() >= 'a' && title.front() <= 'z')
        title.front() = static_cast<char>(title.front() - 'a' + 'A');
    return title;
}

class Actions {
public:
    explicit Actions(const RequestContext& context) : m_context(context), m_analysis(*context.analysis) {}

    Answer made()
    {
        const auto start = positionFrom(m_context.parameters["range"]["start"]);
        const auto end = positionFrom(m_context.parameters["range"]["end"]);
        if (!start || !end)
            return RequestError{ErrorCode::invalidParameters, "the request needs a \"range\" with a start and an end"};
        m_range = {m_context.positions().offset(*start), m_context.positions().offset(*end)};
        if (!m_analysis.document()) return Json::array();
        if (wants(quickFix)) addFixes();
        if (wants(quickFix)) addAcceptances();
        if (wants(fixAll)) addFixOfAll();
        return std::move(m_list);
    }

private:
    /// True if the client asks for actions of that kind, or of one that includes it.
    bool wants(std::string_view kind) const
    {
        const Node only = m_context.parameters["context"]["only"];
        if (!only.isArray()) return true;
        return std::any_of(only.begin(), only.end(), [&](Node each) {
            const auto wanted = each.string();
            return kind.starts_with(wanted) &&
                   (wanted.empty() || kind.size() == wanted.size() || kind[wanted.size()] == '.');
        });
    }

    bool isInRange(const Diagnostic& finding) const
    {
        const auto range = rangeOf(finding.place, *m_context.snapshot->source());
        return range.begin <= m_range.end && range.end >= m_range.begin;
    }

    void addFixes()
    {
        fix::Work work;
        for (const auto& fix : fix::fixesFor(*m_analysis.document(), m_analysis.findings, fix::Extent::all, work)) {
            const auto& finding = *fix.finding;
            if (!isInRange(finding)) continue;
            auto title = titleFrom(finding.help.empty() ? finding.fileHelp : finding.help);
            if (title.empty()) title = fmt::format("Fix {}", finding.rule);
            auto action = actionOf(title, quickFix, fix.edits, &finding);
            if (finding.safeFix) action["isPreferred"] = true;
            m_list.push_back(std::move(action));
        }
    }

    void addAcceptances()
    {
        const auto kind = *m_context.snapshot->kind();
        const bool acceptsErrors =
            m_analysis.library->settings(*m_analysis.project, m_context.snapshot->path())->acceptsErrors();
        for (const auto& finding : m_analysis.findings) {
            if (!isInRange(finding) || !rules::mayBeAccepted(finding, kind)) continue;
            if (finding.level == Level::error && !acceptsErrors) continue;
            text::Draft draft(*m_analysis.document());
            const auto item = fmt::format(R"({{ "rule": {}, "reason": {} }})", text::quoted(finding.rule),
                                          text::quoted(reasonToWrite));
            if (!draft.insertInto(rules::acceptingElement(finding.subject(), kind), "accept", text::atEnd, item))
                continue;
            m_list.push_back(actionOf(fmt::format("Accept {} here, with a reason", finding.rule), quickFix,
                                      draft.edits(), &finding));
        }
    }

    void addFixOfAll()
    {
        fix::Work work;
        const auto fixes =
            fix::apart(fix::fixesFor(*m_analysis.document(), m_analysis.findings, fix::Extent::safe, work));
        if (fixes.empty()) return;
        const auto text = m_context.snapshot->text();
        m_list.push_back(actionOf("Apply all safe fixes", fixAll,
                                  text::difference(text, fix::withFixes(*m_analysis.document(), fixes)), nullptr));
    }

    Json actionOf(std::string_view title, std::string_view kind, std::span<const text::Edit> edits,
                  const Diagnostic* finding) const
    {
        Json action = {{"title", title}, {"kind", kind}};
        if (finding) action["diagnostics"] = Json::array({diagnosticJson(*finding, m_analysis, *m_context.client)});
        auto changes = editsJson(edits, m_context.positions());
        const auto& snapshot = *m_context.snapshot;
        if (m_context.client->hasDocumentChanges) {
            const Json document = {{"uri", snapshot.uri()}, {"version", snapshot.version()}};
            action["edit"] = {
                {"documentChanges", Json::array({{{"textDocument", document}, {"edits", std::move(changes)}}})}};
        } else {
            action["edit"] = {{"changes", {{snapshot.uri(), std::move(changes)}}}};
        }
        return action;
    }

    const RequestContext& m_context;
    const Analysis& m_analysis;
    text::Range m_range;
    Json m_list = Json::array();
};

}  // namespace

Answer codeActions(const RequestContext& context)
{
    // A client that takes only commands cannot make edits of its own.
    if (!context.client->hasCodeActionLiterals) return Json::array();
    return Actions(context).made();
}

}  // namespace muster::language_server
