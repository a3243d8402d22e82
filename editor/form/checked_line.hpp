#pragma once

#include <QLineEdit>

#include <functional>

namespace muster::editor {

/// A line edit that reports its text on Enter or loss of focus, and only if it is valid.
class CheckedLine : public QLineEdit {
    Q_OBJECT
public:
    /// `problem` returns why a text is invalid; empty if it is valid.
    explicit CheckedLine(std::function<QString(const QString&)> problem, QWidget* parent = nullptr);

    /// Shows the current value, unless the user is typing.
    void showText(const QString& text);
    /// Why the typed text is invalid; empty if it is valid.
    QString problem() const;

Q_SIGNALS:
    void entered(const QString& text);

private:
    void finish();

    std::function<QString(const QString&)> m_problem;
    QString m_text;  ///< current value
};

}  // namespace muster::editor
