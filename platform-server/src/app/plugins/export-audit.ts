import type { onSendAsyncHookHandler } from 'fastify'
import { recordAudit } from '../../lib/data/audit.ts'
import type { Database } from '../../lib/data/database.ts'
import type { SignedIn } from '../request-context.ts'

const FILE_NAME = /filename\*?=(?:UTF-8'')?"?([^";]+)/

/** Their files hold rows of many tenants, so the entry belongs to no tenant. */
const isPlatformRoute = (url: string) => url.startsWith('/api/operators/')

/**
 * For `onSend`: records every file that a signed-in user downloads, before its first byte leaves. A file that cannot be
 * recorded is not sent.
 */
export function auditExports(database: Database): onSendAsyncHookHandler {
  return async function auditExport({ signedIn, method, routeOptions, url }, reply, payload) {
    const disposition = String(reply.getHeader('content-disposition') ?? '')
    const isFile = reply.statusCode === 200 && disposition.startsWith('attachment')
    if (!signedIn || !isFile || method === 'HEAD') return payload
    const route = routeOptions.url ?? url
    try {
      await record(database, signedIn, { file: fileNameIn(disposition), route })
    } catch (error) {
      reply.removeHeader('content-disposition')
      throw error
    }
    return payload
  }
}

async function record(
  database: Database,
  { tenantId, userId, email }: SignedIn,
  after: { readonly file: string; readonly route: string },
): Promise<void> {
  const entry = { actor: email, action: 'export.download', subject: `user/${userId}`, after } as const
  if (isPlatformRoute(after.route))
    return database.withPlatform((tx) => recordAudit(tx, { ...entry, tenantId: null }))
  await database.withTenant(tenantId, (tx) => recordAudit(tx, { ...entry, tenantId }))
}

function fileNameIn(disposition: string): string {
  const name = FILE_NAME.exec(disposition)?.[1] ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    // A name with a percent sign of its own.
    return name
  }
}
