#include "tests/editor/document/temporary_folder.hpp"

#include "core/text/canonical.hpp"

#include <catch2/catch.hpp>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QThread>

#include <fstream>
#include <sstream>

namespace muster::test {

std::filesystem::path TemporaryFolder::write(const std::string& name, std::string_view text) const
{
    const auto file = path(name);
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
    return file;
}

std::string TemporaryFolder::read(const std::filesystem::path& file) const
{
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

bool waitUntil(const std::function<bool()>& holds)
{
    const QDeadlineTimer deadline(20000);
    while (!holds() && !deadline.hasExpired()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QThread::msleep(5);
    }
    return holds();
}

std::string armyOf(std::initializer_list<const char*> ids)
{
    std::string text = R"({"format": 1, "system": "old-trousers", "name": "Test", "units": [)";
    for (const char* id : ids)
        text += std::string(text.back() == '[' ? "" : ", ") + R"({"id": ")" + id + R"(", "entry": ")" + id + "\"}";
    const auto parsed = text::parseFragment(text + "]}");
    return text::canonical(*parsed.document);
}

void checkInStep(const editor::Document& document)
{
    REQUIRE(document.source()->bytes() == document.text());
    const auto parsed = text::parseFragment(document.text());
    REQUIRE((parsed.document == nullptr) == (document.parsed() == nullptr));
    REQUIRE(parsed.faults.size() == document.faults().size());
    if (!parsed.document) return;
    REQUIRE(&document.parsed()->source() == document.source().get());
    REQUIRE(parsed.document->nodeCount() == document.parsed()->nodeCount());
}

}  // namespace muster::test
