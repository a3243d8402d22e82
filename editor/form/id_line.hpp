#pragma once

#include "editor/form/checked_line.hpp"

namespace muster::editor {

/// A line for an id. Capitals become small and spaces hyphens while they are typed, other signs are not let in.
class IdLine : public CheckedLine {
    Q_OBJECT
public:
    /// `isTaken` says whether another element has an id already.
    explicit IdLine(std::function<bool(const QString&)> isTaken, QWidget* parent = nullptr);
};

}  // namespace muster::editor
