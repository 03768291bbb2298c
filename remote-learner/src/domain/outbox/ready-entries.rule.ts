import { untilDueMs, type OutboxEntry } from './outbox-entry.rule.ts'

interface Turn {
  readonly now: number
  /** Kinds that have a handler. */
  readonly kinds: ReadonlySet<string>
  /** Keys whose first entry is on its way. */
  readonly busy: ReadonlySet<string>
  /** Idempotency keys of the changes that were sent in this turn. */
  readonly tried: ReadonlySet<string>
  /** Does not wait for the time of the next attempt: the network is back, or the person asks for it. */
  readonly isForced: boolean
  /** Sends refused entries too. */
  readonly isRetry: boolean
}

/** What can be sent now, oldest first: at most the first entry of each key, so that the order within a key stays. */
export function readyEntries(entries: readonly OutboxEntry[], turn: Turn): readonly OutboxEntry[] {
  return firstOfEachKey(entries).filter((entry) => !turn.busy.has(entry.key) && isReady(entry, turn))
}

function isReady(entry: OutboxEntry, { now, kinds, tried, isForced, isRetry }: Turn): boolean {
  if (!kinds.has(entry.kind) || tried.has(entry.idempotencyKey)) return false
  if (entry.isRefused) return isRetry
  return isForced || untilDueMs(entry, now) === 0
}

/** Milliseconds until something can be sent without an action of the user; `null` if nothing can. */
export function nextAttemptMs(
  entries: readonly OutboxEntry[],
  kinds: ReadonlySet<string>,
  now: number,
): number | null {
  const waits = firstOfEachKey(entries)
    .filter(({ kind, isRefused }) => kinds.has(kind) && !isRefused)
    .map((entry) => untilDueMs(entry, now))
  return waits.length > 0 ? Math.min(...waits) : null
}

/** A failed or refused first entry holds back the later ones of its key. */
function firstOfEachKey(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const firsts = new Map<string, OutboxEntry>()
  for (const entry of entries) if (!firsts.has(entry.key)) firsts.set(entry.key, entry)
  return [...firsts.values()]
}
