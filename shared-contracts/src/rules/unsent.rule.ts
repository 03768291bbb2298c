/**
 * Where a remote keeps what a person did and the server has not confirmed: one localStorage entry a change, under this
 * prefix. So every tab and the shell know how much waits, and nobody sends or sees what is another's.
 */
export function unsentPrefix(owner: string): string {
  return `unsent:${owner}:`
}

/** How many changes of this person wait in the browser with these keys. */
export function countUnsent(keys: readonly string[], owner: string): number {
  return keys.filter((key) => key.startsWith(unsentPrefix(owner))).length
}
