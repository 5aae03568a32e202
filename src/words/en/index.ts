import { PREDICATE_SENTENCES } from '../../engine/predicates/sentences.ts';
import type { Catalogue } from '../catalogue.ts';
import { connectives, explanations, lines, rulings, suggestion } from './explanations.ts';
import { findings } from './findings.ts';
import { labels } from './labels.ts';
import { problems } from './problems.ts';
import { circumstances, claims, counted, numerals, seats, sets, tiles } from './tiles.ts';

/** English: the language in which the others are checked. */
export const english: Catalogue = {
  language: 'en',
  seats,
  circumstances,
  claims,
  tiles,
  sets,
  counted,
  numerals,
  labels,
  reasons: PREDICATE_SENTENCES,
  lines,
  connectives,
  explanations,
  rulings,
  findings,
  problems,
  suggestion,
};
