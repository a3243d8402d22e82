#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <variant>

namespace re2 {
class RE2;
}

namespace muster::text {

/// Why a regular expression cannot be used, and how to fix it.
struct RegexFault {
    std::string message;
    std::string help;  ///< empty if it is not a regular expression at all

    /// "this is not a regular expression: missing )"
    std::string sentence() const;
};

/// A compiled regular expression of bounded size; matching is thread-safe and takes linear time. Each unit of work
/// takes well below a tenth of a microsecond.
class Regex {
public:
    using Compiled = std::variant<std::shared_ptr<const Regex>, RegexFault>;

    static Compiled compile(std::string_view pattern);
    /// The work of parsing the pattern, estimated from its text: to be charged before compilation.
    static std::uint64_t workToRead(std::string_view pattern);
    /// The work of building the program, to be charged afterwards; a rejected pattern costs as much as the largest
    /// program.
    static std::uint64_t workToBuild(const Compiled& compiled);

    explicit Regex(std::unique_ptr<const re2::RE2> program);
    ~Regex();
    Regex(const Regex&) = delete;
    Regex& operator=(const Regex&) = delete;

    /// True if it matches anywhere in the text.
    bool matches(std::string_view text) const;
    /// The maximum work of searching that many bytes: each byte with each instruction of the program.
    std::uint64_t workToMatch(std::size_t bytes) const { return 1 + bytes * m_size / 4; }
    std::uint64_t size() const { return m_size; }  ///< number of instructions

private:
    std::unique_ptr<const re2::RE2> m_program;
    std::uint64_t m_size;
};

/// The regular expressions of one file: each is compiled once, and all share one work budget. Thread-safe.
class RegexStore {
public:
    static constexpr std::uint64_t usualBudget = 10'000'000;

    explicit RegexStore(std::uint64_t budget = usualBudget) : m_left(budget) {}

    Regex::Compiled compile(std::string_view pattern);
    /// Charges work done with the patterns to the same budget while the file is read; false if it is used up.
    bool spend(std::uint64_t work);

private:
    bool take(std::uint64_t work);

    std::mutex m_mutex;
    std::uint64_t m_left;
    std::map<std::string, Regex::Compiled, std::less<>> m_known;
};

}  // namespace muster::text
