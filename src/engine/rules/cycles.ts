/**
 * Cycles of a directed graph, one for each way back that a walk through it meets: each a list of names in order, the
 * first repeated at the end. None means that the graph has no cycle.
 * @param most after so many the rest of the graph is not looked at
 */
export function findCycles(next: ReadonlyMap<string, readonly string[]>, most: number): readonly (readonly string[])[] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (name: string): void => {
    if (cycles.length >= most) return;
    const begun = path.indexOf(name);
    if (begun >= 0) {
      cycles.push([...path.slice(begun), name]);
      return;
    }
    if (done.has(name)) return;
    path.push(name);
    for (const other of next.get(name) ?? []) visit(other);
    path.pop();
    done.add(name);
  };
  for (const name of next.keys()) visit(name);
  return cycles;
}
