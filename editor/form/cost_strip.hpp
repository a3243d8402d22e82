#pragma once

#include "editor/form/form_model.hpp"

#include <QLabel>

namespace muster::editor {

/// The cost of the element in one line: "70 x 10 soldiers + 20 = 720 SGP; army 720 of 1000".
class CostStrip : public QLabel {
    Q_OBJECT
public:
    explicit CostStrip(QWidget* parent = nullptr);
    void take(const FormModel& formModel);
};

}  // namespace muster::editor
