#pragma once

#include "core/files/kind.hpp"
#include "core/library/library.hpp"

#include <QImage>
#include <QString>

#include <filesystem>
#include <string>
#include <vector>

namespace muster::editor {

/// An army or battlefield that comes with a game.
struct Example {
    std::filesystem::path file;
    QString name;
    files::FileKind kind = files::FileKind::army;
};

/// A game with everything that comes with it.
struct ExampleGame {
    std::string id;
    QString name, summary;
    std::vector<Example> examples;  ///< armies, then battlefields, each by name
    QImage picture;                 ///< of its first battlefield; null without one
};

/// The games available in a folder, by name. Reads and draws files: call it on a worker thread.
std::vector<ExampleGame> exampleGames(rules::Library& library, const std::filesystem::path& folder, QSize pictureSize,
                                      double pixelRatio);

}  // namespace muster::editor
