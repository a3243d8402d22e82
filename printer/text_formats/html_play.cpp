#include "printer/text_formats/html_play.hpp"

#include "core/text/edit.hpp"
#include "core/text/typographic.hpp"
#include "printer/text_formats/html_markup.hpp"

#include <fmt/format.h>

namespace muster::printer {

namespace {

/// The steps of a value as JSON: [[from, text, over], ...].
std::string stepsOf(const sheet::PlayValue& value)
{
    std::string steps;
    for (const auto& step : value.steps)
        steps += fmt::format("{}[{},{},{}]", steps.empty() ? "" : ",", step.from,
                             text::quoted(text::typographic(step.text)), step.over ? "true" : "false");
    return "[" + steps + "]";
}

std::string counterOf(const sheet::PlayUnit& unit, const sheet::PlayCounter& counter)
{
    const auto name = escaped(named(shortened(unit.name), shortened(counter.label)));
    const auto label = escaped(counter.label);
    const auto begin = fmt::format("<div class=\"counter\" data-name=\"{}\" data-of=\"{}\">", name, counter.count);
    if (counter.count == 1)
        return begin + fmt::format("<button type=\"button\" class=\"toggle\" data-step=\"0\" aria-pressed=\"false\" "
                                   "aria-label=\"{}\">{}</button></div>",
                                   name, label);
    return begin + fmt::format("<button type=\"button\" data-step=\"-1\" aria-label=\"{0}: one less\">\u2212</button>"
                               "<span><small>{2}</small><output aria-label=\"{0}\">0/{1}</output></span>"
                               "<button type=\"button\" data-step=\"1\" aria-label=\"{0}: one more\">+</button></div>",
                               name, counter.count, label);
}

}  // namespace

std::string htmlPlay(const sheet::Play& play, const std::string& id)
{
    auto html = fmt::format("<section class=\"table\" id=\"{}-play\" hidden=\"\">\n<h2 class=\"rank-2\">At the "
                            "table</h2>\n",
                            id);
    if (!play.phases.empty()) {
        html += "<div class=\"phases\"><ol>";
        for (std::size_t i = 0; i < play.phases.size(); ++i)
            html += fmt::format("<li value=\"{}\">{}</li>", i + 1, escaped(play.phases[i]));
        html += "</ol><button type=\"button\" class=\"plain\" data-phase=\"next\">Next phase</button></div>\n";
    }
    if (!play.values.empty()) html += "<dl class=\"values\">";
    for (const auto& value : play.values) {
        std::string weights;
        for (const auto weight : value.weights) weights += fmt::format("{}{}", weights.empty() ? "" : " ", weight);
        html += fmt::format("<div data-weights=\"{}\" data-steps=\"{}\"><dt>{}</dt><dd>{}</dd></div>", weights,
                            escapedData(stepsOf(value)), escaped(value.label), escaped(value.steps.front().text));
    }
    html += play.values.empty() ? "" : "</dl>\n";
    html += "<ul class=\"units\">\n";
    for (const auto& unit : play.units) {
        html += fmt::format("<li class=\"unit\"><button type=\"button\" class=\"to-card\"><b>{}</b> "
                            "<small>{}</small></button>",
                            escaped(unit.name), escaped(unit.note));
        for (const auto& counter : unit.counters) html += counterOf(unit, counter);
        html += "</li>\n";
    }
    return html + "</ul>\n</section>\n";
}

}  // namespace muster::printer
