/** Of an answer, the fields that a recorded one has too, so that the two can be compared strictly. */
export function asRecorded(answer: unknown, expected: unknown): unknown {
  if (Array.isArray(answer) && Array.isArray(expected)) return answer.map((one, i) => asRecorded(one, expected[i]));
  if (!isObject(answer) || !isObject(expected)) return answer;
  return Object.fromEntries(Object.keys(expected).map((key) => [key, asRecorded(answer[key], expected[key])]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
