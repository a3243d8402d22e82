#include "core/rules/shared_rules.hpp"

#include <array>

namespace muster::rules {

using enum diagnostics::Level;

namespace {

constexpr std::array all{
    SharedRule{"json/syntax", error, "The file is well-formed JSON",
               "A file is one JSON value in UTF-8 without a byte-order mark. Comments, trailing commas, single quotes, NaN and anything behind the value are refused."},
    SharedRule{"json/duplicate-key", error, "No object holds a key twice",
               "Programs read one of two equal keys and drop the other without a word; which one differs from program to program."},
    SharedRule{"json/limits", error, "Size, nesting and numbers stay inside the limits",
               "At most 64 MiB, 128 levels of nesting, integers of 64 bits and numbers that a double can hold."},
    SharedRule{"schema/<keyword>", error, "The file has the shape of its kind",
               "Each kind of file has a JSON Schema; a system adds the keys of its units, entries, leaders and groups; what a unit needs its list entry may give. The last part of the name is the keyword that failed."},
    SharedRule{"ref/not-found", error, "What a file names exists",
               "A system, list, army, entry, table, rule or file that is named must be there. The message suggests the nearest name."},
    SharedRule{"ref/outside-root", error, "File references stay inside the project",
               "A path that leaves the project's folder (the one with muster.json, else the folder given) is not followed."},
    SharedRule{"ref/cycle", error, "References between files do not loop", "Lists that extend lists, and house rules that extend house rules, must end somewhere."},
    SharedRule{"ref/broken", error, "The files an army builds on are sound",
               "The system, list or house rules file that is named has errors of its own, so its verdict cannot be trusted. Check that file first."},
    SharedRule{"ref/file-name", error, "A system or list is found by its file name", "The id inside the file and the stem of the file name must be the same."},
    SharedRule{"ref/duplicate-id", error, "Ids are unique", "Units, leaders and groups of an army, and entries of a list, each need an id of their own."},
    SharedRule{"ref/system-version", warning, "The army was built with this version of the system",
               "The file pins the version it was built with. When another is installed, check the army and then write the new version into the file."},
    SharedRule{"list/required", error, "An army names its list", "This system's armies are built from a list, and every unit from one of its entries."},
    SharedRule{"list/minimum", error, "An army takes at least what its list demands", "The bases of an entry are counted over all units, those in groups too."},
    SharedRule{"list/maximum", error, "An army takes at most what its list allows",
               "The bases of an entry are counted over all units. Each further half of the default budget adds the entry's step to its maximum."},
    SharedRule{"list/option", error, "Options are ones the entry offers", "An option must be offered by the unit's entry, within the option's own maximum."},
    SharedRule{"rule/undecided", error, "Every rule can be decided", "A rule's expression failed on this file, for example for want of a value. `muster check --trace RULE` shows where."},
    SharedRule{"check/too-many", error, "A file has fewer than a thousand findings", "Only the first thousand findings of a file are shown."},
    SharedRule{"system/expression", error, "Expressions of a system file are right", "Names, types and syntax of every expression are checked when the system is loaded."},
    SharedRule{"system/schema", error, "Schema parts of a system file are right", "unit, entry, leader, group and army are JSON Schemas of the stated subset."},
    SharedRule{"system/duplicate-rule", error, "Each rule stands once", "Two rules of one system may not share a name."},
    SharedRule{"system/duplicate-id", error, "Each row, sheet and entry of a system has its own id", "Of two rows with the same id only one could ever be found."},
    SharedRule{"system/rule-never-fails", warning, "A rule can fail", "What the rule requires is true whatever the army is, or its condition never holds: it checks nothing."},
    SharedRule{"system/sheet", error, "Sheet descriptions are right", "Blocks of a sheet are of a known kind, with the keys that kind has."},
};

}  // namespace

std::span<const SharedRule> sharedRules() { return all; }

const SharedRule* sharedRule(std::string_view name)
{
    for (const auto& rule : all)
        if (rule.name == name) return &rule;
    if (name.starts_with("schema/") && name.size() > 7 && name.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", 7) == std::string_view::npos)
        return sharedRule("schema/<keyword>");
    return nullptr;
}

}  // namespace muster::rules
