#include "validator/language_server/standard_streams.hpp"

#include "core/files/descriptor.hpp"
#include "validator/language_server/message_reader.hpp"
#include "validator/language_server/server.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <mutex>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace muster::language_server {

namespace {

/// Writes of this size do not block a pipe that has room.
constexpr std::size_t chunk = 4096;
/// Bytes that wait for a client which does not read; beyond that, no further messages are taken from it.
constexpr std::size_t maxWaiting = std::size_t{64} << 20;

/// Work for the thread that serves, from any thread.
class PostedWork {
public:
    PostedWork() : m_signal(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

    void post(std::function<void()> work)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_work.push_back(std::move(work));
        }
        const std::uint64_t one = 1;
        [[maybe_unused]] const auto written = ::write(m_signal.number(), &one, sizeof one);
    }

    void run()
    {
        std::uint64_t count = 0;
        [[maybe_unused]] const auto got = ::read(m_signal.number(), &count, sizeof count);
        std::vector<std::function<void()>> work;
        {
            const std::lock_guard lock(m_mutex);
            work.swap(m_work);
        }
        for (const auto& each : work) each();
    }

    int signal() const { return m_signal.number(); }

private:
    std::mutex m_mutex;
    std::vector<std::function<void()>> m_work;
    files::Descriptor m_signal;
};

/// Messages on their way to the client.
class Outgoing {
public:
    void add(const std::string& message) { m_bytes += framed(message); }
    bool empty() const { return m_bytes.empty(); }
    std::size_t size() const { return m_bytes.size() - m_written; }

    /// Writes what fits now; false if nobody reads any more.
    bool write()
    {
        const auto count = ::write(STDOUT_FILENO, m_bytes.data() + m_written, std::min(chunk, size()));
        if (count < 0) return errno == EINTR || errno == EAGAIN;
        m_written += static_cast<std::size_t>(count);
        if (m_written == m_bytes.size()) {
            m_bytes.clear();
            m_written = 0;
        }
        return true;
    }

private:
    std::string m_bytes;
    std::size_t m_written = 0;
};

/// Becomes readable when the process ends. The system may not have such descriptors, and the process may be of another
/// container; the end of standard input tells then.
int processDescriptor(std::int64_t process)
{
#ifdef SYS_pidfd_open
    return static_cast<int>(::syscall(SYS_pidfd_open, static_cast<pid_t>(process), 0));
#else
    static_cast<void>(process);
    return -1;
#endif
}

class Service {
public:
    Service(const std::function<std::shared_ptr<rules::Library>()>& library, const std::string& version)
        : m_server({[this](const std::string& message) { m_outgoing.add(message); },
                    [this](std::function<void()> work) { m_posted.post(std::move(work)); }, library, version})
    {}

    int run()
    {
        while (!m_isOver) {
            std::array<pollfd, 4> polled{};
            polled[0] = {m_outgoing.size() < maxWaiting ? STDIN_FILENO : -1, POLLIN, 0};
            polled[1] = {m_posted.signal(), POLLIN, 0};
            polled[2] = {m_outgoing.empty() ? -1 : STDOUT_FILENO, POLLOUT, 0};
            polled[3] = {m_client.isOpen() ? m_client.number() : -1, POLLIN, 0};
            if (::poll(polled.data(), polled.size(), -1) < 0 && errno != EINTR) return end(1);
            if (polled[1].revents != 0) m_posted.run();
            if (polled[2].revents != 0 && !m_outgoing.write()) return end(1);
            if (polled[3].revents != 0) return end(1);
            if (polled[0].revents != 0) read();
        }
        while (!m_outgoing.empty() && m_outgoing.write()) continue;
        return end(m_server.exitCode().value_or(1));
    }

private:
    void read()
    {
        std::array<char, 65536> bytes;
        const auto count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
        if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
        if (count <= 0) {
            m_isOver = true;
            return;
        }
        m_reader.feed({bytes.data(), static_cast<std::size_t>(count)});
        while (!m_isOver) {
            const auto received = m_reader.next();
            if (!received) break;
            if (received->fault.empty())
                m_server.receive(received->text);
            else
                m_server.receiveFault(received->fault);
            m_isOver = m_server.exitCode().has_value();
        }
        if (!m_client.isOpen() && m_server.clientProcess() && !m_knowsClient) {
            m_knowsClient = true;
            m_client = files::Descriptor(processDescriptor(*m_server.clientProcess()));
        }
    }

    /// A check may take seconds, and nobody waits for it any more.
    int end(int code) const
    {
        if (m_server.isBusy()) std::_Exit(code);
        return code;
    }

    PostedWork m_posted;
    Outgoing m_outgoing;
    MessageReader m_reader;
    files::Descriptor m_client{-1};
    bool m_knowsClient = false;
    bool m_isOver = false;
    Server m_server;
};

}  // namespace

int serve(const std::function<std::shared_ptr<rules::Library>()>& library, const std::string& version)
{
    // A client that is gone is noticed by the write that fails.
    std::signal(SIGPIPE, SIG_IGN);
    return Service(library, version).run();
}

}  // namespace muster::language_server
