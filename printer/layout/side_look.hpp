#pragma once

#include "printer/page/drawing.hpp"

namespace muster::printer {

/// How sheets show whose they are. Colours never do so alone: an emblem or letters are beside them, so that sides
/// remain distinct in grey and for colour-blind players.
struct SideLook {
    bool isColoured = false;  ///< the army has colours
    Ink accent = {};          ///< its first colour, or a shade of it that is readable on white
    Ink frame = 255;          ///< its second colour, or a tint of it that stands out from the first; white without one
    bool isSaving = false;    ///< no areas in colour, only outlines
    sheet::Emblem emblem = {};
    QString letters = {};  ///< one or two initials of the army's name; none on blank sheets of no list
};

SideLook sideLookOf(const sheet::Booklet& booklet, InkMode inkMode);

/// The look of what belongs to no side, such as the backs of a deck that both sides draw from.
SideLook commonLook(InkMode inkMode);

/// Draws the emblem into a square; a drawing has that ink on that ground. Nothing without an emblem.
void drawEmblem(Drawing& drawing, const SideLook& look, double x, double y, double side, Ink ink, Ink ground = 255);

/// Draws a white disc with the emblem, or with the letters if there is none.
void drawRoundel(Drawing& drawing, const SideLook& look, double x, double y, double radius);

}  // namespace muster::printer
