import {
  CertificateCheck,
  CertificateCheckList,
  CertificateCheckRequest,
  verbatim,
} from '@platform/shared-contracts/http'
import { tenantName } from '@platform/shared-contracts/rules'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { RequestTenant } from '../app/request-context.ts'
import { refusals } from '../app/route-schema.ts'
import type { Services } from '../app/services.ts'
import type { Tx } from '../lib/data/database.ts'
import { readProof } from './read-proof.ts'
import { notFound, toCheck } from './certificate-answer.ts'
import { normalizeCode } from '../domain/certificates/certificate-code.rule.ts'
import { certificatesByCode } from '../domain/certificates/sql-certificates.ts'

const tags = ['Certificates']

/**
 * For everyone, such as guards at a site's gate: no login, no listing, and too few tries to find a code by guessing.
 */
export const verifyRoutes: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { database, now } },
) => {
  const check = (tenant: RequestTenant, codes: readonly string[]) =>
    database.withTenant(tenant.id, (tx) => checkCodes(tx, tenant, codes, now()))

  app.get(
    '/verify/:code',
    {
      schema: {
        tags,
        summary: 'Check whether a certificate is valid',
        params: z.object({ code: verbatim(40) }),
        response: { 200: CertificateCheck, ...refusals(429) },
      },
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
    },
    async ({ tenant, params }, reply) => {
      const [answer] = await check(tenant, [params.code])
      return reply.header('cache-control', 'no-store').send(answer ?? notFound(params.code, now()))
    },
  )

  app.post(
    '/verify',
    {
      schema: {
        tags,
        summary: 'Check up to 50 certificate codes at once; results are in the order of the codes',
        body: CertificateCheckRequest,
        response: { 200: CertificateCheckList, ...refusals(422, 429) },
      },
      config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
    },
    ({ tenant, body }) => check(tenant, body.codes),
  )
}

async function checkCodes(
  tx: Tx,
  tenant: RequestTenant,
  typed: readonly string[],
  now: Date,
): Promise<CertificateCheck[]> {
  const codes = typed.map(normalizeCode)
  const rows = await certificatesByCode(tx, codes)
  const proof = await readProof(
    tx,
    rows.map(({ userId }) => userId),
  )
  const issuer = tenantName(tenant.config)
  return codes.map((code) => {
    const row = rows.find((one) => one.code === code)
    if (!row) return notFound(code, now)
    return toCheck(row, { ...proof, now, issuer })
  })
}
