#pragma once

#include "editor/print/option_group.hpp"

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLineEdit;
QT_END_NAMESPACE

namespace muster::editor {

/// The contents of the sheets: reference, findings and units of an army, or the map scale of a scenario.
class ContentOptions : public OptionGroup {
    Q_OBJECT
public:
    explicit ContentOptions(bool ofScenario, QWidget* parent = nullptr);

    void setChoice(const PrintChoice& choice) override;
    void read(PrintChoice& choice) const override;
    QString fault() const override;

private:
    void addArmy(QFormLayout& form);

    QComboBox* m_reference = nullptr;  ///< null for scenarios, like the following ones
    QComboBox* m_findings = nullptr;
    QComboBox* m_order = nullptr;
    QComboBox* m_symbols = nullptr;
    QCheckBox* m_merge = nullptr;
    QLineEdit* m_playUrl = nullptr;
    QComboBox* m_mapScale = nullptr;  ///< null for armies
};

}  // namespace muster::editor
