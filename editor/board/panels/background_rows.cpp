#include "editor/board/panels/background_rows.hpp"

#include "editor/army_files/army_copy.hpp"
#include "editor/form/number_controls.hpp"
#include "editor/look/file_reference.hpp"
#include "editor/look/words.hpp"

#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace muster::editor {

using scenario::TracedPicture;

namespace {

constexpr double maxLength = 100'000;
constexpr int percent = 100;

/// The picture with one value changed.
template <class Value>
Change changed(PropertyRows::Text now, Value TracedPicture::*part, const Value& value)
{
    auto picture = scenario::pictureOf(now.document);
    if (!picture) return {};
    (*picture).*part = value;
    return scenario::setPicture(now, picture);
}

}  // namespace

BackgroundRows::BackgroundRows(BoardView& view, Background& background, std::function<std::filesystem::path()> place,
                               QWidget* parent)
    : QWidget(parent), m_view(view), m_background(background), m_place(std::move(place)),
      m_file(new PropertyRows(view, QStringLiteral("background"), this)),
      m_values(new PropertyRows(view, QStringLiteral("background"), this))
{
    m_file->section(tr("Background Picture"));
    m_note = new QLabel(m_file);
    m_note->setObjectName("background-note");
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText);
    m_file->add(m_note);
    m_file->button({"choose", tr("Choose Picture..."),
                    tr("Put a PNG, JPEG or SVG image under the table, to trace a map; it is never printed")},
                   [this] { choose(); });
    m_remove = m_file->button(
        {"remove", tr("Remove Picture"), tr("Take the picture away; its file stays where it is")},
        [this] { m_file->make([](Text now) { return scenario::setPicture(now, std::nullopt); }); }, true);
    buildValues();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_file);
    layout->addWidget(m_values);
    connect(&background, &Background::changed, this, &BackgroundRows::refresh);
    connect(&background, &Background::markChanged, this, &BackgroundRows::askLength);
    connect(&view, &BoardView::showsChanged, this, &BackgroundRows::refresh);
    refresh();
}

void BackgroundRows::buildValues()
{
    auto& rows = *m_values;
    rows.number(
        {"width", tr("Width"), tr("How long its lower edge is on the table")}, {}, 0.01, maxLength, false,
        [](Text now) -> std::optional<double> {
            const auto picture = scenario::pictureOf(now.document);
            return picture ? std::optional(picture->width) : std::nullopt;
        },
        [](Text now, const std::optional<double>& width) {
            return changed(now, &TracedPicture::width, width.value_or(0));
        });
    rows.pair(
        {"at", tr("Corner"), tr("Where its south-west corner is")}, {"west", tr("From the west edge")},
        {"south", tr("From the south edge")}, {}, -maxLength, maxLength,
        [](Text now) -> std::optional<geometry::Point> {
            const auto picture = scenario::pictureOf(now.document);
            return picture ? std::optional(picture->at) : std::nullopt;
        },
        [](Text now, const geometry::Point& at) { return changed(now, &TracedPicture::at, at); });
    rows.integer(
        {"opacity", tr("Opacity"), tr("How much of the ground it covers, in per cent")}, QStringLiteral("%"),
        static_cast<int>(scenario::leastOpacity * percent), percent, false,
        [](Text now) -> std::optional<double> {
            const auto picture = scenario::pictureOf(now.document);
            return picture ? std::optional(std::round(picture->opacity * percent)) : std::nullopt;
        },
        [](Text now, const std::optional<double>& opacity) {
            return changed(now, &TracedPicture::opacity, opacity.value_or(percent) / percent);
        });
    rows.check(
        {"locked", tr("Locked"), tr("No tool moves it; numbers still do")},
        [](Text now) {
            const auto picture = scenario::pictureOf(now.document);
            return picture && picture->isLocked;
        },
        [](Text now, bool locked) {
            auto change = changed(now, &TracedPicture::isLocked, locked);
            change.mergeKey.clear();
            return change;
        });
    rows.check(
        {"shown", tr("Shown"), tr("Without a tick, it is hidden on the screen, not in the file")},
        [this](Text) { return m_view.shows().underlay; },
        [this](Text, bool isShown) {
            auto shows = m_view.shows();
            shows.underlay = isShown;
            m_view.setShows(shows);
            return Change();
        });
    const auto chooseTool = [this](const char* id) {
        return [this, id] {
            m_view.choose(QLatin1String(id));
            m_view.setFocus(Qt::OtherFocusReason);
        };
    };
    rows.button({"move", tr("Move Picture"), tr("Drag the picture to where it belongs")},
                chooseTool("background-move"));
    rows.button({"distance", tr("Mark a Distance"),
                 tr("Scale the picture by a stretch that you know the length of: drag over it, then type its length")},
                chooseTool("background-distance"), true);
    m_length = rows.number(
        {"length", tr("Its length"), tr("How long the marked stretch is on the table; the picture is scaled to it")},
        {}, 0.01, maxLength, true,
        [this](Text) -> std::optional<double> {
            const auto& mark = m_background.mark();
            if (!mark) return std::nullopt;
            return geometry::distance(mark->first, mark->second) / m_view.board().perFileUnit;
        },
        [this](Text now, const std::optional<double>& wanted) -> Change {
            const auto mark = m_background.mark();
            if (!mark || !wanted) return {};
            const double unit = m_view.board().perFileUnit;
            return scenario::scalePicture(now, mark->first * (1 / unit),
                                          geometry::distance(mark->first, mark->second) / unit, *wanted);
        });
    // What was marked has another length on the scaled picture.
    connect(&rows, &PropertyRows::made, this, [this] { m_background.setMark({}); });
}

void BackgroundRows::refresh()
{
    const auto& picture = m_background.picture();
    m_file->refresh();
    m_values->refresh();
    m_values->setVisible(picture.has_value());
    m_remove->setVisible(picture.has_value());
    QString note = m_background.note();
    if (picture && note.isEmpty()) note = toQString(picture->file);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_length->setEnabled(m_background.mark().has_value());
    for (auto* spin : m_values->findChildren<RealSpin*>()) spin->setUnit(toQString(m_view.board().fileMeasure));
}

void BackgroundRows::askLength()
{
    refresh();
    if (!m_background.mark()) return;
    Q_EMIT lengthWanted();
    m_length->setFocus(Qt::OtherFocusReason);
    m_length->selectAll();
    m_view.host().showMessage(tr("Type how long the marked stretch is on the table."));
}

bool BackgroundRows::load(const std::filesystem::path& file)
{
    const auto place = m_place();
    auto written = referenceTo(file, place);
    if (!canName(file, place)) {
        written = pictureReference(file, place);
        if (const auto failed = copyPicture(file, place, written))
            return m_view.host().showMessage(tr("The picture was not copied: %1").arg(toQString(*failed))), false;
        m_view.host().showMessage(tr("Copied the picture beside the battlefield: %1").arg(toQString(written)));
    }
    const bool isMade = m_file->make([&](Text now) {
        auto picture = scenario::pictureOf(now.document).value_or(TracedPicture{});
        picture.file = written;
        if (!(picture.width > 0)) picture.width = now.document.root()["board"]["width"].real();
        auto change = scenario::setPicture(now, picture);
        change.mergeKey.clear();
        return change;
    });
    // The same file may have been put back.
    if (!isMade) m_background.refresh(true);
    return true;
}

void BackgroundRows::choose()
{
    const auto path =
        QFileDialog::getOpenFileName(this, tr("Choose a Background Picture"), shownPath(m_place().parent_path()),
                                     tr("Pictures (*.png *.jpg *.jpeg *.svg);;All files (*)"));
    if (!path.isEmpty()) load(pathOf(path));
}

}  // namespace muster::editor
