#include "core/text/edit.hpp"
#include "core/text/language_code.hpp"
#include "core/text/nearest.hpp"
#include "core/text/pointer.hpp"
#include "validator/exit_code.hpp"
#include "validator/scaffold/item_edit.hpp"
#include "validator/scaffold/new_items.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <unordered_set>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using text::Node;

/// The texts of a file that an editor or a check shows, in their order, each once.
std::vector<std::string> shownTexts(Node root)
{
    static constexpr std::array<std::string_view, 8> keys{"name",   "title",   "description", "label",
                                                          "ruling", "message", "help",        "fileHelp"};
    // Sheets keep their original texts.
    static constexpr std::array<std::string_view, 5> leftOut{"translations", "expect", "accept", "sheets", "play"};
    std::vector<std::string> texts;
    std::unordered_set<std::string_view> seen;
    std::vector<Node> waiting{root};
    while (!waiting.empty()) {
        const Node next = waiting.back();
        waiting.pop_back();
        if (next.isString() && std::find(keys.begin(), keys.end(), next.key()) != keys.end() &&
            !next.string().empty() && seen.insert(next.string()).second)
            texts.emplace_back(next.string());
        std::vector<Node> inner;
        for (const Node each : next)
            if (std::find(leftOut.begin(), leftOut.end(), each.key()) == leftOut.end()) inner.push_back(each);
        waiting.insert(waiting.end(), inner.rbegin(), inner.rend());
    }
    return texts;
}

}  // namespace

std::optional<NewItem> newTranslation(const ItemFile& file, const NewOptions& options, Session& session)
{
    const auto fail = [&](const std::string& message) {
        session.fail(ExitCode::usage, message);
        return std::nullopt;
    };
    if (options.language.empty()) return fail("name the language with --language CODE, for example --language de");
    if (!text::isLanguageCode(options.language))
        return fail(
            fmt::format("--language: \"{}\" is no code of a language; write it like de or pt-BR", options.language));
    if (options.text.empty() != options.translated.empty())
        return fail("give both --text TEXT and --translation TEXT, or neither to add every text that is not "
                    "translated yet");
    const Node translations = file.root()["translations"], there = translations[options.language];
    if (!isObjectOrAbsent(translations, "translations", file, session) ||
        !isObjectOrAbsent(there, options.language, file, session))
        return std::nullopt;
    const auto texts = shownTexts(file.root());
    const Node known = file.whole()["translations"][options.language];
    Json added = Json::object();
    if (options.text.empty()) {
        for (const auto& each : texts)
            if (!known[each]) added[each] = each;
        if (added.empty())
            return fail(
                fmt::format("{} is unchanged: every text has a translation into {}", file.name, options.language));
    } else {
        if (known[options.text])
            return fail(
                fmt::format("{} is unchanged: it translates this text into {} already", file.name, options.language));
        if (std::find(texts.begin(), texts.end(), options.text) == texts.end()) {
            const auto near = text::nearest(texts, options.text);
            return fail(fmt::format(
                "{} has no name, title, description, label, ruling, message or help \"{}\"{}", file.name, options.text,
                near.empty() ? "; copy the text exactly from the file" : fmt::format("; did you mean \"{}\"?", near)));
        }
        added[options.text] = options.translated;
    }
    text::Draft draft(*file.document);
    if (!translations) draft.setMember("", "translations", "{}", keysOf(file.kind));
    if (!there) {
        draft.setMember("/translations", options.language, added.dump());
    } else {
        std::string pointer = "/translations";
        text::appendToken(pointer, options.language);
        for (const auto& [from, to] : added.items()) draft.setMember(pointer, from, to.dump());
    }
    NewItem item;
    item.text = text::applied(file.document->source().bytes(), draft.edits());
    item.words = options.text.empty() ? fmt::format("{} text{} to translate into {}", added.size(),
                                                    added.size() == 1 ? "" : "s", options.language)
                                      : fmt::format("a translation into {}", options.language);
    return item;
}

}  // namespace muster::validator
