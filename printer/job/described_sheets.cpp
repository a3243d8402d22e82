#include "printer/job/described_sheets.hpp"

#include "core/game/findings.hpp"
#include "core/game/game.hpp"
#include "core/game/sheets.hpp"
#include "core/sheet/usual_sheets.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

DescribedSheets::Described DescribedSheets::of(const std::shared_ptr<const rules::Game>& game)
{
    // Kept as long as this, so that pointers into it stay valid.
    const auto compiled = m_described.get(
        game, [&] { return std::make_shared<const sheet::Description::Compiled>(rules::sheetsOf(*game)); });
    if (const auto* faults = std::get_if<std::vector<text::Fault>>(compiled.get())) {
        auto failed = MadeSheets::failed(MadeSheets::FailureKind::noSheets,
                                         fmt::format("the sheets of {} have errors", game->name));
        addFaults(*faults, *game, diagnostics::Level::error, failed.findings);
        return failed;
    }
    const auto& description = std::get<sheet::Description>(*compiled);
    if (description.size() == 0)
        return MadeSheets::failed(MadeSheets::FailureKind::noSheets, fmt::format("{} has no sheets", game->name));
    return &description;
}

std::variant<DescribedSheets::OfScenario, MadeSheets>
DescribedSheets::ofScenario(const std::shared_ptr<const rules::Game>& game)
{
    auto own = of(game);
    if (const auto* description = std::get_if<const sheet::Description*>(&own)) {
        for (std::size_t i = 0; i < (*description)->size(); ++i)
            if (sheet::isOfScenario((*description)->purpose(i)))
                return OfScenario{*description, game->document.get(), game->file};
    } else if (!std::get<MadeSheets>(own).findings.empty()) {
        return std::get<MadeSheets>(std::move(own));
    }
    const auto compiled = m_usual.get(game, [&] {
        return std::make_shared<const sheet::Description::Compiled>(rules::usualScenarioSheetsOf(*game));
    });
    const auto& document = sheet::usualScenarioSheets();
    if (const auto* faults = std::get_if<std::vector<text::Fault>>(compiled.get())) {
        auto failed =
            MadeSheets::failed(MadeSheets::FailureKind::noSheets,
                               fmt::format("the standard sheets of a scenario do not work for {}", game->name));
        addFaults(*faults, document, document.source().name(), diagnostics::Level::error, failed.findings);
        return failed;
    }
    return OfScenario{&std::get<sheet::Description>(*compiled), &document, document.source().name()};
}

ChosenSheets chooseScenarioSheets(const sheet::Description& description, const std::vector<std::string>& ids)
{
    auto chosen = chooseSheets(description, ids);
    std::erase_if(chosen.sheets, [&](auto sheet) { return !sheet::isOfScenario(description.purpose(sheet)); });
    return chosen;
}

ChosenSheets chooseSheets(const sheet::Description& description, const std::vector<std::string>& ids)
{
    ChosenSheets chosen;
    for (std::size_t i = 0; ids.empty() && i < description.size(); ++i) {
        if (description.byDefault(i)) chosen.sheets.push_back(i);
    }
    for (const auto& id : ids) {
        std::size_t i = 0;
        while (i < description.size() && description.id(i) != id) ++i;
        if (i < description.size())
            chosen.sheets.push_back(i);
        else
            chosen.unknown.push_back(id);
    }
    return chosen;
}

std::string sheetNames(const sheet::Description& description)
{
    std::string names;
    for (std::size_t i = 0; i < description.size(); ++i)
        names += fmt::format("{}{}", names.empty() ? "" : ", ", description.id(i));
    return names;
}

std::string kindOfSheet(const sheet::Description& description, std::size_t sheet)
{
    const auto title = withoutSubject(description.title(sheet));
    return std::string(title.empty() ? description.id(sheet) : title);
}

std::string_view withoutSubject(std::string_view title)
{
    title = title.substr(0, title.find('{'));
    const auto last = title.find_last_not_of(" :,;-(");
    return title.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

void collectFaults(std::vector<sheet::Fault> faults, std::string_view of, std::vector<text::Fault>& all)
{
    constexpr std::size_t max = 100;
    for (auto& fault : faults) {
        const auto name = fault.name().empty() ? of : fault.name();
        if (!name.empty()) fault.message = fmt::format("{}: {}", name, fault.message);
        const bool known = std::any_of(all.begin(), all.end(), [&](const auto& other) {
            return other.range.begin == fault.range.begin && other.message == fault.message;
        });
        if (!known && all.size() < max) all.push_back(std::move(fault));
    }
}

void addFaults(const std::vector<text::Fault>& faults, const rules::Game& game, diagnostics::Level level,
               diagnostics::Diagnostics& findings)
{
    addFaults(faults, *game.document, game.file, level, findings);
}

void addFaults(const std::vector<text::Fault>& faults, const text::Document& document, const std::string& file,
               diagnostics::Level level, diagnostics::Diagnostics& findings)
{
    for (const auto& fault : faults) {
        diagnostics::Diagnostic finding;
        finding.rule = fault.rule;
        finding.kind = fault.kind;
        finding.level = level;
        finding.message = fault.message;
        finding.help = fault.help;
        finding.place = rules::placeOf(document.source(), fault.range, "");
        // A system may have the sheet from one that it extends.
        if (finding.place.file == document.source().name()) finding.place.file = file;
        findings.push_back(std::move(finding));
    }
}

}  // namespace muster::printer
