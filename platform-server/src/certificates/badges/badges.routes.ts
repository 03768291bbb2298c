import { BadgeIssuer, BadgeRevocationList } from '@platform/shared-contracts/http'
import { isNotNull } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Services } from '../../app/services.ts'
import { certificateUrn } from '../../domain/certificates/signing/sign-certificate.ts'
import { certificates } from '../../lib/data/schema/training/certificates.ts'
import type { SignerOf } from '../signer-of.ts'
import { issuerProfile, revocationListUrl } from './badge.rule.ts'
import { issuerOf } from './sign-badge.ts'

const tags = ['Badges']

interface Options {
  readonly services: Pick<Services, 'database'>
  readonly signerOf: SignerOf
}

/** What a verifier of badges follows from a badge: who issued it, and what was revoked. For everyone. */
export const badgesRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { services: { database }, signerOf },
) => {
  app.get(
    '/badges/issuer',
    {
      schema: {
        tags,
        summary: 'The issuer profile of this tenant (Open Badges 3.0)',
        response: { 200: BadgeIssuer },
      },
    },
    ({ tenant }) => issuerProfile(issuerOf(signerOf(tenant))),
  )

  app.get(
    '/badges/revocations',
    {
      schema: {
        tags,
        summary: 'Ids of the badges that were revoked (1EdTech revocation list), without names or reasons',
        response: { 200: BadgeRevocationList },
      },
    },
    async ({ tenant }) => {
      const issuer = issuerOf(signerOf(tenant))
      const revoked = await database.withTenant(tenant.id, (tx) =>
        tx.select({ id: certificates.id }).from(certificates).where(isNotNull(certificates.revokedAt)),
      )
      return {
        id: revocationListUrl(issuer.site),
        issuer: issuerProfile(issuer).id,
        revokedCredentials: revoked.map(({ id }) => ({ id: certificateUrn(id), revoked: true })),
      }
    },
  )
}
