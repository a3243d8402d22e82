#pragma once

#include "editor/form/field.hpp"

#include <QLineEdit>

namespace muster::editor {

/// A line below a table for an id that does not stand in it.
class OtherLine : public QLineEdit {
    Q_OBJECT
public:
    OtherLine(const Field& field, QWidget* parent);

Q_SIGNALS:
    /// Enter was pressed behind an id; the line is empty again.
    void added(const std::string& id);
};

}  // namespace muster::editor
