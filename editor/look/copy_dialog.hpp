#pragma once

#include <QDialog>

QT_BEGIN_NAMESPACE
class QPlainTextEdit;
QT_END_NAMESPACE

namespace muster::editor {

/// A text that the user may edit, and copies to send it to somebody.
class CopyDialog : public QDialog {
    Q_OBJECT
public:
    CopyDialog(const QString& title, const QString& text, QWidget* parent = nullptr);

private:
    void copy();

    QPlainTextEdit* m_text;
};

}  // namespace muster::editor
