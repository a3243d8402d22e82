#include "printer/command/output.hpp"

#include "core/files/file.hpp"
#include "printer/draw/devices.hpp"
#include "printer/draw/display.hpp"
#include "printer/layout/print_out.hpp"
#include "printer/text_formats/writers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>

namespace muster::printer {

namespace {

std::string_view view(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

bool isJson(const std::filesystem::path& file)
{
    auto suffix = file.extension().string();
    std::transform(suffix.begin(), suffix.end(), suffix.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return suffix == ".json";
}

bool isPlain(Format format) { return format == Format::html || format == Format::text || format == Format::markdown; }

}  // namespace

struct Output::Drawn {
    Display display;
    std::variant<Typesetter, NoFont> type;

    explicit Drawn(const std::string& font) : type(Typesetter::open(QString::fromStdString(font))) {}
};

Output::Output(const Options& options, rules::Library& library) : m_options(options), m_library(library)
{
    if (!isPlain(options.format)) m_drawn = std::make_unique<Drawn>(options.settings.font);
}

Output::~Output() = default;

std::optional<OutputFailure> Output::ready()
{
    if (!m_drawn) return std::nullopt;
    if (const auto* none = std::get_if<NoFont>(&m_drawn->type)) return OutputFailure{none->message};
    return std::nullopt;
}

std::optional<OutputFailure> Output::refusal(const std::string& file) const
{
    std::error_code error;
    if (file == "-") return std::nullopt;
    if (isJson(file) || isJson(std::filesystem::weakly_canonical(file, error))) {
        return OutputFailure{
            fmt::format("{} was not written: .json files are the input of sheets; choose another name", file), 2};
    }
    // Devices such as /dev/stdout are links.
    if (const auto outside = files::refusal(file, m_options.links); outside && !file.starts_with("/dev/"))
        return OutputFailure{*outside, 2};
    const auto isFile = [&](const std::string& input) { return std::filesystem::equivalent(input, file, error); };
    if (std::any_of(m_inputs.begin(), m_inputs.end(), isFile) || m_library.hasRead(file)) {
        return OutputFailure{fmt::format("{} was not written: it is one of the input files; choose another name", file),
                             2};
    }
    return std::nullopt;
}

std::optional<OutputFailure> Output::save(const std::string& file, std::string_view bytes) const
{
    if (auto refused = refusal(file)) return refused;
    if (file == "-") {
        const bool written =
            std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size() && std::fflush(stdout) == 0;
        return written ? std::nullopt : std::optional(OutputFailure{"cannot write to standard output"});
    }
    if (const auto error = files::writeFile(file, bytes)) return OutputFailure{error->message};
    return std::nullopt;
}

std::optional<OutputFailure> Output::write(std::vector<sheet::Booklet> booklets, const std::string& file,
                                           diagnostics::Diagnostics& findings)
{
    switch (m_options.format) {
    case Format::html: return save(file, writeHtml(booklets, m_options.settings));
    case Format::text: return save(file, writeText(booklets));
    case Format::markdown: return writeMarkdownFiles(booklets, file);
    default: return writePages(std::move(booklets), file, findings);
    }
}

/// The pictures of maps come first, so that the text refers to nothing that is missing.
std::optional<OutputFailure> Output::writeMarkdownFiles(std::span<const sheet::Booklet> booklets,
                                                        const std::string& file)
{
    if (file == "-" || file.starts_with("/dev/")) return save(file, writeMarkdown(booklets));
    const std::filesystem::path path(file);
    const auto made = writeMarkdown(booklets, path.stem().string(), m_options.settings.inkMode);
    if (auto refused = refusal(file)) return refused;
    for (const auto& map : made.maps)
        if (auto failure = save((path.parent_path() / map.name).string(), map.content)) return failure;
    return save(file, made.text);
}

std::optional<OutputFailure> Output::write(std::span<const sheet::Post> posts, const std::string& file)
{
    std::string all;
    for (const auto& post : posts)
        all += (all.empty() ? "" : "\n") + writePost(post, m_options.format == Format::markdown);
    return save(file, all);
}

/// "army.png" for a single page, else "army-01.png", "army-02.png", ...
std::string Output::pageFile(const std::string& file, std::size_t page, std::size_t count)
{
    if (file == "-") return file;
    const std::filesystem::path path(file);
    const auto digits = std::to_string(count).size();
    const auto stem =
        count == 1 ? path.stem().string() : fmt::format("{}-{:0{}}", path.stem().string(), page + 1, digits);
    auto made = (path.parent_path() / (stem + path.extension().string())).string();
    for (int copy = 2; !m_pageFiles.insert(made).second; ++copy)
        made = (path.parent_path() / fmt::format("{} ({}){}", stem, copy, path.extension().string())).string();
    return made;
}

std::size_t Output::countPages(std::span<const sheet::Booklet> booklets)
{
    if (!m_drawn) return 0;
    // With fonts of its own: characters without a glyph are reported by the print itself.
    auto type = std::get<Typesetter>(m_drawn->type).another();
    return layOut(booklets, type, m_options.settings, m_options.jobs).pages.size();
}

std::optional<OutputFailure> Output::writePages(std::vector<sheet::Booklet> booklets, const std::string& file,
                                                diagnostics::Diagnostics& findings)
{
    auto& type = std::get<Typesetter>(m_drawn->type);
    auto out = layOut(booklets, type, m_options.settings, m_options.jobs);
    booklets = {};
    findings.insert(findings.end(), out.findings.begin(), out.findings.end());
    const auto isError = [](const auto& finding) { return finding.level == diagnostics::Level::error; };
    if (std::any_of(findings.begin(), findings.end(), isError))
        return OutputFailure{fmt::format("{} was not written", file == "-" ? "the print" : file)};
    m_pages += out.pages.size();
    if (m_options.format == Format::pdf) {
        const DocumentFacts facts{out.title, out.author, out.language, out.bookmarks, out.subject};
        const auto bytes = writePdf(std::move(out.pages), type, facts, m_options.jobs);
        if (bytes.isEmpty()) return OutputFailure{"there are no pages to print"};
        return save(file, view(bytes));
    }
    if (file == "-" && out.pages.size() > 1)
        return OutputFailure{fmt::format(
            "{} pages cannot be written to standard output as images; name a file or a folder", out.pages.size())};
    for (std::size_t i = 0; i < out.pages.size(); ++i) {
        const auto bytes = m_options.format == Format::svg
                               ? writeSvg(out.pages[i], type, out.title)
                               : writePng(out.pages[i], type, m_options.settings.dotsPerInch);
        if (bytes.isEmpty()) return OutputFailure{"the page cannot be drawn; there may not be enough memory"};
        if (auto failure = save(pageFile(file, i, out.pages.size()), view(bytes))) return failure;
    }
    return std::nullopt;
}

}  // namespace muster::printer
