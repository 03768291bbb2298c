import { randomUUID } from 'node:crypto'
import {
  NewScimToken,
  SCIM_TOKENS_MAX,
  ScimAccess,
  ScimTokenRequest,
  type ScimToken,
} from '@platform/shared-contracts/http'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { requireProof } from '../../app/request-context.ts'
import { BEARER, refusals } from '../../app/route-schema.ts'
import type { MailingOptions } from '../../app/tenant-mailer.ts'
import { requireCompanyManager } from '../../domain/company-people/managed-company.ts'
import { recordAudit } from '../../lib/data/audit.ts'
import { scimTokens } from '../../lib/data/schema/company/scim.ts'
import { tokenHash } from '../../lib/keys/secret-token.ts'
import { ProblemError } from '../../lib/problem.ts'
import { companyWork, type CompanyWork } from '../company-work.ts'
import { scimAddress } from './scim-address.ts'
import { lockCompany } from './sql-scim-users.ts'
import { newScimToken } from './scim-token.ts'

const own = { tags: ['Company managers'], security: BEARER }
const LIST = {
  ...own,
  summary: 'List the SCIM tokens of my company, without their secrets',
  response: { 200: ScimAccess, ...refusals(401, 403) },
}
const MAKE = {
  ...own,
  summary: 'Make a SCIM token for the identity provider of my company; it is shown once',
  body: ScimTokenRequest,
  response: { 201: NewScimToken, ...refusals(401, 403, 409, 422, 429) },
}
const REVOKE = {
  ...own,
  summary: 'Revoke a SCIM token of my company',
  params: z.object({ id: z.uuid() }),
  response: { 204: z.null(), ...refusals(401, 403, 404) },
}
const LIMIT = { rateLimit: { max: 30, timeWindow: '1 minute' } }

/** Tokens with which identity providers reach the people of the caller's company. */
export const scimTokensRoutes: FastifyPluginAsyncZod<MailingOptions> = async (app, options) => {
  const { config, database, now } = options.services
  const inWork = companyWork(options)
  app.addHook('onRequest', requireCompanyManager(database))

  app.get('/company/scim-tokens', { schema: LIST }, (request) =>
    inWork(request, async (work) => ({
      baseUrl: scimAddress(config, request.tenant),
      tokens: await tokensOf(work),
    })),
  )

  app.post(
    '/company/scim-tokens',
    { schema: MAKE, config: LIMIT, preHandler: requireProof(now) },
    async (request, reply) => {
      const token = await inWork(request, (work) => makeToken(work, request.body))
      return reply.code(201).send({ name: request.body.name, token })
    },
  )

  app.delete('/company/scim-tokens/:id', { schema: REVOKE }, async (request, reply) => {
    await inWork(request, (work) => revokeToken(work, request.params.id))
    return reply.code(204).send(null)
  })
}

async function tokensOf({ tx, company }: CompanyWork): Promise<ScimToken[]> {
  const rows = await tx
    .select()
    .from(scimTokens)
    .where(eq(scimTokens.companyId, company.id))
    .orderBy(sql`${scimTokens.revokedAt} is not null`, desc(scimTokens.createdAt), scimTokens.id)
  return rows.map(({ id, name, createdBy, createdAt, lastUsedAt, revokedBy, revokedAt }) => ({
    ...{ id, name, createdBy, revokedBy },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }))
}

async function makeToken(work: CompanyWork, { name }: ScimTokenRequest): Promise<string> {
  const { tx, request, company, actor, at } = work
  await lockCompany(work)
  const isActive = and(eq(scimTokens.companyId, company.id), isNull(scimTokens.revokedAt))
  if ((await tx.$count(scimTokens, isActive)) >= SCIM_TOKENS_MAX)
    throw new ProblemError(409, 'too-many-scim-tokens', { values: { limit: SCIM_TOKENS_MAX } })
  const token = newScimToken()
  const made = { tokenHash: tokenHash(token), createdBy: actor, createdAt: at }
  const tenantId = request.tenant.id
  await tx
    .insert(scimTokens)
    .values({ id: randomUUID(), ...{ tenantId, companyId: company.id, name }, ...made })
  await audit(work, 'scim-token.create', name)
  return token
}

async function revokeToken(work: CompanyWork, id: string): Promise<void> {
  const { tx, company, actor, at } = work
  const [row] = await tx
    .update(scimTokens)
    .set({ revokedBy: actor, revokedAt: at })
    .where(and(eq(scimTokens.id, id), eq(scimTokens.companyId, company.id), isNull(scimTokens.revokedAt)))
    .returning()
  if (!row) throw new ProblemError(404, 'scim-token-not-found')
  await audit(work, 'scim-token.revoke', row.name)
}

function audit(
  { tx, request, company, actor }: CompanyWork,
  action: 'scim-token.create' | 'scim-token.revoke',
  name: string,
) {
  const after = { name, company: company.name }
  const subject = `company/${company.id}`
  return recordAudit(tx, { tenantId: request.tenant.id, actor, subject, action, after })
}
