/** An error, its cause, and so on. A thrown value that is not an error has no code. */
export function causesOf(error: unknown): readonly NodeJS.ErrnoException[] {
  const found: NodeJS.ErrnoException[] = []
  // Not by `instanceof`: the errors of Node's own modules may come from another realm.
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause)
    found.push(at as NodeJS.ErrnoException)
  return found
}
