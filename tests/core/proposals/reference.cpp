#include "tests/core/proposals/reference.hpp"

#include "core/army/opened_army.hpp"
#include "core/library/subject.hpp"
#include "core/roster/roster.hpp"

namespace muster::test {

namespace {

std::string withId(const std::string& member, int& next)
{
    return "{\"id\": \"new-" + std::to_string(++next) + "\", " + member.substr(1);
}

}  // namespace

std::optional<Merits> bestOfAll(const ReferenceArmy& army, const std::filesystem::path& path, rules::Library& library,
                                const std::function<Merits(const std::vector<std::int64_t>& units,
                                                           const std::vector<bool>& kept, double cost)>& merits)
{
    const auto own = army.ownUnits.size() + army.ownLeaders.size();
    std::vector<std::int64_t> numbers(army.units.size() + army.leaders.size());
    std::optional<Merits> best;
    for (;;) {
        for (std::size_t removed = 0; removed < (army.mayRemove ? std::size_t{1} << own : 1); ++removed) {
            int next = 0;
            std::vector<bool> kept;
            std::string units, leaders;
            const auto add = [](std::string& list, const std::string& member) {
                list += (list.empty() ? "" : ", ") + member;
            };
            for (std::size_t i = 0; i < own; ++i) {
                kept.push_back((removed >> i & 1) == 0);
                if (!kept.back()) continue;
                if (i < army.ownUnits.size())
                    add(units, army.ownUnits[i]);
                else
                    add(leaders, army.ownLeaders[i - army.ownUnits.size()]);
            }
            for (std::size_t i = 0; i < numbers.size(); ++i)
                for (std::int64_t n = 0; n < numbers[i]; ++n) {
                    const bool isUnit = i < army.units.size();
                    add(isUnit ? units : leaders,
                        withId(isUnit ? army.units[i] : army.leaders[i - army.units.size()], next));
                }
            auto text = "{" + army.head + ", \"leaders\": [" + leaders + "], \"units\": [" + units + "]}";
            const auto opened = rules::OpenedArmy::open(
                {std::make_shared<const text::Source>("a.army.json", std::move(text)), path, files::FileKind::army},
                library);
            if (!opened->roster() || opened->errors() > 0) continue;
            const auto* cost = opened->roster()->army().find("cost");
            const auto found = merits(numbers, kept, cost && cost->isNumber() ? cost->asNumber() : 0);
            if (!best || found > *best) best = found;
        }
        std::size_t i = 0;
        for (; i < numbers.size() && numbers[i] == army.most; ++i) numbers[i] = 0;
        if (i == numbers.size()) return best;
        ++numbers[i];
    }
}

}  // namespace muster::test
