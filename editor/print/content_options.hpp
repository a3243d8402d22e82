#pragma once

#include "editor/print/option_group.hpp"

QT_BEGIN_NAMESPACE
class QCheckBox;
QT_END_NAMESPACE

namespace muster::editor {

/// What stands on the sheets: reference, findings and units of an army, or how large the map of a scenario is.
class ContentOptions : public OptionGroup {
    Q_OBJECT
public:
    explicit ContentOptions(bool ofScenario, QWidget* parent = nullptr);

    void setChoice(const PrintChoice& choice) override;
    void read(PrintChoice& choice) const override;

private:
    void addArmy(QFormLayout& form);

    QComboBox* m_reference = nullptr;  ///< null for scenarios, like all that follow
    QComboBox* m_findings = nullptr;
    QComboBox* m_order = nullptr;
    QCheckBox* m_merge = nullptr;
    QComboBox* m_mapScale = nullptr;  ///< null for armies
};

}  // namespace muster::editor
