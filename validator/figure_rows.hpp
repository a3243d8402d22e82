#pragma once

#include "validator/compared_army.hpp"

#include <span>
#include <string>
#include <vector>

namespace muster::validator {

/// One line of a table: a label and a figure for each army, or none if an army has no such line.
struct FigureRow {
    std::string label;
    std::vector<const Figure*> figures;
    bool isPart = false;
};

/// The statistics of some armies and their parts, as lines with a figure for each army. Parts that are nothing in every
/// army are left out.
class FigureRows {
public:
    explicit FigureRows(std::span<const ComparedArmy* const> armies);
    const std::vector<FigureRow>& list() const { return m_rows; }

private:
    void addStatistic(const std::string& id);

    std::span<const ComparedArmy* const> m_armies;
    std::vector<std::string> m_ids;
    std::vector<FigureRow> m_rows;
};

}  // namespace muster::validator
