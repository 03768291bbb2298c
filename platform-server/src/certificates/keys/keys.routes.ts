import { CertificateKeyList, PublicSigningKey, verbatim } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import { refusals } from '../../app/route-schema.ts'
import type { CertificateSigning } from '../../domain/certificates/signing/certificate-signing.ts'
import { publicJwk, toCertificateKey } from '../../domain/certificates/signing/signing-key.ts'
import { ProblemError } from '../../lib/problem.ts'

const tags = ['Certificates']

/** The public keys, for everyone: the page that shows them, and verifiers that follow the `kid` of a badge. */
export const keysRoutes: FastifyPluginAsyncZod<{ signing: CertificateSigning }> = async (
  app,
  { signing },
) => {
  app.get(
    '/certificate-keys',
    {
      schema: {
        tags,
        summary: 'List the public keys that sign certificates, the one in use first',
        response: { 200: CertificateKeyList },
      },
    },
    async (_, reply) => {
      const keys = await signing.published()
      return reply.header('cache-control', 'public, max-age=300').send(keys.map(toCertificateKey))
    },
  )

  app.get(
    '/certificate-keys/:kid',
    {
      schema: {
        tags,
        summary: 'One public key as a JWK',
        params: z.object({ kid: verbatim(100) }),
        response: { 200: PublicSigningKey, ...refusals(404) },
      },
    },
    async ({ params }, reply) => {
      const key = (await signing.published()).find(({ kid }) => kid === params.kid)
      if (!key) throw new ProblemError(404, 'signing-key-not-found')
      return reply.header('cache-control', 'public, max-age=300').send(publicJwk(key))
    },
  )
}
