/** Every text of a catalogue by its path: `findings.hand-size.more.hint`. */
export function textsOf(part: unknown, path = ''): Map<string, string> {
  if (typeof part === 'string') return new Map([[path, part]]);
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(part as object)) {
    for (const [place, text] of textsOf(value, path === '' ? key : `${path}.${key}`)) texts.set(place, text);
  }
  return texts;
}

/** The places of a sentence as they are written: `tile`, `found:words`. */
export function placesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{([^}]+)\}/g)].map(([, place]) => place!);
}
