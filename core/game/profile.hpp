#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace muster::rules {

/// The time and work that checks spend on each rule, and on what comes before and after the rules. Thread-safe.
class Profile {
public:
    struct Cost {
        std::uint64_t evaluations = 0;
        std::uint64_t work = 0;  ///< steps of expressions and geometry; the same in every run
        std::chrono::nanoseconds time{};
    };
    using Costs = std::map<std::string, Cost, std::less<>>;

    /// Adds one evaluation of a rule.
    void addRule(std::string_view name, std::uint64_t work, std::chrono::nanoseconds time)
    {
        add(m_rules, name, work, time);
    }
    /// Adds what was done once for a file beside its rules, such as "values and costs".
    void addPart(std::string_view name, std::uint64_t work, std::chrono::nanoseconds time)
    {
        add(m_parts, name, work, time);
    }
    /// By full name of the rule; valid once all checks are done.
    const Costs& rules() const { return m_rules; }
    const Costs& parts() const { return m_parts; }

private:
    void add(Costs& costs, std::string_view name, std::uint64_t work, std::chrono::nanoseconds time)
    {
        const std::lock_guard lock(m_mutex);
        auto found = costs.find(name);
        if (found == costs.end()) found = costs.emplace(name, Cost()).first;
        ++found->second.evaluations;
        found->second.work += work;
        found->second.time += time;
    }

    std::mutex m_mutex;
    Costs m_rules, m_parts;
};

/// Measures the time since it was made.
class Stopwatch {
public:
    std::chrono::nanoseconds elapsed() const { return std::chrono::steady_clock::now() - m_start; }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

}  // namespace muster::rules
