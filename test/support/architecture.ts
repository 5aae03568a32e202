import { posix } from 'node:path';
import ts from 'typescript';

/** Source text by path from the package root, with forward slashes: `src/engine/tiles.ts`. */
export type Sources = ReadonlyMap<string, string>;

/** One import: `target` is a file of the package, or the bare name of a library. */
export interface Import {
  readonly file: string;
  readonly line: number;
  readonly target: string;
  readonly local: boolean;
  readonly typeOnly: boolean;
}

/** What a room may import besides itself; `libraries` are names of packages, `node:` counts as one. */
interface Room {
  readonly rooms: readonly string[];
  readonly libraries: readonly string[] | 'any';
}

/** The import table of the house. */
const house: Readonly<Record<string, Room>> = {
  engine: { rooms: [], libraries: [] },
  rulesets: { rooms: ['engine'], libraries: [] },
  table: { rooms: ['engine', 'rulesets'], libraries: [] },
  ledger: { rooms: ['engine', 'rulesets', 'table'], libraries: [] },
  tournament: { rooms: ['engine', 'rulesets', 'ledger'], libraries: [] },
  words: { rooms: ['engine'], libraries: [] },
  contract: { rooms: ['engine'], libraries: ['@sinclair/typebox'] },
  service: {
    rooms: ['engine', 'rulesets', 'table', 'ledger', 'tournament', 'contract', 'words'],
    libraries: [],
  },
  edge: { rooms: ['service', 'contract'], libraries: 'any' },
  app: {
    rooms: ['engine', 'rulesets', 'table', 'ledger', 'tournament', 'words', 'contract', 'service', 'edge'],
    libraries: 'any',
  },
  web: { rooms: ['engine', 'rulesets', 'table', 'ledger', 'tournament', 'words'], libraries: 'any' },
};

const roomOf = (path: string): string => path.split('/')[1] ?? '';

const libraryOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const specifierOf = (node: ts.Node): ts.Expression | undefined => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return ts.isStringLiteral(node.argument.literal) ? node.argument.literal : undefined;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    return node.arguments[0];
  }
  return undefined;
};

const isTypeOnly = (node: ts.Node): boolean =>
  ts.isImportTypeNode(node) ||
  (ts.isImportDeclaration(node) &&
    node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
  (ts.isExportDeclaration(node) && node.isTypeOnly);

/** Every static, dynamic and type import of one file, and its re-exports. */
export const importsOf = (file: string, text: string): readonly Import[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) {
      // a computed specifier names no room, so no table can allow it
      const name = ts.isStringLiteralLike(specifier) ? specifier.text : '(computed)';
      const local = name.startsWith('.');
      found.push({
        file,
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        target: local ? posix.normalize(posix.join(posix.dirname(file), name)) : name,
        local,
        typeOnly: isTypeOnly(node),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Imports the table forbids, one sentence each. */
export const forbidden = (sources: Sources): readonly string[] =>
  [...sources].flatMap(([file, text]) => {
    const name = roomOf(file);
    const room = house[name];
    if (room === undefined) return [`${file}: src/${name} is no room of the house`];
    return importsOf(file, text).flatMap(({ line, target, local }) => {
      const where = `${file}:${line}: ${name} may not import`;
      if (!local) {
        const library = target.startsWith('node:') ? 'node:' : libraryOf(target);
        const allowed = room.libraries === 'any' || room.libraries.includes(library);
        return allowed ? [] : [`${where} the library ${target}`];
      }
      if (!target.startsWith('src/')) return [`${where} ${target}, outside src`];
      const other = roomOf(target);
      return other === name || room.rooms.includes(other) ? [] : [`${where} ${other} (${target})`];
    });
  });

/** Each cycle of imports once, as `a -> b -> a`; imports of types alone are gone at run time. */
export const cycles = (sources: Sources): readonly string[] => {
  const edges = new Map(
    [...sources].map(([file, text]) => [
      file,
      importsOf(file, text)
        .filter(({ local, typeOnly, target }) => local && !typeOnly && sources.has(target))
        .map(({ target }) => target),
    ]),
  );
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) found.push([...path.slice(start), file].join(' -> '));
    if (start >= 0 || done.has(file)) return;
    for (const next of edges.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of edges.keys()) walk(file, []);
  return found;
};
