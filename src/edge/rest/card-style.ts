/** How a rule card looks, on a screen and on A4: in two columns, or three where there are many rules. */
export const CARD_STYLE = `
main { --ink: light-dark(#14533a, #7cc7a2); --line: light-dark(#0003, #fff3); --faint: light-dark(#555, #aaa); }
body { max-width: 72rem; }
header { display: flex; gap: 1rem; align-items: baseline; flex-wrap: wrap; border-bottom: 3px solid var(--ink); margin-bottom: .6rem; }
header p { margin: 0; color: var(--faint); flex: 1 1 20rem; }
h1 { margin: 0; font-size: 1.7rem; color: var(--ink); }
h2 { margin: 0 0 .15rem; font-size: 1rem; color: var(--ink); break-after: avoid; }
p { margin: 0; }
.facts { columns: 4 13rem; column-gap: 1.2rem; font-size: .85rem; }
.facts section { break-inside: avoid; margin-bottom: .3rem; }
.english { margin: .4rem 0; font-size: .85rem; color: var(--faint); }
.options { margin: .6rem 0; padding: .4rem .6rem; border: 1px solid var(--line); border-radius: .4rem; font-size: .85rem; }
.options ul { margin: 0; padding: 0; list-style: none; columns: 24rem; column-gap: 1.2rem; }
.options li { break-inside: avoid; }
mark { background: none; color: light-dark(#a33, #f99); }
.groups { columns: 2 26rem; column-gap: 1.4rem; font-size: .85rem; }
.many .groups { columns: 3 20rem; }
.few .groups { columns: 1; }
.groups section { margin-bottom: .7rem; }
tr { break-inside: avoid; }
th { font-weight: 600; line-height: 1.25; }
th div { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 .6rem; }
th p { font-weight: 400; color: var(--faint); font-size: .92em; line-height: 1.25; }
th, td { padding: .15rem 0; border-bottom: 1px solid var(--line); }
td { width: 1%; padding-left: .5rem; text-align: end; white-space: nowrap; font-weight: 700; font-variant-numeric: tabular-nums; }
td small { display: block; font-weight: 400; font-size: .78em; color: var(--faint); }
td.terms { font-weight: 400; white-space: normal; min-width: 7rem; }
.tiles { display: flex; flex-wrap: wrap; gap: .1em .4em; margin: .12em 0; }
.set { display: inline-flex; flex-wrap: wrap; }
.open { border-bottom: 2px solid var(--ink); }
.tiles svg { height: 2.2em; width: 1.65em; }
.many .tiles svg { height: 1.9em; width: 1.425em; }
.tiles text { font: 34px system-ui, sans-serif; fill: currentcolor; }
.left { margin: .5rem 0 0; font-size: .8rem; }
footer { margin-top: .4rem; font-size: .72rem; color: var(--faint); }
@media print {
  @page { size: A4; margin: 9mm; }
  :root { font-size: 10.2px; color-scheme: light; print-color-adjust: exact; }
  :root:has(.few) { font-size: 14px; }
  body { max-width: none; padding: 0; }
  .facts { columns: 4; }
  .options ul { columns: 2; }
  .groups { columns: 2; }
  .few .groups { columns: 1; }
  .many .groups { columns: 3; }
}
`;
