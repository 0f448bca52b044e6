// Which parts of a table's story this browser has told already.

const KEY = "cenabum.told";
const MOST = 200;

function kept(): Record<string, string[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found !== null && typeof found === "object" && !Array.isArray(found)
      ? (found as Record<string, string[]>)
      : {};
  } catch {
    return {};
  }
}

/**
 * Which of the parts that have begun are to be told now. Somebody who comes when the story is well under way hears only of the era it
 * has come to; the rest can be read in the booklet.
 */
export function tellNow(table: string, begun: string[], era: string): string[] {
  const told = kept()[table];
  const fresh = begun.filter((card) => !told?.includes(card));
  return told === undefined && begun.length > 2 ? [era] : fresh.slice(-2);
}

export function keepTold(table: string, begun: string[]): void {
  const { [table]: _, ...others } = kept();
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, begun]])),
    );
  } catch {
    // A browser that keeps nothing tells the story again.
  }
}
