import type { Rule } from '../../engine/rules/types.ts';
import { all } from './exclusions.ts';

/** A fan that is counted though it is not among the 81. */
export const UNLISTED_FANS: readonly Rule[] = [
  {
    id: 'mcr.melded-and-concealed-kongs',
    label: { en: 'Melded and Concealed Kongs', zh: '明暗杠' },
    value: { fan: { option: 'meldedAndConcealedKong' } },
    when: 'fan.melded-and-concealed-kongs',
    for: 'winner',
    per: 'once',
    definition: 'One melded and one concealed kong.',
    example: '[5555p] (2222m)',
    source: '2006 book, remark on 3.8.1 no. 57',
    excludes: [all('mcr.melded-kong'), all('mcr.concealed-kong')],
  },
];
