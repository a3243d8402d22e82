#include "tests/editor/form/form_fixture.hpp"

#include "editor/look/theme.hpp"

#include <catch2/catch.hpp>

#include <QSettings>

using namespace muster;
using namespace muster::test;

// Run on demand: draws forms for visual inspection, into the folder $MUSTER_LOOK.
TEST_CASE("pictures of forms", "[.look]")
{
    struct Picture {
        const char *name, *army, *pointer;
    };
    const Picture pictures[] = {{"squad", "opend6-fantasy/armies/ice-rangers.army.json", "/units/0"},
                                {"squad-troubled", "opend6-fantasy/armies/barrow-march.army.json", "/units/1"},
                                {"otr-brigade", "otr-d6/armies/grant-shiloh-1862.army.json", "/groups/0/units/0"},
                                {"otr-army", "otr-d6/armies/grant-shiloh-1862.army.json", ""},
                                {"otr-leader", "otr-d6/armies/grant-shiloh-1862.army.json", "/groups/0/leaders/0"},
                                {"old-trousers", "old-trousers/armies/french-waterloo-1815.army.json", "/units/0"},
                                {"ancients", "ancients-d6/armies/scipio-zama-202.army.json", "/units/0"},
                                {"ancients-leader", "ancients-d6/armies/scipio-zama-202.army.json", "/leaders/0"},
                                {"ohw", "ohw-6plus/armies/french-fontenoy-1745.army.json", "/units/0"},
                                {"ohw-army", "ohw-6plus/armies/french-fontenoy-1745.army.json", ""}};
    const auto folder = qEnvironmentVariable("MUSTER_LOOK", QStringLiteral("."));
    QSettings settings(folder + QStringLiteral("/look.ini"), QSettings::IniFormat);
    editor::Theme theme(settings);
    for (const bool dark : {false, true}) {
        theme.setBrightness(dark ? editor::Brightness::dark : editor::Brightness::light);
        for (const auto& view : pictures) {
            auto text = shippedText(view.army);
            if (std::string(view.name) == "squad-troubled")
                text.replace(text.find("\"melee-combat\": 1"), 17, "\"melee-combat\": 9");
            FormFixture fixture(text);
            fixture.show(view.pointer);
            auto* body = fixture.form.widget();
            REQUIRE(body != nullptr);
            fixture.form.resize(440, std::max(300, body->sizeHint().height() + 4));
            for (int i = 0; i < 4; ++i) QApplication::processEvents();
            fixture.form.resize(
                440, std::clamp(body->heightForWidth(440) > 0 ? body->heightForWidth(440) : body->sizeHint().height(),
                                300, 3000));
            QApplication::processEvents();
            CHECK(fixture.form.grab().save(
                QStringLiteral("%1/%2%3.png")
                    .arg(folder, QString::fromUtf8(view.name), dark ? QStringLiteral("-dark") : QString())));
        }
    }
}
