#pragma once

#include "core/sheet/sheet.hpp"

#include <random>
#include <string>
#include <vector>

namespace muster::samples {

/// Booklets of all kinds of blocks with texts from empty to very long, for properties that must hold for any input.
/// Every word occurs once in a booklet.
class RandomBooklets {
public:
    explicit RandomBooklets(unsigned seed) : m_random(seed) {}

    sheet::Booklet booklet();
    /// The words of the last booklet.
    const std::vector<std::string>& words() const { return m_words; }

    sheet::Blocks blocks(int count, int depth);
    std::string word(std::size_t letters);
    std::string text(int maxWords);
    int number(int min, int max) { return std::uniform_int_distribution(min, max)(m_random); }

private:
    sheet::Block block(int depth);
    sheet::Table table(int rows, int columns);
    sheet::Cards cards(int depth);
    sheet::Columns columns(int depth);
    sheet::Matrix matrix();
    sheet::Reference reference();
    sheet::Findings findings();
    sheet::Grid grid();
    sheet::Fields fields();

    std::mt19937 m_random;
    std::vector<std::string> m_words;
};

}  // namespace muster::samples
