#include "printer/command/option_words.hpp"

#include "core/text/nearest.hpp"
#include "printer/command/formats.hpp"
#include "printer/play_link/play_url.hpp"
#include "printer/settings/running_text.hpp"
#include "printer/settings/setting_texts.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <string_view>
#include <vector>

namespace muster::printer {

namespace {

std::string unknown(std::string_view what, std::string_view word, const std::vector<std::string_view>& known)
{
    const auto near = text::nearest(known, word);
    return fmt::format("there is no {} \"{}\"; {}", what, word,
                       near.empty() ? fmt::format("use one of {}", fmt::join(known, ", "))
                                    : fmt::format("did you mean {}?", near));
}

std::optional<std::string> readRunningText(const std::string& text, bool given, RunningText& made)
{
    if (!given) return std::nullopt;
    made.shown = text != "none" && !text.empty();
    if (made.shown) made.text = text;
    return made.shown ? runningTextFault(text) : std::nullopt;
}

}  // namespace

std::optional<std::string> readPage(const OptionWords& words, Settings& settings)
{
    auto paper = paperFrom(words.paper);
    if (!paper) {
        if (!words.paper.empty() && words.paper.front() >= '0' && words.paper.front() <= '9')
            return fmt::format(
                "invalid paper \"{}\"; a custom size is WIDTHxHEIGHT in mm, each side from {:g} to {:g}, "
                "as in 594x841mm",
                words.paper, minPaperSide, maxPaperSide);
        std::vector<std::string_view> names;
        for (const auto& known : papers()) names.push_back(known.id);
        return unknown("paper", words.paper, names);
    }
    settings.page.paper = std::move(*paper);
    const auto margins = marginsFrom(words.margin);
    if (!margins)
        return "invalid margin \"" + words.margin + "\"; use one number of mm from 0 to 60, or four as in 10,12,10,12";
    settings.page.margins = *margins;
    if (!words.orientation.empty())
        settings.orientation =
            words.orientation == "landscape" ? sheet::Orientation::landscape : sheet::Orientation::portrait;
    settings.date = words.date == "today" ? today() : !words.date.empty() ? words.date : buildDate().value_or("");
    if (!settings.playUrl.empty())
        if (auto fault = playUrlFault(settings.playUrl)) return fmt::format("{}; got \"{}\"", *fault, settings.playUrl);
    if (auto fault = readRunningText(words.header, words.hasHeader, settings.header)) return fault;
    return readRunningText(words.footer, words.hasFooter, settings.footer);
}

std::optional<std::string> readFormat(const OptionWords& words, Options& options)
{
    std::error_code ignored;
    options.toFolder = options.output.ends_with('/') || std::filesystem::is_directory(options.output, ignored);
    auto chosen = words.format.empty() ? formatOfFile(options.output) : formatNamed(words.format);
    if (!words.format.empty() && !chosen) return unknown("format", words.format, formatNames());
    if (!chosen && options.toFolder) chosen = Format::pdf;
    if (!chosen)
        return "cannot determine the format from \"" + options.output +
               "\"; add --format pdf, or a suffix such as .pdf";
    options.format = *chosen;
    return std::nullopt;
}

std::optional<std::string> fillableFault(const Options& options)
{
    if (!options.settings.fillable) return std::nullopt;
    if (options.format == Format::html)
        return "--fillable makes form fields in PDF; for a page to tick boxes on, print HTML without it";
    if (options.format != Format::pdf)
        return "--fillable makes form fields, which only PDF has; print to a file that ends with .pdf, or add "
               "--format pdf";
    if (options.settings.fold != Fold::none)
        return "--fillable is for pages on the screen, where those of a folded print are out of order; print twice: "
               "once with --fillable, once with " +
               std::string(options.settings.fold == Fold::booklet ? "--booklet" : "--tri-fold");
    return std::nullopt;
}

std::optional<std::string> readWhat(const OptionWords& words, Options& options)
{
    if (!words.blankSystem.empty()) options.blank = BlankRequest{words.blankSystem, words.list};
    if (options.blank && !options.inputs.empty())
        return "blank sheets need only a system; remove " + options.inputs.front();
    if (!options.blank && options.inputs.empty())
        return "nothing to print: name armies, a folder of them, or --blank SYSTEM";
    if (!options.listSheets && options.output.empty()) return "no output: add -o FILE, -o FOLDER/ or -o -";
    return std::nullopt;
}

}  // namespace muster::printer
