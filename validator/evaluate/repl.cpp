#include "validator/evaluate/repl.hpp"

#include "core/expr/trace_text.hpp"
#include "core/inspection/completions.hpp"
#include "core/text/nearest.hpp"
#include "validator/evaluate/inspected_file.hpp"
#include "validator/evaluate/shown_evaluation.hpp"
#include "validator/exit_code.hpp"
#include "validator/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster::validator {

namespace {

struct ReplCommand {
    std::string_view name, argument, purpose;
};

constexpr ReplCommand replCommands[] = {
    {":at", "PLACE", "go to an element, such as /units/foy or foy; / is the whole file; without PLACE, list them"},
    {":help", "", "show this list"},
    {":let", "NAME EXPRESSION", "name a value for later expressions; without an expression, forget it"},
    {":quit", "", "end; so does Ctrl-D"},
    {":reload", "", "read the files again after a change"},
    {":rules", "", "show how the rules about this element do"},
    {":trace", "EXPRESSION", "evaluate it and show the value of every part"},
    {":type", "EXPRESSION", "show its type"},
};

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

/// Splits a line into its first word and the rest.
std::pair<std::string_view, std::string_view> firstWord(std::string_view line)
{
    const auto end = std::min(line.find_first_of(" \t"), line.size());
    return {line.substr(0, end), trimmed(line.substr(end))};
}

std::string_view shownVerdict(rules::RuleVerdict::Kind kind)
{
    using Kind = rules::RuleVerdict::Kind;
    switch (kind) {
    case Kind::holds: return "holds";
    case Kind::isBroken: return "broken";
    case Kind::isUndecided: return "undecided";
    case Kind::isOff: return "off";
    }
    return "";
}

bool isName(std::string_view text)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    return !text.empty() && isLetter(text.front()) &&
           std::all_of(text.begin(), text.end(), [&](char c) { return isLetter(c) || (c >= '0' && c <= '9'); });
}

}  // namespace

void Repl::run(const std::string& place)
{
    m_inspection = inspectedFile(m_file, m_session);
    if (!m_inspection) return;
    const auto found = m_inspection->viewpoint(place);
    if (const auto* sentence = std::get_if<std::string>(&found))
        return m_session.fail(ExitCode::usage, fmt::format("--at: {}", *sentence));
    m_at = std::get<rules::Viewpoint>(found);
    LineReader reader([this](std::string_view beginning) { return completion(beginning); }, usualHistoryFile());
    if (reader.isAtTerminal())
        writeOut("Expressions about {}. :help lists commands, Tab completes, Ctrl-D ends.\n", m_file);
    while (const auto line = reader.read(prompt()))
        if (!obey(trimmed(*line))) break;
    // A script must notice that something went wrong; a person has seen it.
    if (m_hasFailed && !reader.isAtTerminal())
        m_session.exitCode = std::max<int>(m_session.exitCode, ExitCode::findings);
}

std::string Repl::prompt() const
{
    const auto place = rules::Inspection::placeOf(m_at);
    return forTerminal(place.empty() ? std::string(rules::scopeName(m_at.scope)) : place, LineFeeds::shown) + "> ";
}

bool Repl::obey(std::string_view line)
{
    if (line.empty()) return true;
    if (!line.starts_with(':')) {
        evaluate(line, false);
        return true;
    }
    const auto [command, rest] = firstWord(line);
    if (command == ":quit" || command == ":q") return false;
    if (command == ":trace")
        evaluate(rest, true);
    else if (command == ":type")
        showType(rest);
    else if (command == ":at")
        rest.empty() ? listElements() : moveTo(rest);
    else if (command == ":let")
        name(rest);
    else if (command == ":rules")
        showRules();
    else if (command == ":reload")
        openAgain();
    else if (command == ":help") {
        writeOut("An expression shows its value. Commands:\n");
        for (const auto& [each, argument, purpose] : replCommands)
            writeOut("  {:<22} {}\n", fmt::format("{} {}", each, argument), purpose);
    } else {
        std::vector<std::string_view> names;
        for (const auto& each : replCommands) names.push_back(each.name);
        const auto near = text::nearest(names, command);
        refuse(fmt::format("there is no command {}; {}", command,
                           near.empty() ? "see: :help" : fmt::format("did you mean {}?", near)));
    }
    return true;
}

void Repl::refuse(std::string_view sentence)
{
    m_hasFailed = true;
    writeOut("{}\n", sentence);
}

void Repl::evaluate(std::string_view expression, bool isTraced)
{
    const auto evaluated = m_inspection->evaluate(expression, m_at, m_parts, isTraced);
    writeOut(std::string_view(expr::traceText(expression, evaluated.trace, 0)));
    if (evaluated.value) return writeOut(std::string_view(shownValue(*evaluated.value) + '\n'));
    m_hasFailed = true;
    writeOut(std::string_view(shownFault(expression, evaluated)));
}

void Repl::showType(std::string_view expression)
{
    auto evaluated = m_inspection->evaluate(expression, m_at, m_parts);
    if (!evaluated.type.empty()) return writeOut("{}\n", evaluated.type);
    m_hasFailed = true;
    writeOut(std::string_view(shownFault(expression, evaluated)));
}

void Repl::moveTo(std::string_view place)
{
    const auto found = m_inspection->viewpoint(place);
    if (const auto* sentence = std::get_if<std::string>(&found)) return refuse(*sentence);
    m_at = std::get<rules::Viewpoint>(found);
}

void Repl::listElements() const
{
    constexpr std::size_t most = 200;
    const auto& all = m_inspection->viewpoints();
    for (std::size_t i = 0; i < std::min(all.size(), most); ++i) {
        const auto place = rules::Inspection::placeOf(all[i]);
        writeOut("{:<10} {:<32} {}\n", rules::scopeName(all[i].scope), place.empty() ? "/" : place,
                 all[i].element["name"].string());
    }
    if (all.size() > most) writeOut("and {} more\n", all.size() - most);
}

void Repl::name(std::string_view definition)
{
    auto [name, expression] = firstWord(definition);
    if (!isName(name))
        return refuse("a name has letters, digits and underscores, as in :let bases self.units.map(u, u.count).sum()");
    if (expression.starts_with('=') && !expression.starts_with("==")) expression = trimmed(expression.substr(1));
    const auto same = [name = std::string(name)](const auto& part) { return part.name == name; };
    if (expression.empty()) {
        if (std::erase_if(m_parts, same) == 0) refuse(fmt::format("{} has no value", name));
        return;
    }
    const auto evaluated = m_inspection->evaluate(expression, m_at, m_parts);
    if (!evaluated.value) {
        m_hasFailed = true;
        return writeOut(std::string_view(shownFault(expression, evaluated)));
    }
    std::erase_if(m_parts, same);
    m_parts.push_back({std::string(name), std::string(expression)});
}

void Repl::showRules() const
{
    const auto verdicts = m_inspection->verdicts(m_at);
    if (verdicts.empty())
        writeOut("{} has no rules about {}\n", m_inspection->game().name,
                 fmt::format("an element of the kind {}", rules::scopeName(m_at.scope)));
    for (const auto& [rule, kind, messages] : verdicts) {
        if (messages.empty()) writeOut("{:<10} {}\n", shownVerdict(kind), rule->name);
        for (const auto& message : messages) writeOut("{:<10} {}: {}\n", shownVerdict(kind), rule->name, message);
    }
}

void Repl::openAgain()
{
    const auto place = rules::Inspection::placeOf(m_at);
    m_session.forgetFiles();
    const int before = std::exchange(m_session.exitCode, 0);
    auto opened = inspectedFile(m_file, m_session);
    m_session.exitCode = before;
    if (!opened) return refuse("the file was not read again; the values are those of before");
    m_inspection = std::move(opened);
    const auto found = m_inspection->viewpoint(place);
    if (const auto* at = std::get_if<rules::Viewpoint>(&found)) {
        m_at = *at;
        return;
    }
    m_at = m_inspection->viewpoints().front();
    refuse(fmt::format("{} is gone; back to the whole file", place));
}

LineCompletion Repl::completion(std::string_view beginning) const
{
    LineCompletion found;
    const auto addWord = [&](std::string word) {
        if (word.starts_with(beginning.substr(found.begin))) found.words.push_back(std::move(word));
    };
    const auto space = beginning.find(' ');
    if (beginning.starts_with(':') && space == std::string_view::npos) {
        for (const auto& each : replCommands) addWord(std::string(each.name) + (each.argument.empty() ? "" : " "));
        return found;
    }
    if (beginning.starts_with(":at ")) {
        found.begin = 4;
        for (const auto& each : m_inspection->viewpoints()) addWord(rules::Inspection::placeOf(each));
        std::erase(found.words, "");
        return found;
    }
    const auto from = beginning.starts_with(':') ? space + 1 : 0;
    const auto suggestions = rules::suggestionsFor(beginning.substr(from), m_inspection->environment(m_at, m_parts));
    found.begin = from + suggestions.begin;
    for (const auto& each : suggestions.names) found.words.push_back(each.name + (each.isFunction ? "(" : ""));
    return found;
}

}  // namespace muster::validator
