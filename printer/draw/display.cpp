#include "printer/draw/display.hpp"

#include <QGuiApplication>
#include <QHashFunctions>

#include <cstdio>

namespace muster::printer {

namespace {

/// Hides Qt's harmless warnings on machines without a session (no XDG_RUNTIME_DIR, no locale); shows only serious
/// messages.
void report(QtMsgType level, const QMessageLogContext&, const QString& message)
{
    if (level != QtCriticalMsg && level != QtFatalMsg) return;
    std::fprintf(stderr, "muster-print: %s\n", qPrintable(message));
}

int argumentCount = 1;
char programName[] = "muster-print";
char* arguments[] = {programName, nullptr};

}  // namespace

Display::Display()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("TZ", "UTC");  // a time zone would change the length of a PDF's date
    QHashSeed::setDeterministicGlobalSeed();
    qInstallMessageHandler(report);
    m_application = std::make_unique<QGuiApplication>(argumentCount, arguments);
}

Display::~Display() = default;

}  // namespace muster::printer
