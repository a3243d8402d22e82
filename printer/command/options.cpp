#include "printer/command/options.hpp"

#include "core/command_line/choice.hpp"
#include "core/command_line/described.hpp"
#include "core/command_line/game_words.hpp"
#include "core/command_line/language.hpp"
#include "core/command_line/parse_fault.hpp"
#include "core/files/data_folders.hpp"
#include "core/library/library.hpp"
#include "core/text/terminal.hpp"
#include "printer/command/formats.hpp"
#include "printer/command/option_words.hpp"
#include "printer/command/print_reporter.hpp"
#include "printer/settings/setting_texts.hpp"

#include <CLI/CLI.hpp>

#include <iostream>
#include <map>
#include <sstream>

namespace muster::printer {

namespace {

std::string paperNames()
{
    std::string names;
    for (const auto& paper : papers()) names += (names.empty() ? "" : ", ") + std::string(paper.id);
    return names;
}

Exit wrongUsage(const std::string& message)
{
    reportError(message);
    std::cerr << "for usage, see: muster-print --help\n";
    return {2};
}

constexpr auto examples = R"(
Examples:
  muster-print scipio.army.json -o scipio.pdf
  muster-print armies/ -o club-day.pdf --paper letter         all armies of a folder in one PDF
  muster-print evening/ -o evening.pdf --pack                 cover, armies, reference and scenario for an evening
  muster-print *.army.json -o sheets/ --format png            one image a page, in a folder
  muster-print rangers.army.json -o - --format text           to the terminal
  muster-print rangers.army.json -o - --format text --forum   in a few lines, to post in a forum
  muster-print *.army.json -o day.pdf --findings stamp --footer '{player}|{date}|{page}/{pages}' --date 2026-11-21
  muster-print --blank opend6-fantasy --sheet squad-record --copies 4 -o blank.pdf
  muster-print scipio.army.json -o scipio.pdf --fillable      with boxes to tick on a tablet
Exit status: 0 printed, 1 printed but an army is illegal (or one could not be resolved), 2 wrong usage, 3 not printed,)"
                          R"( or not all of it.
)";

template <typename Value>
CLI::Option* addChoice(CLI::App& app, const std::string& name, Value& value, std::map<std::string, Value> words,
                       const std::string& description)
{
    return command_line::chooseFrom(app.add_option(name, value, description), std::move(words))->type_name("WORD");
}

void addInputs(CLI::App& app, Options& options, OptionWords& words)
{
    app.add_option("inputs", options.inputs, "Armies and scenarios to print: files, folders, or patterns")
        ->type_name("FILE");
    app.add_option("-o,--output", options.output, "A file, a folder (with a / at the end), or - for standard output")
        ->type_name("OUT");
    app.add_option("--format", words.format, "pdf, svg, png, html, text or markdown; by default, the suffix of OUT");
    auto* blank = app.add_option("--blank", words.blankSystem, "Print blank sheets of this system to fill in by hand")
                      ->type_name("SYSTEM");
    app.add_option("--list", words.list, "The list whose names are printed on blank sheets")
        ->type_name("ID")
        ->needs(blank);
    app.add_option("--copies", options.settings.copies, "Copies of each blank sheet")
        ->check(CLI::Range(1, 200))
        ->needs(blank);
    app.add_option("--sheet", options.settings.sheets, "Print this sheet of the system; repeatable")
        ->type_name("ID")
        ->allow_extra_args(false);
    app.add_flag("--list-sheets", options.listSheets,
                 "Show the sheets of the inputs' systems (or of --blank SYSTEM) and print nothing");
    app.add_flag(
           "--pack", options.isPack,
           "Print everything for an evening: a cover that says who plays whom, the armies, one reference for each "
           "game, the scenarios")
        ->excludes(blank);
    app.add_flag("--forum", options.isPost,
                 "Print armies in a few lines to post in a forum, as text or Markdown, instead of their sheets")
        ->excludes(blank);
    app.add_flag("-q,--quiet", options.quiet, "Report only what could not be printed");
    command_line::addLanguage(app, options.language);
    const auto follow = [&options] { options.links = files::Links::followed; };
    app.add_flag_callback("--follow-links", follow, "Follow links that lead out of the project");
    app.add_option("-j,--jobs", options.jobs, "Threads that compute armies and pages; 0 for one per core")
        ->check(CLI::Range(0, 256));
    app.add_option("--timeout", options.timeout, "Stop after this many seconds, and exit with 3")
        ->check(CLI::Range(1u, 86'400u))
        ->type_name("SECONDS");
    app.add_option("--max-memory", options.maxMemory,
                   "Use at most this much memory; what needs more is not printed, and the exit code is 3")
        ->check(CLI::Range(16u, 1'048'576u))
        ->type_name("MIB");
}

void addPage(CLI::App& app, Options& options, OptionWords& words)
{
    const auto group = "Page";
    app.add_option("--paper", words.paper, "Paper: " + paperNames() + ", or a size such as 594x841mm")
        ->capture_default_str()
        ->group(group);
    app.add_option("--margin", words.margin, "Page margins in mm: one number, or top,right,bottom,left")
        ->capture_default_str()
        ->type_name("MM")
        ->group(group);
    app.add_option("--orientation", words.orientation, "portrait or landscape, instead of the sheets' own")
        ->check(command_line::choice({"portrait", "landscape"}))
        ->type_name("WORD")
        ->group(group);
    app.add_option("--header", words.header,
                   "Header of every page, or none: left|middle|right with {name} {player} {system} {version} {date} "
                   "{page} {pages} {sheet}")
        ->type_name("TEXT")
        ->group(group);
    app.add_option("--footer", words.footer, "Footer of every page, likewise")->type_name("TEXT")->group(group);
    app.add_option("--date", words.date,
                   "The text for {date}; \"today\" for today. By default, the day of SOURCE_DATE_EPOCH, or nothing")
        ->type_name("TEXT")
        ->group(group);
    addChoice<InkMode>(app, "--ink", options.settings.inkMode,
                       {{"colour", InkMode::colour}, {"grey", InkMode::grey}, {"saving", InkMode::saving}}, "Ink")
        ->group(group);
    app.add_option("--font", options.settings.font, "Font family; by default Roboto, or an installed one")
        ->type_name("NAME")
        ->group(group);
    app.add_flag("--fillable", options.settings.fillable,
                 "Form fields over boxes and lines to write on, to fill in on screen; only for PDF")
        ->group(group);
    app.add_option("--dpi", options.settings.dotsPerInch, "Dots per inch of png images")
        ->check(CLI::Range(36.0, 1200.0))
        ->capture_default_str()
        ->group(group);
}

/// Paper printed on both sides, folded, or cut into cards.
void addSides(CLI::App& app, Settings& settings)
{
    const auto group = "Page";
    auto* duplex = app.add_flag_callback(
                          "--duplex", [&settings] { settings.duplex = Duplex::on; },
                          "Both sides are printed: armies and long references start on a fresh sheet of paper, and the "
                          "backs of what is cut out stay blank")
                       ->group(group);
    app.add_flag_callback(
           "--simplex", [&settings] { settings.duplex = Duplex::off; },
           "No blank pages; by default, only fronts of two-sided cards have one before them where necessary")
        ->excludes(duplex)
        ->group(group);
    auto* booklet = app.add_flag_callback(
                           "--booklet", [&settings] { settings.fold = Fold::booklet; },
                           "Two pages side by side, to fold into a booklet: A5 on A4; turn over the short edge")
                        ->group(group);
    app.add_flag_callback(
           "--tri-fold", [&settings] { settings.fold = Fold::triFold; },
           "Six panels on one sheet, to fold in three, for a reference; turn over the short edge")
        ->excludes(booklet)
        ->group(group);
    std::vector<std::string> sizes;
    for (const auto& size : cardSizes()) sizes.emplace_back(size.id);
    app.add_option_function<std::string>(
           "--cards", [&settings](const std::string& word) { settings.cardSize = findCardSize(word)->size; },
           "Size of cards to cut out: poker, tarot, bridge or mini; by default the game's own")
        ->check(command_line::choice(std::move(sizes)))
        ->type_name("WORD")
        ->group(group);
}

void addContent(CLI::App& app, Settings& settings)
{
    const auto group = "Content";
    addChoice<ReferencePlace>(app, "--reference", settings.reference,
                              {{"once", ReferencePlace::asDescribed},
                               {"beside", ReferencePlace::beside},
                               {"after", ReferencePlace::after},
                               {"none", ReferencePlace::none}},
                              "The quick reference; by default once for all armies of a game")
        ->group(group);
    addChoice<FindingsShown>(app, "--findings", settings.findings,
                             {{"page", FindingsShown::ownPage},
                              {"stamp", FindingsShown::stamp},
                              {"list", FindingsShown::list},
                              {"none", FindingsShown::none}},
                             "The findings of the check")
        ->group(group);
    app.add_flag("--merge", settings.mergeUnits, "Merge units that differ only in their name into one line")
        ->group(group);
    addChoice<UnitOrder>(app, "--order", settings.order,
                         {{"written", UnitOrder::asWritten},
                          {"name", UnitOrder::name},
                          {"cost", UnitOrder::cost},
                          {"kind", UnitOrder::kind}},
                         "Order of units")
        ->group(group);
    app.add_option("--play-url", settings.playUrl,
                   "Print a QR code that opens the army in play mode on the page at this address: any HTML page that "
                   "muster print made, on a web server")
        ->type_name("URL")
        ->group(group);
    addChoice<sheet::SymbolStyle>(app, "--symbols", settings.symbols,
                                  {{"period", sheet::SymbolStyle::period},
                                   {"nato", sheet::SymbolStyle::nato},
                                   {"plain", sheet::SymbolStyle::plain},
                                   {"none", sheet::SymbolStyle::none}},
                                  "The symbols of arms: in a frame of the period, as NATO draws units, without a "
                                  "frame, or none")
        ->group(group);
    addChoice<MapScale>(app, "--map-scale", settings.mapScale,
                        {{"fitted", MapScale::fitted}, {"true", MapScale::trueSize}, {"alone", MapScale::alone}},
                        "Size of maps; alone for only a picture of the map")
        ->group(group);
}

/// What completes the last of the words after muster-print.
command_line::Completion completed(const CLI::App& app, const std::vector<std::string>& words)
{
    using command_line::Typed;
    rules::Library library(files::dataFolders());
    command_line::Sources sources;
    const auto add = [&](const char* name, command_line::Sources::Source source) {
        sources.add(app.get_option(name), std::move(source));
    };
    const auto blankSystem = [](const Typed& typed) {
        const auto found = typed.values.find("--blank");
        return found == typed.values.end() ? std::string() : found->second;
    };
    add("inputs", [](const Typed&) { return command_line::filesWith({".army.json", ".scenario.json"}); });
    add("--output", [](const Typed&) { return command_line::filesWith(); });
    add("--format", [](const Typed&) {
        command_line::Completion found;
        for (const auto name : formatNames()) found.words.push_back({std::string(name), {}});
        return found;
    });
    add("--blank", [&](const Typed&) { return command_line::systemWords(library); });
    add("--list", [&](const Typed& typed) { return command_line::listWords(library, blankSystem(typed)); });
    add("--sheet", [&](const Typed& typed) { return command_line::sheetWords(library, blankSystem(typed)); });
    add("--paper", [](const Typed&) {
        command_line::Completion found;
        for (const auto& paper : papers()) found.words.push_back({std::string(paper.id), {}});
        return found;
    });
    return command_line::complete(app, sources, words);
}

command_line::ManualExtras manualExtras()
{
    command_line::ManualExtras extras;
    extras.version = MUSTER_VERSION;
    extras.sections = {
        {"ENVIRONMENT",
         {{"MUSTER_DATA", "Folders with systems and lists, separated by colons, that are searched before the installed "
                          "ones."},
          {"SOURCE_DATE_EPOCH", "The seconds since 1970 whose day is printed for {date}, for output that can be "
                                "reproduced."}}}};
    extras.seeAlso = {"muster(1)", "muster-editor(1)"};
    return extras;
}

}  // namespace

std::variant<Options, Exit> readOptions(int argc, char** argv)
{
    Options options;
    OptionWords words;
    CLI::App app{"Prints the record sheets of armies.", "muster-print"};
    app.footer(examples);
    app.set_version_flag("--version", "muster-print " MUSTER_VERSION);
    addInputs(app, options, words);
    addPage(app, options, words);
    addSides(app, options.settings);
    addContent(app, options.settings);
    if (const auto typed = command_line::wordsToComplete(argc, argv)) {
        std::cout << command_line::completionText(completed(app, *typed));
        return Exit{0};
    }
    if (const auto page = command_line::requestedManual(app, manualExtras(), argc, argv)) {
        std::cout << *page;
        return Exit{0};
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0) {
            std::cerr << command_line::parseFault(app, error);
            return Exit{2};
        }
        std::ostringstream out;
        app.exit(error, out, out);
        std::cout << text::forTerminal(out.str());
        return Exit{0};
    }
    words.hasHeader = app.count("--header") > 0;
    words.hasFooter = app.count("--footer") > 0;
    if (const auto fault = readWhat(words, options)) return wrongUsage(*fault);
    if (const auto fault = readPage(words, options.settings)) return wrongUsage(*fault);
    if (options.listSheets) return options;
    if (const auto fault = readFormat(words, options)) return wrongUsage(*fault);
    if (const auto fault = fillableFault(options)) return wrongUsage(*fault);
    if (options.isPost && options.format != Format::text && options.format != Format::markdown)
        return wrongUsage("--forum makes text or Markdown; print to a file that ends with .txt or .md, or add "
                          "--format text");
    if (options.isPost && options.isPack) return wrongUsage("--forum and --pack exclude each other");
    const bool isImages = options.format == Format::png || options.format == Format::svg;
    if (isImages && options.settings.duplex == Duplex::fronts) options.settings.duplex = Duplex::off;
    if (options.isPack && options.toFolder) return wrongUsage("a pack is one print; name a file instead of a folder");
    return options;
}

}  // namespace muster::printer
