#pragma once

#include "core/diagnostics/diagnostic.hpp"

#include <QFrame>

#include <functional>
#include <vector>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace muster::editor {

/// A bar above a page with a message and buttons; hidden until it is shown.
class NoticeBar : public QFrame {
    Q_OBJECT
public:
    explicit NoticeBar(diagnostics::Level level, QWidget* parent = nullptr);

    void setText(const QString& text);
    void addButton(const QString& text, std::function<void()> run);
    /// Buttons are numbered from 0 in the order they were added.
    void setButtonsEnabled(std::size_t index, bool enabled);

protected:
    void changeEvent(QEvent* event) override;

private:
    void colour();

    diagnostics::Level m_level;
    QHBoxLayout* m_layout = nullptr;
    QLabel* m_icon = nullptr;
    QLabel* m_text = nullptr;
    std::vector<QPushButton*> m_buttons;
};

}  // namespace muster::editor
