#include "printer/layout/booklet.hpp"

#include "printer/layout/blocks.hpp"
#include "printer/layout/find_block.hpp"
#include "printer/layout/form_fields.hpp"
#include "printer/layout/links.hpp"
#include "printer/layout/lone_map.hpp"
#include "printer/layout/page_frame.hpp"
#include "printer/layout/play_code.hpp"
#include "printer/layout/poster.hpp"
#include "printer/layout/set_sheet.hpp"
#include "printer/page/ink_mode.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <span>

namespace muster::printer {

namespace {

/// Adds bookmarks for a booklet in order: the army, then each kind of sheet once, then the subjects, cards or rows of
/// its sheets.
class Places {
public:
    explicit Places(const sheet::Booklet& booklet) { m_bookmarks.push_back({booklet.name, 0, 0}); }

    void add(const sheet::Sheet& sheet, std::size_t page)
    {
        const auto& kind = sheet.kind.empty() ? sheet.title : sheet.kind;
        if (kind != m_kind || sheet.of.empty()) m_bookmarks.push_back({kind, 1, page});
        if (!sheet.of.empty()) m_bookmarks.push_back({sheet.of, 2, page});
        m_kind = kind;
        m_level = sheet.of.empty() ? 2 : 3;
        m_units.addSheet(sheet.of, page);
    }
    /// Adds the cards of the sheet added last, which are on some of the pages.
    void addCards(std::span<const Page> pages, std::span<const std::size_t> indexes)
    {
        for (auto& card : m_units.addCards(pages, indexes))
            m_bookmarks.push_back({std::move(card.title), m_level, card.page, card.top});
    }
    /// Adds the rows of units that have neither a card nor a sheet. `isOfSubject` says whether the sheet of a page has
    /// a subject, such as a group.
    void addRows(std::span<Page> pages, const std::vector<std::string>& units,
                 const std::function<bool(std::size_t page)>& isOfSubject)
    {
        for (auto& row : m_units.rowsOf(pages, units)) {
            const auto after = std::upper_bound(m_bookmarks.begin(), m_bookmarks.end(), row.page,
                                                [](std::size_t page, const Bookmark& b) { return page < b.page; });
            m_bookmarks.insert(after, {std::move(row.title), isOfSubject(row.page) ? 3 : 2, row.page, row.top});
        }
    }
    const UnitPlaces& units() const { return m_units; }
    std::vector<Bookmark> take() { return std::move(m_bookmarks); }

private:
    std::vector<Bookmark> m_bookmarks;
    std::string m_kind;
    int m_level = 2;  ///< of the cards of the last sheet
    UnitPlaces m_units;
};

/// Sheets laid out together: those to cut out share pages if that saves one.
std::size_t sheetsTogether(const sheet::Booklet& booklet, std::size_t first, const Settings& settings)
{
    auto end = first + 1;
    const auto orientation = booklet.sheets[first].orientation;
    while (end < booklet.sheets.size() && isCutOut(booklet.sheets[first]) && isCutOut(booklet.sheets[end]) &&
           (settings.orientation || booklet.sheets[end].orientation == orientation))
        ++end;
    return end - first;
}

/// The pages of a booklet as they are made, with the sheet of each.
class BookletSetter {
public:
    BookletSetter(const sheet::Booklet& booklet, Typesetter& type, const Settings& settings, const Numbering& numbering)
        : m_booklet(booklet), m_type(type), m_settings(settings), m_numbering(numbering),
          m_look(sideLookOf(booklet, settings.inkMode)), m_frame(booklet, type, settings, m_notes), m_places(booklet),
          m_code(playCodeOf(booklet, settings, m_notes))
    {}

    SetBooklet set()
    {
        for (std::size_t i = 0; i < m_booklet.sheets.size() && m_pages.size() <= maxPagesOfBooklet;) i += add(i);
        if (m_pages.size() > maxPagesOfBooklet) {
            m_notes.tooLong(
                fmt::format("The sheets of this file take more than the {} pages allowed.", maxPagesOfBooklet));
            m_pages.erase(m_pages.begin() + maxPagesOfBooklet, m_pages.end());
        }
        finish();
        SetBooklet result;
        if (!m_pages.empty()) result.emptySide = emptySideAfter(m_pages.size() - 1);
        result.pages = std::move(m_pages);
        for (const auto& [kind, own] : m_notesOfKind) m_notes.add(own, kind);
        if (const auto colour = inkOfHex(m_booklet.colour); colour && m_look.accent != *colour)
            m_notes.pale(m_booklet.colour, hexColour(m_look.accent));
        m_notes.missing(m_type.takeMissingCharacters(), m_type.family());
        result.findings = m_notes.findings();
        result.bookmarks = m_places.take();
        return result;
    }

    /// True if a side of paper stays empty between the pages.
    bool hasEmptySide() const
    {
        return std::any_of(m_owners.begin(), m_owners.end(), [](const Owner& owner) { return owner.sheet == nullptr; });
    }

private:
    struct Owner {
        const sheet::Sheet* sheet = nullptr;  ///< nullptr for a blank page
        bool bare = false;
    };

    /// Adds a sheet, or several together; returns their number.
    std::size_t add(std::size_t first)
    {
        const auto& sheet = m_booklet.sheets[first];
        if (isLoneMap(sheet)) {
            m_places.add(sheet, m_pages.size());
            m_pages.push_back(setLoneMap(sheet, m_booklet, m_type, m_settings, m_notesOfKind[sheet.title]));
            m_owners.push_back({&sheet});
            return 1;
        }
        const auto together = sheetsTogether(m_booklet, first, m_settings);
        const std::span all(m_booklet.sheets);
        if (together == 1) {
            keep(all.subspan(first, 1), setOf(all.subspan(first, 1)));
            return 1;
        }
        std::vector<SetSheet> alone;
        std::size_t pages = 0;
        for (std::size_t i = 0; i < together; ++i) {
            alone.push_back(setOf(all.subspan(first + i, 1)));
            pages += alone.back().pages.size();
        }
        auto joint = setOf(all.subspan(first, together));
        if (joint.pages.size() < pages) {
            keep(all.subspan(first, together), std::move(joint));
            return together;
        }
        for (std::size_t i = 0; i < together; ++i) keep(all.subspan(first + i, 1), std::move(alone[i]));
        return together;
    }
    SetSheet setOf(std::span<const sheet::Sheet> sheets)
    {
        const bool isLast = &sheets.back() == &m_booklet.sheets.back();
        auto plain = setSheets(sheets, m_booklet, m_frame, m_look, m_type, isLast);
        if (!m_code || m_hasCode || plain.bare || needsBlankBack(sheets.front())) return plain;
        // In an empty place of the first page, below the sheet, or in any other empty place; if need be, on a page of
        // its own after the last sheet.
        m_hasCode = true;
        if (placeCode(sheets.front(), plain.pages.front(), isLast, false)) return plain;
        auto with = setSheets(sheets, m_booklet, m_frame, m_look, m_type, isLast, &*m_code);
        if (with.pages.size() == plain.pages.size()) return with;
        for (auto& page : plain.pages)
            for (const bool compact : {false, true})
                if (placeCode(sheets.front(), page, isLast, compact)) return plain;
        m_hasCode = isLast;
        return isLast ? std::move(with) : std::move(plain);
    }
    bool placeCode(const sheet::Sheet& sheet, Page& page, bool isLast, bool compact)
    {
        const auto area = m_frame.area(m_frame.size(sheet));
        const double width = m_frame.width(m_frame.size(sheet));
        const double below = isLast ? m_frame.noticeHeight(width) : 0;
        return placePlayCode(*m_code, m_type, page, {area.x, area.top, area.x + width, area.bottom - below}, compact);
    }
    void keep(std::span<const sheet::Sheet> sheets, SetSheet set)
    {
        const bool cut = m_settings.duplex == Duplex::on && needsBlankBack(sheets.front());
        const bool leaf = m_settings.duplex == Duplex::on && set.pages.size() > 1 && isReference(sheets.front());
        if (cut || leaf || startsFront(set.pages)) startLeaf();
        std::vector<std::size_t> numbers;
        for (auto& page : set.pages) {
            if (!numbers.empty() && (cut || (page.startsLeaf && m_settings.duplex != Duplex::off))) startLeaf();
            page.startsLeaf = page.startsLeaf || cut || (leaf && numbers.empty());
            numbers.push_back(m_pages.size());
            m_pages.push_back(std::move(page));
            m_owners.push_back({&sheets.front(), set.bare});
        }
        m_printsOnBack = !cut;
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            m_places.add(sheets[i], numbers[set.starts[i]]);
            const auto end = i + 1 < sheets.size() ? set.starts[i + 1] : numbers.size();
            m_places.addCards(m_pages, std::span(numbers).subspan(set.starts[i], end - set.starts[i]));
            // The header of a shared page names the sheet it starts with.
            for (auto page = numbers[set.starts[i]] + 1; i > 0 && page <= numbers.back(); ++page)
                if (m_owners[page].sheet != nullptr) m_owners[page].sheet = &sheets[i];
        }
        m_notesOfKind[sheets.front().kind.empty() ? sheets.front().title : sheets.front().kind].add(set.notes);
    }
    bool startsFront(const std::vector<Page>& pages) const
    {
        if (!m_printsOnBack && m_settings.duplex == Duplex::on) return true;
        return m_settings.duplex != Duplex::off && !pages.empty() && pages.front().startsLeaf;
    }
    /// Adds a blank page if the next one would be the back of a sheet of paper.
    void startLeaf()
    {
        if (m_pages.size() % 2 == 0) return;
        m_pages.push_back({m_pages.back().width, m_pages.back().height, {}});
        m_owners.push_back({});
    }
    /// The other side of the paper of a page that a sheet is on.
    Page emptySideAfter(std::size_t page) const
    {
        Page empty{m_pages[page].width, m_pages[page].height, {}};
        if (const auto& [sheet, bare] = m_owners[page]; sheet != nullptr) m_frame.finishEmpty(empty, *sheet, bare);
        applyInkMode(empty.marks, m_settings.inkMode);
        return empty;
    }
    void finish()
    {
        m_places.addRows(m_pages, m_booklet.units, [this](std::size_t page) {
            const auto* sheet = m_owners[page].sheet;
            return sheet != nullptr && !sheet->of.empty();
        });
        m_places.units().link(m_pages);
        if (m_code && !linkPlayCode(*m_code, m_pages))
            m_notes.noPlayCode(
                "None of the sheets has room for the QR code that opens play mode, so it is not printed.",
                "Print a sheet that is not cut out, such as the play sheet.");
        std::size_t fields = 0;
        CardNumbers cards;
        for (std::size_t i = 0; i < m_pages.size(); ++i) {
            const auto& [sheet, bare] = m_owners[i];
            if (sheet == nullptr) {
                m_pages[i] = emptySideAfter(i - 1);
                continue;
            }
            if (m_settings.fillable) {
                addGapFields(m_pages[i], m_type);
                fields += assignFields(m_pages[i], *sheet, cards, m_booklet.wording());
            }
            const PageNumber number{m_numbering.before + i + 1,
                                    m_numbering.count > 0 ? m_numbering.count : m_pages.size(),
                                    i + 1 == m_pages.size()};
            if (bare)
                m_frame.finishBare(m_pages[i], *sheet, number);
            else if (!isLoneMap(*sheet))
                m_frame.finish(m_pages[i], *sheet, number);
            applyInkMode(m_pages[i].marks, m_settings.inkMode);
        }
        if (fields > maxFieldsOfPrint)
            m_notes.tooManyFields(fmt::format("The sheets of this file have {} form fields, more than the {} allowed.",
                                              fields, maxFieldsOfPrint));
    }

    const sheet::Booklet& m_booklet;
    Typesetter& m_type;
    const Settings& m_settings;
    Numbering m_numbering;
    SideLook m_look;
    LayoutNotes m_notes;
    PageFrame m_frame;
    Places m_places;
    std::vector<Page> m_pages;
    std::vector<Owner> m_owners;
    std::map<std::string, LayoutNotes> m_notesOfKind;
    std::optional<PlayCode> m_code;
    bool m_hasCode = false;  ///< a sheet has it
    bool m_printsOnBack = true;
};

/// The pages of a booklet. A reference may change places with two-sided cards, so that no side stays empty before their
/// fronts.
SetBooklet setPages(const sheet::Booklet& booklet, Typesetter& type, const Settings& settings,
                    const Numbering& numbering)
{
    BookletSetter setter(booklet, type, settings, numbering);
    auto set = setter.set();
    if (!setter.hasEmptySide() || !settings.sheets.empty()) return set;
    const auto& sheets = booklet.sheets;
    for (std::size_t i = 0; i + 1 < sheets.size(); ++i) {
        const bool maySwap = (isTwoSided(sheets[i]) && isReference(sheets[i + 1])) ||
                             (i > 0 && isReference(sheets[i]) && isTwoSided(sheets[i + 1]));
        if (!maySwap) continue;
        auto other = booklet;
        std::swap(other.sheets[i], other.sheets[i + 1]);
        auto shorter = BookletSetter(other, type, settings, numbering).set();
        if (shorter.pages.size() < set.pages.size()) return shorter;
    }
    return set;
}

}  // namespace

SetBooklet setBooklet(const sheet::Booklet& booklet, Typesetter& type, const Settings& settings,
                      const Numbering& numbering)
{
    if (booklet.sheets.empty()) return {};
    if (!isPoster(booklet, settings.page.paper)) return setPages(booklet, type, settings, numbering);
    auto small = settings;
    small.page = beforeEnlargement(settings.page);
    auto set = setPages(booklet, type, small, numbering);
    enlarge(set, small.page.enlarged);
    return set;
}

}  // namespace muster::printer
