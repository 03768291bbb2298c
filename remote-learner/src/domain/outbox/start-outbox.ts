import { unsentPrefix } from '@platform/shared-contracts/rules'
import { exclusively } from './exclusively.ts'
import type { Outbox } from './outbox.ts'
import { outboxSlice } from './outbox.slice.ts'
import { isEntry, type OutboxEntry } from './outbox-entry.rule.ts'
import type { OutboxHandlers } from './outbox-handler.ts'
import { createSender } from './outbox-sender.ts'
import { parseStored } from './stored-items.ts'

const { connectionFound, connectionLost, reconnected, sendingChanged } = outboxSlice.actions

type OutboxAction = ReturnType<
  typeof connectionFound | typeof connectionLost | typeof reconnected | typeof sendingChanged
>

interface StartParts {
  readonly outbox: Outbox
  readonly handlers: OutboxHandlers
  readonly dispatch: (action: OutboxAction) => unknown
  readonly report: (error: unknown) => void
  readonly isOffline: () => boolean
  /** The network is back after it was lost, and what waited has been sent. */
  readonly onReconnected: () => void
}

/** Sends what waits as soon as the server can be reached. Returns the function that stops it. */
export function startOutbox(parts: StartParts): () => void {
  const { outbox, handlers, dispatch, isOffline, report, onReconnected } = parts
  const sender = createSender({
    ...{ outbox, handlers, exclusively, report },
    isOnline: () => navigator.onLine,
    now: Date.now,
    onSending: (isSending) => void dispatch(sendingChanged(isSending)),
    onConnection: (isConnected) => void dispatch(isConnected ? connectionFound() : connectionLost()),
  })
  const detach = outbox.attach(sender.send)
  if (!navigator.onLine) dispatch(connectionLost())
  sender.send().catch(report)
  const stopListening = listen({
    online: () => {
      const wasOffline = isOffline()
      dispatch(reconnected())
      sender
        .send()
        .then(() => wasOffline && onReconnected())
        .catch(report)
    },
    offline: () => void dispatch(connectionLost()),
    shown: () => void (navigator.onLine && sender.send().catch(report)),
    stored: (event) => followOtherTab(outbox, handlers, event),
  })
  return () => {
    stopListening()
    detach()
    sender.stop()
  }
}

interface Listeners {
  readonly online: () => void
  readonly offline: () => void
  readonly shown: () => void
  readonly stored: (event: StorageEvent) => void
}

/** The only place of this package that listens to the network. */
function listen({ online, offline, shown, stored }: Listeners): () => void {
  const listened = [
    [window, 'online', online],
    [window, 'offline', offline],
    [window, 'storage', stored as EventListener],
    [document, 'visibilitychange', () => void (document.hidden || shown())],
  ] as const
  for (const [target, type, listener] of listened) target.addEventListener(type, listener)
  return () => {
    for (const [target, type, listener] of listened) target.removeEventListener(type, listener)
  }
}

function followOtherTab(outbox: Outbox, handlers: OutboxHandlers, event: StorageEvent): void {
  const { key, oldValue, newValue } = event
  if (key !== null && !key.startsWith(unsentPrefix(outbox.owner))) return
  outbox.follow()
  const old = newValue === null ? readEntry(oldValue) : null
  if (old) handlers.get(old.kind)?.deliveredElsewhere?.(old)
}

function readEntry(text: string | null): OutboxEntry | null {
  const value = text === null ? null : parseStored(text)
  return value && isEntry(value) ? (value as unknown as OutboxEntry) : null
}
