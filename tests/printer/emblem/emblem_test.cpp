#include "printer/emblem/read_emblem.hpp"
#include "printer/emblem/safe_svg.hpp"

#include <catch2/catch.hpp>

#include <QImage>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <unistd.h>

using namespace muster::printer;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

/// A temporary folder for image files.
struct Folder {
    fs::path path = fs::temp_directory_path() / ("muster-emblem-" + std::to_string(::getpid()));

    Folder() { fs::create_directories(path); }
    ~Folder()
    {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
    ReadEmblem read(const std::string& name, const std::string& bytes) const
    {
        std::ofstream(path / name, std::ios::binary) << bytes;
        return readEmblem(path / name);
    }
    std::string png(int width, int height, Qt::GlobalColor colour = Qt::red) const
    {
        QImage image(width, height, QImage::Format_ARGB32);
        image.fill(colour);
        const auto file = path / "made.png";
        REQUIRE(image.save(QString::fromStdString(file.string())));
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
};

std::string svg(const std::string& content, const std::string& more = {})
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
           "viewBox=\"0 0 10 10\" " +
           more + ">" + content + "</svg>";
}

const std::string square = R"(<rect x="1" y="1" width="8" height="8" fill="#ff0000"/>)";

}  // namespace

TEST_CASE("an emblem is read from a PNG or an SVG file, with at most 600 dots a side")
{
    const Folder folder;
    const auto small = folder.read("a.png", folder.png(30, 20));
    REQUIRE(small.picture);
    CHECK(small.problem.empty());
    CHECK(small.picture->width == 30);
    CHECK(small.picture->height == 20);
    CHECK(small.picture->dots.size() == 30 * 20 * 4);
    CHECK(small.picture->dots[0] == 255);
    CHECK(small.picture->dots[1] == 0);
    CHECK(small.picture->dots[3] == 255);
    CHECK(small.picture->png.starts_with("\x89PNG"));
    const auto large = folder.read("b.PNG", folder.png(3000, 1500));
    REQUIRE(large.picture);
    CHECK(large.picture->width == 600);
    CHECK(large.picture->height == 300);
    const auto drawn = folder.read("c.svg", svg(square));
    REQUIRE(drawn.picture);
    CHECK(drawn.problem.empty());
    CHECK(drawn.picture->width == 600);
    const auto& dots = drawn.picture->dots;
    CHECK(dots[3] == 0);  // outside the square
    CHECK(dots[(300 * 600 + 300) * 4] == 255);
    CHECK(dots[(300 * 600 + 300) * 4 + 3] == 255);
}

TEST_CASE("a file that is no image, too large, damaged or missing is a problem in plain words")
{
    const Folder folder;
    const auto problem = [&](const char* name, const std::string& bytes) {
        const auto read = folder.read(name, bytes);
        CHECK_FALSE(read.picture);
        return read.problem;
    };
    CHECK(problem("a.png", "The eagle of the Old Guard") == "it is not a PNG image");
    CHECK(problem("b.png", "") == "it is not a PNG image");
    CHECK(problem("c.png", svg(square)) == "it is not a PNG image");
    CHECK(problem("d.svg", "The eagle of the Old Guard") == "it is not an SVG image");
    CHECK(problem("e.svg", "<html><body/></html>") == "it is not an SVG image");
    CHECK(problem("f.svg", svg(square).substr(0, 140)) == "it is not an SVG image");
    CHECK(problem("g.png", std::string(20'000'000, 'x')) == "the file is larger than 2 MB");
    CHECK(problem("h.png", folder.png(10'000, 20)) == "it has 10000 × 20 pixels, and 4000 a side are the limit");
    CHECK(problem("i.png", folder.png(40, 40, Qt::transparent)) == "it shows nothing");
    CHECK(problem("j.svg", svg("")) == "it shows nothing");
    QImage noise(200, 200, QImage::Format_RGB32);
    for (int y = 0; y < 200; ++y)
        for (int x = 0; x < 200; ++x) noise.setPixel(x, y, static_cast<unsigned>(x * 2654435761u ^ y * 40503u));
    const auto file = folder.path / "noise.png";
    REQUIRE(noise.save(QString::fromStdString(file.string())));
    std::ifstream in(file, std::ios::binary);
    const std::string whole{std::istreambuf_iterator<char>(in), {}};
    CHECK(problem("k.png", whole.substr(0, whole.size() / 2)) == "the image is damaged or incomplete");
    CHECK(readEmblem(folder.path / "none.png").problem == "the file cannot be read");
    CHECK(readEmblem(folder.path).problem == "the file cannot be read");
}

TEST_CASE("an SVG image can neither load files nor take long")
{
    const Folder folder;
    const auto started = std::chrono::steady_clock::now();
    std::string bomb = "<defs><g id=\"a0\">" + square + "</g>";
    for (int i = 1; i < 40; ++i) {
        bomb += "<g id=\"a" + std::to_string(i) + "\">";
        for (int copy = 0; copy < 10; ++copy) bomb += "<use xlink:href=\"#a" + std::to_string(i - 1) + "\"/>";
        bomb += "</g>";
    }
    CHECK(folder.read("a.svg", svg(bomb + "</defs><use xlink:href=\"#a39\"/>")).problem ==
          "it is too complicated to draw");
    CHECK(folder.read("b.svg", svg(R"(<g id="a"><use xlink:href="#b"/></g><g id="b"><use href="#a"/></g>)")).problem ==
          "parts of it contain themselves");
    CHECK(folder.read("c.svg", svg(R"(<path d="M0 0 L1e30 1e30 L0 5Z"/>)")).problem == "its numbers are too large");
    std::string deep;
    for (int i = 0; i < 5'000; ++i) deep += "<g>";
    CHECK(folder.read("d.svg", svg(deep)).problem == "it is too complicated to draw");
    std::string many;
    for (int i = 0; i < 20'000; ++i) many += "<rect width=\"1\" height=\"1\"/>";
    CHECK(folder.read("e.svg", svg(many)).problem == "it is too complicated to draw");
    std::string laughs = "<!DOCTYPE svg [<!ENTITY l0 \"ha\">";
    for (int i = 1; i < 30; ++i)
        laughs +=
            "<!ENTITY l" + std::to_string(i) + " \"&l" + std::to_string(i - 1) + ";&l" + std::to_string(i - 1) + ";\">";
    CHECK_FALSE(folder.read("f.svg", laughs + "]>" + svg("<desc>&l29;</desc>")).picture);
    CHECK(std::chrono::steady_clock::now() - started < std::chrono::seconds(20));

    std::ofstream(folder.path / "secret.css") << "rect { fill: #00ff00 }";
    folder.read("secret.png", folder.png(10, 10, Qt::green));
    const auto secret = (folder.path / "secret").string();
    const auto styled =
        safeSvg(QByteArray::fromStdString("<?xml-stylesheet href=\"" + secret + ".css\"?>" + svg(square)));
    CHECK_FALSE(styled.bytes.contains("secret"));
    const auto linked = safeSvg(QByteArray::fromStdString(
        svg(square + "<image width=\"9\" height=\"9\" xlink:href=\"" + secret + ".png\"/><use href=\"" + secret +
            ".svg#a\"/><style>@import url(" + secret + ".css);</style><rect style=\"fill:url(" + secret +
            ".svg#g)\" width=\"1\" height=\"1\"/><script>x</script>")));
    CHECK(linked.problem.empty());
    CHECK_FALSE(linked.bytes.contains("secret"));
    CHECK_FALSE(linked.bytes.contains("script"));
    CHECK(linked.omitted == std::set<std::string>{"parts of other files", "pictures", "styles"});
}

TEST_CASE("what cannot be printed of an SVG image is named, and the rest is drawn")
{
    const Folder folder;
    const auto read = folder.read(
        "a.svg", svg("<style>.k{fill:#0000ff;stroke-dasharray:0.0001}</style><text>Garde</text><metadata>x</metadata>"
                     "<path class=\"k\" d=\"M1 1H9V9H1Z\" stroke-dasharray=\"0.0001\"/>"));
    REQUIRE(read.picture);
    CHECK(read.problem == "dashes of lines, words in it cannot be printed and are left out");
    CHECK(read.picture->dots[(300 * 600 + 300) * 4 + 2] == 255);
}
