/** What a slot of the registry holds, for a person. */
export function slotText(slot: unknown): string {
  if (slot === null || slot === undefined) return 'nothing'
  const { release, ...rest } = slot as { readonly release?: string }
  if (Object.keys(rest).length > 0) return JSON.stringify(slot)
  // Who, why and when are told beside it.
  return release ?? 'set'
}
