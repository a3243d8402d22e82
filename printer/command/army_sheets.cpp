#include "printer/command/army_sheets.hpp"

#include "core/model/data_folders.hpp"
#include "core/model/file.hpp"
#include "core/rules/check.hpp"
#include "core/rules/roster.hpp"
#include "core/rules/sheets.hpp"
#include "core/sheet/compose.hpp"

#include <fmt/format.h>

namespace muster::printer {

namespace {

using diagnostics::Diagnostics;
using rules::Scope;

void addFaults(const std::vector<text::Fault>& faults, const rules::Game& game, diagnostics::Level level, Diagnostics& findings)
{
    for (const auto& fault : faults) {
        diagnostics::Diagnostic finding;
        finding.rule = fault.rule;
        finding.level = level;
        finding.message = fault.message;
        finding.help = fault.help;
        finding.place = rules::placeOf(game.document->source(), fault.range, "");
        finding.place.file = game.file;
        findings.push_back(std::move(finding));
    }
}

std::vector<sheet::Finding> findingsForPrint(const Diagnostics& diagnostics)
{
    std::vector<sheet::Finding> findings;
    for (const auto& one : diagnostics) findings.push_back({one.level, one.rule, one.message});
    return findings;
}

/// Composes the sheets of one army, each as often as its purpose asks.
class ArmyComposer {
public:
    ArmyComposer(const sheet::Description& description, text::Node army, const rules::Offer& offer, const Diagnostics& diagnostics)
        : m_description(description), m_evaluation(m_arena), m_roster(army, offer, m_evaluation), m_findings(findingsForPrint(diagnostics))
    {
    }

    std::vector<sheet::Sheet> all(const std::string& onlyId)
    {
        for (std::size_t i = 0; i < m_description.size(); ++i) {
            if (!onlyId.empty() && m_description.id(i) != onlyId) continue;
            switch (m_description.purpose(i)) {
            case sheet::Purpose::army:
                m_roster.showArmy();
                add(i);
                break;
            case sheet::Purpose::unit: addEach(i, Scope::unit, m_roster.units().size()); break;
            case sheet::Purpose::group: addEach(i, Scope::group, m_roster.groups().size()); break;
            }
        }
        return std::move(m_sheets);
    }
    const std::vector<text::Fault>& faults() const { return m_faults; }

private:
    void addEach(std::size_t sheet, Scope scope, std::size_t count)
    {
        for (std::size_t thing = 0; thing < count; ++thing) {
            m_roster.show(scope, thing);
            add(sheet);
        }
    }
    void add(std::size_t sheet)
    {
        auto composed = compose(m_description, sheet, m_evaluation.slots(), m_arena, m_findings);
        if (composed.sheet) m_sheets.push_back(std::move(*composed.sheet));
        for (auto& fault : composed.faults) {
            const bool known = std::any_of(m_faults.begin(), m_faults.end(), [&](const auto& f) { return f.range.begin == fault.range.begin; });
            if (!known) m_faults.push_back(std::move(fault));
        }
    }

    const sheet::Description& m_description;
    expr::Arena m_arena;
    rules::Evaluation m_evaluation;
    rules::Roster m_roster;
    std::vector<sheet::Finding> m_findings;
    std::vector<sheet::Sheet> m_sheets;
    std::vector<text::Fault> m_faults;
};

std::string sheetNames(const sheet::Description& description)
{
    std::string names;
    for (std::size_t i = 0; i < description.size(); ++i) names += fmt::format("{}{}", names.empty() ? "" : ", ", description.id(i));
    return names;
}

bool hasSheet(const sheet::Description& description, const std::string& id)
{
    for (std::size_t i = 0; i < description.size(); ++i) {
        if (description.id(i) == id) return true;
    }
    return false;
}

}  // namespace

SheetMaker::SheetMaker() : m_library(model::dataFolders()) {}

const SheetMaker::Described& SheetMaker::describe(const std::shared_ptr<const rules::Game>& game)
{
    const auto found = m_described.find(game);
    if (found != m_described.end()) return found->second;
    return m_described.emplace(game, rules::sheetsOf(*game)).first->second;
}

ArmySheets SheetMaker::make(const std::string& file, const std::string& sheetId)
{
    ArmySheets made;
    const std::filesystem::path path(file);
    auto read = model::readFile(path, file);
    if (const auto* error = std::get_if<model::FileError>(&read)) {
        made.failure = error->message;
        made.unreadable = true;
        return made;
    }
    const auto source = std::get<std::shared_ptr<const text::Source>>(std::move(read));
    made.findings = rules::check({source, path, model::FileKind::army}, m_library);
    const auto parsed = text::Document::parse(source);
    if (!parsed.document || !parsed.document->root().isObject()) return made;
    const auto root = parsed.document->root();
    const auto project = m_library.project(path);
    const auto basis = m_library.basis(*project, {root["system"].string(), root["list"].string(), root["house"].string(), path});
    if (!basis->offer) return made;

    const auto& game = *basis->game;
    const auto& described = describe(basis->game);
    if (const auto* faults = std::get_if<std::vector<text::Fault>>(&described)) {
        addFaults(*faults, game, diagnostics::Level::error, made.findings);
        made.failure = fmt::format("the sheets of {} have mistakes", game.name);
        return made;
    }
    const auto& description = std::get<sheet::Description>(described);
    if (description.size() == 0) {
        made.failure = fmt::format("{} describes no sheets", game.name);
        return made;
    }
    if (!sheetId.empty() && !hasSheet(description, sheetId)) {
        made.failure = fmt::format("{} has no sheet \"{}\"; it has {}", game.name, sheetId, sheetNames(description));
        made.wrongSheet = true;
        return made;
    }
    ArmyComposer composer(description, root, *basis->offer, made.findings);
    sheet::Booklet booklet{std::string(root["name"].string()), game.name + " " + game.version, std::string(game.document->root()["notice"].string()), {}};
    booklet.sheets = composer.all(sheetId);
    addFaults(composer.faults(), game, diagnostics::Level::warning, made.findings);
    made.booklet = std::move(booklet);
    return made;
}

}  // namespace muster::printer
