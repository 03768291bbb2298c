import type { OutboxEntry } from './outbox-entry.rule.ts'
import { newEntry, UNKNOWN_KIND } from './outbox-entry.rule.ts'
import type { OutboxKind, TakenOver } from './outbox-kind.ts'
import type { StoredItem, StoredValue } from './stored-items.ts'

interface TakeOverParts {
  readonly owner: string
  readonly kinds: readonly OutboxKind[]
  readonly now: () => number
}

type Known = ReadonlyMap<string, OutboxEntry>

interface TakenEntries {
  /** Replaced and new ones. */
  readonly entries: readonly OutboxEntry[]
  /** What this version does not know stays as it is, and is listed. */
  readonly isKnown: boolean
}

/** The entries that replace an item which version 1 stored. */
export function takeOver({ owner, kinds, now }: TakeOverParts, item: StoredItem, known: Known): TakenEntries {
  const changes = changesOf(kinds, item)
  const made = (changes ?? [unknownChange(item.slot)]).map(({ madeAt = now(), ...change }, index) =>
    newEntry(change, { owner, order: orderOfTakenOver(madeAt, index), madeAt }),
  )
  const entries = made.flatMap((entry) => {
    const before = known.get(entry.slot)
    return before ? merged(kinds, before, entry) : [entry]
  })
  return { entries, isKnown: changes !== null }
}

/** A tab of an older version may change an item again after it was taken over. */
function merged(
  kinds: readonly OutboxKind[],
  before: OutboxEntry,
  entry: OutboxEntry,
): readonly OutboxEntry[] {
  const merge = kinds.find(({ kind }) => kind === entry.kind)?.merge
  if (!merge) return []
  return [{ ...entry, order: before.order, payload: merge(before.payload, entry.payload) }]
}

function changesOf(
  kinds: readonly OutboxKind[],
  { slot, value }: { readonly slot: string; readonly value: StoredValue },
): readonly TakenOver[] | null {
  if ('version' in value) return null
  for (const kind of kinds) {
    const taken = kind.takeOver?.(value, slot)
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
