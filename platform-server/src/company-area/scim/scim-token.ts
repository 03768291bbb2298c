import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import type { Services } from '../../app/services.ts'
import type { Tx } from '../../lib/data/database.ts'
import { scimTokens } from '../../lib/data/schema/company/scim.ts'
import { companies } from '../../lib/data/schema/people.ts'
import { newToken, tokenHash } from '../../lib/keys/secret-token.ts'
import { companyWorkOf } from '../company-work.ts'
import { ScimRefusal } from './scim-refusal.ts'

/** Secret scanners find it. */
const PREFIX = 'scim_'
export const newScimToken = () => `${PREFIX}${newToken()}`

/** One synchronization is many requests: within this time they are one use. */
const ONE_USE_MS = 10 * 60_000

interface Provider {
  readonly company: { readonly id: number; readonly name: string }
  /** Of the token. */
  readonly name: string
}

const providers = new WeakMap<FastifyRequest, Provider>()

/** For `onRequest`: 401 without a token of a company of this tenant that is not revoked. */
export function requireScimToken({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): onRequestAsyncHookHandler {
  return async function requireOne(request, reply) {
    const [, token] = /^Bearer (scim_[\w-]{43})$/i.exec(request.headers.authorization ?? '') ?? []
    const found =
      token === undefined
        ? null
        : await database.withTenant(request.tenant.id, (tx) => useToken(tx, token, now()))
    if (!found) {
      reply.header('www-authenticate', 'Bearer realm="scim"')
      throw new ScimRefusal(401, 'The token is missing, unknown or revoked.')
    }
    providers.set(request, found)
  }
}

async function useToken(tx: Tx, token: string, now: Date): Promise<Provider | null> {
  const isIt = and(eq(scimTokens.tokenHash, tokenHash(token)), isNull(scimTokens.revokedAt))
  const [found] = await tx
    .select({ name: scimTokens.name, company: { id: companies.id, name: companies.name } })
    .from(scimTokens)
    .innerJoin(companies, eq(companies.id, scimTokens.companyId))
    .where(isIt)
  if (!found) return null
  const isNewUse = or(
    isNull(scimTokens.lastUsedAt),
    lt(scimTokens.lastUsedAt, new Date(now.getTime() - ONE_USE_MS)),
  )
  await tx.update(scimTokens).set({ lastUsedAt: now }).where(and(isIt, isNewUse))
  return found
}

/** Runs a change by the identity provider that `requireScimToken` let in, for the one company of its token. */
export function scimWork(options: MailingOptions) {
  return companyWorkOf(options, (request) => {
    const provider = providers.get(request)
    if (!provider) throw new Error('This route has no requireScimToken before its handler.')
    const { company, name } = provider
    return { company, actor: `SCIM: ${name}`, invitedBy: company.name }
  })
}
