import { unsentPrefix } from '@platform/shared-contracts/rules'
import { createHeldEntries } from './held-entries.ts'
import { isEntry, type OutboxEntry } from './outbox-entry.rule.ts'
import type { OutboxKind } from './outbox-kind.ts'
import { createStoredItems, type StorageArea, type StoredItem } from './stored-items.ts'
import { takeOver } from './take-over.ts'

export interface StorageParts {
  readonly owner: string
  readonly kinds: readonly OutboxKind[]
  readonly area: () => StorageArea
  readonly now: () => number
}

/**
 * One item of localStorage for each slot: the write is synchronous, so a crash a moment later loses nothing, and two tabs
 * never overwrite each other's list. What cannot be stored is held in memory.
 */
export function createOutboxStorage(parts: StorageParts) {
  const items = createStoredItems(unsentPrefix(parts.owner), parts.area)
  const held = createHeldEntries(items)
  /** Items of version 1 whose entries have another slot and are not stored yet: their content by their slot. */
  const replaced = new Map<string, string>()

  function write(entry: OutboxEntry): void {
    held.store(entry)
    removeReplaced()
  }

  function remove(slot: string): void {
    items.remove(slot)
    held.remove(slot)
    removeReplaced()
  }

  /** All entries of the owner, oldest first. */
  function read(): readonly OutboxEntry[] {
    const stored = items.slots().flatMap((slot) => items.read(slot) ?? [])
    const isReadable = (item: StoredItem) => isEntryOf(parts.kinds, item)
    const entries = new Map(
      stored.filter(isReadable).map(({ slot, value }) => [slot, value as unknown as OutboxEntry]),
    )
    for (const entry of held.entries()) entries.set(entry.slot, entry)
    for (const item of stored)
      if (!isReadable(item) && !entries.has(item.slot) && replaced.get(item.slot) !== contentOf(item))
        for (const entry of replace(item, entries)) entries.set(entry.slot, entry)
    return [...entries.values()].sort((one, other) => one.order - other.order)
  }

  /** Happens once for each item. The item is removed last: a crash in between takes it over again. */
  function replace(item: StoredItem, known: ReadonlyMap<string, OutboxEntry>): readonly OutboxEntry[] {
    const { entries, isKnown } = takeOver(parts, item, known)
    if (!isKnown) return entries
    if (!entries.some(({ slot }) => slot === item.slot)) replaced.set(item.slot, contentOf(item))
    for (const entry of entries) held.store(entry)
    removeReplaced()
    return entries
  }

  function removeReplaced(): void {
    if (held.mode() !== 'stored') return
    for (const slot of replaced.keys()) items.remove(slot)
    replaced.clear()
  }

  return { read, write, remove, mode: held.mode }
}

function isEntryOf(kinds: readonly OutboxKind[], { value }: StoredItem): boolean {
  const kind = kinds.find((each) => each.kind === value['kind'])
  return isEntry(value) && (kind?.isPayload(value['payload']) ?? true)
}

function contentOf({ value }: StoredItem): string {
  return JSON.stringify(value)
}

export function nextOrder(entries: readonly OutboxEntry[]): number {
  return Math.floor(1 + Math.max(0, ...entries.map(({ order }) => order)))
}
