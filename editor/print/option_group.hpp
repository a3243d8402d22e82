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

/// Some of the options of a print, in a frame with a title.
class OptionGroup : public QGroupBox {
    Q_OBJECT
public:
    using QGroupBox::QGroupBox;

    /// Shows a choice without a word about it.
    virtual void setChoice(const PrintChoice& choice) = 0;
    /// Writes what is shown into a choice.
    virtual void read(PrintChoice& choice) const = 0;

Q_SIGNALS:
    /// A person changed something.
    void changed();

protected:
    /// A row with a label, which is the control's name for screen readers too.
    static void addRow(QFormLayout& form, const QString& label, QWidget* control, const QString& tip);
    /// A box of choices that says `changed`; each with the number that stands for it.
    QComboBox* addChoice(QFormLayout& form, const char* name, const QString& label, const QString& tip,
                         const std::vector<std::pair<QString, int>>& choices);
    static void select(QComboBox& box, int number);
};

}  // namespace muster::editor
