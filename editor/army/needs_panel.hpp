#pragma once

#include "editor/live_check/file_checker.hpp"

#include <QFrame>

#include <string>
#include <vector>

QT_BEGIN_NAMESPACE
class QLabel;
class QVBoxLayout;
QT_END_NAMESPACE

namespace muster::editor {

class Page;

/// What a new army still needs, as a list with buttons: the errors of an army in which nothing has been done yet.
class NeedsPanel : public QFrame {
    Q_OBJECT
public:
    explicit NeedsPanel(Page& page, QWidget* parent = nullptr);

    void show(const CheckResult& checkResult);
    using QWidget::show;

Q_SIGNALS:
    /// Emitted when the user wants to see ordinary findings from now on.
    void closed();

private:
    void addNeed(const CheckResult& checkResult, const diagnostics::Diagnostic& finding);

    Page& m_page;
    QVBoxLayout* m_list = nullptr;
    QWidget* m_body = nullptr;
    std::vector<std::string> m_shown;  ///< the messages in the list
};

}  // namespace muster::editor
