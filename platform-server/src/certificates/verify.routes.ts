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
import {
  signatureOf,
  signedCertificate,
  type Signer,
} from '../domain/certificates/signing/sign-certificate.ts'
import type { StoredSigningKey } from '../domain/certificates/signing/sql-signing-keys.ts'
import type { SignerOf } from './signer-of.ts'
import { normalizeCode } from '../domain/certificates/certificate-code.rule.ts'
import { certificatesByCode } from '../domain/certificates/sql-certificates.ts'

const tags = ['Certificates']

interface Options {
  readonly services: Services
  readonly signerOf: SignerOf
}

interface Checker {
  readonly signer: Signer
  readonly keys: readonly StoredSigningKey[]
}

/**
 * For everyone, such as guards at a site's gate: no login, no listing, and too few tries to find a code by guessing.
 */
export const verifyRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { services: { database, now }, signerOf },
) => {
  const check = async (tenant: RequestTenant, codes: readonly string[]) => {
    const signer = signerOf(tenant)
    const keys = await signer.signing.published()
    return database.withTenant(tenant.id, (tx) => checkCodes(tx, codes, { signer, keys }))
  }

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
  typed: readonly string[],
  { signer, keys }: Checker,
): Promise<CertificateCheck[]> {
  const codes = typed.map(normalizeCode)
  const rows = await certificatesByCode(tx, codes)
  const proof = await readProof(
    tx,
    rows.map(({ userId }) => userId),
  )
  const { now } = signer
  const context = { ...proof, now, issuer: tenantName(signer.tenant.config) }
  const answers = new Map<string, CertificateCheck>()
  for (const row of rows) {
    const signature = await signatureOf(row, await signedCertificate(tx, row, signer), keys)
    answers.set(row.code, toCheck(row, { ...context, signature }))
  }
  return codes.map((code) => answers.get(code) ?? notFound(code, now))
}
