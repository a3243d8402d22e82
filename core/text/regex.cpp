#include "core/text/regex.hpp"

#include <re2/re2.h>

#include <algorithm>
#include <atomic>
#include <new>

namespace muster::text {

namespace {

constexpr std::int64_t engineMemory = 64 << 10;
constexpr std::uint64_t maxInstructions = 4'000;  // more do not fit into that memory
constexpr std::uint64_t workForByte = 64, workForClass = 4'000, workForInstruction = 10;

/// Each named class of characters consists of hundreds of ranges.
std::uint64_t namedClasses(std::string_view pattern)
{
    std::uint64_t count = 0;
    for (std::size_t i = 0; i + 1 < pattern.size(); ++i)
        if (pattern[i] == '\\') count += pattern[i + 1] == 'p' || pattern[i + 1] == 'P', ++i;
    return count;
}

RegexFault tooLarge()
{
    return {"it is too large once compiled",
            "simplify it: smaller repeat counts, fewer alternatives and classes of letters such as \\p{L}"};
}

}  // namespace

std::string RegexFault::sentence() const
{
    return (help.empty() ? "this is not a regular expression: " : "this regular expression cannot be used: ") + message;
}

std::uint64_t Regex::workToRead(std::string_view pattern)
{
    return workForByte * pattern.size() + workForClass * namedClasses(pattern);
}

std::uint64_t Regex::workToBuild(const Compiled& compiled)
{
    const auto* regex = std::get_if<std::shared_ptr<const Regex>>(&compiled);
    return workForInstruction * (regex ? (*regex)->size() : maxInstructions);
}

Regex::Regex(std::unique_ptr<const re2::RE2> program)
    : m_program(std::move(program)), m_size(static_cast<std::uint64_t>(std::max(1, m_program->ProgramSize())))
{}

Regex::~Regex() = default;

Regex::Compiled Regex::compile(std::string_view pattern)
{
    RE2::Options options;
    options.set_log_errors(false);
    options.set_never_capture(true);
    options.set_max_mem(engineMemory);
    auto program = std::make_unique<const RE2>(re2::StringPiece(pattern.data(), pattern.size()), options);
    if (program->error_code() == RE2::ErrorPatternTooLarge) return tooLarge();
    if (!program->ok()) return RegexFault{program->error(), {}};
    return std::make_shared<const Regex>(std::move(program));
}

bool Regex::matches(std::string_view text) const
{
    // RE2 keeps a lock if it runs out of memory while it searches, and the next search would wait for ever.
    static std::atomic<bool> mayWaitForEver = false;
    if (mayWaitForEver) throw std::bad_alloc();
    try {
        return RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), *m_program);
    } catch (const std::bad_alloc&) {
        mayWaitForEver = true;
        throw;
    }
}

Regex::Compiled RegexStore::compile(std::string_view pattern)
{
    const std::lock_guard lock(m_mutex);
    const auto known = m_known.find(pattern);
    if (known != m_known.end()) return known->second;
    if (!take(Regex::workToRead(pattern)))
        return RegexFault{"the patterns of this file take too long to compile",
                          "simplify the patterns, or use fewer of them"};
    auto compiled = Regex::compile(pattern);
    take(Regex::workToBuild(compiled));
    return m_known.emplace(std::string(pattern), std::move(compiled)).first->second;
}

bool RegexStore::spend(std::uint64_t work)
{
    const std::lock_guard lock(m_mutex);
    return take(work);
}

bool RegexStore::take(std::uint64_t work)
{
    m_left -= std::min(work, m_left);
    return m_left > 0;
}

}  // namespace muster::text
