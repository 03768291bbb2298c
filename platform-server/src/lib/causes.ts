/** An error, what caused it, and so on. Whatever was thrown has no code where it is no error. */
export function causesOf(error: unknown): readonly NodeJS.ErrnoException[] {
  const found: NodeJS.ErrnoException[] = []
  // Not by `instanceof`: the errors of Node's own modules may come from another realm.
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause)
    found.push(at as NodeJS.ErrnoException)
  return found
}
