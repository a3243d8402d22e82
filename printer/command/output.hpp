#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/library/library.hpp"
#include "core/sheet/sheet.hpp"
#include "printer/command/options.hpp"

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster::printer {

/// A sentence about what kept the output from being written.
struct OutputFailure {
    std::string message;
    int status = 3;  ///< the program's exit status
};

/// Turns booklets into the bytes of files and writes each in one step: beside, then renamed. Starts Qt only where it
/// must.
class Output {
public:
    /// Nothing that the library has read is written over. It must outlive this.
    Output(const Options& options, rules::Library& library);
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// Nothing can be drawn on this machine, and why.
    std::optional<OutputFailure> ready();
    /// These files are not written over either.
    void protect(std::vector<std::string> inputs) { m_inputs = std::move(inputs); }
    /// Why that file must not be written.
    std::optional<OutputFailure> refusal(const std::string& file) const;
    /// Writes the booklets to one file (or one a page), adding what the layout had to do to the findings.
    std::optional<OutputFailure> write(std::span<const sheet::Booklet> booklets, const std::string& file,
                                       diagnostics::Diagnostics& findings);
    /// Pages drawn so far; none in a format that has no pages.
    std::size_t pages() const { return m_pages; }

private:
    struct Drawn;
    std::optional<OutputFailure> writePages(std::span<const sheet::Booklet> booklets, const std::string& file,
                                            diagnostics::Diagnostics& findings);
    std::optional<OutputFailure> save(const std::string& file, std::string_view bytes) const;
    std::string pageFile(const std::string& file, std::size_t page, std::size_t count);

    const Options& m_options;
    rules::Library& m_library;
    std::vector<std::string> m_inputs;
    std::unique_ptr<Drawn> m_drawn;
    std::set<std::string> m_pageFiles;  ///< written so far: pages of one army must not replace those of another
    std::size_t m_pages = 0;
};

}  // namespace muster::printer
