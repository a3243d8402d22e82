#pragma once

#include "editor/board/background/background.hpp"
#include "editor/board/panels/property_rows.hpp"

#include <filesystem>
#include <functional>

namespace muster::editor {

/// The values of the background picture: file, size, place, opacity, and the tools that place it.
class BackgroundRows : public QWidget {
    Q_OBJECT
public:
    /// `place` gives the path of the scenario.
    BackgroundRows(BoardView& view, Background& background, std::function<std::filesystem::path()> place,
                   QWidget* parent = nullptr);

    void refresh();
    /// Puts that picture under the board; one from outside the project is copied beside the battlefield. False, with a
    /// message, if that fails.
    bool load(const std::filesystem::path& file);

Q_SIGNALS:
    /// The user has marked a stretch and now types its length.
    void lengthWanted();

private:
    using Text = PropertyRows::Text;
    void buildValues();
    void choose();
    void askLength();

    BoardView& m_view;
    Background& m_background;
    std::function<std::filesystem::path()> m_place;
    PropertyRows* m_file = nullptr;
    PropertyRows* m_values = nullptr;
    QLabel* m_note = nullptr;
    QPushButton* m_remove = nullptr;
    RealSpin* m_length = nullptr;
};

}  // namespace muster::editor
