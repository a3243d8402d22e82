#include "tests/validator/run.hpp"
#include "tests/paths.hpp"

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace muster::test {

namespace {

struct Pipe {
    int read = -1, write = -1;
    Pipe()
    {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("cannot make a pipe");
        read = ends[0], write = ends[1];
    }
    ~Pipe() { closeRead(), closeWrite(); }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    void closeRead() { closeEnd(read); }
    void closeWrite() { closeEnd(write); }

private:
    static void closeEnd(int& end)
    {
        if (end >= 0) ::close(end);
        end = -1;
    }
};

std::vector<char*> pointersTo(std::vector<std::string>& words)
{
    std::vector<char*> pointers;
    for (auto& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

double secondsOf(const timeval& time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

class Process {
public:
    Process(const std::vector<std::string>& arguments, const Settings& settings) : m_settings(settings)
    {
        posix_spawn_file_actions_t actions;
        ::posix_spawn_file_actions_init(&actions);
        static const Folder empty;
        ::posix_spawn_file_actions_addchdir_np(&actions, settings.folder.empty() ? empty.path().c_str()
                                                                                 : settings.folder.c_str());
        ::posix_spawn_file_actions_adddup2(&actions, m_in.read, STDIN_FILENO);
        if (settings.output.empty())
            ::posix_spawn_file_actions_adddup2(&actions, m_out.write, STDOUT_FILENO);
        else
            ::posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, settings.output.c_str(), O_WRONLY, 0);
        ::posix_spawn_file_actions_adddup2(&actions, m_err.write, STDERR_FILENO);
        std::vector<std::string> words{settings.program.string()}, environment = settings.environment;
        words.insert(words.end(), arguments.begin(), arguments.end());
        environment.emplace_back("PATH=/usr/bin:/bin");  // takes precedence over a later PATH
        const auto argv = pointersTo(words), envp = pointersTo(environment);
        const int failed = ::posix_spawn(&m_pid, settings.program.c_str(), &actions, nullptr, argv.data(), envp.data());
        ::posix_spawn_file_actions_destroy(&actions);
        if (failed != 0) throw std::runtime_error("cannot start " + settings.program.string());
        m_in.closeRead(), m_out.closeWrite(), m_err.closeWrite();
    }

    Outcome wait()
    {
        const auto start = std::chrono::steady_clock::now();
        const auto since = [&] {
            return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        };
        Outcome outcome;
        std::string_view input = m_settings.input;
        if (input.empty())
            m_in.closeWrite();
        else
            ::fcntl(m_in.write, F_SETFL, O_NONBLOCK);
        while (m_out.read >= 0 || m_err.read >= 0) {
            if (since() > m_settings.longest && !outcome.timedOut) {
                outcome.timedOut = true;
                ::kill(m_pid, SIGKILL);
            }
            pollfd waiting[] = {{m_out.read, POLLIN, 0}, {m_err.read, POLLIN, 0}, {m_in.write, POLLOUT, 0}};
            ::poll(waiting, 3, 50);
            if (waiting[0].revents && !drain(m_out.read, outcome.out)) m_out.closeRead();
            if (waiting[1].revents && !drain(m_err.read, outcome.err)) m_err.closeRead();
            if (waiting[2].revents && !feed(input)) m_in.closeWrite();
        }
        int status = 0;
        rusage usage{};
        ::wait4(m_pid, &status, 0, &usage);
        outcome.seconds = (secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime)) / machineFactor();
        outcome.peakKilobytes = usage.ru_maxrss;
        outcome.exitCode = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
        return outcome;
    }

private:
    static bool drain(int end, std::string& text)
    {
        char buffer[65536];
        const ssize_t got = ::read(end, buffer, sizeof buffer);
        if (got > 0) text.append(buffer, static_cast<std::size_t>(got));
        return got > 0;
    }
    bool feed(std::string_view& input) const
    {
        const ssize_t taken = ::write(m_in.write, input.data(), input.size());
        if (taken < 0) return errno == EAGAIN || errno == EINTR;
        input.remove_prefix(static_cast<std::size_t>(taken));
        return !input.empty();
    }

    const Settings& m_settings;
    Pipe m_in, m_out, m_err;
    pid_t m_pid = 0;
};

}  // namespace

Outcome run(const std::vector<std::string>& arguments, const Settings& settings)
{
    ::signal(SIGPIPE, SIG_IGN);
    return Process(arguments, settings).wait();
}

Outcome runUnprivileged(const Folder& folder, const std::vector<std::string>& arguments)
{
    if (::geteuid() != 0) return runIn(folder, arguments);
    namespace fs = std::filesystem;
    // The build folder may be inaccessible to others; searches skip a hidden folder.
    const auto program = folder / ".bin/muster";
    if (!fs::exists(program)) {
        fs::create_directory(program.parent_path());
        fs::copy_file(programPath("muster"), program);
    }
    fs::permissions(folder.path(), fs::perms::others_read | fs::perms::others_exec, fs::perm_options::add);
    Settings settings;
    settings.program = "/usr/bin/setpriv";
    settings.environment = {"ASAN_OPTIONS=detect_leaks=0"};
    std::vector<std::string> words{"--reuid=65534", "--regid=65534", "--clear-groups", program.string()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return runIn(folder, words, settings);
}

}  // namespace muster::test
