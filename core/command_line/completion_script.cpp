#include "core/command_line/completion_script.hpp"

namespace muster::command_line {

namespace {

// Every script asks the program of that name on the PATH, never the file that was typed: a Tab after ./muster in a
// stranger's folder must not run it. In each script PROGRAMS stands for the names.

constexpr std::string_view bashScript = R"script(# bash completion for PROGRAMS

_muster_complete() {
    # bash splits words at = and : too, so join what stands together in the line.
    local rest=${COMP_LINE:0:COMP_POINT} spaces word words=() i
    for ((i = 0; i <= COMP_CWORD; i++)); do
        spaces=${rest%%[![:space:]]*}
        rest=${rest#"$spaces"}
        word=${COMP_WORDS[i]}
        if ((i == COMP_CWORD)); then word=$rest; fi
        rest=${rest:${#word}}
        if ((i == 0)) || [[ -n $spaces ]]; then
            words+=("$word")
        else
            words[${#words[@]} - 1]+=$word
        fi
    done
    local typed=${words[${#words[@]} - 1]} line suffix name suffixes
    COMPREPLY=()
    while IFS= read -r line; do
        if [[ $line != :files* ]]; then
            COMPREPLY+=("${line%%$'\t'*}")
            continue
        fi
        compopt -o filenames 2>/dev/null
        local file=$typed
        if [[ $file == --*=* ]]; then file=${file#*=}; fi
        while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen -d -- "$file")
        read -r -a suffixes <<<"${line#:files}"
        while IFS= read -r name; do
            if ((${#suffixes[@]} == 0)) && ! [[ -d $name ]]; then COMPREPLY+=("$name"); fi
            for suffix in "${suffixes[@]}"; do
                if [[ $name == *"$suffix" ]]; then COMPREPLY+=("$name"); fi
            done
        done < <(compgen -f -- "$file")
    done < <("${1##*/}" --complete "${words[@]:1}" 2>/dev/null)
    # bash replaces only what follows the last = or : of the word.
    local kept=${typed%"${typed##*[=:]}"}
    if [[ -n $kept && $COMP_WORDBREAKS == *"${kept: -1}"* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"$kept"}")
    fi
}

complete -F _muster_complete PROGRAMS
)script";

constexpr std::string_view zshScript = R"script(#compdef PROGRAMS

_muster() {
    local -a found shown suffixes
    local line word
    for line in "${(@f)$(${words[1]:t} --complete "${(@Q)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)}"; do
        if [[ $line == :files* ]]; then
            suffixes=(${=line})
        elif [[ -n $line ]]; then
            word=${line%%$'\t'*}
            found+=("$word")
            if [[ $line == *$'\t'* ]]; then
                shown+=("$word  -- ${line#*$'\t'}")
            else
                shown+=("$word")
            fi
        fi
    done
    if [[ $PREFIX == --*=* ]]; then
        found=("${(@)found#--*=}")
        compset -P '*='
    fi
    if (( $#found )); then compadd -l -d shown -a found; fi
    if (( $#suffixes == 1 )); then
        _files
    elif (( $#suffixes )); then
        # The qualifier for files keeps zsh from taking the endings for one.
        _files -g "*(${(j:|:)suffixes[2,-1]})(-.)"
    fi
}

if [[ ${funcstack[1]} == _muster ]]; then
    _muster "$@"
else
    compdef _muster PROGRAMS
fi
)script";

constexpr std::string_view fishScript = R"script(# fish completion for PROGRAMS

function __muster_complete
    set -l words (commandline -opc) "$(commandline -ct)"
    set -l program (string replace -r '.*/' '' -- $words[1])
    for line in (command $program --complete $words[2..] 2>/dev/null)
        if not string match -q ':files*' -- $line
            printf '%s\n' $line
            continue
        end
        set -l typed (string replace -r '^--[^=]*=' '' -- $words[-1])
        set -l before (string match -r '^--[^=]*=' -- $words[-1])
        set -l suffixes (string split -n ' ' -- $line)[2..]
        for name in (complete -C "'' $typed" | string replace -r '\t.*' '')
            if string match -q '*/' -- $name
                printf '%s%s\n' "$before" $name
            else if test (count $suffixes) -eq 0
                printf '%s%s\n' "$before" $name
            else
                for suffix in $suffixes
                    if string match -q -- "*$suffix" $name
                        printf '%s%s\n' "$before" $name
                    end
                end
            end
        end
    end
end

)script";

std::string namesIn(std::string_view script, const std::string& programs)
{
    constexpr std::string_view mark = "PROGRAMS";
    std::string result(script);
    for (std::size_t at = 0; (at = result.find(mark, at)) != std::string::npos; at += programs.size())
        result.replace(at, mark.size(), programs);
    return result;
}

}  // namespace

const std::vector<std::string>& completionShells()
{
    static const std::vector<std::string> shells{"bash", "fish", "zsh"};
    return shells;
}

const std::vector<std::string>& completedPrograms()
{
    static const std::vector<std::string> programs{"muster", "muster-print", "muster-editor"};
    return programs;
}

std::string completionScript(std::string_view shell, const std::vector<std::string>& programs)
{
    std::string names;
    for (const auto& each : programs) names += (names.empty() ? "" : " ") + each;
    if (shell == "bash") return namesIn(bashScript, names);
    if (shell == "zsh") return namesIn(zshScript, names);
    std::string script = namesIn(fishScript, names);
    for (const auto& each : programs) script += "complete -c " + each + " -f -a '(__muster_complete)'\n";
    return script;
}

}  // namespace muster::command_line
