// What this tab wants of a table that it has no seat at: to watch, or to sit down. It is asked at the door, and once only.
type Wish = "watch" | "sit";

const KEY = "cenabum.watching";
let wishes = $state.raw<Record<string, Wish | null>>(kept());

function kept(): Record<string, Wish | null> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, Wish | null>;
  } catch {
    return {}; // a browser that keeps nothing asks again
  }
}

export function wishAt(table: string): Wish | null {
  return wishes[table] ?? null;
}

export function wish(table: string, wanted: Wish | null): void {
  wishes = { ...wishes, [table]: wanted };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // as above
  }
}
