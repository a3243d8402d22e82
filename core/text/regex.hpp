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

/// Why a regular expression cannot be used, and what to do.
struct RegexFault {
    std::string message;
    std::string help;  ///< empty where it is no regular expression at all

    /// "this is not a regular expression: missing )"
    std::string sentence() const;
};

/// A compiled regular expression of bounded size; matching is thread-safe and takes time linear in the text. Work is
/// counted in units that each take well below a tenth of a microsecond.
class Regex {
public:
    using Compiled = std::variant<std::shared_ptr<const Regex>, RegexFault>;

    static Compiled compile(std::string_view pattern);
    /// The work of reading the pattern, told from its text alone: to be charged before it is compiled.
    static std::uint64_t workToRead(std::string_view pattern);
    /// The work of building the program, to be charged afterwards; a refused pattern costs as much as the largest
    /// program.
    static std::uint64_t workToBuild(const Compiled& compiled);

    explicit Regex(std::unique_ptr<const re2::RE2> program);
    ~Regex();
    Regex(const Regex&) = delete;
    Regex& operator=(const Regex&) = delete;

    /// True when it matches anywhere in the text.
    bool matches(std::string_view text) const;
    /// The most work that looking through so many bytes can be: each of them with each instruction of the program.
    std::uint64_t workToMatch(std::size_t bytes) const { return 1 + bytes * m_size / 4; }
    std::uint64_t size() const { return m_size; }  ///< instructions

private:
    std::unique_ptr<const re2::RE2> m_program;
    std::uint64_t m_size;
};

/// The regular expressions of one file: each is compiled once, and all of them share one budget of work. Safe to ask
/// from many threads.
class RegexStore {
public:
    static constexpr std::uint64_t usualBudget = 10'000'000;

    explicit RegexStore(std::uint64_t budget = usualBudget) : m_left(budget) {}

    Regex::Compiled compile(std::string_view pattern);
    /// Takes work done with the patterns while the file is read from the same budget; false when it is used up.
    bool spend(std::uint64_t work);

private:
    bool take(std::uint64_t work);

    std::mutex m_mutex;
    std::uint64_t m_left;
    std::map<std::string, Regex::Compiled, std::less<>> m_known;
};

}  // namespace muster::text
