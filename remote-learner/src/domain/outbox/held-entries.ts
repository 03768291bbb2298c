import type { OutboxEntry } from './outbox-entry.rule.ts'
import type { createStoredItems } from './stored-items.ts'

/**
 * `stored`: every entry survives a crash. `blocked` or `full`: the browser refuses site data or has no space left, so
 * some entries exist only as long as the page is open.
 */
export type StorageMode = 'stored' | 'blocked' | 'full'

/** The entries that exist in memory only, because the storage refused them. */
export function createHeldEntries(items: Pick<ReturnType<typeof createStoredItems>, 'write'>) {
  const held = new Map<string, OutboxEntry>()
  let failure: StorageMode = 'blocked'

  /**
   * Oldest first. An entry that is refused holds back the later ones of its key: another tab, which does not see it, would
   * send them before it.
   */
  function storeAll(): void {
    const heldKeys = new Set<string>()
    for (const entry of [...held.values()].sort((one, other) => one.order - other.order)) {
      if (heldKeys.has(entry.key)) continue
      const mode = items.write(entry.slot, entry)
      if (mode === 'stored') {
        held.delete(entry.slot)
        continue
      }
      failure = mode
      heldKeys.add(entry.key)
    }
  }

  return {
    entries: (): readonly OutboxEntry[] => [...held.values()],
    mode: (): StorageMode => (held.size > 0 ? failure : 'stored'),
    /** Stores the entry, and what was refused before: there may be space now. */
    store(entry: OutboxEntry): void {
      held.set(entry.slot, entry)
      storeAll()
    },
    remove(slot: string): void {
      held.delete(slot)
      storeAll()
    },
  }
}
