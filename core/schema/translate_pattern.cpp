#include "core/schema/pattern.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace muster::schema {

namespace {

// \s as defined by ECMA 262, and its complement, as ranges that may be used inside a class.
constexpr std::string_view spaces =
    R"(\t-\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff})";
constexpr std::string_view notSpaces =
    R"(\x00-\x08\x0e-\x1f\x21-\x{9f}\x{a1}-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}\x{202a}-\x{202e}\x{2030})"
    R"(-\x{205e})"
    R"(\x{2060}-\x{2fff}\x{3001}-\x{fefe}\x{ff00}-\x{10ffff})";
constexpr std::string_view anythingButLineEnds = R"([^\n\r\x{2028}\x{2029}])";

// The general categories of Unicode: the names that RE2 knows, and the long ones of ECMA 262.
constexpr std::array<std::pair<std::string_view, std::string_view>, 37> categories = {{
    {"C", "Other"},
    {"Cc", "Control"},
    {"Cf", "Format"},
    {"Co", "Private_Use"},
    {"Cs", "Surrogate"},
    {"L", "Letter"},
    {"Ll", "Lowercase_Letter"},
    {"Lm", "Modifier_Letter"},
    {"Lo", "Other_Letter"},
    {"Lt", "Titlecase_Letter"},
    {"Lu", "Uppercase_Letter"},
    {"M", "Mark"},
    {"Mc", "Spacing_Mark"},
    {"Me", "Enclosing_Mark"},
    {"Mn", "Nonspacing_Mark"},
    {"N", "Number"},
    {"Nd", "Decimal_Number"},
    {"Nl", "Letter_Number"},
    {"No", "Other_Number"},
    {"P", "Punctuation"},
    {"Pc", "Connector_Punctuation"},
    {"Pd", "Dash_Punctuation"},
    {"Pe", "Close_Punctuation"},
    {"Pf", "Final_Punctuation"},
    {"Pi", "Initial_Punctuation"},
    {"Po", "Other_Punctuation"},
    {"Ps", "Open_Punctuation"},
    {"S", "Symbol"},
    {"Sc", "Currency_Symbol"},
    {"Sk", "Modifier_Symbol"},
    {"Sm", "Math_Symbol"},
    {"So", "Other_Symbol"},
    {"Z", "Separator"},
    {"Zl", "Line_Separator"},
    {"Zp", "Paragraph_Separator"},
    {"Zs", "Space_Separator"},
    {"Any", "Any"},
}};

std::string_view categoryNamed(std::string_view name)
{
    const auto found = std::find_if(categories.begin(), categories.end(), [name](const auto& category) {
        return name == category.first || name == category.second;
    });
    return found == categories.end() ? std::string_view{} : found->first;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

std::optional<std::uint32_t> hexValue(std::string_view digits)
{
    std::uint32_t value = 0;
    if (digits.empty() || digits.size() > 6) return std::nullopt;
    for (const char c : digits) {
        const char lower = static_cast<char>(c | 0x20);
        if (isDigit(c))
            value = value * 16 + static_cast<std::uint32_t>(c - '0');
        else if (lower >= 'a' && lower <= 'f')
            value = value * 16 + static_cast<std::uint32_t>(lower - 'a' + 10);
        else
            return std::nullopt;
    }
    return value;
}

class Translator {
public:
    explicit Translator(std::string_view pattern) : m_pattern(pattern) {}

    std::variant<std::string, PatternFault> run()
    {
        while (m_at < m_pattern.size() && !m_fault) step();
        if (m_inClass && !m_fault) fail("a [ has no matching ]", m_classBegin);
        if (m_fault) return *m_fault;
        return m_out;
    }

private:
    void fail(std::string message, std::size_t at)
    {
        if (!m_fault) m_fault = PatternFault{std::move(message), static_cast<std::uint32_t>(at)};
    }

    bool follows(std::string_view text) const { return m_pattern.substr(m_at).starts_with(text); }

    void take(std::size_t count, std::string_view written)
    {
        m_at += count;
        m_out += written;
    }

    void step()
    {
        const char c = m_pattern[m_at];
        if (c == '\\')
            escape();
        else if (m_inClass)
            classCharacter(c);
        else if (c == '[')
            openClass();
        else if (c == '.')
            take(1, anythingButLineEnds);
        else if (follows("(?"))
            group();
        else if (c == '{')
            quantifier();
        else if (c == '}' || c == ']')
            take(1, c == '}' ? R"(\})" : R"(\])");
        else
            take(1, m_pattern.substr(m_at, 1));
    }

    void openClass()
    {
        if (follows("[]")) return take(2, R"([^\x00-\x{10ffff}])");
        if (follows("[^]")) return take(3, R"([\x00-\x{10ffff}])");
        m_inClass = true;
        m_classBegin = m_at;
        const bool negated = follows("[^");
        take(negated ? 2 : 1, negated ? "[^" : "[");
    }

    void classCharacter(char c)
    {
        if (c == ']') m_inClass = false;
        if (c == '[') return take(1, R"(\[)");  // RE2 would start a named class such as [:alpha:] here
        take(1, m_pattern.substr(m_at, 1));
    }

    void group()
    {
        if (follows("(?:")) return take(3, "(?:");
        if (follows("(?=") || follows("(?!")) return fail("look-ahead, (?= or (?!, is not supported", m_at);
        if (follows("(?<=") || follows("(?<!")) return fail("look-behind, (?<= or (?<!, is not supported", m_at);
        if (follows("(?<")) return take(3, "(?P<");
        fail("(? must be followed by : or by <name>", m_at);
    }

    // A brace that starts no count is a plain character in ECMA 262 engines.
    void quantifier()
    {
        std::size_t end = m_at + 1;
        const auto digits = [&] {
            const std::size_t begin = end;
            while (end < m_pattern.size() && isDigit(m_pattern[end])) ++end;
            return end > begin;
        };
        bool counts = digits();
        if (counts && end < m_pattern.size() && m_pattern[end] == ',') {
            ++end;
            digits();
        }
        counts = counts && end < m_pattern.size() && m_pattern[end] == '}';
        if (!counts) return take(1, R"(\{)");
        take(end + 1 - m_at, m_pattern.substr(m_at, end + 1 - m_at));
    }

    void escape()
    {
        if (m_at + 1 >= m_pattern.size()) return fail("a \\ ends the pattern", m_at);
        const char c = m_pattern[m_at + 1];
        switch (c) {
        case 's': return take(2, m_inClass ? spaces : fmt::format("[{}]", spaces));
        case 'S': return take(2, m_inClass ? notSpaces : fmt::format("[{}]", notSpaces));
        case 'd':
        case 'D':
        case 'w':
        case 'W':
        case 't':
        case 'n':
        case 'v':
        case 'f':
        case 'r': return take(2, m_pattern.substr(m_at, 2));
        case 'b': return take(2, m_inClass ? R"(\x08)" : R"(\b)");
        case 'B': return m_inClass ? fail("\\B is not allowed inside [ ]", m_at) : take(2, R"(\B)");
        case 'c': return controlCharacter();
        case 'x': return codeUnit(2);
        case 'u': return follows("\\u{") ? codePoint() : codeUnit(4);
        case 'p':
        case 'P': return property();
        case 'k': return fail("back-references are not supported", m_at);
        case '0': return zero();
        default: return identity(c);
        }
    }

    void identity(char c)
    {
        if (isDigit(c)) return fail("back-references are not supported", m_at);
        if (isLetter(c) || c == '_') return fail(fmt::format("\\{} has no meaning in an ECMA 262 pattern", c), m_at);
        if (static_cast<unsigned char>(c) >= 0x80) return take(1, "");
        if (c < 0x21) return take(2, fmt::format("\\x{:02x}", static_cast<unsigned>(c)));
        take(2, m_pattern.substr(m_at, 2));
    }

    void zero()
    {
        if (m_at + 2 < m_pattern.size() && isDigit(m_pattern[m_at + 2]))
            return fail("octal escapes are not supported", m_at);
        take(2, R"(\x00)");
    }

    void controlCharacter()
    {
        if (m_at + 2 >= m_pattern.size() || !isLetter(m_pattern[m_at + 2]))
            return fail("\\c must be followed by a letter", m_at);
        take(3, fmt::format("\\x{:02x}", static_cast<unsigned>(m_pattern[m_at + 2]) % 32));
    }

    void codeUnit(std::size_t digits)
    {
        const auto value =
            m_at + 2 + digits <= m_pattern.size() ? hexValue(m_pattern.substr(m_at + 2, digits)) : std::nullopt;
        if (!value)
            return fail(fmt::format("\\{} must be followed by {} hexadecimal digits", m_pattern[m_at + 1], digits),
                        m_at);
        if (*value < 0xd800 || *value > 0xdfff) return take(2 + digits, fmt::format("\\x{{{:x}}}", *value));
        const std::string_view rest = m_pattern.substr(m_at + 6);
        const auto low = rest.starts_with("\\u") && rest.size() >= 6 ? hexValue(rest.substr(2, 4)) : std::nullopt;
        if (*value > 0xdbff || !low || *low < 0xdc00 || *low > 0xdfff)
            return fail("half of a surrogate pair cannot be matched", m_at);
        take(12, fmt::format("\\x{{{:x}}}", 0x10000 + ((*value - 0xd800) << 10) + (*low - 0xdc00)));
    }

    void codePoint()
    {
        const std::size_t end = m_pattern.find('}', m_at);
        const auto value =
            end != std::string_view::npos ? hexValue(m_pattern.substr(m_at + 3, end - m_at - 3)) : std::nullopt;
        if (!value || *value > 0x10ffff || (*value >= 0xd800 && *value <= 0xdfff)) {
            return fail("\\u{ must be followed by the hexadecimal number of a character and }", m_at);
        }
        take(end + 1 - m_at, fmt::format("\\x{{{:x}}}", *value));
    }

    void property()
    {
        const std::size_t end = follows("\\p{") || follows("\\P{") ? m_pattern.find('}', m_at) : std::string_view::npos;
        if (end == std::string_view::npos)
            return fail(fmt::format("\\{} must be followed by {{name}}", m_pattern[m_at + 1]), m_at);
        std::string_view name = m_pattern.substr(m_at + 3, end - m_at - 3);
        const auto isOfKind = [&](std::initializer_list<std::string_view> kinds) {
            for (const std::string_view kind : kinds) {
                if (!name.starts_with(kind)) continue;
                name.remove_prefix(kind.size());
                return true;
            }
            return false;
        };
        const bool isScript = isOfKind({"Script=", "sc="});
        if (!isScript) isOfKind({"General_Category=", "gc="});
        const auto category = categoryNamed(name);
        if (isScript && !category.empty()) return fail(fmt::format("{} is no script", name), m_at);
        if (!isScript && category.empty()) {
            return fail(fmt::format("{} is no general category of Unicode, and a script is written \\{}{{Script=Name}}",
                                    name, m_pattern[m_at + 1]),
                        m_at);
        }
        if (!isScript) name = category;
        take(end + 1 - m_at, fmt::format("\\{}{{{}}}", m_pattern[m_at + 1], name));
    }

    std::string_view m_pattern;
    std::string m_out;
    std::size_t m_at = 0;
    std::size_t m_classBegin = 0;
    bool m_inClass = false;
    std::optional<PatternFault> m_fault;
};

}  // namespace

std::variant<std::string, PatternFault> translatePattern(std::string_view pattern) { return Translator(pattern).run(); }

}  // namespace muster::schema
