#pragma once

#include <QString>

#include <vector>

namespace muster::editor {

/// Keys that work only where the keyboard is on one thing, and so stand in no menu.
struct PlaceKeys {
    struct Row {
        QString what, keys;
    };
    QString title;
    std::vector<Row> rows;
};

/// Those of the army and its catalogue, of the form and of the table; for the page of all keys.
std::vector<PlaceKeys> placeKeys();

}  // namespace muster::editor
