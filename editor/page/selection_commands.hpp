#pragma once

namespace muster::editor {

/// What every menu does to what is selected on a page: its way to the clipboard and back.
class SelectionCommands {
public:
    virtual ~SelectionCommands() = default;
    virtual bool hasSelection() const = 0;
    virtual void cut() = 0;
    virtual void copy() = 0;
    virtual void paste() = 0;
};

}  // namespace muster::editor
