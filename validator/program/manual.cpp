#include "validator/program/manual.hpp"

namespace muster::validator {

command_line::ManualExtras manualExtras()
{
    command_line::ManualExtras extras;
    extras.version = MUSTER_VERSION;
    extras.sections = {
        {"EXIT STATUS",
         {{"0", "No errors."},
          {"1", "Findings: errors, more warnings than allowed, or files that would change."},
          {"2", "Wrong usage, such as an unknown option or a path that does not exist."},
          {"3", "Something could not be run, read or written."}}},
        {"ENVIRONMENT",
         {{"MUSTER_DATA", "Folders with systems and lists, separated by colons, that are searched before the installed "
                          "ones."},
          {"XDG_DATA_HOME", "muster/packs in it contains what muster add has installed (~/.local/share if not set)."},
          {"NO_COLOR", "Set to anything, it turns colours off."}}},
        {"FILES",
         {{"muster.json",
           "The settings of a folder and everything below it; the outermost marks the root of a project."},
          {"*.muster.json", "Settings for others to extend."},
          {"*.army.json", "An army."},
          {"*.list.json", "A list: what an army may choose from."},
          {"*.scenario.json", "A battlefield with its sides."},
          {"*.house.json", "A group's own changes to a game."},
          {"*.system.json", "A game: its units, costs, rules and sheets."},
          {"*.expect.json", "What muster test expects of the file beside it."},
          {"*.musterpack.json", "A game or a book of lists as one file, for muster add."}}}};
    extras.seeAlso = {"muster-print(1)", "muster-editor(1)"};
    return extras;
}

}  // namespace muster::validator
