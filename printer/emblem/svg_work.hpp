#pragma once

#include <QHash>
#include <QString>

#include <cstddef>
#include <string>
#include <vector>

namespace muster::printer {

/// How much there is to draw in an SVG image, where elements can draw others several times.
class SvgWork {
public:
    /// Begins an element inside the open one; `weight` is what it takes by itself, `drawn` the id of what it repeats.
    void begin(const QString& id, std::size_t weight, const QString& drawn);
    void end();
    std::size_t depth() const { return m_open.size(); }
    std::size_t elements() const { return m_elements.size(); }

    /// Why the image takes too much work; empty if it does not.
    std::string problem();

private:
    struct Element {
        std::size_t weight;
        QString drawn;
        std::vector<std::size_t> inside = {};
        enum class State { unknown, open, known } state = State::unknown;
    };
    std::size_t total(std::size_t index);

    std::vector<Element> m_elements;
    std::vector<std::size_t> m_open;
    QHash<QString, std::size_t> m_named;
    bool m_isCircular = false;
};

}  // namespace muster::printer
