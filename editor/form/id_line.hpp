#pragma once

#include "editor/form/checked_line.hpp"

namespace muster::editor {

/// A line edit for an id. Converts capitals to lower case and spaces to hyphens while typing, and rejects other
/// characters.
class IdLine : public CheckedLine {
    Q_OBJECT
public:
    /// `isTaken` returns true if another element has that id.
    explicit IdLine(std::function<bool(const QString&)> isTaken, QWidget* parent = nullptr);
};

}  // namespace muster::editor
