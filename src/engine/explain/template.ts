/**
 * A sentence with places to fill, `{name}` or `{name:kind}` each, taken apart once: `texts[0] values[0] texts[1] … texts[n]`.
 * Filling it is a few additions of strings, since every line of every answer needs it.
 */
export interface Template {
  readonly texts: readonly string[];
  readonly names: readonly string[];
}

/** Takes a sentence apart. */
export function parseTemplate(sentence: string): Template {
  const parts = sentence.split(/\{([a-zA-Z:]+)\}/);
  return { texts: parts.filter((_, i) => i % 2 === 0), names: parts.filter((_, i) => i % 2 === 1) };
}

/** Puts values in; a place without a value stays as it was written, so that the mistake is seen. */
export function fillTemplate(template: Template, values: { readonly [name: string]: string | number }): string {
  const { texts, names } = template;
  let sentence = texts[0] as string;
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as string;
    const value = values[name];
    sentence += `${value ?? `{${name}}`}${texts[i + 1] as string}`;
  }
  return sentence;
}

/** With a capital letter, as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
