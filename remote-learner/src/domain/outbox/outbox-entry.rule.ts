/** Version of the stored form. Version 1 had no field for it: each kind had a form of its own. */
const ENTRY_VERSION = 2

/** No handler delivers this kind: a newer version of this page stored the entry, or its content is invalid. */
export const UNKNOWN_KIND = 'unknown'

/** Why the last attempt failed. */
export interface OutboxError {
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  /** The server's message; empty if there is none. */
  readonly message: string
}

/** A change that the server has not confirmed. */
export interface OutboxEntry<Payload = unknown> {
  readonly version: number
  /** Email of the person who made the change. Only they see it and only their session sends it. */
  readonly owner: string
  /** Names the handler that delivers it. */
  readonly kind: string
  /** Names the item. A newer change of the same item replaces this one. */
  readonly slot: string
  /** Entries with the same key are delivered one at a time, in the order in which they were made. */
  readonly key: string
  /** What the person sees in the list of unsent changes: the title of the lesson or quiz, or a module code. */
  readonly title: string
  readonly payload: Payload
  /** Identifies the change, so that sending it twice counts once. */
  readonly idempotencyKey: string
  readonly order: number
  /** By the device's clock, in milliseconds. It never leaves the device: the server receives only the age. */
  readonly madeAt: number
  readonly attempts: number
  readonly nextAttemptAgeMs: number
  readonly lastError: OutboxError | null
  /** The server will never accept it as it is. It stays until the person edits, retries or discards it. */
  readonly isRefused: boolean
}

/** What a feature puts into the outbox. */
export interface Change<Payload = unknown> {
  readonly kind: string
  readonly slot: string
  /** By default the slot, so that the change waits for no other. */
  readonly key?: string
  readonly title: string
  readonly payload: Payload
  readonly idempotencyKey: string
  /** The first attempt waits this long, because the change is likely to be replaced soon. */
  readonly delayMs?: number
}

interface Made {
  readonly owner: string
  readonly order: number
  readonly madeAt: number
}

export function newEntry(change: Change, { owner, order, madeAt }: Made): OutboxEntry {
  const { kind, slot, key = slot, title, payload, idempotencyKey, delayMs = 0 } = change
  return {
    version: ENTRY_VERSION,
    ...{ owner, kind, slot, key, title, payload, idempotencyKey, order, madeAt },
    attempts: 0,
    nextAttemptAgeMs: delayMs,
    lastError: null,
    isRefused: false,
  }
}

/** The largest age that the server accepts. A clock that was set wrong can make an entry look older. */
const MAX_AGE_MS = 1_000_000_000_000

export function ageOf({ madeAt }: Pick<OutboxEntry, 'madeAt'>, now: number): number {
  return Math.min(MAX_AGE_MS, Math.max(0, Math.round(now - madeAt)))
}

const RETRY_DELAYS_MS = [4_000, 8_000]
/** Phones report that they are online when they see a cell tower, not when the network works. */
const LONGEST_RETRY_DELAY_MS = 15_000

export function afterFailure(
  entry: OutboxEntry,
  failure: OutboxError & { readonly isRefused: boolean },
  now: number,
): OutboxEntry {
  const { status, message, isRefused } = failure
  // A clock that was set back makes the entry look as if it had been made in the future: its age starts again.
  const madeAt = Math.min(entry.madeAt, now)
  const delayMs = RETRY_DELAYS_MS[entry.attempts] ?? LONGEST_RETRY_DELAY_MS
  return {
    ...entry,
    madeAt,
    attempts: entry.attempts + 1,
    nextAttemptAgeMs: now - madeAt + delayMs,
    lastError: { status, message },
    isRefused,
  }
}

/** Milliseconds until the next attempt; 0 if it is due. No delay is longer, unless the clock was set back: it is due then. */
export function untilDueMs({ madeAt, nextAttemptAgeMs }: OutboxEntry, now: number): number {
  const waitMs = Math.max(0, nextAttemptAgeMs - (now - madeAt))
  return now < madeAt || waitMs > LONGEST_RETRY_DELAY_MS ? 0 : waitMs
}

const FIELD_TYPES = {
  owner: 'string',
  kind: 'string',
  slot: 'string',
  key: 'string',
  title: 'string',
  idempotencyKey: 'string',
  order: 'number',
  madeAt: 'number',
  attempts: 'number',
  nextAttemptAgeMs: 'number',
  lastError: 'object',
  isRefused: 'boolean',
} as const

export function isEntry(value: Readonly<Record<string, unknown>>): boolean {
  return (
    value['version'] === ENTRY_VERSION &&
    Object.entries(FIELD_TYPES).every(([field, type]) => typeof value[field] === type)
  )
}
