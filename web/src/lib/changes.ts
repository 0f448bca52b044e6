// What has changed in a view, as the server tells it (src/cenabum/server/changes.py).

/** Something else stands now (`[value]`), or these parts are not as they were: by their names, or by their numbers in a list. */
type Change = [unknown] | { [part: string]: Change };

/** What a view becomes by a change. What stays as it was stays the same object. */
export function changed<T>(before: T, change: unknown): T {
  return become(before, change as Change) as T;
}

function become(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const parts = Object.entries(change);
  if (parts.length === 0) return before;
  const now = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as object) }) as Record<
    string,
    unknown
  >;
  for (const [part, inside] of parts) now[part] = become(now[part], inside);
  return now;
}
