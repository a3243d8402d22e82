// Edits of a JSON text: each gives the same as the change of a model, undoing them gives the old text, and a text in
// canonical form stays so. Forty bytes of choices, then the text.
#include "core/text/canonical.hpp"
#include "core/text/edit.hpp"
#include "fuzz/choices.hpp"
#include "fuzz/json_model.hpp"
#include "fuzz/target.hpp"

namespace muster::fuzz {

namespace {

constexpr std::size_t jsonEditChoices = 40;

constexpr std::array<const char*, 8> jsonValues{"1",  "\"b\"",         "[]",       R"({"z": [1, {"y": null}]})",
                                                "{}", "[[1, 2], [3]]", "-0.50e+3", R"("\u00e9\n\"/")"};
constexpr std::array<const char*, 8> jsonKeys{"id", "units", "a/b", "c~d", "", "\xC3\xBC", "q\"q", "new"};

/// One random change of a draft and of its model; both accept or refuse it.
void changeBoth(text::Draft& draft, JsonModel& model, Choices& choices)
{
    const auto place = model.anyPlace(choices), other = model.anyPlace(choices);
    const std::string value = choices.of(jsonValues), key = choices.of(jsonKeys);
    const std::size_t index = choices.below(5);
    bool done = false, expected = false;
    switch (choices.below(6)) {
    case 0:
        done = draft.replace(place, value);
        expected = model.replace(place, value);
        break;
    case 1:
        done = draft.setMember(place, key, value);
        expected = model.setMember(place, key, value);
        break;
    case 2:
        done = draft.remove(place);
        expected = model.remove(place);
        break;
    case 3:
        done = draft.insertItem(place, index, value);
        expected = model.insertItem(place, index, value);
        break;
    case 4:
        done = draft.moveItem(place, other, index);
        expected = model.moveItem(place, other, index);
        break;
    default:
        done = draft.renameKey(place, key);
        expected = model.renameKey(place, key);
        break;
    }
    require(done == expected, "an edit and its model disagree on whether it is possible");
}

}  // namespace

void jsonEdits(std::string_view input)
{
    if (input.size() < jsonEditChoices) return;
    Choices choices(input.substr(0, jsonEditChoices));
    const std::string before(input.substr(jsonEditChoices));
    const auto parsed = text::parseFragment(before);
    // The model cannot have a key twice; a draft refuses what is too deep.
    if (!parsed.document || !parsed.faults.empty() || !JsonModel::canHold(*parsed.document)) return;
    JsonModel model(before);
    requireSame(JsonModel(text::canonical(*parsed.document)).text(), model.text(), "the model differs");
    text::Draft draft(*parsed.document);
    for (std::size_t count = 1 + choices.below(5); count > 0; --count) changeBoth(draft, model, choices);

    const auto edits = draft.edits();
    const auto after = text::applied(before, edits);
    const auto changed = text::parseFragment(after);
    require(changed.document != nullptr, "the edited text is not JSON");
    requireSame(JsonModel(after).text(), model.text(), "the edited text differs from the model");
    requireSame(text::applied(after, text::inverse(before, edits)), before, "undo does not give the old text");
    requireSame(text::applied(before, text::difference(before, after)), after, "the difference does not give the text");
    if (text::canonical(*parsed.document) == before)
        requireSame(after, text::canonical(*changed.document), "a canonical text is not so after edits");
}

}  // namespace muster::fuzz
