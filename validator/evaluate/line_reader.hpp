#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// What could stand at the end of the beginning of a line.
struct LineCompletion {
    std::size_t begin = 0;           ///< where the word that was begun starts, in bytes
    std::vector<std::string> words;  ///< they all begin with what stands there
};

/// Reads lines from standard input: at a terminal with editing, completion and a history that is kept in a file.
class LineReader {
public:
    using Completer = std::function<LineCompletion(std::string_view beginning)>;

    /// The longest line in bytes; the rest of a longer one is skipped.
    static constexpr std::size_t longestLine = 1 << 20;

    /// Without a history file, the history ends with the program.
    LineReader(Completer completer, std::optional<std::filesystem::path> historyFile);
    ~LineReader();
    LineReader(const LineReader&) = delete;
    LineReader& operator=(const LineReader&) = delete;

    bool isAtTerminal() const { return m_editor != nullptr; }
    /// The next line without its end; nothing at the end of the input. The prompt is written at a terminal only.
    std::optional<std::string> read(const std::string& prompt);

private:
    struct Editor;
    Completer m_completer;
    std::unique_ptr<Editor> m_editor;  ///< null if lines are not edited
};

/// The file for the history: $MUSTER_HISTORY, in $XDG_STATE_HOME/muster, or in ~/.local/state/muster: the first that is
/// set; nothing if none is, or if $MUSTER_HISTORY is empty.
std::optional<std::filesystem::path> usualHistoryFile();

}  // namespace muster::validator
