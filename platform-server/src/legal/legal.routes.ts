import { LEGAL_KINDS, LegalDocument } from '@platform/shared-contracts/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod/mini'
import type { Services } from '../app/services.ts'
import { currentLegalDocument } from '../domain/legal/legal-documents.ts'
import { fillPlaceholders } from './legal-wording.rule.ts'

export const legalRoutes: FastifyPluginAsyncZod<Pick<Services, 'database' | 'now'>> = async (
  app,
  { database, now },
) => {
  app.get(
    '/legal/:kind',
    { schema: { params: z.object({ kind: z.enum(LEGAL_KINDS) }), response: { 200: LegalDocument } } },
    async ({ tenant, params }) => {
      const document = await database.withTenant(tenant.id, (tx) =>
        currentLegalDocument(tx, tenant.id, params.kind, now()),
      )
      return fillPlaceholders(document, tenant.config)
    },
  )
}
