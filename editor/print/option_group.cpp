#include "editor/print/option_group.hpp"

#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>

namespace muster::editor {

void OptionGroup::addRow(QFormLayout& form, const QString& label, QWidget* control, const QString& tip)
{
    control->setAccessibleName(label);
    control->setToolTip(tip);
    form.addRow(label, control);
}

QComboBox* OptionGroup::addChoice(QFormLayout& form, const char* name, const QString& label, const QString& tip,
                                  const std::vector<std::pair<QString, int>>& choices)
{
    auto* box = new QComboBox(this);
    box->setObjectName(name);
    for (const auto& [text, number] : choices) box->addItem(text, number);
    addRow(form, label, box, tip);
    connect(box, &QComboBox::currentIndexChanged, this, &OptionGroup::changed);
    return box;
}

void OptionGroup::select(QComboBox& box, int number)
{
    const QSignalBlocker quiet(box);
    box.setCurrentIndex(box.findData(number));
}

}  // namespace muster::editor
