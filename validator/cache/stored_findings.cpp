#include "validator/cache/stored_findings.hpp"

namespace muster::validator {

using diagnostics::Diagnostic;
using diagnostics::Diagnostics;
using diagnostics::FindingKind;
using diagnostics::Level;
using diagnostics::Place;
using diagnostics::Related;
using diagnostics::Replacement;

namespace {

// Each of the following functions names all members of its struct, for reading and for writing. A member that is added
// there must be added here, or this does not compile.

template <class To, class Of>
void transferPlace(To& to, Of& place)
{
    auto& [file, pointer, line, column, endLine, endColumn] = place;
    to(file), to(pointer), to(line), to(column), to(endLine), to(endColumn);
}

template <class To, class Of>
void transferRelated(To& to, Of& related)
{
    auto& [message, place] = related;
    to(message);
    transferPlace(to, place);
}

template <class To, class Of>
void transferReplacement(To& to, Of& replacement)
{
    auto& [line, column, endLine, endColumn, byteColumn, endByteColumn, text] = replacement;
    to(line), to(column), to(endLine), to(endColumn), to(byteColumn), to(endByteColumn), to(text);
}

void transferLevel(FieldWriter& out, const Level& level) { out(level); }
void transferLevel(FieldReader& in, Level& level) { in.readEnum(level, Level::info); }
void transferKind(FieldWriter& out, const FindingKind& kind) { out(kind); }
void transferKind(FieldReader& in, FindingKind& kind) { in.readEnum(kind, FindingKind::unknownValue); }

template <class Item, class Transfer>
void transferEach(FieldWriter& out, const std::vector<Item>& items, const Transfer& transfer)
{
    out(items.size());
    for (const auto& item : items) transfer(item);
}

template <class Item, class Transfer>
void transferEach(FieldReader& in, std::vector<Item>& items, const Transfer& transfer)
{
    items.clear();
    for (std::size_t count = in.count(); count > 0 && in.isGood(); --count) transfer(items.emplace_back());
}

template <class To, class Of>
void transferFinding(To& to, Of& finding)
{
    auto& [rule, level, message, place, help, sourceLine, related, fix, kind, missing, identity, replacements, safeFix,
           accepted, fileHelp, isOfGame, system, page] = finding;
    to(rule);
    transferLevel(to, level);
    to(message);
    transferPlace(to, place);
    to(help), to(sourceLine);
    transferEach(to, related, [&](auto& one) { transferRelated(to, one); });
    to(fix);
    transferKind(to, kind);
    to(missing), to(identity);
    transferEach(to, replacements, [&](auto& one) { transferReplacement(to, one); });
    to(safeFix), to(accepted);
    to(fileHelp), to(isOfGame);
    to(system), to(page);
}

}  // namespace

void write(const Diagnostics& findings, FieldWriter& out)
{
    transferEach(out, findings, [&](const auto& finding) { transferFinding(out, finding); });
}

Diagnostics readFindings(FieldReader& in)
{
    Diagnostics findings;
    transferEach(in, findings, [&](auto& finding) { transferFinding(in, finding); });
    return findings;
}

}  // namespace muster::validator
