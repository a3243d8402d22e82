#pragma once

#include "printer/map/area_index.hpp"

#include <array>

namespace muster::printer::map {

/// What a label names: items of one kind.
struct Subject {
    Named kind = Named::other;
    std::vector<std::size_t> items;  ///< in the order in which they were added
};

/// A placed name.
struct Label {
    static constexpr double edge = 0.3;  ///< of the ground around the letters, in millimetres

    std::vector<Words> lines;
    Outline leader;             ///< line to the named item, if the label is not beside it
    std::vector<Frame> ground;  ///< covered area
    Subject subject;
    bool numbered = false;  ///< a number of the key, drawn in a disc
};

/// Finds places for names that overlap neither one another nor reserved areas. A name is nearer to its item than to
/// any other of that kind, or a line leads to its item, through no other name and no base. A name without a place
/// becomes a number in the key.
class LabelPlacer {
public:
    LabelPlacer(const Frame& board, const Measure& measure);

    /// Omits names without a place instead of numbering them.
    void leaveNumbersOut() { m_numbers = false; }
    /// Adds an item that can be named; its number is the count of those of its kind before it.
    void addItem(Named kind, Area area) { m_items[static_cast<std::size_t>(kind)].add(std::move(area)); }
    /// Reserves an area completely; a line may lead through the areas of its own item.
    void take(Area area, const Subject& of = {});
    /// Reserves an area unless there is no better place.
    void avoid(const Frame& frame);
    void avoid(const Outlines& ways, double width);

    void inArea(const std::string& text, const Style& style, const Outlines& area, std::size_t item);
    void alongWay(const std::string& text, const Style& style, const Outlines& way, double width, std::size_t item);
    void atObjective(const std::string& text, const Style& style, std::size_t item);
    /// Places a name beside adjacent bases in their room (a square, or the board); false if there is no space. Without
    /// `mayLead`, so close that no line is needed.
    bool besideBases(const std::string& text, const Style& style, const std::vector<std::size_t>& bases,
                     const Frame& room, bool mayLead);
    /// Places a number of the key on a base, in that style, or near the bases.
    void numberBases(const std::string& text, const Style& style, const std::vector<std::size_t>& bases,
                     const Frame& room, const Style& within);
    /// Places the name of a zone at the inner edge of its area, or elsewhere in it; false if there is no space, because
    /// a zone's name is never placed outside.
    bool atEdge(const std::string& text, const Style& style, const Outlines& area);
    /// Places a number of the key inside an area; omitted if there is no key.
    void numberInside(const std::string& text, const Style& style, const Outlines& area);
    /// Places a name inside a base; false if it does not fit or another base covers it.
    bool within(const std::string& text, const Style& style, std::size_t base);

    const std::vector<Label>& labels() const { return m_labels; }
    const std::vector<std::string>& key() const { return m_key; }
    /// The areas covered by labels.
    std::vector<Frame> covered() const;
    /// Names that are neither on the map nor in the key.
    const std::vector<std::string>& leftOut() const { return m_leftOut; }

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
        Outline leader = {};
    };
    /// How far from its item, and at which cost, a name may be.
    struct Reach {
        std::vector<double> gaps;
        double accepted;
        bool mayLead = true;
    };
    enum class Use : std::uint8_t { mark, name, line };
    /// What a reserved area is, and the item that it is part of.
    struct Reserved {
        Subject of;
        Use use = Use::mark;
    };

    std::vector<Setting> settings(const std::string& text, const Style& style) const;
    /// True if there are as many labels as a map can have; the name is left out.
    bool isFull(const std::string& text);
    bool isSpent() const;
    /// False if a reserved area is met, other than an item that it may lie on.
    bool isFree(const Frame& frame, const Subject* on = nullptr) const;
    double cost(const Frame& frame, double limit) const;
    void rate(Choice& best, const Frame& frame, double cost, std::size_t setting) const;
    Choice bestInside(const std::vector<Setting>& all, const Outlines& area) const;

    const AreaIndex& itemsOf(Named kind) const { return m_items[static_cast<std::size_t>(kind)]; }
    std::vector<Frame> framesOf(const Subject& subject) const;
    double distanceTo(const Subject& subject, const Frame& frame) const;
    /// True if no other item of the kind is as near to a frame.
    bool isNearest(const Subject& subject, const Frame& frame, double own) const;
    /// True if a line goes through anything but its own item; bases and other lines do not matter if it may cross them.
    bool isBlocked(const Outline& line, const Subject& subject, bool mayCross) const;
    /// The shortest line from a frame to an item that is not blocked; nothing if all are.
    Outline leaderTo(const Subject& subject, const Frame& from, bool mayCross = false) const;
    /// False if a name there needs a line that it may not or cannot have.
    bool connect(const Subject& subject, const Frame& place, bool mayLead, Outline& leader) const;
    /// A frame moved towards the items, so that its distance from them is that of the gap.
    Frame drawnIn(const Subject& subject, const Frame& frame, Point direction, double gap) const;
    bool besideItems(const std::vector<Setting>& all, const Style& style, const Subject& subject,
                     const std::vector<Frame>& anchors, const Frame& room, const Reach& reach);
    bool onBase(const std::string& text, const Style& style, const Subject& subject);
    void numberNear(const std::string& text, const Style& style, const Subject& subject, const Frame& target,
                    const Frame& room);
    Setting discOf(const Style& bold) const;
    void setDisc(const Setting& setting, const Style& bold, const Frame& frame, const Subject& subject, Outline leader);
    bool onChord(const Setting& setting, const Style& style, Point from, Point to, double width,
                 const Subject& subject);
    void reserve(Area area, Use use);
    Label& set(const Setting& setting, const Style& style, const Frame& frame, const Subject& subject,
               Outline leader = {});

    Frame m_board;
    const Measure& m_measure;
    AreaIndex m_taken, m_avoided;
    std::vector<Reserved> m_reserved;  ///< what each area of m_taken is
    std::array<AreaIndex, 4> m_items;
    std::vector<Label> m_labels;
    std::vector<std::string> m_key;
    std::vector<std::string> m_leftOut;
    bool m_numbers = true;
};

}  // namespace muster::printer::map
