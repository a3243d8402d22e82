#include "validator/scaffold/item_tests.hpp"

#include "core/expectation/updated.hpp"
#include "core/files/project.hpp"
#include "core/files/resolved_path.hpp"
#include "core/game/game.hpp"
#include "core/text/canonical.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::validator {

namespace fs = std::filesystem;
using files::FileKind;

namespace {

/// The first list of a game that is not one of the tests; empty if there is none.
std::string firstList(const ItemFile& file, const std::string& system, const fs::path& folder, rules::Library& library)
{
    for (const auto& id : library.listIds(*file.project, system)) {
        const auto path = library.list(*file.project, system, id);
        if (path && !files::isBelow(*path, folder) && !files::isBelow(*path, file.project->root() / "tests")) return id;
    }
    return {};
}

/// What tests of the file's items are made from; without a game after a problem.
TrialGround groundOf(const ItemFile& file, const fs::path& folder, rules::Library& library)
{
    TrialGround ground;
    const auto system = std::string(file.system());
    ground.list = file.kind == FileKind::list ? std::string(file.root()["id"].string())
                                              : firstList(file, system, folder, library);
    if (file.kind == FileKind::house) ground.house = file.path.lexically_relative(folder).generic_string();
    ground.context = library.rulesContext(*file.project, {system, ground.list, ground.house, folder / "a.army.json"});
    return ground;
}

/// One file and what it gives.
struct TriedFile {
    std::shared_ptr<const text::Source> source;
    rules::Subject subject;
    rules::Compared compared;
};

TriedFile tried(const fs::path& path, FileKind kind, std::string text, const ItemFile& file, rules::Library& library)
{
    TriedFile result;
    result.source = std::make_shared<const text::Source>(files::displayName(path), std::move(text));
    result.subject = {result.source, path, kind, file.project->root()};
    result.subject.parsed = text::Document::parse(result.source);
    result.compared = rules::compared(result.subject, library);
    return result;
}

bool hasFindingOf(const rules::Compared& compared, std::string_view rule)
{
    return std::any_of(compared.findings.begin(), compared.findings.end(),
                       [&](const auto& finding) { return finding.rule == rule; });
}

}  // namespace

ItemTestFiles testsOf(const NewItem& item, const ItemFile& file, const fs::path& folder, rules::Library& library)
{
    ItemTestFiles made;
    const auto none = [&](std::string problem) {
        made.files.clear();
        made.problem = std::move(problem);
        return made;
    };
    const auto ground = groundOf(file, folder, library);
    if (!ground.context->game || !ground.context->catalogue)
        return none(fmt::format("{} has no tests: its game has errors; see: muster check {}", item.words, file.name));
    const auto tests = item.tests(ground);
    if (tests.empty())
        return none(fmt::format("{} has no tests: no file to try it on can be made for this game yet; write them when "
                                "there is one",
                                item.words));
    for (const auto& test : tests) {
        const auto path = folder / fmt::format("{}-{}.{}.json", test.prefix, item.id, files::kindName(test.file.kind));
        const auto plain = text::Document::parse(std::make_shared<const text::Source>(
            "test", test.file.content.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)));
        auto first = tried(path, test.file.kind, text::canonical(*plain.document), file, library);
        if (!test.rule.empty() && hasFindingOf(first.compared, test.rule) != test.breaksIt)
            return none(fmt::format("{} has no tests: {} would {} of {}; write them by hand", item.words,
                                    files::displayName(path), test.breaksIt ? "lack a finding" : "have a finding",
                                    test.rule));
        const auto update = rules::updated(first.subject, first.compared);
        auto text = update ? update->after : std::string(first.source->bytes());
        const bool passes =
            update ? tried(path, test.file.kind, text, file, library).compared.passes() : first.compared.passes();
        if (!passes)
            return none(fmt::format("{} has no tests: {} would not pass; write them by hand", item.words,
                                    files::displayName(path)));
        made.files.push_back({path, std::move(text)});
    }
    return made;
}

}  // namespace muster::validator
