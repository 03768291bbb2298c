import type { Outbox } from './outbox.ts'
import type { OutboxEntry } from './outbox-entry.rule.ts'
import type { Delivery, DeliveryOptions, OutboxHandlers } from './outbox-handler.ts'
import { readyEntries } from './ready-entries.rule.ts'

export interface TurnParts {
  readonly outbox: Outbox
  readonly handlers: OutboxHandlers
  readonly now: () => number
  readonly report: (error: unknown) => void
  /** The last attempt had a response, or none. */
  readonly onConnection: (isConnected: boolean) => void
}

interface TurnOptions extends DeliveryOptions {
  readonly isForced: boolean
  readonly isRetry: boolean
  readonly onEnd: () => void
  readonly onFail: (error: unknown) => void
}

/** One response that does not come must not hold up the others, and a long list must not flood a weak network. */
const PARALLEL = 4

/**
 * One turn of the tab that sends: each entry once, in order within a key, until nothing is ready. `sendMore` starts what
 * has been added meanwhile.
 */
export function createTurn(parts: TurnParts, options: TurnOptions) {
  const { isForced, isRetry, isStopped, onEnd, onFail } = options
  const { outbox, handlers, now } = parts
  const kinds = new Set(handlers.keys())
  const tried = new Set<string>()
  const busy = new Set<string>()

  function sendMore(): void {
    const ready = isStopped()
      ? []
      : readyEntries(outbox.entries(), { now: now(), kinds, busy, tried, isForced, isRetry })
    for (const entry of ready.slice(0, PARALLEL - busy.size)) start(entry)
    if (busy.size === 0) onEnd()
  }

  function start(entry: OutboxEntry): void {
    tried.add(entry.idempotencyKey)
    busy.add(entry.key)
    send(parts, entry, options)
      .catch(parts.report)
      .then(() => {
        busy.delete(entry.key)
        sendMore()
      })
      .catch(onFail)
  }

  return { sendMore }
}

async function send(
  { outbox, handlers, report, onConnection }: TurnParts,
  entry: OutboxEntry,
  { isStopped, keepalive }: DeliveryOptions,
): Promise<void> {
  const handler = handlers.get(entry.kind)
  const delivery: Delivery = await Promise.resolve(handler?.deliver(entry, { isStopped, keepalive }))
    .then((answer) => answer ?? NO_RESPONSE)
    .catch((error: unknown) => {
      report(error)
      return NO_RESPONSE
    })
  onConnection(delivery.outcome === 'delivered' || delivery.status > 0)
  if (delivery.outcome !== 'delivered') {
    const { status, message } = delivery
    outbox.fail(entry, { status, message, isRefused: delivery.outcome === 'refused' })
    return
  }
  outbox.settle(entry, (current) =>
    handler?.remaining ? handler.remaining(current, entry.payload) : current,
  )
}

const NO_RESPONSE = { outcome: 'later', status: 0, message: '' } as const
