// The background picture: loaded, placed, scaled and hidden in the window; hostile and missing files are refused in
// words.
#include "editor/board/background/read_picture.hpp"
#include "editor/form/number_controls.hpp"
#include "tests/editor/board/view/board_window_fixture.hpp"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>

#include <cstdlib>

using namespace muster;
using namespace muster::test;

namespace {

const QColor red(200, 30, 30);

struct BackgroundFixture : BoardWindowFixture {
    BackgroundFixture()
    {
        outside.setAutoRemove(true);
        page().panels().setFolded(false);
        page().showPanel(*control<QPushButton>("background-choose"));
        QApplication::processEvents();
        // Nothing but the ground is seen where colours are compared.
        auto shows = view().shows();
        shows.zones = shows.names = shows.grid = shows.findings = false;
        view().setShows(shows);
        before = text();
    }
    template <class Control>
    Control* control(const char* name)
    {
        auto* found = windowFixture.window->findChild<Control*>(QString::fromLatin1(name));
        INFO(name);
        REQUIRE(found);
        return found;
    }
    /// A picture of one colour, outside the battlefield's folder.
    QString picture(const QString& name, QSize size = {400, 200}, QImage::Format format = QImage::Format_RGB32)
    {
        QImage image(size, format);
        image.fill(red);
        const auto file = outside.filePath(name);
        REQUIRE(image.save(file));
        return file;
    }
    void pushButton(const char* name)
    {
        auto* button = control<QPushButton>(name);
        REQUIRE(button->isVisible());
        REQUIRE(button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        windowFixture.settle();
    }
    /// Clicks the box itself, because its label may be short and its row wide.
    void tick(const char* name)
    {
        auto* box = control<QCheckBox>(name);
        QTest::mouseClick(box, Qt::LeftButton, Qt::NoModifier, {8, box->height() / 2});
        windowFixture.settle();
    }
    void choose(const QString& file)
    {
        windowFixture.atFileDialog(file);
        pushButton("background-choose");
    }
    void type(const char* name, const QString& number)
    {
        auto* spin = control<editor::RealSpin>(name);
        spin->setFocus();
        spin->selectAll();
        QTest::keyClicks(spin, number);
        QTest::keyClick(spin, Qt::Key_Return);
        windowFixture.settle();
    }
    QString note()
    {
        auto* label = control<QLabel>("background-note");
        REQUIRE(QTest::qWaitFor([label] { return label->text() != "The picture is being read."; }, 30000));
        return label->text();
    }
    /// A place where nothing is.
    geometry::Point emptyGround()
    {
        for (double y = 2; y < view().board().map.depth; ++y)
            for (double x = 2; x < view().board().map.width; ++x)
                if (view().itemsAt({x, y}, 12).empty()) return {x, y};
        FAIL("something is everywhere");
        return {};
    }
    QColor colourAt(geometry::Point at)
    {
        view().selection().clear();
        REQUIRE(view().waitForMap());
        return view().grab().toImage().pixelColor(pixel(at));
    }
    text::Node picture() { return root()["board"]["x-picture"]; }

    QTemporaryDir outside;
    std::string before;
};

}  // namespace

TEST_CASE("a picture from anywhere is copied beside the battlefield and painted under the map, and undone")
{
    BackgroundFixture fixture;
    const auto ground = fixture.emptyGround();
    const auto plain = fixture.colourAt(ground);
    fixture.choose(fixture.picture("ford map.png"));
    CHECK(fixture.picture()["file"].string() == "pictures/ford map.png");
    CHECK(fixture.picture()["width"].real() == fixture.root()["board"]["width"].real());
    CHECK(QFile::exists(fixture.windowFixture.path("scenarios/pictures/ford map.png")));
    CHECK(fixture.note() == "pictures/ford map.png");
    const auto mixed = fixture.colourAt(ground);
    CHECK(mixed.red() > mixed.green() + 60);
    CHECK(mixed != red);
    auto* opacity = fixture.control<editor::IntegerSpin>("background-opacity");
    opacity->setValue(100);
    fixture.windowFixture.settle();
    CHECK(fixture.picture()["opacity"].real() == 1);
    CHECK(fixture.colourAt(ground).name().toStdString() == red.name().toStdString());
    // Hidden on the screen only.
    const auto shown = fixture.text();
    fixture.windowFixture.run("board.underlay");
    CHECK(fixture.colourAt(ground) == plain);
    CHECK_FALSE(fixture.control<QCheckBox>("background-shown")->isChecked());
    fixture.tick("background-shown");
    CHECK(fixture.colourAt(ground).name().toStdString() == red.name().toStdString());
    CHECK(fixture.text() == shown);
    fixture.undo();
    CHECK(fixture.colourAt(ground) == mixed);
    fixture.undo();
    CHECK(fixture.text() == fixture.before);
    CHECK(fixture.colourAt(ground) == plain);
    CHECK_FALSE(fixture.control<QPushButton>("background-remove")->isVisible());
    fixture.page().document().redo();
    fixture.windowFixture.settle();
    CHECK(fixture.note() == "pictures/ford map.png");
    fixture.pushButton("background-remove");
    CHECK(fixture.text() == fixture.before);
}

TEST_CASE("the picture is dragged, scaled by a known distance, and locked, each in one step of undo")
{
    BackgroundFixture fixture;
    fixture.choose(fixture.picture("map.png"));
    fixture.note();
    const auto loaded = fixture.text();
    fixture.pushButton("background-move");
    fixture.drag({10, 10}, {13, 8});
    CHECK(fixture.picture()["at"].at(0u).real() == Approx(3).margin(0.2));
    CHECK(fixture.picture()["at"].at(1u).real() == Approx(-2).margin(0.2));
    fixture.undo();
    CHECK(fixture.text() == loaded);
    // Escape gives up a drag.
    fixture.press({10, 10});
    fixture.moveTo({14, 10});
    QTest::keyClick(&fixture.view(), Qt::Key_Escape);
    fixture.release({14, 10});
    CHECK(fixture.text() == loaded);
    // What is 6 inches now is to be 12.
    fixture.pushButton("background-distance");
    auto* length = fixture.control<editor::RealSpin>("background-length");
    CHECK_FALSE(length->isEnabled());
    fixture.drag({6, 6}, {12, 6});
    REQUIRE(length->isEnabled());
    CHECK(fixture.windowFixture.window->focusWidget() == length);
    CHECK(length->value() == Approx(6).margin(0.1));
    const double width = fixture.picture()["width"].real(), marked = length->value();
    fixture.type("background-length", "2*6 in");
    CHECK(fixture.picture()["width"].real() == Approx(width * 12 / marked).margin(0.5));
    CHECK(fixture.picture()["at"].at(0u).real() == Approx(6 - 6 * 12 / marked).margin(0.3));
    CHECK_FALSE(length->isEnabled());
    fixture.undo();
    CHECK(fixture.text() == loaded);
    fixture.tick("background-locked");
    CHECK(fixture.picture()["locked"].boolean());
    const auto locked = fixture.text();
    for (const char* tool : {"background-move", "background-distance"}) {
        fixture.pushButton(tool);
        fixture.drag({10, 10}, {13, 8});
        CHECK(fixture.text() == locked);
    }
    fixture.type("background-width", "36");
    CHECK(fixture.picture()["width"].real() == 36);
    fixture.undo();
    fixture.undo();
    CHECK(fixture.text() == loaded);
}

TEST_CASE("a picture that is missing later is named, keeps its place, and comes back")
{
    BackgroundFixture fixture;
    const auto path = fixture.picture("map.png");
    fixture.choose(path);
    fixture.note();
    fixture.type("background-width", "30");
    REQUIRE(QFile::remove(fixture.windowFixture.path("scenarios/pictures/map.png")));
    const auto text = fixture.text();
    fixture.windowFixture.run("file.save");
    REQUIRE(fixture.windowFixture.window->closePage(fixture.page()));
    REQUIRE(fixture.windowFixture.window->openFile(fixture.path));
    fixture.windowFixture.settle();
    fixture.page().panels().setFolded(false);
    fixture.page().showPanel(*fixture.control<QPushButton>("background-choose"));
    QApplication::processEvents();
    CHECK(fixture.note().startsWith("The background picture pictures/map.png is not shown: there is no such file."));
    CHECK(fixture.text() == text);
    // Choosing it again puts the copy back.
    fixture.choose(path);
    CHECK(QFile::exists(fixture.windowFixture.path("scenarios/pictures/map.png")));
    CHECK(fixture.note().toStdString() == "pictures/map.png");
    CHECK(fixture.text() == text);
}

TEST_CASE("pictures are read within limits, and what is refused is said in words")
{
    QTemporaryDir folder;
    const auto scenario = editor::pathOf(folder.filePath("a.scenario.json"));
    const auto write = [&](const QString& name, const QByteArray& bytes) {
        QFile file(folder.filePath(name));
        REQUIRE(file.open(QIODevice::WriteOnly));
        REQUIRE(file.write(bytes) == bytes.size());
    };
    const auto problem = [&](const char* name) { return editor::readPicture(scenario, name).problem; };
    const auto save = [&](const char* name, QSize size, QImage::Format format) {
        QImage image(size, format);
        image.fill(Qt::white);
        REQUIRE(image.save(folder.filePath(name)));
    };
    SECTION("100 megapixels")
    {
        const QSize huge(10'000, 10'000);
        save("huge.jpg", huge, QImage::Format_Grayscale8);
        const auto scaled = editor::readPicture(scenario, "huge.jpg");
        CHECK(scaled.problem.isEmpty());
        CHECK(scaled.size == huge);
        CHECK(qint64(scaled.image.width()) * scaled.image.height() <= editor::maxPixels);
        CHECK(scaled.image.width() > 3'900);
        // Of this kind, Qt would decode everything before it scales.
        save("huge.png", huge, QImage::Format_Mono);
        CHECK(problem("huge.png").contains("it has 100 megapixels, and at most 16 are read of an image of this kind"));
    }
    SECTION("colours of 25 megapixels are scaled while they are read")
    {
        save("large.png", {5'000, 5'000}, QImage::Format_RGB888);
        const auto scaled = editor::readPicture(scenario, "large.png");
        CHECK(scaled.problem.isEmpty());
        CHECK(scaled.image.width() == 4'000);
    }
    SECTION("a progressive JPEG image is refused when it is huge")
    {
        // Only the head: its frame says that it is progressive, with 60,000 by 60,000 pixels.
        write("progressive.jpg", QByteArray::fromHex("ffd8ffe000104a46494600010100000100010000"
                                                     "ffc2001108ea60ea6003012200021101031101"));
        CHECK(problem("progressive.jpg").contains("is not shown"));
    }
    SECTION("damaged, foreign and missing files")
    {
        save("whole.png", {300, 300}, QImage::Format_RGB32);
        QFile whole(folder.filePath("whole.png"));
        REQUIRE(whole.open(QIODevice::ReadOnly));
        write("head.png", whole.read(40));
        write("words.png", "no picture");
        write("empty.svg", "");
        for (const char* file : {"head.png", "words.png", "empty.svg", "missing.png", ".", "../outside.png"}) {
            INFO(file);
            CHECK(problem(file).startsWith("The background picture "));
        }
        REQUIRE(QFile::link("/dev/zero", folder.filePath("zero.png")));
        CHECK(problem("zero.png").contains("outside the folder"));
        CHECK(problem("/etc/hostname").contains("outside the folder"));
        CHECK(problem("missing.png").contains("there is no such file"));
        CHECK(problem(std::string(5'000, 'a').c_str()).contains("too long"));
    }
    SECTION("SVG images are drawn without what they refer to")
    {
        write("map.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'>"
                         "<rect width='20' height='10' fill='#c81e1e'/><image href='file:///etc/hostname'/></svg>");
        const auto read = editor::readPicture(scenario, "map.svg");
        CHECK(read.problem.isEmpty());
        CHECK(read.image.size() == QSize(3'000, 1'500));
        CHECK(read.image.pixelColor(1'000, 700) == red);
    }
}
