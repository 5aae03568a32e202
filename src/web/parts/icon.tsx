import type { JSX } from 'preact';

const PATHS = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  more: 'M4 7h16M4 12h16M4 17h16',
  erase: 'M9 5h11v14H9L3 12zM12.5 9.5l5 5M17.5 9.5l-5 5',
  undo: 'M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 10h-3',
  cloud: 'M7 18a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.6 1A3.6 3.6 0 0 1 17 18z',
  check: 'M5 13l4.5 4.5L19 7',
} as const;

/** A drawing beside a word, or in a button that has a label for who does not see it. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
