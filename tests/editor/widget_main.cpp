#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

#include <QApplication>

#include <atomic>
#include <cstdio>

namespace {

std::atomic<int> astray{0};

/// Painting on nothing shows nothing and is said only here; a test that does it fails at the end.
void hear(QtMsgType, const QMessageLogContext&, const QString& message)
{
    // Said of every window that has no screen; what fails would be lost among it.
    if (message.startsWith("This plugin does not support")) return;
    std::fprintf(stderr, "%s\n", qPrintable(message));
    if (message.startsWith("QPainter::")) ++astray;
}

}  // namespace

int main(int argc, char** argv)
{
    // Widgets without a screen, unless somebody wants to watch.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(hear);
    QApplication application(argc, argv);
    const int failed = Catch::Session().run(argc, argv);
    if (astray > 0) std::fprintf(stderr, "%d times something was painted on nothing\n", astray.load());
    return failed != 0 ? failed : astray > 0 ? 1 : 0;
}
