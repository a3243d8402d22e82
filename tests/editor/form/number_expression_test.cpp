#include "editor/form/number_expression.hpp"
#include "editor/form/number_spins.hpp"

#include <catch2/catch.hpp>

#include <QLineEdit>
#include <QTest>

using namespace muster::editor;

TEST_CASE("a number may be typed as an expression, with a unit")
{
    const auto value = [](const char* text, const char* unit = "in") {
        return valueOfExpression(QString::fromUtf8(text), QString::fromUtf8(unit)).value_or(-999);
    };
    CHECK(value("2*3 in") == 6);
    CHECK(value("2 + 3 * 4") == 14);
    CHECK(value("(2 + 3) * 4") == 20);
    CHECK(value("12/4/3") == 1);
    CHECK(value("10 - 4 - 3") == 3);
    CHECK(value("-(2 - 5)") == 3);
    CHECK(value("2.5*2") == 5);
    CHECK(value("2,5*2") == 5);
    CHECK(value("2 \u00d7 3") == 6);
    CHECK(value("2.54 cm") == Approx(1));
    CHECK(value("1 ft + 6\"") == Approx(18));
    CHECK(value("1 m", "cm") == Approx(100));
    CHECK(value("(1 + 1) ft") == Approx(24));
    CHECK(value("45\u00b0 * 2", "\u00b0") == 90);
    for (const char* wrong :
         {"", " ", "2*", "*2", "(2", "2)", "2 3", "1/0", "two", "2 apples", "3 cm in", "1.2.3", "--"})
        CHECK(value(wrong) == -999);
    CHECK(value("2 cm", "figures") == -999);
    CHECK(value(std::string(30, '(').c_str()) == -999);
    CHECK(value(std::string(1000, '1').c_str()) == -999);
}

TEST_CASE("a number field computes what is typed, and refuses what it cannot show")
{
    RealSpin field;
    field.setKeyboardTracking(false);
    field.setLimits(0, 100, true);
    field.setUnit("in");
    field.showValue(5.0);
    field.show();
    const auto type = [&](auto& spin, const QString& text) {
        spin.setFocus();
        spin.selectAll();
        QTest::keyClicks(&spin, text);
        QTest::keyClick(&spin, Qt::Key_Return);
    };
    type(field, "2*3 in");
    CHECK(field.value() == 6);
    CHECK(field.text() == "6");
    type(field, "25.4 cm");
    CHECK(field.value() == Approx(10));
    type(field, "50*3");
    CHECK(field.value() == Approx(10));
    type(field, "2*");
    CHECK(field.value() == Approx(10));
    IntegerSpin whole;
    whole.setKeyboardTracking(false);
    whole.setLimits(0, 100, false);
    whole.showValue(5);
    whole.show();
    type(whole, "6/2");
    CHECK(whole.value() == 3);
    type(whole, "7/2");
    CHECK(whole.value() == 3);
}
