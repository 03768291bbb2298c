import { unsentPrefix } from '@platform/shared-contracts/rules'

/** Tells this tab what the `storage` event tells the others. */
export const UNSENT_CHANGED = 'unsent'

/** Slot to what waits there. A slot is named for its kind and its item: `note:IC0110-climbing`. */
export type UnsentEntries = Readonly<Record<string, unknown>>

/** Everything of this person that waits in this browser. A corrupt entry is dropped: nobody could send it. */
export function readUnsentEntries(owner: string): UnsentEntries {
  const prefix = unsentPrefix(owner)
  const slots = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  return Object.fromEntries(
    slots
      .map((key) => [key.slice(prefix.length), readUnsentEntry(owner, key.slice(prefix.length))] as const)
      .filter(([, value]) => value !== null),
  )
}

export function readUnsentEntry(owner: string, slot: string): unknown {
  const key = unsentPrefix(owner) + slot
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    localStorage.removeItem(key)
    return null
  }
}

/** Kept at once, before anything is sent; `null` when it has arrived. */
export function writeUnsentEntry(owner: string, slot: string, value: object | null): void {
  const key = unsentPrefix(owner) + slot
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(value))
  window.dispatchEvent(new Event(UNSENT_CHANGED))
}
