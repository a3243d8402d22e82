#pragma once

#include <QString>

#include <vector>

namespace muster::editor {

/// Keys that work only in one widget, so they are in no menu.
struct PlaceKeys {
    struct Row {
        QString what, keys;
    };
    QString title;
    std::vector<Row> rows;
};

/// The keys of army, catalogue, form and board, for the page of all shortcuts.
std::vector<PlaceKeys> placeKeys();

}  // namespace muster::editor
