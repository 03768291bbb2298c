import {
  afterFailure,
  newEntry,
  type Change,
  type OutboxEntry,
  type OutboxError,
} from './outbox-entry.rule.ts'
import type { StorageMode } from './held-entries.ts'
import { createOutboxStorage, nextOrder, type StorageParts } from './outbox-storage.ts'

export interface SendOptions {
  /** Sends refused entries too: only when the person asks for it. */
  readonly isRetry?: boolean
  /** The page is closing: the requests must outlive it. */
  readonly keepalive?: boolean
}

export interface Outbox {
  readonly owner: string
  /** Oldest first. */
  readonly entries: () => readonly OutboxEntry[]
  readonly mode: () => StorageMode
  /** Stores the change before anything is sent. */
  readonly put: (change: Change) => void
  /** Forgets the change of this slot, sent or not. */
  readonly discard: (slot: string) => void
  /** The server has this change; `remaining` is what is left of a newer one in the same slot. */
  readonly settle: (sent: OutboxEntry, remaining: (now: unknown) => unknown) => void
  readonly fail: (sent: OutboxEntry, failure: OutboxError & { readonly isRefused: boolean }) => void
  /** Reports every change of the entries, also those that another tab makes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Another tab has changed the stored entries. */
  readonly follow: () => void
  /** Sends what waits, without waiting for the time of its next attempt. */
  readonly send: (options?: SendOptions) => Promise<void>
  /** The sender is loaded after the page. */
  readonly attach: (send: Outbox['send']) => () => void
}

/** What a person changed on this device and the server has not confirmed. Everything is stored first, then sent. */
export function createOutbox(parts: StorageParts): Outbox {
  const { owner, now } = parts
  const storage = createOutboxStorage(parts)
  const listeners = new Set<() => void>()
  let sender: Outbox['send'] | null = null
  const notify = () => listeners.forEach((listener) => listener())
  const current = (slot: string) => storage.read().find((entry) => entry.slot === slot)
  const store = (entry: OutboxEntry) => {
    storage.write(entry)
    notify()
  }
  const discard = (slot: string) => {
    storage.remove(slot)
    notify()
  }
  return {
    owner,
    entries: storage.read,
    mode: storage.mode,
    put: (change) => {
      // Without a person there is no one to store it for.
      if (owner) store(newEntry(change, { owner, order: nextOrder(storage.read()), madeAt: now() }))
    },
    discard,
    settle: (sent, remaining) => {
      const entry = current(sent.slot)
      if (!entry) return
      const rest = isSame(entry, sent) ? null : remaining(entry.payload)
      if (rest === null) discard(sent.slot)
      else store({ ...entry, payload: rest })
    },
    fail: (sent, failure) => {
      const entry = current(sent.slot)
      // A newer change of the slot has not been tried yet.
      if (entry && isSame(entry, sent)) store(afterFailure(entry, failure, now()))
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    follow: notify,
    send: (options) => sender?.(options) ?? Promise.resolve(),
    attach: (send) => {
      sender = send
      return () => {
        if (sender === send) sender = null
      }
    },
  }
}

/** A tab of an older version stores each change of an item under the same key. */
function isSame(entry: OutboxEntry, sent: OutboxEntry): boolean {
  return (
    entry.idempotencyKey === sent.idempotencyKey &&
    JSON.stringify(entry.payload) === JSON.stringify(sent.payload)
  )
}
