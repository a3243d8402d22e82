#pragma once

namespace muster::editor {

/// The clipboard commands that every menu applies to a page's selection.
class SelectionCommands {
public:
    virtual ~SelectionCommands() = default;
    virtual bool hasSelection() const = 0;
    virtual void cut() = 0;
    virtual void copy() = 0;
    virtual void paste() = 0;
};

}  // namespace muster::editor
