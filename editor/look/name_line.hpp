#pragma once

#include <QLineEdit>

namespace muster::editor {

/// A line for the name of something new. While it is empty it shows the name that the thing will have then.
class NameLine : public QLineEdit {
    Q_OBJECT
public:
    using QLineEdit::QLineEdit;

    void setUsualName(const QString& name);
    /// What was typed, else the usual name.
    QString name() const;

private:
    QString m_usual;
};

}  // namespace muster::editor
