#include "validator/git/program.hpp"

#include "core/files/descriptor.hpp"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace muster::validator {

namespace {

using files::Descriptor;

constexpr std::size_t maxOutput = 256 << 20;

struct Pipe {
    Descriptor read{-1}, write{-1};
    Pipe()
    {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0)
            throw std::system_error(errno, std::generic_category(), "cannot make a pipe");
        read = Descriptor(ends[0]), write = Descriptor(ends[1]);
    }
};

/// What posix_spawn changes in the new process.
struct Actions {
    posix_spawn_file_actions_t files;
    Actions() { ::posix_spawn_file_actions_init(&files); }
    ~Actions() { ::posix_spawn_file_actions_destroy(&files); }
    Actions(const Actions&) = delete;
    Actions& operator=(const Actions&) = delete;
};

std::vector<char*> pointersTo(std::vector<std::string>& words)
{
    std::vector<char*> pointers;
    for (auto& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// The current environment with some variables added.
std::vector<std::string> environmentWith(const std::vector<std::string>& added)
{
    std::vector<std::string> all = added;
    for (char** variable = environ; variable && *variable; ++variable) all.emplace_back(*variable);
    return all;
}

/// Appends what can be read; false at the end.
bool drain(const Descriptor& end, std::string& text)
{
    char buffer[65536];
    const ssize_t got = ::read(end.number(), buffer, sizeof buffer);
    if (got < 0) return errno == EINTR || errno == EAGAIN;
    text.append(buffer, static_cast<std::size_t>(got));
    return got > 0;
}

/// Writes what the pipe takes; false if nothing is left, or nobody reads it.
bool feed(const Descriptor& end, std::string_view& input)
{
    const ssize_t taken = ::write(end.number(), input.data(), input.size());
    if (taken < 0) return errno == EINTR || errno == EAGAIN;
    input.remove_prefix(static_cast<std::size_t>(taken));
    return !input.empty();
}

/// A closed pipe is an error of write() for a while, not the end of this program.
class WithoutPipeSignal {
public:
    WithoutPipeSignal() { m_former = std::signal(SIGPIPE, SIG_IGN); }
    ~WithoutPipeSignal() { std::signal(SIGPIPE, m_former); }
    WithoutPipeSignal(const WithoutPipeSignal&) = delete;
    WithoutPipeSignal& operator=(const WithoutPipeSignal&) = delete;

private:
    void (*m_former)(int);
};

void communicate(Pipe& in, Pipe& out, Pipe& err, std::string_view input, pid_t process, ProgramResult& result)
{
    const WithoutPipeSignal guard;
    if (input.empty())
        in.write.close();
    else
        ::fcntl(in.write.number(), F_SETFL, O_NONBLOCK);
    while (out.read.isOpen() || err.read.isOpen()) {
        pollfd waiting[] = {
            {out.read.number(), POLLIN, 0}, {err.read.number(), POLLIN, 0}, {in.write.number(), POLLOUT, 0}};
        if (::poll(waiting, 3, -1) < 0 && errno != EINTR) break;
        if (waiting[0].revents && !drain(out.read, result.out)) out.read.close();
        if (waiting[1].revents && !drain(err.read, result.err)) err.read.close();
        if (waiting[2].revents && !feed(in.write, input)) in.write.close();
        if (result.out.size() + result.err.size() > maxOutput && !result.isTooLong) {
            result.isTooLong = true;
            ::kill(process, SIGKILL);
        }
    }
}

}  // namespace

ProgramResult runProgram(const std::vector<std::string>& words, const std::filesystem::path& folder,
                         std::string_view input, const std::vector<std::string>& environment)
{
    Pipe in, out, err;
    Actions actions;
    auto& files = actions.files;
    ::posix_spawn_file_actions_addchdir_np(&files, folder.c_str());
    ::posix_spawn_file_actions_adddup2(&files, in.read.number(), STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&files, out.write.number(), STDOUT_FILENO);
    ::posix_spawn_file_actions_adddup2(&files, err.write.number(), STDERR_FILENO);
    auto argv = words, envp = environmentWith(environment);
    const auto arguments = pointersTo(argv), variables = pointersTo(envp);
    ProgramResult result;
    pid_t process = 0;
    const int error = ::posix_spawnp(&process, arguments.front(), &files, nullptr, arguments.data(), variables.data());
    in.read.close(), out.write.close(), err.write.close();
    if (error != 0) {
        result.isInstalled = error != ENOENT;
        result.status = 127;
        result.err = std::strerror(error);
        return result;
    }
    communicate(in, out, err, input, process, result);
    int status = 0;
    while (::waitpid(process, &status, 0) < 0 && errno == EINTR) continue;
    result.status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    return result;
}

}  // namespace muster::validator
