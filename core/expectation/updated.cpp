#include "core/expectation/updated.hpp"

#include "core/files/expect_file.hpp"
#include "core/text/canonical.hpp"
#include "core/text/edit.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Diagnostic;
using text::Node;

namespace {

std::string member(std::string_view key, std::string_view json)
{
    return fmt::format("{}: {}", text::quoted(key), json);
}

std::string object(const std::vector<std::string>& members)
{
    return fmt::format("{{ {} }}", fmt::join(members, ", "));
}

/// An expectation of that finding and nothing more.
std::string expectationOf(const Diagnostic& finding, bool hasDocument)
{
    std::vector<std::string> members{member("rule", text::quoted(finding.rule))};
    const auto& place = finding.identity.empty() ? finding.subject() : finding.identity;
    if (!hasDocument)
        members.push_back(member("line", std::to_string(std::max(1u, finding.place.line))));
    else if (!place.empty())
        members.push_back(member("at", text::quoted(place)));
    return object(members);
}

/// An expectation with the same keys, changed to fit the finding; or the values as they are, without one.
std::string changed(const Expectation& item, const Diagnostic* finding, const std::string& newValues)
{
    std::vector<std::string> members;
    for (const Node old : item.node) {
        std::string json(old.sourceText());
        if (old.key() == "values" && !newValues.empty()) json = newValues;
        if (old.key() == "level" && finding) json = text::quoted(diagnostics::levelName(finding->level));
        if (old.key() == "message" && finding) json = text::quoted(finding->message);
        if (old.key() == "help" && finding) {
            // A finding may have no help, and then nothing is expected of it.
            const auto help = finding->wholeHelp();
            if (help.empty()) continue;
            json = text::quoted(help);
        }
        members.push_back(member(old.key(), json));
    }
    return object(members);
}

std::vector<std::string> itemsOf(const Compared& compared, bool hasDocument)
{
    std::vector<std::string> items;
    const auto& expected = compared.expectations.items;
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const auto near = compared.matched.near[i];
        const bool isMissing = expected[i].isFinding() && !compared.matched.met[i] && !near;
        if (isMissing) continue;
        const bool fits = !near && compared.newValues[i].empty();
        items.push_back(fits ? std::string(expected[i].node.sourceText())
                             : changed(expected[i], near ? &compared.findings[*near] : nullptr, compared.newValues[i]));
    }
    for (const auto index : compared.matched.unexpected)
        items.push_back(expectationOf(compared.findings[index], hasDocument));
    return items;
}

std::string canonicalOf(const std::string& json)
{
    const auto parsed = text::Document::parse(std::make_shared<const text::Source>("expectations", json));
    return parsed.document ? text::canonical(*parsed.document) : json;
}

/// The text of a document with other expectations.
std::string withItems(const text::Document& document, const std::vector<std::string>& items, bool isApart)
{
    text::Draft draft(document);
    if (items.empty() && !isApart)
        draft.remove("/expect");
    else
        draft.setMember("", "expect", fmt::format("[{}]", fmt::join(items, ", ")));
    return text::applied(document.source().bytes(), draft.edits());
}

}  // namespace

std::optional<Updated> updated(const Subject& subject, const Compared& compared)
{
    const auto& expectations = compared.expectations;
    if (!expectations.faults.empty() || compared.passes()) return std::nullopt;
    const auto parsed = parsedText(subject);
    const auto items = itemsOf(compared, parsed.document != nullptr);
    Updated made;
    const bool isInside = expectations.apart.empty() && parsed.document && parsed.document->root().isObject();
    if (isInside) {
        made = {subject.path, subject.source->name(), std::string(subject.source->bytes()),
                withItems(*parsed.document, items, false)};
    } else {
        made.path = files::expectFileOf(subject.path);
        made.name = (std::filesystem::path(subject.source->name()).parent_path() / made.path.filename()).string();
        if (!expectations.apart.empty() && expectations.document) {
            made.before = expectations.document->source().bytes();
            made.after = withItems(*expectations.document, items, true);
        } else {
            made.after = canonicalOf(fmt::format("{{\"format\": 1, \"expect\": [{}]}}", fmt::join(items, ", ")));
        }
    }
    if (made.after == made.before) return std::nullopt;
    return made;
}

}  // namespace muster::rules
