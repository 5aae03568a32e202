import { exampleTiles } from '../../service/example-tiles.ts';
import type { CardGroup, CardRule, CardText, RuleCard } from '../../service/rule-card.ts';
import { CARD_STYLE } from './card-style.ts';
import type { Html} from './html.ts';
import { html, page } from './html.ts';

const NOTHING = html``;

/** A rule card as a page that prints on one sheet or two. */
export function cardPage(card: RuleCard): string {
  return page(
    card.language,
    card.title,
    CARD_STYLE,
    html`<main class="${sizeOf(card)}">
<header><h1>${card.title}</h1><p>${card.description}</p></header>
<div class="facts">${card.facts.map(({ title, sentences }) => html`<section><h2>${title}</h2><p>${sentences.map(({ text }) => text).join(' ')}</p></section>`)}</div>
${optionsOf(card)}
${card.english === null ? NOTHING : html`<p class="english">${card.english}</p>`}
<div class="groups">${card.groups.map(groupOf)}${penaltiesOf(card)}</div>
${leftOf(card)}
<footer>${card.legend ?? ''} <span>${card.source}. ${card.edition}, ${card.hash}.</span></footer>
</main>`,
  );
}

/** Many rules are set in three columns, few in large letters. */
function sizeOf({ groups }: RuleCard): string {
  const rules = groups.reduce((sum, group) => sum + group.rules.length, 0);
  return rules > 70 ? 'many' : rules > 12 ? 'some' : 'few';
}

function optionsOf({ options }: RuleCard): Html {
  const { title, entries } = options;
  if (entries.length === 0) return NOTHING;
  const rows = entries.map(
    ({ label, value, otherwise }) => html`<li>${label}: <b>${value}</b>${otherwise === null ? NOTHING : html` <mark>${otherwise}</mark>`}</li>`,
  );
  return html`<section class="options"><h2>${title}</h2><ul>${rows}</ul></section>`;
}

function groupOf({ title, rules }: CardGroup): Html {
  return html`<section><h2>${title}</h2><table><tbody>${rules.map(ruleOf)}</tbody></table></section>`;
}

function ruleOf({ label, worth, each, definition, example }: CardRule): Html {
  const tiles = example === null ? NOTHING : tilesOf(example);
  const mark = each === null ? NOTHING : html`<small>${each}</small>`;
  return html`<tr><th scope="row"><div><span>${label}</span>${tiles}</div>${defined(definition)}</th><td>${worth}${mark}</td></tr>`;
}

function penaltiesOf({ penalties }: RuleCard): Html {
  if (penalties.entries.length === 0) return NOTHING;
  const rows = penalties.entries.map(
    ({ label, terms, definition }) => html`<tr><th scope="row">${label}${defined(definition)}</th><td class="terms">${terms ?? ''}</td></tr>`,
  );
  return html`<section><h2>${penalties.title}</h2><table><tbody>${rows}</tbody></table></section>`;
}

function leftOf({ left }: RuleCard): Html {
  return left.labels.length === 0 ? NOTHING : html`<p class="left"><b>${left.title}:</b> ${left.labels.join(', ')}.</p>`;
}

function defined({ text, language }: CardText): Html {
  return html`<p lang="${language}">${text}</p>`;
}

/** Drawn tiles, with their notation for whoever cannot see them. */
function tilesOf(example: string): Html {
  const groups = exampleTiles(example).map(
    ({ faces, exposed }) => html`<span class="${exposed ? 'set open' : 'set'}">${faces.map(faceOf)}</span>`,
  );
  return html`<span class="tiles" role="img" aria-label="${example}">${groups}</span>`;
}

/** The drawing lies over the code of the tile, which shows where the page with the drawings is not there. */
function faceOf(face: string): Html {
  return html`<svg viewBox="0 0 60 80"><text x="8" y="52">${face === 'back' ? '▮' : face}</text><use href="/tiles.svg#t${face}"/></svg>`;
}
