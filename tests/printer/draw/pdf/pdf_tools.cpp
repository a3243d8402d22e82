#include "tests/printer/draw/pdf/pdf_tools.hpp"

#include <QTemporaryDir>

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace muster::printer::tests {

namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path& file)
{
    std::stringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

}  // namespace

bool hasTool(const std::string& program, const std::string& package)
{
    if (std::system(("command -v " + program + " > /dev/null 2>&1").c_str()) == 0) return true;
    WARN(program + " is not installed (Debian package " + package + "): skipped");
    return false;
}

std::string outputOf(const std::string& command, const QByteArray& pdf)
{
    const QTemporaryDir folder;
    const fs::path path = folder.path().toStdString();
    std::ofstream(path / "a.pdf", std::ios::binary).write(pdf.constData(), pdf.size());
    auto whole = command;
    for (auto at = whole.find("{}"); at != std::string::npos; at = whole.find("{}"))
        whole.replace(at, 2, (path / "a.pdf").string());
    const auto answer = path / "answer";
    const int status = std::system((whole + " > " + answer.string() + " 2>&1").c_str());
    const auto text = contentOf(answer);
    INFO(command << " said: " << text.substr(0, 2000));
    REQUIRE(status == 0);
    return text;
}

QImage drawn(const QByteArray& pdf, int dotsPerMillimetre)
{
    const QTemporaryDir folder;
    const auto page = folder.filePath(QStringLiteral("page"));
    outputOf("pdftoppm -r " + std::to_string(dotsPerMillimetre * 25.4) + " -gray -singlefile {} " + page.toStdString(),
             pdf);
    return QImage(page + QStringLiteral(".pgm"));
}

}  // namespace muster::printer::tests
