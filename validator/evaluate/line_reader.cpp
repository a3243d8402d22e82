#include "validator/evaluate/line_reader.hpp"

#include "validator/terminal.hpp"

#include <fmt/format.h>
#include <histedit.h>

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <iostream>
#include <sys/stat.h>
#include <unistd.h>

namespace muster::validator {

namespace fs = std::filesystem;

namespace {

constexpr int rememberedLines = 1000;
constexpr std::size_t shownWords = 200;

/// The longest text with which all words begin.
std::string commonBeginning(const std::vector<std::string>& words)
{
    std::string common = words.front();
    for (const auto& word : words) {
        const auto [a, b] = std::mismatch(common.begin(), common.end(), word.begin(), word.end());
        common.erase(a, common.end());
    }
    return common;
}

/// Reads a line without an editor. A line that never ends fills no memory.
std::optional<std::string> readPlainLine()
{
    std::string line;
    auto* input = std::cin.rdbuf();
    bool isAny = false;
    for (int next = input->sbumpc(); next != std::char_traits<char>::eof(); next = input->sbumpc()) {
        isAny = true;
        if (next == '\n') break;
        if (line.size() < LineReader::longestLine) line += static_cast<char>(next);
    }
    if (!isAny) return std::nullopt;
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

}  // namespace

/// The editor of libedit with its history.
struct LineReader::Editor {
    Editor(const Completer& completing, std::optional<fs::path> file)
        : completer(completing), historyFile(std::move(file))
    {
        // Characters of several bytes are edited as one.
        std::setlocale(LC_CTYPE, "");
        lines = ::history_init();
        ::history(lines, &event, H_SETSIZE, rememberedLines);
        ::history(lines, &event, H_SETUNIQUE, 1);
        if (historyFile) ::history(lines, &event, H_LOAD, historyFile->c_str());
        editor = ::el_init("muster", stdin, stdout, stderr);
        ::el_set(editor, EL_CLIENTDATA, this);
        ::el_set(editor, EL_SIGNAL, 1);
        ::el_set(editor, EL_PROMPT, promptOf);
        ::el_set(editor, EL_EDITOR, "emacs");
        ::el_set(editor, EL_HIST, ::history, lines);
        ::el_set(editor, EL_ADDFN, "muster-complete", "Completes a name", complete);
        ::el_set(editor, EL_BIND, "^I", "muster-complete", nullptr);
        ::el_set(editor, EL_BIND, "^R", "em-inc-search-prev", nullptr);
        ::el_source(editor, nullptr);  // ~/.editrc
    }
    ~Editor()
    {
        save();
        ::el_end(editor);
        ::history_end(lines);
    }
    Editor(const Editor&) = delete;
    Editor& operator=(const Editor&) = delete;

    std::optional<std::string> read(const std::string& shown)
    {
        prompt = shown;
        int size = 0;
        const char* text = ::el_gets(editor, &size);
        if (!text || size <= 0) return std::nullopt;
        std::string line(text, static_cast<std::size_t>(size));
        while (!line.empty() && (line.back() == '\n' || line.back() == '\r')) line.pop_back();
        if (!line.empty()) ::history(lines, &event, H_ENTER, line.c_str());
        return line;
    }

    /// What was typed may name players, so only their owner reads it.
    void save()
    {
        if (!historyFile) return;
        std::error_code error;
        fs::create_directories(historyFile->parent_path(), error);
        const int created = ::open(historyFile->c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
        if (created < 0) return;
        ::close(created);
        ::history(lines, &event, H_SAVE, historyFile->c_str());
    }

    static Editor& of(EditLine* editor)
    {
        void* self = nullptr;
        ::el_get(editor, EL_CLIENTDATA, &self);
        return *static_cast<Editor*>(self);
    }
    static char* promptOf(EditLine* editor) { return of(editor).prompt.data(); }
    static unsigned char complete(EditLine* editor, int)
    {
        const auto* line = ::el_line(editor);
        const std::string_view beginning(line->buffer, static_cast<std::size_t>(line->cursor - line->buffer));
        const auto found = of(editor).completer(beginning);
        if (found.words.empty()) return CC_ERROR;
        const auto common = commonBeginning(found.words);
        const auto typed = beginning.size() - found.begin;
        if (common.size() > typed) {
            ::el_insertstr(editor, common.c_str() + typed);
            return CC_REFRESH;
        }
        if (found.words.size() == 1) return CC_NORM;
        std::string list = "\n";
        for (std::size_t i = 0; i < std::min(found.words.size(), shownWords); ++i)
            list += (i > 0 ? "  " : "") + found.words[i];
        if (found.words.size() > shownWords) list += fmt::format("  and {} more", found.words.size() - shownWords);
        std::cout << list << std::endl;
        return CC_REDISPLAY;
    }

    const Completer& completer;
    std::optional<fs::path> historyFile;
    std::string prompt;
    HistEvent event{};
    History* lines = nullptr;
    EditLine* editor = nullptr;
};

LineReader::LineReader(Completer completer, std::optional<fs::path> historyFile) : m_completer(std::move(completer))
{
    if (::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1)
        m_editor = std::make_unique<Editor>(m_completer, std::move(historyFile));
}

LineReader::~LineReader() = default;

std::optional<std::string> LineReader::read(const std::string& prompt)
{
    if (!m_editor) return readPlainLine();
    std::cout.flush();
    return m_editor->read(prompt);
}

std::optional<fs::path> usualHistoryFile()
{
    const auto value = [](const char* name) {
        const char* found = std::getenv(name);
        return std::string(found ? found : "");
    };
    if (std::getenv("MUSTER_HISTORY")) {
        const auto named = value("MUSTER_HISTORY");
        return named.empty() ? std::nullopt : std::optional<fs::path>(named);
    }
    if (const auto state = value("XDG_STATE_HOME"); !state.empty()) return fs::path(state) / "muster" / "history";
    if (const auto home = value("HOME"); !home.empty()) return fs::path(home) / ".local/state/muster/history";
    return std::nullopt;
}

}  // namespace muster::validator
