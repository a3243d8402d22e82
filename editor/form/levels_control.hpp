#pragma once

#include "editor/form/control.hpp"

#include <map>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QGridLayout;
class QLabel;
QT_END_NAMESPACE

namespace muster::editor {

class OtherLine;
class RealSpin;

/// A number for each of several ids, such as levels of skills: grouped, with maximum and total. Ids without a number
/// count as 0 and are not in the file.
class LevelsControl : public Control {
    Q_OBJECT
public:
    LevelsControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    void setKey(std::string key) override;
    bool fits(text::Node value) const override;
    bool isWide() const override { return true; }
    void take(const FieldView& view) override;
    bool takeKeyboard(std::string_view key) override;
    void describe(const QString& name, const QString& description) override;

private:
    struct Line {
        std::string id, label, group, help;
        bool offered = true;
        bool isReported = false;  ///< the file contains a number for it, even 0
        QLabel* head = nullptr;   ///< at the first row of its group
        QLabel* title = nullptr;
        RealSpin* spin = nullptr;
        QLabel* limit = nullptr;
        QLabel* result = nullptr;
    };
    std::vector<Line> linesOf(const FieldView& view) const;
    void rebuild(std::vector<Line> lines);
    void filter();
    void write(const std::string& id, double value);

    QWidget* m_body = nullptr;
    QGridLayout* m_grid = nullptr;
    QCheckBox* m_all = nullptr;
    OtherLine* m_other = nullptr;
    bool m_isShort = false;  ///< one of several such lists; shows only rows with a level
    std::vector<Line> m_lines;
};

}  // namespace muster::editor
