#pragma once

#include "printer/layout/side_look.hpp"

namespace muster::printer {

/// The back of a card in the colours of a side: a frame, its emblem or letters in the middle, and a white plate for
/// words at the lower edge. Without emblem and letters, a lattice fills the middle.
class CardBack {
public:
    CardBack(const SideLook& look, const sheet::CardSize& size) : m_look(look), m_size(size) {}

    double textLeft() const;
    double textWidth() const;
    /// The maximum height of the words.
    double maxText() const;
    /// Draws everything but the words, `bleed` mm beyond the edges; returns the top of the words.
    double draw(Drawing& drawing, double bleed, double textHeight) const;

private:
    void lattice(Drawing& drawing, double width, double height, Ink line) const;

    const SideLook& m_look;
    const sheet::CardSize& m_size;
};

/// Fills the card with a strip beyond each edge, but not beyond the corners, where crop marks are.
void fillWithBleed(Drawing& drawing, double width, double height, double bleed, Ink ink);

}  // namespace muster::printer
