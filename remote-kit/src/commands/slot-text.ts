/** The value of a registry slot as text for people. */
export function slotText(slot: unknown): string {
  if (slot === null || slot === undefined) return 'nothing'
  const { release, ...rest } = slot as { readonly release?: string }
  if (Object.keys(rest).length > 0) return JSON.stringify(slot)
  // Actor, reason and time are printed next to it.
  return release ?? 'set'
}
