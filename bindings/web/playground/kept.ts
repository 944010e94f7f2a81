// What the page remembers between visits. Where a browser keeps nothing for it, it remembers nothing
// and works all the same.

/** What was kept under a name, or nothing. */
export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined; // storage is blocked
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Blocked, or full: the next visit begins afresh.
  }
}
