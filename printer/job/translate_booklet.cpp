#include "printer/job/translate_booklet.hpp"

#include "core/sheet/sheet_texts.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace muster::printer {

namespace {

using text::Node;

/// Longer texts are translated as they stand; nobody writes names or patterns of that length, and each is compared with
/// every pattern.
constexpr std::size_t maxSplit = 2'000;

/// What players write for people to read.
std::unordered_set<std::string> ownTexts(Node file)
{
    static constexpr std::array<std::string_view, 5> keys{"name", "notes", "player", "place", "summary"};
    std::unordered_set<std::string> own;
    std::vector<Node> waiting{file};
    while (!waiting.empty()) {
        const Node node = waiting.back();
        waiting.pop_back();
        for (const Node inner : node) {
            const bool isOwn =
                inner.isString() && node.isObject() && std::find(keys.begin(), keys.end(), inner.key()) != keys.end();
            if (isOwn) own.emplace(inner.string());
            if (inner.isObject() || inner.isArray()) waiting.push_back(inner);
        }
    }
    return own;
}

/// Translates each different text once: a sheet has thousands of cells, and few different ones.
class Translator {
public:
    Translator(const rules::Phrases& phrases, Node file) : m_phrases(phrases), m_own(ownTexts(file)) {}

    std::string operator()(const std::string& text)
    {
        const auto [known, isNew] = m_known.try_emplace(text);
        if (isNew) known->second = translated(text);
        return known->second;
    }
    void replace(std::string& text) { text = (*this)(text); }

private:
    std::string translated(const std::string& text) const
    {
        if (m_own.contains(text)) return text;
        if (text.size() > maxSplit) return m_phrases.of(text);
        if (auto made = m_phrases.ofSentence(text); made != text) return made;
        // A cell may have a name and smaller lines below it; a name may be counted: "2 \u00d7 Triarii".
        for (const std::string_view between : {"\n", " \u00b7 ", " / ", "; ", " \u00d7 ", "\u00a0\u00d7\u00a0"}) {
            const auto at = text.find(between);
            if (at == std::string::npos) continue;
            const auto behind = at + between.size();
            return translated(text.substr(0, at)).append(between) + translated(text.substr(behind));
        }
        // A number may have a unit: "48 in".
        const auto digits = text.find_first_not_of("0123456789.");
        for (const std::string_view space : {" ", "\u00a0"}) {
            if (digits == 0 || digits == std::string::npos || text.compare(digits, space.size(), space) != 0) continue;
            const auto behind = digits + space.size();
            return text.substr(0, behind) + translated(text.substr(behind));
        }
        if (auto made = m_phrases.ofValue(text); made != text) return made;
        // A name may have a sum: "Richard at Arsuf, 1191, 30 points".
        if (const auto comma = text.rfind(", "); comma != std::string::npos) {
            const auto last = text.substr(comma + 2);
            if (last.find_first_of("0123456789") == 0)
                if (const auto made = translated(last); made != last) return text.substr(0, comma + 2) + made;
        }
        // A name may have a number: "Champion 1", "Melee combat 3 + 1".
        const auto number = text.find_first_of("0123456789+", 1);
        if (number == std::string::npos || text[number - 1] != ' ') return text;
        const auto name = text.substr(0, number - 1);
        return m_own.contains(name) ? text : m_phrases.ofValue(name) + text.substr(number - 1);
    }

    const rules::Phrases& m_phrases;
    std::unordered_set<std::string> m_own;
    std::unordered_map<std::string, std::string> m_known;
};

void translate(sheet::Play& play, Translator& translator)
{
    for (auto& unit : play.units) {
        translator.replace(unit.name);
        translator.replace(unit.note);
        for (auto& counter : unit.counters) translator.replace(counter.label);
    }
    for (auto& value : play.values) {
        translator.replace(value.label);
        for (auto& step : value.steps) translator.replace(step.text);
    }
    for (auto& phase : play.phases) translator.replace(phase);
}

}  // namespace

void translate(sheet::Booklet& booklet, const rules::Phrases& phrases, Node file)
{
    if (phrases.isEmpty()) return;
    Translator translator(phrases, file);
    const auto replace = [&](const std::string& text) { return translator(text); };
    for (auto& sheet : booklet.sheets) {
        sheet::replaceTexts(sheet, replace);
        translator.replace(sheet.kind);
        translator.replace(sheet.of);
    }
    for (auto& unit : booklet.units) translator.replace(unit);
    if (booklet.play) translate(*booklet.play, translator);
}

}  // namespace muster::printer
