#include "core/scenario/random_terrain.hpp"

#include "core/game/game.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "core/scenario/terrain_kind_picker.hpp"
#include "core/text/pointer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace muster::rules {

using diagnostics::Level;
using text::Node;
using ShapeKind = UsualKind::ShapeKind;

namespace {

constexpr int maxTables = 40;
constexpr int maxRepairs = 4;
constexpr auto maxPiecesDrawn = static_cast<std::int64_t>(TerrainLayout::maxPieces);
constexpr double maxBoardWidth = 1000;

/// Errors and warnings by rule: a table may not have more of any than the board had without it.
std::map<std::string, std::size_t> countsOf(const diagnostics::Diagnostics& findings)
{
    std::map<std::string, std::size_t> counts;
    for (const auto& finding : findings)
        if (finding.level != Level::info) ++counts[finding.rule];
    return counts;
}

/// The rules of a game that read the terrain, directly or through a derived value: placing terrain can break or fix
/// them.
std::set<std::string> terrainRules(const Game& game)
{
    std::vector<std::string> words{"terrain"};
    const auto reads = [&](Node expressions) {
        const auto text = expressions.sourceText();
        return std::any_of(words.begin(), words.end(),
                           [&](const std::string& word) { return text.find(word) != text.npos; });
    };
    const Node derived = game.document->root()["derived"];
    for (const char* scope : {"scenario", "side"})
        for (const Node value : derived[scope])
            if (reads(value)) words.push_back(fmt::format(".{}", value.key()));
    std::set<std::string> names;
    for (const Rule& rule : game.rules) {
        const bool asksTerrain = rule.scope == Scope::terrain;
        const bool asksBoard =
            rule.scope == Scope::scenario || rule.scope == Scope::side || rule.scope == Scope::placement;
        const auto readsKey = [&](const char* key) { return reads(rule.node[key]); };
        if (asksTerrain ||
            (asksBoard && (readsKey("when") || readsKey("each") || readsKey("let") || readsKey("require"))))
            names.insert(rule.name);
    }
    return names;
}

/// The part of one player, or of the neutral terrain.
struct Task {
    std::string side;
    std::vector<std::int64_t> number;  ///< one of these numbers of pieces is placed
    std::int64_t there = 0;            ///< the player's existing pieces
};

class TerrainBuilder {
public:
    TerrainBuilder(const Subject& subject, const TerrainRequest& request, Library& library)
        : m_subject(subject), m_request(request), m_library(library), m_dice(request.seed)
    {}

    GeneratedTerrain run()
    {
        if (!prepare()) return std::move(m_result);
        for (int table = 0; table < maxTables && !isStopped(); ++table)
            if (generateTable()) return std::move(m_result);
        if (m_best && !isStopped()) return std::move(*m_best);
        m_result = {};
        if (isStopped()) m_reason = "it was stopped";
        m_result.failureReason = m_reason.empty() ? "there is no room for the usual terrain of this game" : m_reason;
        return std::move(m_result);
    }

private:
    bool isStopped() const { return m_request.stop.stop_requested(); }

    bool refuse(std::string why)
    {
        m_result.failureReason = std::move(why);
        return false;
    }

    bool prepare()
    {
        m_subject.parsed = parsedText(m_subject);
        m_document = m_subject.parsed.document;
        if (!m_document) return refuse("the scenario cannot be read: it is not valid JSON");
        if (m_request.replaceExisting && !clear()) return false;
        m_open = OpenedScenario::open(m_subject, m_library);
        if (!m_open->field()) return refuse("the scenario's game is unknown");
        if (m_request.replaceExisting && !forgetOffered()) return false;
        const auto& board = m_open->field()->board();
        const Node system = m_open->field()->catalogue().game().document->root();
        if (!board.isValid()) return refuse("the board has no size");
        if (board.width() > maxBoardWidth || board.depth() > maxBoardWidth)
            return refuse(fmt::format("the board is too large: at most {} are supported", board.text(maxBoardWidth)));
        m_usual = UsualTerrain::of(system);
        if (!m_usual || m_usual->kinds.empty())
            return refuse(
                fmt::format("{} does not define its usual terrain", m_open->field()->catalogue().game().name));
        if (m_open->field()->terrain().size() > static_cast<std::size_t>(maxPiecesDrawn))
            return refuse("the board already has too much terrain");
        m_before = countsOf(m_open->findings());
        m_terrainRules = terrainRules(m_open->field()->catalogue().game());
        return makeTasks(system["board"]);
    }

    /// Removes the terrain from the text, except for locked pieces; the edits transform the original text into it.
    bool clear()
    {
        text::Draft draft(*m_document);
        const Node terrain = m_document->root()["terrain"];
        for (std::uint32_t i = terrain.size(); i-- > 0;)
            if (!terrain.at(i)["x-locked"].boolean() &&
                (m_request.side.empty() || terrain.at(i)["placedBy"].string() == m_request.side))
                draft.remove(fmt::format("/terrain/{}", i));
        const auto cleared = text::applied(m_document->source().bytes(), draft.edits());
        m_original = m_subject.source;
        return take(cleared);
    }

    /// The list of offered kinds belongs to the removed table. Keeping it would bind the next run to the generated
    /// list, and the same seed would give another table the second time.
    bool forgetOffered()
    {
        const auto usual = UsualTerrain::of(m_open->field()->catalogue().game().document->root());
        if (!usual || usual->offeredKey.empty() || !m_document->root()[usual->offeredKey]) return true;
        text::Draft draft(*m_document);
        std::string list;
        text::appendToken(list, usual->offeredKey);
        draft.remove(list);
        const auto without = text::applied(m_subject.source->bytes(), draft.edits());
        if (!take(without)) return false;
        m_open = OpenedScenario::open(m_subject, m_library);
        return m_open->field() || refuse("the scenario cannot be read");
    }

    /// Continues with another text.
    bool take(const std::string& text)
    {
        m_subject.source = std::make_shared<const text::Source>(m_subject.source->name(), text);
        m_subject.parsed = text::Document::parse(m_subject.source);
        m_document = m_subject.parsed.document;
        return m_document || refuse("the scenario cannot be read");
    }

    bool makeTasks(Node usualBoard)
    {
        const auto& field = *m_open->field();
        const auto placer = m_usual->placer;
        const auto isRequested = [&](const Side& side) { return m_request.side.empty() || side.id == m_request.side; };
        if (!m_request.side.empty() && std::none_of(field.sides().begin(), field.sides().end(),
                                                    [&](const Side& side) { return side.id == m_request.side; }))
            return refuse(fmt::format("there is no side \"{}\"", m_request.side));
        if (placer == UsualTerrain::Placer::nobody) {
            auto number = scaled(usualBoard);
            if (!m_request.side.empty())
                for (auto& n : number)
                    n = (n + 1) / static_cast<std::int64_t>(std::max<std::size_t>(field.sides().size(), 1));
            m_tasks.push_back(taskOf(m_request.side, std::move(number)));
            return true;
        }
        for (const Side& side : field.sides())
            if (placer == UsualTerrain::Placer::each ? isRequested(side)
                                                     : side.node["role"].string() == "defender" && m_tasks.empty())
                m_tasks.push_back(taskOf(side.id, m_usual->number));
        if (m_tasks.empty())
            return refuse(placer == UsualTerrain::Placer::each
                              ? "each player places terrain in this game, but the scenario has no sides"
                              : "the defender places the terrain in this game, but no side is the defender");
        if (!m_request.side.empty() && m_tasks.front().side != m_request.side)
            return refuse(fmt::format("the defender places the terrain in this game, but {} is not the defender",
                                      m_request.side));
        return true;
    }

    std::vector<std::int64_t> scaled(Node usualBoard) const
    {
        auto number = m_usual->number;
        const auto& board = m_open->field()->board();
        const double usual = usualBoard["width"].real() * usualBoard["depth"].real();
        if (!m_usual->scales || !(usual > 0)) return number;
        for (auto& n : number)
            n = std::clamp<std::int64_t>(std::llround(static_cast<double>(n) * board.width() * board.depth() / usual),
                                         std::min<std::int64_t>(n, 1), maxPiecesDrawn);
        return number;
    }

    bool isDrawn(std::string_view type) const
    {
        return std::any_of(m_usual->kinds.begin(), m_usual->kinds.end(),
                           [&](const UsualKind& kind) { return kind.isDrawn() && kind.type == type; });
    }

    Task taskOf(std::string_view side, std::vector<std::int64_t> number) const
    {
        Task task{std::string(side), std::move(number), 0};
        for (const Feature& piece : m_open->field()->terrain())
            if (isDrawn(piece.node["type"].string()) && (side.empty() || piece.node["placedBy"].string() == side))
                ++task.there;
        return task;
    }

    /// Generates one table and moves pieces that break rules; false if it must be discarded, or another table may keep
    /// the rules that it breaks.
    bool generateTable()
    {
        TerrainLayout layout(*m_usual, *m_open->field(), m_dice);
        m_offered.clear();
        if (m_request.side.empty()) buildNumbered(layout, true);
        layout.addCrossings();
        for (const Task& task : m_tasks)
            if (!buildDrawn(layout, task)) return false;
        if (m_request.side.empty()) buildNumbered(layout, false);
        for (int repair = 0; repair <= maxRepairs && !isStopped(); ++repair) {
            write(layout);
            const auto fault = findFault();
            if (!fault) {
                tell(layout);
                if (m_left > 0) keepBest();
                return m_left == 0;
            }
            if (*fault >= layout.pieces().size() || !layout.moveAway(*fault)) return false;
        }
        return false;
    }

    /// Places kinds with their own numbers: ways before all ground, walls and the like after it.
    void buildNumbered(TerrainLayout& layout, bool ways)
    {
        for (const UsualKind& kind : m_usual->kinds) {
            if (kind.number.empty() || (kind.shapeKind == ShapeKind::way) != ways) continue;
            const auto wanted = kind.number[m_dice.below(kind.number.size())];
            for (auto built = static_cast<std::int64_t>(layout.count(kind.type)); built < wanted; ++built)
                if (!layout.add(kind, {})) break;
        }
    }

    bool buildDrawn(TerrainLayout& layout, const Task& task)
    {
        if (task.number.empty()) return true;
        const auto min = *std::min_element(task.number.begin(), task.number.end());
        const auto wanted = task.number[m_dice.below(task.number.size())];
        if (m_usual->placer == UsualTerrain::Placer::nobody) layout.keepTo(task.side);
        KindDrawer drawer(*m_usual, *m_open->field(), m_dice);
        m_offered = drawer.offered();
        auto built = task.there;
        for (int tries = 0; built < wanted && tries < 4 * wanted; ++tries) {
            const UsualKind* kind = drawer.draw(layout);
            if (!kind) break;
            if (layout.add(*kind, task.side)) ++built;
        }
        if (built >= min) return true;
        m_reason = fmt::format("there is room for only {} {}, but at least {} are usual", built,
                               built == 1 ? "piece" : "pieces", min);
        return false;
    }

    void write(const TerrainLayout& layout)
    {
        const auto& board = m_open->field()->board();
        m_result.pieces.clear();
        for (const Sketch& piece : layout.pieces()) m_result.pieces.push_back(piece.json(board.length(1)));
        text::Draft draft(*m_document);
        constexpr std::array<std::string_view, 6> behind{"zones", "sides", "objectives", "turns", "victory", "notes"};
        for (const auto& piece : m_result.pieces) draft.insertInto("", "terrain", text::atEnd, piece, behind);
        if (!m_offered.empty()) {
            std::vector<std::string> offered;
            for (const auto type : m_offered) offered.push_back(text::quoted(type));
            draft.setMember("", m_usual->offeredKey, fmt::format("[{}]", fmt::join(offered, ", ")), behind);
        }
        m_result.edits = draft.edits();
    }

    /// Nothing if the table breaks no rule; else the index of an offending piece, or an index that no piece has.
    std::optional<std::size_t> findFault()
    {
        Subject with = m_subject;
        with.source = std::make_shared<const text::Source>(m_subject.source->name(),
                                                           text::applied(m_subject.source->bytes(), m_result.edits));
        with.parsed = {};
        const auto opened = OpenedScenario::open(with, m_library);
        const auto& findings = opened->findings();
        const std::size_t there = m_document->root()["terrain"].size();
        std::optional<std::size_t> fault;
        m_left = 0;
        for (const auto& finding : findings)
            if (finding.level != Level::info && m_terrainRules.contains(finding.rule) && m_left++ == 0)
                m_leftWords = finding.message;
        for (const auto& [rule, number] : countsOf(findings)) {
            const auto before = m_before.find(rule);
            if (number <= (before == m_before.end() ? 0 : before->second)) continue;
            for (const auto& finding : findings) {
                if (finding.rule != rule) continue;
                m_reason = finding.message;
                const std::size_t piece = pieceOf(finding.place.pointer);
                fault = piece < there ? m_result.pieces.size() : piece - there;
            }
        }
        return fault;
    }

    /// Keeps a table that breaks rules which the board broke before; fewer violations win, then the earlier table.
    void keepBest()
    {
        if (m_best && m_left >= m_bestLeft) return;
        m_bestLeft = m_left;
        m_best = m_result;
        m_best->done += fmt::format(". None of {} generated tables satisfies every rule: {}", maxTables, m_leftWords);
    }

    /// The number in "/terrain/7/shape"; a very large one for other pointers.
    static std::size_t pieceOf(std::string_view pointer)
    {
        constexpr std::string_view start = "/terrain/";
        std::size_t number = static_cast<std::size_t>(-1);
        if (pointer.starts_with(start))
            std::from_chars(pointer.data() + start.size(), pointer.data() + pointer.size(), number);
        return number;
    }

    void tell(const TerrainLayout& layout)
    {
        std::vector<std::pair<std::string_view, std::size_t>> kinds;
        for (const Sketch& piece : layout.pieces()) {
            const auto known = std::find_if(kinds.begin(), kinds.end(),
                                            [&](const auto& kind) { return kind.first == piece.kind->label; });
            if (known == kinds.end())
                kinds.emplace_back(piece.kind->label, 1);
            else
                ++known->second;
        }
        std::vector<std::string> words;
        for (const auto& [label, number] : kinds)
            words.push_back(number == 1 ? std::string(label) : fmt::format("{} ({})", label, number));
        m_result.done = fmt::format("Seed {}: {}", m_request.seed,
                                    words.empty() ? "nothing to add" : fmt::format("{}", fmt::join(words, ", ")));
        if (m_original)
            m_result.edits =
                text::difference(m_original->bytes(), text::applied(m_subject.source->bytes(), m_result.edits));
    }

    Subject m_subject;
    const TerrainRequest& m_request;
    Library& m_library;
    TerrainDice m_dice;
    std::shared_ptr<const text::Source> m_original;  ///< the text before terrain was removed
    std::shared_ptr<const text::Document> m_document;
    std::shared_ptr<const OpenedScenario> m_open;
    std::optional<UsualTerrain> m_usual;
    std::map<std::string, std::size_t> m_before;
    std::set<std::string> m_terrainRules;
    std::size_t m_left = 0;   ///< number of violations of such rules by the table
    std::string m_leftWords;  ///< message of the first of these findings
    std::optional<GeneratedTerrain> m_best;
    std::size_t m_bestLeft = 0;
    std::vector<Task> m_tasks;
    std::vector<std::string_view> m_offered;  ///< the kinds to agree on, to be written to the file
    std::string m_reason;
    GeneratedTerrain m_result;
};

}  // namespace

GeneratedTerrain generateTerrain(const Subject& scenario, const TerrainRequest& request, Library& library)
{
    return TerrainBuilder(scenario, request, library).run();
}

}  // namespace muster::rules
