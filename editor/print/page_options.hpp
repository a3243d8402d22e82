#pragma once

#include "editor/print/option_group.hpp"

#include <array>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QDoubleSpinBox;
class QSpinBox;
QT_END_NAMESPACE

namespace muster::editor {

/// Paper, margins, ink and font.
class PageOptions : public OptionGroup {
    Q_OBJECT
public:
    explicit PageOptions(QWidget* parent = nullptr);

    void setChoice(const PrintChoice& choice) override;
    void read(PrintChoice& choice) const override;

private:
    void addMargins(QFormLayout& form);
    void addFont(QFormLayout& form);

    QComboBox* m_paper = nullptr;
    QComboBox* m_orientation = nullptr;
    QComboBox* m_ink = nullptr;
    QComboBox* m_font = nullptr;
    std::array<QDoubleSpinBox*, 4> m_margins{};  ///< top, right, bottom, left
    QSpinBox* m_dots = nullptr;
    QCheckBox* m_fillable = nullptr;
};

}  // namespace muster::editor
