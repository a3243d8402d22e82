#pragma once

#include "editor/form/control.hpp"

QT_BEGIN_NAMESPACE
class QLineEdit;
class QPlainTextEdit;
QT_END_NAMESPACE

namespace muster::editor {

/// A text of one line.
class LineControl : public Control {
    Q_OBJECT
public:
    LineControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    bool fits(text::Node value) const override;
    void take(const FieldView& view) override;

private:
    QLineEdit* m_edit = nullptr;
};

/// A text of several lines.
class NotesControl : public Control {
    Q_OBJECT
public:
    NotesControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    bool fits(text::Node value) const override { return !value || value.isString(); }
    bool isWide() const override { return true; }
    void take(const FieldView& view) override;

private:
    QPlainTextEdit* m_edit = nullptr;
};

/// A list of texts, one per line.
class TextsControl : public Control {
    Q_OBJECT
public:
    TextsControl(const Field& field, const Field& top, std::string key, EditController& controller, QWidget* parent);
    bool fits(text::Node value) const override;
    bool isWide() const override { return true; }
    void take(const FieldView& view) override;

private:
    QPlainTextEdit* m_edit = nullptr;
    bool m_inheritsSome = false;
};

/// A small multi-line text box; the Tab key leaves it.
QPlainTextEdit* smallTextBox(int lines, QWidget* parent);
/// Sets the text; keeps the cursor if the text is unchanged.
void showText(QPlainTextEdit& edit, const QString& text);

}  // namespace muster::editor
