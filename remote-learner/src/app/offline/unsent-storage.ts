import { unsentPrefix } from '@platform/shared-contracts/rules'

/** Notifies this tab of a change, as the `storage` event notifies the other tabs. */
export const UNSENT_CHANGED = 'unsent'

/** Unsent entries by slot. A slot is named after its kind and its item: `note:IC0110-climbing`. */
export type UnsentEntries = Readonly<Record<string, unknown>>

/** All unsent entries of this person in this browser. Corrupt entries are dropped, because they cannot be sent. */
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

/** Stores the value before anything is sent; `null` removes it once the server has it. */
export function writeUnsentEntry(owner: string, slot: string, value: object | null): void {
  const key = unsentPrefix(owner) + slot
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(value))
  window.dispatchEvent(new Event(UNSENT_CHANGED))
}
