import { unsentPrefix } from '@platform/shared-contracts/rules'
import { isEntry, newEntry, UNKNOWN_KIND, type OutboxEntry } from './outbox-entry.rule.ts'
import type { OutboxKind, TakenOver } from './outbox-kind.ts'
import { createStoredItems, type StorageArea, type StoredItem, type StoredValue } from './stored-items.ts'

/**
 * `stored`: every entry survives a crash. `blocked` or `full`: the browser refuses site data or has no space left, so
 * some entries exist only as long as the page is open.
 */
export type StorageMode = 'stored' | 'blocked' | 'full'

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
export function createOutboxStorage({ owner, kinds, area, now }: StorageParts) {
  const items = createStoredItems(unsentPrefix(owner), area)
  const unstored = new Map<string, OutboxEntry>()
  let failure: StorageMode = 'blocked'

  function write(entry: OutboxEntry): void {
    const mode = items.write(entry.slot, entry)
    if (mode === 'stored') {
      unstored.delete(entry.slot)
      return
    }
    failure = mode
    unstored.set(entry.slot, entry)
  }

  function remove(slot: string): void {
    unstored.delete(slot)
    items.remove(slot)
    // There may be space for the others now.
    for (const entry of [...unstored.values()]) write(entry)
  }

  /** All entries of the owner, oldest first. */
  function read(): readonly OutboxEntry[] {
    const stored = items.slots().flatMap((slot) => items.read(slot) ?? [])
    const isReadable = ({ value }: StoredItem) => isEntryOf(kinds, value)
    const entries = new Map(
      stored.filter(isReadable).map(({ slot, value }) => [slot, value as unknown as OutboxEntry]),
    )
    for (const entry of unstored.values()) entries.set(entry.slot, entry)
    const others = stored.filter((item) => !isReadable(item) && !entries.has(item.slot))
    for (const item of others) for (const entry of takeOver(item, entries)) entries.set(entry.slot, entry)
    return [...entries.values()].sort((one, other) => one.order - other.order)
  }

  /** What version 1 stored is replaced, so this happens once. What this version does not know stays as it is, and is listed. */
  function takeOver({ slot, value }: StoredItem, known: ReadonlyMap<string, OutboxEntry>) {
    const changes = takenOver(kinds, slot, value)
    const made = (changes ?? [unknownChange(slot)]).map(({ madeAt = now(), ...change }, index) =>
      newEntry(change, { owner, order: orderOfTakenOver(madeAt, index), madeAt }),
    )
    const added = made.filter((entry) => entry.slot === slot || !known.has(entry.slot))
    if (!changes) return added
    // In reverse, so that the old item is replaced last: a crash in between takes it over again.
    for (const entry of added.toReversed()) write(entry)
    if (!added.some((entry) => entry.slot === slot) && unstored.size === 0) items.remove(slot)
    return added
  }

  return { read, write, remove, mode: (): StorageMode => (unstored.size > 0 ? failure : 'stored') }
}

function isEntryOf(kinds: readonly OutboxKind[], item: StoredValue): boolean {
  const kind = kinds.find((each) => each.kind === item['kind'])
  return isEntry(item) && (kind?.isPayload(item['payload']) ?? true)
}

function takenOver(
  kinds: readonly OutboxKind[],
  slot: string,
  item: StoredValue,
): readonly TakenOver[] | null {
  if ('version' in item) return null
  for (const { takeOver } of kinds) {
    const taken = takeOver?.(item, slot)
    if (taken) return taken
  }
  return null
}

function unknownChange(slot: string): TakenOver {
  return { kind: UNKNOWN_KIND, slot, title: '', payload: null, idempotencyKey: slot }
}

/** Before everything made since, which counts from 1, and among themselves in the order in which they were made. */
function orderOfTakenOver(madeAt: number, index: number): number {
  return (madeAt + index / 100) / Number.MAX_SAFE_INTEGER
}

export function nextOrder(entries: readonly OutboxEntry[]): number {
  return Math.floor(1 + Math.max(0, ...entries.map(({ order }) => order)))
}
