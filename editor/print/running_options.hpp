#pragma once

#include "editor/print/option_group.hpp"

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLineEdit;
QT_END_NAMESPACE

namespace muster::editor {

/// Header and footer of every page, and the date in them.
class RunningOptions : public OptionGroup {
    Q_OBJECT
public:
    explicit RunningOptions(QWidget* parent = nullptr);

    void setChoice(const PrintChoice& choice) override;
    void read(PrintChoice& choice) const override;
    QString fault() const override;

private:
    struct Line {
        QCheckBox* shown = nullptr;
        QLineEdit* text = nullptr;
    };
    Line addLine(QFormLayout& form, const char* name, const QString& label, const QString& tip);

    Line m_header, m_footer;
    QLineEdit* m_date = nullptr;
};

}  // namespace muster::editor
