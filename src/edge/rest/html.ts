/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A piece of HTML; whatever is put in is escaped, unless it is HTML itself. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: pieces }, ...parts.map(write)));
}

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** A whole page, readable in light and dark and on paper. */
export function page(language: string, title: string, style: string, body: Html): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(BASE_STYLE + style)}</style>
</head>
<body>${body}</body>
</html>
`.text;
}

export const HTML_TYPE = 'text/html; charset=utf-8';

const BASE_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.45 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { margin: 0 0 .25rem; font-size: 1.6rem; }
h2 { margin: 1.2rem 0 .4rem; font-size: 1.1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .25rem .6rem .25rem 0; border-bottom: 1px solid #8885; }
code, pre { font: .9em ui-monospace, monospace; }
pre { padding: .8rem; overflow: auto; border: 1px solid #8885; border-radius: .4rem; }
`;
