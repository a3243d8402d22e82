#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace muster::command_line {

/// What a manual page says beyond --help.
struct ManualExtras {
    struct Entry {
        std::string_view term, text;
    };
    struct Section {
        std::string_view title;  ///< in capitals, as in "ENVIRONMENT"
        std::vector<Entry> entries;
    };
    std::string_view version;
    std::vector<Section> sections;
    std::vector<std::string_view> seeAlso;  ///< as in "muster-print(1)"
};

/// The manual page of a program in the man(7) language, from the same model as --help. `date` is that of its version,
/// as in 2026-11-22, or empty.
std::string manualPage(const CLI::App& program, const ManualExtras& extras, std::string_view date);

}  // namespace muster::command_line
