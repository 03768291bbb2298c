import { Client } from 'pg'
import type { Logger } from '../log.ts'
import { CONNECT_WITHIN } from './time-limits.ts'

type Subscriber = { readonly onMessage: (payload: string) => void; readonly onGap: () => void }

const RETRY_MS = 1_000
/** A connection that was cut silently, or whose server hangs, is noticed within this and the limit below. */
const CHECK_EVERY_MS = 15_000
const ANSWER_WITHIN_MS = 5_000

/** One connection that only listens. It reconnects whenever it is lost, and notifies every subscriber of the gap. */
export function createListener(connectionString: string, log: Logger) {
  const subscribers = new Map<string, Subscriber[]>()
  let client: Client | null = null
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = newClient(connectionString)
    next.on('notification', ({ channel, payload = '' }) => {
      for (const { onMessage } of subscribers.get(channel) ?? []) onMessage(payload)
    })
    next.on('error', (error) => log.warn({ err: error }, 'the notification listener lost its connection'))
    next.on('end', () => lost(next))
    await next.connect()
    client = next
    for (const channel of subscribers.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`)
  }

  const checking = setInterval(() => {
    const checked = client
    checked?.query('select 1').catch((error: unknown) => {
      log.warn({ err: error }, 'the notification listener does not get a response')
      // Cuts it, because a query is still under way.
      void checked.end()
      lost(checked)
    })
  }, CHECK_EVERY_MS).unref()

  function lost(which: Client): void {
    if (isClosed || which !== client) return
    client = null
    reconnectLater()
  }

  function reconnectLater(): void {
    retry = setTimeout(() => {
      connect().then(notifyAll, (error: unknown) => {
        log.warn({ err: error }, 'the notification listener could not reconnect yet')
        reconnectLater()
      })
    }, RETRY_MS).unref()
  }

  function notifyAll(): void {
    for (const { onGap } of [...subscribers.values()].flat()) onGap()
  }

  return {
    async listen(channel: string, subscriber: Subscriber): Promise<void> {
      const others = subscribers.get(channel)
      subscribers.set(channel, [...(others ?? []), subscriber])
      if (!client) await connect()
      else if (!others) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    },
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(retry)
      clearInterval(checking)
      await client?.end()
    },
  }
}

function newClient(connectionString: string): Client {
  return new Client({
    connectionString,
    application_name: 'platform-listener',
    keepAlive: true,
    query_timeout: ANSWER_WITHIN_MS,
    ...CONNECT_WITHIN,
  })
}
