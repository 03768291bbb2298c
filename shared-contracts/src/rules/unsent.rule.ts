/**
 * Prefix of the localStorage entries in which a remote stores changes that the server has not confirmed, one entry per
 * change. Every tab and the shell can count them, and no user sees or sends the changes of another.
 */
export function unsentPrefix(owner: string): string {
  return `unsent:${owner}:`
}

/** The number of this person's unsent changes among these keys. */
export function countUnsent(keys: readonly string[], owner: string): number {
  return keys.filter((key) => key.startsWith(unsentPrefix(owner))).length
}
