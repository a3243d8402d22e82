#pragma once

#include "editor/form/field.hpp"

#include <QLineEdit>

namespace muster::editor {

/// A line edit below a table for an id that is not in it.
class OtherLine : public QLineEdit {
    Q_OBJECT
public:
    OtherLine(const Field& field, QWidget* parent);

Q_SIGNALS:
    /// Emitted when Enter is pressed after an id; the line is then empty.
    void added(const std::string& id);
};

}  // namespace muster::editor
