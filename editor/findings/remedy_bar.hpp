#pragma once

#include "editor/findings/remedies.hpp"

#include <QPointer>
#include <QWidget>

#include <optional>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
QT_END_NAMESPACE

namespace muster::editor {

class Page;

/// Buttons for what would fix the finding in front: the rule's own change, and those found by trying.
class RemedyBar : public QWidget {
    Q_OBJECT
public:
    explicit RemedyBar(QWidget* parent = nullptr);
    ~RemedyBar() override;

    /// Looks for remedies in the background; they show as they are found. A null page clears the bar.
    void look(Page* page, const diagnostics::Diagnostic* finding);

private:
    void show(const std::vector<Remedy>& remedies, std::uint64_t revision);
    void make(const Change& change, std::uint64_t revision);
    void clear();

    QPointer<Page> m_page;
    QHBoxLayout* m_layout = nullptr;
    std::shared_ptr<std::atomic<bool>> m_stop;
};

}  // namespace muster::editor
