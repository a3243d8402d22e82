#include "printer/draw/devices.hpp"

#include "printer/draw/number.hpp"
#include "printer/draw/pdf/compressor.hpp"
#include "printer/draw/pdf/content.hpp"
#include "printer/draw/pdf/form.hpp"
#include "printer/draw/pdf/metadata.hpp"
#include "printer/draw/pdf/outline.hpp"
#include "printer/draw/pdf/structure.hpp"

#include <fmt/format.h>

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace muster::printer {

namespace {

constexpr std::size_t maxSmall = 64;  // pages; compressing more of them well takes noticeable time
constexpr std::string_view unknownState = "0 g 0 G 1 w [] 0 d 0 J 0 j 0 Tr\n";

/// Counts how often the content of a group is drawn, including inside other groups.
void countDrawings(const std::vector<Mark>& marks, std::map<const std::vector<Mark>*, int>& times,
                   std::vector<const std::vector<Mark>*>& order)
{
    for (const auto& mark : marks) {
        const auto* group = std::get_if<GroupMark>(&mark);
        if (group == nullptr || !group->content) continue;
        if (++times[group->content.get()] > 1) continue;
        countDrawings(*group->content, times, order);
        order.push_back(group->content.get());
    }
}

class Document {
public:
    Document(std::span<const Page> pages, Typesetter& type, const DocumentFacts& facts, unsigned threads)
        : m_pages(pages), m_facts(facts),
          m_compressor(pages.size() <= maxSmall ? pdf::smallLevel : pdf::fastLevel, threads),
          m_text(type.shaper(), m_fonts)
    {}

    /// Releases the memory of those pages, which are the document's, as they are written.
    void release(std::vector<Page>& pages) { m_released = &pages; }

    std::string write()
    {
        nameSharedDrawings();
        for (std::size_t i = 0; i < m_pages.size(); ++i) {
            m_compressor.add(contentOf(m_pages[i]));
            if (m_released) dropMarks((*m_released)[i].marks);
        }
        const int resources = m_file.reserve();
        const int tree = m_file.reserve();
        const auto numbers = addPages(tree, resources);
        addTree(tree, numbers);
        addResources(resources);
        return m_file.finish(addCatalog(tree, numbers), addInfo());
    }

private:
    void nameSharedDrawings();
    std::string contentOf(const Page& page);
    void dropMarks(std::vector<Mark>& marks);
    std::vector<int> addPages(int tree, int resources);
    std::string annotations(std::size_t index, const std::vector<int>& pages);
    std::string links(std::size_t index, const std::vector<int>& pages);
    std::string fields(std::size_t index, int page);
    void addTree(int tree, const std::vector<int>& pages);
    void addResources(int resources);
    int addCatalog(int tree, const std::vector<int>& pages);
    int addInfo();
    std::string pageLabels() const;
    pdf::Claims claims() const;

    std::span<const Page> m_pages;
    std::vector<Page>* m_released = nullptr;
    std::vector<Tag> m_tags;  ///< of marks that are gone; the structure refers to them
    const DocumentFacts& m_facts;
    pdf::File m_file;
    pdf::FontBook m_fonts;
    pdf::Compressor m_compressor;
    pdf::TextCode m_text;
    pdf::PictureBook m_pictures;
    pdf::SharedDrawings m_shared;
    pdf::Structure m_structure;
    pdf::Form m_form;
    std::vector<std::string> m_drawings;  ///< written shared drawings
    std::vector<int> m_parents;           ///< of pages, one node per hundred
};

void Document::nameSharedDrawings()
{
    std::map<const std::vector<Mark>*, int> times;
    std::vector<const std::vector<Mark>*> order;
    for (const auto& page : m_pages) countDrawings(page.marks, times, order);
    for (const auto* content : order) {
        if (times[content] < 2) continue;
        std::string written(unknownState);
        pdf::ContentWriter(written, 0, m_text, m_pictures, m_shared).write(*content);
        m_shared[content] = fmt::format("X{}", m_drawings.size());
        m_drawings.push_back(std::move(written));
    }
}

std::string Document::contentOf(const Page& page)
{
    std::string content;
    content.reserve(page.marks.size() * 64);
    appendNumber(content, pointsPerMillimetre, 6);
    content += " 0 0 ";
    appendNumber(content, pointsPerMillimetre, 6);
    content += " 0 0 cm\n";
    m_structure.beginPage();
    pdf::ContentWriter(content, page.height, m_text, m_pictures, m_shared, &m_structure).write(page.marks);
    return content;
}

/// Drops what is needed no more; fields, pictures and shared drawings are referred to until the end.
void Document::dropMarks(std::vector<Mark>& marks)
{
    std::vector<Mark> kept;
    for (auto& mark : marks) {
        if (std::holds_alternative<FieldMark>(mark) || std::holds_alternative<ImageMark>(mark) ||
            std::holds_alternative<GroupMark>(mark))
            kept.push_back(std::move(mark));
        else if (mark.tag && (m_tags.empty() || m_tags.back() != mark.tag))
            m_tags.push_back(std::move(mark.tag));
    }
    marks = std::move(kept);
}

std::vector<int> Document::addPages(int tree, int resources)
{
    constexpr std::size_t maxInNode = 100;
    std::vector<int> numbers;
    auto contents = m_compressor.finish();
    for (std::size_t i = 0; i < m_pages.size(); ++i) numbers.push_back(m_file.reserve());
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        if (i % maxInNode == 0) m_parents.push_back(m_pages.size() > maxInNode ? m_file.reserve() : tree);
        const int content = m_file.reserve();
        m_file.putStream(content, {}, std::exchange(contents[i], {}));
        std::string box;
        appendNumber(box, m_pages[i].width * pointsPerMillimetre, 4);
        box += ' ';
        appendNumber(box, m_pages[i].height * pointsPerMillimetre, 4);
        m_file.put(numbers[i],
                   fmt::format("<</Type/Page/Parent {} 0 R/MediaBox[0 0 {}]/Resources {} 0 R/Contents {} 0 R"
                               "/StructParents {}/Tabs/S{}>>",
                               m_parents.back(), box, resources, content, i, annotations(i, numbers)));
    }
    return numbers;
}

std::string Document::annotations(std::size_t index, const std::vector<int>& pages)
{
    const auto all = links(index, pages) + fields(index, pages[index]);
    return all.empty() ? all : "/Annots[" + all + "]";
}

std::string Document::fields(std::size_t index, int page)
{
    std::string all;
    for (const auto& mark : m_pages[index].marks) {
        const auto* field = std::get_if<FieldMark>(&mark);
        if (field == nullptr || !field->field || !mark.tag) continue;
        const int object = m_file.reserve();
        const int key = m_structure.addAnnotation(*mark.tag, index, object);
        m_form.add(m_file, *field, mark.tag.get(), {object, page, m_pages[index].height, key});
        all += pdf::reference(object) + ' ';
    }
    return all;
}

std::string Document::links(std::size_t index, const std::vector<int>& pages)
{
    const auto& page = m_pages[index];
    std::string all;
    for (const auto& link : page.links) {
        if ((link.address.empty() && link.page >= pages.size()) || !link.tag) continue;
        const int object = m_file.reserve();
        const int key = m_structure.addAnnotation(*link.tag, index, object);
        std::string box;
        for (const double part :
             {link.x, page.height - link.y - link.height, link.x + link.width, page.height - link.y})
            appendNumber(box, part * pointsPerMillimetre, 2), box += ' ';
        const auto target = link.address.empty()
                                ? "/Dest" + pdf::destination(pages[link.page], m_pages[link.page], link.top)
                                : "/A<</S/URI/URI" + pdf::textString(link.address) + ">>";
        m_file.pack(object, fmt::format("<</Type/Annot/Subtype/Link/Rect[{}]/Border[0 0 0]/F 4/P {} 0 R{}/Contents{}"
                                        "/StructParent {}>>",
                                        box, pages[index], target, pdf::textString(link.words), key));
        all += pdf::reference(object) + ' ';
    }
    return all;
}

void Document::addTree(int tree, const std::vector<int>& pages)
{
    std::string nodes;
    std::size_t next = 0;
    for (const int node : m_parents) {
        std::string kids;
        const auto end = std::min(pages.size(), next + (m_parents.size() > 1 ? 100 : pages.size()));
        const auto count = end - next;
        for (; next < end; ++next) kids += pdf::reference(pages[next]) + ' ';
        nodes += pdf::reference(node) + ' ';
        const auto above = node == tree ? std::string() : "/Parent " + pdf::reference(tree);
        m_file.put(node, fmt::format("<</Type/Pages{}/Count {}/Kids[{}]>>", above, count, kids));
    }
    if (m_parents.front() != tree)
        m_file.put(tree, fmt::format("<</Type/Pages/Count {}/Kids[{}]>>", pages.size(), nodes));
}

void Document::addResources(int resources)
{
    std::string drawings;
    for (std::size_t i = 0; i < m_drawings.size(); ++i) {
        const int number = m_file.addStream(
            fmt::format("/Type/XObject/Subtype/Form/BBox[-100000 -100000 100000 100000]/Resources {} 0 R", resources),
            m_drawings[i]);
        drawings += fmt::format("/X{} {} 0 R", i, number);
    }
    drawings += m_pictures.embed(m_file);
    m_file.put(resources, fmt::format("<</Font<<{}>>/XObject<<{}>>>>", m_fonts.embed(m_file), drawings));
}

/// The pages of each army are numbered from 1, as in their footers.
std::string Document::pageLabels() const
{
    std::string labels = "0<</S/D>>";
    std::size_t last = 0;
    for (const auto& bookmark : m_facts.bookmarks) {
        if (bookmark.level > 0 || bookmark.page <= last || bookmark.page >= m_pages.size()) continue;
        labels += fmt::format(" {}<</S/D>>", bookmark.page);
        last = bookmark.page;
    }
    return labels;
}

/// PDF/UA requires a title, a language and a text for every glyph. PDF/A limits the size of pages and forbids fields
/// that calculate. Both require the font of the fields in the file.
pdf::Claims Document::claims() const
{
    const auto fits = [](const Page& page) {
        constexpr double least = 3 / pointsPerMillimetre, most = 14'400 / pointsPerMillimetre;
        return page.width >= least && page.height >= least && page.width <= most && page.height <= most;
    };
    pdf::Claims claims;
    claims.unicode = m_fonts.spellsAll();
    claims.accessible = claims.unicode && m_form.embedsFont() && !m_facts.title.empty() && !m_facts.language.empty();
    claims.archival = m_form.embedsFont() && !m_form.calculates() && std::all_of(m_pages.begin(), m_pages.end(), fits);
    return claims;
}

/// SOURCE_DATE_EPOCH in that format of Qt; empty if it is not a valid date.
std::string givenDate(const QString& format)
{
    bool given = false;
    const auto epoch = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&given);
    constexpr qint64 end = 253'402'300'800;  // after the year 9999
    if (!given || epoch < 0 || epoch >= end) return {};
    return QDateTime::fromSecsSinceEpoch(epoch, Qt::UTC).toString(format).toStdString();
}

int Document::addCatalog(int tree, const std::vector<int>& pages)
{
    const auto form = m_form.write(m_file, m_text.cut(Face::regular));
    const int outline = pdf::addOutline(m_file, m_facts.bookmarks, pages, m_pages);
    const int structure = m_structure.write(m_file, pages);
    const int profile = m_file.addStream("/N 3", pdf::srgbProfile());
    const int metadata =
        m_file.addPlainStream("/Type/Metadata/Subtype/XML",
                              pdf::metadataOf(m_facts, claims(), givenDate(QStringLiteral("yyyy-MM-ddTHH:mm:ssZ"))));
    std::string body = fmt::format("<</Type/Catalog/Pages {} 0 R", tree);
    body += form;
    if (outline > 0) body += fmt::format("/Outlines {} 0 R/PageMode/UseOutlines", outline);
    if (!m_facts.language.empty()) body += "/Lang" + pdf::textString(m_facts.language);
    body += fmt::format("/MarkInfo<</Marked true>>/StructTreeRoot {} 0 R/Metadata {} 0 R/PageLabels<</Nums[{}]>>"
                        "/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)/Info(sRGB)"
                        "/DestOutputProfile {} 0 R>>]",
                        structure, metadata, pageLabels(), profile);
    // Pages must be printed in true size, not fitted to the printer's margins.
    return m_file.add(body + "/ViewerPreferences<</DisplayDocTitle true/PrintScaling/None>>>>");
}

int Document::addInfo()
{
    std::string body = "<</Creator(Muster)/Producer(Muster)";
    if (!m_facts.title.empty()) body += "/Title" + pdf::textString(m_facts.title);
    if (!m_facts.author.empty()) body += "/Author" + pdf::textString(m_facts.author);
    if (!m_facts.subject.empty()) body += "/Subject" + pdf::textString(m_facts.subject);
    if (const auto date = givenDate(QStringLiteral("'(D:'yyyyMMddHHmmss'Z)'")); !date.empty())
        body += "/CreationDate " + date + "/ModDate " + date;
    return m_file.add(body + ">>");
}

}  // namespace

QByteArray writePdf(std::span<const Page> pages, Typesetter& type, const DocumentFacts& facts, unsigned threads)
{
    if (pages.empty()) return {};
    const auto bytes = Document(pages, type, facts, threads).write();
    return {bytes.data(), static_cast<qsizetype>(bytes.size())};
}

QByteArray writePdf(std::vector<Page>&& pages, Typesetter& type, const DocumentFacts& facts, unsigned threads)
{
    if (pages.empty()) return {};
    Document document(pages, type, facts, threads);
    document.release(pages);
    const auto bytes = document.write();
    return {bytes.data(), static_cast<qsizetype>(bytes.size())};
}

QByteArray writePdf(std::span<const Page> pages, Typesetter& type, const std::string& title)
{
    return writePdf(pages, type, DocumentFacts{title, {}, {}, {}});
}

}  // namespace muster::printer
