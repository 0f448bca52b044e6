// Whom I do not want to read in the chat of a table. It is this browser's business alone; the others are not told.

const KEY = "cenabum.muted";
const MOST = 50; // tables

function kept(): [string, string[]][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found)
      ? (found as [string, string[]][]).filter(([table, names]) => typeof table === "string" && Array.isArray(names))
      : [];
  } catch {
    return [];
  }
}

export class Muted {
  names = $state.raw<string[]>([]);

  constructor(private readonly table: string) {
    this.names = kept().find(([table]) => table === this.table)?.[1] ?? [];
  }

  has(name: string): boolean {
    return this.names.includes(name);
  }

  /** Do not show what somebody says, or show it again. */
  turn(name: string): void {
    this.names = this.has(name) ? this.names.filter((each) => each !== name) : [...this.names, name];
    const others = kept().filter(([table]) => table !== this.table);
    const mine: [string, string[]][] = this.names.length > 0 ? [[this.table, this.names]] : [];
    try {
      localStorage.setItem(KEY, JSON.stringify([...mine, ...others].slice(0, MOST)));
    } catch {
      // A browser that keeps nothing still does it for now.
    }
  }
}
