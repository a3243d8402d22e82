#pragma once

#include "editor/print/print_choice.hpp"

#include <QGroupBox>

#include <utility>
#include <vector>

QT_BEGIN_NAMESPACE
class QComboBox;
class QFormLayout;
QT_END_NAMESPACE

namespace muster::editor {

/// A titled group of print options.
class OptionGroup : public QGroupBox {
    Q_OBJECT
public:
    using QGroupBox::QGroupBox;

    /// Shows a choice without emitting a signal.
    virtual void setChoice(const PrintChoice& choice) = 0;
    /// Writes the shown options to a choice.
    virtual void read(PrintChoice& choice) const = 0;
    /// The error in a text, in one sentence; empty if all are valid.
    virtual QString fault() const { return {}; }

Q_SIGNALS:
    /// Emitted after a change by the user.
    void changed();

protected:
    /// Adds a row with a label, which is also the control's accessible name.
    static void addRow(QFormLayout& form, const QString& label, QWidget* control, const QString& tip);
    /// Adds a combo box that emits `changed`; each entry has a number.
    QComboBox* addChoice(QFormLayout& form, const char* name, const QString& label, const QString& tip,
                         const std::vector<std::pair<QString, int>>& choices);
    static void select(QComboBox& box, int number);
};

}  // namespace muster::editor
