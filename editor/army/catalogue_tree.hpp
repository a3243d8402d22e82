#pragma once

#include "editor/army/headed_tree.hpp"

namespace muster::editor {

/// The view of the catalogue, from which entries are dragged.
class CatalogueTree : public HeadedTree {
    Q_OBJECT
public:
    explicit CatalogueTree(QWidget* parent = nullptr);

protected:
    void startDrag(Qt::DropActions actions) override;
};

}  // namespace muster::editor
