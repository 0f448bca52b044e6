const REST = 1500; // milliseconds

/** Load something once the page has come to rest, so that it is there when it is first wanted and delays nothing before. */
export function whenAtRest(load: () => Promise<unknown>): void {
  setTimeout(() => void load(), REST);
}
