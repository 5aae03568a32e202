import { compileRuleSet } from '../engine/rules/compile.ts';
import type { RuleSet } from '../engine/rules/rule-set.ts';
import { isObject } from './choice.ts';
import type { Words } from './languages.ts';

/** An overlay as it lies in a folder. */
export interface OverlayFile {
  /** File name, as it is told in mistakes. */
  readonly name: string;
  readonly text: string;
}

/** Sets made of all files, or what is wrong with them: one line for each mistake. */
export type Loaded = { readonly sets: readonly RuleSet[] } | { readonly mistakes: readonly string[] };

/**
 * Compiles overlays that may extend one another. An overlay without an id is called after its file.
 * @param builtIn the sets that are there already
 */
export function loadOverlays(files: readonly OverlayFile[], builtIn: readonly RuleSet[], words: Words): Loaded {
  const mistakes: string[] = [];
  const unread = new Set<unknown>();
  const overlays = new Map<string, { readonly name: string; readonly overlay: unknown }>();
  for (const { name, text } of files) {
    const overlay = parse(text);
    if (overlay instanceof SyntaxError) {
      mistakes.push(`${name}: ${overlay.message}`);
      unread.add(idOfFile(name));
      continue;
    }
    const named = isObject(overlay) && overlay['id'] === undefined ? { ...overlay, id: idOfFile(name) } : overlay;
    const id = isObject(named) ? String(named['id']) : name;
    const other = overlays.get(id)?.name ?? (builtIn.some((set) => set.id === id) ? 'a rule set that comes with the service' : undefined);
    if (other !== undefined) mistakes.push(`${name}: /id: “${id}” is the id of ${other}`);
    else overlays.set(id, { name, overlay: named });
  }
  const source = {
    ids: [...builtIn.map(({ id }) => id), ...overlays.keys()],
    find: (id: string) => builtIn.find((set) => set.id === id) ?? overlays.get(id),
  };
  const sets: RuleSet[] = [];
  const circles = new Set<string>();
  for (const { name, overlay } of overlays.values()) {
    const compiled = compileRuleSet(overlay, source);
    if ('set' in compiled) sets.push(compiled.set);
    else {
      for (const { code, ...problem } of compiled.problems) {
        // A set that is broken is in the folder too, with its own mistakes; and a circle is one mistake of all files in it.
        if (code === 'extends-broken' || (code === 'unknown-ruleset' && unread.has(problem['found']))) continue;
        if (code === 'extends-cycle') {
          const circle = [...new Set(problem['cycle'] as readonly string[])].sort().join(' ');
          if (circles.has(circle)) continue;
          circles.add(circle);
        }
        const { message, hint } = words.finding({ ...problem, code: 'ruleset-invalid', case: code });
        mistakes.push(`${name}: ${problem.at === '' ? '(whole)' : problem.at}: ${code}: ${message} ${hint}`);
      }
    }
  }
  return mistakes.length > 0 ? { mistakes } : { sets };
}

function idOfFile(name: string): string {
  return name.replace(/\.json$/i, '');
}

function parse(text: string): unknown {
  try {
    // some editors begin a file with a byte order mark
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    return error;
  }
}
