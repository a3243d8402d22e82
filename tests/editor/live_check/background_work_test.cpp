#include "editor/live_check/background_work.hpp"

#include <catch2/catch.hpp>

#include <QCoreApplication>
#include <QThread>
#include <QThreadPool>

#include <stdexcept>
#include <vector>

using namespace muster::editor;

namespace {

/// Waits for the work and for what it calls on this thread.
void finishWork()
{
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
}

void mustNotFail(const QString& reason) { FAIL(reason.toStdString()); }

}  // namespace

TEST_CASE("the result of background work arrives on the GUI thread")
{
    QObject owner;
    std::vector<int> received;
    QThread* calledOn = nullptr;
    inBackground(
        owner, [gui = QThread::currentThread()] { return QThread::currentThread() != gui ? 7 : 0; },
        [&](int result) {
            received.push_back(result);
            calledOn = QThread::currentThread();
        },
        mustNotFail);
    CHECK(received.empty());
    finishWork();
    CHECK(received == std::vector{7});
    CHECK(calledOn == QThread::currentThread());
}

TEST_CASE("an exception in background work arrives on the GUI thread as a message")
{
    QObject owner;
    QString message;
    bool isDone = false;
    QThread* calledOn = nullptr;
    const auto failed = [&](const QString& reason) {
        message = reason;
        calledOn = QThread::currentThread();
    };
    SECTION("a bug")
    {
        inBackground(
            owner, []() -> int { throw std::logic_error("no unit 3"); }, [&](int) { isDone = true; }, failed);
        finishWork();
        CHECK(message == "internal fault: no unit 3");
    }
    SECTION("no memory, in work without a result")
    {
        inBackground(
            owner, [] { throw std::bad_alloc(); }, [&] { isDone = true; }, failed);
        finishWork();
        CHECK(message == "not enough memory");
    }
    CHECK(calledOn == QThread::currentThread());
    CHECK(!isDone);
}

TEST_CASE("nothing is called for an owner that is destroyed before its work ends")
{
    auto owner = std::make_unique<QObject>();
    int calls = 0;
    SECTION("work with a result")
    {
        inBackground(
            *owner, [] { return 1; }, [&](int) { ++calls; }, [&](const QString&) { ++calls; });
    }
    SECTION("work that throws")
    {
        inBackground(
            *owner, []() -> int { throw std::logic_error("late"); }, [&](int) { ++calls; },
            [&](const QString&) { ++calls; });
    }
    QThreadPool::globalInstance()->waitForDone();
    owner.reset();
    QCoreApplication::processEvents();
    CHECK(calls == 0);
}

TEST_CASE("calls from background work arrive in their order and before its result")
{
    QObject owner;
    std::vector<int> received;
    inBackground(
        owner,
        [&received, calls = CallsToOwner(owner)] {
            for (int i = 0; i < 3; ++i) calls.call([&received, i] { received.push_back(i); });
        },
        [&] { received.push_back(3); }, mustNotFail);
    finishWork();
    CHECK(received == std::vector{0, 1, 2, 3});
}
