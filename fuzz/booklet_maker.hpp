#pragma once

#include "core/sheet/sheet.hpp"
#include "fuzz/choices.hpp"

#include <string>

namespace muster::fuzz {

/// Makes sheets with every kind of block from choices; texts are hostile, numbers may be extreme within what a system
/// may ask for.
class BookletMaker {
public:
    explicit BookletMaker(Choices& choices) : m_choices(choices) {}

    sheet::Booklet make();

private:
    sheet::Blocks blocks(std::size_t most, int depth);
    sheet::Block block(int depth);
    sheet::Block flatBlock();
    sheet::Table table();
    sheet::Cards cards(int depth);
    sheet::Columns columns(int depth);
    sheet::Matrix matrix();
    sheet::Reference reference();
    sheet::Findings findings();
    sheet::Grid grid();
    sheet::Cutouts cutouts();
    sheet::PlayTemplate playTemplate();
    sheet::Map map();
    sheet::MapRings rings();
    sheet::Play play();
    sheet::Cell cell();
    std::string text();
    double length();
    std::uint32_t count() { return m_choices.below(40) == 0 ? 300 : static_cast<std::uint32_t>(m_choices.below(8)); }
    template <class Enum>
    Enum oneOf(std::size_t values)
    {
        return static_cast<Enum>(m_choices.below(values));
    }

    Choices& m_choices;
};

}  // namespace muster::fuzz
