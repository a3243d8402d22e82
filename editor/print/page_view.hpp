#pragma once

#include "editor/print/print_work.hpp"

#include <QAbstractScrollArea>
#include <QPixmap>

namespace muster::editor {

/// A preview of one printed page.
class PageView : public QAbstractScrollArea {
    Q_OBJECT
public:
    /// The zoom: whole page, width of the view, or percent of the paper size.
    enum class Fit { page, width, percent };

    explicit PageView(QWidget* parent = nullptr);

    /// Shows a print at the current page, if it has one; null shows none.
    void setPrint(std::shared_ptr<const Print> print);
    int pageCount() const { return m_print ? static_cast<int>(m_print->out.pages.size()) : 0; }
    /// From 0.
    int page() const { return m_page; }
    void setPage(int page);

    Fit fit() const { return m_fit; }
    /// Current zoom in percent of the true size on this screen.
    int zoom() const;
    void setFit(Fit fit);
    void setZoom(int percent);
    /// Goes to the next zoom step in that direction.
    void stepZoom(int direction);

Q_SIGNALS:
    void pageChanged(int page);
    void zoomChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    const printer::Page* current() const;
    double pixelsPerMillimetre() const;
    QSize pageSize() const;
    void arrange();
    void draw();

    std::shared_ptr<const Print> m_print;
    int m_page = 0;
    Fit m_fit = Fit::page;
    int m_percent = 100;
    QPixmap m_picture;  ///< of the current page; null if it must be redrawn
};

}  // namespace muster::editor
