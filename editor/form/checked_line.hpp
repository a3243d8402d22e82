#pragma once

#include <QLineEdit>

#include <functional>

namespace muster::editor {

/// A line whose text is told when it is left or Enter is pressed, and only if it can be taken: nobody follows half a
/// word.
class CheckedLine : public QLineEdit {
    Q_OBJECT
public:
    /// `problem` says why a text cannot be taken; empty when it can.
    explicit CheckedLine(std::function<QString(const QString&)> problem, QWidget* parent = nullptr);

    /// Shows the text that holds, unless somebody is typing another.
    void showText(const QString& text);
    /// Why what stands there now cannot be taken; empty when it can.
    QString problem() const;

Q_SIGNALS:
    void entered(const QString& text);

private:
    void finish();

    std::function<QString(const QString&)> m_problem;
    QString m_text;  ///< that holds
};

}  // namespace muster::editor
