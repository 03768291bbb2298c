import type { OutboxEntry, OutboxError } from './outbox-entry.rule.ts'

export type Delivery = { readonly outcome: 'delivered' } | FailedDelivery

/** `later`: it is sent again. `refused`: sending it again as it is would not help. */
export interface FailedDelivery extends OutboxError {
  readonly outcome: 'later' | 'refused'
}

export interface DeliveryOptions {
  /** The page belongs to another session by then: no further request may be sent. */
  readonly isStopped: () => boolean
  /** The page is closing: the request must outlive it. */
  readonly keepalive: boolean
}

/** One for each kind, registered by its subject. */
export interface OutboxHandler<Payload = unknown> {
  deliver(entry: OutboxEntry<Payload>, options: DeliveryOptions): Promise<Delivery>
  /** What is left of a change that was replaced while `sent` was on its way; `null` if nothing is. All, by default. */
  remaining?(now: Payload, sent: Payload): Payload | null
  /** Another tab has delivered it: what this page loaded before is out of date. */
  deliveredElsewhere?(entry: OutboxEntry<Payload>): void
}

export type OutboxHandlers = ReadonlyMap<string, OutboxHandler>
