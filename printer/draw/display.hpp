#pragma once

#include <memory>

class QGuiApplication;

namespace muster::printer {

/// Starts Qt for fonts and painting, without a display and without terminal output. Create one instance, in main();
/// results are the same in every run.
class Display {
public:
    Display();
    ~Display();
    Display(const Display&) = delete;
    Display& operator=(const Display&) = delete;

private:
    std::unique_ptr<QGuiApplication> m_application;
};

}  // namespace muster::printer
