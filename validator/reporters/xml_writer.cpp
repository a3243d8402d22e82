#include "validator/reporters/xml_writer.hpp"

#include "core/text/terminal.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

namespace muster::validator {

namespace {

std::string escaped(std::string_view text, bool isAttribute)
{
    const auto shown = text::visible(text);
    std::string safe;
    safe.reserve(shown.size());
    for (std::string_view rest = shown; !rest.empty();) {
        const auto [value, size] = text::firstCodePoint(rest);
        const auto first = rest.substr(0, size);
        rest.remove_prefix(size);
        switch (value) {
        case '&': safe += "&amp;"; break;
        case '<': safe += "&lt;"; break;
        case '>': safe += "&gt;"; break;
        case '"': safe += "&quot;"; break;
        case '\n':
            // Readers make a space of a line feed in an attribute.
            safe += isAttribute ? "&#10;" : "\n";
            break;
        case '#':
        case ':':
            // Two of them are a command to a build server that logs the report.
            safe += safe.ends_with(static_cast<char>(value)) ? fmt::format("&#{};", static_cast<int>(value))
                                                             : std::string(first);
            break;
        case 0xFFFE:
        case 0xFFFF: safe += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(value)); break;
        default: safe += first;
        }
    }
    return safe;
}

}  // namespace

XmlWriter::XmlWriter(std::ostream& out) : m_out(out) { m_out << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"; }

void XmlWriter::start(std::string_view name, Attributes attributes)
{
    m_out << std::string(m_open.size() * 2, ' ') << '<' << name;
    for (const auto& [key, value] : attributes) m_out << ' ' << key << "=\"" << escaped(value, true) << '"';
}

void XmlWriter::open(std::string name, Attributes attributes)
{
    start(name, attributes);
    m_out << ">\n";
    m_open.push_back(std::move(name));
}

void XmlWriter::close()
{
    const auto name = std::move(m_open.back());
    m_open.pop_back();
    m_out << std::string(m_open.size() * 2, ' ') << "</" << name << ">\n";
}

void XmlWriter::element(std::string_view name, Attributes attributes, std::string_view text)
{
    start(name, attributes);
    if (text.empty())
        m_out << "/>\n";
    else
        m_out << '>' << escaped(text, false) << "</" << name << ">\n";
}

}  // namespace muster::validator
