#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/library/library.hpp"
#include "core/sheet/post.hpp"
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

/// A sentence about why the output could not be written.
struct OutputFailure {
    std::string message;
    int status = 3;  ///< exit status
};

/// Converts booklets to files and writes each atomically, via a temporary file. Starts Qt only if necessary.
class Output {
public:
    /// Refuses to overwrite files that the library has read. The library must outlive this.
    Output(const Options& options, rules::Library& library);
    ~Output();
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    /// Returns why nothing can be drawn on this machine, if so.
    std::optional<OutputFailure> ready();
    /// Protects these files from being overwritten, too.
    void protect(std::vector<std::string> inputs) { m_inputs = std::move(inputs); }
    /// Why that file must not be written.
    std::optional<OutputFailure> refusal(const std::string& file) const;
    /// Writes the booklets to one file, or one per page, and adds the layout's findings. The booklets are released as
    /// soon as they are laid out.
    std::optional<OutputFailure> write(std::vector<sheet::Booklet> booklets, const std::string& file,
                                       diagnostics::Diagnostics& findings);
    /// Writes posts to one file, as text or Markdown.
    std::optional<OutputFailure> write(std::span<const sheet::Post> posts, const std::string& file);
    /// Lays the booklets out without writing them; returns the number of pages, 0 in formats without pages.
    std::size_t countPages(std::span<const sheet::Booklet> booklets);
    /// Number of pages drawn so far; none in formats without pages.
    std::size_t pages() const { return m_pages; }

private:
    struct Drawn;
    std::optional<OutputFailure> writeMarkdownFiles(std::span<const sheet::Booklet> booklets, const std::string& file);
    std::optional<OutputFailure> writePages(std::vector<sheet::Booklet> booklets, const std::string& file,
                                            diagnostics::Diagnostics& findings);
    std::optional<OutputFailure> save(const std::string& file, std::string_view bytes) const;
    std::string pageFile(const std::string& file, std::size_t page, std::size_t count);

    const Options& m_options;
    rules::Library& m_library;
    std::vector<std::string> m_inputs;
    std::unique_ptr<Drawn> m_drawn;
    std::set<std::string> m_pageFiles;  ///< written so far, so that pages of one army do not replace those of another
    std::size_t m_pages = 0;
};

}  // namespace muster::printer
