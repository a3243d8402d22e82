#pragma once

#include "printer/map/projection.hpp"

namespace muster::printer::map {

/// A placed name.
struct Label {
    static constexpr double edge = 0.3;  ///< of the ground around the letters, in millimetres

    std::vector<Words> lines;
    Outline leader;             ///< line to the named item, if the label is not beside it
    std::vector<Frame> ground;  ///< covered area
    std::vector<Frame> bases;   ///< that it names
    bool numbered = false;      ///< a number of the key, drawn in a disc
};

/// Finds places for names that overlap neither one another nor reserved areas. A name without a place becomes a number
/// in the key.
class LabelPlacer {
public:
    LabelPlacer(const Frame& board, const Measure& measure) : m_board(board), m_measure(measure) {}

    /// Omits names without a place instead of numbering them.
    void leaveNumbersOut() { m_numbers = false; }
    /// Reserves an area completely.
    void take(const Frame& frame) { m_taken.push_back(frame); }
    /// Reserves an area unless there is no better place.
    void avoid(const Frame& frame);
    void avoid(const Outlines& ways, double width);

    void inArea(const std::string& text, const Style& style, const Outlines& area);
    void alongWay(const std::string& text, const Style& style, const Outlines& way, double width);
    void beside(const std::string& text, const Style& style, const Frame& marked);
    /// Places a name beside adjacent bases in their room (a square, or the board), touching them or with a line to one;
    /// else as a number on a base or near them.
    void atBases(const std::string& text, const Style& style, const std::vector<Frame>& bases, const Frame& room,
                 const Style& within);
    /// Places the name of a zone at the inner edge of its area, or elsewhere in it; false if there is no space, because
    /// a zone's name is never placed outside.
    bool atEdge(const std::string& text, const Style& style, const Outlines& area);
    /// Places a number of the key near a position, with a line to it if it is away; omitted if there is no key.
    void number(const std::string& text, const Style& style, Point at);
    /// Places a name inside a base, in that colour; false if it does not fit or another base covers it.
    bool within(const std::string& text, const Style& style, const Frame& base);

    const std::vector<Label>& labels() const { return m_labels; }
    const std::vector<std::string>& key() const { return m_key; }
    /// The areas covered by labels.
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
    /// False if a taken area is met, other than the one it may lie on.
    bool isFree(const Frame& frame, const Frame* on = nullptr) const;
    /// True if the line from one of these bases to a frame crosses a taken area.
    bool isBlocked(const Outline& leader, const std::vector<Frame>& bases) const;
    bool besideBases(const std::vector<Setting>& all, const Style& style, const std::vector<Frame>& bases,
                     const Frame& room);
    bool onBase(const std::string& text, const Style& style, const std::vector<Frame>& bases);
    void numberNear(const std::string& text, const Style& style, const std::vector<Frame>& targets, const Frame& room,
                    bool areBases);
    double cost(const Frame& frame) const;
    void rate(Choice& best, const Frame& frame, double cost, std::size_t setting) const;
    void set(const Setting& setting, const Style& style, const Frame& frame, Outline leader = {});
    Choice bestInside(const std::vector<Setting>& all, const Outlines& area) const;
    bool aroundFrame(const std::vector<Setting>& all, const Style& style, const Frame& marked, Point target,
                     double farthest);
    bool onChord(const Setting& setting, const Style& style, Point from, Point to, double width);
    void place(const Setting& setting, const Style& style, const Frame& frame, bool numbered);

    Frame m_board;
    const Measure& m_measure;
    std::vector<Frame> m_taken, m_avoided;
    std::vector<Label> m_labels;
    std::vector<std::string> m_key;
    std::size_t m_leftOut = 0;
    std::size_t m_searches = 200'000;  ///< places still tried at bases and for numbers
    bool m_numbers = true;
};

}  // namespace muster::printer::map
