#include "printer/layout/print_out.hpp"

#include "core/threads/in_parallel.hpp"
#include "printer/layout/block_layout.hpp"
#include "printer/layout/contents.hpp"
#include "printer/layout/form_fields.hpp"
#include "printer/layout/impose.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <thread>

namespace muster::printer {

namespace {

constexpr std::size_t maxListed = 200;  // characters of a title or author made from many names

/// The distinct texts, separated by commas; if too long, the first ones and the number of others.
std::string listed(const std::vector<std::string>& texts, const wording::Wording& wording)
{
    std::set<std::string_view> seen;
    std::string all;
    for (const auto& text : texts) {
        if (!text.empty() && seen.insert(text).second) all += (all.empty() ? "" : ", ") + text;
    }
    if (all.size() <= maxListed || seen.size() < 2) return all;
    return wording.say("{names} and {count} more", {{"names", texts.front()}, {"count", seen.size() - 1}});
}

/// Adds findings; one may apply to several booklets, such as a character missing in all fonts.
void take(diagnostics::Diagnostics& all, diagnostics::Diagnostics found)
{
    for (auto& finding : found) {
        const bool known = std::any_of(all.begin(), all.end(), [&](const auto& other) {
            return other.rule == finding.rule && other.message == finding.message;
        });
        if (!known) all.push_back(std::move(finding));
    }
}

constexpr std::size_t minForThreads = 64;  // sheets; for fewer, another typesetter does not pay off
constexpr unsigned maxThreads = 8;

std::size_t countSheets(std::span<const sheet::Booklet> booklets)
{
    std::size_t sheets = 0;
    for (const auto& booklet : booklets) sheets += booklet.sheets.size();
    return sheets;
}

/// Lays out each booklet separately, on as many cores as pay off. Without numberings, each is numbered on its own.
std::vector<SetBooklet> setAll(std::span<const sheet::Booklet> booklets, Typesetter& type, const Settings& settings,
                               unsigned threads, std::span<const Numbering> numberings = {})
{
    std::vector<SetBooklet> sets(booklets.size());
    std::atomic<std::size_t> pages = 0;
    const auto set = [&](Typesetter& own, std::size_t i) {
        if (pages > maxPagesOfPrint) return;
        sets[i] = setBooklet(booklets[i], own, settings, i < numberings.size() ? numberings[i] : Numbering());
        pages += sets[i].pages.size();
    };
    const auto caller = std::this_thread::get_id();
    const auto begin = [&]() -> std::function<void(std::size_t)> {
        if (std::this_thread::get_id() == caller) return [&](std::size_t i) { set(type, i); };
        return [&, own = std::make_shared<Typesetter>(type.another())](std::size_t i) { set(*own, i); };
    };
    if (threads == 0) threads = std::clamp(std::thread::hardware_concurrency(), 1u, maxThreads);
    if (countSheets(booklets) < minForThreads) threads = 1;
    for (const auto& fault : threads::inParallelEach(booklets.size(), threads, begin))
        if (fault) std::rethrow_exception(fault);
    return sets;
}

/// The settings of the single pages of a folded print: upright, on a part of the paper.
Settings folded(Settings settings)
{
    if (settings.fold == Fold::none) return settings;
    settings.fillable = false;  // on screen, its pages are out of order
    constexpr double maxMargin = 8.0;
    settings.page.paper = foldedPaper(settings.page.paper, settings.fold);
    settings.orientation = sheet::Orientation::portrait;
    auto& margins = settings.page.margins;
    for (double* edge : {&margins.top, &margins.right, &margins.bottom, &margins.left})
        *edge = std::min(*edge, maxMargin);
    return settings;
}

std::size_t countFields(const std::vector<Page>& pages)
{
    std::size_t count = 0;
    for (const auto& page : pages)
        count += static_cast<std::size_t>(std::count_if(page.marks.begin(), page.marks.end(), [](const Mark& mark) {
            return std::holds_alternative<FieldMark>(mark);
        }));
    return count;
}

/// Its first page belongs on the front of a sheet of paper, or the places of its later fronts depend on that.
bool startsLeaf(const SetBooklet& set, const Settings& settings)
{
    if (settings.duplex == Duplex::off || set.pages.empty()) return false;
    return settings.duplex == Duplex::on ||
           std::any_of(set.pages.begin(), set.pages.end(), [](const Page& page) { return page.startsLeaf; });
}

/// The first page of each booklet, counted from 0, and last the number of pages.
std::vector<std::size_t> firstPages(const std::vector<SetBooklet>& sets, const Settings& settings)
{
    std::vector<std::size_t> firsts;
    std::size_t pages = 0;
    for (const auto& set : sets) {
        if (startsLeaf(set, settings)) pages += pages % 2;
        firsts.push_back(pages);
        pages += set.pages.size();
    }
    firsts.push_back(pages);
    return firsts;
}

/// Gives the cover its contents, and all pages the numbers that these state.
void numberOn(std::vector<SetBooklet>& sets, std::span<const sheet::Booklet> booklets, Typesetter& type,
              const Settings& settings, unsigned threads)
{
    constexpr int tries = 3;  // the contents may need a further page, and numbers of three digits another line
    auto firsts = firstPages(sets, settings);
    for (int i = 0; i < tries; ++i) {
        sets.front() = setBooklet(withContents(booklets, firsts), type, settings, {0, firsts.back()});
        const auto now = firstPages(sets, settings);
        if (now == firsts) break;
        firsts = now;
    }
    std::vector<Numbering> numberings;
    for (std::size_t i = 1; i < sets.size(); ++i) numberings.push_back({firsts[i], firsts.back()});
    auto numbered = setAll(booklets.subspan(1), type, settings, threads, numberings);
    std::move(numbered.begin(), numbered.end(), sets.begin() + 1);
    linkContents(sets.front().pages, booklets, firsts);
}

}  // namespace

PrintOut layOut(std::span<const sheet::Booklet> booklets, Typesetter& type, const Settings& wanted, unsigned threads)
{
    const auto settings = folded(wanted);
    PrintOut out;
    std::vector<std::string> names;
    std::vector<std::string> players;
    std::vector<std::string> systems;
    std::optional<Page> emptySide;  // behind the last page so far
    auto sets = setAll(booklets, type, settings, threads);
    if (!booklets.empty() && booklets.front().isCover) {
        for (auto& set : sets) take(out.findings, std::move(set.findings));
        numberOn(sets, booklets, type, settings, threads);
    }
    for (std::size_t i = 0; i < booklets.size(); ++i) {
        auto& set = sets[i];
        if (startsLeaf(set, settings) && out.pages.size() % 2 == 1) out.pages.push_back(std::move(*emptySide));
        if (set.emptySide) emptySide = std::move(set.emptySide);
        for (auto& bookmark : set.bookmarks) {
            bookmark.page += out.pages.size();
            out.bookmarks.push_back(std::move(bookmark));
        }
        for (auto& page : set.pages)
            for (auto& link : page.links) link.page += out.pages.size();
        std::move(set.pages.begin(), set.pages.end(), std::back_inserter(out.pages));
        take(out.findings, std::move(set.findings));
        names.push_back(booklets[i].name);
        systems.push_back(booklets[i].system);
        players.push_back(booklets[i].player);
    }
    if (out.pages.size() > maxPagesOfPrint) {
        LayoutNotes notes;
        notes.tooLong(fmt::format("This print has more than the {} pages allowed.", maxPagesOfPrint));
        take(out.findings, notes.findings());
        out.pages.clear();
        out.bookmarks.clear();
    }
    if (const auto fields = settings.fillable ? countFields(out.pages) : 0; fields > maxFieldsOfPrint) {
        LayoutNotes notes;
        notes.tooManyFields(
            fmt::format("This print has {} form fields, more than the {} allowed.", fields, maxFieldsOfPrint));
        take(out.findings, notes.findings());
    }
    impose(out, wanted.page.paper, wanted.fold);
    LayoutNotes fonts;
    if (!type.missingFamily().isEmpty()) fonts.noSuchFont(type.missingFamily(), type.family());
    if (type.isStandIn()) fonts.standIn(type.family());
    take(out.findings, fonts.findings());
    const auto& wording = booklets.empty() ? wording::Wording::english() : booklets.front().wording();
    out.language = wording.language();
    out.title = listed(names, wording);
    out.author = listed(players, wording);
    out.subject = listed(systems, wording);
    return out;
}

}  // namespace muster::printer
