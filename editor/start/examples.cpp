// First, because it has a function by the name of a macro of Qt.
#include "core/game/game.hpp"
#include "core/scenario/map_picture.hpp"
#include "core/scenario/opened_scenario.hpp"

#include "editor/start/examples.hpp"

#include "core/files/file.hpp"
#include "core/files/folder_walk.hpp"
#include "editor/board/view/map_image.hpp"
#include "editor/live_check/game_words.hpp"
#include "editor/look/words.hpp"

#include <algorithm>

namespace muster::editor {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t maxExamples = 2000;
constexpr int foldersDeep = 2;

std::vector<Example> examplesIn(const fs::path& folder, const std::string& system)
{
    std::vector<Example> examples;
    files::walk({folder, folder, files::Links::inside, foldersDeep, maxExamples}, [&](const fs::path& path) {
        const auto kind = files::kindOf(path);
        if (kind != files::FileKind::army && kind != files::FileKind::scenario) return true;
        const auto read = files::readFile(path, path.string(), {.bytes = 1u << 20});
        const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
        const auto document = source ? text::Document::parse(*source).document : nullptr;
        // House rules would not come along with a copy.
        if (!document || document->root()["system"].string() != system || document->root()["house"]) return true;
        const auto name = toQString(document->root()["name"].string());
        examples.push_back({path, name.isEmpty() ? shownPath(path.filename()) : name, *kind});
        return true;
    });
    std::sort(examples.begin(), examples.end(), [](const Example& a, const Example& b) {
        return a.kind != b.kind ? a.kind == files::FileKind::army : sortsBefore(a.name, b.name);
    });
    return examples;
}

QImage pictureOf(const std::vector<Example>& examples, rules::Library& library, QSize size, double pixelRatio)
{
    const auto battlefield = std::find_if(examples.begin(), examples.end(),
                                          [](const Example& each) { return each.kind == files::FileKind::scenario; });
    if (battlefield == examples.end()) return {};
    const auto read = files::readFile(battlefield->file, battlefield->file.string());
    const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
    if (!source) return {};
    const auto opened = rules::OpenedScenario::open({*source, battlefield->file, files::FileKind::scenario}, library);
    return opened->field() ? mapImage(rules::mapPicture(*opened->field()), size, pixelRatio) : QImage();
}

}  // namespace

std::vector<ExampleGame> exampleGames(rules::Library& library, const fs::path& folder, QSize pictureSize,
                                      double pixelRatio)
{
    std::vector<ExampleGame> games;
    const auto project = library.project(folder);
    for (const auto& id : project->systemIds()) {
        const auto file = library.system(*project, id);
        if (!file || !file->game) continue;
        const GameWords words(*file->game);
        ExampleGame game;
        game.id = id;
        game.name = toQString(words(file->game->name));
        game.summary = toQString(words(file->game->document->root()["summary"].string()));
        for (const auto& place : project->systems(id)) {
            std::error_code error;
            game.examples = examplesIn(fs::weakly_canonical(place, error).parent_path(), id);
            if (!game.examples.empty()) break;
        }
        game.picture = pictureOf(game.examples, library, pictureSize, pixelRatio);
        games.push_back(std::move(game));
    }
    std::stable_sort(games.begin(), games.end(),
                     [](const ExampleGame& a, const ExampleGame& b) { return sortsBefore(a.name, b.name); });
    return games;
}

}  // namespace muster::editor
