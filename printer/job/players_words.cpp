#include "printer/job/players_words.hpp"

#include "printer/job/schema_words.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <string_view>
#include <utility>

namespace muster::printer {

namespace {

using diagnostics::Diagnostic;
using diagnostics::FindingKind;
using diagnostics::Level;

/// Words before a value in quotes that players use too, as in: a leader with the rank "general".
constexpr std::array<std::string_view, 10> nouns{"rank",    "arm",    "type",   "kind", "formation",
                                                 "ability", "option", "weapon", "list", "edge"};

bool isSmall(char letter) { return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z'); }

bool followsNoun(std::string_view before)
{
    while (before.ends_with(' ')) before.remove_suffix(1);
    return std::any_of(nouns.begin(), nouns.end(), [&](auto noun) { return before.ends_with(noun); });
}

/// True for a text about files: a key, quoted or with its value, a command, a name of a file, the project.
bool isAboutFiles(std::string_view text)
{
    for (const auto* part : {"\":", ".json", "muster ", "project", "the file"})
        if (text.find(part) != text.npos) return true;
    for (auto open = text.find('"'); open != text.npos;) {
        const auto close = text.find('"', open + 1);
        if (close == text.npos) return false;
        const auto word = text.substr(open + 1, close - open - 1);
        const bool isKey = !word.empty() && word.front() >= 'a' && word.front() <= 'z' &&
                           std::all_of(word.begin(), word.end(), isSmall);
        if (isKey && !followsNoun(text.substr(0, open))) return true;
        open = text.find('"', close + 1);
    }
    return false;
}

/// The text as a sentence: with a capital letter and a full stop.
std::string sentenceOf(std::string_view text)
{
    std::string sentence(text);
    if (sentence.empty()) return sentence;
    sentence.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(sentence.front())));
    if (std::string_view(".!?").find(sentence.back()) == std::string_view::npos) sentence += '.';
    return sentence;
}

/// The text up to the first clause about files, as a sentence; empty if nothing remains.
std::string messageOf(std::string_view text)
{
    if (const auto file = text.find(".json"); file != text.npos) {
        const auto clause = text.rfind("; ", file);
        text = clause == text.npos ? text : text.substr(0, clause);
    }
    return sentenceOf(text);
}

/// What to do, without the clauses about files; empty if nothing else remains.
std::string adviceOf(std::string_view text)
{
    static constexpr std::string_view writing = " and write ";
    static constexpr std::array<std::string_view, 4> separators{"; ", ", or ", ". ", writing};
    std::string advice;
    std::string_view before;
    while (!text.empty()) {
        auto end = text.size();
        auto next = end;
        for (const auto separator : separators) {
            const auto at = text.find(separator);
            if (at < end) end = at, next = at + separator.size();
        }
        const auto clause = text.substr(0, end);
        if (before != writing && !isAboutFiles(clause)) {
            if (!advice.empty()) advice += before;
            advice += clause;
        }
        before = text.substr(end, next - end);
        text = text.substr(next);
    }
    return sentenceOf(advice);
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

}  // namespace

namespace {

/// Says whether a sentence contains the name, so that it need not be named again.
bool isNamed(const std::string& name, const std::string& sentence) { return sentence.find(name) != std::string::npos; }

/// Findings collected for a sheet: those about missing values of one unit become one.
class Collected {
public:
    explicit Collected(const rules::Roster* roster) : m_roster(roster) {}

    void add(const Diagnostic& one)
    {
        sheet::Finding made{one.level, nameOf(one), {}, {}};
        if (const auto label = labelOfMissing(one); !label.empty()) return addMissing(std::move(made), label);
        if (diagnostics::isSchema(one.kind)) {
            made.message = schemaWords(one);
        } else {
            made.message = messageOf(one.message);
            made.help = adviceOf(one.help);
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
        const auto [known, isFirst] = m_missing.try_emplace({made.of, made.level}, m_shown.size());
        if (!isFirst) {
            auto& sentence = m_shown[known->second].message;
            sentence.pop_back();
            sentence += ", " + label + ".";
            return;
        }
        made.message = "Not filled in: " + label + ".";
        m_shown.push_back(std::move(made));
    }

    const rules::Roster* m_roster;
    std::vector<sheet::Finding> m_shown;
    std::map<std::pair<std::string, Level>, std::size_t> m_missing;  ///< the finding that lists them, by unit and level
};

}  // namespace

std::vector<sheet::Finding> inPlayersWords(const diagnostics::Diagnostics& findings, const rules::Roster* roster)
{
    const bool hasCause = std::any_of(findings.begin(), findings.end(), [](const Diagnostic& one) {
        return one.level == Level::error && one.kind != FindingKind::undecided;
    });
    Collected collected(roster);
    for (const auto& one : findings)
        if (one.kind != FindingKind::undecided || !hasCause) collected.add(one);
    return collected.take();
}

}  // namespace muster::printer
