import type { Catalogue } from '../catalogue.ts';
import { connectives, explanations, lines, rulings, suggestion } from './explanations.ts';
import { findings } from './findings.ts';
import { labels } from './labels.ts';
import { problems } from './problems.ts';
import { reasons } from './reasons.ts';
import { circumstances, claims, counted, numerals, seats, sets, tiles } from './tiles.ts';

/** The words in Finnish; see docs/translations.md. */
export const finnish: Catalogue = {
  language: 'fi',
  seats,
  circumstances,
  claims,
  tiles,
  sets,
  counted,
  numerals,
  labels,
  reasons,
  lines,
  connectives,
  explanations,
  rulings,
  findings,
  problems,
  suggestion,
};
