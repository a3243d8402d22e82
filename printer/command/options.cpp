#include "printer/command/options.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>

namespace muster::printer {

namespace {

struct FormatName {
    Format format;
    std::string_view name;
    std::string_view suffix;
};

constexpr std::array<FormatName, 6> formats{{
    {Format::pdf, "pdf", "pdf"},
    {Format::svg, "svg", "svg"},
    {Format::png, "png", "png"},
    {Format::html, "html", "html"},
    {Format::text, "text", "txt"},
    {Format::markdown, "markdown", "md"},
}};

std::optional<Format> formatNamed(std::string_view name)
{
    for (const auto& known : formats) {
        if (known.name == name) return known.format;
    }
    return std::nullopt;
}

std::optional<Format> formatOfFile(const std::string& file)
{
    auto suffix = std::filesystem::path(file).extension().string();
    std::transform(suffix.begin(), suffix.end(), suffix.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    for (const auto& known : formats) {
        if (suffix == "." + std::string(known.suffix)) return known.format;
    }
    return std::nullopt;
}

std::string paperNames()
{
    std::string names;
    for (const auto& paper : papers()) names += (names.empty() ? "" : ", ") + std::string(paper.id);
    return names;
}

Exit wrongUsage(const std::string& message)
{
    std::cerr << "muster-print: " << message << "\nmuster-print --help shows how it is used.\n";
    return {2};
}

constexpr auto examples = R"(
Examples:
  muster-print scipio.army.json -o scipio.pdf
  muster-print *.army.json -o club-day.pdf --paper letter     all armies in one PDF
  muster-print *.army.json -o sheets/ --format png            one image a page, in a folder
  muster-print rangers.army.json -o - --format text           to the terminal
Exit status: 0 printed, 1 printed but an army is illegal (or one could not be resolved), 2 wrong usage, 3 not printed.
)";

}  // namespace

std::string_view suffixOf(Format format)
{
    return std::find_if(formats.begin(), formats.end(), [&](const auto& known) { return known.format == format; })->suffix;
}

std::variant<Options, Exit> readOptions(int argc, char** argv)
{
    Options options;
    std::string format;
    std::string paper = "a4";
    CLI::App app{"Prints the record sheets of armies.", "muster-print"};
    app.footer(examples);
    app.set_version_flag("--version", "muster-print " MUSTER_VERSION);
    app.add_option("files", options.files, "Armies to print (*.army.json)")->required()->type_name("FILE");
    app.add_option("-o,--output", options.output, "A file, a folder (with a / at the end), or - for standard output")->required()->type_name("OUT");
    app.add_option("--format", format, "pdf, svg, png, html, text or markdown; else told by OUT's suffix");
    app.add_option("--paper", paper, "Paper: " + paperNames())->capture_default_str();
    app.add_option("--margin", options.page.margin, "White edge in mm")->check(CLI::Range(3.0, 30.0))->capture_default_str();
    app.add_option("--sheet", options.sheet, "Print this sheet of the system only")->type_name("ID");
    app.add_option("--font", options.font, "Font family; else DejaVu Sans, or what there is")->type_name("NAME");
    app.add_option("--dpi", options.dotsPerInch, "Dots an inch of png images")->check(CLI::Range(36.0, 1200.0))->capture_default_str();
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return Exit{app.exit(error, std::cout, std::cerr) == 0 ? 0 : 2};
    }
    const auto* found = findPaper(paper);
    if (found == nullptr) return wrongUsage("there is no paper \"" + paper + "\"; known are " + paperNames());
    options.page.paper = *found;
    std::error_code ignored;
    options.toFolder = options.output.ends_with('/') || std::filesystem::is_directory(options.output, ignored);
    auto chosen = format.empty() ? formatOfFile(options.output) : formatNamed(format);
    if (!format.empty() && !chosen) return wrongUsage("there is no format \"" + format + "\"; known are pdf, svg, png, html, text and markdown");
    if (!chosen && options.toFolder) chosen = Format::pdf;
    if (!chosen) return wrongUsage("the format cannot be told from \"" + options.output + "\"; say --format pdf, or give it a suffix such as .pdf");
    options.format = *chosen;
    return options;
}

}  // namespace muster::printer
