#pragma once

#include "editor/form/thing_reading.hpp"

#include <QLabel>

namespace muster::editor {

/// What the thing costs, in a line: "70 x 10 soldiers + 20 = 720 SGP; army 720 of 1000".
class CostStrip : public QLabel {
    Q_OBJECT
public:
    explicit CostStrip(QWidget* parent = nullptr);
    void take(const ThingReading& reading);
};

}  // namespace muster::editor
