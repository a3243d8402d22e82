#pragma once

#include "validator/session.hpp"

namespace CLI {
class App;
}

namespace muster::validator {

/// Adds the option to follow links out of the project.
void addFollowLinks(CLI::App& command, Session& session);

/// Adds the option for the day on which files are checked.
void addToday(CLI::App& command, Session& session);

/// Adds the option for the form of the output: text or json, unless there are other choices.
void addFormatChoice(CLI::App& command, std::string& format, std::vector<std::string> choices = {"text", "json"});

// Each adds one command with its options to the program, and runs it if it was called.
void addCheck(CLI::App& app, Session& session);
void addPrint(CLI::App& app, Session& session);
void addEval(CLI::App& app, Session& session);
void addExplain(CLI::App& app, Session& session);
void addDocs(CLI::App& app, Session& session);
void addRepl(CLI::App& app, Session& session);
void addRules(CLI::App& app, Session& session);
void addSystems(CLI::App& app, Session& session);
void addLists(CLI::App& app, Session& session);
void addNew(CLI::App& app, Session& session);
void addComplete(CLI::App& app, Session& session);
void addMutate(CLI::App& app, Session& session);
void addCost(CLI::App& app, Session& session);
void addSettings(CLI::App& app, Session& session);
void addOdds(CLI::App& app, Session& session);
void addStats(CLI::App& app, Session& session);
void addTest(CLI::App& app, Session& session);
void addPack(CLI::App& app, Session& session);
void addAdd(CLI::App& app, Session& session);
void addRemove(CLI::App& app, Session& session);
void addUpgrade(CLI::App& app, Session& session);
void addVerify(CLI::App& app, Session& session);
void addFormat(CLI::App& app, Session& session);
void addLanguageServer(CLI::App& app, Session& session);
void addSchema(CLI::App& app, Session& session);
void addCompletion(CLI::App& app, Session& session);

}  // namespace muster::validator
