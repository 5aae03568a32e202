type Json = unknown;
type Fields = Readonly<Record<string, Json>>;

/**
 * The one map between REST and GraphQL: seats, `by`, circumstances, outcomes, kinds of sets and lines and reasons of
 * payments are enums in upper case; an overlay is a field of its own; melds are always objects; details of findings
 * are in a field of their own. Nothing else differs.
 */
const ENUMS: ReadonlySet<string> = new Set(['by', 'circumstances', 'outcome', 'kind', 'reason']);
const upper = (word: Json): Json => (typeof word === 'string' ? word.toUpperCase().replaceAll('-', '_') : word);
const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A REST request as a GraphQL input. */
export function inputOf(request: Json, field = ''): Json {
  if (field === 'options') return request;
  if (Array.isArray(request)) {
    return request.map((member) => (field === 'melds' && typeof member === 'string' ? { tiles: member } : inputOf(member, field)));
  }
  if (!isFields(request)) return ENUMS.has(field) ? upper(request) : request;
  const entries = Object.entries(request).map(([name, value]) =>
    name === 'ruleset' && isFields(value) ? ['overlay', value] : [name, inputOf(value, name)],
  );
  return Object.fromEntries(entries);
}

/** A request whose melds are all objects. */
export function withMeldsAsObjects(request: Fields): Fields {
  const { hands } = request;
  if (!Array.isArray(hands)) return request;
  const melded = hands.map((hand: Json) => {
    if (!isFields(hand) || !Array.isArray(hand['melds'])) return hand;
    return { ...hand, melds: hand['melds'].map((meld: Json) => (typeof meld === 'string' ? { tiles: meld } : meld)) };
  });
  return { ...request, hands: melded };
}

const NAMED = ['code', 'at', 'message', 'hint', 'position', 'length'];

/** A REST answer as GraphQL gives it: absent numbers are null. */
export function answerOf(answer: Json, parent = ''): Json {
  if (parent === 'options') return answer;
  if (Array.isArray(answer)) return answer.map((member) => answerOf(member, parent));
  if (!isFields(answer)) return answer;
  if (parent === 'findings') {
    const named = Object.fromEntries(NAMED.map((name) => [name, answer[name] ?? null]));
    return { ...named, details: Object.fromEntries(Object.entries(answer).filter(([name]) => !NAMED.includes(name))) };
  }
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      // A suppressed rule and a ruling have sentences for their reasons, and the former is suppressed by a rule.
      const word = ENUMS.has(name) && parent !== 'suppressed' && parent !== 'rulings';
      return [name, word ? upper(value) : answerOf(value, name)];
    }),
  );
}

/** The same without what is null or absent, at any depth. */
export function withoutNull(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNull);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null && member !== undefined).map(([name, member]) => [name, withoutNull(member)]));
}

/** False for an answer to a request whose form GraphQL judges by its own schema, so that no resolver sees it. */
export const isWellFormed = ({ status, body }: { status: number; body: { findings?: readonly { code: string }[] } }): boolean =>
  status !== 400 || (body.findings ?? []).every(({ code }) => code !== 'wrong-type' && code !== 'unknown-field');
