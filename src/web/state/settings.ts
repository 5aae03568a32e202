import type { GivenOptions } from '../../engine/rules/options.ts';

export type Theme = 'auto' | 'light' | 'dark';

/** What this device remembers beside the games. */
export interface Settings {
  /** Null: the browser's. */
  readonly language: string | null;
  readonly theme: Theme;
  readonly ruleset: string;
  /** Options by rule set. */
  readonly options: { readonly [ruleset: string]: GivenOptions };
  readonly names: readonly string[];
  readonly game: string | null;
  /** Key that a closed service asks for before it opens a game. */
  readonly apiKey: string;
}

const KEY = 'mingg.settings';

export const DEFAULTS: Settings = {
  language: null,
  theme: 'auto',
  ruleset: 'hua-bao',
  options: {},
  names: [],
  game: null,
  apiKey: '',
};

/** Kept settings over the defaults; anything unreadable counts as not kept. */
export function loadSettings(): Settings {
  const kept = read(KEY);
  return typeof kept === 'object' && kept !== null ? { ...DEFAULTS, ...(kept as Partial<Settings>) } : DEFAULTS;
}

export function saveSettings(settings: Settings): void {
  write(KEY, settings);
}

/** A kept JSON value, or null. */
export function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Keeps a JSON value; null forgets it. A full or forbidden store loses comfort, not deals: those are kept elsewhere. */
export function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // the draft then lives only as long as this window
  }
}
