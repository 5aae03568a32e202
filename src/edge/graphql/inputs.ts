type Input = Readonly<Record<string, unknown>>;

/** Fields whose inside is JSON as the client wrote it: a null in it has a meaning. */
const JSON_FIELDS: ReadonlySet<string> = new Set(['options', 'overlay']);

/**
 * An input as the body of the same request over REST: the overlay stands in place of the id, and what is null is
 * left out. Both an id and an overlay at once stay two fields, which no request has.
 */
export function bodyOf(input: Input): Input {
  const { overlay, ruleset, ...rest } = withoutNulls(input) as Input;
  if (overlay === undefined) return ruleset === undefined ? rest : { ruleset, ...rest };
  return ruleset === undefined ? { ruleset: overlay, ...rest } : { ruleset, overlay, ...rest };
}

/** The same for a request that holds several choices of rules. */
export function comparisonOf({ sets, ...deal }: Input): Input {
  return { sets: (sets as readonly Input[]).map(bodyOf), ...(withoutNulls(deal) as Input) };
}

/** GraphQL knows no absent field of an answer to "who won"; REST wants to be told that nobody did. */
export function endedDealOf(input: Input): Input {
  return { ...bodyOf(input), winner: input['winner'] ?? null };
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [field, member] of Object.entries(value)) {
    if (member !== null) kept[field] = JSON_FIELDS.has(field) ? member : withoutNulls(member);
  }
  return kept;
}

/** Whether an input names a rule set and gives an overlay as well. */
export function hasTwoChoices({ ruleset, overlay }: Input): boolean {
  return (ruleset ?? null) !== null && (overlay ?? null) !== null;
}

/** Turns pointers to the rule set of a body into pointers to the overlay that the input had in its place. */
export function pointAtOverlay<F extends { readonly at: string }>(findings: readonly F[], input: Input): readonly F[] {
  if ((input['overlay'] ?? null) === null || (input['ruleset'] ?? null) !== null) return findings;
  return findings.map((finding) => ({ ...finding, at: finding.at.replace(/^\/ruleset(?=\/|$)/, '/overlay') }));
}
