#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace muster::command_line {

/// A word that fits where the cursor is.
struct Candidate {
    std::string word, description;
};

/// Everything that fits at one place of a command line.
struct Completion {
    std::vector<Candidate> words{};
    bool files = false;                   ///< names of files and folders fit too
    std::vector<std::string> suffixes{};  ///< of these files; empty for all
};

/// The words before the cursor.
struct Typed {
    std::map<std::string, std::string, std::less<>> values;  ///< by the option's long name, as in "--system"
    std::vector<std::string> positionals;                    ///< without the names of commands
};

/// Values of options and positionals that are known only when they are needed, such as the names of lists.
class Sources {
public:
    using Source = std::function<Completion(const Typed&)>;

    void add(const CLI::Option* option, Source source) { m_sources[option] = std::move(source); }
    /// The source of that option's values, or null.
    const Source* of(const CLI::Option* option) const;

private:
    std::map<const CLI::Option*, Source> m_sources;
};

/// Names of files with one of these suffixes, or of all files.
Completion filesWith(std::vector<std::string> suffixes = {});

/// What completes the last of `words`, which may be empty; the others precede it, without the program's name.
Completion complete(const CLI::App& program, const Sources& sources, const std::vector<std::string>& words);

/// The form that the shells' scripts read: a line for each word, with a tab before its description, and at the end
/// `:files SUFFIX...` if files fit. Words that a shell would interpret are left out: names in files may be hostile.
std::string completionText(const Completion& completion);

}  // namespace muster::command_line
