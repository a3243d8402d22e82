#include "printer/draw/pdf/metadata.hpp"

#include <QString>

#include <fmt/format.h>

namespace muster::printer::pdf {

namespace {

/// The text in XML, without characters that XML does not allow.
std::string escaped(const std::string& text)
{
    QString kept;
    for (const char32_t c : QString::fromStdString(text).toUcs4()) {
        const bool allowed = c == '\t' || c == '\n' || (c >= 0x20 && c < 0xD800) || (c >= 0xE000 && c < 0xFFFE) ||
                             (c >= 0x10000 && c < 0x110000);
        kept += allowed ? QString::fromUcs4(&c, 1) : QStringLiteral(" ");
    }
    return kept.toHtmlEscaped().toStdString();
}

std::string alternative(std::string_view name, const std::string& text)
{
    return text.empty() ? std::string()
                        : fmt::format("<dc:{}><rdf:Alt><rdf:li xml:lang=\"x-default\">{}</rdf:li></rdf:Alt></dc:{}>\n",
                                      name, escaped(text), name);
}

std::string listed(std::string_view name, std::string_view kind, const std::string& text)
{
    return text.empty() ? std::string()
                        : fmt::format("<dc:{}><rdf:{}><rdf:li>{}</rdf:li></rdf:{}></dc:{}>\n", name, kind,
                                      escaped(text), kind, name);
}

/// PDF/A wants every property of another schema described.
constexpr std::string_view accessibleSchema =
    "<rdf:Description rdf:about=\"\" xmlns:pdfaExtension=\"http://www.aiim.org/pdfa/ns/extension/\" "
    "xmlns:pdfaSchema=\"http://www.aiim.org/pdfa/ns/schema#\" "
    "xmlns:pdfaProperty=\"http://www.aiim.org/pdfa/ns/property#\"><pdfaExtension:schemas><rdf:Bag>"
    "<rdf:li rdf:parseType=\"Resource\"><pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>"
    "<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>"
    "<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>"
    "<rdf:li rdf:parseType=\"Resource\"><pdfaProperty:name>part</pdfaProperty:name>"
    "<pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category>"
    "<pdfaProperty:description>Part of ISO 14289</pdfaProperty:description></rdf:li>"
    "</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>\n";

}  // namespace

std::string metadataOf(const DocumentFacts& facts, const Claims& claims, const std::string& date)
{
    std::string out = "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
                      "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
                      "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
                      "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
                      "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" "
                      "xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\" "
                      "xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\">\n"
                      "<dc:format>application/pdf</dc:format>\n";
    out += alternative("title", facts.title) + alternative("description", facts.subject);
    out += listed("creator", "Seq", facts.author) + listed("language", "Bag", facts.language);
    out += "<pdf:Producer>Muster</pdf:Producer>\n<xmp:CreatorTool>Muster</xmp:CreatorTool>\n";
    if (!date.empty())
        out += fmt::format("<xmp:CreateDate>{}</xmp:CreateDate>\n<xmp:ModifyDate>{}</xmp:ModifyDate>\n", date, date);
    if (claims.accessible) out += "<pdfuaid:part>1</pdfuaid:part>\n";
    if (claims.archival)
        out += fmt::format("<pdfaid:part>2</pdfaid:part>\n<pdfaid:conformance>{}</pdfaid:conformance>\n",
                           claims.unicode ? 'U' : 'B');
    out += "</rdf:Description>\n";
    if (claims.accessible && claims.archival) out += accessibleSchema;
    return out + "</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>";
}

}  // namespace muster::printer::pdf
