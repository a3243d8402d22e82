#include "printer/job/players_words.hpp"

#include "printer/job/schema_words.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <string_view>
#include <utility>

namespace muster::printer {

namespace {

using diagnostics::Diagnostic;
using diagnostics::FindingKind;
using diagnostics::Level;

/// The text as a sentence: with a capital letter and a full stop; empty if it is empty.
std::string sentenceOf(std::string_view text)
{
    std::string sentence(text);
    if (sentence.empty()) return sentence;
    sentence.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(sentence.front())));
    if (std::string_view(".!?").find(sentence.back()) == std::string_view::npos) sentence += '.';
    return sentence;
}

std::string nameIn(const std::vector<rules::Member>& members, std::string_view pointer)
{
    for (const auto& member : members) {
        const auto own = member.node.pointer();
        if (!pointer.starts_with(own) || (pointer.size() > own.size() && pointer[own.size()] != '/')) continue;
        const auto* name = member.self.find("name");
        if (name != nullptr && name->is(expr::ValueType::string)) return std::string(name->asString());
    }
    return {};
}

/// Says whether a sentence contains the name, so that it need not be named again.
bool isNamed(const std::string& name, const std::string& sentence) { return sentence.find(name) != std::string::npos; }

/// Findings collected for a sheet: those about missing values of one unit become one.
class Collected {
public:
    Collected(const rules::Roster* roster, const wording::Wording& wording) : m_roster(roster), m_wording(wording) {}

    void add(const Diagnostic& one)
    {
        sheet::Finding made{one.level, nameOf(one), {}, {}};
        if (const auto label = labelOfMissing(one); !label.empty()) return addMissing(std::move(made), label);
        if (diagnostics::isSchema(one.kind)) {
            made.message = schemaWords(one, m_wording);
        } else {
            made.message = sentenceOf(one.message);
            if (one.isOfGame) made.help = sentenceOf(one.help);
        }
        if (isNamed(made.of, made.message)) made.of.clear();
        const auto isSame = [&](const auto& other) { return other.of == made.of && other.message == made.message; };
        if (std::none_of(m_shown.begin(), m_shown.end(), isSame)) m_shown.push_back(std::move(made));
    }
    /// Errors first, which have to be put right.
    std::vector<sheet::Finding> take()
    {
        std::stable_sort(m_shown.begin(), m_shown.end(),
                         [](const auto& a, const auto& b) { return a.level < b.level; });
        return std::move(m_shown);
    }

private:
    std::string nameOf(const Diagnostic& one) const
    {
        if (m_roster == nullptr) return {};
        auto name = nameIn(m_roster->units(), one.subject());
        return name.empty() ? nameIn(m_roster->leaders(), one.subject()) : name;
    }
    void addMissing(sheet::Finding made, const std::string& label)
    {
        const auto word = m_roster ? m_roster->catalogue().phrases().of(label) : label;
        auto [known, isFirst] = m_missing.try_emplace({made.of, made.level}, Missing{m_shown.size(), word});
        auto& missing = known->second;
        if (isFirst)
            m_shown.push_back(std::move(made));
        else
            missing.labels += ", " + word;
        m_shown[missing.finding].message = m_wording.say("Not filled in: {labels}.", {{"labels", missing.labels}});
    }

    struct Missing {
        std::size_t finding;  ///< that lists them
        std::string labels;
    };

    const rules::Roster* m_roster;
    const wording::Wording& m_wording;
    std::vector<sheet::Finding> m_shown;
    std::map<std::pair<std::string, Level>, Missing> m_missing;  ///< by unit and level
};

}  // namespace

std::vector<sheet::Finding> inPlayersWords(const diagnostics::Diagnostics& findings, const rules::Roster* roster,
                                           const wording::Wording& wording)
{
    const bool hasCause = std::any_of(findings.begin(), findings.end(), [](const Diagnostic& one) {
        return one.level == Level::error && one.kind != FindingKind::undecided;
    });
    Collected collected(roster, wording);
    for (const auto& one : findings)
        if (one.kind != FindingKind::undecided || !hasCause) collected.add(one);
    return collected.take();
}

}  // namespace muster::printer
