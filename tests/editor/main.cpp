#include "tests/session.hpp"

#include <QCoreApplication>

int main(int argc, char** argv)
{
    // File watchers and timers need an application, but no screen.
    QCoreApplication application(argc, argv);
    return muster::test::runSession(argc, argv);
}
