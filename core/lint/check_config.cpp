#include "core/files/settings_sources.hpp"
#include "core/game/schema_check.hpp"
#include "core/lint/file_checks.hpp"
#include "core/lint/known_rules.hpp"
#include "core/lint/settings_checks.hpp"

#include <fmt/format.h>

#include <set>

namespace muster::rules {

namespace fs = std::filesystem;
using diagnostics::Level;
using text::Node;

namespace {

/// Reports extended files that cannot be used or have errors, each at the line that leads to it.
void checkExtendedSettings(const CheckContext& context)
{
    const Node extends = context.root()["extends"];
    std::error_code error;
    const auto path = fs::weakly_canonical(context.subject.path, error);
    const auto load = [&](const fs::path& settings) { return context.library.file(settings)->document; };
    std::set<fs::path> reported;
    const auto check = [&](Node item) {
        const auto target = context.project.resolve(context.subject.path, item.string());
        const auto* extended = std::get_if<fs::path>(&target);
        const auto document = extended && *extended != path ? load(*extended) : nullptr;
        if (!document) return;  // reported below
        const auto sources = files::extendedSettings(context.project.root(), {*extended, document}, load);
        for (const auto& problem : sources.problems)
            context.findings.add(problem.rule, Level::error, item,
                                 fmt::format("{}: {}", files::displayName(problem.from), problem.message),
                                 problem.help);
        for (const auto& source : sources.files)
            if (reported.insert(source.path).second)
                if (const auto fault = context.library.settingsFault(source.path);
                    !fault.empty() && source.path != path)
                    context.findings.add(
                        "ref/broken", Level::error, item, fault,
                        fmt::format("fix that file first; see: muster check {}", files::displayName(source.path)));
    };
    if (extends.isString()) check(extends);
    std::size_t items = 0;  // further ones have no effect, and the schema reports them
    if (extends.isArray())
        for (const Node item : extends)
            if (++items <= files::maxSettingsFiles && item.isString()) check(item);
    for (const auto& problem : files::extendedSettings(context.project.root(), {path, context.document}, load).problems)
        if (problem.from == path)
            context.findings.add(problem.rule, Level::error, problem.at, problem.message, problem.help);
}

void checkHouseOf(const CheckContext& context, Node game, Node house)
{
    if (!house.isString()) return;
    const auto path = follow(context, context.subject.path, house.string(), house);
    if (!path) return;
    if (files::kindOf(*path) != files::FileKind::house)
        return context.findings.add("ref/broken", Level::error, house,
                                    fmt::format("\"{}\" is not a house rules file", house.string()),
                                    "name a file that ends in .house.json");
    if (!game) return;
    const auto ids = context.project.systemIds();
    if (std::find(ids.begin(), ids.end(), game.key()) == ids.end())
        return context.findings.addAtKey(
            "ref/not-found", Level::error, game, fmt::format("there is no system \"{}\"", game.key()),
            suggestion(context.findings, ids, game.key(), "list the systems with: muster systems"));
    const auto loaded = context.library.file(*path);
    const auto system = loaded->document ? loaded->document->root()["system"].string() : game.key();
    if (system != game.key())
        context.findings.add("ref/broken", Level::error, house,
                             fmt::format("these house rules are for the system \"{}\"", system),
                             fmt::format("write \"{}\" before them, or name house rules for {}", system, game.key()));
}

void checkHouses(const CheckContext& context, Node house)
{
    std::size_t games = 0;
    if (house.isObject())
        for (const Node ofGame : house) {
            if (++games <= files::maxHousesOfSettings) checkHouseOf(context, ofGame, ofGame);
        }
    else
        checkHouseOf(context, {}, house);
}

}  // namespace

void checkConfig(const CheckContext& context)
{
    const Node root = context.root();
    checkSchema(sharedSchema("config"), root, context.findings);
    checkExtendedSettings(context);
    checkHouses(context, root["house"]);
    std::vector<Node> levels{root["rules"]};
    if (root["overrides"].isArray())
        for (const Node each : root["overrides"]) {
            checkHouses(context, each["house"]);
            levels.push_back(each["rules"]);
        }
    if (std::any_of(levels.begin(), levels.end(), [](Node each) { return each.size() > 0; })) {
        const KnownRules known(context, levels);
        for (const Node each : levels) checkRuleLevels(context, each, known);
    }
    checkPathPatterns(context);
    checkSecondHouse(context);
}

}  // namespace muster::rules
