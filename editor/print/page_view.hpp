#pragma once

#include "editor/print/print_work.hpp"

#include <QAbstractScrollArea>
#include <QPixmap>

namespace muster::editor {

/// One page of a print, as it will look on paper.
class PageView : public QAbstractScrollArea {
    Q_OBJECT
public:
    /// How large the page is: all of it, as wide as the view, or in percent of paper.
    enum class Fit { page, width, percent };

    explicit PageView(QWidget* parent = nullptr);

    /// Shows a print from the page that is in front, as far as there is one; null shows none.
    void setPrint(std::shared_ptr<const Print> print);
    int pageCount() const { return m_print ? static_cast<int>(m_print->out.pages.size()) : 0; }
    /// From 0.
    int page() const { return m_page; }
    void setPage(int page);

    Fit fit() const { return m_fit; }
    /// In percent of true size on this screen, whatever made it so.
    int zoom() const;
    void setFit(Fit fit);
    void setZoom(int percent);
    /// The next step of zoom in that direction.
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
    QPixmap m_picture;  ///< of the page in front, null when it has to be drawn anew
};

}  // namespace muster::editor
