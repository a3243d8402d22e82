#include "core/text/typographic.hpp"

#include <algorithm>
#include <array>

namespace muster::text {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
/// Any byte of a letter; those that are not ASCII count as letters.
bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}
bool isNumeric(char c) { return isDigit(c) || c == '.' || c == ','; }

constexpr std::array<std::string_view, 6> openers{"\u00a0", "\u2013", "\u2014", "\u201c", "\u2018", "\u00ab"};
constexpr std::array<std::string_view, 4> fractions{"\u00bc", "\u00bd", "\u00be", "\u2153"};

/// Writes one text from its first byte to its last.
class Signs {
public:
    explicit Signs(std::string_view text) : m_text(text) {}

    std::string write()
    {
        m_out.reserve(m_text.size() + m_text.size() / 8);
        for (m_at = 0; m_at < m_text.size(); ++m_at) {
            switch (m_text[m_at]) {
            case '"': quote(); break;
            case '\'': apostrophe(); break;
            case '-': hyphen(); break;
            case 'x': times(); break;
            default: m_out += m_text[m_at];
            }
        }
        return std::move(m_out);
    }

private:
    char at(std::size_t place) const { return place < m_text.size() ? m_text[place] : '\0'; }
    char before() const { return m_at == 0 ? '\0' : m_text[m_at - 1]; }
    char next() const { return at(m_at + 1); }
    template <class Ends>
    bool follows(const Ends& ends) const
    {
        return std::any_of(ends.begin(), ends.end(), [&](auto end) { return m_text.substr(0, m_at).ends_with(end); });
    }
    /// At the start of a word.
    bool opens() const
    {
        constexpr std::string_view ascii = " \n\t([{/";
        return m_at == 0 || ascii.find(before()) != std::string_view::npos || follows(openers);
    }
    bool afterNumber() const { return isDigit(before()) || follows(fractions); }

    void quote()
    {
        if (opens()) {
            m_out += "\u201c";
            ++m_quotes;
        } else if (m_quotes > 0) {
            m_out += "\u201d";
            --m_quotes;
        } else {
            m_out += afterNumber() ? "\u2033" : "\u201d";
        }
    }
    void apostrophe()
    {
        const bool isQuote = opens() && !isDigit(next()) && next() != ' ' && next() != '\0';
        m_out += isQuote ? "\u2018" : "\u2019";
    }
    void hyphen()
    {
        if (before() == ' ' && next() == ' ' && m_at > 1) {
            m_out += "\u2013";
        } else if (isDigit(next()) && (opens() || before() == ':' || before() == '=')) {
            m_out += "\u2212";
        } else if (joinsNumbers()) {
            m_out += isDice() ? "\u2212" : "\u2013";
        } else {
            m_out += '-';
        }
    }
    /// Two numbers and nothing else: not a date, not a part of an address or a code.
    bool joinsNumbers()
    {
        if (!isDigit(next()) || !(isDigit(before()) || before() == '"')) return false;
        m_first = before() == '"' ? m_at - 1 : m_at;
        while (m_first > 0 && isNumeric(m_text[m_first - 1])) --m_first;
        while (m_first < m_at && !isDigit(m_text[m_first])) ++m_first;  // "IV.16-22": the dot ends the book
        auto end = m_at + 1;
        while (isNumeric(at(end))) ++end;
        const bool isPart = at(end) == '-' || isLetter(at(end)) || at(end) == '_' || at(end) == '/';
        if (isPart) return false;
        const char left = m_first == 0 ? '\0' : m_text[m_first - 1];
        return left == 'D' || left == 'd' || !(isLetter(left) || left == '-' || left == '_' || left == '/');
    }
    /// "3D6-1" subtracts.
    bool isDice() const { return m_first > 0 && (m_text[m_first - 1] == 'D' || m_text[m_first - 1] == 'd'); }

    /// "2x" and "x4", if nothing else is part of that word.
    bool multiplies() const
    {
        if (isDigit(before()) && !isLetter(next()) && next() != '-' && next() != '_') {
            auto first = m_at;
            while (first > 0 && isNumeric(m_text[first - 1])) --first;
            const char left = first == 0 ? ' ' : m_text[first - 1];
            return !isLetter(left) && left != '-' && left != '_' && left != '/';
        }
        if (!opens() || !isDigit(next())) return false;
        auto end = m_at + 1;
        while (isNumeric(at(end))) ++end;
        return !isLetter(at(end)) && at(end) != '-' && at(end) != '_' && at(end) != '/';
    }
    void times()
    {
        const bool between = isDigit(before()) && isDigit(next());
        const bool apart = next() == ' ' && (m_at == 0 ? isDigit(at(2))
                                                       : before() == ' ' && m_at > 1 &&
                                                             (isDigit(m_text[m_at - 2]) || m_text[m_at - 2] == '"'));
        m_out += between || apart || multiplies() ? "\u00d7" : "x";
    }

    std::string_view m_text;
    std::string m_out;
    std::size_t m_at = 0;
    std::size_t m_first = 0;  ///< of the number before the hyphen
    std::size_t m_quotes = 0;
};

}  // namespace

std::string typographic(std::string_view text)
{
    if (text.find_first_of("\"'-x") == std::string_view::npos || text.find("://") != std::string_view::npos)
        return std::string(text);
    if (text == "-") return "\u2013";  // an empty cell
    return Signs(text).write();
}

}  // namespace muster::text
