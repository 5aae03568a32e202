import type { Labels, OptionDefinition, Translations } from '../engine/rules/types.ts';
import { optionLabels } from './en/option-labels.ts';

/** The id by which the catalogue knows what an option is called. */
export function optionLabelId({ name }: OptionDefinition): string {
  return `label.${name}`;
}

/**
 * What an option is called: the label that the set gives it; where it gives none (a set stored by an earlier version),
 * that of the built-in options so called, or else the name of the option in words.
 */
export function optionNames(option: OptionDefinition): Labels {
  const known: Readonly<Record<string, string>> = optionLabels;
  const id = optionLabelId(option);
  return option.label ?? { en: Object.hasOwn(known, id) ? (known[id] ?? '') : inWords(option.name) };
}

/** What has a definition: a rule or a penalty. */
export interface Defined {
  readonly definition: string;
  readonly definitions?: Translations;
}

/** The definition of a rule or a penalty by language, as far as there are any. */
export function definitionsOf({ definition, definitions }: Defined): Labels {
  return { ...definitions, en: definition };
}

/** `limitHandValue`: "Limit hand value". */
function inWords(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
