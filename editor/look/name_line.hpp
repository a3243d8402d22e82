#pragma once

#include <QLineEdit>

namespace muster::editor {

/// A line edit for the name of a new item. While empty, it shows the default name.
class NameLine : public QLineEdit {
    Q_OBJECT
public:
    using QLineEdit::QLineEdit;

    void setUsualName(const QString& name);
    /// The typed name, else the default one.
    QString name() const;

private:
    QString m_usual;
};

}  // namespace muster::editor
