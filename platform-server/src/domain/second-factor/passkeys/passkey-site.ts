import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../../app/services.ts'
import { tenantHosts } from '../../../lib/data/schema/tenants.ts'
import { ProblemError } from '../../../lib/problem.ts'
import { siteUrl } from '../../../lib/network/site-url.ts'

/** What a passkey is bound to: WebAuthn calls the host RP ID. */
export interface PasskeySite {
  readonly host: string
  readonly origin: string
}

export type FindPasskeySite = (request: FastifyRequest) => Promise<PasskeySite | null>

/**
 * The host that the visitor is on, if it is one of the tenant's own. A Host header may contain anything, so it only
 * chooses among those.
 */
export function createPasskeySite({
  config,
  database,
}: Pick<Services, 'config' | 'database'>): FindPasskeySite {
  return async ({ hostname, protocol, tenant }) => {
    const host = hostname.toLowerCase().replace(/\.$/, '')
    const isOwn = and(eq(tenantHosts.host, host), eq(tenantHosts.tenantId, tenant.id))
    const [known] = await database.withPlatform((tx) =>
      tx.select({ host: tenantHosts.host }).from(tenantHosts).where(isOwn),
    )
    if (!known) return null
    return { host, origin: new URL(siteUrl({ protocol, host, port: config.publicPort }, '/')).origin }
  }
}

export const unknownHost = () => new ProblemError(409, 'unknown-host')
