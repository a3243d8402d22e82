#include "printer/command/output.hpp"

#include "core/model/file.hpp"
#include "printer/draw/devices.hpp"
#include "printer/draw/display.hpp"
#include "printer/plain/writers.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>

namespace muster::printer {

namespace {

std::string_view view(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

std::optional<OutputFailure> save(const std::string& file, std::string_view bytes)
{
    if (file == "-") {
        const bool written = std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size() && std::fflush(stdout) == 0;
        return written ? std::nullopt : std::optional(OutputFailure{"cannot write to standard output"});
    }
    const auto error = model::writeFile(file, bytes);
    if (error) return OutputFailure{error->message};
    return std::nullopt;
}

/// "army.png" for a single page, else "army-01.png", "army-02.png", ...
std::string pageFile(const std::string& file, std::size_t page, std::size_t count)
{
    if (count == 1 || file == "-") return file;
    const std::filesystem::path path(file);
    const auto digits = std::to_string(count).size();
    const auto name = fmt::format("{}-{:0{}}{}", path.stem().string(), page + 1, digits, path.extension().string());
    return (path.parent_path() / name).string();
}

std::string titleOf(std::span<const sheet::Booklet> booklets)
{
    std::string title;
    for (const auto& booklet : booklets) title += (title.empty() ? "" : ", ") + booklet.name;
    return title.size() > 200 ? booklets.front().name : title;
}

bool isPlain(Format format) { return format == Format::html || format == Format::text || format == Format::markdown; }

}  // namespace

struct Output::Drawn {
    Display display;
    std::variant<Typesetter, NoFont> type;

    explicit Drawn(const std::string& font) : type(Typesetter::open(QString::fromStdString(font))) {}
};

Output::Output(const Options& options) : m_options(options)
{
    if (!isPlain(options.format)) m_drawn = std::make_unique<Drawn>(options.font);
}

Output::~Output() = default;

std::optional<OutputFailure> Output::ready()
{
    if (!m_drawn) return std::nullopt;
    if (const auto* none = std::get_if<NoFont>(&m_drawn->type)) return OutputFailure{none->message};
    return std::nullopt;
}

std::optional<OutputFailure> Output::write(std::span<const sheet::Booklet> booklets, const std::string& file, diagnostics::Diagnostics& findings)
{
    switch (m_options.format) {
    case Format::html: return save(file, writeHtml(booklets));
    case Format::text: return save(file, writeText(booklets));
    case Format::markdown: return save(file, writeMarkdown(booklets));
    default: return writePages(booklets, file, findings);
    }
}

std::optional<OutputFailure> Output::writePages(std::span<const sheet::Booklet> booklets, const std::string& file, diagnostics::Diagnostics& findings)
{
    const auto& type = std::get<Typesetter>(m_drawn->type);
    std::vector<Page> pages;
    for (const auto& booklet : booklets) {
        auto set = setBooklet(booklet, type, m_options.page);
        std::move(set.pages.begin(), set.pages.end(), std::back_inserter(pages));
        findings.insert(findings.end(), set.findings.begin(), set.findings.end());
    }
    const auto title = titleOf(booklets);
    if (m_options.format == Format::pdf) {
        const auto bytes = writePdf(pages, title);
        if (bytes.isEmpty()) return OutputFailure{"there are no pages to print"};
        return save(file, view(bytes));
    }
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const auto bytes = m_options.format == Format::svg ? writeSvg(pages[i], title) : writePng(pages[i], m_options.dotsPerInch);
        if (bytes.isEmpty()) return OutputFailure{"the page could not be drawn; is there enough memory?"};
        if (auto failure = save(pageFile(file, i, pages.size()), view(bytes))) return failure;
    }
    return std::nullopt;
}

}  // namespace muster::printer
