#include "printer/job/players_words.hpp"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace muster::printer {

namespace {

using diagnostics::Diagnostic;
using diagnostics::FindingKind;
using diagnostics::Level;

/// True for a text about files: a quoted key with its value, a command, a name of a file.
bool isAboutFiles(std::string_view text)
{
    return text.find("\":") != text.npos || text.find(".json") != text.npos || text.find("muster ") != text.npos;
}

/// The text up to the first clause about files, as a sentence; empty if nothing remains.
std::string sentenceOf(std::string_view text)
{
    if (const auto file = text.find(".json"); file != text.npos) {
        const auto clause = text.rfind("; ", file);
        text = clause == text.npos ? text : text.substr(0, clause);
    }
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

}  // namespace

std::vector<sheet::Finding> inPlayersWords(const diagnostics::Diagnostics& findings, const rules::Roster* roster)
{
    const bool hasCause = std::any_of(findings.begin(), findings.end(), [](const Diagnostic& one) {
        return one.level == Level::error && one.kind != FindingKind::undecided;
    });
    std::vector<sheet::Finding> shown;
    for (const auto& one : findings) {
        if (one.kind == FindingKind::undecided && hasCause) continue;
        sheet::Finding made{one.level, {}, sentenceOf(one.message), {}};
        if (roster != nullptr) made.of = nameIn(roster->units(), one.subject());
        if (roster != nullptr && made.of.empty()) made.of = nameIn(roster->leaders(), one.subject());
        if (made.message.find(made.of) != std::string::npos) made.of.clear();
        if (!isAboutFiles(one.help)) made.help = sentenceOf(one.help);
        const auto isSame = [&](const auto& other) { return other.of == made.of && other.message == made.message; };
        if (std::none_of(shown.begin(), shown.end(), isSame)) shown.push_back(std::move(made));
    }
    return shown;
}

}  // namespace muster::printer
