#include "printer/plain/html_style.hpp"

namespace muster::printer {

std::string_view htmlStyle()
{
    return R"css(
:root { color-scheme: light dark; --ink: #111; --quiet: #555; --line: #aaa; --band: #eaeaea; --paper: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #eee; --quiet: #aaa; --line: #666; --band: #2a2a2a; --paper: #161616; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 62rem; background: var(--paper); color: var(--ink); font: 15px/1.35 system-ui, "DejaVu Sans", sans-serif; font-variant-numeric: tabular-nums; }
article { margin-bottom: 3rem; }
.running { display: flex; justify-content: space-between; color: var(--quiet); font-size: .8rem; border-bottom: 1px solid var(--line); }
h2 { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; font-size: 1.9rem; line-height: 1.15; margin: 1rem 0 .6rem; border-bottom: 3px solid var(--ink); }
h3 { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; font-size: 1.15rem; margin: 1.4rem 0 .4rem; border-bottom: 1px solid var(--ink); }
h4 { font-size: 1rem; margin: 1rem 0 .3rem; }
h2 small, h3 small, h4 small { font-weight: normal; font-size: .85rem; color: var(--quiet); text-align: right; }
.fields { display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); gap: .5rem 1rem; margin: .5rem 0; }
.fields div { grid-column: span var(--span); display: flex; flex-direction: column; justify-content: space-between; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
dt { font-size: .75rem; color: var(--quiet); } dd { margin: 0; min-height: 1.35em; font-size: 1.05rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: .2rem 0 .6rem; }
th, td { padding: .25rem .5rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
th { font-size: .8rem; background: var(--band); border-bottom: 1px solid var(--ink); vertical-align: bottom; }
tfoot td { font-weight: bold; border-top: 1px solid var(--ink); border-bottom: 0; }
.right { text-align: right; } .center, .matrix td, .matrix th { text-align: center; }
.matrix td, .matrix th { padding: .12rem .25rem; } .empty td { height: 2rem; }
.cards { display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); gap: .8rem; margin: .8rem 0; }
.card { border: 1px solid var(--ink); padding: 0 .7rem .5rem; break-inside: avoid; }
.card header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 0 -.7rem .4rem; padding: .3rem .7rem; background: var(--band); border-bottom: 1px solid var(--ink); }
.card header small { flex-basis: 100%; }
.boxes { display: inline-flex; flex-wrap: wrap; gap: .2rem; vertical-align: middle; } .boxes i { width: 1.05rem; height: 1.05rem; border: 1.5px solid var(--ink); }
.boxes i:nth-child(5n+6) { margin-left: .35rem; }
.boxline { display: flex; gap: .8rem; margin: .35rem 0; } .boxline > span:first-child:not(.boxes) { min-width: 6rem; }
.track span { display: inline-block; min-width: 1.9rem; margin: 0 .15rem .15rem 0; padding: .2rem; text-align: center; font-weight: bold; border: 1.5px solid var(--ink); }
.track b { display: block; } .track .struck { text-decoration: line-through; color: var(--quiet); border-color: var(--line); background: var(--band); }
.grid { display: grid; grid-template-columns: repeat(var(--columns), 1fr); border: 1px solid var(--ink); }
.grid > div { display: flex; flex-direction: column; justify-content: space-between; gap: .3rem; padding: .3rem; border: 1px solid var(--ink); }
.columns { display: grid; grid-template-columns: var(--widths); gap: 1.5rem; }
.reference { columns: 22rem 2; column-gap: 1.5rem; font-size: .85rem; } .reference section { break-inside: avoid; } .reference h4:first-child { margin-top: 0; }
ul { margin: .2rem 0 .6rem; padding-left: 1.1rem; }
.small { font-size: .85rem; margin: .3rem 0; } .note { font-style: italic; color: var(--quiet); } .finding code { color: var(--quiet); font-size: .8rem; }
footer { margin-top: 2rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .8rem; }
@media (max-width: 40rem) { .columns, .cards { grid-template-columns: 1fr; } .fields { grid-template-columns: repeat(2, minmax(0, 1fr)); } .fields div { grid-column: auto; } }
@media print { :root { --ink: #000; --quiet: #444; --line: #999; --band: #eee; --paper: #fff; } body { max-width: none; padding: 0; font-size: 9pt; } article { break-after: page; } article:last-of-type { break-after: auto; } h2, h3, h4 { break-after: avoid; } tr { break-inside: avoid; } @page { margin: 12mm; } }
)css";
}

}  // namespace muster::printer
