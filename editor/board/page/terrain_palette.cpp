#include "editor/board/page/terrain_palette.hpp"

#include "editor/board/stamps/stamp_plan.hpp"
#include "editor/board/view/map_image.hpp"
#include "editor/board/view/sketch_picture.hpp"
#include "editor/board/view/transformed_items.hpp"
#include "editor/look/drag_source.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/undo_keys.hpp"
#include "editor/look/words.hpp"
#include "printer/map/map_sketch.hpp"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace muster::editor {

namespace {

enum TerrainRole { idRole = Qt::UserRole + 1, wordsRole, sampleRole };

constexpr QSize sampleSize(56, 32);
constexpr int sampleMargin = 7;
constexpr qsizetype maxNameLines = 2;

/// Draws a sample of the terrain, its name and a description of at most two lines.
class KindDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {sampleSize.width() + 120,
                std::max(sampleSize.height(),
                         QFontMetrics(option.font).height() + 2 * QFontMetrics(smallOf(option.font)).height()) +
                    2 * sampleMargin - 2};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const override
    {
        QStyleOptionViewItem option = given;
        initStyleOption(&option, index);
        const QString name = std::exchange(option.text, QString());
        const auto* style = option.widget ? option.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const QColor strong = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
        const auto sample = index.data(sampleRole).value<QPixmap>();
        const QRect place(option.rect.left() + sampleMargin,
                          option.rect.top() + (option.rect.height() - sampleSize.height()) / 2, sampleSize.width(),
                          sampleSize.height());
        painter->save();
        painter->drawPixmap(place, sample);
        QRect area = option.rect.adjusted(sampleSize.width() + 2 * sampleMargin + 3, sampleMargin - 3, -sampleMargin,
                                          -sampleMargin + 3);
        const QFont letters = smallOf(option.font);
        const QFontMetrics wide(option.font), narrow(letters);
        const QString words = index.data(wordsRole).toString();
        const auto lines = paletteLines(words, letters, area.width());
        const int height = wide.height() + static_cast<int>(lines.size()) * narrow.height();
        area.setTop(area.top() + std::max(0, (area.height() - height) / 2));
        painter->setPen(strong);
        painter->setFont(option.font);
        painter->drawText(QRect(area.left(), area.top(), area.width(), wide.height()), Qt::AlignLeft | Qt::AlignVCenter,
                          wide.elidedText(name, Qt::ElideRight, area.width()));
        painter->setFont(letters);
        painter->setPen(selected ? strong : quietColour(option.palette));
        int top = area.top() + wide.height();
        for (const auto& line : lines) {
            painter->drawText(QRect(area.left(), top, area.width(), narrow.height()),
                              Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, line);
            top += narrow.height();
        }
        painter->restore();
    }
};

void paintFrame(QPixmap& sample, QSize size)
{
    QPainter painter(&sample);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0, 0, 0, 90), 1));
    painter.drawRect(QRectF(0.5, 0.5, size.width() - 1, size.height() - 1));
}

/// A stamp as the map draws it.
QPixmap stampSample(const Stamp& stamp, const BoardModel& board, QSize size, double pixelRatio)
{
    constexpr double margin = 1.15;  // around it, as a factor
    const auto plan = planStamp(stamp, board, {});
    if (!plan) return {};
    const auto box = boxOf(plan->items);
    const double scale = std::max(box.width() / size.width(), box.depth() / size.height()) * margin;
    sheet::MapPicture picture;
    picture.width = size.width() * scale, picture.depth = size.height() * scale;
    picture.measure = board.map.measure;
    const geometry::Point by = geometry::Point{picture.width / 2, picture.depth / 2} - box.centre();
    for (const auto& item : transformed(plan->items, geometry::Motion::moving(by), board.frame)) {
        sheet::MapPiece piece;
        piece.kind = picture.kinds.size();
        piece.rings = item.outline;
        piece.path = item.path;
        piece.width = item.width;
        picture.terrain.push_back(std::move(piece));
        const auto kind = std::find_if(board.kinds.begin(), board.kinds.end(),
                                       [&](const auto& each) { return each.id == item.type; });
        picture.kinds.push_back({kind->label, {}, kind->look, kind->carries, kind->shade});
    }
    auto pixmap = QPixmap::fromImage(mapImage(picture, size, pixelRatio));
    paintFrame(pixmap, size);
    return pixmap;
}

class KindList : public QListWidget {
public:
    using QListWidget::QListWidget;

protected:
    QStringList mimeTypes() const override { return {terrainMime}; }
    QMimeData* mimeData(const QList<QListWidgetItem*>& items) const override
    {
        if (items.isEmpty()) return nullptr;
        auto* carrying = new QMimeData;
        carrying->setData(terrainMime, items.first()->data(idRole).toString().toUtf8());
        return carrying;
    }
    void startDrag(Qt::DropActions actions) override { execDrag(*this, mimeData(selectedItems()), actions); }
};

}  // namespace

QStringList paletteLines(const QString& words, const QFont& font, int width)
{
    // Limits the layout cost of texts that exceed two lines anyway.
    const QString text = words.simplified().left(2000);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(text, font);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    while (!text.isEmpty() && lines.size() < maxNameLines) {
        auto line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(std::max(width, 1));
        const bool isLast = lines.size() + 1 == maxNameLines;
        lines << (isLast ? QFontMetrics(font).elidedText(text.mid(line.textStart()), Qt::ElideRight, width)
                         : text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines;
}

QPixmap terrainSample(const TerrainKind& kind, QSize size, double pixelRatio)
{
    sheet::MapPicture picture;
    picture.width = picture.depth = 1;
    picture.kinds.push_back({kind.label, {}, kind.look, kind.carries, kind.shade});
    sheet::MapPiece piece;
    if (kind.isLine) piece.path = {{0, 0}, {1, 0}};
    picture.terrain.push_back(piece);
    printer::MapStyle style;
    style.parts.bases = style.parts.objectives = style.parts.rallyPoints = false;
    QPixmap pixmap(size * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(QColor(250, 249, 243));
    const auto entries = printer::map::legendOf(picture, style);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!entries.empty()) {
        const auto& sample = entries.front().sample;
        const double scale = std::min(size.width() / sample.width, size.height() / sample.height);
        painter.save();
        painter.translate((size.width() - sample.width * scale) / 2, (size.height() - sample.height * scale) / 2);
        painter.scale(scale / printer::unitsPerMillimetre, scale / printer::unitsPerMillimetre);
        SketchPicture(sample, nullptr).paint(painter);
        painter.restore();
    }
    painter.end();
    paintFrame(pixmap, size);
    return pixmap;
}

TerrainPalette::TerrainPalette(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    m_search = new QLineEdit(this);
    m_search->setObjectName("terrain-search");
    m_search->setPlaceholderText(tr("Search terrain"));
    m_search->setAccessibleName(tr("Search terrain"));
    m_search->setClearButtonEnabled(true);
    leaveUndoToWindow(m_search);
    m_list = new KindList(this);
    m_list->setObjectName("terrain-kinds");
    m_list->setAccessibleName(tr("Kinds of terrain"));
    m_list->setItemDelegate(new KindDelegate(m_list));
    m_list->setDragEnabled(true);
    m_list->setDragDropMode(QAbstractItemView::DragOnly);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setToolTip(tr("Drag one onto the table, or press Enter to lay it in the middle"));
    m_list->installEventFilter(this);
    m_search->installEventFilter(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    connect(m_search, &QLineEdit::textChanged, this, &TerrainPalette::filter);
    connect(m_list, &QListWidget::itemDoubleClicked, this, [this] { Q_EMIT chosen(current()); });
    connect(m_list, &QListWidget::currentItemChanged, this, [this] { Q_EMIT currentChanged(current()); });
    setFocusProxy(m_search);
}

void TerrainPalette::add(const QString& id, const QString& label, const QString& words, const QPixmap& sample)
{
    auto* item = new QListWidgetItem(label, m_list);
    item->setData(idRole, id);
    item->setData(wordsRole, words);
    item->setData(sampleRole, sample);
    item->setData(Qt::ToolTipRole, words);
    item->setData(Qt::AccessibleDescriptionRole, words);
}

void TerrainPalette::show(const BoardModel& board)
{
    const auto same = [](const TerrainKind& a, const TerrainKind& b) {
        return a.id == b.id && a.label == b.label && a.words == b.words && a.look == b.look;
    };
    if (m_list->count() > 0 && m_board == board.frame.box() &&
        std::equal(m_kinds.begin(), m_kinds.end(), board.kinds.begin(), board.kinds.end(), same))
        return;
    const QString before = current();
    m_kinds = board.kinds;
    m_list->clear();
    m_board = board.frame.box();
    for (const auto& kind : m_kinds)
        add(toQString(kind.id), toQString(kind.label), toQString(kind.words),
            terrainSample(kind, sampleSize, devicePixelRatioF()));
    for (const auto& stamp : stamps())
        if (!piecesOf(stamp, board).empty())
            add(toQString(std::string(stampPrefix) + stamp.id), toQString(inWords(stamp.label)),
                toQString(inWords(stamp.text)), stampSample(stamp, board, sampleSize, devicePixelRatioF()));
    filter();
    setCurrent(before);
    if (current().isEmpty() && m_list->count() > 0) m_list->setCurrentRow(0);
}

QString TerrainPalette::current() const
{
    return m_list->currentItem() ? m_list->currentItem()->data(idRole).toString() : QString();
}

void TerrainPalette::setCurrent(const QString& kind)
{
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(idRole).toString() == kind) m_list->setCurrentRow(row);
}

void TerrainPalette::filter()
{
    const QString wanted = m_search->text().trimmed();
    QListWidgetItem* first = nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        auto* item = m_list->item(row);
        const bool fits = wanted.isEmpty() || item->text().contains(wanted, Qt::CaseInsensitive) ||
                          item->data(wordsRole).toString().contains(wanted, Qt::CaseInsensitive);
        item->setHidden(!fits);
        if (fits && !first) first = item;
    }
    if (first && (!m_list->currentItem() || m_list->currentItem()->isHidden())) m_list->setCurrentItem(first);
}

bool TerrainPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            if (m_list->currentItem() && !m_list->currentItem()->isHidden()) Q_EMIT chosen(current());
            return true;
        }
        if (watched == m_search && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up)) {
            m_list->setFocus(Qt::OtherFocusReason);
            QApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace muster::editor
