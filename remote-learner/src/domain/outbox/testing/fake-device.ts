import type { Change, OutboxEntry } from '../outbox-entry.rule.ts'
import type { Exclusively } from '../exclusively.ts'
import { createOutbox, type Outbox } from '../outbox.ts'
import type { Delivery, DeliveryOptions, OutboxHandler } from '../outbox-handler.ts'
import type { OutboxKind } from '../outbox-kind.ts'
import { createSender } from '../outbox-sender.ts'
import type { StorageArea } from '../stored-items.ts'

export const OWNER = 'ana@oncall.test'

/** A note of a lesson, as a page puts it into the outbox. */
export function note(text: string, change: Partial<Change> = {}): Change {
  const rest = { title: 'Climbing', payload: { text }, idempotencyKey: text }
  return { kind: 'note', slot: 'note:a', ...rest, ...change }
}

export const noteKind: OutboxKind = {
  kind: 'note',
  isPayload: (payload) => typeof (payload as { text?: unknown } | null)?.text === 'string',
  takeOver: (old, slot) =>
    old['kind'] === 'note'
      ? [{ ...note(String(old['text']), { slot }), madeAt: Number(old['madeAt']) }]
      : null,
}

/** A storage area that can run out of space or be blocked. */
export function fakeArea() {
  const items = new Map<string, string>()
  let failure: string | null = null
  let refusedText = ''
  const area: StorageArea = {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (failure && value.includes(refusedText)) throw new DOMException('', failure)
      items.set(key, value)
    },
    removeItem: (key) => void items.delete(key),
  }
  /** Refuses what contains this text; by default everything. */
  const failWith = (name: string | null, text = '') => {
    failure = name
    refusedText = text
  }
  return { area, items, failWith }
}

/** One task at a time, as Web Locks order them. `crash` gives the turn to the next, as a closed tab does. */
export function fakeLeader() {
  const waiting: (() => void)[] = []
  let isTaken = false
  const next = () => {
    isTaken = false
    waiting.shift()?.()
  }
  const exclusively: Exclusively = (_, task) =>
    new Promise<void>((resolve, reject) => {
      waiting.push(() => {
        isTaken = true
        task().then(resolve, reject).finally(next)
      })
      if (!isTaken) waiting.shift()?.()
    })
  return { exclusively, crash: next }
}

interface DeviceOptions {
  readonly deliver?: (entry: OutboxEntry, options: DeliveryOptions) => Promise<Delivery>
  readonly handler?: Partial<OutboxHandler>
  readonly exclusively?: Exclusively
  readonly area?: () => StorageArea
  readonly clock?: { now: number }
  readonly isOnline?: boolean
  readonly onSending?: (isSending: boolean) => void
}

/** A tab with an outbox, its sender, and a server that accepts everything unless `deliver` says otherwise. */
export function tab(options: DeviceOptions = {}) {
  const { deliver, handler, exclusively, area, clock, isOnline = false, onSending } = options
  const device = fakeArea()
  const sent: string[] = []
  const now = () => clock?.now ?? 0
  const outbox: Outbox = createOutbox({
    ...{ owner: OWNER, kinds: [noteKind], now },
    area: area ?? (() => device.area),
  })
  const notes: OutboxHandler = {
    deliver: (entry, delivery) => {
      sent.push(entry.idempotencyKey)
      return deliver?.(entry, delivery) ?? Promise.resolve({ outcome: 'delivered' })
    },
    ...handler,
  }
  const sender = createSender({
    ...{ outbox, now, isOnline: () => isOnline },
    handlers: new Map([['note', notes]]),
    exclusively: exclusively ?? fakeLeader().exclusively,
    report: () => undefined,
    onSending: onSending ?? (() => undefined),
    onConnection: () => undefined,
  })
  return { outbox, sender, sent, device }
}

export const later: Delivery = { outcome: 'later', status: 503, message: '' }
export const refused: Delivery = { outcome: 'refused', status: 422, message: 'Too long.' }
