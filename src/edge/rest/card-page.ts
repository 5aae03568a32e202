import type { RuleCard } from '../../service/rule-card.ts';
import { html, page } from './html.ts';

/** A rule card as a page that prints on one sheet. */
export function cardPage(card: RuleCard): string {
  const options = card.options.map(
    ({ name, value, meaning }) => html`<tr><th scope="row">${name}</th><td>${value}</td><td>${meaning}</td></tr>`,
  );
  const groups = card.groups.map(
    ({ worth, rules }) => html`<section><h2>${worth}</h2><ul>${rules.map(
      (rule) => html`<li><b>${rule.label}</b>${marks(rule)} <span>${rule.definition}</span></li>`,
    )}</ul></section>`,
  );
  const left = card.left.length === 0 ? html`` : html`<p class="left">Not played: ${card.left.join(', ')}.</p>`;
  return page(
    card.language,
    card.title,
    STYLE,
    html`<main><h1>${card.title}</h1>
<p>${card.description} <small>Edition ${card.edition}, ${card.hash}</small></p>
<table><caption>Options agreed</caption><tbody>${options}</tbody></table>
<div class="groups">${groups}</div>
<p class="left">★ winner only · × for each set or tile</p>${left}</main>`,
  );
}

function marks({ winnerOnly, each }: RuleCard['groups'][number]['rules'][number]): string {
  return `${winnerOnly ? ' ★' : ''}${each ? ' ×' : ''}`;
}

const STYLE = `
.groups { columns: 20rem; column-gap: 1.5rem; margin-top: 1rem; }
section { break-inside: avoid-column; }
h2 { margin: .6rem 0 .2rem; border-bottom: 1px solid #8888; }
ul { margin: 0; padding: 0; list-style: none; }
li { margin: .15rem 0; break-inside: avoid; font-size: .85rem; }
caption { text-align: start; font-weight: bold; }
table { font-size: .85rem; }
.left, small { font-size: .8rem; opacity: .8; }
@media print {
  @page { size: A4; margin: 10mm; }
  :root { font-size: 9px; }
  body { max-width: none; padding: 0; }
  .groups { columns: 3; }
}
`;
