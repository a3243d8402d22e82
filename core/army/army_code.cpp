#include "core/army/army_code.hpp"

#include "core/army/verdict.hpp"
#include "core/game/game.hpp"
#include "core/text/edit.hpp"
#include "core/text/sha256.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace muster::rules {

using text::Kind;
using text::Node;

namespace {

/// Crockford's base32: no I, L, O or U.
constexpr std::string_view letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t codeLength = 12;
constexpr std::size_t groupLength = 4;

/// Appends a value without white space, with keys in the order of their bytes and numbers in their shortest form.
void append(Node node, std::string& made);

void appendMember(std::string_view key, Node value, std::string& made)
{
    if (made.back() != '{') made += ',';
    made += text::quoted(key) + ':';
    append(value, made);
}

template <class Keep>
void appendMembers(Node object, std::string& made, const Keep& keep)
{
    std::vector<Node> members;
    for (const Node member : object)
        if (keep(member)) members.push_back(member);
    std::sort(members.begin(), members.end(), [](const Node& a, const Node& b) { return a.key() < b.key(); });
    made += '{';
    for (const Node& member : members) appendMember(member.key(), member, made);
    made += '}';
}

void append(Node node, std::string& made)
{
    switch (node.kind()) {
    case Kind::null: made += "null"; return;
    case Kind::boolean: made += node.boolean() ? "true" : "false"; return;
    case Kind::integer: made += std::to_string(node.integer()); return;
    case Kind::unsignedInteger: made += std::to_string(node.unsignedInteger()); return;
    case Kind::real: made += fmt::format("{}", node.real()); return;
    case Kind::string: made += text::quoted(node.string()); return;
    case Kind::object: appendMembers(node, made, affectsVerdicts); return;
    case Kind::array: break;
    }
    made += '[';
    for (const Node item : node) {
        if (made.back() != '[') made += ',';
        append(item, made);
    }
    made += ']';
}

/// The first 60 bits of a digest, five to a letter.
std::string codeOf(const text::Sha256& digest)
{
    std::string code;
    std::uint32_t bits = 0;
    int count = 0;
    for (std::size_t byte = 0; code.size() < codeLength + codeLength / groupLength - 1; ++byte) {
        bits = (bits << 8) | digest[byte];
        for (count += 8; count >= 5 && code.size() < codeLength + codeLength / groupLength - 1; count -= 5) {
            if (code.size() % (groupLength + 1) == groupLength) code += '-';
            code += letters[(bits >> (count - 5)) & 31];
        }
    }
    return code;
}

}  // namespace

std::string codeOf(const OpenedArmy& army)
{
    const auto& rulesContext = *army.rulesContext();
    const auto& roster = *army.roster();
    const auto* cost = roster.army().find("cost");
    std::string content = fmt::format("{}\n{}\n{}\n{}\n", rulesContext.game->id, rulesContext.game->version,
                                      rulesContext.hashes.system, rulesContext.hashes.list);
    for (const auto& house : roster.catalogue().houses()) {
        append(house->root(), content);
        content += '\n';
    }
    content += (cost == nullptr ? "none" : expr::toText(*cost)) + "\n";
    appendMembers(army.root(), content, isDecision);
    return codeOf(text::sha256(content));
}

std::optional<std::string> codeFrom(std::string_view typed)
{
    std::string code;
    for (const char typedLetter : typed) {
        if (typedLetter == '-' || typedLetter == ' ') continue;
        auto letter =
            static_cast<char>(typedLetter >= 'a' && typedLetter <= 'z' ? typedLetter - 'a' + 'A' : typedLetter);
        if (letter == 'O') letter = '0';
        if (letter == 'I' || letter == 'L') letter = '1';
        if (letters.find(letter) == std::string_view::npos) return std::nullopt;
        if (code.size() % (groupLength + 1) == groupLength) code += '-';
        code += letter;
        if (code.size() > codeLength + codeLength / groupLength - 1) return std::nullopt;
    }
    return code.size() == codeLength + codeLength / groupLength - 1 ? std::optional(code) : std::nullopt;
}

std::string checkedLine(const OpenedArmy& army, std::string_view musterVersion, std::string_view date)
{
    constexpr auto separator = " · ";
    const auto& roster = *army.roster();
    const auto& game = roster.catalogue().game();
    std::vector<std::string> parts;
    const auto& wording = wording::Wording::in(roster.catalogue().language());
    auto verdict = verdictText(army.errors(), diagnostics::countOf(army.accepted(), diagnostics::Level::error),
                               diagnostics::countOf(army.findings(), diagnostics::Level::warning), wording);
    if (const auto points = labelledPoints(roster, wording); !points.empty()) verdict += ": " + points;
    parts.push_back(std::move(verdict));
    parts.push_back(game.name + " " + game.version);
    if (const auto list = roster.catalogue().listNode()["name"].string(); !list.empty())
        parts.push_back(roster.catalogue().phrases().of(list));
    parts.push_back(fmt::format("Muster {}", musterVersion));
    if (!date.empty()) parts.emplace_back(date);
    parts.push_back(codeOf(army));
    return fmt::format("{}", fmt::join(parts, separator));
}

}  // namespace muster::rules
