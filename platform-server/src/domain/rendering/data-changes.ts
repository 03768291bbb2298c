import type { FastifyInstance } from 'fastify'
import type { Database } from '../../lib/data/database.ts'
import { notify } from '../../lib/data/notify.ts'
import type { Logger } from '../../lib/log.ts'

const CHANNEL = 'public_data_changed'
const SETTLE_MS = 250
/** Calls that change nothing which a visitor's page could show. */
const PRIVATE_CALLS = /^\/api\/(auth|reports|vitals|progress|account)\b/

/** Counts changes of data, here and on other replicas: pages made before a change check their data again. */
export interface DataChanges {
  version(): number
}

export async function watchDataChanges(
  app: FastifyInstance,
  { database, log }: { readonly database: Database; readonly log: Logger },
): Promise<DataChanges> {
  let version = 0
  let notifyTimer: ReturnType<typeof setTimeout> | null = null
  const notifyReplicas = () => {
    notifyTimer = null
    database
      .withPlatform((tx) => notify(tx, CHANNEL, ''))
      .catch((error: unknown) => log.error({ err: error }, 'could not notify other replicas of a change'))
  }
  const count = () => {
    version += 1
  }
  await database.listen(CHANNEL, count, count)
  // Counted before the response is sent: a user who sees "saved" and looks at once gets the new page.
  app.addHook('onSend', ({ method, url }, { statusCode }, _body, next) => {
    const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
    if (!isRead && statusCode < 400 && url.startsWith('/api/') && !PRIVATE_CALLS.test(url)) {
      count()
      notifyTimer ??= setTimeout(notifyReplicas, SETTLE_MS).unref()
    }
    next()
  })
  app.addHook('onClose', async () => {
    if (notifyTimer) clearTimeout(notifyTimer)
  })
  return { version: () => version }
}
