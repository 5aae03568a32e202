import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_IN } from '../rulesets/index.ts';
import type { RuleSet } from '../engine/rules/rule-set.ts';
import { chooseWords } from '../service/languages.ts';
import { loadOverlays } from '../service/load-overlays.ts';
import type { OverlayFile } from '../service/load-overlays.ts';
import { ConfigError } from './config.ts';

/**
 * The built-in rule sets and those that overlays in a folder make of them. Files that do not end in `.json` are
 * passed over.
 * @throws {ConfigError} with every mistake in every file
 */
export function readRulesets(folder: string | null): readonly RuleSet[] {
  if (folder === null) return BUILT_IN;
  const names = readdirSync(folder).filter((name) => name.toLowerCase().endsWith('.json')).sort();
  const unread: string[] = [];
  const files: OverlayFile[] = [];
  for (const name of names) {
    try {
      files.push({ name, text: readFileSync(join(folder, name), 'utf8') });
    } catch (error) {
      unread.push(`${name}: ${(error as Error).message}`);
    }
  }
  const loaded = loadOverlays(files, BUILT_IN, chooseWords(undefined, 'en'));
  if ('sets' in loaded && unread.length === 0) return [...BUILT_IN, ...loaded.sets];
  const mistakes = [...unread, ...('sets' in loaded ? [] : loaded.mistakes)];
  throw new ConfigError(`RULESETS_DIR is ${JSON.stringify(folder)}, and there is something wrong in it:\n${mistakes.join('\n')}`);
}
