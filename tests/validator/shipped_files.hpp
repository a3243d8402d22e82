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

/// Every army, list, system, scenario and house rules file in the repository's armylists.
const std::vector<ShippedFile>& shippedFiles();

/// Checks another text in place of a shipped file. A replaced system also applies to its armies and lists.
diagnostics::Diagnostics checkAs(const ShippedFile& file, std::string text);

/// How long a random search continues beyond its minimum: $MUSTER_FUZZ_SECONDS, or ten.
std::chrono::seconds fuzzSeconds();

class TimeBudget {
public:
    explicit TimeBudget(std::chrono::seconds seconds) : m_end(std::chrono::steady_clock::now() + seconds) {}
    bool isExhausted() const { return std::chrono::steady_clock::now() >= m_end; }

private:
    std::chrono::steady_clock::time_point m_end;
};

}  // namespace muster::test
