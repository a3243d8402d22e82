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
};

}  // namespace

void applyInkMode(std::vector<Mark>& marks, InkMode inkMode)
{
    if (inkMode != InkMode::colour) Recolour(inkMode).all(marks);
}

}  // namespace muster::printer
