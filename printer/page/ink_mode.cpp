#include "printer/page/ink_mode.hpp"

#include <map>

namespace muster::printer {

namespace {

using Content = std::shared_ptr<const std::vector<Mark>>;

class Recolour {
public:
    explicit Recolour(InkMode inkMode) : m_inkMode(inkMode) {}

    void operator()(TextMark& mark) { mark.style.ink = greyOf(mark.style.ink); }
    void operator()(LineMark& mark) { mark.ink = greyOf(mark.ink); }
    void operator()(BoxMark& mark)
    {
        mark.ink = greyOf(mark.ink);
        mark.fill = greyOf(mark.fill);
        if (isLeftWhite(mark.fill, m_inkMode)) mark.filled = false;
    }
    void operator()(EllipseMark& mark) { recolour(mark); }
    void operator()(PathMark& mark) { recolour(mark); }
    void operator()(FieldMark& /*mark*/) const {}
    void operator()(ImageMark& mark)
    {
        auto& grey = m_greyed[mark.picture.get()];
        if (!grey.second) grey = {mark.picture, greyOf(*mark.picture)};
        mark.picture = grey.second;
    }
    void operator()(GroupMark& mark)
    {
        auto& done = m_done[mark.content.get()];
        if (!done.second) {
            auto content = *mark.content;
            all(content);
            done = {mark.content, std::make_shared<const std::vector<Mark>>(std::move(content))};
        }
        mark.content = done.second;
    }
    void all(std::vector<Mark>& marks)
    {
        for (auto& mark : marks) std::visit(*this, mark);
    }

private:
    using Image = std::shared_ptr<const sheet::Picture>;

    static Image greyOf(const sheet::Picture& picture)
    {
        auto grey = std::make_shared<sheet::Picture>(picture);
        grey->png.clear();
        for (std::size_t i = 0; i + 3 < grey->dots.size(); i += 4) {
            const auto dot = printer::greyOf(Ink(grey->dots[i], grey->dots[i + 1], grey->dots[i + 2])).red;
            grey->dots[i] = grey->dots[i + 1] = grey->dots[i + 2] = dot;
        }
        return grey;
    }
    static Ink greyOf(Ink ink) { return printer::greyOf(ink); }
    template <typename Outlined>
    void recolour(Outlined& mark) const
    {
        mark.ink = greyOf(mark.ink);
        if (mark.fill) mark.fill = greyOf(*mark.fill);
        // White hides what is below, as the light fill did, and takes no ink.
        if (mark.fill && isLeftWhite(*mark.fill, m_inkMode)) mark.fill = Ink(255);
    }

    InkMode m_inkMode;
    std::map<const void*, std::pair<Content, Content>> m_done;  ///< the original, kept alive, and its replacement
    std::map<const void*, std::pair<Image, Image>> m_greyed;
};

}  // namespace

void applyInkMode(std::vector<Mark>& marks, InkMode inkMode)
{
    if (inkMode != InkMode::colour) Recolour(inkMode).all(marks);
}

}  // namespace muster::printer
