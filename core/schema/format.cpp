#include "core/schema/format.hpp"

#include "core/text/date.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <vector>

namespace muster::schema {

namespace {

bool isDay(std::string_view text) { return text::dateFrom(text.substr(0, 10)).has_value(); }

constexpr std::size_t longestHost = 253;
bool isShortHost(std::string_view text) { return text.size() <= longestHost; }

template <int family>
bool isAddress(std::string_view text)
{
    in6_addr address{};
    return inet_pton(family, std::string(text).c_str(), &address) == 1;
}

/// The syntax of RFC 3986.
struct UriSyntax {
    std::string percent = "%[0-9A-Fa-f]{2}";
    std::string letter = R"(([A-Za-z0-9._~!$&'()*+,;=:@\-]|)" + percent + ")";
    std::string letterButColon = R"(([A-Za-z0-9._~!$&'()*+,;=@\-]|)" + percent + ")";
    std::string steps = "(/" + letter + "*)*";
    std::string user = R"((([A-Za-z0-9._~!$&'()*+,;=:\-]|)" + percent + ")*@)?";
    std::string host = R"((\[[0-9A-Fa-f:.]+\]|([A-Za-z0-9._~!$&'()*+,;=\-]|)" + percent + ")*)";
    std::string authority = "//" + user + host + "(:[0-9]*)?" + steps;
    std::string rooted = "/(" + letter + "+" + steps + ")?";
    std::string end = R"((\?()" + letter + "|[/?])*)?(#(" + letter + "|[/?])*)?";
    std::string uri =
        R"([A-Za-z][A-Za-z0-9+.\-]*:()" + authority + "|" + rooted + "|(" + letter + "+" + steps + ")?)" + end;
    std::string relative = "(" + authority + "|" + rooted + "|(" + letterButColon + "+" + steps + ")?)" + end;
};

std::vector<Format> makeFormats()
{
    const std::string date = "[0-9]{4}-[0-9]{2}-[0-9]{2}";
    const std::string time = "([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)([.][0-9]+)?"
                             R"(([Zz]|[+\-]([01][0-9]|2[0-3]):[0-5][0-9]))";
    const std::string label = R"([A-Za-z0-9]([A-Za-z0-9\-]{0,61}[A-Za-z0-9])?)";
    const std::string host = label + "([.]" + label + ")*";
    const std::string atom = R"([A-Za-z0-9!#$%&'*+/=?^_`{|}~\-]+)";
    const std::string mailbox = "(" + atom + "([.]" + atom + R"()*|"[^"\\]*"))";
    const std::string pointer = "(/([^~/]|~[01])*)*";
    const UriSyntax syntax;
    const auto whole = [](const std::string& pattern) { return "^(" + pattern + ")$"; };
    return {
        {"date", "a date", "2027-01-31", whole(date), isDay},
        {"time", "a time with its offset", "18:30:00+01:00", whole(time)},
        {"date-time", "a date and time", "2027-01-31T18:30:00+01:00", whole(date + "[Tt]" + time), isDay},
        {"email", "an e-mail address", "club@example.org", whole(mailbox + "@(" + host + R"(|\[[0-9A-Za-z:.\-]+\]))")},
        {"hostname", "a host name", "www.example.org", whole(host), isShortHost},
        {"ipv4", "an IPv4 address", "192.0.2.1", whole("[0-9.]+"), isAddress<AF_INET>},
        {"ipv6", "an IPv6 address", "2001:db8::1", whole("[0-9A-Fa-f:.]+"), isAddress<AF_INET6>},
        {"uri", "a URI", "https://www.example.org/armies", whole(syntax.uri)},
        {"uri-reference", "a URI or a relative reference", "../armies#guard",
         whole(syntax.uri + "|" + syntax.relative)},
        {"json-pointer", "a JSON pointer", "/units/0/name", whole(pointer)},
        {"relative-json-pointer", "a relative JSON pointer", "1/name", whole("(0|[1-9][0-9]*)(#|" + pointer + ")")},
    };
}

const std::vector<Format>& formats()
{
    static const std::vector<Format> all = makeFormats();
    return all;
}

}  // namespace

const Format* formatNamed(std::string_view name)
{
    const auto found =
        std::find_if(formats().begin(), formats().end(), [name](const Format& one) { return one.name == name; });
    return found == formats().end() ? nullptr : &*found;
}

std::span<const std::string_view> formatNames()
{
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> made;
        for (const Format& one : formats()) made.push_back(one.name);
        return made;
    }();
    return names;
}

}  // namespace muster::schema
