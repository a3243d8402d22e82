#include "tests/validator/shipped_files.hpp"

#include "core/check/check.hpp"
#include "core/game/evaluation.hpp"
#include "core/library/library.hpp"
#include "core/roster/roster.hpp"
#include "core/roster/rule_runner.hpp"
#include "tests/validator/folder.hpp"

#include <algorithm>
#include <cstdlib>

namespace muster::test {

namespace fs = std::filesystem;

namespace {

std::vector<ShippedFile> readShippedFiles()
{
    std::vector<ShippedFile> files;
    for (const auto& entry : fs::recursive_directory_iterator(shipped(""))) {
        const auto kind = files::kindOf(entry.path());
        if (!kind || !entry.is_regular_file()) continue;
        auto text = contentOf(entry.path());
        auto document =
            text::Document::parse(std::make_shared<const text::Source>(entry.path().string(), text)).document;
        if (document) files.push_back({entry.path(), *kind, std::move(text), std::move(document)});
    }
    std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return files;
}

rules::Library& sharedLibrary()
{
    static rules::Library library({shipped("")});
    return library;
}

/// Computes the costs of a game's armies with a replaced system, like `muster cost`.
void addUp(const std::shared_ptr<const rules::Game>& game, const fs::path& folder)
{
    static std::vector<std::shared_ptr<const text::Document>> armies, lists;
    static fs::path loaded;
    if (loaded != folder) {
        loaded = folder, armies.clear(), lists.clear();
        for (const auto& file : shippedFiles()) {
            if (file.path.parent_path().parent_path() != folder) continue;
            if (file.kind == files::FileKind::army) armies.push_back(file.document);
            if (file.kind == files::FileKind::list) lists.push_back(file.document);
        }
    }
    for (const auto& army : armies) {
        rules::Catalogue::Sources sources;
        for (const auto& list : lists)
            if (list->root()["id"].string() == army->root()["list"].string()) sources.lists.push_back(list);
        const auto catalogue = std::make_shared<const rules::Catalogue>(game, std::move(sources));
        rules::Roster roster(army, catalogue);
        expr::Arena arena;
        rules::Evaluation evaluation(arena);
        rules::Findings findings;
        rules::RuleRunner(*catalogue, evaluation, findings, false, nullptr).runOnArmy(roster);
        for (std::size_t i = 0; i < roster.units().size(); ++i) roster.costOfUnit(i, evaluation);
        roster.costOfArmy(evaluation);
    }
}

}  // namespace

const std::vector<ShippedFile>& shippedFiles()
{
    static const auto files = readShippedFiles();
    return files;
}

diagnostics::Diagnostics checkAs(const ShippedFile& file, std::string text)
{
    const auto source = std::make_shared<const text::Source>(file.path.filename().string(), std::move(text));
    auto findings = rules::check({source, file.path, file.kind}, sharedLibrary());
    if (file.kind != files::FileKind::system) return findings;
    // Armies use every system with a valid form, with or without other errors.
    const auto isShape = [](const auto& finding) {
        return finding.rule.starts_with("schema/") || finding.rule.starts_with("json/");
    };
    if (std::any_of(findings.begin(), findings.end(), isShape)) return findings;
    const auto parsed = text::Document::parse(source);
    if (const auto loaded = rules::Game::load(parsed.document, source->name()); loaded.game)
        addUp(loaded.game, file.path.parent_path());
    return findings;
}

std::chrono::seconds fuzzSeconds()
{
    const char* named = std::getenv("MUSTER_FUZZ_SECONDS");
    return std::chrono::seconds(named ? std::max(1, std::atoi(named)) : 10);
}

}  // namespace muster::test
