#include "core/game/evaluation.hpp"
#include "core/game/schema_check.hpp"
#include "core/lint/file_checks.hpp"
#include "core/lint/lint.hpp"
#include "core/lint/lint_file.hpp"
#include "core/lint/report_faults.hpp"
#include "core/odds/procedure.hpp"
#include "core/roster/army_views.hpp"
#include "core/roster/rule_runner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <tuple>

namespace muster::rules {

using diagnostics::Diagnostic;
using diagnostics::Level;
using text::Node;

namespace {

/// Reports a wrong form; false if there is one. A system with a game has a right one.
bool checkForm(const CheckContext& context, const Library::SystemFile& system)
{
    return system.game || checkSchema(sharedSchema("system"), context.root(), context.findings);
}

/// Reports what is wrong in the compiled document of a system beyond its form.
void checkCompiled(const CheckContext& context, const Library::SystemFile& system, bool isKept)
{
    auto faults = system.faults;
    if (system.game) {
        const auto views =
            isKept ? viewsOf(context.library, system.game) : std::make_shared<const ArmyViews>(*system.game);
        const auto add = [&](const auto& compiled) {
            if (const auto* ofViews = std::get_if<std::vector<text::Fault>>(&compiled))
                faults.insert(faults.end(), ofViews->begin(), ofViews->end());
        };
        add(views->sheets);
        add(views->statistics);
        const auto procedures = Procedures::compile(*system.game);
        faults.insert(faults.end(), procedures.faults.begin(), procedures.faults.end());
    }
    reportFaults(context, std::move(faults));
    if (!system.game) return;
    const Game& game = *system.game;
    if (game.ownEntriesSchema) checkSchema(*game.ownEntriesSchema, context.root(), context.findings);
    Catalogue::Sources sources;
    sources.language = context.library.language();
    const auto catalogue = std::make_shared<const Catalogue>(system.game, std::move(sources));
    expr::Arena arena;
    Evaluation evaluation(arena);
    RuleRunner runner(*catalogue, evaluation, context.findings, context.findings.hasErrors(), context.trace);
    runner.profileTo(context.library.profile());
    runner.runOnList(context.root());
    lintSystem(context, game, *catalogue);
}

/// The errors of an extended system, to tell them from those that the changes cause.
class BaseErrors {
public:
    BaseErrors(const CheckContext& context, const Library::SystemFile& base)
        : m_findings(errorsOf(context.library, context.project, base.path, files::FileKind::system))
    {
        for (const auto& finding : *m_findings)
            if (finding.level == Level::error)
                m_known.emplace(finding.place.line, finding.place.column, finding.message);
    }

    /// Reports at `extends` that there are errors, with the first one that the base does not accept.
    void report(const CheckContext& context, const std::filesystem::path& path) const
    {
        const auto isBreach = [](const Diagnostic& finding) {
            return finding.level == Level::error && finding.accepted.empty();
        };
        if (auto made = brokenAt(context.root()["extends"], path, *m_findings, isBreach))
            context.findings.add(std::move(*made));
    }

    bool contains(const Diagnostic& finding) const
    {
        return m_known.contains({finding.place.line, finding.place.column, finding.message});
    }

private:
    std::shared_ptr<const diagnostics::Diagnostics> m_findings;
    std::set<std::tuple<std::uint32_t, std::uint32_t, std::string_view>> m_known;
};

/// Reports an error in a text of the base that it does not have alone.
void reportExtended(const CheckContext& context, const Diagnostic& finding, std::string_view baseName)
{
    if (!context.findings.wants("system/extended", Level::error)) return;
    auto made = findingAt(context.root()["extends"], "system/extended", Level::error,
                          fmt::format("these changes make a part of {} wrong: {}", baseName, finding.message),
                          "replace that part too, or remove it");
    made.related.push_back({fmt::format("it is here [{}]", finding.rule), finding.place});
    context.findings.add(std::move(made));
}

void checkExtending(const CheckContext& context, const Library::SystemFile& system, bool isKept)
{
    const auto chain = context.library.systemChain(context.project, system.path, context.root());
    const auto base = context.library.systemAt(context.project, chain.files.front());
    checkVersion(context.root(), *base->game, context.findings);
    const BaseErrors ofBase(context, *base);
    ofBase.report(context, base->path);

    Findings found;
    const CheckContext merged{context.subject, system.document, context.library,   context.project,
                              found,           context.trace,   context.onlyErrors};
    if (checkForm(merged, system)) {
        checkFileName(context);
        checkOtherFiles(context);
        checkCompiled(merged, system, isKept);
    }
    const auto& own = context.document->source().name();
    for (auto& finding : found.take()) {
        if (finding.kind == diagnostics::FindingKind::check) finding.place.file = own;
        if (finding.place.file == own)
            context.findings.add(std::move(finding));
        else if (finding.level == Level::error && !ofBase.contains(finding))
            reportExtended(context, finding, base->game->name);
    }
}

}  // namespace

void checkSystem(const CheckContext& context)
{
    const auto known = context.library.systemOf(context.project, *context.document);
    const auto system =
        known ? known : context.library.systemIn(context.project, context.subject.path, context.document);
    reportFaults(context, system->extendsFaults);
    if (!system->document) return;
    if (context.root()["extends"].isString()) return checkExtending(context, *system, known != nullptr);
    if (!checkForm(context, *system)) return;
    checkFileName(context);
    checkOtherFiles(context);
    checkCompiled(context, *system, known != nullptr);
}

}  // namespace muster::rules
