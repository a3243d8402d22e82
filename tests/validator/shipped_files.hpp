#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/files/kind.hpp"
#include "core/text/document.hpp"

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace muster::test {

struct ShippedFile {
    std::filesystem::path path;
    files::FileKind kind;
    std::string text;
    std::shared_ptr<const text::Document> document;
};

/// Every army, list, system, scenario and house rules file of the repository's armylists.
const std::vector<ShippedFile>& shippedFiles();

/// Checks another text in the place of a shipped file. A system is also made the one that its armies and lists are
/// judged by.
diagnostics::Diagnostics checkAs(const ShippedFile& file, std::string text);

/// How long a search for faults goes on once it has done the least that it must: $MUSTER_FUZZ_SECONDS, or ten.
std::chrono::seconds fuzzSeconds();

class TimeBudget {
public:
    explicit TimeBudget(std::chrono::seconds seconds) : m_end(std::chrono::steady_clock::now() + seconds) {}
    bool isExhausted() const { return std::chrono::steady_clock::now() >= m_end; }

private:
    std::chrono::steady_clock::time_point m_end;
};

}  // namespace muster::test
