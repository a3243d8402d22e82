#pragma once

#include "printer/map/projection.hpp"

namespace muster::printer::map {

/// Where a name has come to stand.
struct Label {
    std::vector<Words> lines;
    Outline leader;             ///< to what it names, where it does not stand beside it
    std::vector<Frame> ground;  ///< what it covers
    bool numbered = false;      ///< a number of the key, drawn in a disc
};

/// Finds places for names so that they cover neither one another nor what is marked as taken. What finds none gets a
/// number and a line in the key.
class LabelPlacer {
public:
    LabelPlacer(const Frame& board, const Measure& measure) : m_board(board), m_measure(measure) {}

    /// What finds no place is left out instead of numbered.
    void leaveNumbersOut() { m_numbers = false; }
    /// Nothing may stand here ...
    void take(const Frame& frame) { m_taken.push_back(frame); }
    /// ... and here only where there is no better place.
    void avoid(const Frame& frame);
    void avoid(const Outlines& ways, double width);

    void inArea(const std::string& text, const Style& style, const Outlines& area);
    void alongWay(const std::string& text, const Style& style, const Outlines& way, double width);
    void beside(const std::string& text, const Style& style, const Frame& marked);
    /// Beside bases that stand together, touching their side; else as a number, on the bases where one is large enough.
    void atBases(const std::string& text, const Style& style, const Frame& bases, const Frame& first,
                 const Style& within);
    /// At the inner edge of an area, as the name of a zone, or elsewhere in it; false when there is no room: a zone's
    /// name stands nowhere else.
    bool atEdge(const std::string& text, const Style& style, const Outlines& area);
    /// As a number of the key, near a spot; left out where there is no key.
    void number(const std::string& text, const Style& style, SketchPoint at);
    /// Within a rectangle, in that ink; false when it does not fit there.
    bool within(const std::string& text, const Style& style, const Frame& room);

    const std::vector<Label>& labels() const { return m_labels; }
    const std::vector<std::string>& key() const { return m_key; }
    /// Everything that labels cover.
    std::vector<Frame> covered() const;
    std::size_t leftOut() const { return m_leftOut; }

private:
    struct Setting {
        std::vector<std::string> lines;
        std::vector<double> widths;
        double width = 0, height = 0;
    };
    struct Choice {
        double cost = 1e9;
        Frame frame;
        std::size_t setting = 0;
    };
    std::vector<Setting> settings(const std::string& text, const Style& style) const;
    bool isFull();
    bool isFree(const Frame& frame) const;
    double cost(const Frame& frame) const;
    void rate(Choice& best, const Frame& frame, double cost, std::size_t setting) const;
    void set(const Setting& setting, const Style& style, const Frame& frame, Outline leader = {});
    Choice bestInside(const std::vector<Setting>& all, const Outlines& area) const;
    bool aroundFrame(const std::vector<Setting>& all, const Style& style, const Frame& marked, SketchPoint target,
                     double farthest);
    bool onChord(const Setting& setting, const Style& style, SketchPoint from, SketchPoint to, double width);
    void place(const Setting& setting, const Style& style, const Frame& frame, bool numbered);

    Frame m_board;
    const Measure& m_measure;
    std::vector<Frame> m_taken, m_avoided;
    std::vector<Label> m_labels;
    std::vector<std::string> m_key;
    std::size_t m_leftOut = 0;
    bool m_numbers = true;
};

}  // namespace muster::printer::map
