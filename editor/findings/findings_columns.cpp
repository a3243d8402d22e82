#include "editor/findings/findings_columns.hpp"

#include "editor/findings/findings_model.hpp"

#include <QEvent>
#include <QHeaderView>
#include <QTreeView>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr int lettersOfPlace = 10;  ///< minimum width of the place column beside long rules

}  // namespace

FindingsColumns::FindingsColumns(QTreeView& view) : QObject(&view), m_view(view)
{
    auto* header = view.header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(FindingsModel::levelColumn, QHeaderView::ResizeToContents);
    header->setSectionResizeMode(FindingsModel::messageColumn, QHeaderView::Stretch);
    for (const int column : {FindingsModel::placeColumn, FindingsModel::ruleColumn})
        header->setSectionResizeMode(column, QHeaderView::Fixed);
    connect(view.model(), &QAbstractItemModel::modelReset, this, &FindingsColumns::share);
    view.installEventFilter(this);
    view.viewport()->installEventFilter(this);
    share();
}

bool FindingsColumns::eventFilter(QObject* watched, QEvent* event)
{
    // Test the event type first: other events arrive while the view is being destroyed.
    const auto type = event->type();
    if (type == QEvent::Resize && watched != &m_view) share();
    if ((type == QEvent::Show || type == QEvent::FontChange) && watched == &m_view) share();
    return QObject::eventFilter(watched, event);
}

void FindingsColumns::share()
{
    auto* header = m_view.header();
    const QAbstractItemView& view = m_view;
    const auto wanted = [&](int column) {
        return std::max(view.sizeHintForColumn(column), header->sectionSizeHint(column));
    };
    const int width = m_view.viewport()->width(), rest = width - width / 2 - wanted(FindingsModel::levelColumn);
    const int min = m_view.fontMetrics().averageCharWidth() * lettersOfPlace, rule = wanted(FindingsModel::ruleColumn);
    const int place = std::min(wanted(FindingsModel::placeColumn), std::max(min, rest - rule));
    header->resizeSection(FindingsModel::placeColumn, place);
    header->resizeSection(FindingsModel::ruleColumn, std::clamp(rest - place, min, std::max(min, rule)));
}

}  // namespace muster::editor
