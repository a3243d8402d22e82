#pragma once

#include "printer/draw/pdf/file.hpp"
#include "printer/fonts/font_cut.hpp"
#include "printer/page/marks.hpp"

#include <map>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace muster::printer::pdf {

/// Where a field is: its object, the object and height (in millimetres) of its page, its key in the structure.
struct WidgetPlace {
    int object;
    int page;
    double pageHeight;
    int key;
};

/// The fields of a document to fill in on screen, each with its looks, so that viewers need not make any.
class Form {
public:
    /// Writes a field. Its tag identifies it as the total of others.
    void add(File& file, const FieldMark& mark, const Element* tag, const WidgetPlace& place);
    /// Writes the form with a font made from that cut. Returns its entry of the catalog, or nothing without fields.
    std::string write(File& file, const FontCut& cut);

    /// Some field calculates its value with JavaScript.
    bool calculates() const { return !m_order.empty(); }
    /// The font of the fields is in the file, or there are none.
    bool embedsFont() const { return m_embedsFont; }

private:
    struct Total {
        int object;
        std::string body;  ///< without its end
    };
    std::string uniqueName(const FormField& field);
    /// The look of an empty field, or of a ticked box.
    int look(File& file, double width, double height, bool ticked, bool isText);

    std::unordered_map<std::string, int> m_names;  ///< how often each was wanted
    std::map<std::tuple<int, int, bool, bool>, int> m_looks;
    std::unordered_map<const Element*, std::vector<std::string>> m_addends;  ///< names by their total
    std::unordered_map<const Element*, Total> m_totals;
    std::vector<const Element*> m_totalsInOrder;
    std::vector<int> m_fields;
    std::vector<int> m_order;  ///< of calculation
    bool m_embedsFont = true;
};

}  // namespace muster::printer::pdf
