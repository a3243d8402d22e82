#pragma once

#include "editor/form/control.hpp"

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace muster::editor {

class IdLine;

/// The id of a unit, leader or group; an invalid id shows the reason while typing.
class IdControl : public Control {
    Q_OBJECT
public:
    IdControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    bool fits(text::Node value) const override { return !value || value.isString(); }
    void take(const FieldView& view) override;
    void describe(const QString& name, const QString& description) override;

private:
    void showProblem();

    IdLine* m_line = nullptr;
    QLabel* m_problem = nullptr;
    QString m_description;
};

}  // namespace muster::editor
