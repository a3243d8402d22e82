#pragma once

#include "core/diagnostics/diagnostic.hpp"

#include <QWidget>

#include <vector>

namespace muster::editor {

class SourceText;

/// The margin beside the text: line numbers, and a sign on each line with findings.
class SourceMargin : public QWidget {
    Q_OBJECT
public:
    struct Line {
        int number, top, height;
        bool isCurrent;
    };
    struct Sign {
        int line;
        diagnostics::Level level;
    };
    explicit SourceMargin(SourceText& text);
    void draw(const std::vector<Line>& lines, const std::vector<Sign>& signs, const QRect& area);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    SourceText& m_text;
};

}  // namespace muster::editor
