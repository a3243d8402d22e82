#pragma once

#include "core/lint/army_measures.hpp"
#include "core/lint/sum_choices.hpp"
#include "core/proposals/offers.hpp"
#include "core/proposals/propose.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace muster::rules {

/// A unit or leader of the army that may be removed.
struct Removable {
    const Member* member = nullptr;
    bool isLeader = false;
    bool mustGo = false;  ///< it has an error that no addition changes
};

/// One dimension of the search: a number of one offer, or if a removable member stays.
struct SpacePart {
    const Offer* offer = nullptr;  ///< null for a member that stays
    std::size_t removable = 0;     ///< index, without an offer
    std::int64_t max = 0;
    std::int64_t bases = 1;  ///< of one, as the maximum of its entry counts them
    std::size_t pool = 0;    ///< parts of one entry share its maximum
    std::optional<double> cost;
    bool isPreferred = false;
};

/// A number by which complete armies are compared: the first axis decides, then the second and so on.
struct Axis {
    enum class Kind : std::uint8_t { preferred, kept, added, cost };
    Kind kind = Kind::cost;
    std::int64_t most = 0;
    bool descends = true;  ///< more is better
};

/// All ways to complete an army that a search tries, and the sums that they must meet. Rules that are no sums over
/// units and leaders are not in it, so some of the ways may be illegal.
class SearchSpace {
public:
    SearchSpace(const OpenedArmy& base, const Offers& offers, const std::vector<Removable>& removables,
                const std::function<bool(const Member&)>& isPreferred, const CompletionWishes& wishes,
                std::int64_t budget);

    const std::vector<SpacePart>& parts() const { return m_parts; }
    const std::vector<Axis>& axes() const { return m_axes; }
    /// How many more bases of each pool the army may have; nothing if it has no maximum.
    const std::vector<std::optional<std::int64_t>>& room() const { return m_room; }
    /// Null if there are too many sums to search.
    const SumChoices* choices() const { return m_choices.get(); }
    /// The state before the first part of armies with these numbers on the axes; nothing if there is no such army.
    std::optional<SumChoices::State> start(std::span<const std::int64_t> numbers) const;
    /// False if the numbers on the axes are not exact, or larger ones are possible, so that an army outside of the
    /// space may be better.
    bool isExact() const { return m_isExact; }
    /// Names of the rules that no army in the space can satisfy together; nothing if there may be one.
    std::optional<std::vector<std::string>> clash() const;
    /// The numbers of an army on the axes.
    std::vector<std::int64_t> numbersOf(std::span<const std::int64_t> counts) const;

private:
    struct Condition {
        std::string rule;
        SumGoal goal;
        std::vector<std::int64_t> gives;  ///< by part
    };

    void addParts(const Offers& offers, const std::vector<Removable>& removables,
                  const std::function<bool(const Member&)>& isPreferred);
    void measure(const Offers& offers, const std::vector<Removable>& removables);
    void addListLimits();
    void addOptionLimits();
    void addAxes(const CompletionWishes& wishes, std::int64_t budget, const std::vector<Removable>& removables);
    std::vector<std::int64_t> costs(std::int64_t budget);
    void prepare();
    bool isAccepted(std::string_view rule) const { return m_accepted.contains(rule); }
    bool binds(std::string_view rule) const;

    const OpenedArmy& m_base;
    const Catalogue& m_catalogue;
    const std::vector<Removable>& m_removables;
    std::int64_t m_budget;
    std::set<std::string, std::less<>> m_accepted;  ///< rules that the army accepts somewhere
    std::vector<OtherMember> m_fixed;               ///< members that stay in any case
    std::vector<SpacePart> m_parts;
    std::vector<std::optional<std::int64_t>> m_room;
    std::vector<const Entry*> m_pools;  ///< null for what has no entry
    std::vector<Condition> m_conditions;
    std::vector<Axis> m_axes;
    std::vector<std::vector<std::int64_t>> m_onAxes;  ///< by axis and part
    std::unique_ptr<SumChoices> m_choices;
    std::vector<std::int64_t> m_targets;  ///< of the conditions in the choices
    std::int64_t m_points = 0;            ///< left to spend, in the unit of the axis
    bool m_isExact = true;
};

}  // namespace muster::rules
