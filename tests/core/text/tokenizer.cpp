#include "tests/core/text/tokenizer.hpp"

#include <cmath>
#include <cstdlib>

namespace muster::test {

namespace {

/// Returns true if a short number is an integer, in any notation.
bool isWhole(const std::string& number)
{
    const double value = std::strtod(number.c_str(), nullptr);
    return value == std::floor(value);
}

class Descent {
public:
    explicit Descent(std::string_view json) : m_json(json) {}

    std::vector<Token> run()
    {
        value("", 0, 0);
        return std::move(m_tokens);
    }

private:
    void space()
    {
        while (m_at < m_json.size() &&
               (m_json[m_at] == ' ' || m_json[m_at] == '\n' || m_json[m_at] == '\t' || m_json[m_at] == '\r'))
            ++m_at;
    }

    /// Parses a string and returns its decoded text.
    std::string string()
    {
        std::string text;
        for (++m_at; m_json[m_at] != '"'; ++m_at) {
            if (m_json[m_at] != '\\') {
                text += m_json[m_at];
                continue;
            }
            switch (m_json[++m_at]) {
            case 'n': text += '\n'; break;
            case 't': text += '\t'; break;
            case 'r': text += '\r'; break;
            case 'b': text += '\b'; break;
            case 'f': text += '\f'; break;
            case 'u': unicode(text); break;
            default: text += m_json[m_at];
            }
        }
        ++m_at;
        return text;
    }

    unsigned hex()
    {
        const auto code =
            static_cast<unsigned>(std::strtoul(std::string(m_json.substr(m_at + 1, 4)).c_str(), nullptr, 16));
        m_at += 4;
        return code;
    }
    void unicode(std::string& text)
    {
        unsigned code = hex();
        if (code >= 0xD800 && code < 0xDC00) {
            m_at += 2;
            code = 0x10000 + ((code - 0xD800) << 10) + (hex() - 0xDC00);
        }
        if (code < 0x80)
            text += static_cast<char>(code);
        else if (code < 0x800)
            text += {static_cast<char>(0xC0 | code >> 6), static_cast<char>(0x80 | (code & 63))};
        else if (code < 0x10000)
            text += {static_cast<char>(0xE0 | code >> 12), static_cast<char>(0x80 | (code >> 6 & 63)),
                     static_cast<char>(0x80 | (code & 63))};
        else
            text += {static_cast<char>(0xF0 | code >> 18), static_cast<char>(0x80 | (code >> 12 & 63)),
                     static_cast<char>(0x80 | (code >> 6 & 63)), static_cast<char>(0x80 | (code & 63))};
    }

    static std::string escaped(const std::string& name)
    {
        std::string text;
        for (const char c : name) text += c == '~' ? "~0" : c == '/' ? "~1" : std::string(1, c);
        return text;
    }

    void value(const std::string& pointer, std::uint32_t keyBegin, std::uint32_t keyEnd)
    {
        space();
        const auto place = m_tokens.size();
        m_tokens.push_back({pointer, m_at, 0, keyBegin, keyEnd, {}});
        if (keyBegin == keyEnd) m_tokens[place].keyBegin = m_tokens[place].keyEnd = m_at;
        const char first = m_json[m_at];
        if (first == '{' || first == '[') {
            container(pointer, first == '{');
            m_tokens[place].type = first == '{' ? "object" : "array";
        } else if (first == '"') {
            string();
            m_tokens[place].type = "string";
        } else {
            const auto start = m_at;
            while (m_at < m_json.size() && std::string_view(" \n\t\r,]}").find(m_json[m_at]) == std::string_view::npos)
                ++m_at;
            const auto word = m_json.substr(start, m_at - start);
            m_tokens[place].type = word == "null"                      ? "null"
                                   : word == "true" || word == "false" ? "boolean"
                                   : isWhole(std::string(word))        ? "integer"
                                                                       : "number";
        }
        m_tokens[place].end = m_at;
    }

    void container(const std::string& pointer, bool object)
    {
        ++m_at;
        for (std::uint32_t index = 0;; ++index) {
            space();
            if (m_json[m_at] == '}' || m_json[m_at] == ']') break;
            if (m_json[m_at] == ',') ++m_at;
            space();
            if (!object) {
                value(pointer + "/" + std::to_string(index), 0, 0);
                continue;
            }
            const auto begin = m_at;
            const std::string name = string();
            const auto end = m_at;
            space();
            ++m_at;
            value(pointer + "/" + escaped(name), begin, end);
        }
        ++m_at;
    }

    std::string_view m_json;
    std::uint32_t m_at = 0;
    std::vector<Token> m_tokens;
};

}  // namespace

std::vector<Token> tokensOf(std::string_view json) { return Descent(json).run(); }

}  // namespace muster::test
