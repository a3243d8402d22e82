#pragma once

#include "core/sheet/plan.hpp"

#include <algorithm>

namespace muster::sheet::plan {

/// Calls the visitor with every Formula and every Sentence of a part of a plan, except those that only blank sheets
/// use. The visitor decides whether to enter blocks and columns that are certain.
template <class Visitor>
class Parts {
public:
    explicit Parts(Visitor visitor) : m_visitor(std::move(visitor)) {}

    void operator()(const Formula& formula) { m_visitor(formula); }
    void operator()(const Sentence& sentence) { m_visitor(sentence); }
    template <class Part>
    void operator()(const std::optional<Part>& part)
    {
        if (part) (*this)(*part);
    }
    template <class Part>
    void operator()(const std::vector<Part>& parts)
    {
        for (const auto& part : parts) (*this)(part);
    }
    void operator()(const Loop& loop) { (*this)(loop.list); }
    void operator()(const Heading& part) { all(part.text, part.note, part.symbol); }
    void operator()(const Field& part) { all(part.label, part.value, part.when, part.symbol); }
    void operator()(const Fields& part) { all(part.items); }
    void operator()(const BoxStyle& part) { all(part.size); }
    void operator()(const Column& part)
    {
        if (m_visitor.enters(part.certain))
            all(part.label, part.value, part.boxes, part.group, part.when, part.symbol, part.style);
        else
            all(part.when);
    }
    void operator()(const Table& part) { all(part.title, part.columns, part.rows, part.group, part.total, part.dim); }
    void operator()(const Cards& part)
    {
        all(part.cards, part.title, part.subtitle, part.corner, part.blocks, part.back, part.symbol);
    }
    void operator()(const Track& part) { all(part.label, part.from, part.to, part.start); }
    void operator()(const Boxes& part) { all(part.label, part.count, part.group, part.style); }
    void operator()(const Grid& part)
    {
        all(part.title, part.rows, part.columns, part.cell, part.boxes, part.group, part.style);
    }
    void operator()(const Matrix& part)
    {
        all(part.title, part.corner, part.columns, part.rows, part.cell, part.shade);
    }
    void operator()(const Text& part) { all(part.text); }
    void operator()(const Columns& part)
    {
        for (const auto& column : part.columns) (*this)(column);
    }
    void operator()(const Reference&) {}
    void operator()(const Findings& part) { all(part.title); }
    void operator()(const Cutouts& part)
    {
        all(part.title, part.pieces, part.width, part.depth, part.count, part.strong, part.text, part.small,
            part.symbol, part.number);
    }
    void operator()(const Spoke& part) { all(part.direction, part.label); }
    void operator()(const PlayTemplate& part) { all(part.title, part.note, part.radius, part.rings, part.spokes); }
    void operator()(const Map& part) { all(part.title, part.side); }
    void operator()(const Block& part)
    {
        if (!m_visitor.enters(part.certain)) return;
        all(part.when, part.each);
        std::visit([&](const auto& content) { (*this)(content); }, part.content);
    }
    void operator()(const Sheet& part) { all(part.title, part.when, part.blocks); }

private:
    template <class... Part>
    void all(const Part&... parts)
    {
        ((*this)(parts), ...);
    }

    Visitor m_visitor;
};

/// True if no part can fail for an ordinary file (see core/expr/certainty.hpp).
template <class Part>
bool isCertain(const Part& part)
{
    bool certain = true;
    struct Check {
        bool& certain;
        bool enters(bool) const { return true; }
        void operator()(const Formula& formula) const { certain = certain && formula.certain; }
        void operator()(const Sentence& sentence) const { certain = certain && sentence.text.isCertain(); }
    };
    Parts(Check{certain})(part);
    return certain;
}

/// True if no part reads another variable than these slots and those from `own` on.
template <class Part>
bool readsOnly(const Part& part, const std::vector<std::uint32_t>& slots, std::uint32_t own)
{
    bool only = true;
    struct Check {
        bool& only;
        const std::vector<std::uint32_t>& slots;
        std::uint32_t own;
        void check(const std::vector<std::uint32_t>& read) const
        {
            for (const auto slot : read)
                if (slot < own && std::find(slots.begin(), slots.end(), slot) == slots.end()) only = false;
        }
        bool enters(bool) const { return true; }
        void operator()(const Formula& formula) const { check(formula.program.reads()); }
        void operator()(const Sentence& sentence) const { check(sentence.text.reads()); }
    };
    Parts(Check{only, slots, own})(part);
    return only;
}

}  // namespace muster::sheet::plan
