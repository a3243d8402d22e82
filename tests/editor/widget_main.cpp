#include "tests/paths.hpp"
#include "tests/session.hpp"

#include <QApplication>

#include <atomic>
#include <cstdio>

namespace {

std::atomic<int> astray{0};

/// Painting on an invalid device shows nothing and is reported only here; a test that does so fails at the end.
void hear(QtMsgType, const QMessageLogContext&, const QString& message)
{
    // Qt prints this for every window without a screen; it would hide real failures.
    if (message.startsWith("This plugin does not support")) return;
    std::fprintf(stderr, "%s\n", qPrintable(message));
    if (message.startsWith("QPainter::")) ++astray;
}

}  // namespace

int main(int argc, char** argv)
{
    // Use no screen unless the environment requests one; what a window would see is as large as usual.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM",
                ("offscreen:configfile=" + muster::test::sourcePath("tests/editor/screens/1920x1200.json")).c_str());
    qInstallMessageHandler(hear);
    QApplication application(argc, argv);
    const int failed = muster::test::runSession(argc, argv);
    if (astray > 0) std::fprintf(stderr, "%d times something was painted on nothing\n", astray.load());
    return failed != 0 ? failed : astray > 0 ? 1 : 0;
}
